import SourceFacts
import SourceText
import SwiftSyntax

/// Reads literals that hold expressions: texts with interpolations, tuples, arrays, dictionaries.
struct LiteralReader: GrammarReader {
  let here: BodyContext

  /// Reads the interpolations of a text.
  func read(_ node: StringLiteralExprSyntax) -> Operand {
    for case .expressionSegment(let segment) in node.segments {
      for argument in segment.expressions { expressions.read(argument.expression) }
    }
    return .stringLiteral
  }

  /// Reads a tuple; of parentheses around one expression what they hold.
  func read(_ node: TupleExprSyntax, expecting expectation: Expectation) -> Operand {
    if node.elements.count == 1, let only = node.elements.first {
      return expressions.read(only.expression, expecting: expectation)
    }
    var elements: [Operand] = []
    for (position, element) in node.elements.enumerated() {
      let first = freeBindings.count
      elements.append(
        expressions.read(
          element.expression, expecting: self.expectation(ofPart: position, of: expectation)))
      // Names bound by `case (let a, let b)` get their values from the parts of the matched tuple.
      if case .sameAs(let value) = expectation {
        freeBindings.tie(first..<freeBindings.count, toPart: position, of: Operand(value))
      }
    }
    var tuple = fact(.tuple, at: node, arguments: elements)
    if node.elements.contains(where: { $0.label != nil }) {
      tuple.labels = build.list(
        node.elements.map { element in OptionalID(element.label.map { name($0) }) })
    }
    return build.addOperand(tuple)
  }

  /// What types an element of a tuple when the whole is matched with a tuple or has a written type.
  private func expectation(ofPart position: Int, of whole: Expectation) -> Expectation {
    switch whole {
    case .sameAs(let value) where build[value].kind == .tuple:
      let parts = build[build[value].arguments]
      return position < parts.count
        ? Expectation(sameAs: parts[parts.startIndex + position]) : .unknown
    case .writtenType(let type):
      return Expectation(type: types.part(position, of: type))
    default: return .unknown
    }
  }

  /// Reads an array.
  func read(_ node: ArrayExprSyntax, expecting expectation: Expectation) -> Operand {
    if node.elements.isEmpty { return .none }
    let element = self.expectation(ofElement: 0, in: context(expectation))
    let elements = node.elements.map { expressions.read($0.expression, expecting: element) }
    return add(.array, at: node, arguments: elements)
  }

  /// Reads a dictionary.
  func read(_ node: DictionaryExprSyntax, expecting expectation: Expectation) -> Operand {
    guard case .elements(let elements) = node.content else { return .none }
    let whole = context(expectation)
    let key = self.expectation(ofElement: 1, in: whole)
    let value = self.expectation(ofElement: 2, in: whole)
    let arguments = elements.flatMap {
      [
        expressions.read($0.key, expecting: key), expressions.read($0.value, expecting: value),
      ]
    }
    return add(.dictionary, at: node, arguments: arguments)
  }

  /// What types the elements of a collection, or the keys (1) or values (2) of a dictionary.
  private func expectation(ofElement part: Int, in whole: ID<ContextFact>?) -> Expectation {
    whole.map { .context(build.add(ContextFact(.element(of: $0, part: part)))) } ?? .unknown
  }
}

import SourceFacts
import SourceText
import SwiftSyntax

/// Reads `a op b op c` without folding it: assignments and ternaries are split off, casts bind to
/// the operand before them.
///
/// Folding would need the precedence of operators that other files declare. Nothing recurses along
/// a sequence, which may be long.
struct SequenceReader: GrammarReader {
  let here: BodyContext

  /// Reads the elements of a sequence; returns what types the whole.
  func read(
    _ elements: [ExprSyntax], expecting expectation: Expectation
  ) -> Operand {
    var expectation = expectation
    var start = 0
    var isAssignment = false
    var ternary: ExprSyntax?
    var results: [Operand] = []
    for (position, element) in elements.enumerated() {
      if element.is(AssignmentExprSyntax.self) {
        isAssignment = true
        let target = readOperands(elements[start..<position], expecting: .unknown)
        build.markAssigned(target)
        expectation = Expectation(sameAs: target)
        start = position + 1
      } else if let node = element.as(UnresolvedTernaryExprSyntax.self) {
        ternary = ternary ?? element
        readOperands(elements[start..<position], expecting: .unknown)
        results.append(expressions.read(node.thenExpression, expecting: expectation))
        start = position + 1
      }
    }
    let last = readOperands(elements[start...], expecting: expectation)
    if isAssignment { return .none }
    guard let ternary else { return last }
    return expressions.add(results + [last], at: ternary)
  }

  @discardableResult
  private func readOperands(
    _ elements: ArraySlice<ExprSyntax>, expecting expectation: Expectation
  ) -> Operand {
    guard let first = elements.first else { return .none }
    if elements.count == 1 { return expressions.read(first, expecting: expectation) }
    var sequence = OperatorSequence(
      expectation: elements.contains { $0.decides } ? .unknown : expectation)
    for element in elements { readPart(element, of: &sequence) }
    let parts = sequence.parts
    typeOperandsInFront(of: parts)
    if parts.count == 1 { return parts[0] }
    guard let known = parts.lazy.compactMap(\.expression).first else { return .none }
    return build.addOperand(
      ExpressionFact(
        .sequence, condition: build.condition, offset: build[known].offset, owner: build.owner,
        arguments: build.list(parts)))
  }

  private func readPart(_ element: ExprSyntax, of sequence: inout OperatorSequence) {
    switch element.as(ExprSyntaxEnum.self) {
    case .binaryOperatorExpr(let node):
      sequence.joins = node.operator.text == "&&" || node.operator.text == "||"
      if text.isCompoundAssignment(node.operator), let target = sequence.parts.last {
        build.markAssigned(target)
      }
      sequence.parts.append(Operand(expressions.readOperator(node.operator)))
    case .unresolvedAsExpr(let node):
      sequence.cast = node
      if let mark = node.questionOrExclamationMark, mark.tokenKind == .exclamationMark {
        addCode(.forceCast, at: mark)
      }
    case .unresolvedIsExpr: sequence.isTest = true
    case .typeExpr(let node) where sequence.cast != nil || sequence.isTest:
      finishCast(to: types.read(node.type), in: &sequence)
    case .arrowExpr(let node):
      if let thrown = node.effectSpecifiers?.throwsClause?.type { types.read(thrown) }
      sequence.parts.append(.none)
    default:
      sequence.firstBinding = freeBindings.count
      let expected = sequence.expectedNext
      sequence.parts.append(expressions.read(element, expecting: expected))
    }
  }

  private func finishCast(to type: ID<TypeFact>, in sequence: inout OperatorSequence) {
    let operand = sequence.parts.popLast() ?? Operand.none
    if let node = sequence.cast {
      var cast = fact(.cast(operand, to: type), at: node)
      if node.questionOrExclamationMark?.text == "?" { cast.marks.insert(.isOptional) }
      sequence.parts.append(build.addOperand(cast))
      // `case let name as T`: the name has that type.
      freeBindings.giveType(type, since: sequence.firstBinding)
    } else {
      sequence.parts.append(.booleanLiteral)
    }
    sequence.cast = nil
    sequence.isTest = false
  }

  /// `.a == x`: an implicit member in front has the type of the operand behind.
  private func typeOperandsInFront(of parts: [Operand]) {
    for position in stride(from: 0, to: parts.count - 2, by: 2) {
      guard let next = parts[position + 2].expression,
        let member = implicitMember(leading: parts[position]), build[member].context == nil
      else { continue }
      build[member].form = .implicitMember(context: context(.sameAs(next)))
    }
  }

  /// The implicit member that a chain begins with, or `nil`. It ends since a base has a smaller
  /// index than what is made from it.
  private func implicitMember(leading expression: Operand) -> ID<ExpressionFact>? {
    var operand = expression
    while let place = operand.expression {
      switch build[place].form {
      case .implicitMember: return place
      case .member(let base), .call(let base, _), .subscript(let base), .forceUnwrap(let base),
        .optionalChain(let base):
        operand = base
      default: return nil
      }
    }
    return nil
  }
}

extension ExprSyntax {
  /// Whether an operator makes a Boolean, whatever its operands are.
  fileprivate var decides: Bool {
    guard let node = self.as(BinaryOperatorExprSyntax.self) else {
      return self.is(UnresolvedIsExprSyntax.self)
    }
    switch node.operator.text {
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", "&&", "||": return true
    default: return false
    }
  }
}

/// Operands and operators read so far.
private struct OperatorSequence {
  /// What types the whole, unless an operator makes a Boolean of it.
  var expectation: Expectation
  /// Operands and operators in turn.
  var parts: [Operand] = []
  /// The cast whose type comes next.
  var cast: UnresolvedAsExprSyntax?
  /// Whether the type of an `is` comes next.
  var isTest = false
  /// Whether the last operator is `&&` or `||`, whose operands do not type each other.
  var joins = false
  /// How many free bindings there were in front of the last operand.
  var firstBinding = 0

  /// What types the next operand: the one before it, where there is one.
  var expectedNext: Expectation {
    guard parts.count >= 2 else { return expectation }
    return joins ? .unknown : parts[parts.count - 2].expression.map { .sameAs($0) } ?? expectation
  }
}

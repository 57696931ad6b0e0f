import ArchModel
import SwiftSyntax

/// Where the names of a pattern get their values from.
struct PatternSource {
  /// The expression matched, or a negative constant.
  var value: ExpressionIndex
  /// How a name gets its value from it.
  var source: BindingFact.Source
  /// The type written behind the pattern, or -1.
  var type: TypeIndex
  /// The element's number, for `part`.
  var position: Int32 = 0
}

extension SwiftFileReader {
  /// Binds the names of a pattern and lowers the expressions and types in it.
  func readPattern(_ pattern: PatternSyntax, _ source: PatternSource) {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node):
      let nameID = name(node.identifier)
      if nameID == known.selfValue { return }
      bind(
        nameID, offset: offset(node.identifier), type: source.type,
        value: source.value, source: source.source, position: source.position)
    case .tuplePattern(let node):
      readTuplePattern(node, source)
    case .valueBindingPattern(let node):
      readPattern(node.pattern, source)
    case .expressionPattern(let node):
      readExpression(
        node.expression, expecting: source.value == -1 ? .unknown : .sameAs(source.value))
    case .isTypePattern(let node):
      readType(node.type)
    case .missingPattern, .wildcardPattern: break
    }
  }

  private func readTuplePattern(_ node: TuplePatternSyntax, _ source: PatternSource) {
    if node.elements.count == 1, let only = node.elements.first {
      readPattern(only.pattern, source)
      return
    }
    var value = source.value
    // An element of a sequence of tuples: name the element first, then take its parts.
    if source.source == .element || source.source == .unwrapped, value != -1 {
      let whole = bind(
        known.underscore, offset: offset(node), type: source.type, value: value,
        source: source.source)
      value = addExpression(
        ExpressionFact(
          kind: .local, condition: condition, offset: offset(node), owner: owner, base: whole))
    }
    for (position, element) in node.elements.enumerated() {
      readPattern(
        element.pattern,
        PatternSource(
          value: value, source: .part, type: partType(position, of: source.type),
          position: Int32(position)))
    }
  }

  /// The written type of one element of a written tuple type, or -1.
  private func partType(_ position: Int, of type: TypeIndex) -> TypeIndex {
    guard type >= 0, facts.types[Int(type)].kind == .tuple else { return -1 }
    let parts = facts[facts.types[Int(type)].parts]
    return position < parts.count ? parts[parts.startIndex + position] : -1
  }

  /// Lowers `let` and `var` in a function: the names are local.
  func readLocalVariables(_ node: VariableDeclSyntax) {
    for case .attribute(let attribute) in node.attributes { readAttributeUse(attribute) }
    for binding in node.bindings {
      let type = binding.typeAnnotation.map { readType($0.type) } ?? -1
      var value: ExpressionIndex = -1
      if let initializer = binding.initializer?.value {
        value = readExpression(
          initializer, expecting: type >= 0 ? .writtenType(type) : .unknown)
      }
      readPattern(binding.pattern, PatternSource(value: value, source: .whole, type: type))
      if let block = binding.accessorBlock { readAccessors(block, type: type) }
    }
  }
}

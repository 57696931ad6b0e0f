import SourceFacts
import SourceText

extension FileFacts {
  /// All that the file names without declaring it: types and the longest chains of expressions, by
  /// place. O(types + expressions).
  var writtenReferences: [WrittenReference] {
    (typeReferences + chainReferences).sorted {
      ($0.offset, $0.role.rawValue, $0.chain) < ($1.offset, $1.role.rawValue, $1.chain)
    }
  }

  private var typeReferences: [WrittenReference] {
    var isBase = Column<TypeFact, Bool>(repeating: false, count: types.count)
    for fact in types where fact.kind == .member {
      if let base = fact.base { isBase[base] = true }
    }
    return types.ids.compactMap { index in
      let fact = types[index]
      guard fact.name != nil, !isBase[index] else { return nil }
      return WrittenReference(
        chain: written(type: index), role: fact.role, offset: fact.offset,
        owner: fact.owner, condition: fact.condition)
    }
  }

  private var chainReferences: [WrittenReference] {
    var isLink = [Bool](repeating: false, count: expressions.count)
    for fact in expressions where fact.kind.isLink && fact.base >= 0 {
      isLink[Int(fact.base)] = true
    }
    return expressions.indices.compactMap { isLink[$0] ? nil : chain(endingAt: $0) }
  }

  /// The chain that an expression ends; `nil` for one that names nothing.
  private func chain(endingAt last: Int) -> WrittenReference? {
    var parts: [String] = []
    var named: ExpressionFact?
    var current = ExpressionIndex(last)
    // Chains can be long, so they are followed without recursion.
    while current >= 0 {
      let fact = expressions[Int(current)]
      parts.append(written(link: fact))
      if named == nil, fact.name != nil, fact.kind != .local { named = fact }
      current = fact.kind.isLink ? fact.base : 0
      if !fact.kind.isLink { break }
    }
    if current < 0 { parts.append(Self.literal(current)) }
    return named.map { fact in
      WrittenReference(
        chain: parts.reversed().joined(), role: fact.role, offset: fact.offset, owner: fact.owner,
        condition: fact.condition)
    }
  }

  /// One part of a chain, without what stands before it.
  private func written(link fact: ExpressionFact) -> String {
    switch fact.kind {
    case .name, .operator: return written(name: fact)
    case .local: return fact.base < 0 ? "_" : word(bindings[Int(fact.base)].name)
    case .member, .implicitMember: return "." + written(name: fact)
    case .call: return "(\(labels(of: fact)))"
    case .subscript: return "[\(labels(of: fact))]"
    case .selfValue: return "self"
    case .selfType: return "Self"
    case .superValue: return "super"
    case .type: return written(type: fact.type)
    case .forceUnwrap: return "!"
    case .optionalChain: return "?"
    case .macro: return "#\(written(name: fact))(\(labels(of: fact)))"
    case .closure: return "{…}"
    case .array, .dictionary: return "[…]"
    case .tuple, .cast, .sequence, .keyPath, .branches: return "(…)"
    }
  }

  private func written(name fact: ExpressionFact) -> String {
    var text = (fact.marks.contains(.isProjected) ? "$" : "") + word(fact.name)
    if fact.marks.contains(.isCompoundName) { text += "(\(labels(of: fact)))" }
    if !fact.typeArguments.isEmpty {
      text += "<\(self[fact.typeArguments].map { written(type: $0) }.joined(separator: ", "))>"
    }
    return text
  }

  private func labels(of fact: ExpressionFact) -> String {
    self[fact.labels].map { $0.isNone ? "_:" : word($0.id) + ":" }.joined()
  }

  private static func literal(_ index: ExpressionIndex) -> String {
    switch index {
    case ExpressionFact.integerLiteral: "0"
    case ExpressionFact.floatLiteral: "0.0"
    case ExpressionFact.stringLiteral: "\"\""
    case ExpressionFact.booleanLiteral: "true"
    case ExpressionFact.nilLiteral: "nil"
    default: "(…)"
    }
  }
}

extension ExpressionFact.Kind {
  /// Whether it goes on from the operand in `base`, as a chain does.
  fileprivate var isLink: Bool {
    switch self {
    case .member, .call, .subscript, .forceUnwrap, .optionalChain: true
    default: false
    }
  }
}

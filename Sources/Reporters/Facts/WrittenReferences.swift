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
    var isLink = Column<ExpressionFact, Bool>(repeating: false, count: expressions.count)
    for fact in expressions where fact.kind.isLink {
      if let base = fact.base.expression { isLink[base] = true }
    }
    return expressions.ids.compactMap { isLink[$0] ? nil : chain(endingAt: $0) }
  }

  /// The chain that an expression ends; `nil` for one that names nothing.
  private func chain(endingAt last: ID<ExpressionFact>) -> WrittenReference? {
    var parts: [String] = []
    var named: ExpressionFact?
    var current: Operand? = Operand(last)
    // Chains can be long, so they are followed without recursion.
    while let operand = current {
      current = nil
      guard let expression = operand.expression else {
        parts.append(Self.literal(operand))
        break
      }
      let fact = expressions[expression]
      if fact.kind == .operator, language != .swift, isSilent(fact) || !parts.isEmpty {
        // In front of a member an operator of C++ stands between parentheses.
        parts.append("(…)")
        break
      }
      parts.append(written(link: fact))
      if named == nil, fact.name != nil, fact.kind != .local { named = fact }
      if fact.kind.isLink { current = fact.base }
    }
    return named.map { fact in
      WrittenReference(
        chain: parts.reversed().joined(), role: fact.role, offset: fact.offset, owner: fact.owner,
        condition: fact.condition)
    }
  }

  /// Whether what stands as an operator of C++ is none that could be named: a loop, `new`.
  private func isSilent(_ fact: ExpressionFact) -> Bool {
    let name = word(fact.name)
    return name == "for" || name == "operator new"
  }

  /// One part of a chain, without what stands before it.
  private func written(link fact: ExpressionFact) -> String {
    switch fact.form {
    case .name, .operator: return written(name: fact)
    case .local(let binding): return word(bindings[binding].name)
    case .member, .implicitMember: return "." + written(name: fact)
    case .call: return "(\(labels(of: fact)))"
    case .subscript: return "[\(labels(of: fact))]"
    case .selfValue: return "self"
    case .selfType: return "Self"
    case .superValue: return "super"
    case .type(let type): return written(type: type)
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

  private static func literal(_ operand: Operand) -> String {
    switch operand {
    case .integerLiteral: "0"
    case .floatLiteral: "0.0"
    case .stringLiteral: "\"\""
    case .booleanLiteral: "true"
    case .nilLiteral: "nil"
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

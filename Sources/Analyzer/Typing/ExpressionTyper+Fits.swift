import SourceFacts
extension ExpressionTyper {
  func fit(_ argument: ExpressionIndex, _ parameter: ValueType) -> Fit {
    let parameter = algebra.expanded(parameter)
    if parameter.isUnknown { return .possible }
    if argument == ExpressionFact.nilLiteral {
      return parameter.kind == .optional || parameter.isOpen ? .possible : .impossible
    }
    let wanted = parameter.unwrapped
    guard argument >= 0 else { return literalFit(argument, wanted) }
    if wanted.kind == .function, wanted.parameters.isEmpty,
      facts.expressions[Int(argument)].kind != .closure
    {
      let value = leadsToImplicitMember(argument) ? .unknown : value(of: argument)
      if value.kind != .function { return typeFit(value, wanted.result) }
    }
    switch facts.expressions[Int(argument)].kind {
    case .closure:
      let parameters = list(facts.expressions[Int(argument)].arguments).count
      if wanted.kind == .function {
        let taken = wanted.parameters.count
        return taken != parameters && (parameters == 0 || taken != 1) ? .impossible : .exact
      }
      return wanted.kind == .nominal || wanted.kind == .tuple ? .impossible : .possible
    case .implicitMember: return implicitFit(argument, wanted)
    default:
      if leadsToImplicitMember(argument) { return .possible }
      return typeFit(value(of: argument), parameter)
    }
  }

  private func literalFit(_ literal: ExpressionIndex, _ wanted: ValueType) -> Fit {
    let type = literalType(literal)
    guard wanted.kind == .nominal, type.kind == .nominal else { return .possible }
    if wanted.symbol == type.symbol { return .exact }
    let others = [
      table.index.known.string, table.index.known.boolean, table.index.known.array,
      table.index.known.dictionary,
    ]
    return others.contains(wanted.symbol) || !canBeLiteral(wanted.symbol)
      ? .impossible : .possible
  }

  /// Whether a type of the project may be expressible by literals: by a protocol that it adopts or that is not known.
  private func canBeLiteral(_ type: SymbolIndex) -> Bool {
    let entry = table[type]
    if entry.isForeign || entry.kind == .protocol { return true }
    return table.types.lineage(of: type).contains { entry in
      let symbol = table[entry.type]
      return table.types.hasUnknownSupertype.contains(entry.type)
        || symbol.isForeign && table.names[symbol.name].hasPrefix("ExpressibleBy")
    }
  }

  /// Whether a type can have the member that is written with a point alone.
  private func implicitFit(_ argument: ExpressionIndex, _ wanted: ValueType) -> Fit {
    guard wanted.kind == .nominal, !table[wanted.symbol].isForeign else {
      return .possible
    }
    let fact = facts.expressions[Int(argument)]
    let found = members(query(fact, argument), of: wanted, isStatic: true, fact)
    return found.symbols.isEmpty && !found.isComplete ? .impossible : .possible
  }

  /// Whether typing an expression would ask for the call that it is an argument of.
  func leadsToImplicitMember(_ index: ExpressionIndex) -> Bool {
    var index = index
    while index >= 0 {
      let fact = facts.expressions[Int(index)]
      switch fact.kind {
      case .implicitMember: return true
      case .member, .call, .subscript, .forceUnwrap, .optionalChain: index = fact.base
      case .operator: index = list(fact.arguments).first ?? -1
      case .array, .dictionary, .tuple, .branches, .sequence:
        return list(fact.arguments).contains { part in
          part >= 0 && facts.expressions[Int(part)].kind == .implicitMember
        }
      default: return false
      }
    }
    return false
  }

  func typeFit(_ actual: ValueType, _ parameter: ValueType) -> Fit {
    let actual = algebra.expanded(actual)
    let parameter = algebra.expanded(parameter)
    if actual.isUnknown || actual.isPlaceholder || parameter.isUnknown || parameter.isPlaceholder {
      return .possible
    }
    if actual.kind == .optional, parameter.kind != .optional {
      return parameter.isOpen || parameter.kind == .external || isProtocol(parameter)
        ? .possible : .impossible
    }
    let (left, right) = (actual.unwrapped, parameter.unwrapped)
    switch (left.kind, right.kind) {
    case (.nominal, .nominal): return nominalFit(left, right)
    case (.external, .nominal):
      return table[right.symbol].isForeign || isProtocol(right)
        ? .possible : .impossible
    case (.external, .external): return left.symbol == right.symbol ? .exact : .possible
    case (.nominal, .external): return .possible
    case (.metatype, .metatype): return typeFit(left.arguments[0], right.arguments[0])
    case (.function, .function), (.tuple, .tuple): return .possible
    case (.function, .nominal), (.tuple, .nominal), (.nominal, .function), (.nominal, .tuple),
      (.metatype, .nominal), (.nominal, .metatype):
      return isProtocol(right) ? .possible : .impossible
    default: return .possible
    }
  }

  private func isProtocol(_ type: ValueType) -> Bool {
    type.kind == .nominal && table[type.symbol].kind == .protocol
  }

  private func nominalFit(_ actual: ValueType, _ parameter: ValueType) -> Fit {
    if actual.symbol == parameter.symbol {
      for (left, right) in zip(actual.arguments, parameter.arguments)
      where typeFit(left, right) == .impossible {
        return .impossible
      }
      return parameter.isOpen || actual.isOpen ? .possible : .exact
    }
    if table.types.isKind(actual.symbol, of: parameter.symbol) { return .possible }
    let (left, right) = (
      table[actual.symbol], table[parameter.symbol]
    )
    // What a foreign type conforms to, and what a foreign protocol is adopted by, is not all known.
    if left.isForeign, right.isForeign, right.kind == .protocol || left.unit < 0 || right.unit < 0 {
      return .possible
    }
    if right.isForeign, right.kind == .protocol { return .possible }
    // A superclass that is not known may inherit from another one that is not.
    let isOpen = right.isForeign && left.kind == .class
    return isOpen
      && table.types.lineage(of: actual.symbol).contains {
        table.types.hasUnknownSupertype.contains($0.type)
      }
      ? .possible : .impossible
  }
}

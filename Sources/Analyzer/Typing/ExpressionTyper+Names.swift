import SourceFacts
extension ExpressionTyper {
  /// The name that an expression writes, as look-up asks for it.
  func query(_ fact: ExpressionFact, _ index: ExpressionIndex) -> NameQuery {
    var query = NameQuery(
      name: fact.name < 0 ? -1 : table.declarations.name(fact.name, in: unit), unit: unit,
      isType: false)
    // The C family tells functions apart by their names; a selector holds its labels.
    if isCFamily { return query }
    let call = callOf[Int(index)]
    // The pattern of an enum case may leave its labels out.
    if call >= 0, fact.role != .pattern {
      query.call = shape(of: facts.expressions[Int(call)])
    } else if fact.marks.contains(.isCompoundName) {
      query.call = CallShape(labels: globalLabels(fact.labels), trailingClosures: 0)
    }
    return query
  }

  /// The labels of a call's arguments.
  func shape(of call: ExpressionFact) -> CallShape {
    var labels = globalLabels(call.labels)
    if wrapsInitialValue(call) { labels.insert(table.index.known.names.wrappedValue, at: 0) }
    guard call.marks.contains(.hasTrailingClosure) else {
      return CallShape(labels: labels, trailingClosures: 0)
    }
    // Trailing closures are the closures at the end; the first of them has no label.
    let closures = list(call.arguments).reversed().prefix { argument in
      argument >= 0 && facts.expressions[Int(argument)].kind == .closure
    }.count
    let unlabelled = labels.reversed().prefix(closures).firstIndex(of: -1)?.base
    let count = unlabelled.map { labels.count - $0 + 1 } ?? 1
    return CallShape(labels: labels, trailingClosures: max(1, count))
  }

  /// Whether a call is the attribute `@Wrapper(…)` of a variable whose initial value is its first argument, unwritten.
  func wrapsInitialValue(_ call: ExpressionFact) -> Bool {
    guard call.kind == .call, call.base >= 0, call.owner >= 0 else { return false }
    let base = facts.expressions[Int(call.base)]
    return base.kind == .type && facts.types[Int(base.base)].role == .attribute
      && facts.declarations[Int(call.owner)].marks.contains(.hasInitialValue)
  }

  private func globalLabels(_ labels: FactList) -> [GlobalName] {
    list(labels).map { label in
      guard label >= 0 else { return -1 }
      let name = table.declarations.name(label, in: unit)
      return name == table.declarations.underscore ? -1 : name
    }
  }

  /// The written generic arguments of an expression.
  func typeArguments(_ fact: ExpressionFact) -> [ValueType] {
    list(fact.typeArguments).map { algebra.written.value($0, in: unit) }
  }

  // MARK: Names without a base

  func typedName(_ fact: ExpressionFact, _ index: ExpressionIndex) -> ValueType {
    let query = query(fact, index)
    let owner = table.declarations.symbol(fact.owner, in: unit)
    switch table.lookUp(query, from: owner) {
    case .symbols(let found):
      let symbols = ofSelf(found, from: owner)
      let receiver = ownReceiver(symbols, fact)
      let chosen = chosen(
        overloads(symbols, query, of: receiver, for: index), for: index, receiver: nil)
      find(chosen, at: index, isMember: false, isProbable: false)
      return value(of: chosen, at: index, fact, receiver: receiver)
    case .module(let module): return ValueType(.module, module.index)
    case .externalModule: return ValueType(.externalModule)
    case .genericParameter(let parameter): return .metatype(ValueType(.parameter, parameter))
    case .local: return .metatype(ValueType(.external))
    case .nothing:
      if let storage = wrapperStorage(fact, from: owner) { return storage }
      miss(index, isMember: false, isComplete: true)
      return externalValue(query, fact, index)
    case .noFit:
      let value = externalValue(query, fact, index)
      miss(index, isMember: false, isComplete: callees[index] != nil)
      return value
    case .uncertain:
      miss(index, isMember: true, isComplete: false)
      return .unknown
    }
  }

  /// Of members that a value and its type have by one name those that `self` means where they are named without it.
  private func ofSelf(_ symbols: [SymbolIndex], from owner: SymbolIndex) -> [SymbolIndex] {
    guard symbols.count > 1, table[symbols[0]].parent >= 0 else { return symbols }
    var member = owner
    while member >= 0, case let parent = table[member].parent, parent >= 0,
      !table[parent].kind.isTypeContext
    {
      member = parent
    }
    guard member >= 0, !table[member].kind.isTypeContext else { return symbols }
    return preferred(symbols, isStatic: table[member].marks.contains(.isStatic))
  }

  /// The type of `self` where a member is named without it.
  private func ownReceiver(_ symbols: [SymbolIndex], _ fact: ExpressionFact) -> ValueType? {
    guard let first = symbols.first, table[first].parent >= 0 else { return nil }
    let own = selfType(fact.owner)
    return own.isUnknown ? nil : own
  }

  /// What a name means that no declaration of the project has: a type or function of the library, else a type of another
  /// module if it is written like one.
  private func externalValue(
    _ query: NameQuery, _ fact: ExpressionFact, _ index: ExpressionIndex
  ) -> ValueType {
    if let type = table.foreignType(named: query.name, seenFrom: unit) {
      let arguments = typeArguments(fact)
      return .metatype(
        type == table.index.known.optional && arguments.count == 1
          ? .optional(arguments[0])
          : table[type].kind == .typealias
            ? ValueType(.alias, type, arguments) : .nominal(type, arguments))
    }
    if !isCFamily, let functions = table.index.libraryFunctions[query.name] {
      let fitting = functions.filter { function in
        query.call.map { table.accepts(function, $0) } ?? true
      }
      if !fitting.isEmpty {
        let chosen = chosen(fitting, for: index, receiver: nil)
        return value(of: chosen, at: index, fact, receiver: nil)
      }
    }
    guard let first = facts.strings[Int(fact.name)].utf8.first,
      first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
    else { return .unknown }
    return .metatype(ValueType(.external, query.name))
  }
}

import DependencyModel
import SourceText

extension TypeAlgebra {
  /// What iterating over a type gives.
  func elementType(of type: ValueType) -> ValueType {
    let type = expanded(type).unwrapped
    guard let name = table.index.known.names.element else { return .unknown }
    let element = associatedType(name, of: type)
    return element.isUnknown ? openType(name, of: type) : element
  }

  /// The type that another one has for an associated type, unknown where nothing here says so.
  func associatedType(
    _ name: GlobalName, of type: ValueType, depth: Int = depthLimit
  ) -> ValueType {
    guard depth > 0, fuel.enter() else { return .unknown }
    defer { fuel.leave() }
    let type = expanded(type)
    switch type.kind {
    case .nominal: return witness(name, of: type, depth: depth - 1)
    case .composition:
      for part in type.arguments {
        let found = associatedType(name, of: part, depth: depth - 1)
        if !found.isUnknown { return found }
      }
      return .unknown
    case .selfType where table[type.symbol].kind != .protocol:
      let own = parameters(of: type.symbol).map { ValueType(.parameter, $0) }
      return witness(name, of: .nominal(type.symbol, own), depth: depth - 1)
    case .parameter, .associated, .selfType:
      for constraint in constraints(on: type) where constraint.kind == .nominal {
        let found = primary(name, of: constraint, depth: depth - 1)
        if found.isUnknown { continue }
        // `associatedtype Iterator: IteratorProtocol<Element>` speaks of the type that has the iterator.
        return type.kind == .associated
          ? replaced(found, by: Substitution(receiver: type.arguments[0]), depth: depth - 1)
          : found
      }
      return .unknown
    default: return .unknown
    }
  }

  /// The associated type itself, of a generic parameter whose argument is not known.
  func openType(_ name: GlobalName, of type: ValueType) -> ValueType {
    guard type.isOpen else { return .unknown }
    for constraint in constraints(on: type) where constraint.kind == .nominal {
      for entry in table.types.lineage(of: constraint.symbol) {
        let found = table.members[entry.type, name].first {
          table[$0].kind == .associatedType
        }
        if let found { return ValueType(.associated, found, [type]) }
      }
    }
    return .unknown
  }

  /// From what is surest to what is guessed: a parameter of that name, an argument in angle brackets, a member, the
  /// result of a witness, the element of an iterator, a superclass's argument. Each recursion has less depth left.
  private func witness(_ name: GlobalName, of type: ValueType, depth: Int) -> ValueType {
    guard fuel.enter() else { return .unknown }
    defer { fuel.leave() }
    let own = table.ownParameters(of: type.symbol)
    if let position = own.firstIndex(where: { table[$0].name == name }) {
      return position < type.arguments.count ? type.arguments[position] : .unknown
    }
    let primary = primary(name, of: type, depth: depth)
    if !primary.isUnknown { return primary }
    for entry in table.types.lineage(of: type.symbol) {
      for member in table.members[entry.type, name]
      where !isMemberOfOthers(member, than: type.symbol) {
        let found = memberType(member, of: type, depth: depth)
        if !found.isUnknown { return found }
      }
    }
    let inferred = inferredWitness(name, of: type, depth: depth)
    if !inferred.isUnknown { return inferred }
    if name == table.index.known.names.element {
      let known = table.index.known.names
      for iterator in [known.iterator, known.asyncIterator].compactMap(\.self) {
        let found = associatedType(
          name, of: witness(iterator, of: type, depth: depth), depth: depth)
        if !found.isUnknown { return found }
      }
    }
    if isMadeByMacro(name, of: type.symbol) { return type }
    // A superclass with that parameter, such as `class Users: List<User>`.
    for entry in table.types.lineage(of: type.symbol).dropFirst()
    where table.ownParameters(of: entry.type).contains(where: { table[$0].name == name }) {
      if let instance = instance(type, as: entry.type, depth: depth) {
        return associatedType(name, of: instance, depth: depth - 1)
      }
    }
    return .unknown
  }

  /// Whether a macro makes the type that an enum has for an associated type of a protocol from outside: `@Reducer` gives
  /// `State` and `Action` the cases of the enum itself.
  private func isMadeByMacro(_ name: GlobalName, of type: ID<Symbol>) -> Bool {
    table[type].kind == .enum && table.types.hasMacroSupertype.contains(type)
      && table.types.lineage(of: type).contains { entry in
        table[entry.type].isForeign
          && primaryAssociatedTypes(of: entry.type).contains(name)
      }
  }

  /// The types that a type with a macro has for what the macro's protocol leaves open: `State` and `Action` of a reducer.
  ///
  /// Of an enum of reducers the macro makes enums whose cases hold these, not the reducers themselves.
  func typesMadeByMacro(for type: ValueType) -> [ValueType] {
    guard type.kind == .nominal, table.types.hasMacroSupertype.contains(type.symbol) else {
      return []
    }
    return table.types.lineage(of: type.symbol).filter { table[$0.type].isForeign }
      .flatMap { primaryAssociatedTypes(of: $0.type) }
      .map { associatedType($0, of: type) }.filter { !$0.isUnknown && $0 != type }
  }

  /// The type that a member of a type is for an associated type of its name.
  private func memberType(
    _ member: ID<Symbol>, of type: ValueType, depth: Int
  ) -> ValueType {
    let symbol = table[member]
    switch symbol.kind {
    case .typealias:
      return replaced(
        expanded(ValueType(.alias, member)), by: substitution(for: member, receiver: type),
        depth: depth)
    case .associatedType where table[type.symbol].kind != .protocol:
      let fallback = written.value(table.declarations.fact(member).type, in: symbol.declaringUnit)
      return fallback.isUnknown
        ? .unknown
        : replaced(fallback, by: substitution(for: member, receiver: type), depth: depth)
    case let kind where kind.isNominalType:
      let nested = table.types.canonical(member)
      return .nominal(nested, arguments(of: nested, through: type))
    default: return .unknown
    }
  }

  /// A primary associated type that is given in angle brackets, as in `any Collection<Build>`.
  private func primary(_ name: GlobalName, of type: ValueType, depth: Int) -> ValueType {
    guard !type.arguments.isEmpty, table[type.symbol].kind == .protocol else {
      return .unknown
    }
    guard let position = primaryAssociatedTypes(of: type.symbol).firstIndex(of: name),
      position < type.arguments.count
    else { return .unknown }
    return type.arguments[position]
  }

  /// The names that a protocol has in angle brackets.
  func primaryAssociatedTypes(of type: ID<Symbol>) -> [GlobalName] {
    guard let unit = table[type].unit else { return [] }
    return table.declarations.list(table.declarations.fact(type).labels, in: unit).map {
      table.declarations.name($0, in: unit)
    }
  }

  /// The type that a requirement's witness shows: `next()` gives `Element?`, so what a type's own `next()` gives is its
  /// element.
  private func inferredWitness(_ name: GlobalName, of type: ValueType, depth: Int) -> ValueType {
    for entry in table.types.lineage(of: type.symbol)
    where table[entry.type].kind == .protocol {
      for requirement in written.requirements(giving: name, in: entry.type) {
        let found = witnessResult(of: requirement, in: type, depth: depth)
        if !found.isUnknown { return found }
      }
    }
    return .unknown
  }

  /// The argument labels of a declaration, the same numbers in all units.
  private func labels(of symbol: ID<Symbol>) -> [GlobalName] {
    let unit = table[symbol].declaringUnit
    return table.declarations.list(table.declarations.fact(symbol).labels, in: unit).map {
      table.declarations.name($0, in: unit)
    }
  }

  private func witnessResult(
    of requirement: WrittenTypes.GivingRequirement, in type: ValueType, depth: Int
  ) -> ValueType {
    let labels = self.labels(of: requirement.symbol)
    let name = table[requirement.symbol].name
    for entry in table.types.lineage(of: type.symbol) {
      for member in table.members[entry.type, name] {
        let symbol = table[member]
        guard let unit = symbol.unit, !symbol.marks.contains(.isRequirement),
          symbol.parent.map({ table[$0].kind != .protocol }) ?? false,
          self.labels(of: member) == labels, !isMemberOfOthers(member, than: type.symbol),
          let result = table.declarations.fact(member).type
        else { continue }
        let value = written.value(result, in: unit)
        if value.kind == .associated { continue }
        let found = replaced(
          value, by: substitution(for: member, receiver: type), depth: depth)
        return requirement.isOptional ? found.unwrapped : found
      }
    }
    return .unknown
  }
}

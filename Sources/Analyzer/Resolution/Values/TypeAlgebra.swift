import SourceText

/// What follows from types alone: aliases expanded, parameters replaced, associated types found.
///
/// It belongs to one unit, whose steps it counts; it lives as long as that is resolved and never crosses threads. All that
/// recurses here takes a step of the fuel.
final class TypeAlgebra {
  /// Bound of walks through aliases, supertypes and witnesses, which broken code can make circular.
  static let depthLimit = 12

  let table: SymbolTable
  let written: WrittenTypes
  /// What ends every question.
  @exclusivity(unchecked) var fuel: TypeFuel
  /// The aliases that are being expanded: one that is met again within itself stands for nothing.
  @exclusivity(unchecked) private var expanding: [ValueType] = []

  init(table: SymbolTable, written: WrittenTypes, fuel: TypeFuel) {
    self.table = table
    self.written = written
    self.fuel = fuel
  }

  /// A type without aliases at its head; unknown where aliases stand for each other.
  @inline(__always)
  func expanded(_ type: ValueType) -> ValueType {
    // Nearly all types are none.
    type.kind == .alias ? expandedAlias(type) : type
  }

  private func expandedAlias(_ type: ValueType) -> ValueType {
    guard fuel.enter() else { return .unknown }
    let outer = expanding.count
    defer {
      fuel.leave()
      expanding.removeSubrange(outer...)
    }
    var type = type
    while type.kind == .alias {
      if expanding.contains(type) || expanding.count - outer == Self.depthLimit { return .unknown }
      expanding.append(type)
      let symbol = table[type.symbol]
      guard let unit = symbol.unit else { return .unknown }
      let fact = table.declarations.fact(type.symbol)
      let underlying = written.value(fact.type, in: unit)
      var substitution = Substitution()
      bind(parametersOf: type.symbol, to: type.arguments, in: &substitution)
      type = replaced(underlying, by: substitution, depth: Self.depthLimit / 2)
    }
    return type
  }

  /// The generic parameters of a declaration, of a nested type with those around it; see ``SymbolTable``.
  func parameters(of symbol: ID<Symbol>) -> [ID<Symbol>] { table.parameters(of: symbol) }

  /// The arguments that a type or alias has where it is reached through another type: those written for it, then those
  /// of the types around it.
  func arguments(
    of nested: ID<Symbol>, written: [ValueType] = [], through type: ValueType?
  ) -> [ValueType] {
    guard let outer = table.genericContext(of: nested), let type,
      let instance = instance(type, as: outer)
    else { return written }
    return table.arguments(of: nested, written: written, outer: instance.arguments)
  }

  /// Lets the generic parameters of a declaration stand for arguments.
  func bind(
    parametersOf symbol: ID<Symbol>, to arguments: [ValueType], in substitution: inout Substitution
  ) {
    if arguments.isEmpty { return }
    for (parameter, argument) in zip(parameters(of: symbol), arguments) {
      substitution.bind(parameter, to: argument)
    }
  }

  // MARK: Substitution

  /// A type with its parameters, `Self` and associated types replaced.
  func replaced(
    _ type: ValueType, by substitution: Substitution, depth: Int = depthLimit
  ) -> ValueType {
    if !type.isOpen || depth == 0 || substitution.isEmpty { return type }
    guard fuel.enter() else { return .unknown }
    defer { fuel.leave() }
    switch type.kind {
    case .parameter: return substitution[type.symbol] ?? type
    case .selfType: return substitution.receiver ?? type
    case .alias:
      let expanded = expanded(type)
      return expanded.isUnknown ? type : replaced(expanded, by: substitution, depth: depth - 1)
    case .associated:
      let base = replaced(type.arguments[0], by: substitution, depth: depth - 1)
      let name = table[type.symbol].name
      let found = associatedType(name, of: base, depth: depth - 1)
      return found.isUnknown ? type.with(arguments: [base]) : found
    default:
      return type.with(
        arguments: type.arguments.map { replaced($0, by: substitution, depth: depth - 1) })
    }
  }

  /// What the parameters of the context that declares a member stand for when it is reached through a value.
  func substitution(for member: ID<Symbol>, receiver: ValueType) -> Substitution {
    var substitution = Substitution(receiver: receiver)
    guard let context = table[member].parent, table[context].kind.isTypeContext,
      let type = table.contextType(of: context)
    else { return substitution }
    if let instance = instance(receiver, as: type) {
      bind(parametersOf: type, to: instance.arguments, in: &substitution)
    }
    return substitution
  }

  /// A type as one of its supertypes, with that one's generic arguments; `nil` where it is none.
  func instance(
    _ type: ValueType, as ancestor: ID<Symbol>, depth: Int = depthLimit
  ) -> ValueType? {
    guard fuel.enter() else { return nil }
    defer { fuel.leave() }
    let type = expanded(type)
    if type.kind == .optional, ancestor == table.index.known.optional {
      return .nominal(ancestor, type.arguments)
    }
    if type.kind == .selfType, table[type.symbol].kind != .protocol, depth > 0 {
      let own = parameters(of: type.symbol).map { ValueType(.parameter, $0) }
      return instance(.nominal(type.symbol, own), as: ancestor, depth: depth - 1)
    }
    if type.kind == .parameter || type.kind == .associated, depth > 0 {
      for constraint in constraints(on: type) {
        if let found = instance(constraint, as: ancestor, depth: depth - 1) { return found }
      }
    }
    guard type.kind == .nominal, depth > 0 else { return nil }
    if type.symbol == ancestor { return type }
    guard table.types.isKind(type.symbol, of: ancestor) else { return nil }
    var substitution = Substitution(receiver: type)
    bind(parametersOf: type.symbol, to: type.arguments, in: &substitution)
    // The arguments come step by step from the clauses between the two, of which the lineage has only the ends. A clause
    // that cannot lead to the ancestor is not followed, and the depth bounds circles.
    for inherited in written.inherited[type.symbol] ?? [] {
      let supertype = expanded(inherited)
      let parts = supertype.kind == .composition ? supertype.arguments : [supertype]
      for part in parts where part.kind == .nominal && table.types.isKind(part.symbol, of: ancestor)
      {
        let replaced = replaced(part, by: substitution, depth: depth - 1)
        if let found = instance(replaced, as: ancestor, depth: depth - 1) { return found }
      }
    }
    return .nominal(ancestor)
  }
}

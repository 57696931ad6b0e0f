import ArchModel

/// What follows from types alone: aliases expanded, parameters replaced, associated types found.
///
/// A class only so that the tables, which nobody changes any more, are shared and not copied.
final class TypeAlgebra: Sendable {
  /// Bound of walks through aliases, supertypes and witnesses, which broken code can make circular.
  static let depthLimit = 12

  let table: SymbolTable
  let written: WrittenTypes

  init(table: SymbolTable, written: WrittenTypes) {
    self.table = table
    self.written = written
  }

  /// A type without aliases at its head.
  func expanded(_ type: ValueType) -> ValueType {
    var type = type
    for _ in 0..<Self.depthLimit where type.kind == .alias {
      let symbol = table.symbols[Int(type.symbol)]
      guard symbol.unit >= 0 else { return .unknown }
      let fact = table.fact(type.symbol)
      let underlying = written.value(fact.type, in: Int(symbol.unit))
      var substitution = Substitution()
      bind(parametersOf: type.symbol, to: type.arguments, in: &substitution)
      type = replaced(underlying, by: substitution, depth: Self.depthLimit / 2)
    }
    return type.kind == .alias ? .unknown : type
  }

  /// The generic parameters of a declaration, as symbols.
  func parameters(of symbol: SymbolIndex) -> [SymbolIndex] {
    let unit = Int(table.symbols[Int(symbol)].unit)
    guard unit >= 0 else { return [] }
    return table.list(table.fact(symbol).genericParameters, in: unit).map {
      table.symbol($0, in: unit)
    }
  }

  /// Lets the generic parameters of a declaration stand for arguments.
  func bind(
    parametersOf symbol: SymbolIndex, to arguments: [ValueType], in substitution: inout Substitution
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
    switch type.kind {
    case .parameter: return substitution[type.symbol] ?? type
    case .selfType: return substitution.receiver ?? type
    case .alias:
      let expanded = expanded(type)
      return expanded.isUnknown ? type : replaced(expanded, by: substitution, depth: depth - 1)
    case .associated:
      let base = replaced(type.arguments[0], by: substitution, depth: depth - 1)
      let name = table.symbols[Int(type.symbol)].name
      let found = associatedType(name, of: base, depth: depth - 1)
      return found.isUnknown ? type.with(arguments: [base]) : found
    default:
      return type.with(
        arguments: type.arguments.map { replaced($0, by: substitution, depth: depth - 1) })
    }
  }

  /// What the parameters of the context that declares a member stand for when it is reached through a value.
  func substitution(for member: SymbolIndex, receiver: ValueType) -> Substitution {
    var substitution = Substitution(receiver: receiver)
    let context = table.symbols[Int(member)].parent
    guard context >= 0, table.symbols[Int(context)].kind.isTypeContext else { return substitution }
    let type = table.contextType(of: context)
    guard type >= 0 else { return substitution }
    if let instance = instance(receiver, as: type) {
      bind(parametersOf: type, to: instance.arguments, in: &substitution)
    }
    return substitution
  }

  /// A type as one of its supertypes, with that one's generic arguments; `nil` where it is none.
  func instance(
    _ type: ValueType, as ancestor: SymbolIndex, depth: Int = depthLimit
  ) -> ValueType? {
    let type = expanded(type)
    if type.kind == .optional, ancestor == table.known.optional {
      return .nominal(ancestor, type.arguments)
    }
    if type.kind == .parameter || type.kind == .associated, depth > 0 {
      for constraint in constraints(on: type) {
        if let found = instance(constraint, as: ancestor, depth: depth - 1) { return found }
      }
    }
    guard type.kind == .nominal, depth > 0 else { return nil }
    if type.symbol == ancestor { return type }
    guard table.isKind(type.symbol, of: ancestor) else { return nil }
    var substitution = Substitution(receiver: type)
    bind(parametersOf: type.symbol, to: type.arguments, in: &substitution)
    for inherited in written.inherited[type.symbol] ?? [] {
      let supertype = expanded(inherited)
      let parts = supertype.kind == .composition ? supertype.arguments : [supertype]
      for part in parts where part.kind == .nominal && table.isKind(part.symbol, of: ancestor) {
        let replaced = replaced(part, by: substitution, depth: depth - 1)
        if let found = instance(replaced, as: ancestor, depth: depth - 1) { return found }
      }
    }
    return .nominal(ancestor)
  }

  // MARK: Associated types

  /// The type that another one has for an associated type, unknown where nothing here says so.
  func associatedType(
    _ name: GlobalName, of type: ValueType, depth: Int = depthLimit
  ) -> ValueType {
    let type = expanded(type)
    guard depth > 0, name >= 0 else { return .unknown }
    switch type.kind {
    case .nominal: return witness(name, of: type, depth: depth - 1)
    case .composition:
      for part in type.arguments {
        let found = associatedType(name, of: part, depth: depth - 1)
        if !found.isUnknown { return found }
      }
      return .unknown
    case .parameter, .associated, .selfType:
      for constraint in constraints(on: type) where constraint.kind == .nominal {
        let found = primary(name, of: constraint, depth: depth - 1)
        if !found.isUnknown { return found }
      }
      return .unknown
    default: return .unknown
    }
  }

  /// The associated type itself, of a generic parameter whose argument is not known.
  func openType(_ name: GlobalName, of type: ValueType) -> ValueType {
    guard type.isOpen else { return .unknown }
    for constraint in constraints(on: type) where constraint.kind == .nominal {
      for entry in table.lineage(of: constraint.symbol) {
        let found = table.members[entry.type, name].first {
          table.symbols[Int($0)].kind == .associatedType
        }
        if let found { return ValueType(.associated, found, [type]) }
      }
    }
    return .unknown
  }

  private func witness(_ name: GlobalName, of type: ValueType, depth: Int) -> ValueType {
    let own = parameters(of: type.symbol)
    if let position = own.firstIndex(where: { table.symbols[Int($0)].name == name }) {
      return position < type.arguments.count ? type.arguments[position] : .unknown
    }
    let primary = primary(name, of: type, depth: depth)
    if !primary.isUnknown { return primary }
    for entry in table.lineage(of: type.symbol) {
      for member in table.members[entry.type, name] {
        let found = memberType(member, of: type, depth: depth)
        if !found.isUnknown { return found }
      }
    }
    let inferred = inferredWitness(name, of: type, depth: depth)
    if !inferred.isUnknown { return inferred }
    if name == table.known.elementName {
      for iterator in [table.known.iteratorName, table.known.asyncIteratorName] {
        let found = associatedType(
          name, of: witness(iterator, of: type, depth: depth), depth: depth)
        if !found.isUnknown { return found }
      }
    }
    // A superclass with that parameter, such as `class Users: List<User>`.
    for entry in table.lineage(of: type.symbol).dropFirst()
    where parameters(of: entry.type).contains(where: { table.symbols[Int($0)].name == name }) {
      if let instance = instance(type, as: entry.type, depth: depth) {
        return associatedType(name, of: instance, depth: depth - 1)
      }
    }
    return .unknown
  }

  /// The type that a member of a type is for an associated type of its name.
  private func memberType(
    _ member: SymbolIndex, of type: ValueType, depth: Int
  ) -> ValueType {
    let symbol = table.symbols[Int(member)]
    switch symbol.kind {
    case .typealias:
      return replaced(
        expanded(ValueType(.alias, member)), by: substitution(for: member, receiver: type),
        depth: depth)
    case .associatedType where table.symbols[Int(type.symbol)].kind != .protocol:
      let fallback = written.value(table.fact(member).type, in: Int(symbol.unit))
      return fallback.isUnknown
        ? .unknown
        : replaced(fallback, by: substitution(for: member, receiver: type), depth: depth)
    case let kind where kind.isNominalType: return .nominal(table.canonical[Int(member)])
    default: return .unknown
    }
  }

  /// A primary associated type that is given in angle brackets, as in `any Collection<Build>`.
  private func primary(_ name: GlobalName, of type: ValueType, depth: Int) -> ValueType {
    guard !type.arguments.isEmpty, table.symbols[Int(type.symbol)].kind == .protocol else {
      return .unknown
    }
    let unit = Int(table.symbols[Int(type.symbol)].unit)
    guard unit >= 0 else { return .unknown }
    let names = table.list(table.fact(type.symbol).labels, in: unit).map {
      table.globalNames[unit][Int($0)]
    }
    guard let position = names.firstIndex(of: name), position < type.arguments.count else {
      return .unknown
    }
    return type.arguments[position]
  }

  /// The type that a requirement's witness shows: `next()` gives `Element?`, so what a type's own `next()` gives is its
  /// element.
  private func inferredWitness(_ name: GlobalName, of type: ValueType, depth: Int) -> ValueType {
    for entry in table.lineage(of: type.symbol)
    where table.symbols[Int(entry.type)].kind == .protocol {
      for requirement in written.requirements(giving: name, in: entry.type) {
        let found = witnessResult(of: requirement, in: type, depth: depth)
        if !found.isUnknown { return found }
      }
    }
    return .unknown
  }

  /// The argument labels of a declaration, the same numbers in all units.
  private func labels(of symbol: SymbolIndex) -> [GlobalName] {
    let unit = Int(table.symbols[Int(symbol)].unit)
    return table.list(table.fact(symbol).labels, in: unit).map { table.globalNames[unit][Int($0)] }
  }

  private func witnessResult(
    of requirement: WrittenTypes.GivingRequirement, in type: ValueType, depth: Int
  ) -> ValueType {
    let labels = self.labels(of: requirement.symbol)
    let name = table.symbols[Int(requirement.symbol)].name
    for entry in table.lineage(of: type.symbol) {
      for member in table.members[entry.type, name] {
        let symbol = table.symbols[Int(member)]
        guard symbol.unit >= 0, !symbol.marks.contains(.isRequirement),
          table.symbols[Int(symbol.parent)].kind != .protocol,
          self.labels(of: member) == labels, table.fact(member).type >= 0
        else { continue }
        let result = written.value(table.fact(member).type, in: Int(symbol.unit))
        if result.kind == .associated { continue }
        let found = replaced(
          result, by: substitution(for: member, receiver: type), depth: depth)
        return requirement.isOptional ? found.unwrapped : found
      }
    }
    return .unknown
  }

  // MARK: Constraints

  /// What a generic parameter, an associated type or `Self` must conform to or inherit from.
  func constraints(on type: ValueType) -> [ValueType] {
    switch type.kind {
    case .selfType: return [.nominal(type.symbol)]
    case .parameter, .associated:
      let symbol = table.symbols[Int(type.symbol)]
      guard symbol.unit >= 0 else { return [] }
      let unit = Int(symbol.unit)
      let fact = table.fact(type.symbol)
      var found: [ValueType] = []
      if symbol.kind == .genericParameter, fact.type >= 0 {
        found.append(written.value(fact.type, in: unit))
      }
      found += table.list(fact.inherited, in: unit).map { written.value($0, in: unit) }
      for requirement in written.requirements[symbol.parent] ?? []
      where !requirement.isSameType && requirement.subject.kind == type.kind
        && requirement.subject.symbol == type.symbol
      {
        found.append(requirement.constraint)
      }
      return found
    default: return []
    }
  }

  /// What the declarations around a place say about an open type: a type that it equals, else further constraints.
  func requirements(
    on type: ValueType, at owner: SymbolIndex
  ) -> (same: ValueType?, constraints: [ValueType]) {
    var constraints: [ValueType] = []
    var context = owner
    while context >= 0 {
      for requirement in written.requirements[context] ?? [] {
        if requirement.isSameType {
          if isSame(requirement.subject, type) { return (requirement.constraint, []) }
          if isSame(requirement.constraint, type), requirement.constraint.isOpen {
            return (requirement.subject, [])
          }
        } else if isSame(requirement.subject, type) {
          constraints.append(requirement.constraint)
        }
      }
      context = table.symbols[Int(context)].parent
    }
    for requirement in inheritedRequirements(on: type) {
      if requirement.isSameType { return (requirement.constraint, []) }
      constraints.append(requirement.constraint)
    }
    return (nil, constraints)
  }

  /// What the protocols of the type that has an associated type require of that, as in
  /// `protocol Users: Repository where Record == User`.
  private func inheritedRequirements(on type: ValueType) -> [WrittenTypes.Requirement] {
    guard type.kind == .associated else { return [] }
    let name = table.symbols[Int(type.symbol)].name
    return constraints(on: type.arguments[0]).filter { $0.kind == .nominal }.flatMap { constraint in
      table.lineage(of: constraint.symbol).flatMap { entry in
        (written.requirements[entry.type] ?? []).filter { requirement in
          requirement.subject.kind == .associated
            && requirement.subject.arguments[0].kind == .selfType
            && table.symbols[Int(requirement.subject.symbol)].name == name
        }
      }
    }
  }

  private func isSame(_ left: ValueType, _ right: ValueType) -> Bool {
    if left.kind != right.kind || left.symbol != right.symbol { return false }
    return left.kind != .associated || isSame(left.arguments[0], right.arguments[0])
  }

  // MARK: Inference

  /// Finds what the generic parameters in a declared type stand for, given the type of what is passed.
  func unify(
    _ declared: ValueType, with actual: ValueType, in substitution: inout Substitution,
    depth: Int = depthLimit
  ) {
    if !declared.isOpen || actual.isUnknown || depth == 0 { return }
    switch declared.kind {
    case .parameter: substitution.bind(declared.symbol, to: actual)
    case .alias:
      let expanded = expanded(declared)
      if !expanded.isUnknown {
        unify(expanded, with: actual, in: &substitution, depth: depth - 1)
      }
    case .optional:
      unify(
        declared.arguments[0], with: expanded(actual).unwrapped, in: &substitution,
        depth: depth - 1)
    case .nominal:
      guard let instance = instance(actual, as: declared.symbol) else { return }
      unifyAll(declared.arguments, instance.arguments, &substitution, depth)
    case .function, .tuple, .metatype, .labelled, .composition:
      let actual = expanded(actual)
      guard actual.kind == declared.kind else { return }
      unifyAll(declared.arguments, actual.arguments, &substitution, depth)
    default: break
    }
  }

  private func unifyAll(
    _ declared: [ValueType], _ actual: [ValueType], _ substitution: inout Substitution,
    _ depth: Int
  ) {
    for (left, right) in zip(declared, actual) {
      unify(left, with: right, in: &substitution, depth: depth - 1)
    }
  }
}

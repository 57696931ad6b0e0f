import DependencyModel
import SourceFacts
import SourceText
import StandardLibrary

/// What looking a member up in a type gave.
struct FoundMembers {
  /// The members, empty where there are none.
  var symbols: [ID<Symbol>] = []
  /// The type that they were found in.
  var receiver: ValueType?
  /// Those of the library that are meant where the arguments do not fit these.
  var others: [ID<Symbol>] = []
  /// Where none was found: whether none of the project can be meant.
  var isComplete = false
}

/// Looks members up in types as values: through optionals, constraints and `where` clauses.
struct MemberFinder {
  private let context: UnitContext

  init(_ context: UnitContext) { self.context = context }

  /// The members of a type with a name.
  ///
  /// - Parameter whole: the open type or composition that the type is a constraint or part of.
  func members(
    _ query: NameQuery, of type: ValueType, isStatic: Bool, _ fact: ExpressionFact,
    depth: Int = TypeAlgebra.depthLimit, as whole: ValueType? = nil
  ) -> FoundMembers {
    let type = context.algebra.expanded(type)
    if depth == 0 { return FoundMembers() }
    switch type.kind {
    case .nominal:
      let found = nominalMembers(query, of: type, as: whole, isStatic: isStatic, fact)
      guard found.symbols.isEmpty else { return found }
      return bridgedMembers(query, of: type, isStatic: isStatic, fact) ?? found
    case .optional:
      return optionalMembers(query, of: type, isStatic: isStatic, fact, depth: depth - 1)
    case .parameter, .associated, .selfType:
      return openMembers(query, of: type, isStatic: isStatic, fact, depth: depth - 1)
    case .composition:
      return members(query, ofAny: type.arguments, as: whole ?? type, isStatic, fact, depth - 1)
    case .metatype:
      return members(query, of: type.arguments[0], isStatic: true, fact, depth: depth - 1)
    case .external:
      return bridgedMembers(query, of: type, isStatic: isStatic, fact)
        ?? FoundMembers(isComplete: !context.table.isForeignMember(query))
    case .function, .tuple, .labelled, .nilLiteral, .module, .externalModule:
      return FoundMembers(isComplete: true)
    case .unknown, .alias: return FoundMembers()
    }
  }

  /// The members that a type from outside has under the name that it has in the other language; of
  /// several such types the last one's answer where none has a member. `nil` where there is no other.
  private func bridgedMembers(
    _ query: NameQuery, of type: ValueType, isStatic: Bool, _ fact: ExpressionFact
  ) -> FoundMembers? {
    var last: FoundMembers?
    for other in bridged(type) {
      let found = nominalMembers(query, of: .nominal(other), isStatic: isStatic, fact)
      if !found.symbols.isEmpty { return found }
      last = found
    }
    return context.isCFamily && type.kind == .nominal ? nil : last
  }

  /// What Swift makes of a value of Objective-C's `NSString` and the like, the classes that
  /// Objective-C writes for collections, and those that have a name without `NS` in Swift; none for
  /// others.
  private func bridged(_ type: ValueType) -> [ID<Symbol>] {
    guard let name = type.kind == .external ? type.name : context.table[type.symbol].name else {
      return []
    }
    var others: [ID<Symbol>] = []
    if !context.isCFamily {
      others += [context.table.bridgedValueType(name)].compactMap(\.self)
      // A string has what categories and extensions add to the class that it is in Objective-C.
      if type.kind == .nominal, type.symbol == context.known.string {
        others += [context.table.classOfStrings].compactMap(\.self)
      }
    } else if type.kind == .nominal {
      others += context.table.classes(bridgedTo: type.symbol)
    }
    if type.kind == .external || context.table[type.symbol].isForeign {
      others += [context.table.counterpart(of: name)].compactMap(\.self)
    }
    return others
  }

  private func nominalMembers(
    _ query: NameQuery, of type: ValueType, as whole: ValueType? = nil, isStatic: Bool,
    _ fact: ExpressionFact
  ) -> FoundMembers {
    var query = query
    let owner = context.symbol(fact.owner)
    query.context = context.table.enclosingTypeContext(of: owner)
    // What is open in the type of `self` is what the `where` clauses around say of it.
    let place = whole?.isPlaceholder ?? isOfSelf(fact) ? owner : nil
    let met = metMembers(query, of: type, as: whole ?? type, at: place)
    let ofValues = isStatic ? [] : membersOfValues(behind: met, query, of: type.symbol)
    let own = preferred(ofValues.isEmpty ? met : ofValues, isStatic: isStatic)
    if isStatic, context.isCFamily, !own.isEmpty, own.allSatisfy({ isMethodOfInstances($0) }) {
      return FoundMembers(isComplete: isClosed(type.symbol, query))
    }
    let found = mostConstrained(own, by: whole ?? type, at: place)
    let closer = closerMembers(than: found, query, of: type, isStatic: isStatic)
    if !closer.isEmpty { return FoundMembers(symbols: closer, receiver: type, others: found) }
    if !found.isEmpty { return FoundMembers(symbols: found, receiver: type) }
    let constrained = constrainedMembers(query, of: type, isStatic: isStatic, at: place)
    if !constrained.isEmpty { return FoundMembers(symbols: constrained, receiver: type) }
    return FoundMembers(isComplete: isClosed(type.symbol, query))
  }

  /// Whether a member is one of `self`, written or not.
  private func isOfSelf(_ fact: ExpressionFact) -> Bool {
    fact.kind == .name || context.kind(of: fact.base) == .selfValue
  }

  /// The members of the nearest type that has any whose `where` clauses the type may meet; those nearest of all where it
  /// has no others.
  private func metMembers(
    _ query: NameQuery, of type: ValueType, as whole: ValueType, at owner: ID<Symbol>?
  ) -> [ID<Symbol>] {
    let nearest = context.table.members(query, of: type.symbol)
    // The depth rises in each round, to the end of the lineage.
    var found = nearest
    while let first = found.first {
      // Nearly always none has a clause in the way, and no list has to be made.
      if found.allSatisfy({ isMet($0, by: whole, at: owner) }) { return found }
      let met = found.filter { isMet($0, by: whole, at: owner) }
      if !met.isEmpty { return met }
      guard let depth = context.table.depth(behind: first, in: type.symbol) else { return nearest }
      found = context.table.members(query, of: type.symbol, from: depth)
    }
    return nearest
  }

  /// Of members that a name without a base can mean those whose `where` clauses `self` may meet, the most constrained
  /// ones first; all where it meets none. Members of types further out are no matter of `self`.
  func ofSelf(
    _ members: [ID<Symbol>], _ type: ValueType?, at owner: ID<Symbol>?
  ) -> [ID<Symbol>] {
    guard members.count > 1, let type, type.kind == .nominal || type.kind == .selfType,
      let own = context.table.types.owner(of: members[0]),
      context.table.types.isKind(type.symbol, of: own)
    else { return members }
    let met = members.filter { isMet($0, by: type, at: owner) }
    return mostConstrained(met.isEmpty ? members : met, by: type, at: owner)
  }

  /// Where the nearest type with members of a name has only such as belong to the type itself, those that its values
  /// have from further up; none where nothing else has any.
  private func membersOfValues(
    behind nearest: [ID<Symbol>], _ query: NameQuery, of type: ID<Symbol>
  ) -> [ID<Symbol>] {
    // The depth rises in each round, to the end of the lineage.
    var found = nearest
    while let first = found.first, found.allSatisfy({ belongsToType($0) }) {
      guard let depth = context.table.depth(behind: first, in: type) else { return [] }
      found = context.table.members(query, of: type, from: depth)
    }
    return found
  }

  /// Whether a member is one of a type itself: static, a nested type, an initialiser.
  private func belongsToType(_ member: ID<Symbol>) -> Bool {
    let entry = context.table[member]
    // A member of C++ that is static says so in its class alone, not where it is defined.
    let isStaticMember = entry.marks.contains(.isStatic) && !isOfCxx(entry)
    return isStaticMember || entry.kind.isTypeName || entry.kind == .initializer
  }

  /// Whether a member is a method that no message to a class of Objective-C can mean.
  private func isMethodOfInstances(_ member: ID<Symbol>) -> Bool {
    let entry = context.table[member]
    return entry.kind == .function && entry.marks.contains(.isObjC)
      && !entry.marks.contains(.isStatic)
  }

  /// Members that the project adds under a `where` clause which a type certainly meets, beside those of the library: they
  /// are more specific than what the library has under no clause, or under one that asks for less, at the same type or
  /// further up.
  private func closerMembers(
    than found: [ID<Symbol>], _ query: NameQuery, of type: ValueType, isStatic: Bool
  ) -> [ID<Symbol>] {
    guard !found.isEmpty, !type.arguments.isEmpty,
      !context.table.members.addedToForeign(named: query.name).isEmpty,
      found.allSatisfy({ context.table.isOfLibrary($0) && context.table[$0].kind.isCallable })
    else { return [] }
    let lineage = context.table.types.lineage(of: type.symbol)
    func depth(_ member: ID<Symbol>) -> Int32? {
      guard let owner = context.table.types.owner(of: member) else { return nil }
      return lineage.first { $0.type == owner }?.depth
    }
    guard let nearest = found.compactMap({ depth($0) }).min() else { return [] }
    return constrainedMembers(query, of: type.symbol, isStatic: isStatic) { requirements, member in
      guard !requirements.isEmpty, let own = depth(member), own <= nearest else { return false }
      return context.algebra.meets(requirements, of: member, by: type) == true
        && found.allSatisfy { isLessConstrained($0, than: member, for: type) }
    }
  }

  /// Whether a member asks for nothing, for less than another one, or for what a type does not meet.
  private func isLessConstrained(
    _ member: ID<Symbol>, than other: ID<Symbol>, for type: ValueType
  ) -> Bool {
    let requirements = context.algebra.allRequirements(of: member)
    return requirements.isEmpty || context.algebra.isMoreConstrained(other, than: member)
      || context.algebra.meets(requirements, of: member, by: type) == false
  }

  /// Whether a type may meet the `where` clauses of a member and of the extension around it.
  private func isMet(
    _ member: ID<Symbol>, by type: ValueType, at owner: ID<Symbol>? = nil
  ) -> Bool {
    let requirements = context.algebra.allRequirements(of: member)
    return requirements.isEmpty
      || context.algebra.meets(requirements, of: member, by: type, at: owner) != false
  }

  /// Members without those of the same kind, labels and types beside which others of the same type stand whose `where`
  /// clauses, which a type certainly meets, require more.
  private func mostConstrained(
    _ members: [ID<Symbol>], by type: ValueType, at owner: ID<Symbol>?
  ) -> [ID<Symbol>] {
    if members.count < 2 || members.count > Self.maximumCompared { return members }
    let met = members.filter { member in
      let requirements = context.algebra.allRequirements(of: member)
      return !requirements.isEmpty
        && context.algebra.meets(requirements, of: member, by: type, at: owner) == true
    }
    if met.isEmpty { return members }
    return members.filter { member in
      !met.contains {
        $0 != member && isAlike($0, member) && context.algebra.isMoreConstrained($0, than: member)
      }
    }
  }

  /// The most members that are compared with each other by their `where` clauses.
  private static let maximumCompared = 32

  /// Whether nothing but their `where` clauses and what they give tells two members of one name apart.
  private func isAlike(_ left: ID<Symbol>, _ right: ID<Symbol>) -> Bool {
    let (own, other) = (context.table[left], context.table[right])
    return own.kind == other.kind && own.isForeign == other.isForeign
      && own.marks.contains(.isStatic) == other.marks.contains(.isStatic)
      && own.marks.contains(.isAsync) == other.marks.contains(.isAsync)
      && context.table.types.owner(of: left) == context.table.types.owner(of: right)
      && context.signatures.parameterTypes(of: left) == context.signatures.parameterTypes(of: right)
      && context.signatures.labels(of: left) == context.signatures.labels(of: right)
  }

  /// The initialisers of a type that a call's labels allow.
  func initializers(of type: ValueType, calledBy call: ExpressionFact) -> [ID<Symbol>] {
    guard let initializer = context.known.names.initializer else { return [] }
    var query = NameQuery(name: initializer, unit: context.unit, isType: false)
    query.call = context.calls.shape(of: call)
    return members(query, of: type, isStatic: true, call).symbols.filter {
      context.table[$0].kind == .initializer
    }
  }

  /// The initialisers without labels that the project adds to a foreign type, which has such ones itself.
  func addedInitializers(of type: ValueType, calledBy call: ExpressionFact) -> [ID<Symbol>] {
    guard let name = context.known.names.initializer, context.table[type.symbol].isForeign,
      context.list(call.labels).allSatisfy(\.isNone)
    else { return [] }
    let shape = context.calls.shape(of: call)
    return context.table.members[type.symbol, name].filter { member in
      !context.table[member].isForeign && context.table[member].kind == .initializer
        && context.table.isVisible(member, from: context.unit)
        && context.table.accepts(member, shape)
    }
  }

  /// Members that the project adds to a foreign type under a `where` clause which this type meets.
  private func constrainedMembers(
    _ query: NameQuery, of type: ValueType, isStatic: Bool, at owner: ID<Symbol>? = nil
  ) -> [ID<Symbol>] {
    if context.table.members.addedToForeign(named: query.name).isEmpty { return [] }
    var areAnyMet = false
    let met = constrainedMembers(query, of: type.symbol, isStatic: isStatic) {
      let isMet = context.algebra.meets($0, of: $1, by: type, at: owner)
      if isMet != false { areAnyMet = true }
      return isMet == true
    }
    if !met.isEmpty { return mostConstrained(met, by: type, at: owner) }
    // Whether others may have the name is asked last, which reads what the whole standard library declares.
    guard areAnyMet, !isNameFromOutside(query.name) else { return [] }
    return constrainedMembers(query, of: type.symbol, isStatic: isStatic) {
      context.algebra.meets($0, of: $1, by: type, at: owner) != false
    }
  }

  /// Whether a type from outside may have a member of a name itself.
  private func isNameFromOutside(_ name: GlobalName) -> Bool {
    StandardLibraryNames.hasMember(context.table.names[name])
      || context.table.members.all(named: name).contains { context.table[$0].isForeign }
  }

  private func constrainedMembers(
    _ query: NameQuery, of type: ID<Symbol>, isStatic: Bool,
    where isMet: ([WrittenTypes.Requirement], ID<Symbol>) -> Bool
  ) -> [ID<Symbol>] {
    let fitting = context.table.members.addedToForeign(named: query.name).filter { member in
      guard let parent = context.table[member].parent,
        let extended = context.table.types.extendedType(of: parent),
        context.table.types.isKind(type, of: extended),
        context.table.isVisible(member, from: context.unit),
        context.table.isSelected(member, by: query),
        query.call.map({ context.table.accepts(member, $0) }) ?? true
      else { return false }
      return isMet(context.algebra.written.requirements[parent] ?? [], member)
    }
    return preferred(fitting, isStatic: isStatic)
  }

  /// Members without those whose `where` clauses a type certainly does not meet. What a protocol's value is besides is
  /// not known here.
  func withoutUnmet(_ members: [ID<Symbol>], by type: ValueType?) -> [ID<Symbol>] {
    guard let type, type.kind == .nominal, !context.table.types.isProtocol(type.symbol) else {
      return members
    }
    let fitting = members.filter { isMet($0, by: type) }
    return fitting.isEmpty ? members : fitting
  }

  /// Whether a member that a type does not show can only be one of a foreign supertype.
  private func isClosed(_ type: ID<Symbol>, _ query: NameQuery) -> Bool {
    if context.table.isForeignMember(query) { return false }
    return context.table.types.lineage(of: type).contains { entry in
      context.table[entry.type].isForeign
        ? !context.table.types.isWhollyKnown(entry.type)
        : context.table.types.hasUnknownSupertype.contains(entry.type)
    }
  }

  /// Members of values, or of the type itself, where a type has both.
  func preferred(_ found: [ID<Symbol>], isStatic: Bool) -> [ID<Symbol>] {
    if found.count < 2 { return found }
    let fitting = found.filter { belongsToType($0) == isStatic }
    return fitting.isEmpty ? found : fitting
  }

  /// Whether a member is of a class of C++.
  private func isOfCxx(_ member: Symbol) -> Bool {
    guard !member.isForeign, !member.marks.contains(.isObjC), let unit = member.unit else {
      return false
    }
    return context.table.declarations.units[unit].facts.language == .cxx
  }

  /// Members of `Optional` itself; else, for `T!`, those of `T`.
  private func optionalMembers(
    _ query: NameQuery, of type: ValueType, isStatic: Bool, _ fact: ExpressionFact, depth: Int
  ) -> FoundMembers {
    if let known = context.known.optional {
      let found = preferred(
        context.table.members(query, of: known), isStatic: isStatic)
      // A value has no static members; those of `T!` may be meant.
      func isMeant(_ found: [ID<Symbol>]) -> Bool {
        isStatic ? !found.isEmpty : found.contains { !belongsToType($0) }
      }
      if isMeant(found) { return FoundMembers(symbols: found, receiver: type) }
      let optional = ValueType.nominal(known, type.arguments)
      let constrained = constrainedMembers(query, of: optional, isStatic: isStatic)
      if isMeant(constrained) { return FoundMembers(symbols: constrained, receiver: type) }
    }
    return members(query, of: type.arguments[0], isStatic: isStatic, fact, depth: depth)
  }

  /// Members that generic constraints give.
  private func openMembers(
    _ query: NameQuery, of type: ValueType, isStatic: Bool, _ fact: ExpressionFact, depth: Int
  ) -> FoundMembers {
    let owner = context.symbol(fact.owner)
    let required = context.algebra.requirements(on: type, at: owner)
    if let same = required.same {
      return members(query, of: same, isStatic: isStatic, fact, depth: depth)
    }
    let constraints = context.algebra.constraints(on: type) + required.constraints
    var found = members(query, ofAny: constraints, as: type, isStatic, fact, depth)
    if found.symbols.isEmpty {
      // An extension sees the members of what its `where Self: X` names.
      let around = context.table.enclosingTypeContext(of: owner)
      let types = (around.flatMap { context.table.types.constraints[$0] } ?? []).map {
        ValueType.nominal($0)
      }
      if type.kind == .selfType, !types.isEmpty {
        found = members(query, ofAny: types, as: type, isStatic, fact, depth)
      }
    }
    if found.symbols.isEmpty {
      for constraint in constraints where constraint.kind == .nominal && found.symbols.isEmpty {
        found.symbols = constrainedMembers(query, of: constraint.symbol, isStatic: isStatic) {
          context.algebra.meets($0, of: $1, by: type, at: owner) == true
        }
      }
    }
    if !found.symbols.isEmpty { found.receiver = type }
    return found
  }

  private func members(
    _ query: NameQuery, ofAny types: [ValueType], as whole: ValueType, _ isStatic: Bool,
    _ fact: ExpressionFact, _ depth: Int
  ) -> FoundMembers {
    var isComplete = false
    for type in types {
      let found = members(
        query, of: type, isStatic: isStatic, fact, depth: depth, as: whole)
      if !found.symbols.isEmpty { return found }
      if found.isComplete { isComplete = true }
    }
    return FoundMembers(isComplete: isComplete)
  }
}

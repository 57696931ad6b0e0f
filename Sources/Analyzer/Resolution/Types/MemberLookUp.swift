import DependencyModel
import SourceText

extension SymbolTable {
  /// The members of a type with a name, from the type itself to its supertypes: those of the nearest type that has a
  /// fitting one. What a protocol requires is meant only where no witness is found.
  ///
  /// - Parameter depth: leaves out the types that are nearer.
  func members(
    _ query: NameQuery, of type: ID<Symbol>, from depth: Int32 = 0
  ) -> [ID<Symbol>] {
    if members.isUnused(query.name) { return [] }
    guard declarations.isCFamily(query.unit) else {
      let found = members(query, of: type, from: depth, seen: .all)
      guard declarations.hasCFamily, found.contains(where: { isInImplementation($0) }) else {
        return found
      }
      // Swift knows what headers say: the getter that a class has for a protocol's property is none.
      let declared = members(query, of: type, from: depth, seen: .declared)
      return declared.isEmpty ? found : declared
    }
    let shown = members(query, of: type, from: depth, seen: .shown)
    return shown.isEmpty ? members(query, of: type, from: depth, seen: .possible) : shown
  }

  /// Which members of a type a look-up takes.
  private enum Sight {
    case all
    /// Those that no implementation of Objective-C declares.
    case declared
    /// Those that a file of the C family sees.
    case shown
    /// Those that it may mean though it does not see them.
    case possible
  }

  private func isSeen(_ member: ID<Symbol>, from unit: ID<SourceUnit>, _ sight: Sight) -> Bool {
    switch sight {
    case .all: true
    case .declared: !isInImplementation(member)
    case .shown: isShown(member, to: unit) && !isStub(member)
    case .possible: mayBeMeantUnseen(member, from: unit)
    }
  }

  /// Whether a member is looked up by a name that its own language has for it: Objective-C calls methods
  /// by their selectors, never by the names that Swift gives them, nor constants.
  private func isCalledSo(_ member: ID<Symbol>, _ query: NameQuery) -> Bool {
    guard declarations.isCFamily(query.unit) else { return true }
    let symbol = self[member]
    if symbol.kind == .enumCase, declarations.isCFamily(symbol) {
      return symbol.name == query.name || symbol.otherName != query.name
    }
    guard symbol.kind == .function, !symbol.isForeign else { return true }
    if declarations.isCFamily(symbol) {
      return symbol.name == query.name || symbol.otherName != query.name
    }
    return symbol.name != query.name
      || symbol.otherName == nil && declarations.fact(member).labels.isEmpty
  }

  private func members(
    _ query: NameQuery, of type: ID<Symbol>, from depth: Int32, seen sight: Sight
  ) -> [ID<Symbol>] {
    var level: [ID<Symbol>] = []
    var fallback: [ID<Symbol>] = []
    var required: [ID<Symbol>] = []
    let lineage = types.lineage(of: type)
    var depth = depth
    for entry in lineage where entry.depth >= depth {
      // Entries stand by depth: at the first of the next level all that is nearer is known.
      if entry.depth != depth {
        let accepted = meant(level, by: query, of: type)
        if !accepted.isEmpty { return withoutCopies(accepted, from: query.unit) }
        if fallback.isEmpty { fallback = level }
        level.removeAll(keepingCapacity: true)
        depth = entry.depth
      }
      if query.skipsProtocols, types.isProtocol(entry.type), !types.isProtocol(type) { continue }
      for member in members[entry.type, query.name]
      where fits(member, query) && isCalledSo(member, query) && isVisible(member, from: query.unit)
        && isCertain(member, of: entry.type, query) && isSeen(member, from: query.unit, sight)
      {
        if isWitnessed(member, by: type) { required.append(member) } else { level.append(member) }
      }
    }
    let accepted = meant(level, by: query, of: type)
    if !accepted.isEmpty { return withoutCopies(accepted, from: query.unit) }
    if fallback.isEmpty { fallback = level }
    return withoutWitness(required, query, lineage, fallback: fallback)
  }

  /// Of the members that one type has those that the call's labels choose; of variables that the project adds to a
  /// foreign type which has them itself, those that the unit sees.
  private func meant(
    _ found: [ID<Symbol>], by query: NameQuery, of type: ID<Symbol>
  ) -> [ID<Symbol>] {
    let accepted = accepted(query.isType ? ofSelf(found, type) : found, by: query)
    guard accepted.count > 1, accepted.contains(where: { isOfLibrary($0) }),
      accepted.allSatisfy({ !self[$0].kind.isCallable })
    else { return accepted }
    let seen = accepted.filter { symbol in
      module(of: symbol).map { scopes.canName($0, in: query.unit) } ?? false
    }
    return seen.isEmpty ? accepted.filter { isOfLibrary($0) } : seen
  }

  /// Of types of one name that extensions of a protocol add those that say `where Self: X` of what a type is; else those
  /// that do not say so of what it is not.
  private func ofSelf(_ found: [ID<Symbol>], _ type: ID<Symbol>) -> [ID<Symbol>] {
    guard found.count > 1, !types.isProtocol(type) else { return found }
    func constraints(on member: ID<Symbol>) -> [ID<Symbol>] {
      self[member].parent.flatMap { types.constraints[$0] } ?? []
    }
    let possible = found.filter { member in
      constraints(on: member).allSatisfy { conforms(type, to: $0) != false }
    }
    let closest = possible.filter { member in
      let constraints = constraints(on: member)
      return !constraints.isEmpty && constraints.allSatisfy { conforms(type, to: $0) == true }
    }
    return closest.isEmpty ? possible.isEmpty ? found : possible : closest
  }

  /// What is left where nothing but requirements fits: their witness is of a supertype that is not known, or one that
  /// the compiler or a macro makes.
  private func withoutWitness(
    _ required: [ID<Symbol>], _ query: NameQuery, _ lineage: ArraySlice<LineageEntry>,
    fallback: [ID<Symbol>]
  ) -> [ID<Symbol>] {
    if declarations.isCFamily(query.unit), let type = lineage.first?.type, !self[type].isForeign {
      let found = required.flatMap { witnesses(of: $0, lineage) }
      if !found.isEmpty { return found }
    }
    // A class of Objective-C has what its protocols declare, whatever it inherits from.
    if !required.isEmpty, let type = lineage.first?.type, !self[type].isForeign,
      declarations.isCFamily(self[type]) || !lineage.contains(where: { hidesMembers($0.type) })
    {
      let accepted = accepted(required, by: query).filter {
        self[$0].kind != .initializer
      }
      if !accepted.isEmpty { return accepted }
    }
    let sawForeign = lineage.contains {
      self[$0.type].isForeign || types.hasForeignSupertype.contains($0.type)
    }
    // What fits no declaration of the project may be an overload that a foreign type has.
    return sawForeign ? [] : fallback
  }

  /// The methods of Swift by which a type or its superclasses meet a requirement: they answer to its
  /// selector, whatever theirs would be.
  private func witnesses(
    of requirement: ID<Symbol>, _ lineage: ArraySlice<LineageEntry>
  ) -> [ID<Symbol>] {
    guard !declarations.isCFamily(self[requirement]) else { return [] }
    let labels = writtenLabels(of: requirement)
    for entry in lineage where !types.isProtocol(entry.type) {
      let found = members[entry.type, self[requirement].name].filter { member in
        self[member].kind == self[requirement].kind && !self[member].isForeign
          && !declarations.isCFamily(self[member]) && writtenLabels(of: member) == labels
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  private func writtenLabels(of symbol: ID<Symbol>) -> [GlobalName] {
    let unit = self[symbol].declaringUnit
    return declarations.list(declarations.fact(symbol).labels, in: unit).map {
      declarations.name($0, in: unit)
    }
  }

  /// Whether a type may have members that nothing here shows: a foreign one, or one that inherits from what is not known.
  private func hidesMembers(_ type: ID<Symbol>) -> Bool {
    types.hasUnknownSupertype.contains(type) || self[type].isForeign && !types.isWhollyKnown(type)
  }

  /// The members of a name that extend one type from outside, where nothing else has the name, in the
  /// project or in what is known of other modules; none where that is not so, or where the file sees none.
  func categoryMembers(_ query: NameQuery) -> [ID<Symbol>] {
    let all = members.all(named: query.name)
    // A name of many is none of one category.
    guard let first = all.first, all.count <= Self.maximumCategoryMembers,
      let owner = types.owner(of: first), self[owner].isForeign
    else { return [] }
    let isOne = all.allSatisfy { member in
      !self[member].isForeign && types.owner(of: member) == owner && isCalledSo(member, query)
        && module(of: member) == module(of: first)
    }
    guard isOne else { return [] }
    return all.filter { isVisible($0, from: query.unit) && isShown($0, to: query.unit) }
  }

  /// The methods and properties of one type that answer to a selector, as far as a file sees them; none
  /// where several types have some.
  func methods(answering query: NameQuery) -> [ID<Symbol>] {
    let all = members.all(named: query.name)
    guard all.count <= Self.maximumMethods else { return [] }
    let shown = all.filter { member in
      let kind = self[member].kind
      return (kind == .function || kind == .variable) && !self[member].isForeign
        && isCalledSo(member, query) && isVisible(member, from: query.unit)
        && isShown(member, to: query.unit) && !isStub(member)
    }
    guard let first = shown.first, let owner = types.owner(of: first),
      shown.allSatisfy({ types.owner(of: $0) == owner })
    else { return [] }
    return shown
  }

  /// The most declarations that are looked at for a selector: one of many names none of them.
  private static let maximumMethods = 64

  /// The most declarations that one member of a category has.
  private static let maximumCategoryMembers = 16

  /// The depth at which a type's members of a name are looked for again because those found do not fit: that behind the
  /// type of `member`. `nil` where no other type has any.
  func depth(behind member: ID<Symbol>, in type: ID<Symbol>) -> Int32? {
    let name = self[member].name
    guard let parent = self[member].parent else { return nil }
    let lineage = types.lineage(of: type)
    let owner = types.contextType(of: parent)
    guard lineage.count > 1, let depth = lineage.first(where: { $0.type == owner })?.depth,
      lineage.contains(where: { $0.depth > depth && !members[$0.type, name].isEmpty })
    else { return nil }
    return depth + 1
  }

  /// Whether a member that is found can be the one meant. What a foreign type declares itself is not known here, so that
  /// a member that the project adds under a `where` clause may be hidden by one of the type's own; only the body of
  /// that extension is sure to mean it.
  private func isCertain(
    _ member: ID<Symbol>, of type: ID<Symbol>, _ query: NameQuery
  ) -> Bool {
    guard self[type].isForeign, !self[member].isForeign, query.selector == nil else { return true }
    if self[member].kind == .initializer {
      // `String.init` and `String.init(x)`: foreign types have initialisers without labels themselves.
      guard let call = query.call, call.labels.contains(where: { !$0.isNone }) else { return false }
    }
    guard let parent = self[member].parent, parent != query.context else { return true }
    return !self[parent].marks.contains(.isConstrained)
  }

  /// Whether a member is a requirement of a protocol of the project that a type meets: the type's witness is meant, not
  /// the requirement. The types that a foreign type has for associated ones are not known here either.
  private func isWitnessed(_ member: ID<Symbol>, by type: ID<Symbol>) -> Bool {
    let symbol = self[member]
    guard symbol.marks.contains(.isRequirement), !symbol.isForeign, !types.isProtocol(type) else {
      return false
    }
    return symbol.kind != .associatedType || self[type].isForeign
  }

  /// Of several declarations those that the call's labels choose.
  func accepted(_ found: [ID<Symbol>], by query: NameQuery) -> [ID<Symbol>] {
    guard let call = query.call, !found.isEmpty else { return found }
    if found.count == 1 { return accepts(found[0], call) ? found : [] }
    let fitting = found.filter { accepts($0, call) }
    // A method that takes the arguments is meant before a property of the same name.
    guard fitting.contains(where: { self[$0].kind == .variable }) else { return fitting }
    let callable = fitting.filter { self[$0].kind != .variable }
    return callable.isEmpty ? fitting : callable
  }

  /// Whether a call of that shape can mean a declaration, by its labels, default values and variadic parameters.
  ///
  /// Variables and types are callable in ways their own labels do not tell, and always fit.
  func accepts(_ index: ID<Symbol>, _ call: CallShape) -> Bool {
    !self[index].kind.isCallable || declarations.parameters.accepts(call, by: index)
  }

  func fits(_ index: ID<Symbol>, _ query: NameQuery) -> Bool {
    if query.selector != nil, !isSelected(index, by: query) { return false }
    let kind = self[index].kind
    if query.isMacro { return kind == .macro || query.isType && kind.isTypeName }
    if query.isType { return kind.isTypeName }
    if query.isBase, kind == .function { return false }
    return kind != .macro && kind != .precedenceGroup && kind != .macroExpansion
      && kind != .deinitializer
  }

  /// Whether some extension of a foreign type adds a member of that name that the unit could see.
  func isForeignMember(_ query: NameQuery) -> Bool {
    members.addedToForeign(named: query.name).contains { isVisible($0, from: query.unit) }
  }
}

import ArchModel

/// What a name means where it stands.
enum NameMeaning: Hashable, Sendable {
  /// Declarations of the project, all found at the nearest place.
  case symbols([SymbolIndex])
  /// A generic parameter of an enclosing declaration.
  case genericParameter(SymbolIndex)
  /// A type declared inside a function: no node, no reference.
  case local
  case module(ModuleID)
  case externalModule
  /// No declaration of the project.
  case nothing
  /// Perhaps a member that a foreign type has through another extension of the project.
  case uncertain
  /// Functions of the project have the name, but none takes the arguments of the call.
  case noFit
}

/// Which declarations a look-up accepts.
struct NameQuery {
  /// The name.
  var name: GlobalName
  /// The unit that writes it.
  var unit: Int
  /// Whether only types are meant.
  var isType: Bool
  /// Whether macros are meant (attributes may be types too).
  var isMacro = false
  /// The labels of the call, where the name is called.
  var call: CallShape?
  /// The type or extension whose body writes it, or -1.
  var context: SymbolIndex = -1
  /// Whether a type that is no protocol shows none of its protocols' members.
  var skipsProtocols = false
}

extension SymbolTable {
  /// Looks a name up as Swift does without a qualifier: from the innermost declaration outwards, then the module, then
  /// the imported modules, then as the name of a module.
  ///
  /// - Parameters:
  ///   - owner: the innermost declaration around the name, or -1.
  ///   - skipsOwnMembers: for names in the owner's inheritance clause or attributes, which its members do not hide.
  func lookUp(
    _ query: NameQuery, from owner: SymbolIndex, skipsOwnMembers: Bool = false
  ) -> NameMeaning {
    if modulesDeclaring[query.name] == nil, modulesByName[query.name] == nil,
      query.unit != library?.unit
    {
      return lookUpLocally(query, from: owner)
    }
    guard query.isType else {
      return lookUpOutwards(query, from: owner, skipsOwnMembers: skipsOwnMembers)
    }
    // Types that protocols declare or alias are found only where nothing else has the name.
    var narrow = query
    narrow.skipsProtocols = true
    let found = lookUpOutwards(narrow, from: owner, skipsOwnMembers: skipsOwnMembers)
    if found != .nothing { return found }
    return lookUpOutwards(query, from: owner, skipsOwnMembers: skipsOwnMembers)
  }

  private func lookUpOutwards(
    _ query: NameQuery, from owner: SymbolIndex, skipsOwnMembers: Bool
  ) -> NameMeaning {
    var context = owner
    var isOuter = false
    var sawForeign = false
    while context >= 0 {
      let symbol = symbols[Int(context)]
      if let local = localMeaning(query, in: context) { return local }
      if symbol.kind.isTypeContext, !(skipsOwnMembers && context == owner) {
        let found = contextMembers(query, context, isOuter: isOuter)
        if !found.isEmpty { return .symbols(found) }
        if hasForeignSupertype.contains(contextType(of: context)) { sawForeign = true }
        isOuter = true
      }
      context = symbol.parent
    }
    let found = lookUpTopLevel(query)
    if found == .nothing, sawForeign, !query.isType, isForeignMember(query) { return .uncertain }
    return found
  }

  /// For a name that nothing in the project declares but perhaps a generic parameter, a local type or a type of the
  /// library that the type around is or conforms to.
  private func lookUpLocally(_ query: NameQuery, from owner: SymbolIndex) -> NameMeaning {
    var context = owner
    var isOuter = false
    while context >= 0 {
      if let local = localMeaning(query, in: context) { return local }
      if symbols[Int(context)].kind.isTypeContext {
        let found = contextMembers(query, context, isOuter: isOuter)
        if !found.isEmpty { return .symbols(found) }
        isOuter = true
      }
      context = symbols[Int(context)].parent
    }
    return externalImports[query.unit].contains(query.name) ? .externalModule : .nothing
  }

  private func localMeaning(_ query: NameQuery, in context: SymbolIndex) -> NameMeaning? {
    let symbol = symbols[Int(context)]
    if symbol.unit >= 0, let parameter = genericParameter(query.name, of: context) {
      return .genericParameter(parameter)
    }
    if symbol.kind == .extension {
      var type = extendedType[Int(context)]
      var depth = 0
      while type >= 0, symbols[Int(type)].unit >= 0, depth < Self.maximumTypeDepth {
        if let parameter = genericParameter(query.name, of: type) {
          return .genericParameter(parameter)
        }
        type = outerType(of: type)
        depth += 1
      }
    }
    if !localTypes.isEmpty, localTypes[key(context, query.name)] != nil { return .local }
    return nil
  }

  private func genericParameter(_ name: GlobalName, of context: SymbolIndex) -> SymbolIndex? {
    let fact = fact(context)
    if fact.genericParameters.isEmpty { return nil }
    let unit = Int(symbols[Int(context)].unit)
    for declaration in list(fact.genericParameters, in: unit) {
      let parameter = symbol(declaration, in: unit)
      if symbols[Int(parameter)].name == name { return parameter }
    }
    return nil
  }

  private func contextMembers(
    _ query: NameQuery, _ context: SymbolIndex, isOuter: Bool
  ) -> [SymbolIndex] {
    let type = contextType(of: context)
    if type < 0 { return [] }
    var query = query
    query.context = context
    var found = members(query, of: type)
    if found.isEmpty, symbols[Int(context)].kind == .extension {
      found = constraintMembers(query, context)
    }
    if isOuter { found = found.filter { canBeUsedFromNestedType($0) } }
    return found
  }

  /// Members that an extension sees through `where Self: X`.
  private func constraintMembers(_ query: NameQuery, _ context: SymbolIndex) -> [SymbolIndex] {
    for type in constraintTypes[context] ?? [] {
      let found = members(query, of: type)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The members of an outer type that a nested type names without a value: static ones, cases and types.
  private func canBeUsedFromNestedType(_ index: SymbolIndex) -> Bool {
    let symbol = symbols[Int(index)]
    return symbol.kind.isTypeName || symbol.marks.contains(.isStatic)
  }

  // MARK: Members

  /// The members of a type with a name, from the type itself to its supertypes: those of the nearest type that has a
  /// fitting one.
  func members(_ query: NameQuery, of type: SymbolIndex) -> [SymbolIndex] {
    if members.isUnused(query.name) { return [] }
    var level: [SymbolIndex] = []
    var fallback: [SymbolIndex] = []
    let lineage = self.lineage(of: type)
    var depth: Int32 = 0
    for entry in lineage {
      if entry.depth != depth {
        let accepted = accepted(level, by: query)
        if !accepted.isEmpty { return accepted }
        if fallback.isEmpty { fallback = level }
        level.removeAll(keepingCapacity: true)
        depth = entry.depth
      }
      if query.skipsProtocols, isProtocol(entry.type), !isProtocol(type) { continue }
      for member in members[entry.type, query.name]
      where fits(member, query) && isVisible(member, from: query.unit)
        && isCertain(member, of: entry.type, query) && !isWitnessed(member, by: type)
      {
        level.append(member)
      }
    }
    let accepted = accepted(level, by: query)
    if !accepted.isEmpty { return accepted }
    if fallback.isEmpty { fallback = level }
    let sawForeign = lineage.contains {
      symbols[Int($0.type)].isForeign || hasForeignSupertype.contains($0.type)
    }
    // What fits no declaration of the project may be an overload that a foreign type has.
    return sawForeign ? [] : fallback
  }

  /// Whether a member that is found can be the one meant. What a foreign type declares itself is not known here, so that
  /// a member that the project adds under a `where` clause may be hidden by one of the type's own; only the body of
  /// that extension is sure to mean it.
  private func isCertain(
    _ member: SymbolIndex, of type: SymbolIndex, _ query: NameQuery
  ) -> Bool {
    guard symbols[Int(type)].isForeign, !symbols[Int(member)].isForeign else { return true }
    if symbols[Int(member)].kind == .initializer {
      // `String.init` and `String.init(x)`: foreign types have initialisers without labels themselves.
      guard let call = query.call, call.labels.contains(where: { $0 >= 0 }) else { return false }
    }
    let parent = symbols[Int(member)].parent
    return parent == query.context || !symbols[Int(parent)].marks.contains(.isConstrained)
  }

  /// Whether a member is a protocol's requirement that a foreign type meets: its own witness is meant, which is not known
  /// here, not the requirement.
  private func isWitnessed(_ member: SymbolIndex, by type: SymbolIndex) -> Bool {
    guard symbols[Int(type)].isForeign, !symbols[Int(member)].isForeign else { return false }
    let parent = symbols[Int(member)].parent
    return parent >= 0 && symbols[Int(parent)].kind == .protocol
  }

  private func isProtocol(_ type: SymbolIndex) -> Bool { symbols[Int(type)].kind == .protocol }

  /// Of several declarations those that the call's labels choose.
  private func accepted(_ found: [SymbolIndex], by query: NameQuery) -> [SymbolIndex] {
    guard let call = query.call, !found.isEmpty else { return found }
    if found.count == 1 { return accepts(found[0], call) ? found : [] }
    let fitting = found.filter { accepts($0, call) }
    // A method that takes the arguments is meant before a property of the same name.
    let callable = fitting.filter { symbols[Int($0)].kind != .variable }
    return callable.isEmpty ? fitting : callable
  }

  private func fits(_ index: SymbolIndex, _ query: NameQuery) -> Bool {
    let kind = symbols[Int(index)].kind
    if query.isMacro { return kind == .macro || query.isType && kind.isTypeName }
    if query.isType { return kind.isTypeName }
    return kind != .macro && kind != .precedenceGroup && kind != .macroExpansion
      && kind != .deinitializer
  }

  /// Whether some extension of a foreign type adds a member of that name that the unit could see.
  func isForeignMember(_ query: NameQuery) -> Bool {
    (foreignMemberNames[query.name] ?? []).contains { isVisible($0, from: query.unit) }
  }

  // MARK: Top level

  /// The top-level declarations of a name that a unit sees, its own module first; else the module of that name.
  func lookUpTopLevel(_ query: NameQuery) -> NameMeaning {
    let own = topLevelDeclarations(query, in: units[query.unit].module)
    let fitting = accepted(own, by: query)
    if !fitting.isEmpty { return .symbols(fitting) }
    var imported: [SymbolIndex] = []
    for visible in visibleModules[query.unit]
    where visible.onlyName == -1 || visible.onlyName == query.name {
      imported += topLevelDeclarations(query, in: visible.module)
    }
    let accepted = accepted(imported, by: query)
    if !accepted.isEmpty { return .symbols(withoutRedundantAliases(accepted)) }
    // Overloads that fit none of the project's declarations are of a module that is not shown.
    return own.isEmpty && imported.isEmpty ? moduleMeaning(query) : .noFit
  }

  /// A type and aliases of it in other modules are one type, not an ambiguity: the type itself is meant.
  private func withoutRedundantAliases(_ found: [SymbolIndex]) -> [SymbolIndex] {
    guard found.count > 1 else { return found }
    let types = found.filter { symbols[Int($0)].kind.isNominalType }
    guard let type = types.first, types.count < found.count else { return found }
    let isOne = found.allSatisfy { self.types(namedBy: $0) == [canonical[Int(type)]] }
    return isOne ? types : found
  }

  private func moduleMeaning(_ query: NameQuery) -> NameMeaning {
    if let module = module(named: query.name, from: units[query.unit].module) {
      let isSeen =
        module == units[query.unit].module
        || visibleModules[query.unit].contains { $0.module == module }
      if isSeen { return .module(module) }
    }
    return externalImports[query.unit].contains(query.name) ? .externalModule : .nothing
  }

  /// The top-level declarations of a name in one module, as far as the unit sees them; in its own file first where a
  /// private one hides others.
  func topLevelDeclarations(_ query: NameQuery, in module: ModuleID) -> [SymbolIndex] {
    guard let all = topLevel[key(module.index, query.name)] else { return [] }
    let found = all.filter { fits($0, query) && isVisible($0, from: query.unit) }
    if found.count < 2 { return found }
    let accepted = accepted(found, by: query)
    let remaining = accepted.isEmpty ? found : accepted
    let path = units[query.unit].path
    let hidden = remaining.filter {
      symbols[Int($0)].access <= .fileprivate && units[Int(symbols[Int($0)].unit)].path == path
    }
    return hidden.isEmpty ? remaining : hidden
  }
}

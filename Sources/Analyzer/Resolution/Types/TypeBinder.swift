import DependencyModel
import SourceFacts
import SourceText

/// Finds what extensions extend, aliases mean and types inherit, until nothing changes.
///
/// Every round looks all of them up anew with what the round before found: the nested type that an
/// extension adds can be what another extension extends, or a protocol's nested name what an alias means.
struct TypeBinder {
  /// Rounds after which binding stops even if something still changes (mutually dependent names).
  static let rounds = 12

  private let declarations: Declarations
  private let scopes: ModuleScopes
  private let index: NameIndex
  private let interface: LibraryInterface?
  private let homes: ForeignHomes
  private let jobs: Int
  /// The members that types declare in their own bodies.
  private var ownMembers: [MemberEntry]
  private var names: GlobalNames
  private var types: BoundTypes
  private var members: MemberTable
  /// Foreign types that extensions nest in other foreign types.
  private var nestedInForeign: [MemberEntry] = []

  // What is asked in each round.
  private var extended: BindingPass<NamedType>
  private var aliased: BindingPass<NamedType>
  private var inherited: BindingPass<Supertypes>
  private var constrained: BindingPass<[ID<Symbol>]>

  /// For each alias that names another alias that one.
  private var aliasBehind: [ID<Symbol>: ID<Symbol>] = [:]
  /// Whether what aliases mean has changed since the extensions were noted.
  private var hasNewAliases = false

  /// What an extension or an alias names.
  private struct NamedType: Equatable, Sendable {
    var types: [ID<Symbol>]
    /// The alias by which it names them, if it does.
    var alias: ID<Symbol>?
    /// The type from outside of which nothing but a name is known, in front of a name that means nothing yet.
    var outer: ID<Symbol>?

    init(_ meaning: TypeMeaning, _ table: SymbolTable) {
      types = meaning.types
      guard case .symbols(let found) = meaning.name, let first = found.first, found.count == 1,
        table[first].kind == .typealias
      else { return }
      alias = first
    }
  }

  /// The types that a declaration names as its supertypes, those of each name together.
  private struct Supertypes: Equatable, Sendable {
    var written: [[ID<Symbol>]]
    var addedByMacros: [[ID<Symbol>]]
  }

  /// Prepares to bind what the first three stages found.
  init(
    _ names: GlobalNames, _ declarations: Declarations, _ scopes: ModuleScopes,
    _ index: NameIndex, _ interface: LibraryInterface?, jobs: Int
  ) {
    let unification = TypeUnification(declarations, scopes, index)
    self.names = names
    self.declarations = declarations
    self.scopes = scopes
    self.index = index
    self.interface = interface
    homes = ForeignHomes(index.libraryTypes, interface?.outside, declarations, scopes, names)
    self.jobs = jobs
    ownMembers = unification.members
    types = BoundTypes(
      declarations, library: index.libraryTypes, canonical: unification.canonical)
    members = MemberTable(ownMembers, nameCount: names.strings.count)
    let symbols = declarations.symbols
    extended = BindingPass(declarations) { symbols[$0].kind == .extension }
    aliased = BindingPass(declarations) { symbols[$0].kind == .typealias }
    inherited = BindingPass(declarations) { symbols[$0].kind.isTypeContext }
    constrained = BindingPass(declarations) {
      let symbol = symbols[$0]
      return symbol.kind == .genericParameter || symbol.kind == .associatedType
        || symbol.kind == .extension && symbol.marks.contains(.isConstrained)
    }
  }

  /// The table with all that could be bound.
  ///
  /// Code in which names decide about each other in a circle never settles: the number of rounds ends it.
  consuming func bound() -> SymbolTable {
    let added = swiftMembers() + nestOutsideTypes()
    if !added.isEmpty {
      ownMembers += added
      members = MemberTable(ownMembers, nameCount: names.strings.count)
    }
    var isLibrarySettled = false
    for _ in 0..<Self.rounds {
      let known = types.symbols.count
      let (ofProject, ofLibrary) = bindOnce(skipsLibrary: isLibrarySettled)
      // A type that an extension tells of may be what the library means by its name.
      isLibrarySettled = !ofLibrary && types.symbols.count == known
      if !ofProject && isLibrarySettled { break }
    }
    markBoundExtensions()
    members.addForeignMembers(types)
    return table
  }

  /// All that is known so far.
  private var table: SymbolTable {
    SymbolTable(
      names: names, declarations: declarations, scopes: scopes, index: index, types: types,
      members: members, homes: homes, interface: interface)
  }

  /// One round; says what it has found about the project and about the library that was not known before.
  private mutating func bindOnce(skipsLibrary: Bool) -> (ofProject: Bool, ofLibrary: Bool) {
    let declarations = declarations
    let ofExtensions = extended.ask(table, skipsLibrary: skipsLibrary, jobs: jobs) {
      [table] index, resolver in
      let type = declarations.fact(index).type
      var named = NamedType(resolver.meaning(of: type), table)
      if named.types.isEmpty, let type {
        let fact = declarations.units[resolver.unit].facts.types[type]
        let outer = fact.kind == .member ? resolver.types(fact.base).first : nil
        named.outer = outer.flatMap { table[$0].isForeign && table[$0].unit == nil ? $0 : nil }
      }
      return named
    }
    let extendsAnew = ofExtensions.isAny || hasNewAliases
    if extendsAnew { extend() }
    let ofAliases = bindAliases(skipsLibrary: skipsLibrary)
    let ofSupertypes = inherited.ask(table, skipsLibrary: skipsLibrary, jobs: jobs) {
      [table] index, resolver in
      Supertypes(
        written: declarations.writtenSupertypes(of: index).map { resolver.types($0) },
        addedByMacros: Self.addedByMacros(to: index, table, &resolver))
    }
    if ofSupertypes.isAny || extendsAnew { inherit() }
    let ofConstraints = constrained.ask(table, skipsLibrary: skipsLibrary, jobs: jobs) {
      index, resolver in
      let written =
        declarations.symbols[index].kind == .extension
        ? declarations.selfConstraints(of: index) : declarations.writtenConstraints(of: index)
      return written.flatMap { resolver.types($0) }
    }
    if ofConstraints.isAny {
      types.constraints = Self.found(by: constrained).filter { !$0.value.isEmpty }
    }
    let all = [ofExtensions, ofAliases, ofSupertypes, ofConstraints]
    return (all.contains(where: \.ofProject), all.contains(where: \.ofLibrary))
  }

  /// Finds what aliases mean with what is known so far.
  private mutating func bindAliases(skipsLibrary: Bool) -> BindingChange {
    let declarations = declarations
    let known = index.known
    let change = aliased.ask(table, skipsLibrary: skipsLibrary, jobs: jobs) {
      [table] index, resolver in
      let target = declarations.fact(index).type
      var named = NamedType(resolver.meaning(of: target), table)
      guard named.types.isEmpty, let target else { return named }
      switch declarations.units[resolver.unit].facts.types[target].kind {
      case .array: named.types = known.array.map { [$0] } ?? []
      case .dictionary: named.types = known.dictionary.map { [$0] } ?? []
      default: break
      }
      return named
    }
    hasNewAliases = change.isAny
    guard change.isAny else { return change }
    types.aliasTargets = Dictionary(
      uniqueKeysWithValues: zip(aliased.symbols, aliased.answers.map(\.types)))
    aliasBehind.removeAll(keepingCapacity: true)
    for (index, named) in zip(aliased.symbols, aliased.answers) {
      if let alias = named.alias { aliasBehind[index] = alias }
    }
    return change
  }

  private static func found(
    by pass: BindingPass<[ID<Symbol>]>
  ) -> [ID<Symbol>: [ID<Symbol>]] {
    Dictionary(uniqueKeysWithValues: zip(pass.symbols, pass.answers))
  }

  // MARK: Extensions

  /// Notes what extensions extend, and the members that they add to it.
  private mutating func extend() {
    for (index, named) in zip(extended.symbols, extended.answers) {
      if let type = named.types.first {
        types.extended[index] = OptionalID(type)
      } else if named.alias == nil || !aliased.answers.isEmpty {
        // By an alias the type is extended that the alias names, which the first round does not know yet.
        let naming = named.alias.flatMap { aliases(from: $0).last } ?? index
        let unit = declarations.symbols[naming].declaringUnit
        let name = foreignName(
          of: declarations.fact(naming).type, in: unit,
          inside: named.alias == nil ? named.outer : nil)
        types.extended[index] = OptionalID(foreignType(named: name))
      }
    }
    members = MemberTable(ownMembers + extensionMembers(), nameCount: names.strings.count)
  }

  /// An alias and those that it leads to. The number of steps ends circles.
  private func aliases(from alias: ID<Symbol>) -> [ID<Symbol>] {
    var found = [alias]
    while let last = found.last, let next = aliasBehind[last], found.count < Self.rounds {
      found.append(next)
    }
    return found
  }

  /// Marks the extensions that say by an alias what the parameters of the type are, as `extension Names` does where
  /// `Names` is `[String]`: they are as constrained as `extension [String]`.
  private mutating func markBoundExtensions() {
    for (index, named) in zip(extended.symbols, extended.answers) {
      guard let alias = named.alias else { continue }
      let isBound = aliases(from: alias).contains { alias in
        let fact = declarations.fact(alias)
        return fact.genericParameters.isEmpty
          && hasArguments(fact.type, in: declarations.symbols[alias].declaringUnit)
      }
      if isBound { types.symbols[index].marks.insert(.isConstrained) }
    }
  }

  /// Whether a written type says what the parameters of the type that it names are.
  private func hasArguments(_ type: ID<TypeFact>?, in unit: ID<SourceUnit>) -> Bool {
    guard let type else { return false }
    let fact = declarations.units[unit].facts.types[type]
    switch fact.kind {
    case .array, .dictionary, .optional: return true
    case .named: return !fact.parts.isEmpty
    case .member: return !fact.parts.isEmpty || hasArguments(fact.base, in: unit)
    default: return false
    }
  }

  /// The type of a name that only extensions tell of, and those that its name nests it in: each call is for a shorter
  /// name.
  private mutating func foreignType(named name: String) -> ID<Symbol> {
    let global = names.intern(name)
    if let known = types.foreign[global] { return known }
    let index = types.addForeignType(named: global)
    if let dot = name.lastIndex(of: ".") {
      let last = names.intern(String(name[name.index(after: dot)...]))
      let outer = foreignType(named: String(name[..<dot]))
      nestedInForeign.append(MemberEntry(type: outer, name: last, symbol: index))
    }
    return index
  }

  /// The name of a type that is not of the project, as an extension writes it: the module in front and generic
  /// arguments left out, `[T]` as `Array`.
  ///
  /// - Parameter outer: the type in front of the last name, where that is known, be it by an alias.
  private func foreignName(
    of type: ID<TypeFact>?, in unit: ID<SourceUnit>, inside outer: ID<Symbol>? = nil
  ) -> String {
    guard let type else { return "?" }
    let facts = declarations.units[unit].facts
    let fact = facts.types[type]
    if let outer, let name = fact.name {
      return names[types.symbols[outer].name] + "." + facts[name]
    }
    switch fact.kind {
    case .named: return fact.name.map { facts[$0] } ?? "?"
    case .member:
      let name = fact.name.map { facts[$0] } ?? "?"
      if let base = fact.base.map({ facts.types[$0] }), base.kind == .named,
        let outer = base.name
      {
        let isModule =
          homes.isModule(declarations.name(outer, in: unit), seenFrom: unit, scopes)
          || facts[outer] == "Swift"
        if isModule { return name }
      }
      return foreignName(of: fact.base, in: unit) + "." + name
    case .array: return "Array"
    case .dictionary: return "Dictionary"
    case .optional: return "Optional"
    default: return "?"
    }
  }

  /// The members that extensions add to types, as far as it is known what they extend.
  private func extensionMembers() -> [MemberEntry] {
    var entries: [MemberEntry] = []
    for index in types.symbols.ids {
      let symbol = types.symbols[index]
      guard let parent = symbol.parent, types.symbols[parent].kind == .extension,
        symbol.kind != .genericParameter, !symbol.marks.contains(.isLocal),
        let type = types.extendedType(of: parent)
      else { continue }
      self.index.cFamily.add(index, symbol, of: type, to: &entries)
    }
    return entries + nestedInForeign
  }

  // MARK: Members in Swift alone

  /// What Swift makes members of types though the C family declares it beside them.
  private func swiftMembers() -> [MemberEntry] {
    var entries: [MemberEntry] = []
    var nested: [Pair<Symbol, ProjectName>: ID<Symbol>] = [:]
    let written = index.cFamily.swiftMembers
    let declarations = declarations
    var meant = BindingPass<ID<Symbol>?>(ofProject: written.map(\.symbol))
    _ = meant.ask(table, skipsLibrary: false, jobs: jobs) {
      $1.types(declarations.fact($0).type).first
    }
    // Types stand before what is a member of them.
    let inOrder = zip(written, meant.answers).sorted { $0.0.outer.count < $1.0.outer.count }
    for (member, type) in inOrder {
      guard let owner = owner(of: member, type: type, nested) else { continue }
      entries.append(MemberEntry(type: owner, name: member.name, symbol: member.symbol))
      if declarations.symbols[member.symbol].kind.isNominalType {
        nested[Pair(owner, member.name)] = self.types.canonical(member.symbol)
      }
    }
    return entries
  }

  /// The type that a declaration of the C family is a member of in Swift.
  private func owner(
    of member: CFamilyNames.SwiftMember, type: ID<Symbol>?,
    _ nested: [Pair<Symbol, ProjectName>: ID<Symbol>]
  ) -> ID<Symbol>? {
    guard let first = member.outer.first else {
      // Plain types have no such members, but enumerations that `NS_TYPED_ENUM` makes.
      return type.flatMap { type in
        let symbol = declarations.symbols[type]
        return symbol.kind == .struct && symbol.marks.contains(.isObjC) ? type : nil
      }
    }
    let home = scopes.module(of: declarations.symbols[member.symbol].declaringUnit)
    let modules = [home] + (index.modules(declaring: first) ?? [])
    var found = modules.lazy.compactMap { module in
      index.topLevel(named: first, in: module).first {
        declarations.symbols[$0].kind.isNominalType
      }
    }.first.map { types.canonical($0) }
    found = found ?? types.foreign[first]
    for name in member.outer.dropFirst() {
      found = found.flatMap { outer in nested[Pair(outer, name)] ?? nestedType(name, of: outer) }
    }
    return found
  }

  /// The type of a name that is declared in one from outside, such as `Notification.Name`.
  private func nestedType(_ name: GlobalName, of outer: ID<Symbol>) -> ID<Symbol>? {
    guard declarations.symbols[outer].isForeign else { return nil }
    return members[outer, name].first { declarations.symbols[$0].kind.isNominalType }
  }

  // MARK: Classes that are defined outside of their class

  /// Finds the class that each `class Outer::Inner {…}` of C++ is nested in, and makes it a member there.
  private mutating func nestOutsideTypes() -> [MemberEntry] {
    var entries: [MemberEntry] = []
    let table = table
    for nested in index.cFamily.outsideTypes {
      let query = NameQuery(
        name: nested.outer, unit: declarations.symbols[nested.symbol].declaringUnit, isType: true)
      guard case .symbols(let found) = table.lookUp(query, from: nil),
        case let outer = Set(found.map { types.canonical($0) }), outer.count == 1,
        let type = outer.first, declarations.symbols[type].kind.isNominalType,
        declarations.isCFamily(declarations.symbols[type]),
        !declarations.symbols[type].marks.contains(.isObjC), !isOuter(nested.symbol, of: type)
      else { continue }
      types.outerOfOutside[nested.symbol] = type
      entries.append(MemberEntry(type: type, name: nested.name, symbol: nested.symbol))
    }
    return entries
  }

  /// Whether a type is another one, or around it: names in broken code may go in circles.
  private func isOuter(_ type: ID<Symbol>, of inner: ID<Symbol>) -> Bool {
    var next: ID<Symbol>? = inner
    while let current = next {
      if current == type || types.canonical(current) == types.canonical(type) { return true }
      next = types.outerType(of: current)
    }
    return false
  }

  // MARK: Supertypes

  /// Notes the supertypes of each type, those of its extensions included.
  private mutating func inherit() {
    var found: [ID<Symbol>: [ID<Symbol>]] = [:]
    var foreign: Set<ID<Symbol>> = []
    var unknown: Set<ID<Symbol>> = []
    var ofMacros: Set<ID<Symbol>> = []
    for (index, named) in zip(inherited.symbols, inherited.answers) {
      guard let type = types.contextType(of: index) else { continue }
      if !named.addedByMacros.isEmpty { ofMacros.insert(type) }
      if types.symbols[type].isForeign { foreign.insert(type) }
      for supertypes in named.written + named.addedByMacros {
        if supertypes.isEmpty || supertypes.contains(where: { types.symbols[$0].isForeign }) {
          foreign.insert(type)
        }
        if supertypes.isEmpty || supertypes.contains(where: { types.symbols[$0].unit == nil }) {
          unknown.insert(type)
        }
        for supertype in supertypes where supertype != type {
          if !(found[type] ?? []).contains(supertype) { found[type, default: []].append(supertype) }
        }
      }
    }
    types.hasForeignSupertype = foreign
    types.hasMacroSupertype = ofMacros
    types.hasUnknownSupertype = unknown
    if found != types.supertypes {
      types.supertypes = found
      types.lineages = LineageIndex(types)
    }
  }

  /// The protocols that macros let a type conform to: `@Observable` and `@Reducer` add the protocols of their names,
  /// which as attributes could mean nothing else.
  private static func addedByMacros(
    to type: ID<Symbol>, _ table: SymbolTable, _ resolver: inout TypeResolver
  ) -> [[ID<Symbol>]] {
    let fact = table.declarations.fact(type)
    if fact.attributes.isEmpty { return [] }
    let unit = table[type].declaringUnit
    return table.declarations.list(fact.attributes, in: unit).compactMap { attribute in
      let meant = resolver.types(attribute)
      let isAdded =
        meant.count == 1 && table[meant[0]].isForeign && table[meant[0]].unit != nil
        && table.types.isProtocol(meant[0])
      return isAdded ? meant : nil
    }
  }
}

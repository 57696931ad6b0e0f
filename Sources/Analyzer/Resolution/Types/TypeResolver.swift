import DependencyModel
import ProjectModel
import SourceFacts
import SourceText

/// What a written type means: what it names, and which types it stands for.
struct TypeMeaning: Sendable {
  /// What the name means; `.nothing` for forms without a name.
  var name: NameMeaning
  /// The types it stands for: one for a name, several for a composition, none where unknown.
  var types: [ID<Symbol>]

  static let unknown = TypeMeaning(name: .nothing, types: [])
}

/// Resolves the written types of one unit, each once.
struct TypeResolver {
  private let table: SymbolTable
  /// The unit.
  let unit: ID<SourceUnit>
  /// For each written type what it means, once that is known.
  private var memo: Column<TypeFact, TypeMeaning?>

  init(table: SymbolTable, unit: ID<SourceUnit>) {
    self.table = table
    self.unit = unit
    memo = Column(repeating: nil, count: table.declarations.units[unit].facts.types.count)
  }

  /// The types of the project that a written type stands for; optionals, `some`, `any` and metatypes stand for what they wrap.
  mutating func types(_ index: ID<TypeFact>?) -> [ID<Symbol>] { meaning(of: index).types }

  /// What a written type means. The depth of the recursion is that of the type's text.
  mutating func meaning(of index: ID<TypeFact>?) -> TypeMeaning {
    guard let index else { return .unknown }
    if let known = memo[index] { return known }
    // What a `where` clause says of a type may speak of the type itself.
    memo[index] = .unknown
    let meaning =
      table.knownMeaning(of: index, in: unit)
      ?? resolve(table.declarations.units[unit].facts.types[index])
    memo[index] = meaning
    return meaning
  }

  /// Optionals, metatypes, `some` and `any` stand for what they wrap, since members are looked up in that.
  private mutating func resolve(_ fact: TypeFact) -> TypeMeaning {
    switch fact.kind {
    case .named:
      return resolveName(fact)
    case .member:
      return resolveMember(fact)
    case .optional where fact.role != .extensionOf, .opaque, .metatype:
      return TypeMeaning(name: .nothing, types: types(fact.base))
    case .composition:
      var found: [ID<Symbol>] = []
      var known: Set<ID<Symbol>> = []
      for part in table.declarations.list(fact.parts, in: unit) {
        found += types(part).filter { known.insert($0).inserted }
      }
      return TypeMeaning(name: .nothing, types: found)
    case .optional, .array, .dictionary, .tuple, .function, .other:
      return .unknown
    }
  }

  private func resolveName(_ fact: TypeFact) -> TypeMeaning {
    guard let name = fact.name else { return .unknown }
    let owner = table.declarations.symbol(fact.owner, in: unit)
    if table.declarations.units[unit].facts[name] == "Self" {
      let type = table.enclosingType(of: owner)
      return TypeMeaning(name: .local, types: type.map { [$0] } ?? [])
    }
    if isModule(fact) {
      let module = table.declarations.name(name, in: unit)
      return TypeMeaning(name: table.moduleMeaning(ofSelector: module, in: unit), types: [])
    }
    var query = NameQuery(
      name: table.declarations.name(name, in: unit), unit: unit, isType: true,
      isMacro: fact.role == .attribute)
    query.typeKind = typeKind(of: fact, owner)
    query.isOutsideOfClass = isMarked(fact, TypeFact.outsideOfClass)
    let skips = fact.role == .inheritance || fact.role == .attribute || fact.role == .extensionOf
    let meaning =
      fact.role == .operator
      ? lookUpPrecedenceGroup(query)
      : table.lookUp(query, from: owner, skipsOwnMembers: skips && isTypeContext(owner))
    if isMarked(fact, TypeFact.argument), isOpen(meaning, query.name) {
      query.isType = false
      let value = table.lookUp(query, from: owner)
      if isOfValues(value) { return TypeMeaning(name: value, types: []) }
    }
    if meaning == .nothing {
      return foreignMeaning(table.foreignType(named: query.name, seenFrom: unit))
    }
    return TypeMeaning(name: meaning, types: types(of: meaning))
  }

  /// Whether a name of Swift stands before `::`, so that it is that of a module.
  private func isModule(_ fact: TypeFact) -> Bool {
    fact.labels.count == 1 && fact.kind == .named && isSelector(fact)
  }

  /// The module that the name of a member is written with.
  private func selector(of fact: TypeFact) -> ModuleSelector? {
    guard fact.labels.count == 2, isSelector(fact),
      let module = table.declarations.list(fact.labels, in: unit).last?.id
    else { return nil }
    return table.selector(table.declarations.name(module, in: unit), in: unit)
  }

  private func isSelector(_ fact: TypeFact) -> Bool {
    let source = table.declarations.units[unit]
    return source.facts.language == .swift
      && table.declarations.list(fact.labels, in: unit).first?.id.map { source.facts[$0] }
        == TypeFact.moduleSelector
  }

  /// Whether a type of C++ has a label.
  private func isMarked(_ fact: TypeFact, _ label: String) -> Bool {
    // Few types have labels, and the unit is copied.
    if fact.labels.count == 0 { return false }
    let source = table.declarations.units[unit]
    return source.facts.language == .cxx
      && table.declarations.list(fact.labels, in: unit).contains {
        $0.id.map { source.facts[$0] } == label
      }
  }

  /// Whether a name was not found, or only what stands in front of its last `::`.
  private func isOpen(_ meaning: NameMeaning, _ name: GlobalName) -> Bool {
    guard case .symbols(let found) = meaning else { return meaning == .nothing }
    let qualified = table.index.cFamily.qualified
    guard let last = qualified[name]?.last else { return false }
    return !found.contains { symbol in
      let own = table[symbol].name
      return (qualified[own]?.last ?? own) == last
    }
  }

  /// Whether a name means functions or values, as may be given to a template.
  private func isOfValues(_ meaning: NameMeaning) -> Bool {
    guard case .symbols(let found) = meaning else { return false }
    return found.allSatisfy { symbol in
      switch table[symbol].kind {
      case .function, .variable, .enumCase: true
      default: false
      }
    }
  }

  private func typeKind(of fact: TypeFact, _ owner: ID<Symbol>?) -> CTypeKind {
    if fact.role == .attribute { return .plain }
    if let label = table.declarations.list(fact.labels, in: unit).first?.id {
      switch table.declarations.units[unit].facts[label] {
      case "class": return .objectiveCClass
      case "protocol": return .objectiveCProtocol
      default: return .plain
      }
    }
    let isObjectiveC = owner.map { table[$0].marks.contains(.isObjC) } ?? false
    return fact.role == .extensionOf && isObjectiveC ? .objectiveCClass : .plain
  }

  /// A name of no declaration of the project stands for the type of that name in the library, or for the foreign type
  /// that the project extends by it. Aliases of the library are followed.
  private func foreignMeaning(_ type: ID<Symbol>?) -> TypeMeaning {
    guard let type else { return .unknown }
    let isAlias = table[type].kind == .typealias
    return TypeMeaning(name: .nothing, types: isAlias ? table.types.types(namedBy: type) : [type])
  }

  private func isTypeContext(_ owner: ID<Symbol>?) -> Bool {
    owner.map { table[$0].kind.isTypeContext } ?? false
  }

  private func lookUpPrecedenceGroup(_ query: NameQuery) -> NameMeaning {
    let modules = [table.scopes.module(of: unit)] + table.scopes.visible[unit].map(\.module)
    for module in modules {
      let found = table.index.topLevel(named: query.name, in: module).filter {
        table[$0].kind == .precedenceGroup
      }
      if !found.isEmpty { return .symbols(found) }
    }
    return .nothing
  }

  /// Whether a type is written `Swift`, the module that no file imports.
  private func isStandardLibrary(_ type: ID<TypeFact>?) -> Bool {
    guard let type else { return false }
    let fact = table.declarations.units[unit].facts.types[type]
    guard fact.kind == .named, let name = fact.name else { return false }
    return table.declarations.units[unit].facts[name] == "Swift"
  }

  private mutating func resolveMember(_ fact: TypeFact) -> TypeMeaning {
    guard let name = fact.name else { return .unknown }
    let base = meaning(of: fact.base)
    var query = NameQuery(
      name: table.declarations.name(name, in: unit), unit: unit, isType: true,
      isMacro: fact.role == .attribute)
    query.selector = selector(of: fact)
    var meaning: NameMeaning
    switch base.name {
    case .module(let module):
      let found = table.topLevelDeclarations(query, in: module)
      meaning = found.isEmpty ? lookUpReexported(query, by: module) : .symbols(found)
    case .genericParameter(let parameter):
      meaning = memberMeaning(query, of: table.types.constraints[parameter] ?? [])
    case .externalModule:
      return foreignMeaning(
        table.moduleName(before: fact, in: unit).flatMap {
          table.foreignType(named: query.name, behind: $0)
        })
    case .nothing where isStandardLibrary(fact.base):
      return foreignMeaning(table.foreignType(named: query.name, seenFrom: unit))
    case .symbols(let found) where base.types.isEmpty:
      meaning = memberMeaning(query, of: found.flatMap { table.types.constraints[$0] ?? [] })
    default:
      meaning = memberMeaning(query, of: base.types)
    }
    if meaning == .nothing, base.types.isEmpty, let type = fact.base {
      meaning = memberMeaning(query, of: typesRequired(of: type))
    }
    return TypeMeaning(name: meaning, types: types(of: meaning))
  }

  /// The most requirements of one declaration that are looked at for each written type.
  private static let maximumRequirements = 64

  /// The types that the `where` clauses around a written type say of it, as of `Element` in
  /// `extension Sequence where Element: Sequence`.
  private mutating func typesRequired(of type: ID<TypeFact>) -> [ID<Symbol>] {
    let facts = table.declarations.units[unit].facts
    var next = table.declarations.symbol(facts.types[type].owner, in: unit)
    var found: [ID<Symbol>] = []
    while let context = next {
      let requirements = table.declarations.requirements[context] ?? []
      for requirement in requirements.prefix(Self.maximumRequirements)
      where isWrittenAlike(requirement.subject, type, facts) {
        found += types(requirement.constraint)
      }
      next = table[context].parent
    }
    return found
  }

  /// Whether two types are the same names with the same ones in front of them.
  private func isWrittenAlike(
    _ left: ID<TypeFact>, _ right: ID<TypeFact>, _ facts: FileFacts
  ) -> Bool {
    var (left, right) = (facts.types[left], facts.types[right])
    while left.kind == right.kind, left.name == right.name, left.kind == .member,
      let ofLeft = left.base, let ofRight = right.base
    {
      (left, right) = (facts.types[ofLeft], facts.types[ofRight])
    }
    return left.kind == .named && right.kind == .named && left.name == right.name
  }

  private func memberMeaning(_ query: NameQuery, of types: [ID<Symbol>]) -> NameMeaning {
    for type in types {
      let found = table.members(query, of: type)
      guard let first = found.first else { continue }
      let parameter =
        table[first].kind == .associatedType ? table.witness(of: first, in: type) : nil
      return parameter.map { .genericParameter($0) } ?? .symbols(found)
    }
    return .nothing
  }

  /// `Module.Name` may name what the module hands on from another one.
  private func lookUpReexported(_ query: NameQuery, by module: ModuleID) -> NameMeaning {
    for visible in table.scopes.visible[unit] where visible.module != module {
      let found = table.topLevelDeclarations(query, in: visible.module)
      if !found.isEmpty { return .symbols(found) }
    }
    return .nothing
  }

  private func types(of meaning: NameMeaning) -> [ID<Symbol>] {
    guard case .symbols(let symbols) = meaning else { return [] }
    if table.declarations.units[unit].facts.language == .cxx, table.areDifferentTypes(symbols) {
      return []
    }
    if symbols.count == 1 { return table.types.types(namedBy: symbols[0]) }
    var found: Set<ID<Symbol>> = []
    return symbols.flatMap { table.types.types(namedBy: $0) }.filter { found.insert($0).inserted }
  }
}

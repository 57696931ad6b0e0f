import ArchModel

/// What resolving one unit found.
struct UnitReferences: Sendable {
  /// A resolved reference with the nodes it connects.
  struct Found: Sendable {
    var from: NodeID
    var to: NodeID
    var reference: ResolvedReference
  }

  /// References to declarations of the project, within a node too, in the order met.
  var found: [Found] = []
  /// References for which a declaration is visible, but that have no edge.
  var unresolved: [UnresolvedReference] = []
  /// Names that mean no declaration of the project.
  var external: [ExternalReference] = []
  /// Outcomes of names and `Type.member`.
  var names = ResolutionCounts()
  /// Outcomes of members reached through values.
  var members = ResolutionCounts()
}

/// Resolves what one unit names.
struct UnitResolver {
  /// What an expression is, as far as look-up alone tells.
  private enum Meaning {
    case unknown
    /// The name of a type.
    case type([SymbolIndex])
    /// A value of a type: `self`, `super` or what an initialiser makes.
    case instance([SymbolIndex])
    case module(ModuleID)
    case externalModule
  }

  private let table: SymbolTable
  private let nodes: NodeTable
  private let unit: Int
  private let facts: FileFacts
  private var types: TypeResolver
  private var meanings: [Meaning]
  private var callOf: [Int32]
  private var output = UnitReferences()

  /// Prepares to resolve a unit.
  init(unit: Int, table: SymbolTable, nodes: NodeTable) {
    self.table = table
    self.nodes = nodes
    self.unit = unit
    facts = table.units[unit].facts
    types = TypeResolver(table: table, unit: unit)
    meanings = [Meaning](repeating: .unknown, count: facts.expressions.count)
    callOf = [Int32](repeating: -1, count: facts.expressions.count)
  }

  /// Resolves all written types and expressions of the unit. Linear in their number.
  mutating func resolve() -> UnitReferences {
    for index in facts.types.indices { resolve(type: TypeIndex(index)) }
    for (index, expression) in facts.expressions.enumerated()
    where expression.kind == .call && expression.base >= 0 {
      callOf[Int(expression.base)] = Int32(index)
    }
    for index in facts.expressions.indices { meanings[index] = resolve(expression: index) }
    return output
  }

  // MARK: Types

  private mutating func resolve(type index: TypeIndex) {
    let fact = facts.types[Int(index)]
    guard fact.kind == .named || fact.kind == .member else { return }
    let meaning = types.meaning(of: index)
    let name = table.globalNames[unit][Int(fact.name)]
    let place = Place(
      owner: fact.owner, offset: fact.offset, name: name, role: fact.role, isMember: false,
      hasBase: fact.kind == .member, condition: fact.condition)
    switch meaning.name {
    case .symbols(let symbols): record(symbols, place)
    case .nothing, .uncertain:
      recordMissing(place, isComplete: fact.kind == .named || isComplete(fact, name))
    case .genericParameter, .local, .module, .externalModule, .noFit: break
    }
  }

  /// Whether `Base.Name` that was not found is certainly no declaration of the project: its base is not a module of the
  /// project, and no extension adds a type of that name to a foreign type.
  private mutating func isComplete(_ fact: TypeFact, _ name: GlobalName) -> Bool {
    if case .module = types.meaning(of: fact.base).name { return false }
    return !table.isForeignMember(NameQuery(name: name, unit: unit, isType: true))
  }

  // MARK: Expressions

  private mutating func resolve(expression index: Int) -> Meaning {
    let fact = facts.expressions[index]
    switch fact.kind {
    case .name: return resolveName(fact, index)
    case .member: return resolveMember(fact, index)
    case .implicitMember:
      recordUntyped(fact)
      return .unknown
    case .selfValue: return .instance(selfTypes(fact))
    case .selfType: return .type(selfTypes(fact))
    case .superValue: return .instance(superclasses(fact))
    case .type: return .type(types.types(fact.base))
    case .call: return resolveCall(fact)
    case .operator:
      resolveOperator(fact)
      return .unknown
    case .macro:
      resolveMacro(fact)
      return .unknown
    case .local, .subscript, .forceUnwrap, .optionalChain, .tuple, .array, .dictionary, .closure,
      .cast, .sequence, .keyPath, .branches:
      return .unknown
    }
  }

  private func place(_ fact: ExpressionFact, isMember: Bool) -> Place {
    Place(
      owner: fact.owner, offset: fact.offset,
      name: fact.name < 0 ? -1 : table.globalNames[unit][Int(fact.name)], role: fact.role,
      isMember: isMember, hasBase: fact.kind != .name, condition: fact.condition)
  }

  private mutating func resolveName(_ fact: ExpressionFact, _ index: Int) -> Meaning {
    let query = query(fact, index)
    let owner = table.symbol(fact.owner, in: unit)
    switch table.lookUp(query, from: owner) {
    case .symbols(let symbols):
      record(symbols, place(fact, isMember: false))
      return meaning(of: symbols)
    case .module(let module): return .module(module)
    case .externalModule: return .externalModule
    case .genericParameter(let parameter): return .type(table.constraintTypes[parameter] ?? [])
    case .local: return .unknown
    case .nothing:
      recordMissing(place(fact, isMember: false), isComplete: true)
      return foreignType(query.name)
    case .noFit:
      recordMissing(place(fact, isMember: false), isComplete: false)
      return .unknown
    case .uncertain:
      recordMissing(place(fact, isMember: true), isComplete: false)
      return .unknown
    }
  }

  private mutating func resolveMember(_ fact: ExpressionFact, _ index: Int) -> Meaning {
    guard fact.base >= 0 else {
      recordUntyped(fact)
      return .unknown
    }
    let name = facts.strings[Int(fact.name)]
    let base = meanings[Int(fact.base)]
    var query = query(fact, index)
    switch base {
    case .type(let types):
      switch name {
      case "self", "Type", "Protocol": return base
      case "init":
        return recordInitializer(types, fact, query)
      default: return resolveMember(query, of: types, fact, isMember: false)
      }
    case .instance(let types):
      if name == "self" { return base }
      query.context = table.enclosingTypeContext(of: table.symbol(fact.owner, in: unit))
      if name == "init" { return recordInitializer(types, fact, query) }
      return resolveMember(query, of: types, fact, isMember: false)
    case .module(let module):
      return resolveQualified(query, in: module, fact)
    case .externalModule: return foreignType(query.name)
    case .unknown:
      recordUntyped(fact)
      return .unknown
    }
  }

  private mutating func resolveMember(
    _ query: NameQuery, of types: [SymbolIndex], _ fact: ExpressionFact, isMember: Bool
  ) -> Meaning {
    for type in types {
      let found = table.members(query, of: type)
      if found.isEmpty { continue }
      record(found, place(fact, isMember: isMember))
      return meaning(of: found)
    }
    recordMissing(place(fact, isMember: isMember), isComplete: isClosed(types, query))
    return .unknown
  }

  /// Whether a member that was not found cannot be one of the project: nothing of that name is declared as a member
  /// that these types could have through a foreign supertype.
  private func isClosed(_ types: [SymbolIndex], _ query: NameQuery) -> Bool {
    if types.isEmpty { return false }
    if types.allSatisfy({ table.symbols[Int($0)].isForeign }) {
      return !table.isForeignMember(query)
    }
    return !table.isDeclared(query.name, visibleFrom: unit)
  }

  /// A name of no declaration of the project: the foreign type of that name, if the project extends it.
  private func foreignType(_ name: GlobalName) -> Meaning {
    table.foreignTypes[name].map { .type([$0]) } ?? .unknown
  }

  /// `Type.init(…)` and `self.init(…)` name the initialiser where it is declared, else the type itself.
  private mutating func recordInitializer(
    _ types: [SymbolIndex], _ fact: ExpressionFact, _ query: NameQuery
  ) -> Meaning {
    for type in types {
      let found = table.members(query, of: type).filter {
        table.symbols[Int($0)].kind == .initializer
      }
      if !found.isEmpty {
        record(found, place(fact, isMember: false))
        break
      }
    }
    return .type(types)
  }

  private mutating func resolveQualified(
    _ query: NameQuery, in module: ModuleID, _ fact: ExpressionFact
  ) -> Meaning {
    var found = table.topLevelDeclarations(query, in: module)
    if found.isEmpty {
      for visible in table.visibleModules[unit] where found.isEmpty {
        found = table.topLevelDeclarations(query, in: visible.module)
      }
    }
    guard !found.isEmpty else {
      recordMissing(place(fact, isMember: false), isComplete: false)
      return .unknown
    }
    record(found, place(fact, isMember: false))
    return meaning(of: found)
  }

  private func resolveCall(_ fact: ExpressionFact) -> Meaning {
    guard fact.base >= 0 else { return .unknown }
    // A call of a type makes a value of it; what functions return is for the typing of chains.
    if case .type(let types) = meanings[Int(fact.base)], !types.isEmpty { return .instance(types) }
    return .unknown
  }

  private func selfTypes(_ fact: ExpressionFact) -> [SymbolIndex] {
    let context = table.enclosingTypeContext(of: table.symbol(fact.owner, in: unit))
    guard context >= 0 else { return [] }
    let type = table.contextType(of: context)
    return type < 0 ? [] : [type]
  }

  private func superclasses(_ fact: ExpressionFact) -> [SymbolIndex] {
    selfTypes(fact).flatMap { table.supertypes[$0] ?? [] }.filter {
      table.symbols[Int($0)].kind == .class
    }
  }

  private func meaning(of symbols: [SymbolIndex]) -> Meaning {
    var types: [SymbolIndex] = []
    for symbol in symbols where table.symbols[Int(symbol)].kind.isTypeName {
      for type in table.types(namedBy: symbol) where !types.contains(type) { types.append(type) }
    }
    return types.isEmpty ? .unknown : .type(types)
  }

  private func query(_ fact: ExpressionFact, _ index: Int) -> NameQuery {
    var query = NameQuery(
      name: table.globalNames[unit][Int(fact.name)], unit: unit, isType: false)
    let call = callOf[index]
    if call >= 0 {
      query.call = shape(of: facts.expressions[Int(call)])
    } else if fact.marks.contains(.isCompoundName) {
      query.call = CallShape(labels: globalLabels(fact.labels), trailingClosures: 0)
    }
    return query
  }

  private func shape(of call: ExpressionFact) -> CallShape {
    let labels = globalLabels(call.labels)
    guard call.marks.contains(.hasTrailingClosure) else {
      return CallShape(labels: labels, trailingClosures: 0)
    }
    // Trailing closures are the closures at the end; the first of them has no label.
    let closures = facts[call.arguments].reversed().prefix { argument in
      argument >= 0 && facts.expressions[Int(argument)].kind == .closure
    }.count
    let unlabelled = labels.reversed().prefix(closures).firstIndex(of: -1)?.base
    let count = unlabelled.map { labels.count - $0 + 1 } ?? 1
    return CallShape(labels: labels, trailingClosures: max(1, count))
  }

  private func globalLabels(_ list: FactList) -> [GlobalName] {
    facts[list].map { label in
      guard label >= 0 else { return -1 }
      let name = table.globalNames[unit][Int(label)]
      return name == table.underscore ? -1 : name
    }
  }

  // MARK: Operators and macros

  private mutating func resolveOperator(_ fact: ExpressionFact) {
    let place = place(fact, isMember: true)
    guard place.name >= 0, table.isDeclared(place.name, visibleFrom: unit) else {
      recordExternal(place)
      return
    }
    let query = NameQuery(name: place.name, unit: unit, isType: false)
    guard case .symbols(let found) = table.lookUpTopLevel(query) else {
      recordMissing(place, isComplete: false)
      return
    }
    // Standard operators have overloads that no source here shows; only an operator of the project's own is certain.
    let declarations = found.filter { table.symbols[Int($0)].kind == .operator }
    let functions = found.filter { table.symbols[Int($0)].kind == .function }
    if declarations.isEmpty {
      recordMissing(place, isComplete: false, outcome: .ambiguous)
    } else {
      record(functions.isEmpty ? declarations : functions, place)
    }
  }

  private mutating func resolveMacro(_ fact: ExpressionFact) {
    let query = NameQuery(
      name: table.globalNames[unit][Int(fact.name)], unit: unit, isType: false, isMacro: true)
    let place = place(fact, isMember: false)
    if case .symbols(let found) = table.lookUpTopLevel(query) {
      record(found, place)
    } else {
      recordMissing(place, isComplete: true)
    }
  }

  // MARK: Recording

  /// Where a reference stands and what it says.
  private struct Place {
    var owner: DeclarationIndex
    var offset: UInt32
    var name: GlobalName
    var role: ReferenceRole
    /// Whether it counts as a member reached through a value.
    var isMember: Bool
    /// Whether something is written before the name.
    var hasBase: Bool
    /// Index of its `#if` condition among those of the file.
    var condition: UInt16
  }

  private mutating func record(_ symbols: [SymbolIndex], _ place: Place) {
    let targets = targetNodes(of: symbols)
    guard let to = targets.first else {
      // Previews that are left out, and foreign types that the project extends, have no node.
      recordExternal(place)
      return
    }
    if targets.count > 1 {
      count(place.isMember, \.ambiguous)
      output.unresolved.append(
        UnresolvedReference(
          file: FileID(unit), offset: place.offset, name: place.name, role: place.role,
          outcome: .ambiguous))
      return
    }
    count(place.isMember, \.certain)
    let owner = table.symbol(place.owner, in: unit)
    guard owner >= 0, let from = nodes.nodeOfSymbol[Int(owner)] else { return }
    let files = Set(symbols.map { table.symbols[Int($0)].unit })
    let reference = ResolvedReference(
      file: FileID(unit), offset: place.offset, name: place.name,
      targetFile: files.count == 1 ? files.first.map { FileID(Int($0)) } : nil, role: place.role,
      isNominal: symbols.contains { isNominal($0) }, confidence: .certain,
      owner: DeclarationID(Int(owner)), target: DeclarationID(Int(symbols[0])),
      condition: table.conditionOf[unit][Int(place.condition)])
    output.found.append(UnitReferences.Found(from: from, to: to, reference: reference))
  }

  private func targetNodes(of symbols: [SymbolIndex]) -> [NodeID] {
    var targets: [NodeID] = []
    for symbol in symbols {
      if let node = nodes.nodeOfSymbol[Int(symbol)], !targets.contains(node) {
        targets.append(node)
      }
    }
    return targets
  }

  /// Whether naming a symbol names its node, or a type nested in that.
  private func isNominal(_ index: SymbolIndex) -> Bool {
    let symbol = table.symbols[Int(index)]
    return symbol.parent < 0 || symbol.kind.isNominalType || symbol.kind == .typealias
  }

  /// A member of something whose type is not known.
  private mutating func recordUntyped(_ fact: ExpressionFact) {
    recordMissing(place(fact, isMember: true), isComplete: false)
  }

  private mutating func recordMissing(
    _ place: Place, isComplete: Bool, outcome: UnresolvedReference.Outcome = .unresolved
  ) {
    guard !isComplete, place.name >= 0, table.isDeclared(place.name, visibleFrom: unit) else {
      recordExternal(place)
      return
    }
    count(place.isMember, outcome == .ambiguous ? \.ambiguous : \.unresolved)
    output.unresolved.append(
      UnresolvedReference(
        file: FileID(unit), offset: place.offset, name: place.name, role: place.role,
        outcome: outcome))
  }

  private mutating func recordExternal(_ place: Place) {
    count(place.isMember, \.external)
    guard place.name >= 0 else { return }
    let owner = table.symbol(place.owner, in: unit)
    output.external.append(
      ExternalReference(
        file: FileID(unit), offset: place.offset, name: place.name,
        node: owner < 0 ? nil : nodes.nodeOfSymbol[Int(owner)], role: place.role,
        isMember: place.hasBase, condition: table.conditionOf[unit][Int(place.condition)]))
  }

  private mutating func count(
    _ isMember: Bool, _ outcome: WritableKeyPath<ResolutionCounts, Int>
  ) {
    if isMember {
      output.members[keyPath: outcome] += 1
    } else {
      output.names[keyPath: outcome] += 1
    }
  }
}

import DependencyModel
import ProjectModel
import SourceFacts
import SourceText

/// The nodes of the type graph, and which one each declaration belongs to.
struct NodeTable: Sendable {
  /// The nodes, sorted by id.
  let nodes: [GraphNode]
  /// For each symbol its node, or `nil` for what has none (foreign types, previews that are left out).
  let nodeOfSymbol: Column<Symbol, NodeID?>

  /// What tells two nodes apart, before they have an id.
  private struct Identity: Hashable {
    var module: ModuleID
    var name: String
    /// Set where declarations of one name are told apart: private ones, and types of guessed modules.
    var privateUnit: ID<SourceUnit>?
    /// Set for extensions and loose code, which stay with the component of their file.
    var component: ComponentID?
  }

  /// A node while its declarations are gathered.
  private struct Draft {
    var name: String
    var isExtension = false
    /// Whether its first file tells it apart from others of its name.
    var isOfFile = false
    /// The unit that tells it apart from others of its name, or `nil`.
    var privateUnit: ID<SourceUnit>?
    var symbols: [ID<Symbol>] = []
    /// Of an extension the outermost type around what it extends, if that is of the same module.
    var extended: ID<Symbol>?
  }

  /// Gathers the declarations of each node.
  ///
  /// - Parameters:
  ///   - componentOf: the component of a top-level declaration.
  ///   - includesPreviews: whether `#Preview` and `PreviewProvider` types have nodes.
  init(
    table: SymbolTable, componentOf: (ID<Symbol>) -> ComponentID, includesPreviews: Bool
  ) {
    var drafts: [Draft] = []
    var known: [Identity: ID<Draft>] = [:]
    var draftOfRoot = Column<Symbol, OptionalID<Draft>>(
      repeating: .none, count: table.types.symbols.count)
    var marks = UnitMarks(table.declarations.units)
    for index in table.types.symbols.ids {
      let symbol = table.types.symbols[index]
      guard symbol.parent == nil, !symbol.isForeign else { continue }
      marks.move(to: symbol.declaringUnit)
      if symbol.marks.contains(.isPreview), !includesPreviews { continue }
      let (identity, draft) = Self.identity(of: index, table, componentOf)
      let place = known[identity] ?? drafts.ids.upperBound
      if place == drafts.ids.upperBound {
        known[identity] = place
        drafts.append(draft)
      }
      draftOfRoot[index] = OptionalID(place)
      drafts[place].symbols.append(index)
    }
    let numbered = Self.number(drafts, table, componentOf)
    var nodes = numbered.nodes
    for place in drafts.ids {
      guard let type = drafts[place].extended.flatMap({ draftOfRoot[$0].id }) else { continue }
      nodes[numbered.ids[place].int].extended = numbered.ids[type]
    }
    for place in drafts.ids where drafts[place].isExtension {
      nodes[numbered.ids[place].int].alias = Self.alias(ofExtensions: drafts[place].symbols, table)
    }
    let nodeOfSymbol = Column<Symbol, NodeID?>(
      Self.roots(of: table, includesPreviews: includesPreviews).values.map { root in
        root.id.flatMap { draftOfRoot[$0].id }.map { numbered.ids[$0] }
      })
    for place in drafts.ids {
      let node = numbered.ids[place]
      guard nodes[node.int].kind == .typealias, drafts[place].symbols.count == 1 else { continue }
      let aliased = Self.aliased(by: drafts[place].symbols[0], table, nodeOfSymbol)
      if aliased != .node(node) { nodes[node.int].aliased = aliased }
    }
    self.nodes = nodes
    self.nodeOfSymbol = nodeOfSymbol
  }

  /// What an alias stands for; `nil` for functions, tuples and the like, and for what is not known.
  private static func aliased(
    by alias: ID<Symbol>, _ table: SymbolTable, _ nodeOfSymbol: Column<Symbol, NodeID?>
  ) -> AliasedType? {
    let types = table.types.types(namedBy: alias)
    if types.count == 1 {
      return table[types[0]].isForeign
        ? .outside(table[types[0]].name) : nodeOfSymbol[types[0]].map { .node($0) }
    }
    let unit = table[alias].declaringUnit
    guard types.isEmpty, let written = table.declarations.fact(alias).type,
      case let fact = table.declarations.units[unit].facts.types[written],
      fact.kind == .named || table.moduleName(before: fact, in: unit) != nil, let name = fact.name
    else { return nil }
    return .outside(table.declarations.name(name, in: unit))
  }

  /// The alias of the project by which all of some extensions name their type; `nil` where they do not.
  private static func alias(
    ofExtensions extensions: [ID<Symbol>], _ table: SymbolTable
  ) -> String? {
    var alias: ID<Symbol>?
    for symbol in extensions {
      guard let unit = table[symbol].unit, !table.declarations.isCFamily(unit),
        let written = table.declarations.fact(symbol).type,
        case let fact = table.declarations.units[unit].facts.types[written], fact.kind == .named,
        let name = fact.name.map({ table.declarations.name($0, in: unit) }),
        case let found = table.index.topLevel(named: name, in: table.scopes.module(of: unit)),
        found.count == 1, table[found[0]].kind == .typealias, alias == nil || alias == found[0]
      else { return nil }
      alias = found[0]
    }
    return alias.map { table.names[table[$0].name] }
  }

  /// For each symbol the outermost declaration around it, none for foreign ones, nor within a preview that is left out.
  private static func roots(
    of table: SymbolTable, includesPreviews: Bool
  ) -> Column<Symbol, OptionalID<Symbol>> {
    var root = Column<Symbol, OptionalID<Symbol>>(
      repeating: .none, count: table.types.symbols.count)
    for index in table.types.symbols.ids where !table.types.symbols[index].isForeign {
      if !includesPreviews, table.types.symbols[index].marks.contains(.isPreview) { continue }
      root[index] = table.types.symbols[index].parent.map { root[$0] } ?? OptionalID(index)
    }
    return root
  }

  // MARK: Identity

  private static func identity(
    of index: ID<Symbol>, _ table: SymbolTable, _ componentOf: (ID<Symbol>) -> ComponentID
  ) -> (Identity, Draft) {
    let symbol = table[index]
    let module = table.scopes.module(of: symbol.declaringUnit)
    if symbol.kind == .extension {
      return extensionIdentity(of: index, in: module, table, componentOf)
    }
    if symbol.kind == .topLevelCode || symbol.kind == .macroExpansion {
      let name = "(top-level code)"
      return (
        Identity(module: module, name: name, component: componentOf(index)),
        Draft(name: name, isExtension: false, isOfFile: true)
      )
    }
    if let outer = table.types.outerOfOutside[index] {
      // A class of C++ that is defined outside of its class is nested in it all the same.
      let outermost = table.types.canonical(typesAround(outer, table).last ?? outer)
      if table.module(of: outermost) == module, componentOf(outermost) == componentOf(index) {
        return identity(of: outermost, table, componentOf)
      }
    }
    // A protocol with the name of a class has the name that Swift gives it.
    let name = table.names[table.index.cFamily.protocolNames[index] ?? symbol.name]
    var identity = Identity(module: module, name: name)
    if symbol.access <= .fileprivate, hasNamesake(index, in: module, table) {
      identity.privateUnit = symbol.unit
    } else if table.declarations.modules[module].isGuessed, symbol.kind.isNominalType {
      // Types of one name that a guess threw together are not one.
      identity.privateUnit = table[table.types.canonical(index)].unit
    }
    return (identity, Draft(name: name, privateUnit: identity.privateUnit))
  }

  /// Whether another file of the module declares the same name at its top.
  private static func hasNamesake(
    _ index: ID<Symbol>, in module: ModuleID, _ table: SymbolTable
  ) -> Bool {
    let symbol = table[index]
    if table.index.isPrivate(symbol.name, in: module, outside: symbol.declaringUnit) { return true }
    return table.index.topLevel(named: symbol.name, in: module).contains {
      table[$0].unit != symbol.unit
    }
  }

  /// An extension counts for its type where both share module and component; elsewhere it is a node of its own.
  private static func extensionIdentity(
    of index: ID<Symbol>, in module: ModuleID, _ table: SymbolTable,
    _ componentOf: (ID<Symbol>) -> ComponentID
  ) -> (Identity, Draft) {
    let around = typesAround(table.types.extendedType(of: index), table)
    let component = componentOf(index)
    var extended: ID<Symbol>?
    if let outermost = around.last, table.module(of: outermost) == module {
      let home = table.types.canonical(outermost)
      if componentOf(home) == component { return identity(of: home, table, componentOf) }
      extended = home
    }
    // What an extension of another module's type adds counts for that extension.
    let named = around.first { table.module(of: $0) != module } ?? around.first
    let name = "(extension of \(qualifiedName(of: named, from: module, table)))"
    return (
      Identity(module: module, name: name, component: component),
      Draft(name: name, isExtension: true, extended: extended)
    )
  }

  /// The name of a type with the types around it, and with its module when that is another one of the project.
  private static func qualifiedName(
    of type: ID<Symbol>?, from module: ModuleID, _ table: SymbolTable
  ) -> String {
    guard let type else { return "?" }
    var parts = typesAround(type, table).map { table.names[table[$0].name] }
    if let home = table.module(of: type), home != module {
      parts.append(table.declarations.modules[home].name)
    }
    return parts.reversed().joined(separator: ".")
  }

  /// A type and those it is nested in, from the inside out, through extensions.
  ///
  /// Extensions that extend a type of their own (which only broken code has) end the walk.
  private static func typesAround(_ type: ID<Symbol>?, _ table: SymbolTable) -> [ID<Symbol>] {
    var around: [ID<Symbol>] = []
    var next = type
    while let current = next, !around.contains(current) {
      around.append(current)
      next = table.types.outerType(of: current)
    }
    return around
  }

  // MARK: Numbering

  /// Makes the nodes, sorted by id, and tells the node of each draft.
  private static func number(
    _ drafts: [Draft], _ table: SymbolTable, _ componentOf: (ID<Symbol>) -> ComponentID
  ) -> (nodes: [GraphNode], ids: Column<Draft, NodeID>) {
    let nested = nestedTypes(table)
    var made = drafts.map { node(for: $0, nested, table, componentOf) }
    var places: [String: [Int]] = [:]
    for (index, node) in made.enumerated() { places[node.id, default: []].append(index) }
    for index in made.indices where (places[made[index].id] ?? []).count > 1 {
      var unit = drafts[index].privateUnit
      if drafts[index].isExtension || drafts[index].isOfFile {
        unit = table[drafts[index].symbols[0]].unit
      }
      if let unit { made[index].id += "@" + table.declarations.units[unit].path }
    }
    // Modules that share a name can still declare one name twice.
    var uses: [String: Int] = [:]
    for index in made.indices {
      let id = made[index].id
      uses[id, default: 0] += 1
      if let number = uses[id], number > 1 { made[index].id += "#\(number)" }
    }
    let order = made.indices.sorted {
      made[$0].id.equalsInBytes(made[$1].id) ? $0 < $1 : made[$0].id.precedesInBytes(made[$1].id)
    }
    var ids = [NodeID](repeating: NodeID(0), count: made.count)
    for (position, draft) in order.enumerated() { ids[draft] = NodeID(position) }
    return (order.map { made[$0] }, Column(ids))
  }

  private static func node(
    for draft: Draft, _ nestedTypes: [ID<Symbol>: [ID<Symbol>]], _ table: SymbolTable,
    _ componentOf: (ID<Symbol>) -> ComponentID
  ) -> GraphNode {
    let isAlone = draft.symbols.allSatisfy { table.types.outerOfOutside[$0] != nil }
    let own = draft.symbols.filter {
      table[$0].kind != .extension && (isAlone || table.types.outerOfOutside[$0] == nil)
    }
    let first =
      own.first { table[$0].kind.isNominalType } ?? own.first
      ?? draft.symbols[0]
    let symbol = table[first]
    let module = table.scopes.module(of: symbol.declaringUnit)
    let kind = draft.isExtension ? NodeKind.extension : NodeKind(of: symbol.kind)
    let nested = draft.isExtension ? foreignNestedTypes(draft, nestedTypes, module, table) : []
    return GraphNode(
      id: table.declarations.modules[module].name + "." + draft.name, name: draft.name,
      module: module,
      component: componentOf(first), kind: kind,
      access: (own.isEmpty ? draft.symbols : own).map { access(of: $0, table) }.max() ?? .internal,
      file: symbol.declaringUnit.file, offset: Int(table.declarations.fact(first).offset),
      typeCount: kind.isType ? 1 : nested.count,
      abstractTypeCount: kind.isType
        ? (table.isAbstractType(first) ? 1 : 0)
        : nested.count { table.isAbstractType($0) })
  }

  /// Effective access; of an extension what it gives members without a modifier.
  private static func access(of index: ID<Symbol>, _ table: SymbolTable) -> AccessLevel {
    let symbol = table[index]
    return symbol.kind == .extension && !table.declarations.isCFamily(symbol)
      ? table.declarations.fact(index).writtenAccess ?? .internal : symbol.access
  }

  /// The types that extensions of another module's type add: they count as types of their own.
  private static func foreignNestedTypes(
    _ draft: Draft, _ nestedTypes: [ID<Symbol>: [ID<Symbol>]], _ module: ModuleID,
    _ table: SymbolTable
  ) -> [ID<Symbol>] {
    let foreign = draft.symbols.filter { symbol in
      table.types.extendedType(of: symbol).map { table.module(of: $0) != module } ?? true
    }
    let nested = foreign.flatMap { nestedTypes[$0] ?? [] }
    return Set(nested.map { table.types.canonical($0) }).sorted()
  }

  /// The types in the bodies of extensions, by extension.
  private static func nestedTypes(_ table: SymbolTable) -> [ID<Symbol>: [ID<Symbol>]] {
    var nested: [ID<Symbol>: [ID<Symbol>]] = [:]
    for index in table.types.symbols.ids {
      let symbol = table.types.symbols[index]
      if symbol.kind.isNominalType, let parent = symbol.parent, table[parent].kind == .extension {
        nested[parent, default: []].append(index)
      }
    }
    return nested
  }
}

import DependencyModel
import ProjectModel
import SourceFacts
import SourceText

/// Finds the uses that a file reaches only by way of a facade: another module that it imports, and that hands on
/// the module of what is used, or offers it by an alias.
///
/// What an alias offers is all that can be reached through it: the type that it stands for, and the types that
/// the interface of this one speaks of in its turn. The alias is named for its own type alone. Of several
/// facades that one counts whose alias the file writes, else the first one.
///
/// Reference semantics on purpose: what a module offers is found when it is first asked for. It lives as long as a
/// graph is built and never crosses threads.
final class FacadeSearch {
  private let table: SymbolTable
  private let nodes: [GraphNode]
  private let edges: EdgeTable
  /// For each module those that it hands on by itself, with the file that does.
  private var handedOn: [[(module: ModuleID, file: FileID)]]
  /// For each module the nodes of others that its aliases name, with the nodes of the aliases.
  private var aliased: [[(node: NodeID, alias: NodeID)]]
  /// For each module the types of others that it hands on one by one, with the file that does.
  private var handedOnAlone: [[(name: String, module: ModuleID, file: FileID)]]
  /// For each file the modules that it imports itself, in their order.
  private var imported: [[ModuleID]]
  /// For each module those that its files import.
  private var importedByModule: [[ModuleID]] = []
  /// For each file the declarations that it imports one by one.
  private var importedAlone: [[(name: String, module: ModuleID)]]
  /// The aliases that files write.
  private var written: Set<FacadeUse> = []
  private var exportsOfModule: [ModuleID: [ModuleID: FileID]] = [:]
  private var offersOfModule: [ModuleID: [NodeID: Facade]] = [:]
  private lazy var spokenOf = nodesSpokenOf()

  /// Collects imports and aliases. O(references + imports).
  init(_ table: SymbolTable, _ nodes: [GraphNode], _ edges: EdgeTable, _ imports: [ModuleImport]) {
    self.table = table
    self.nodes = nodes
    self.edges = edges
    let moduleCount = table.declarations.modules.count
    handedOn = Array(repeating: [], count: moduleCount)
    aliased = Array(repeating: [], count: moduleCount)
    handedOnAlone = Array(repeating: [], count: moduleCount)
    imported = Array(repeating: [], count: table.declarations.ownUnits.count)
    importedAlone = Array(repeating: [], count: table.declarations.ownUnits.count)
    for entry in imports {
      guard let target = entry.target else { continue }
      let home = table.declarations.units[ID(entry.file.int)].module
      if let name = entry.declaration {
        importedAlone[entry.file.int].append((name, target))
        if entry.isReexported { handedOnAlone[home.int].append((name, target, entry.file)) }
      } else {
        imported[entry.file.int].append(target)
        if entry.isReexported { handedOn[home.int].append((target, entry.file)) }
      }
    }
    for edge in edges.edges where nodes[edge.from].module != nodes[edge.to].module {
      let isOffered = edges.references[edge.references].contains { reference in
        reference.owner.map { isOffer($0) } ?? false
      }
      if isOffered { aliased[nodes[edge.from].module.int].append((edge.to, edge.from)) }
    }
  }

  private func isOffer(_ owner: DeclarationID) -> Bool {
    let symbol = table[ID<Symbol>(owner.int)]
    return symbol.kind == .typealias && symbol.access >= .package
  }

  /// The uses that count for a facade, each with it. O(references), and for each facade that a file needs what
  /// its aliases lead to.
  func found() -> [FacadeUse: Facade] {
    var found = usesOfSharedHeaders()
    if handedOn.allSatisfy(\.isEmpty), handedOnAlone.allSatisfy(\.isEmpty),
      aliased.allSatisfy(\.isEmpty)
    {
      return found
    }
    completeImports()
    findWrittenAliases()
    var asked: Set<FacadeUse> = []
    for edge in edges.edges where nodes[edge.from].module != nodes[edge.to].module {
      var last: FileID?
      for reference in edges.references[edge.references] where reference.file != last {
        last = reference.file
        let use = FacadeUse(of: edge.to, in: reference.file)
        guard isSwift(reference.file), asked.insert(use).inserted else { continue }
        if let facade = facade(for: use) { found[use] = facade }
      }
    }
    return found
  }

  /// The uses of what headers declare that the module of the file shares with the one that holds them: they count for
  /// the file itself.
  private func usesOfSharedHeaders() -> [FacadeUse: Facade] {
    guard table.declarations.hasCFamily else { return [:] }
    var found: [FacadeUse: Facade] = [:]
    for edge in edges.edges where nodes[edge.from].module != nodes[edge.to].module {
      for reference in edges.references[edge.references] where !isSwift(reference.file) {
        guard let target = reference.target, let unit = table[ID<Symbol>(target.int)].unit,
          table.scopes.imports.shares(unit, nodes[edge.from].module)
        else { continue }
        found[FacadeUse(of: edge.to, in: reference.file)] = .export(reference.file)
      }
    }
    return found
  }

  /// Adds to the imports of each file what its module's bridging header and the exports of its other files show it,
  /// and brings each module once.
  private func completeImports() {
    let bridged = table.scopes.imports.bridgedModules()
    for unit in table.declarations.ownUnits {
      let home = table.declarations.units[unit].module
      let all = imported[unit.int] + bridged[home.int] + handedOn[home.int].map(\.module)
      imported[unit.int] = Set(all).sorted()
    }
    var ofModule = [Set<ModuleID>](repeating: [], count: handedOn.count)
    for unit in table.declarations.ownUnits {
      ofModule[table.declarations.units[unit].module.int].formUnion(imported[unit.int])
    }
    importedByModule = ofModule.map { $0.sorted() }
  }

  private func findWrittenAliases() {
    let aliases = Set(aliased.lazy.flatMap { $0.lazy.map(\.alias) })
    for edge in edges.edges where aliases.contains(edge.to) {
      for reference in edges.references[edge.references] {
        written.insert(FacadeUse(of: edge.to, in: reference.file))
      }
    }
  }

  private func isSwift(_ file: FileID) -> Bool {
    !table.declarations.isCFamily(ID<SourceUnit>(file.int))
  }

  private func facade(for use: FacadeUse) -> Facade? {
    if let found = facade(for: use, imported[use.file.int]) { return found }
    // What a file without an import has, its module brings: a value of another file's.
    let home = table.declarations.units[ID(use.file.int)].module
    let all = importedByModule[home.int]
    let isNamed = all.contains(nodes[use.node].module)
    return isNamed || !imported[use.file.int].isEmpty ? nil : facade(for: use, all)
  }

  private func facade(for use: FacadeUse, _ imported: [ModuleID]) -> Facade? {
    let module = nodes[use.node].module
    let name = nodes[use.node].name
    let isImported =
      imported.contains(module)
      || importedAlone[use.file.int].contains { $0.module == module && $0.name == name }
    if isImported { return nil }
    let offered = imported.lazy.compactMap { self.offers(of: $0)[use.node] }
    let meant = offered.first { facade in
      guard case .alias(let alias) = facade else { return false }
      return self.written.contains(FacadeUse(of: alias, in: use.file))
    }
    if let meant { return meant }
    for facade in imported {
      if let offer = offers(of: facade)[use.node] { return offer }
      let exports = exports(of: facade)
      if let file = exports[module] { return .export(file) }
      let through = exports.keys.sorted().first { offers(of: $0)[use.node] != nil }
      if let through, let file = exports[through] { return .export(file) }
    }
    return nil
  }

  /// The modules that come with an import of one, at any remove, with the file of it that leads there.
  private func exports(of module: ModuleID) -> [ModuleID: FileID] {
    if let known = exportsOfModule[module] { return known }
    var found: [ModuleID: FileID] = [:]
    var pending = Array(handedOn[module.int].reversed())
    while let next = pending.popLast() {
      if next.module == module || found[next.module] != nil { continue }
      found[next.module] = next.file
      pending += handedOn[next.module.int].reversed().map { ($0.module, next.file) }
    }
    exportsOfModule[module] = found
    return found
  }

  /// What is reached through the aliases of a module: each type that has one with the first alias of it, and the
  /// types that only interfaces speak of with the file of the alias that leads to them.
  private func offers(of module: ModuleID) -> [NodeID: Facade] {
    if let known = offersOfModule[module] { return known }
    var found: [NodeID: Facade] = [:]
    var pending: [(node: NodeID, file: FileID)] = []
    for (node, alias) in aliased[module.int] where found[node] == nil {
      found[node] = .alias(alias)
      pending.append((node, nodes[alias].file))
    }
    for (name, home, file) in handedOnAlone[module.int] {
      guard let node = nodeOfName[home]?[name], found[node] == nil else { continue }
      found[node] = .export(file)
      pending.append((node, file))
    }
    pending.reverse()
    while let next = pending.popLast() {
      // An alias of an alias is one of the type behind both.
      let isAlias = nodes[next.node].kind == .typealias
      for other in spokenOf[next.node] ?? [] where found[other] == nil {
        found[other] = isAlias ? found[next.node] : .export(next.file)
        pending.append((other, next.file))
      }
    }
    offersOfModule[module] = found
    return found
  }

  /// The nodes that declarations which are handed on alone mean, by module and name.
  private lazy var nodeOfName: [ModuleID: [String: NodeID]] = {
    let homes = Set(handedOnAlone.lazy.flatMap { $0.lazy.map(\.module) })
    var result: [ModuleID: [String: NodeID]] = [:]
    for (index, node) in nodes.enumerated() where homes.contains(node.module) {
      result[node.module, default: [:]][node.name] = NodeID(index)
    }
    return result
  }()

  /// For each node those that its interface names: in the types of members, in supertypes, behind aliases.
  private func nodesSpokenOf() -> [NodeID: [NodeID]] {
    var spokenOf: [NodeID: [NodeID]] = [:]
    for edge in edges.edges {
      let isSpokenOf = edges.references[edge.references].contains { reference in
        guard reference.isNominal, let owner = reference.owner else { return false }
        let symbol = table[ID<Symbol>(owner.int)]
        guard symbol.access >= .package else { return false }
        return switch reference.role {
        case .typePosition, .inheritance: true
        // The type of a variable may follow from its value alone.
        default: symbol.kind == .variable
        }
      }
      if isSpokenOf { spokenOf[edge.from, default: []].append(edge.to) }
    }
    return spokenOf
  }
}

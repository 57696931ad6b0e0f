import Analyzer
import DependencyModel
import Findings
import Metrics
import SourceText

extension Listing {
  /// The declarations of other groups that each group references, as `Group::Declaration`.
  ///
  /// - Parameters:
  ///   - granularity: the level of the groups.
  ///   - counting: `muck` lists only the declarations that FanOut counts; others list all.
  ///   - includesExternal: whether names that mean no declaration of the project are listed too, as
  ///     `<extern>::name`.
  package static func dependencies(
    of analysis: ProjectAnalysis, granularity: Granularity, counting: Counting?,
    includesExternal: Bool
  ) -> Listing {
    let graph = analysis.graph
    let grouped = graph.grouped(by: granularity)
    var found = FoundDependencies(
      graph: graph, table: analysis.declarations(), grouped: grouped, isMuck: counting == .muck)
    for edge in grouped.edges { found.insert(edge) }
    if includesExternal { found.insertExternal() }
    return Listing(
      subject: "dependencies",
      columns: [
        Column(key: "component", title: granularity.title),
        Column(key: "dependency", title: "Depends on"), Column(key: "kind", title: "Kind"),
        Column(key: "references", title: "References"),
        Column(key: "place", title: "First location"),
      ], rows: found.rows)
  }
}

/// What the groups reference, gathered reference by reference.
private struct FoundDependencies {
  /// What is depended on.
  private enum Target: Hashable {
    case declaration(DeclarationID)
    /// A name.
    case external(GlobalName)
  }

  private struct Key: Hashable {
    var from: Int
    var to: Int?
    var target: Target
  }

  private struct Dependency {
    var key: Key
    var references: Int
    var first: (file: FileID, offset: UInt32)
  }

  private let graph: DependencyGraph
  private let table: DeclarationTable
  private let grouped: GroupedGraph
  private let muck: MuckDeclarations?
  private var dependencies: [Dependency] = []
  private var places: [Key: Int] = [:]

  init(graph: DependencyGraph, table: DeclarationTable, grouped: GroupedGraph, isMuck: Bool) {
    self.graph = graph
    self.table = table
    self.grouped = grouped
    muck = isMuck ? MuckDeclarations(table, in: grouped) : nil
  }

  /// Takes in the references of an edge; imports name no declaration.
  mutating func insert(_ edge: GroupedEdge) {
    let within = edge.fileReferences.map { graph.fileReferences[$0] }
    for reference in edge.references.map({ graph.references[$0] }) + within.map(\.reference) {
      guard let named = reference.target, table.declarations.indices.contains(named.int)
      else { continue }
      var target = table[named].kind.isNominalType ? table[named].subject ?? named : named
      if let muck {
        guard let counted = muck.target(named, in: edge.to) else { continue }
        target = counted
      }
      insert(
        Key(from: edge.from, to: edge.to, target: .declaration(target)), reference.file,
        reference.offset)
    }
  }

  /// Takes in the names that mean no declaration of the project.
  mutating func insertExternal() {
    for reference in graph.external {
      guard let group = group(of: reference) else { continue }
      insert(
        Key(from: group, to: nil, target: .external(reference.name)), reference.file,
        reference.offset)
    }
  }

  private func group(of reference: ExternalReference) -> Int? {
    switch grouped.granularity {
    case .file, .folder: grouped.groupOfFile[reference.file.int]
    case .type, .module, .component: reference.node.flatMap { grouped.groupOfNode[$0.int] }
    }
  }

  private mutating func insert(_ key: Key, _ file: FileID, _ offset: UInt32) {
    if let place = places[key] {
      dependencies[place].references += 1
      if (file, offset) < dependencies[place].first {
        dependencies[place].first = (file, offset)
      }
    } else {
      places[key] = dependencies.count
      dependencies.append(Dependency(key: key, references: 1, first: (file, offset)))
    }
  }

  /// By group, then by what is depended on.
  var rows: [[Listing.Cell]] {
    dependencies.map { (dependency: $0, name: name(of: $0.key)) }.sorted { left, right in
      let (a, b) = (left.dependency, right.dependency)
      if a.key.from != b.key.from { return a.key.from < b.key.from }
      if !left.name.equalsInBytes(right.name) { return left.name.precedesInBytes(right.name) }
      return a.first < b.first
    }.map { dependency, name in
      [
        .text(grouped.groups[dependency.key.from].name), .text(name), kind(of: dependency.key),
        .number(dependency.references),
        .text(
          graph.location(of: dependency.first.file, offset: dependency.first.offset).description),
      ]
    }
  }

  private func name(of key: Key) -> String {
    let group = key.to.map { grouped.groups[$0].name } ?? "<extern>"
    switch key.target {
    case .declaration(let id): return "\(group)::\(table[id].signature)"
    case .external(let name): return "\(group)::\(graph.names[name])"
    }
  }

  private func kind(of key: Key) -> Listing.Cell {
    switch key.target {
    case .declaration(let id): .text(table[id].kind.word)
    case .external: .undefined
    }
  }
}

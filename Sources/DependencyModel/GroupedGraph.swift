import ProjectModel

/// The level at which a graph is looked at.
package enum Granularity: String, CaseIterable, Hashable, Sendable {
  case type
  case file
  case folder
  case module
  case component
}

/// An edge of a grouped graph, with what proves it.
package struct GroupedEdge: Hashable, Sendable {
  /// Index of the group that depends.
  package var from: Int
  /// Index of the group depended on; never `from` itself.
  package var to: Int
  /// Whether some reference names a type (an import counts as one).
  package var isNominal: Bool
  /// The surest of its references; imports are certain.
  package var confidence: Confidence
  /// Indices into `DependencyGraph.references`, ordered by path, then offset.
  package var references: [Int]
  /// Indices into `DependencyGraph.fileReferences`; only at file and folder granularity.
  package var fileReferences: [Int]
  /// Indices into `DependencyGraph.imports`; only at module and component granularity.
  package var imports: [Int]

  /// Makes an edge.
  package init(
    from: Int, to: Int, isNominal: Bool, confidence: Confidence, references: [Int],
    fileReferences: [Int] = [], imports: [Int] = []
  ) {
    self.from = from
    self.to = to
    self.isNominal = isNominal
    self.confidence = confidence
    self.references = references
    self.fileReferences = fileReferences
    self.imports = imports
  }
}

/// A vertex of a grouped graph.
package struct Group: Hashable, Sendable {
  /// Its name: a node id, a path, or the name of a module or component.
  package var name: String
  /// The module that all of it stands in, or `nil`.
  package var module: ModuleID?
  /// The component that all of it belongs to, or `nil`.
  package var component: ComponentID?
  /// What the module is for; for a group of several modules, the first that is production, else the first.
  package var role: ModuleRole

  /// Makes a group.
  package init(name: String, module: ModuleID?, component: ComponentID?, role: ModuleRole) {
    self.name = name
    self.module = module
    self.component = component
    self.role = role
  }
}

/// The dependency graph seen at one granularity.
package struct GroupedGraph: Sendable {
  /// The level.
  package var granularity: Granularity
  /// The vertices, sorted by name.
  package var groups: [Group]
  /// The edges, sorted by (from, to).
  package var edges: [GroupedEdge]
  /// For each node of the type graph, the index of its group, or `nil` when its role is left out; at file and
  /// folder granularity the group of its first file.
  package var groupOfNode: [Int?]
  /// For each file the index of its group, or `nil` when its role is left out; empty at type granularity, and where
  /// groups were put together otherwise.
  package var groupOfFile: [Int?]

  /// Makes a grouped graph.
  package init(
    granularity: Granularity, groups: [Group], edges: [GroupedEdge], groupOfNode: [Int?],
    groupOfFile: [Int?] = []
  ) {
    self.granularity = granularity
    self.groups = groups
    self.edges = edges
    self.groupOfNode = groupOfNode
    self.groupOfFile = groupOfFile
  }

  /// The group that a declaration belongs to: at file and folder granularity that of its file, else that of its node;
  /// `nil` when its role or its preview is left out. O(1).
  package func group(of declaration: Declaration) -> Int? {
    switch granularity {
    case .file, .folder:
      guard declaration.node != nil, declaration.file.int < groupOfFile.count else { return nil }
      return groupOfFile[declaration.file.int]
    case .type, .module, .component:
      return declaration.node.flatMap { groupOfNode[$0.int] }
    }
  }

  /// The edge between two groups, or `nil`. O(log edges).
  package func edge(from: Int, to: Int) -> GroupedEdge? {
    var low = 0
    var high = edges.count
    while low < high {
      let middle = (low + high) / 2
      let edge = edges[middle]
      if (edge.from, edge.to) < (from, to) { low = middle + 1 } else { high = middle }
    }
    guard low < edges.count, edges[low].from == from, edges[low].to == to else { return nil }
    return edges[low]
  }
}

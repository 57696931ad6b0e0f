import DependencyModel
import ProjectModel
import SourceText

/// A vertex of the graph that reports draw.
package struct ReportNode: Hashable, Sendable {
  /// Unique name at the report's granularity.
  package var id: String
  /// What to show.
  package var name: String
  /// The module, or `nil`.
  package var module: String?
  /// The component that it is drawn in, or `nil`.
  package var component: String?
  /// A `NodeKind`, or the granularity's name for files, folders, modules and components.
  package var kind: String
  /// What its module is for; `nil` for an external module.
  package var role: ModuleRole?

  /// Makes a vertex.
  package init(
    id: String, name: String, module: String?, component: String?, kind: String, role: ModuleRole?
  ) {
    self.id = id
    self.name = name
    self.module = module
    self.component = component
    self.kind = kind
    self.role = role
  }
}

/// An edge of the graph that reports draw.
package struct ReportEdge: Hashable, Sendable {
  /// Id of the vertex that depends.
  package var from: String
  /// Id of the vertex depended on.
  package var to: String
  /// Whether some reference names a type.
  package var isNominal: Bool
  /// The surest of its references.
  package var confidence: Confidence
  /// Number of references, imports included; `evidence` holds the first of them.
  package var references: Int
  /// The `#if` condition under which it is there, that of at least one reference, as written in
  /// code; `nil` when it always is.
  package var condition: String?
  /// The first references, as many as the report asks for.
  package var evidence: [Evidence]
  /// Ids of the rules that forbid it, sorted.
  package var violatedRules: [String]
  /// Whether both ends lie in one cycle group.
  package var isInCycle: Bool

  /// Makes an edge.
  package init(
    from: String, to: String, isNominal: Bool, confidence: Confidence, references: Int,
    condition: String? = nil, evidence: [Evidence], violatedRules: [String], isInCycle: Bool
  ) {
    self.from = from
    self.to = to
    self.isNominal = isNominal
    self.confidence = confidence
    self.references = references
    self.condition = condition
    self.evidence = evidence
    self.violatedRules = violatedRules
    self.isInCycle = isInCycle
  }
}

/// An import as reports list it.
package struct ReportImport: Hashable, Sendable {
  /// Where it stands.
  package var location: SourceLocation
  /// The importing module.
  package var from: String
  /// The imported module.
  package var to: String
  /// Whether the imported module is outside the project.
  package var isExternal: Bool

  /// Makes an import.
  package init(location: SourceLocation, from: String, to: String, isExternal: Bool) {
    self.location = location
    self.from = from
    self.to = to
    self.isExternal = isExternal
  }
}

/// The dependency graph as reports draw it.
package struct ReportGraph: Hashable, Sendable {
  /// The level.
  package var granularity: Granularity
  /// The vertices, sorted by id.
  package var nodes: [ReportNode]
  /// The edges, sorted by (from, to).
  package var edges: [ReportEdge]
  /// The imports, sorted by place.
  package var imports: [ReportImport]
  /// Cycle groups: names of their members, sorted.
  package var cycles: [[String]]

  /// Makes a graph.
  package init(
    granularity: Granularity, nodes: [ReportNode], edges: [ReportEdge], imports: [ReportImport],
    cycles: [[String]]
  ) {
    self.granularity = granularity
    self.nodes = nodes
    self.edges = edges
    self.imports = imports
    self.cycles = cycles
  }
}

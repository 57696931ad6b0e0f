import DependencyModel
import ProjectModel
import RuleLanguage
import SourceText

/// A vertex of the graph that reports draw.
package struct ReportNode: Hashable, Sendable {
  /// Unique name at the report's granularity.
  package var id: String
  /// What to show.
  package var name: String
  /// The module, or `nil`.
  package var module: String?
  /// The component, or `nil`.
  package var component: String?
  /// A `NodeKind`, or the granularity's name for files, folders, modules and components.
  package var kind: String
  /// What its module is for; `nil` for an external module.
  package var role: ModuleRole?
  /// The cluster that it is drawn in, one of the graph's; `nil` outside of all.
  package var cluster: String?
  /// Whether the graph is shown around it.
  package var isFocused = false
  /// The vertices on the longest path down from it, cycles counted as one: 1 depends on nothing.
  package var level = 1

  /// Makes a vertex.
  package init(
    id: String, name: String, module: String?, component: String?, kind: String, role: ModuleRole?,
    cluster: String? = nil
  ) {
    self.id = id
    self.name = name
    self.module = module
    self.component = component
    self.kind = kind
    self.role = role
    self.cluster = cluster
  }
}

/// A rule that an edge of the graph breaks.
package struct EdgeBreach: Hashable, Sendable {
  /// The rule's id.
  package var rule: String
  /// How much it weighs.
  package var severity: Severity
  /// Whether the baseline accepts every violation of the rule on this edge.
  package var isAccepted: Bool
  /// Whether the edge leads from a lower layer to a higher one.
  package var isAgainstLayers: Bool

  /// Makes a breach.
  package init(
    rule: String, severity: Severity, isAccepted: Bool = false, isAgainstLayers: Bool = false
  ) {
    self.rule = rule
    self.severity = severity
    self.isAccepted = isAccepted
    self.isAgainstLayers = isAgainstLayers
  }

  /// What two pieces of evidence say of one rule.
  package func merged(with other: EdgeBreach) -> EdgeBreach {
    var both = self
    both.isAccepted = isAccepted && other.isAccepted
    both.isAgainstLayers = isAgainstLayers || other.isAgainstLayers
    return both
  }
}

/// The ids of the vertices that an edge connects.
package struct EdgeEnds: Hashable, Sendable {
  /// Id of the vertex that depends.
  package var from: String
  /// Id of the vertex depended on.
  package var to: String

  /// Makes a pair of ends.
  package init(from: String, to: String) {
    self.from = from
    self.to = to
  }
}

/// What the clusters of a drawing are.
package enum GraphClustering: String, CaseIterable, Hashable, Sendable {
  case component
  case folder
  case layer
  case tag
  case none
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
  /// The rules that it breaks, by id.
  package var breaches: [EdgeBreach]
  /// Whether both ends lie in one cycle group.
  package var isInCycle: Bool

  /// Makes an edge.
  package init(
    from: String, to: String, isNominal: Bool, confidence: Confidence, references: Int,
    condition: String? = nil, evidence: [Evidence], breaches: [EdgeBreach], isInCycle: Bool
  ) {
    self.from = from
    self.to = to
    self.isNominal = isNominal
    self.confidence = confidence
    self.references = references
    self.condition = condition
    self.evidence = evidence
    self.breaches = breaches
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
  /// The clusters that vertices are drawn in, in the order in which they are drawn.
  package var clusters: [String]
  /// The edges that are left out because longer paths replace them, sorted by (from, to); `nil`
  /// where the graph was not reduced.
  package var leftOut: [EdgeEnds]?

  /// Makes a graph.
  package init(
    granularity: Granularity, nodes: [ReportNode], edges: [ReportEdge], imports: [ReportImport],
    cycles: [[String]], clusters: [String] = [], leftOut: [EdgeEnds]? = nil
  ) {
    self.granularity = granularity
    self.nodes = nodes
    self.edges = edges
    self.imports = imports
    self.cycles = cycles
    self.clusters = clusters
    self.leftOut = leftOut
  }
}

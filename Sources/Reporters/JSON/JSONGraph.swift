import DependencyModel
import Findings
import JSONText
import ProjectModel
import SourceText

extension JSONDocument<GraphResult> {
  /// The output of `graph`.
  static var graph: Self {
    JSONDocument(
      "graph", title: "Output of 'archcheck graph --format json'", head: .version
    ) {
      JSONField("granularity", \.graph.granularity, .cases(\.rawValue))
      JSONField("nodes", \.graph.nodes, .list(of: ReportNode.jsonForm))
      JSONField("edges", \.graph.edges, .list(of: ReportEdge.jsonForm))
      JSONField("imports", \.graph.imports, .list(of: ReportImport.jsonForm))
      JSONField(
        "cycles", \.graph.cycles, .list(of: .list(of: .string)),
        "Groups of nodes that depend on each other, by id.")
      JSONField(
        "clusters", \.graph.clusters, .list(of: .string),
        "The clusters of '--cluster', in their order.")
      JSONField(
        "leftOut", ifPresent: \.graph.leftOut, .list(of: EdgeEnds.jsonForm),
        "With '--reduce': the edges that longer paths replace.")
    }
  }
}

extension JSONDocument<DependencyChains> {
  /// The output of `why FROM TO`.
  static var chains: Self {
    JSONDocument("why", title: "Output of 'archcheck why FROM TO --format json'") {
      JSONField("granularity", \.granularity, .cases(\.rawValue))
      JSONField("from", \.from, DependencyChains.End.jsonForm)
      JSONField("to", \.to, DependencyChains.End.jsonForm)
      JSONField(
        "count", \.count, .count,
        "Number of shortest chains; one million means one million or more.")
      JSONField("chains", \.chains, .list(of: chain), "The first of them.")
      JSONField("reverse", \.reverse, .nullable(chain))
    }
  }

  private static var chain: JSONForm<[DependencyChains.Hop]> {
    .list(of: DependencyChains.Hop.jsonForm).named("chain")
  }
}

extension ReportNode {
  /// What a vertex can be: a node's kind, or the level for anything larger.
  private static let kinds =
    NodeKind.allCases.map(\.rawValue)
    + Granularity.allCases.filter { $0 != .type }.map(\.rawValue)

  fileprivate static let jsonForm = JSONForm<ReportNode>.object("node") {
    JSONField("id", \.id, .string, "Unique name at this granularity.")
    JSONField("name", \.name, .string, "The name to show.")
    JSONField("module", \.module, .nullable(.string), "The module; null when it spans several.")
    JSONField(
      "component", \.component, .nullable(.string), "The component; null when it spans several.")
    JSONField("kind", \.kind, .oneOf(kinds))
    JSONField(
      "role", \.role, .nullable(.cases(\.rawValue)),
      "The role of its module; null for an external module.")
    JSONField(
      "cluster", \.cluster, .nullable(.string), "The cluster that it is drawn in; null for none.")
    JSONField("focused", \.isFocused, .bool, "Whether '--focus' names it.")
    JSONField(
      "level", \.level, .integer(1...),
      "The nodes on the longest path of dependencies that begins at it, a cycle counted as one; 1 "
        + "depends on nothing.")
  }
}

extension EdgeEnds {
  fileprivate static let jsonForm = JSONForm<EdgeEnds>.object("ends") {
    JSONField("from", \.from, .string, "Id of the node with the dependency.")
    JSONField("to", \.to, .string, "Id of the node depended on.")
  }
}

extension EdgeBreach {
  fileprivate static let jsonForm = JSONForm<EdgeBreach>.object("breach") {
    JSONField("rule", \.rule, .string, "Id of the rule.")
    JSONField("severity", \.severity, .cases(\.rawValue))
    JSONField("accepted", \.isAccepted, .bool, "Whether the baseline accepts it.")
    JSONField(
      "againstLayers", \.isAgainstLayers, .bool,
      "Whether the edge leads from a lower layer to a higher one.")
  }
}

extension ReportEdge {
  fileprivate static let jsonForm = JSONForm<ReportEdge>.object("edge") {
    JSONField.edge(
      from: \.from, to: \.to, isNominal: \.isNominal, confidence: \.confidence,
      references: \.references)
    JSONField("evidence", \.evidence, .list(of: evidenceForm), "The first references.")
    JSONField(
      "breaks", \.breaches, .list(of: EdgeBreach.jsonForm), "The rules that it breaks, by id.")
    JSONField("cycle", \.isInCycle, .bool, "Whether it is part of a cycle.")
    JSONField.condition(\.condition)
  }
}

extension DependencyChains.Hop {
  fileprivate static let jsonForm = JSONForm<DependencyChains.Hop>.object("hop") {
    JSONField.edge(
      from: \.from, to: \.to, isNominal: \.isNominal, confidence: \.confidence,
      references: \.references)
    JSONField("evidence", \.evidence, evidenceForm)
  }
}

extension DependencyChains.End {
  fileprivate static let jsonForm = JSONForm<DependencyChains.End>.object("end") {
    JSONField("text", \.text, .string, "The argument as written.")
    JSONField(
      "names", \.names, .list(of: .string),
      "The vertices that it selects at the granularity, sorted.")
  }
}

extension ReportImport {
  fileprivate static let jsonForm = JSONForm<ReportImport>.object("import") {
    JSONField(
      "path", \.location.path, .string, "Relative to the project's root, separated by '/'.")
    JSONField("line", \.location.line, .count, "1-based.")
    JSONField("column", \.location.column, .count, "1-based, in UTF-8 bytes.")
    JSONField("from", \.from, .string, "The importing module.")
    JSONField("to", \.to, .string, "The imported module.")
    JSONField(
      "external", \.isExternal, .bool, "Whether the imported module is outside the project.")
  }
}

/// A reference that proves an edge.
private let evidenceForm = JSONForm<Evidence>.object("evidence") {
  SourceLocation.fields.map { $0.of(\.location) }
  JSONField("symbol", \.symbol, .string, "The name written there.")
  JSONField("role", \.role, .cases(\.name))
  JSONField.condition(\.condition)
}

extension JSONField {
  /// The members that an edge has, alone or on a chain.
  fileprivate static func edge(
    from: @escaping @Sendable (Value) -> String, to: @escaping @Sendable (Value) -> String,
    isNominal: @escaping @Sendable (Value) -> Bool,
    confidence: @escaping @Sendable (Value) -> Confidence,
    references: @escaping @Sendable (Value) -> Int
  ) -> [JSONField] {
    [
      JSONField("from", from, .string, "Id of the node with the dependency."),
      JSONField("to", to, .string, "Id of the node depended on."),
      JSONField(
        "nominal", isNominal, .bool,
        "Whether a reference names the target; otherwise references name only its members."),
      JSONField("confidence", confidence, .cases(\.name)),
      JSONField(
        "references", references, .integer(1...), "Number of references, including imports."),
    ]
  }
}

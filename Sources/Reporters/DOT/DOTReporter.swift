import Findings
import SourceText

/// A drawing for Graphviz: `archcheck graph --format dot | dot -Tsvg`.
package struct DOTReporter: Reporter {
  package let name = "dot"
  package let summary = "a drawing of the graph for Graphviz ('dot -Tsvg')"
  package let fileExtension = "dot"
  package let views: [ReportView] = [.check, .graph]

  /// Makes the reporter.
  package init() {}

  package func render(_ report: Report, options: ReportOptions) -> String {
    let graph = report.graph
    var lines = [
      "digraph \(DOTText.identifier(report.project)) {",
      "  graph [rankdir=\(graph.drawsClusters ? "LR" : "TB"), newrank=true, fontname=\"Helvetica\","
        + " tooltip=\(DOTText.label(report.project))]",
      "  node [shape=box, style=\"rounded,filled\", fillcolor=\"#e8f0fe\", color=\"#5b7db1\","
        + " fontname=\"Helvetica\", fontsize=11]",
      "  edge [color=\"#6b7280\", arrowsize=0.7, fontname=\"Helvetica\", fontsize=9]",
    ]
    lines += nodeLines(graph)
    if !graph.edges.isEmpty { lines.append("") }
    lines += graph.edges.map { "  " + edgeLine($0) }
    if options.legend == .shown {
      let isConditional = graph.edges.contains { $0.condition != nil }
      lines += [""] + DOTLegend.lines(includingConditions: isConditional)
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  /// The vertices: those of a component within its cluster where the granularity is finer than
  /// components.
  private func nodeLines(_ graph: ReportGraph) -> [String] {
    guard graph.drawsClusters else { return graph.nodes.map { "  " + nodeLine($0) } }
    var lines = graph.nodes.filter { $0.component == nil }.map { "  " + nodeLine($0) }
    for (index, cluster) in clusters(of: graph).enumerated() {
      lines.append("  subgraph cluster_\(index) {")
      lines.append(
        "    graph [label=\(DOTText.label(cluster.name.shortened(toWidth: 60))), style=rounded,"
          + " color=\"#9aa5b1\", fontsize=12, tooltip=\(DOTText.label(cluster.name))]")
      lines += cluster.nodes.map { "    " + nodeLine($0) }
      lines.append("  }")
    }
    return lines
  }

  /// The vertices by component, components by name.
  private func clusters(of graph: ReportGraph) -> [(name: String, nodes: [ReportNode])] {
    let members = graph.nodes.compactMap { node in node.component.map { (name: $0, node: node) } }
    let groups = Dictionary(grouping: members, by: { Array($0.name.utf8) })
    return groups.values
      .compactMap { group in group.first.map { (name: $0.name, nodes: group.map(\.node)) } }
      .sorted { $0.name.precedesInBytes($1.name) }
  }

  private func nodeLine(_ node: ReportNode) -> String {
    let module = node.module.map { ", module \($0)" } ?? ""
    let role = node.role?.rawValue ?? "external"
    let attributes =
      [
        "label=\(DOTText.label(node.name.shortened(toWidth: 60)))",
        "tooltip=\(DOTText.label("\(node.id): \(node.kind)\(module), \(role)"))",
        "class=\"\(role)\"",
      ] + Self.shape(ofKind: node.kind) + Self.style(of: node.role)
    return "\(DOTText.identifier(node.id)) [\(attributes.joined(separator: ", "))]"
  }

  private func edgeLine(_ edge: ReportEdge) -> String {
    var tooltip = "\(edge.from) → \(edge.to): \(edge.references.counted("reference"))"
    if !edge.violatedRules.isEmpty {
      tooltip += "; forbidden by \(edge.violatedRules.joined(separator: ", "))"
    }
    if edge.isInCycle { tooltip += "; on a cycle" }
    if let condition = edge.condition { tooltip += "; under #if \(condition)" }
    var attributes = ["tooltip=\(DOTText.label(tooltip))"]
    if let condition = edge.condition {
      attributes.append("label=\(DOTText.label(condition.shortened(toWidth: 40)))")
    }
    attributes +=
      Self.style(forbidden: !edge.violatedRules.isEmpty, cyclic: edge.isInCycle)
      + Self.lineStyle(isNominal: edge.isNominal, isConditional: edge.condition != nil)
    let ends = "\(DOTText.identifier(edge.from)) -> \(DOTText.identifier(edge.to))"
    return "\(ends) [\(attributes.joined(separator: ", "))]"
  }
}

extension ReportGraph {
  /// Whether vertices are smaller than components, so that components are drawn around them.
  fileprivate var drawsClusters: Bool {
    switch granularity {
    case .type, .file, .folder: true
    case .module, .component: false
    }
  }
}

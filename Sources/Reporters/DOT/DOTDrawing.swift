import Findings

/// A drawing of a graph in the DOT language.
struct DOTDrawing {
  /// The project's name.
  let project: String
  /// What is drawn.
  let graph: ReportGraph

  /// The drawing, with an explanation of its marks where asked for.
  func text(legend: ReportOptions.Legend) -> String {
    let clusters = GraphClusters(graph)
    var lines = [
      "digraph \(DOTText.identifier(project)) {",
      "  graph [rankdir=\(clusters.areDrawn ? "LR" : "TB"), newrank=true, fontname=\"Helvetica\","
        + " tooltip=\(DOTText.label(project))]",
      "  node [shape=box, style=\"rounded,filled\", fillcolor=\"#e8f0fe\", color=\"#5b7db1\","
        + " fontname=\"Helvetica\", fontsize=11]",
      "  edge [color=\"#6b7280\", arrowsize=0.7, fontname=\"Helvetica\", fontsize=9]",
    ]
    lines += clusters.loose.map { "  " + nodeLine($0) }
    for (index, cluster) in clusters.clusters.enumerated() {
      lines.append("  subgraph cluster_\(index) {")
      lines.append(
        "    graph [label=\(DOTText.label(cluster.name.shortened(toWidth: 60))), style=rounded,"
          + " color=\"#9aa5b1\", fontsize=12, tooltip=\(DOTText.label(cluster.name))]")
      lines += cluster.nodes.map { "    " + nodeLine($0) }
      lines.append("  }")
    }
    if !graph.edges.isEmpty { lines.append("") }
    lines += graph.edges.map { "  " + edgeLine($0) }
    if legend == .shown {
      let isConditional = graph.edges.contains { $0.condition != nil }
      lines += [""] + DOTLegend.lines(includingConditions: isConditional)
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private func nodeLine(_ node: ReportNode) -> String {
    let module = node.module.map { ", module \($0)" } ?? ""
    let role = node.role?.rawValue ?? "external"
    let attributes =
      [
        "label=\(DOTText.label(node.name.shortened(toWidth: 60)))",
        "tooltip=\(DOTText.label("\(node.id): \(node.kind)\(module), \(role)"))",
        "class=\"\(role)\"",
      ] + DOTStyle.shape(ofKind: node.kind) + DOTStyle.style(of: node.role)
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
      DOTStyle.style(forbidden: !edge.violatedRules.isEmpty, cyclic: edge.isInCycle)
      + DOTStyle.lineStyle(isNominal: edge.isNominal, isConditional: edge.condition != nil)
    let ends = "\(DOTText.identifier(edge.from)) -> \(DOTText.identifier(edge.to))"
    return "\(ends) [\(attributes.joined(separator: ", "))]"
  }
}

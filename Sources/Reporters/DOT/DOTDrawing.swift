import Findings

/// A drawing of a graph in the DOT language.
struct DOTDrawing {
  /// The project's name.
  let project: String
  /// What is drawn.
  let graph: ReportGraph

  /// How its vertices are arranged.
  let layout: GraphLayout

  /// The most vertices that are drawn from top to bottom: more of them lie side by side in a row than
  /// a screen is wide, while names one below the other stay legible.
  private static let topDownVertices = 20

  /// The drawing, with an explanation of its marks where asked for.
  func text(legend: ReportOptions.Legend) -> String {
    let clusters = GraphClusters(graph)
    var lines = [
      "digraph \(DOTText.identifier(project)) {", "  graph [\(graphAttributes(clusters))]",
      "  node [shape=box, style=\"rounded,filled\", fillcolor=\"#e8f0fe\", color=\"#5b7db1\","
        + " fontname=\"Helvetica\", fontsize=11, height=0.3, margin=\"0.1,0.04\"]",
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
    if layout == .levels { lines += [""] + levelLines }
    if legend == .shown { lines += [""] + DOTLegend(entries: LegendEntries(graph)).lines }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private func graphAttributes(_ clusters: GraphClusters) -> String {
    let isWide = graph.nodes.count > Self.topDownVertices || !clusters.clusters.isEmpty
    let attributes = [
      "rankdir=\(isWide ? "LR" : "TB")", "ranksep=\(isWide ? "1.0" : "0.6")", "nodesep=0.18",
      "newrank=true", "fontname=\"Helvetica\"", "tooltip=\(DOTText.label(project))",
    ]
    return attributes.joined(separator: ", ")
  }

  /// One line for each level, which puts its vertices in one row.
  private var levelLines: [String] {
    let levels = Dictionary(grouping: graph.nodes, by: \.level)
    return levels.keys.sorted(by: >).map { level in
      let names = (levels[level] ?? []).map { DOTText.identifier($0.id) + "; " }.joined()
      return "  { rank=same; \(names)}"
    }
  }

  private func nodeLine(_ node: ReportNode) -> String {
    let module = node.module.map { ", module \($0)" } ?? ""
    let role = node.role?.rawValue ?? "external"
    let attributes =
      [
        "label=\(DOTText.label(node.name.shortened(toWidth: 60)))",
        "tooltip=\(DOTText.label("\(node.id): \(node.kind)\(module), \(role)"))",
        "class=\"\(role)\"",
      ] + DOTStyle.shape(ofKind: node.kind)
      + DOTStyle.style(of: node.role, isFocused: node.isFocused)
    return "\(DOTText.identifier(node.id)) [\(attributes.joined(separator: ", "))]"
  }

  private func edgeLine(_ edge: ReportEdge) -> String {
    var tooltip = "\(edge.from) → \(edge.to): \(edge.references.counted("reference"))"
    for remark in edge.remarks() { tooltip += "; \(remark)" }
    var attributes = ["tooltip=\(DOTText.label(tooltip))"]
    if let condition = edge.condition {
      attributes.append("label=\(DOTText.label(condition.shortened(toWidth: 40)))")
    }
    attributes +=
      DOTStyle.style(of: EdgeMark(edge))
      + DOTStyle.lineStyle(isNominal: edge.isNominal, isConditional: edge.condition != nil)
    let ends = "\(DOTText.identifier(edge.from)) -> \(DOTText.identifier(edge.to))"
    return "\(ends) [\(attributes.joined(separator: ", "))]"
  }
}

import DependencyModel
import Findings

extension OutputFormat {
  /// Flowcharts that Markdown pages show, such as those of GitHub and GitLab: graphs and chains.
  package static let mermaid = OutputFormat(
    name: "mermaid", summary: "a flowchart for Markdown pages: graphs and chains",
    fileExtension: "mmd", consumers: "GitHub and GitLab pages",
    printers: [
      ResultPrinter { (report: Report, options) in
        flowchart(of: report.graph, legend: options.legend)
      },
      ResultPrinter { (result: GraphResult, options) in
        flowchart(of: result.graph, legend: options.legend)
      },
      ResultPrinter { (chains: DependencyChains, _) in flowchart(of: chains) },
    ])
}

private func flowchart(of graph: ReportGraph, legend: ReportOptions.Legend) -> String {
  let clusters = GraphClusters(graph)
  var chart = MermaidFlowchart(direction: clusters.clusters.isEmpty ? .topDown : .leftToRight)
  for node in clusters.loose { chart.add(node) }
  for cluster in clusters.clusters {
    chart.beginCluster(cluster.name)
    for node in cluster.nodes { chart.add(node) }
    chart.endCluster()
  }
  for edge in graph.edges {
    let mark = EdgeMark(edge)
    let words = edge.breaches.map(\.rule) + (edge.condition.map { ["#if \($0)"] } ?? [])
    chart.addEdge(
      from: edge.from, to: edge.to, label: words.joined(separator: ", "),
      line: edge.isNominal && edge.condition == nil ? .solid : .dotted,
      head: mark.isAgainstLayers ? .cross : .arrow, stroke: MermaidFlowchart.Stroke(mark))
  }
  if legend == .shown { chart.addLegend(LegendEntries(graph)) }
  return chart.text
}

/// All chains in one chart, each hop once; where there is none, the chain in the other direction,
/// dotted.
private func flowchart(of chains: DependencyChains) -> String {
  var chart = MermaidFlowchart(direction: .leftToRight)
  let shown = chains.chains.isEmpty ? [chains.reverse ?? []] : chains.chains
  var drawn: Set<DependencyChains.Hop> = []
  for hop in shown.joined() where drawn.insert(hop).inserted {
    for name in [hop.from, hop.to] { chart.addNode(name, label: name) }
    chart.addEdge(
      from: hop.from, to: hop.to,
      label: "\(hop.evidence.symbol) in \(hop.evidence.location)",
      line: chains.chains.isEmpty ? .dotted : .solid)
  }
  if shown.joined().isEmpty {
    for end in [chains.from, chains.to] { chart.addNode(end.text, label: end.text) }
  }
  return chart.text
}

extension MermaidFlowchart {
  fileprivate mutating func add(_ node: ReportNode) {
    let shape: Shape =
      switch node.kind {
      case NodeKind.protocol.rawValue: .stadium
      case NodeKind.extension.rawValue: .subroutine
      default: .box
      }
    addNode(
      node.id, label: node.name, shape: shape, style: node.isFocused ? .focus : Style(node.role))
  }

  /// Explains the marks that occur; nothing where there are none.
  fileprivate mutating func addLegend(_ entries: LegendEntries) {
    let samples = samples(entries)
    let roles = entries.roles.filter { $0 != .production }
    guard !samples.isEmpty || !roles.isEmpty || entries.hasFocus || entries.note != nil else {
      return
    }
    beginLegend(entries.note.map { "Legend: \($0)" } ?? "Legend")
    for role in roles {
      let meaning = LegendEntries.meaning(of: role)
      addNode("(legend) \(meaning)", label: meaning, style: Style(role))
    }
    if entries.hasFocus { addNode("(legend) focus", label: "in focus", style: .focus) }
    for (index, sample) in samples.enumerated() {
      let ends = ["(legend) \(index) from", "(legend) \(index) to"]
      for end in ends { addNode(end, label: "", shape: .circle) }
      addEdge(
        from: ends[0], to: ends[1], label: sample.meaning, line: sample.line, head: sample.head,
        stroke: sample.stroke)
    }
    endCluster()
  }

  private typealias Sample = (meaning: String, line: Line, head: Head, stroke: Stroke?)

  private func samples(_ entries: LegendEntries) -> [Sample] {
    var samples: [Sample] = entries.weights.map {
      ($0.meaning, .solid, .arrow, Stroke($0.color, width: $0.isNew ? 2 : 1))
    }
    if entries.hasAgainstLayers { samples.append(("to a higher layer", .solid, .cross, nil)) }
    if entries.hasCycle {
      samples.append(("on a cycle", .solid, .arrow, Stroke(EdgeMark.cycleColor)))
    }
    if entries.hasMembersOnly || entries.hasConditions {
      samples.append(("members only, or under #if", .dotted, .arrow, nil))
    }
    return samples
  }
}

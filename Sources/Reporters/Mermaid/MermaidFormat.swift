import DependencyModel
import Findings

extension OutputFormat {
  /// Flowcharts that Markdown pages show, such as those of GitHub and GitLab: graphs and chains.
  package static let mermaid = OutputFormat(
    name: "mermaid", summary: "a flowchart for Markdown pages: graphs and chains",
    fileExtension: "mmd",
    printers: [
      ResultPrinter { (report: Report, _) in flowchart(of: report.graph) },
      ResultPrinter { (result: GraphResult, _) in flowchart(of: result.graph) },
      ResultPrinter { (chains: DependencyChains, _) in flowchart(of: chains) },
    ])
}

private func flowchart(of graph: ReportGraph) -> String {
  let clusters = GraphClusters(graph)
  var chart = MermaidFlowchart(direction: clusters.areDrawn ? .leftToRight : .topDown)
  for node in clusters.loose { chart.add(node) }
  for cluster in clusters.clusters {
    chart.beginCluster(cluster.name)
    for node in cluster.nodes { chart.add(node) }
    chart.endCluster()
  }
  for edge in graph.edges {
    let words = edge.violatedRules + (edge.condition.map { ["#if \($0)"] } ?? [])
    chart.addEdge(
      from: edge.from, to: edge.to, label: words.joined(separator: ", "),
      line: edge.isNominal && edge.condition == nil ? .solid : .dotted,
      mark: MermaidFlowchart.Mark(
        isForbidden: !edge.violatedRules.isEmpty, isCyclic: edge.isInCycle)
    )
  }
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
    addNode(node.id, label: node.name, shape: shape, style: Style(node.role))
  }
}

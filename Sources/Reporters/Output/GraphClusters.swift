import DependencyModel
import Findings
import SourceText

/// The vertices of a drawing: those of a component within its cluster where vertices are smaller
/// than components.
struct GraphClusters {
  /// The vertices outside of all clusters, sorted by id.
  let loose: [ReportNode]
  /// The components by name, each with its vertices, sorted by id.
  let clusters: [(name: String, nodes: [ReportNode])]

  /// Whether there can be clusters.
  let areDrawn: Bool

  /// Groups the vertices of a graph. O(n log n).
  init(_ graph: ReportGraph) {
    switch graph.granularity {
    case .type, .file, .folder: areDrawn = true
    case .module, .component: areDrawn = false
    }
    guard areDrawn else {
      (loose, clusters) = (graph.nodes, [])
      return
    }
    loose = graph.nodes.filter { $0.component == nil }
    let members = graph.nodes.compactMap { node in node.component.map { (name: $0, node: node) } }
    let groups = Dictionary(grouping: members, by: { ByteKey($0.name) })
    clusters = groups.map { (name: $0.key.string, nodes: $0.value.map(\.node)) }
      .sorted { $0.name.precedesInBytes($1.name) }
  }
}

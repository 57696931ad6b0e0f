import Findings
import SourceText

/// The vertices of a graph by the clusters that they are drawn in.
struct GraphClusters {
  /// The vertices outside of all clusters, sorted by id.
  let loose: [ReportNode]
  /// The clusters that have vertices, in the graph's order, each with its vertices, sorted by id.
  let clusters: [(name: String, nodes: [ReportNode])]

  /// Groups the vertices of a graph. O(vertices + clusters).
  init(_ graph: ReportGraph) {
    var members: [ByteKey: [ReportNode]] = [:]
    var loose: [ReportNode] = []
    for node in graph.nodes {
      if let cluster = node.cluster {
        members[ByteKey(cluster), default: []].append(node)
      } else {
        loose.append(node)
      }
    }
    self.loose = loose
    clusters = graph.clusters.compactMap { name in
      members[ByteKey(name)].map { (name, $0) }
    }
  }
}

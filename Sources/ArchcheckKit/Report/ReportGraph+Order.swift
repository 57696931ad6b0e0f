import DependencyGraphs
import Findings
import SourceText

extension ReportGraph {
  /// Puts each vertex on its level: 1 above the highest that it depends on, cycles counted as one.
  ///
  /// - Complexity: O(vertices + edges), and O(edges log vertices) to find the ends of edges.
  mutating func setLevels() {
    let numbers = nodeNumbers
    let condensation = directedGraph(of: edges, numbers).condensation()
    var levels = [Int](repeating: 1, count: condensation.components.groups.count)
    for vertex in (condensation.graph.topologicalOrder() ?? []).reversed() {
      let below = condensation.graph.successors(of: vertex).map { levels[$0] }.max() ?? 0
      levels[vertex] = below + 1
    }
    for index in nodes.indices {
      nodes[index].level = levels[condensation.components.componentIndex[index]]
    }
  }

  /// Leaves out the edges that longer paths replace (transitive reduction).
  ///
  /// Edges of cycles stay, and so do those that break a rule or depend on a condition: a build
  /// without the condition has no longer path by them either. What is mere information, and accepted,
  /// keeps no edge.
  ///
  /// - Complexity: that of `DirectedGraph.transitiveReduction()`.
  mutating func reduce() {
    let numbers = nodeNumbers
    let unconditional = edges.filter { $0.condition == nil }
    let condensation = directedGraph(of: unconditional, numbers).condensation()
    let reduction = condensation.transitiveReduction()
    let group = condensation.components.componentIndex
    var kept: [ReportEdge] = []
    var leftOut: [EdgeEnds] = []
    for edge in edges {
      guard let from = numbers[ByteKey(edge.from)], let to = numbers[ByteKey(edge.to)] else {
        continue
      }
      let breaksRule = edge.breaches.contains { !$0.isAccepted || $0.severity != .info }
      let isMarked = edge.isInCycle || breaksRule || edge.condition != nil
      let isNeeded =
        group[from] == group[to] || reduction.hasEdge(from: group[from], to: group[to])
      if isMarked || isNeeded {
        kept.append(edge)
      } else {
        leftOut.append(EdgeEnds(from: edge.from, to: edge.to))
      }
    }
    edges = kept
    self.leftOut = leftOut
  }

  private var nodeNumbers: [ByteKey: Int] {
    Dictionary(
      nodes.enumerated().map { (ByteKey($1.id), $0) }, uniquingKeysWith: { (first, _) in first })
  }

  private func directedGraph(of edges: [ReportEdge], _ numbers: [ByteKey: Int]) -> DirectedGraph {
    let pairs = edges.compactMap { edge -> (from: Int, to: Int)? in
      guard let from = numbers[ByteKey(edge.from)], let to = numbers[ByteKey(edge.to)] else {
        return nil
      }
      return (from, to)
    }
    return DirectedGraph(vertexCount: nodes.count, edges: pairs, selfLoops: .excluded)
  }
}

/// Some vertices of a graph with all the edges between them, numbered anew from 0.
///
/// The new numbers have the order of the old ones, so a tie that is broken by the smallest vertex
/// is broken alike in both.
package struct InducedSubgraph: Sendable, Equatable {
  /// The edges between the chosen vertices, over the new numbers.
  package let graph: DirectedGraph
  /// For each new number the vertex of the whole graph; ascending.
  package let originalVertices: [Int]

  /// The same vertices with some of the edges only.
  ///
  /// - Complexity: O(V + E).
  package func keeping(_ edges: [DirectedGraph.Edge]) -> InducedSubgraph {
    InducedSubgraph(
      graph: DirectedGraph(
        vertexCount: graph.vertexCount, edges: edges.map { ($0.from, $0.to) },
        selfLoops: .included),
      originalVertices: originalVertices)
  }
}

extension DirectedGraph {
  /// The subgraph of the vertices given and all edges between them, self loops included.
  ///
  /// - Parameter members: vertices in any order; repeated ones count once.
  /// - Complexity: O(V + E'), where E' counts the edges that leave the members; O(k log k + E') for k
  ///   members that are few, so that the subgraphs of many groups cost no more than that of all.
  package func inducedSubgraph(on members: some Sequence<Int>) -> InducedSubgraph {
    let members = Array(members)
    if members.count < vertexCount / 16 { return smallSubgraph(on: Set(members)) }
    let isMember = mask(of: members)
    let originalVertices = vertices.filter { isMember[$0] }
    var number = [Int](repeating: 0, count: vertexCount)
    for (index, vertex) in originalVertices.enumerated() { number[vertex] = index }

    var edges: [(from: Int, to: Int)] = []
    for (index, vertex) in originalVertices.enumerated() {
      for successor in successors(of: vertex) where isMember[successor] {
        edges.append((from: index, to: number[successor]))
      }
    }
    let graph = DirectedGraph(
      vertexCount: originalVertices.count, edges: edges, selfLoops: .included)
    return InducedSubgraph(graph: graph, originalVertices: originalVertices)
  }

  private func smallSubgraph(on members: Set<Int>) -> InducedSubgraph {
    let originalVertices = members.sorted()
    var number: [Int: Int] = [:]
    for (index, vertex) in originalVertices.enumerated() { number[vertex] = index }
    let edges = originalVertices.enumerated().flatMap { index, vertex in
      successors(of: vertex).compactMap { number[$0] }.map { (from: index, to: $0) }
    }
    let graph = DirectedGraph(
      vertexCount: originalVertices.count, edges: edges, selfLoops: .included)
    return InducedSubgraph(graph: graph, originalVertices: originalVertices)
  }
}

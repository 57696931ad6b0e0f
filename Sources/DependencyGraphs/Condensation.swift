/// A graph with each strongly connected component drawn together into one vertex.
package struct Condensation: Sendable, Equatable {
  /// The components; their positions are the vertices of `graph`.
  package let components: StronglyConnectedComponents
  /// An edge wherever an edge leads from one component into another; acyclic, so without self loops.
  package let graph: DirectedGraph
}

extension DirectedGraph {
  /// The condensation: the acyclic graph of the strongly connected components.
  ///
  /// - Complexity: O(V + E).
  package func condensation() -> Condensation {
    let components = stronglyConnectedComponents()
    let graph = quotient(
      by: components.componentIndex, groupCount: components.groups.count, selfLoops: .excluded)
    return Condensation(components: components, graph: graph)
  }
}

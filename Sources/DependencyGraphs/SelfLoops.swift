/// What becomes of self loops, the edges that lead from a vertex to itself.
package enum SelfLoops: Sendable, Equatable {
  /// Self loops are edges like any other, and a vertex with one is a cycle of length 1.
  case included
  /// Self loops are left out, as if the graph did not have them.
  case excluded
}

extension DirectedGraph {
  /// For each vertex whether it is one of those given.
  ///
  /// - Parameter members: vertices in any order; repeated ones count once.
  /// - Complexity: O(V + n) for n members.
  func mask(of members: some Sequence<Int>) -> [Bool] {
    var isMember = [Bool](repeating: false, count: vertexCount)
    for member in members {
      precondition(
        member >= 0 && member < vertexCount, "vertex \(member) is not one of 0..<\(vertexCount)")
      isMember[member] = true
    }
    return isMember
  }
}

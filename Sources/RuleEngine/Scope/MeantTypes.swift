import DependencyModel
import Findings

extension ArchitectureView {
  /// The outermost type around an end of which a rule says the same as of the end.
  ///
  /// What is said of a type is said of all that stands in it. So the outermost one is what the rule
  /// means, and a finding stays the same when its code moves into a type within.
  ///
  /// - Parameter isMeant: whether the rule says the same of another end.
  /// - Returns: `nil` where the rule says it of the whole node, and for ends that are no such types.
  /// - Complexity: as many questions as there are types around.
  package func meantType(at end: EndID, _ isMeant: (EndID) -> Bool) -> DeclarationID? {
    guard case .node(let node, let file, let innermost?) = index.ends[end.int] else { return nil }
    if index.end(of: node, in: file, type: nil).map(isMeant) == true { return nil }
    let types = sequence(first: innermost) { self.index.nestedTypes?[$0]?.outer }
    for type in Array(types).reversed() {
      let end = index.end(of: node, in: file, type: type) ?? index.homeEnd(ofNested: type)
      if end.map(isMeant) == true { return type }
    }
    return innermost
  }

  /// A type within a node, or the node itself, as one side of a dependency.
  package func side(of node: NodeID, type: DeclarationID?) -> DependencySide {
    var side = side(of: node)
    if let type { side.node = endpoint(of: node, in: graph.nodes[node].file, type: type).type }
    return side
  }
}

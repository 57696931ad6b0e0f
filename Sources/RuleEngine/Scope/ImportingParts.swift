import DependencyModel

extension RuleScope {
  /// The parts of a file that an import of a module from outside is for: its nodes, and the types within
  /// them, that name something which the module is known to declare itself, in the order written.
  ///
  /// - Complexity: O(external references of the file).
  package func parts(of file: FileID, importing module: String) -> [EndID] {
    let index = view.index
    var parts: [EndID] = []
    for number in fileUses.names(of: module, in: file, view.outsideNames) {
      let reference = view.graph.external[number]
      guard let node = reference.node else { continue }
      let type = index.nestedTypes?.type(at: reference.offset, in: file, of: node)
      let part =
        index.end(of: node, in: file, type: type) ?? type.flatMap { index.homeEnd(ofNested: $0) }
        ?? index.homeEnds[node.int]
      if parts.last != part { parts.append(part) }
    }
    return parts
  }
}

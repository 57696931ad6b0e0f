import SourceText

/// Reads a graph from the nodes of a YAML or JSON text.
///
/// Either a mapping from each name to what it depends on (a name, a list of names, or nothing), or
/// one with a list `edges` of mappings with `from` and `to` and, if wanted, a list `nodes` of names
/// or of mappings with `id`; other keys of these mappings say nothing, so that the output of
/// `graph --format json` is such a document.
///
/// - Throws: the first mistake.
/// - Complexity: O(nodes of the tree + edges).
package func readTreeGraph(_ root: ConfigNode?, path: String) throws(DocumentError)
  -> DocumentedGraph
{
  guard let root, let pairs = root.pairs else {
    throw DocumentError(
      "expected a mapping from names to lists of names, or one with the key 'edges'",
      at: root?.location ?? SourceLocation(path: path, line: 1, column: 1))
  }
  var graph = DocumentedGraph()
  if let edges = root["edges"]?.elements, edges.allSatisfy({ $0.pairs != nil }) {
    for node in root["nodes"]?.elements ?? [] {
      let id = try name(node["id"] ?? node, expected: "a name, or a mapping with 'id'")
      _ = try graph.node(id, at: node.location)
    }
    for edge in edges { try addEdge(edge, to: &graph) }
    return graph
  }
  for pair in pairs {
    let from = try graph.node(pair.key, at: pair.keyLocation)
    if pair.value.isNull { continue }
    for target in pair.value.elements ?? [pair.value] {
      let id = try name(target, expected: "a name, or a list of names")
      let to = try graph.node(id, at: target.location)
      try graph.addEdge(from: from, to: to, at: target.location)
    }
  }
  return graph
}

private func addEdge(
  _ edge: ConfigNode, to graph: inout DocumentedGraph
) throws(DocumentError) {
  guard let from = edge["from"], let to = edge["to"] else {
    throw DocumentError("expected an edge with the keys 'from' and 'to'", at: edge.location)
  }
  let start = try graph.node(name(from, expected: "a name after 'from'"), at: from.location)
  let end = try graph.node(name(to, expected: "a name after 'to'"), at: to.location)
  try graph.addEdge(from: start, to: end, at: edge.location)
}

private func name(_ node: ConfigNode, expected: String) throws(DocumentError) -> String {
  guard let text = node.text, !node.isNull else {
    throw DocumentError("expected \(expected)", at: node.location)
  }
  return text
}

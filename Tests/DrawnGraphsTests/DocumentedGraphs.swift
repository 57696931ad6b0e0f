import ArchTestSupport
import SourceText
import YAMLText

@testable import DrawnGraphs

/// The nodes and edges of a documented graph by name, as tests compare them.
struct NamedGraph: Equatable {
  var nodes: Set<String> = []
  var edges: Set<[String]> = []

  init(nodes: Set<String>, edges: Set<[String]>) {
    self.nodes = nodes
    self.edges = edges
  }

  init(_ graph: DocumentedGraph) {
    let names = graph.nodes.map { $0.label ?? $0.id }
    nodes = Set(names)
    edges = Set(graph.edges.map { [names[$0.from], names[$0.to]] })
  }

  /// A graph of up to eight nodes whose names are a trial for every format.
  static func random(seed: UInt64) -> NamedGraph {
    var generator = SeededGenerator(seed: seed)
    let names = [
      "App", "App.Core", "Feature-Login", "graph", "end", "Größe", "a \"b\"", "x\\y", "c # d", "2D",
      "->", "{}", "[e]", "1.5", "no", "%%", "semi;colon", "a:b", "`q`z", "null",
    ].shuffled(using: &generator).prefix(Int.random(in: 1...8, using: &generator))
    var edges: Set<[String]> = []
    for _ in 0..<Int.random(in: 0...14, using: &generator) {
      let ends = [names, names].compactMap { $0.randomElement(using: &generator) }
      if ends[0] != ends[1] { edges.insert(ends) }
    }
    return NamedGraph(nodes: Set(names), edges: edges)
  }

  var sortedNodes: [String] { nodes.sorted() }
  var sortedEdges: [[String]] { edges.sorted { $0.lexicographicallyPrecedes($1) } }
}

/// A graph read from a text; YAML and JSON as `archcheck` reads them.
func documentedGraph(_ text: String, _ path: String) throws -> NamedGraph {
  guard let format = DocumentFormat(path: path) else { return NamedGraph(nodes: [], edges: []) }
  return NamedGraph(
    try format.graph(text, path: path) { (text, path) throws(ConfigurationErrors) in
      try parseYAML(text, path: path)
    })
}

/// Where and why a text is no graph: `line:column what`.
func mistake(in text: String, _ path: String) -> String? {
  do {
    _ = try documentedGraph(text, path)
    return nil
  } catch let error as DocumentError {
    return "\(error.location.line):\(error.location.column) \(error.message)"
  } catch {
    return "\(error)"
  }
}

/// The edges of a text as `A>B`, sorted.
func edges(_ text: String, _ path: String) throws -> [String] {
  try documentedGraph(text, path).sortedEdges.map { $0.joined(separator: ">") }
}

import Testing

@Suite("Graphs in YAML and JSON")
struct TreeGraphTests {
  @Test(
    "are mappings of names, or lists of edges",
    arguments: [
      ("A: [B, C]\nB: C\nC:\n", ["A>B", "A>C", "B>C"]),
      ("edges: [{from: A, to: B}]", ["A>B"]), ("edges: [A, B]", ["edges>A", "edges>B"]),
      (
        "{\"nodes\": [{\"id\": \"C\"}, \"D\"], \"edges\": [{\"from\": \"A\", \"to\": \"B\", \"x\": 1}]}",
        ["A>B"]
      ),
      ("edges: []", []), ("{}", []),
    ])
  func spellings(text: String, expected: [String]) throws {
    for ending in ["yml", "yaml", "json"] {
      #expect(try edges(text, "g.\(ending)") == expected)
    }
  }

  @Test("list nodes without edges")
  func nodes() throws {
    #expect(try documentedGraph("A:\nB: ~\n", "g.yml").nodes == ["A", "B"])
    #expect(try documentedGraph("{nodes: [A, {id: B}], edges: []}", "g.yml").nodes == ["A", "B"])
  }

  @Test(
    "say where they are wrong, and what was expected",
    arguments: [
      ("", "1:1 expected a mapping from names to lists of names, or one with the key 'edges'"),
      ("- A", "1:1 expected a mapping from names to lists of names, or one with the key 'edges'"),
      ("A: [{x: y}]", "1:5 expected a name, or a list of names"),
      ("edges: [{from: A}]", "1:9 expected an edge with the keys 'from' and 'to'"),
      ("edges: [{from: A, to: [B]}]", "1:23 expected a name after 'to'"),
      ("nodes: [[]]\nedges: []", "1:9 expected a name, or a mapping with 'id'"),
    ])
  func mistakes(text: String, expected: String) {
    #expect(mistake(in: text, "g.yml") == expected)
  }

  @Test("tell mistakes of YAML with their place")
  func syntax() throws {
    let found = try #require(mistake(in: "A: [B\nC: D", "g.yml"))
    #expect(found.hasPrefix("2:"))
    #expect(mistake(in: String(repeating: "[", count: 10_000), "g.json") != nil)
  }

  @Test("survive printing and reading", arguments: 0..<200 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    let graph = NamedGraph.random(seed: seed)
    func quoted(_ name: String) -> String {
      "\"" + name.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
    }
    let mapping = graph.sortedNodes.map { node in
      let targets = graph.sortedEdges.filter { $0[0] == node }.map { quoted($0[1]) }
      return "\(quoted(node)): [\(targets.joined(separator: ", "))]"
    }
    #expect(try documentedGraph(mapping.joined(separator: "\n"), "g.yml") == graph)
    let nodes = graph.sortedNodes.map(quoted).joined(separator: ",")
    let edges = graph.sortedEdges.map { "{\"from\":\(quoted($0[0])),\"to\":\(quoted($0[1]))}" }
    let json = "{\"nodes\":[\(nodes)],\"edges\":[\(edges.joined(separator: ","))]}"
    #expect(try documentedGraph(json, "g.json") == graph)
  }
}

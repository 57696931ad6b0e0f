import Testing

@Suite("Graphs in DOT")
struct DOTTests {
  @Test(
    "are read in every spelling",
    arguments: [
      ("digraph { a -> b }", ["a>b"]),
      ("strict digraph \"My graph\" { a -> b; a -> b }", ["a>b"]),
      ("DIGRAPH g{a->b->c}", ["a>b", "b>c"]),
      ("digraph { a -> {b c} -> d }", ["a>b", "a>c", "b>d", "c>d"]),
      (
        "digraph { {a b} -> subgraph s { c; d -> e } }",
        ["a>c", "a>d", "a>e", "b>c", "b>d", "b>e", "d>e"]
      ),
      (
        "digraph { subgraph cluster_1 { label = \"L\"; node [shape=box]; a -> b } c -> a }",
        ["a>b", "c>a"]
      ),
      ("digraph { a:p:nw -> b:s [color=red, weight=2; style=bold][label=\"x\"] }", ["a>b"]),
      ("graph { a -- b -- c }", ["a>b", "b>c"]),
      ("digraph { a -> b [dir=back]; c -> d [dir=both] }", ["b>a", "c>d", "d>c"]),
      (
        "digraph { edge [dir=back] a -> b { edge [dir=forward] c -> d } e -> f }",
        ["b>a", "c>d", "f>e"]
      ),
      ("digraph { a -> a; a -> b; a -> b }", ["a>b"]),
      ("\u{FEFF}digraph { rankdir = LR a -> b }", ["a>b"]),
      ("digraph { }", []),
      ("digraph { -1.5 -> .5 -> 2 }", ["-1.5>.5", ".5>2"]),
      ("digraph { a -> <b<i>c</i>> }", ["a><b<i>c</i>>"]),
      ("digraph { a [label=< <b>A &amp; B</b><br/> >]; a -> b }", ["A & B>b"]),
    ])
  func spellings(text: String, expected: [String]) throws {
    #expect(try edges(text, "g.dot") == expected)
  }

  @Test("have comments of three kinds")
  func comments() throws {
    let text = """
      # preprocessor
      digraph { // a -> x
        a /* -> y */ -> b
        # a -> z
      }
      """
    #expect(try edges(text, "g.gv") == ["a>b"])
  }

  @Test("have names in quotes with escapes, joined ones and keywords among them")
  func names() throws {
    let text = #"digraph { "a\"b" -> "c\\d" -> "e" + /* */ "f" -> "node" -> "g\n" }"#
    #expect(try edges(text, "g.dot") == [#"a"b>c\d"#, #"c\d>ef"#, "ef>node", #"node>g\n"#])
    #expect(try edges("digraph { \"a\\\nb\" -> Größe }", "g.dot") == ["ab>Größe"])
  }

  @Test("have labels, which say what nodes are called")
  func labels() throws {
    let graph = try documentedGraph(
      "digraph { n1 [label=\"App.Core\"]; n1 -> b [label=uses] {x} }", "g.dot")
    #expect(graph == NamedGraph(nodes: ["App.Core", "b", "x"], edges: [["App.Core", "b"]]))
  }

  @Test(
    "say where they are wrong, and what was expected",
    arguments: [
      ("", "1:1 expected 'digraph', found the end of the text"),
      ("flowchart TD", "1:1 expected 'digraph', found 'flowchart'"),
      ("digraph {\n  a -> ;\n}", "2:8 expected a node or '{' after the edge, found ';'"),
      (
        "digraph { a -- b }",
        "1:13 expected '->', because this is a 'digraph', found '--'"
      ),
      (
        "graph { a -> b }",
        "1:11 expected '--', because this is a 'graph', found '->'"
      ),
      ("digraph { a -> b", "1:17 expected a statement or '}', found the end of the text"),
      ("digraph { a } b", "1:15 expected the end of the text after the graph, found 'b'"),
      ("digraph { \"a }", "1:11 expected '\"' to end the string that begins here"),
      ("digraph { /* a }", "1:11 expected '*/' to end the comment that begins here"),
      ("digraph { <a }", "1:11 expected '>' to end the markup that begins here"),
      ("digraph { a [b=] }", "1:16 expected a value after '=', found ']'"),
      ("digraph { a [b }", "1:16 expected an attribute or ']', found '}'"),
      ("digraph { node -> a }", "1:16 expected '[' after 'node', found '->'"),
      ("digraph { subgraph s; }", "1:21 expected '{', found ';'"),
      ("digraph { a = ; }", "1:15 expected a value after '=', found ';'"),
      (
        "digraph { App.Core -> b }",
        "1:11 expected a name or a number, found 'App.Core'; names with characters other than "
          + "letters, digits and '_' need quotes, and so do those that begin with a digit"
      ),
      (
        "digraph { 2nd -> b }",
        "1:11 expected a name or a number, found '2nd'; names with characters other than letters, "
          + "digits and '_' need quotes, and so do those that begin with a digit"
      ),
      (
        "digraph { a [color=#ff0000]\n b -> c }",
        "1:20 expected a name, '->' or punctuation, found '#'; names with characters other than "
          + "letters, digits and '_' need quotes"
      ),
    ])
  func mistakes(text: String, expected: String) {
    #expect(mistake(in: text, "g.dot") == expected)
  }

  @Test("that are hostile end with a mistake")
  func hostile() {
    let deep = "digraph { " + String(repeating: "{", count: 100_000)
    #expect(mistake(in: deep, "g.dot")?.contains("nest deeper than 100 levels") == true)
    let names = (0..<1000).map { "n\($0)" }.joined(separator: " ")
    let wide = "digraph { {\(names)} -> {\(names)} }"
    #expect(mistake(in: wide, "g.dot")?.contains("more than 200000 edges") == true)
    let many = "digraph { " + (0..<60_000).map { "n\($0) " }.joined() + "}"
    #expect(mistake(in: many, "g.dot")?.contains("more than 50000 nodes") == true)
    #expect(mistake(in: String(repeating: "<", count: 100_000), "g.dot") != nil)
  }

  @Test("survive printing and reading", arguments: 0..<200 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    let graph = NamedGraph.random(seed: seed)
    func quoted(_ name: String) -> String {
      "\"" + name.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
    }
    let lines =
      graph.sortedNodes.map(quoted)
      + graph.sortedEdges.map { "\(quoted($0[0])) -> \(quoted($0[1]))" }
    #expect(
      try documentedGraph("digraph {\n\(lines.joined(separator: ";\n"))\n}", "g.dot") == graph)
  }
}

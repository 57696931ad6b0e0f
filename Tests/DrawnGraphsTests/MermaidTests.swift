import Testing

@Suite("Graphs in Mermaid")
struct MermaidTests {
  @Test(
    "are read in every spelling of a link",
    arguments: [
      ("A --> B", ["A>B"]), ("A-->B", ["A>B"]), ("A ---> B", ["A>B"]), ("A --- B", ["A>B"]),
      ("A -.-> B", ["A>B"]), ("A-.->B", ["A>B"]), ("A -..-> B", ["A>B"]), ("A -.- B", ["A>B"]),
      ("A ==> B", ["A>B"]), ("A === B", ["A>B"]), ("A --o B", ["A>B"]), ("A --x B", ["A>B"]),
      ("A -->|uses| B", ["A>B"]), ("A --> |uses| B", ["A>B"]), ("A ---|uses| B", ["A>B"]),
      ("A -- uses --> B", ["A>B"]), ("A -- uses --- B", ["A>B"]), ("A == uses ==> B", ["A>B"]),
      ("A -. uses .-> B", ["A>B"]), ("A e1@--> B", ["A>B"]), ("A --|x| B", ["A>B"]),
      ("A <--> B", ["A>B", "B>A"]), ("A o--o B", ["A>B", "B>A"]), ("A ~~~ B", []),
      ("A --> B --> C", ["A>B", "B>C"]), ("A & B --> C & D", ["A>C", "A>D", "B>C", "B>D"]),
      ("A --> B; B --> C", ["A>B", "B>C"]), ("A --> B %% C", ["A>B"]), ("A", []),
      ("App.Core --> my-node", ["App.Core>my-node"]), ("A:::hot --> B:::cold", ["A>B"]),
      ("A@{ shape: rect, label: \"}\" } --> B", ["}>B"]), ("A@{ shape: x } --> B", ["A>B"]),
      ("A@{ label: Core , shape: x } --> B", ["Core>B"]),
      ("A---oB", ["A>B"]), ("A--xB", ["A>B"]), ("A-.-xB", ["A>B"]), ("A==oB", ["A>B"]),
      ("direction --> B", ["direction>B"]), ("A(/X) --> B{\\Y}", ["/X>\\Y"]),
    ])
  func links(text: String, expected: [String]) throws {
    #expect(try edges("flowchart TD\n  \(text)\n", "g.mmd") == expected)
    #expect(try edges("graph LR;\(text)", "g.mermaid") == expected)
  }

  @Test(
    "have labels in every shape",
    arguments: [
      "a[X Y]", "a[\"X Y\"]", "a(X Y)", "a([X Y])", "a[[X Y]]", "a[(X Y)]", "a((X Y))",
      "a(((X Y)))",
      "a{X Y}", "a{{X Y}}", "a>X Y]", "a[/X Y/]", "a[\\X Y\\]", "a[/X Y\\]", "a[\"`X Y`\"]",
      "a[X#32;Y]",
    ])
  func shapes(text: String) throws {
    #expect(try edges("graph\n\(text) --> b", "g.mmd") == ["X Y>b"])
  }

  @Test("are more than nodes and links")
  func statements() throws {
    let text = """
      ---
      title: The app
      ---
      %%{init: {"theme": "dark"}}%%
      %% comment
      flowchart TB

        accTitle: The app
        accDescr {
          A --> X
        }
        subgraph features [Features; all]
          direction LR
          A --> B
        end
        classDef hot fill:#f00
        class A,B hot
        style A fill:#f9f
        linkStyle 0 stroke:#f00
        click A "https://example.org" _blank
        B --> endpoint
      """
    #expect(try edges(text, "g.mmd") == ["A>B", "B>endpoint"])
  }

  @Test("stand in Markdown")
  func markdown() throws {
    let text = """
      # Title
      ```a line``` of code
      ```swift
      ```mermaid
      ```
      ```mermaid
      sequenceDiagram
        A ->> B: hello
      ```
      ~~~ mermaid
      graph TD
        A --> B
      ~~~
      ```mermaid
      graph TD
        C --> D
      ```
      """
    #expect(try edges(text, "g.md") == ["A>B"])
    #expect(try edges(text.replacing("\n", with: "\r\n"), "g.md") == ["A>B"])
    #expect(try edges("```mermaid\ngraph\nA --> B", "g.md") == ["A>B"])
    #expect(
      mistake(in: "# Title", "g.md")
        == "1:1 expected a block that begins with a line '```mermaid', found none")
    #expect(
      mistake(in: "\n```mermaid\npie\n```", "g.md")
        == "3:1 expected 'flowchart' or 'graph' to begin the block")
    #expect(
      mistake(in: "\n```mermaid\ngraph\nA -> B\n```", "g.md")
        == "4:3 expected a link such as '-->', or the end of the line, found '-'")
  }

  @Test(
    "say where they are wrong, and what was expected",
    arguments: [
      ("", "1:1 expected 'flowchart' or 'graph', found the end of the text"),
      ("digraph {}", "1:1 expected 'flowchart' or 'graph', found 'd'"),
      ("graph TD A", "1:10 expected a direction such as 'TD' and the end of the line, found 'A'"),
      ("graph\nA -->", "2:6 expected the name of a node, found the end of the text"),
      ("graph\nA --> --> B", "2:7 expected the name of a node, found '-'"),
      (
        "graph\nA -- B",
        "2:3 expected the end of the link that begins here, such as '-->', on the same line"
      ),
      (
        "graph\nA -->|x B",
        "2:10 expected '|' to end the label of the link, found the end of the text"
      ),
      ("graph\nA[x --> B", "2:2 expected ']' to end the shape that begins here"),
      ("graph\nA[\"x --> B", "2:3 expected '\"' to end the string that begins here"),
      ("graph\nA B", "2:3 expected a link such as '-->', or the end of the line, found 'B'"),
      ("graph\nsubgraph s\nA", "2:1 expected 'end' for the subgraph that begins here"),
      ("graph\nend", "2:1 found 'end' without a subgraph"),
      ("graph\nA & --> B", "2:5 expected the name of a node, found '-'"),
    ])
  func mistakes(text: String, expected: String) {
    #expect(mistake(in: text, "g.mmd") == expected)
  }

  @Test("that are hostile end with a mistake")
  func hostile() {
    let deep = "graph\n" + String(repeating: "subgraph s\n", count: 100_000)
    #expect(mistake(in: deep, "g.mmd")?.contains("nest deeper than 100 levels") == true)
    let names = (0..<1000).map { "n\($0)" }.joined(separator: " & ")
    #expect(
      mistake(in: "graph\n\(names) --> \(names)", "g.mmd")?.contains("more than 200000 edges")
        == true)
    for part in ["[", "(", "-", "=", "~", "A & ", "A --> ", "%%{", "`", "<", "A@{", ":::", "-."] {
      _ = mistake(in: "graph\nA" + String(repeating: part, count: 20_000), "g.mmd")
      _ = mistake(in: String(repeating: part, count: 20_000), "g.md")
    }
  }

  @Test("survive printing and reading", arguments: 0..<200 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    let graph = NamedGraph.random(seed: seed)
    let numbers = Dictionary(
      uniqueKeysWithValues: graph.sortedNodes.enumerated().map { ($1, "n\($0)") })
    func label(_ name: String) -> String {
      name.unicodeScalars.map { "\"#`".unicodeScalars.contains($0) ? "#\($0.value);" : "\($0)" }
        .joined()
    }
    let lines =
      graph.sortedNodes.map { "\(numbers[$0] ?? "")[\"\(label($0))\"]" }
      + graph.sortedEdges.map { "\(numbers[$0[0]] ?? "") --> \(numbers[$0[1]] ?? "")" }
    let text = "flowchart TD\n" + lines.joined(separator: "\n")
    #expect(try documentedGraph(text, "g.mmd") == graph)
    #expect(try documentedGraph("Text\n```mermaid\n\(text)\n```\n", "g.md") == graph)
  }
}

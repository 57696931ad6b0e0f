import ArchTestSupport
import DrawnGraphs
import Findings
import Reporters
import Testing

@Suite("Mermaid")
struct MermaidTests {
  @Test("reads back as the vertices and edges that were drawn", arguments: ReportCase.all)
  func readable(_ item: ReportCase) throws {
    let graph = item.report.graph
    let options = ReportOptions(legend: .shown)
    let text = OutputFormat.mermaid.text(of: item.report, options)
    let drawn = try readMermaid(text, path: "graph.mmd")
    #expect(drawn.nodes.count == graph.nodes.count)
    #expect(drawn.edges.count == graph.edges.count)
  }

  @Test("marks forbidden edges, edges on cycles, and both")
  func marks() {
    let lines = lines(of: OutputFormat.mermaid.text(of: Report.cycles))
    let marks = lines.filter { $0.hasPrefix("  linkStyle") }
    #expect(
      marks == [
        "  linkStyle 0 stroke:#8250df,stroke-width:2px",
        "  linkStyle 1 stroke:#d1242f,stroke-width:2px",
        "  linkStyle 2 stroke:#e8890c,stroke-width:4px",
      ])
    #expect(lines.contains { $0.contains("-.-x|\"b-not-a, layers\"|") })
  }

  @Test("draws components around types and files, and none around modules")
  func clusters() {
    let cycles = lines(of: OutputFormat.mermaid.text(of: Report.cycles))
    #expect(cycles.first == "flowchart LR")
    #expect(cycles.filter { $0.hasPrefix("  subgraph") }.count == 3)
    let clean = lines(of: OutputFormat.mermaid.text(of: Report.clean))
    #expect(clean.first == "flowchart TB")
    #expect(!clean.contains { $0.hasPrefix("  subgraph") })
  }

  @Test("explains its marks in a subgraph that is no part of the graph, where there are any")
  func legend() {
    let options = ReportOptions(legend: .shown)
    let cycles = OutputFormat.mermaid.text(of: Report.cycles, options)
    #expect(cycles.contains("  subgraph legend[\"Legend\"]\n"))
    #expect(cycles.contains("-->|\"breaks a rule: error\"|"))
    #expect(!cycles.contains("accepts it"))
    let plain = Report.clean.with { report in
      report.graph.nodes.removeAll { $0.role != .production }
      report.graph.edges.removeAll { !$0.isNominal }
    }
    #expect(!OutputFormat.mermaid.text(of: plain, options).contains("legend"))
  }

  @Test("draws chains with what proves each hop, hostile names escaped")
  func chains() throws {
    let text = OutputFormat.mermaid.text(of: DependencyChains.hostile)
    #expect(throws: Never.self) { try expectGolden(text, file: "mermaid-chains/hostile.mmd") }
    #expect(!text.contains("\u{1B}"))
  }

  @Test("dots the chain of the other direction where none leads in the one asked for")
  func reversed() {
    let text = OutputFormat.mermaid.text(of: DependencyChains.reversed)
    #expect(throws: Never.self) { try expectGolden(text, file: "mermaid-chains/reversed.mmd") }
    #expect(text.contains("-.->") && !text.contains("-->"))
  }

  @Test(
    "writes by number whatever Mermaid, Markdown or HTML would interpret",
    arguments: [
      ("a\"b", "a#34;b"), ("#quot;", "#35;quot#59;"), ("%%{init}%%", "#37;#37;{init}#37;#37;"),
      ("<b>&", "#60;b#62;#38;"), ("`x`|\\n", "#96;x#96;#124;#92;n"), ("", " "),
    ])
  func escaping(name: String, label: String) {
    let node = ReportNode(
      id: name, name: name, module: nil, component: nil, kind: "module", role: .production)
    let graph = ReportGraph(
      granularity: .module, nodes: [node], edges: [], imports: [], cycles: [])
    let text = OutputFormat.mermaid.text(of: GraphResult(project: "P", graph: graph))
    #expect(text == "flowchart TB\n  n0[\"\(label)\"]\n")
  }

  private func lines(of text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }
}

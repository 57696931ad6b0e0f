import DrawnGraphs
import Findings
import Foundation
import Testing

@testable import Reporters

@Suite("DOT")
struct DOTTests {
  @Test("is drawn by Graphviz without a word of complaint", .enabled(if: Graphviz.path != nil))
  func rendered() throws {
    for item in ReportCase.all {
      let options = ReportOptions(legend: .shown)
      let (status, svg, complaints) = try Graphviz.svg(
        of: OutputFormat.dot.text(of: item.report.graphResult, options))
      #expect(status == 0, "\(item.name)")
      #expect(complaints.isEmpty, "\(item.name): \(complaints)")
      #expect(svg.contains("</svg>"))
      #expect(!svg.contains("<script"))
      let drawn = svg.components(separatedBy: "class=\"node").count - 1
      #expect(drawn == item.report.graph.nodes.count, "\(item.name)")
    }
  }

  @Test("marks forbidden edges, edges on cycles, and both")
  func marks() {
    let edges = lines(of: .cycles).filter { $0.contains("->") }
    #expect(edges.map { $0.contains("forbidden") } == [false, true, true])
    #expect(edges.map { $0.contains("class=\"cycle\"") } == [true, false, false])
    #expect(edges[1].contains("class=\"forbidden error\""))
    #expect(edges[2].contains("class=\"forbidden warning cycle\""))
    #expect(edges[2].contains("style=dashed") && edges[2].contains("arrowhead=diamond"))
    #expect(
      edges[2].contains("warning: b-not-a; error: layers (accepted); to a higher layer; on a cycle")
    )
  }

  @Test("draws components around types and files, and none around modules")
  func clusters() {
    #expect(lines(of: .cycles).filter { $0.contains("subgraph") }.count == 3)
    #expect(lines(of: .clean).filter { $0.contains("subgraph") }.isEmpty)
  }

  @Test("explains its marks only when asked, and only those that occur")
  func legend() {
    #expect(!lines(of: .cycles).contains { $0.contains("on a cycle</td>") })
    let text = OutputFormat.dot.text(of: Report.cycles, ReportOptions(legend: .shown))
    for meaning in ["breaks a rule: error", "breaks a rule: warning", "to a higher layer"] {
      #expect(text.contains("<td align=\"left\">\(meaning)</td>"))
    }
    #expect(!text.contains("under #if</td>") && !text.contains("tests</td>"))
  }

  @Test("reads back as the vertices and edges that were drawn, legend aside")
  func readable() throws {
    for item in ReportCase.all {
      let text = OutputFormat.dot.text(of: item.report, ReportOptions(legend: .shown))
      let drawn = try readDOT(text, path: "graph.dot")
      #expect(drawn.nodes.count == item.report.graph.nodes.count, "\(item.name)")
    }
  }

  @Test("gives different colours to errors, warnings, notes, accepted findings and cycles")
  func weights() {
    let breaches = [
      EdgeBreach(rule: "r", severity: .error), EdgeBreach(rule: "r", severity: .warning),
      EdgeBreach(rule: "r", severity: .info),
      EdgeBreach(rule: "r", severity: .error, isAccepted: true),
    ]
    let edges = breaches.map { ReportEdge("A", "B", breaking: [$0]) }
    let cycle = ReportEdge("A", "B", inCycle: true)
    let colors = (edges + [cycle]).map { edge in
      DOTStyle.style(of: EdgeMark(edge)).first { $0.hasPrefix("color=") }
    }
    #expect(Set(colors).count == 5)
  }

  @Test("counts what the baseline accepts only where nothing new is broken")
  func worst() {
    let edge = ReportEdge(
      "A", "B",
      breaking: [
        EdgeBreach(rule: "a", severity: .error, isAccepted: true),
        EdgeBreach(rule: "b", severity: .warning),
      ])
    #expect(EdgeMark(edge).weight == .warning)
  }

  @Test("marks what has the focus")
  func focus() throws {
    let report = Report.clean.with { $0.graph.nodes[1].isFocused = true }
    let marked = lines(of: report).filter { $0.contains(DOTStyle.focusColor) }
    #expect(marked.count == 1)
    #expect(try #require(marked.first).contains("\"Common\""))
    let legend = OutputFormat.dot.text(of: report, ReportOptions(legend: .shown))
    #expect(legend.contains("in focus"))
  }

  @Test("puts each level in a row where levels are asked for")
  func levels() {
    var result = Report.clean.graphResult
    result.graph.nodes[0].level = 2
    result.layout = .levels
    let rows = OutputFormat.dot.text(of: result).split(separator: "\n")
      .filter { $0.contains("rank=same") }
    #expect(rows.count == 2)
    #expect(rows.first == "  { rank=same; \"App\"; }")
  }

  @Test("draws many vertices from left to right, where names lie below each other")
  func direction() {
    let many = Report.empty().with { report in
      report.graph.nodes = (10..<40).map { ReportNode(module: "M\($0)") }
    }
    #expect(lines(of: many).contains { $0.contains("rankdir=LR") })
    #expect(lines(of: .clean).contains { $0.contains("rankdir=TB") })
  }

  private func lines(of report: Report) -> [String] {
    OutputFormat.dot.text(of: report.graphResult)
      .split(separator: "\n").map(String.init)
  }
}

/// The program `dot`, where it is installed.
private enum Graphviz {
  static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/dot" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  static func svg(of text: String) throws -> (status: Int32, svg: String, complaints: String) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("archcheck-dot-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output, errors) = (
      folder.appendingPathComponent("in.dot"), folder.appendingPathComponent("out.svg"),
      folder.appendingPathComponent("errors")
    )
    try Data(text.utf8).write(to: input)
    try Data().write(to: errors)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path))
    process.arguments = ["-Tsvg", "-o", output.path, input.path]
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: try Data(contentsOf: output), as: UTF8.self),
      String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    )
  }
}

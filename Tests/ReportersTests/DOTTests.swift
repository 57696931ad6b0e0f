import Findings
import Foundation
import Reporters
import Testing

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
      #expect(drawn == item.report.graph.nodes.count + 5, "\(item.name)")
    }
  }

  @Test("marks forbidden edges, edges on cycles, and both")
  func marks() {
    let edges = lines(of: .cycles).filter { $0.contains("->") }
    #expect(edges.map { $0.contains("forbidden") } == [false, true, true])
    #expect(edges.map { $0.contains("class=\"cycle\"") } == [true, false, false])
    #expect(edges[2].contains("class=\"forbidden cycle\"") && edges[2].contains("style=dashed"))
    #expect(edges[2].contains("forbidden by b-not-a, layers; on a cycle"))
  }

  @Test("draws components around types and files, and none around modules")
  func clusters() {
    #expect(lines(of: .cycles).filter { $0.contains("subgraph") }.count == 3)
    #expect(lines(of: .clean).filter { $0.contains("subgraph") }.isEmpty)
  }

  @Test("explains its marks only when asked")
  func legend() {
    #expect(!lines(of: .cycles).contains { $0.contains("Legend") })
    let text = OutputFormat.dot.text(of: Report.cycles, ReportOptions(legend: .shown))
    #expect(text.contains("Legend"))
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

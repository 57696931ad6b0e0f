import Findings
import Foundation
import Testing

@testable import Reporters

@Suite("Annotations of GitHub Actions")
struct GitHubTests {
  /// A command as the runner reads it.
  private struct Command {
    var name: String
    var properties: [String: String]
    var message: String

    init?(_ line: Substring) {
      guard line.hasPrefix("::"), let end = line.dropFirst(2).firstRange(of: "::") else {
        return nil
      }
      let head = line[line.index(line.startIndex, offsetBy: 2)..<end.lowerBound]
      let parts = head.split(separator: " ", maxSplits: 1)
      name = parts.first.map(String.init) ?? ""
      properties = [:]
      for pair in parts.dropFirst().first?.split(separator: ",") ?? [] {
        let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        properties[String(sides[0])] = Self.unescaped(
          String(sides.last ?? "").replacingOccurrences(of: "%3A", with: ":")
            .replacingOccurrences(of: "%2C", with: ","))
      }
      message = Self.unescaped(String(line[end.upperBound...]))
    }

    private static func unescaped(_ text: String) -> String {
      text.replacingOccurrences(of: "%0A", with: "\n").replacingOccurrences(of: "%25", with: "%")
    }
  }

  /// The commands that the runner would follow, those in stopped text left out.
  private func commands(_ text: String) -> [Command] {
    var result: [Command] = []
    var word: String?
    for line in text.split(separator: "\n") {
      let trimmed = line.drop { $0 == " " }
      if let stopped = word {
        if trimmed == "::\(stopped)::" { word = nil }
      } else if let command = Command(trimmed) {
        if command.name == "stop-commands" {
          word = command.message
        } else {
          result.append(command)
        }
      }
    }
    return result
  }

  @Test(
    "are at most ten of each level, the last one counting the others", arguments: [0, 1, 10_000])
  func limit(count: Int) {
    let report = Report.crowded(count).with { $0.problems = [] }
    let all = commands(OutputFormat.github.text(of: report))
    for level in ["error", "warning", "notice"] {
      let shown = all.filter { $0.name == level }
      #expect(shown.count <= 10)
      if count > 1000 {
        #expect(shown.count == 10)
        #expect(shown.last?.message.hasSuffix("the log of this step lists them") == true)
      }
    }
    #expect(all.count { $0.name == "error" } == min(count, 10))
    #expect(all.suffix(2).map(\.name) == ["group", "endgroup"])
  }

  @Test("count every finding once, with those of one rule between two components")
  func grouping() {
    let report = Report.crowded(4).with { report in
      report.problems = []
      for index in report.violations.indices {
        report.violations[index] = report.violations[0]
        report.violations[index].location.line = 4 + index
      }
    }
    let errors = commands(OutputFormat.github.text(of: report)).filter { $0.name == "error" }
    #expect(errors.count == 1)
    #expect(errors[0].properties["line"] == "4")
    #expect(errors[0].message.contains("(and 3 more of this rule between these components)"))
  }

  @Test("are read back as they were meant, whatever names hold")
  func escaping() throws {
    let report = Report.crowded(1).with { report in
      report.problems = []
      report.violations[0].rule = "a,b:c%0A::d"
      report.violations[0].location.path = "My ä%/A,b:c.swift"
      report.violations[0].because = "100 %\n::error::no"
    }
    let all = commands(OutputFormat.github.text(of: report))
    #expect(all.map(\.name) == ["error", "group", "endgroup"])
    #expect(all[0].properties["file"] == "My ä%/A,b:c.swift")
    #expect(all[0].properties["title"] == "a,b:c%0A::d")
    #expect(all[0].message.contains("100 %\n::error::no"))
  }

  @Test("take no commands from sources")
  func stopped() {
    let report = Report.crowded(1).with { report in
      report.problems = []
      report.violations[0].sourceLine = "::error::from the source"
      report.violations[0].rule = "::warning::from a rule"
    }
    let text = OutputFormat.github.text(of: report, ReportOptions(verbosity: .verbose))
    #expect(text.contains("::error::from the source"))
    #expect(commands(text).map(\.name) == ["error", "group", "endgroup"])
  }
}

import Findings
import SourceText
import Testing

@testable import Reporters

@Suite("Escaping")
struct EscapingTests {
  @Test("leaves no character in any output that could move a cursor or reorder text")
  func noHostileCharacters() {
    let options = ReportOptions(verbosity: .verbose, legend: .shown)
    for format in OutputFormat.all {
      for result in Report.hostile.results {
        let text = format.print(result, options: options) ?? ""
        let hostile = text.unicodeScalars.filter { $0.isHostile && $0 != "\n" }
        #expect(hostile.isEmpty, "\(format.name), \(type(of: result))")
      }
    }
  }

  @Test("keeps hostile names on the lines that honest ones take")
  func noAddedLines() {
    let tame = Report.hostile.with { report in
      report.violations = report.violations.prefix(1).map { violation in
        var tame = violation
        tame.because = "reason"
        return tame
      }
    }
    let torn = tame.with { $0.violations[0].because = "rea\nson" }
    let lines = [tame, torn].map {
      OutputFormat.text.text(of: $0).split(separator: "\n").count
    }
    #expect(lines[0] == lines[1])
  }

  @Test(
    "writes controls, bidirectional marks and invisible characters by number",
    arguments: [
      ("\u{1B}[31m", "\\u{1B}[31m"), ("a\nb", "a\\u{A}b"), ("\u{202E}x", "\\u{202E}x"),
      ("\u{9B}", "\\u{9B}"), ("\u{200B}", "\\u{200B}"), ("\u{E0041}", "\\u{E0041}"),
      ("plain", "plain"), ("日本", "日本"), ("👩‍👩‍👧", "👩‍👩‍👧"),
    ])
  func printable(text: String, expected: String) {
    #expect(text.printable.equalsInBytes(expected))
  }

  @Test(
    "in DOT keeps labels literal and different ids different",
    arguments: [
      ("a\"b", #""a\"b""#, #""a\"b""#), ("a\\", #""a\\""#, #""a\\""#),
      ("&lt;", #""&lt;""#, #""&amp;lt;""#), ("\n", #""\u{A}""#, #""\\u{A}""#),
      ("\\u{A}", #""\\u{A}""#, #""\\u{A}""#),
    ])
  func dot(text: String, identifier: String, label: String) {
    #expect(DOTText.identifier(text) == identifier)
    #expect(DOTText.label(text) == label)
  }
}

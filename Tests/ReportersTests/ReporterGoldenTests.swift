import ArchTestSupport
import Findings
import Reporters
import Testing

@Suite("Formats")
struct FormatGoldenTests {
  private let whole = [OutputFormat.text, .json]

  @Test("print each report as recorded", arguments: ReportCase.all)
  func check(_ item: ReportCase) {
    for format in whole {
      compare(format.text(of: item.report), "\(format.name)/\(item.name).\(format.fileExtension)")
    }
  }

  @Test("print the graph of each report as recorded", arguments: ReportCase.all)
  func graph(_ item: ReportCase) {
    for format in whole {
      let file = "\(format.name)-graph/\(item.name).\(format.fileExtension)"
      compare(format.text(of: item.report.graphResult), file)
    }
  }

  @Test("print the metrics of each report as recorded", arguments: ReportCase.all)
  func metrics(_ item: ReportCase) {
    for format in whole {
      let file = "\(format.name)-metrics/\(item.name).\(format.fileExtension)"
      compare(format.text(of: MetricsResult(item.report.metrics)), file)
    }
  }

  @Test(
    "draw graphs with cycles, roles and conditions as recorded",
    arguments: ReportCase.all.filter { ["clean", "conditions", "cycles"].contains($0.name) })
  func drawings(_ item: ReportCase) {
    for format in [OutputFormat.dot, .mermaid] {
      let text = format.text(of: item.report.graphResult, ReportOptions(legend: .shown))
      compare(text, "\(format.name)-graph/\(item.name).\(format.fileExtension)")
    }
  }

  @Test(
    "for other tools print findings, problems and accepted findings as recorded",
    arguments: ReportCase.all.filter {
      ["baseline", "cycles", "empty", "problems"].contains($0.name)
    })
  func findings(_ item: ReportCase) {
    var options = ReportOptions()
    options.includesAccepted = true
    for format in OutputFormat.forFindings {
      let file = "\(format.name)/\(item.name).\(format.fileExtension)"
      compare(format.text(of: item.report, options), file)
    }
  }

  @Test("print text in every verbosity, colour and width as recorded")
  func text() {
    let variants = [
      ("quiet", ReportOptions(verbosity: .quiet)), ("verbose", ReportOptions(verbosity: .verbose)),
      ("colour", ReportOptions(coloring: .ansi)), ("narrow", ReportOptions(width: 60)),
    ]
    for (name, options) in variants {
      compare(OutputFormat.text.text(of: Report.baseline, options), "text-\(name)/baseline.txt")
    }
  }

  /// Goes on after a difference, so that one run shows or records all.
  private func compare(_ text: String, _ file: String) {
    #expect(throws: Never.self) { try expectGolden(text, file: file) }
  }
}

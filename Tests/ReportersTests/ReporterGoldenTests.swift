import ArchTestSupport
import Reporters
import Testing

@Suite("Formats")
struct ReporterGoldenTests {
  @Test("print each report as recorded", arguments: ReportCase.all)
  func check(_ item: ReportCase) {
    for reporter in ReporterRegistry.all where reporter.views.contains(.check) {
      let text = reporter.render(item.report, options: ReportOptions())
      compare(text, "\(reporter.name)/\(item.name).\(reporter.fileExtension)")
    }
  }

  @Test("print the graph of each report as recorded", arguments: ReportCase.all)
  func graph(_ item: ReportCase) {
    let options = ReportOptions(view: .graph, legend: .shown)
    for reporter in ReporterRegistry.all where reporter.views.contains(.graph) {
      let file = "\(reporter.name)-graph/\(item.name).\(reporter.fileExtension)"
      compare(reporter.render(item.report, options: options), file)
    }
  }

  @Test("print the metrics of each report as recorded", arguments: ReportCase.all)
  func metrics(_ item: ReportCase) {
    let options = ReportOptions(view: .metrics, metricsOrder: .distance)
    for reporter in ReporterRegistry.all where reporter.views.contains(.metrics) {
      let file = "\(reporter.name)-metrics/\(item.name).\(reporter.fileExtension)"
      compare(reporter.render(item.report, options: options), file)
    }
  }

  @Test(
    "print text in every verbosity and colour as recorded",
    arguments: ReportCase.all.filter {
      ["baseline", "clean", "defects", "large"].contains($0.name)
    })
  func text(_ item: ReportCase) {
    let variants = [
      ("quiet", ReportOptions(verbosity: .quiet)), ("verbose", ReportOptions(verbosity: .verbose)),
      ("colour", ReportOptions(coloring: .ansi)), ("narrow", ReportOptions(width: 60)),
    ]
    for (name, options) in variants {
      let text = TextReporter().render(item.report, options: options)
      compare(text, "text-\(name)/\(item.name).txt")
    }
  }

  /// Goes on after a difference, so that one run shows or records all.
  private func compare(_ text: String, _ file: String) {
    #expect(throws: Never.self) { try expectGolden(text, file: file) }
  }
}

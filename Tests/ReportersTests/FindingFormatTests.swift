import ArchTestSupport
import Findings
import JSONText
import SourceText
import Testing

@testable import Reporters

@Suite("Formats for tools that show findings")
struct FindingFormatTests {
  /// Reports with no finding, one, and many; with hostile names; with problems.
  static let reports =
    ReportCase.all + [
      ReportCase(name: "crowded", report: .crowded),
      ReportCase(name: "one", report: .crowded(1)),
      ReportCase(
        name: "long names",
        report: .crowded(3).with { report in
          let name = String(repeating: "Name", count: 750)
          for index in report.violations.indices {
            report.violations[index].rule = name
            report.violations[index].location.path = name + ".swift"
          }
        }),
    ]

  @Test("fit what their readers accept", arguments: reports)
  func schemas(_ item: ReportCase) throws {
    for (format, schema) in ConsumerSchema.all {
      let validator = try SchemaValidator(schema: schema)
      let options = ReportOptions().with { $0.includesAccepted = true }
      let mistakes = try validator.mistakes(in: format.text(of: item.report, options))
      #expect(mistakes.isEmpty, "\(format.name)")
    }
  }

  @Test("have as many findings as the report has new ones, each with a fingerprint of its own")
  func counts() throws {
    for count in [0, 1, 1000] {
      let report = Report.crowded(count)
      let issues = try JSONValue(reading: OutputFormat.gitlab.text(of: report)).elements ?? []
      #expect(issues.count == count + report.problems.count)
      #expect(Set(issues.map { $0["fingerprint"]?.textValue }).count == issues.count)
      let diagnostics = try JSONValue(reading: OutputFormat.rdjson.text(of: report))
      #expect(diagnostics["diagnostics"]?.elements?.count == issues.count)
      let sonar = try JSONValue(reading: OutputFormat.sonarqube.text(of: report))
      #expect(sonar["issues"]?.elements?.count == issues.count)
    }
  }

  @Test("have fingerprints of their own for ten thousand findings")
  func manyFindings() throws {
    let issues = try JSONValue(reading: OutputFormat.gitlab.text(of: Report.crowded(10_000)))
    let fingerprints = (issues.elements ?? []).compactMap { $0["fingerprint"]?.textValue }
    #expect(fingerprints.count == 10_030)
    #expect(Set(fingerprints).count == fingerprints.count)
  }

  @Test("tell apart findings of one identity, and keep the fingerprint of the first")
  func collisions() throws {
    let report = Report.crowded(1).with { report in
      report.problems = []
      report.violations += report.violations
      report.violations[1].location.line = 9
    }
    let issues = try JSONValue(reading: OutputFormat.gitlab.text(of: report)).elements ?? []
    let fingerprint = report.violations[0].fingerprint
    #expect(
      issues.map { $0["fingerprint"]?.textValue } == [fingerprint, "\(fingerprint)-2"])
  }

  @Test("put errors before warnings, and leave out infos with --quiet")
  func order() throws {
    let report = Report.crowded(31 * 31)
    func severities(_ options: ReportOptions) throws -> [String] {
      let issues = try JSONValue(reading: OutputFormat.gitlab.text(of: report, options)).elements
      return (issues ?? []).compactMap { $0["severity"]?.textValue }
    }
    let all = try severities(ReportOptions())
    #expect(all == all.sorted { rank($0) < rank($1) })
    #expect(Set(all) == ["major", "minor", "info"])
    #expect(try Set(severities(ReportOptions(verbosity: .quiet))) == ["major", "minor"])
  }

  private func rank(_ severity: String) -> Int {
    ["major", "minor", "info"].firstIndex(of: severity) ?? 3
  }

  @Test("leave out accepted findings unless asked, and then only where they can be marked")
  func accepted() throws {
    let accepted = Report.baseline.acceptedFindings
    #expect(!accepted.isEmpty)
    for format in OutputFormat.forFindings {
      let plain = format.text(of: Report.baseline)
      let whole = format.text(
        of: Report.baseline, ReportOptions().with { $0.includesAccepted = true })
      let marks = [OutputFormat.sarif, .junit, .markdown].contains { $0.name == format.name }
      #expect((plain != whole) == marks, "\(format.name)")
    }
    let sarif = OutputFormat.sarif.text(
      of: Report.baseline, ReportOptions().with { $0.includesAccepted = true })
    let results = try JSONValue(reading: sarif)["runs"]?.elements?[0]["results"]?.elements ?? []
    #expect(results.filter { $0["suppressions"] != nil }.count == accepted.count)
  }

  @Test("say of a report that reads too little what makes the run fail")
  func verdicts() {
    let report = Report.empty().with { report in
      report.coverage.files = 10
      report.coverage.parsedFiles = 1
      report.coverage.minimumReadShare = 0.5
    }
    for format in OutputFormat.forFindings {
      let text = format.text(of: report)
      #expect(text.contains("min-files requires 50.0 %"), "\(format.name)")
    }
  }

  @Test("place findings about the project as a whole in its configuration, or where it would be")
  func anchors() throws {
    let report = Report.empty().with { $0.problems = [Problem(.noManifest, message: "None")] }
    let bare = report.with { $0.configuration = nil }
    for (report, path) in [
      (report, "archcheck.yml"), (bare.withPaths(below: "ios"), "ios/archcheck.yml"),
    ] {
      let issues = try JSONValue(reading: OutputFormat.gitlab.text(of: report)).elements ?? []
      #expect(issues.map { $0["location"]?["path"]?.textValue } == [path])
    }
  }
}

extension Report {
  /// The findings that the baseline or a comment accepts.
  var acceptedFindings: [Violation] { violations.filter { $0.status != .new } }
}

extension ReportOptions {
  /// The options after a change.
  func with(_ change: (inout ReportOptions) -> Void) -> ReportOptions {
    var options = self
    change(&options)
    return options
  }
}

import ArchTestSupport
import Findings
import JSONText
import Testing

@testable import Reporters

@Suite("Columns")
struct ColumnTests {
  /// A finding at `Store` behind characters of one to four bytes.
  private let report = Report.empty().with { report in
    let source = "/* aä日😀😀 */ let x: Store"
    let column = source.utf8.count - "Store".utf8.count + 1
    let evidence = Evidence.reference(
      "A.swift", 1, column, "Store", from: "A", to: "B", source: source)
    report.violations = Report.crowded(1).violations
    report.violations[0].location = evidence.location
    report.violations[0].evidence = [evidence]
  }

  @Test("count bytes for reviewdog, code points in SARIF, UTF-16 from 0 for SonarQube")
  func units() throws {
    let bytes = try JSONValue(reading: OutputFormat.rdjson.text(of: report))
    let range = bytes["diagnostics"]?.elements?[0]["location"]?["range"]
    #expect(range?["start"]?["column"] == 29)
    #expect(range?["end"]?["column"] == 34)
    let sarif = try JSONValue(reading: OutputFormat.sarif.text(of: report))
    let region = sarif["runs"]?.elements?[0]["results"]?.elements?[0]["locations"]?.elements?[0][
      "physicalLocation"]?["region"]
    #expect(region?["startColumn"] == 20)
    #expect(region?["endColumn"] == 25)
    let sonar = try JSONValue(reading: OutputFormat.sonarqube.text(of: report))
    let text = sonar["issues"]?.elements?[0]["primaryLocation"]?["textRange"]
    #expect(text?["startColumn"] == 21)
    #expect(text?["endColumn"] == 26)
  }

  @Test("are left out where the line is not known, or shorter")
  func unknown() throws {
    for source in [nil, "let"] {
      let blind = report.with { $0.violations[0].evidence[0].sourceLine = source }
      let sonar = OutputFormat.sonarqube.text(of: blind)
      #expect(!sonar.contains("startColumn"))
      #expect(sonar.contains("\"startLine\": 1"))
      #expect(!OutputFormat.sarif.text(of: blind).contains("startColumn"))
    }
  }
}

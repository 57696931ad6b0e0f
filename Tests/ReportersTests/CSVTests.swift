import DependencyModel
import Findings
import Reporters
import Testing

@Suite("CSV")
struct CSVTests {
  private func names(_ names: [String]) -> [String] {
    let listing = Listing(
      subject: "names", columns: [Listing.Column(key: "name", title: "Name")],
      rows: names.map { [.text($0)] })
    return OutputFormat.csv.text(of: listing).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropFirst().dropLast().map(String.init)
  }

  @Test("quotes what would not stay one cell, and doubles quotes")
  func quotes() {
    #expect(
      names(["plain", "a,b", "a;b", "say \"hi\"", " padded", ""])
        == ["plain", "\"a,b\"", "\"a;b\"", "\"say \"\"hi\"\"\"", "\" padded\"", ""])
  }

  @Test("puts an apostrophe before text that a spreadsheet would calculate")
  func formulas() {
    #expect(
      names(["=1+1", "+", "-x", "@SUM(A1)", "\tx", "\rx", "＝1", "a=1", "=a,b"])
        == [
          "'=1+1", "'+", "'-x", "'@SUM(A1)", "'\\u{9}x", "'\\u{D}x", "'＝1", "a=1", "\"'=a,b\"",
        ])
  }

  @Test("keeps every row on its line, whatever the names")
  func lines() {
    let report = Report.hostile
    let text = OutputFormat.csv.text(of: MetricsResult(report.metrics))
    #expect(
      text.split(separator: "\n", omittingEmptySubsequences: false).count
        == report.metrics.components.count + 2)
  }

  @Test("leaves undefined values empty, and numbers unrounded")
  func values() {
    var metrics = Report.empty().metrics
    metrics.components = [
      ComponentMetrics("A", ca: 0, ce: 0, na: 0, nc: 0),
      ComponentMetrics("B", ca: 2, ce: 1, na: 0, nc: 1),
    ]
    let report = Report.empty().with { $0.metrics = metrics }
    #expect(
      OutputFormat.csv.text(of: MetricsResult(report.metrics)) == """
        name,ca,ce,instability,na,nc,abstractness,distance,signedDistance,\
        relationalCohesion,componentDependency,level
        A,0,0,,0,0,,,,,1,1
        B,2,1,0.3333333333333333,0,1,0.0,0.6666666666666667,-0.6666666666666667,2.0,2,2

        """)
  }

  @Test("has Muck's columns in Muck's counting, with four decimals")
  func muck() {
    let report = Report.empty().with { report in
      report.metrics.counting = .muck
      report.metrics.components = [
        ComponentMetrics("B", ca: 2, ce: 1, na: 1, nc: 3),
        ComponentMetrics("A", ca: 0, ce: 0, na: 0, nc: 0),
      ]
      report.metrics.system = SystemMetrics(
        count: 1, mean: 1.0 / 3, median: 1.0 / 3, standardDeviation: 0)
    }
    #expect(
      OutputFormat.csv.text(of: MetricsResult(report.metrics)) == """
        Name,FanIn,FanOut,I,Nc,Na,A,D
        B,2,1,0.3333,3,1,0.3333,0.3333
        A,0,0,,0,0,,

        """)
    #expect(
      OutputFormat.csv.text(of: SystemMetricsResult(report.metrics, explanation: .sample))
        == "Count,Mean,Median,Stddev\n1,0.3333,0.3333,0.0000\n")
  }

  @Test("names the system's numbers as JSON does, and leaves them empty without components")
  func system() {
    #expect(
      OutputFormat.csv.text(
        of: SystemMetricsResult(Report.empty().metrics, explanation: .sample))
        == "count,mean,median,standardDeviation,ccd,acd,nccd\n0,,,,,,\n")
  }

  @Test("writes a listing under the keys of its columns")
  func listing() {
    #expect(
      OutputFormat.csv.text(of: Listing.sample) == """
        path,lines,modules
        Sources/A.swift,1200,"A;B"
        Sources/\\u{1B}[2J日本.swift,,
        Sources/C.swift,7,

        """)
  }

  @Test("writes marks as true and false")
  func marks() {
    let listing = Listing(
      subject: "things", columns: [Listing.Column(key: "abstract", title: "")],
      rows: [[.mark(true, text: "[A]")], [.mark(false, text: "[A]")]])
    #expect(OutputFormat.csv.text(of: listing) == "abstract\ntrue\nfalse\n")
  }
}

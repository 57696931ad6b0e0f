import Findings
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import Reporters

@Suite("JUnit")
struct JUnitTests {
  @Test("is XML with the counts that it states, cases of one suite named differently")
  func counts() throws {
    for item in FindingFormatTests.reports + [ReportCase(name: "10,000", report: .crowded(10_000))]
    {
      let text = OutputFormat.junit.text(of: item.report)
      let root = try #require(try XMLDocument(xmlString: text).rootElement())
      let suites = root.elements(forName: "testsuite")
      let cases = try root.nodes(forXPath: "//testcase")
      let failures = try root.nodes(forXPath: "//failure")
      #expect(root.attribute(forName: "tests")?.stringValue == "\(cases.count)")
      #expect(root.attribute(forName: "failures")?.stringValue == "\(failures.count)")
      let summary = ReportSummary(of: item.report)
      let failing = summary.errors + (item.report.isStrict ? summary.warnings : 0)
      #expect(failures.count == failing, "\(item.name)")
      for suite in suites {
        let names = suite.elements(forName: "testcase").map {
          $0.attribute(forName: "name")?.stringValue
        }
        #expect(!names.isEmpty)
        #expect(Set(names).count == names.count)
      }
      #expect(text.utf8.count < 30_000_000)
    }
  }

  @Test("has a passed case for a rule that found nothing, and none for one that is off")
  func passed() throws {
    let root = try XMLDocument(xmlString: OutputFormat.junit.text(of: Report.clean)).rootElement()
    let names = root?.elements(forName: "testsuite").map {
      $0.attribute(forName: "name")?.stringValue
    }
    #expect(names == Report.clean.rules.map(\.id))
    let large = OutputFormat.junit.text(of: Report.large)
    #expect(!large.contains("undeclared"))
    #expect(!large.contains("unused"))
  }

  @Test("has the finding as people read it in the body, and warnings as failures with --strict")
  func body() throws {
    let report = Report.crowded(31 * 15)
    let loose = OutputFormat.junit.text(of: report)
    let strict = OutputFormat.junit.text(of: report.with { $0.isStrict = true })
    #expect(loose.contains("<system-out>warning: "))
    #expect(!strict.contains("<system-out>warning: "))
    #expect(strict.contains("type=\"warning\">warning: "))
    #expect(strict.contains("    4 │   final class Screen0 {"))
  }

  @Test("has no line numbers in names, so that moved code is the same case")
  func stable() throws {
    let report = Report.crowded(3)
    let moved = report.with { report in
      for index in report.violations.indices { report.violations[index].location.line = 77 }
    }
    func names(_ report: Report) throws -> [String?] {
      try XMLDocument(xmlString: OutputFormat.junit.text(of: report)).nodes(
        forXPath: "//testcase/@name"
      ).map(\.stringValue)
    }
    #expect(try names(report) == names(moved))
  }
}

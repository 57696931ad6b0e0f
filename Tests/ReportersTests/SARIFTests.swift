import ArchTestSupport
import Findings
import JSONText
import Testing

@testable import Reporters

@Suite("SARIF")
struct SARIFTests {
  @Test("is cut at 5,000 results, and says so")
  func limit() throws {
    let text = OutputFormat.sarif.text(of: Report.crowded(5003))
    let run = try JSONValue(reading: text)["runs"]?.elements?[0]
    let results = run?["results"]?.elements ?? []
    #expect(results.count == 5000)
    #expect(results.first?["level"]?.textValue == "error")
    let notes = run?["invocations"]?.elements?[0]["toolExecutionNotifications"]?.elements ?? []
    #expect(notes.contains { $0["message"]?["text"]?.textValue?.hasPrefix("3 more") == true })
  }

  @Test("has a result for each error, whoever says it, and notes for the other problems")
  func errors() throws {
    let report = Report.troubled.with { report in
      report.problems[2].severity = .error
      report.problems[2].message = "The file [a](1) was not read."
      report.coverage.files = 10
      report.coverage.parsedFiles = 1
      report.coverage.minimumReadShare = 0.5
    }
    let run = try JSONValue(reading: OutputFormat.sarif.text(of: report))["runs"]?.elements?[0]
    let results = (run?["results"]?.elements ?? []).filter { $0["level"]?.textValue == "error" }
    #expect(results.count == ReportSummary(of: report).errors)
    let names = results.compactMap { $0["ruleId"]?.textValue }
    let kind = report.problems[2].kind.rawValue
    #expect(names.suffix(2) == ["archcheck/\(kind)", "archcheck/min-files"])
    #expect(results.contains { $0["message"]?["text"]?.textValue?.contains("\\[a\\]") == true })
    let rules = run?["tool"]?["driver"]?["rules"]?.elements ?? []
    let rule = try #require(rules.first { $0["id"]?.textValue == "archcheck/\(kind)" })
    #expect(rule["help"]?["markdown"]?.textValue?.contains("archcheck:ignore") == false)
    let notes = run?["invocations"]?.elements?[0]["toolExecutionNotifications"]?.elements ?? []
    #expect(notes.count == report.problems.count - 1)
    #expect(!notes.contains { $0["level"]?.textValue == "error" })
  }

  @Test("names in each result a rule that it describes")
  func rules() throws {
    for item in FindingFormatTests.reports {
      let text = OutputFormat.sarif.text(of: item.report)
      let run = try JSONValue(reading: text)["runs"]?.elements?[0]
      let rules = run?["tool"]?["driver"]?["rules"]?.elements ?? []
      for result in run?["results"]?.elements ?? [] {
        let index = try #require(result["ruleIndex"]?.double)
        #expect(rules[Int(index)]["id"] == result["ruleId"])
        #expect(result["locations"]?.elements?.count == 1)
      }
    }
  }

  @Test("links to further references, whatever names look like links")
  func links() throws {
    let text = OutputFormat.sarif.text(of: Report.evidence(count: 9))
    let message = try JSONValue(reading: text)["runs"]?.elements?[0]["results"]?.elements?[0][
      "message"]?["text"]?.textValue
    #expect(message?.contains("](1), [") == true)
    #expect(message?.contains(" and 5 more.") == true)
    let hostile = OutputFormat.sarif.text(
      of: Report.evidence(count: 2).with { report in
        report.violations[0].evidence[1].location.path = "[a](9)"
      })
    #expect(hostile.contains(#"\\[a\\](9)"#))
  }

  @Test("percent-encodes paths, and gives absolute ones as file URIs")
  func paths() {
    let report = Report.crowded(1).with { $0.violations[0].location.path = "My ä%/A:b.swift" }
    #expect(OutputFormat.sarif.text(of: report).contains(#""uri": "My%20%C3%A4%25/A%3Ab.swift""#))
    let absolute = OutputFormat.sarif.text(of: report.withPaths(below: "/home/me"))
    #expect(absolute.contains(#""uri": "file:///home/me/My%20%C3%A4%25/A%3Ab.swift""#))
    #expect(absolute.contains(#""id": "archcheck/""#))
    let moved = OutputFormat.sarif.text(of: report.withPaths(below: "apps/ios"))
    #expect(moved.contains(#""id": "archcheck/apps/ios/""#))
  }

  @Test("explains a rule with its reason, its kind and its YAML")
  func help() throws {
    let report = Report.crowded(1).with { report in
      report.rules[0].description = RuleDescription(
        title: "Title", summary: "Summary with `code`.", rationale: "Rationale.",
        because: "Because | of <us>.", fix: "Mend it.", severity: .warning, yaml: "rule:\n  a: b\n")
    }
    let run = try JSONValue(reading: OutputFormat.sarif.text(of: report))["runs"]?.elements?[0]
    let rule = run?["tool"]?["driver"]?["rules"]?.elements?[0]
    #expect(rule?["shortDescription"]?["text"]?.textValue == "Because | of <us>.")
    #expect(rule?["defaultConfiguration"]?["level"]?.textValue == "warning")
    let markdown = rule?["help"]?["markdown"]?.textValue ?? ""
    #expect(markdown.contains("Because &#124; of &#60;us&#62;."))
    #expect(markdown.contains("Summary with `code`."))
    #expect(markdown.contains("```yaml\nrule:\n  a: b\n```"))
    #expect(markdown.contains("// archcheck:ignore layers/rule-1 - "))
  }
}

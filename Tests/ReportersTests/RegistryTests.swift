import DependencyModel
import Findings
import Foundation
import Metrics
import Reporters
import Testing

@Suite("Registry of formats")
struct RegistryTests {
  @Test("holds every format that has a folder")
  func complete() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Reporters/").standardizedFileURL
      .resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let names = (files?.allObjects ?? []).compactMap { ($0 as? URL)?.lastPathComponent }
      .filter { $0.hasSuffix("Format.swift") && $0 != "OutputFormat.swift" }
      .map { $0.dropLast("Format.swift".count).lowercased() }
    #expect(Set(names) == Set(OutputFormat.all.map(\.name)))
    #expect(names.count == OutputFormat.all.count)
  }

  @Test("has text first, which knows every result")
  func text() {
    #expect(OutputFormat.all.first?.name == "text")
    for result in Report.empty().results {
      #expect(OutputFormat.all(for: type(of: result)).first?.name == "text")
    }
  }

  @Test("offers for a result the formats that know it")
  func results() {
    #expect(
      names(for: Report.self) == [
        "text", "json", "dot", "mermaid", "xcode", "github", "gitlab", "junit", "sarif", "markdown",
        "rdjson", "sonarqube", "agent", "counts",
      ])
    #expect(names(for: GraphResult.self) == ["text", "json", "dot", "mermaid", "csv"])
    #expect(names(for: DependencyChains.self) == ["text", "json", "mermaid"])
    #expect(names(for: MetricsResult.self) == ["text", "json", "csv"])
    #expect(names(for: SystemMetricsResult.self) == ["text", "json", "csv"])
    #expect(names(for: Listing.self) == ["text", "json", "csv"])
    #expect(names(for: PresetOverview.self) == ["text", "json", "csv"])
    #expect(names(for: LineExplanation.self) == ["text", "json"])
    #expect(names(for: FactsResult.self) == ["text", "json"])
    #expect(names(for: PresetConfiguration.self) == ["text"])
  }

  @Test("prints what a format says that it knows, and nothing else")
  func known() {
    for format in OutputFormat.all {
      for result in Report.clean.results {
        let text = format.print(result, options: ReportOptions())
        #expect((text != nil) == format.prints(type(of: result)))
      }
    }
  }

  private func names(for type: any CommandResult.Type) -> [String] {
    OutputFormat.all(for: type).map(\.name)
  }
}

@Suite("Order of metrics")
struct MetricsOrderTests {
  private let rows = [
    ComponentMetrics("B", ca: 1, ce: 3, na: 1, nc: 2),
    ComponentMetrics("A", ca: 1, ce: 0, na: 0, nc: 0),
    ComponentMetrics("C", ca: 5, ce: 0, na: 0, nc: 2),
  ]

  @Test(
    "puts the greatest first, the undefined last, ties by name",
    arguments: [
      ("name", "ABC"), ("ca", "CAB"), ("ce", "BAC"), ("instability", "BAC"),
      ("abstractness", "BCA"), ("distance", "CBA"),
    ])
  func order(name: String, expected: String) throws {
    let order = try #require(MetricsOrder(named: name))
    #expect(order.sorted(rows).map(\.name).joined() == expected)
    #expect(order.title == name)
  }

  @Test("is by the name or by any metric of structure, and by nothing else")
  func names() {
    #expect(MetricsOrder.all.map(\.title) == ["name"] + MetricCatalog.all.map(\.key))
    #expect(MetricsOrder(named: "lines") == nil)
  }

  @Test("is the same in text and JSON")
  func formats() {
    for format in [OutputFormat.text, .json] {
      var table = Report.clean.metrics
      table.components = MetricsOrder.distance.sorted(table.components)
      let text = format.text(of: MetricsResult(table))
      let first = text.firstRange(of: "CommonUI")?.lowerBound
      let last = text.firstRange(of: "Welcome")?.lowerBound
      #expect(first != nil && last != nil && first ?? text.endIndex < last ?? text.startIndex)
    }
  }
}

import DependencyModel
import Foundation
import Reporters
import Testing

@Suite("Registry of formats")
struct RegistryTests {
  @Test("holds every reporter that has a file")
  func complete() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Reporters/").standardizedFileURL
      .resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let names = (files?.allObjects ?? []).compactMap { ($0 as? URL)?.lastPathComponent }
      .filter { $0.hasSuffix("Reporter.swift") && $0 != "Reporter.swift" }
      .map { String($0.dropLast(".swift".count)) }
    #expect(!names.isEmpty)
    #expect(Set(names) == Set(ReporterRegistry.all.map { "\(type(of: $0))" }))
  }

  @Test("gives each format one name, which finds it")
  func names() {
    let names = ReporterRegistry.all.map(\.name)
    #expect(names == ["text", "json", "dot", "csv"])
    for name in names { #expect(ReporterRegistry.reporter(named: name)?.name == name) }
    #expect(ReporterRegistry.reporter(named: "Text") == nil)
  }

  @Test("knows which formats fit a view")
  func views() {
    #expect(ReporterRegistry.names(for: .check) == ["text", "json", "dot"])
    #expect(ReporterRegistry.names(for: .metrics) == ["text", "json", "csv"])
    #expect(ReporterRegistry.names(for: .graph) == ["text", "json", "dot"])
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
      (MetricsOrder.name, "ABC"), (.ca, "CAB"), (.ce, "BAC"), (.instability, "BAC"),
      (.abstractness, "BCA"), (.distance, "CBA"),
    ])
  func order(order: MetricsOrder, expected: String) {
    #expect(order.sorted(rows).map(\.name).joined() == expected)
  }

  @Test("is the same in text and JSON")
  func formats() {
    let options = ReportOptions(view: .metrics, metricsOrder: .distance)
    for reporter in [TextReporter() as any Reporter, JSONReporter()] {
      let text = reporter.render(.clean, options: options)
      let first = text.firstRange(of: "CommonUI")?.lowerBound
      let last = text.firstRange(of: "Welcome")?.lowerBound
      #expect(first != nil && last != nil && first ?? text.endIndex < last ?? text.startIndex)
    }
  }
}

import ArchcheckKit
import DependencyModel
import Foundation
import Parallelism
import RunTestSupport
import Testing

@Suite("The fixture BitriseClient")
struct BitriseClientTests {
  /// The project, analysed once for all tests.
  private static let reports = [Counting.types, .modules].map { counting in
    Once {
      Result { try report(of: Repository.bitriseClient, with: CheckRequest(counting: counting)) }
    }
  }

  @Test("is clean")
  func clean() throws {
    let report = try Self.reports[0].value.get()
    #expect(report.exitCode == 0)
    #expect(report.violations.isEmpty && report.problems.isEmpty)
  }

  @Test("has the 27 dependencies between modules that docs/graph.dot draws")
  func edges() throws {
    let graph = try Self.reports[0].value.get().graph
    let edges = graph.edges.map { "\($0.from) -> \($0.to)" }
    #expect(edges.count == 27)
    let drawn = try String(
      contentsOfFile: "\(Repository.bitriseClient)/docs/graph.dot", encoding: .utf8)
    let expected = drawn.split(separator: "\n").filter { $0.contains("->") }.map { line in
      line.trimmingCharacters(in: CharacterSet(charactersIn: " ;"))
        .replacingOccurrences(of: "\"", with: "")
    }
    #expect(edges == expected.sorted())
  }

  /// Ca, Ce, I, Na, Nc, A, D of each module, worked out by hand.
  static let numbers: [(String, Int, Int, Double, Int, Int, Double, Double)] = [
    ("App", 0, 9, 1, 0, 4, 0, 0),
    ("AppCatalog", 1, 3, 0.75, 1, 9, 0.1111, 0.1389),
    ("AppOverview", 1, 3, 0.75, 0, 6, 0, 0.25),
    ("BitriseAuthentication", 1, 2, 0.6667, 1, 6, 0.1667, 0.1667),
    ("BuildHistory", 1, 3, 0.75, 1, 9, 0.1111, 0.1389),
    ("BuildTrigger", 1, 3, 0.75, 0, 6, 0, 0.25),
    ("Common", 9, 0, 0, 6, 14, 0.4286, 0.5714),
    ("CommonUI", 7, 1, 0.125, 0, 8, 0, 0.875),
    ("Networking", 5, 1, 0.1667, 2, 9, 0.2222, 0.6111),
    ("Welcome", 1, 2, 0.6667, 0, 6, 0, 0.3333),
  ]

  @Test("has the metrics worked out by hand")
  func metrics() throws {
    let metrics = try Self.reports[1].value.get().metrics
    let rows = metrics.components
    #expect(rows.map(\.name) == Self.numbers.map(\.0))
    for (row, expected) in zip(rows, Self.numbers) {
      #expect(row.afferentCoupling == expected.1, "Ca of \(expected.0)")
      #expect(row.efferentCoupling == expected.2, "Ce of \(expected.0)")
      #expect(row.abstractTypes == expected.4, "Na of \(expected.0)")
      #expect(row.types == expected.5, "Nc of \(expected.0)")
      #expect(rounded(row.instability) == expected.3, "I of \(expected.0)")
      #expect(rounded(row.abstractness) == expected.6, "A of \(expected.0)")
      #expect(rounded(row.distance) == expected.7, "D of \(expected.0)")
    }
    #expect(metrics.system.count == 10)
    #expect(rounded(metrics.system.mean) == 0.3335)
    #expect(rounded(metrics.system.median) == 0.25)
    #expect(rounded(metrics.system.standardDeviation) == 0.2561)
  }

  /// Four decimals, as the hand-made table has them.
  private func rounded(_ value: Double?) -> Double? {
    value.map { ($0 * 10_000).rounded() / 10_000 }
  }
}

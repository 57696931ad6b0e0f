import ArchTestSupport
import Foundation
import Testing

@Suite("The fixture BitriseClient")
struct BitriseClientTests {
  @Test("is clean")
  func clean() throws {
    let run = try archcheck(Repository.bitriseClient)
    #expect(run.status == 0)
    #expect(run.output.contains("No violations"))
    #expect(run.errors.isEmpty)
  }

  @Test("has the 27 dependencies between modules that docs/graph.dot draws")
  func edges() throws {
    let run = try archcheck(
      "graph", Repository.bitriseClient, "--granularity", "module", "--format", "json")
    let edges = try #require(run.json()["edges"] as? [[String: Any]]).compactMap { edge in
      (edge["from"] as? String).flatMap { from in
        (edge["to"] as? String).map { "\(from) -> \($0)" }
      }
    }
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
    let run = try archcheck(
      "metrics", Repository.bitriseClient, "--counting", "modules", "--format", "json")
    let metrics = try #require(run.json()["metrics"] as? [String: Any])
    let rows = try #require(metrics["components"] as? [[String: Any]])
    #expect(rows.compactMap { $0["name"] as? String } == Self.numbers.map(\.0))
    for (row, expected) in zip(rows, Self.numbers) {
      #expect(row["ca"] as? Int == expected.1, "Ca of \(expected.0)")
      #expect(row["ce"] as? Int == expected.2, "Ce of \(expected.0)")
      #expect(row["na"] as? Int == expected.4, "Na of \(expected.0)")
      #expect(row["nc"] as? Int == expected.5, "Nc of \(expected.0)")
      #expect(rounded(row["instability"]) == expected.3, "I of \(expected.0)")
      #expect(rounded(row["abstractness"]) == expected.6, "A of \(expected.0)")
      #expect(rounded(row["distance"]) == expected.7, "D of \(expected.0)")
    }
    let system = try #require(metrics["system"] as? [String: Any])
    #expect(system["count"] as? Int == 10)
    #expect(rounded(system["mean"]) == 0.3335)
    #expect(rounded(system["median"]) == 0.25)
    #expect(rounded(system["standardDeviation"]) == 0.2561)
  }

  /// Four decimals, as the hand-made table has them.
  private func rounded(_ value: Any?) -> Double? {
    (value as? Double).map { ($0 * 10_000).rounded() / 10_000 }
  }
}

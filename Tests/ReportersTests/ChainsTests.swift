import ArchTestSupport
import Findings
import Reporters
import SourceFacts
import SourceText
import Testing

@Suite("Chains")
struct ChainsTests {
  @Test(
    "print as recorded, hostile names escaped",
    arguments: [("hostile", DependencyChains.hostile), ("reversed", .reversed)])
  func text(name: String, chains: DependencyChains) throws {
    let text = OutputFormat.text.text(of: chains)
    try expectGolden(text, file: "text-chains/\(name).txt")
  }

  @Test("in JSON keep to their schema", arguments: [DependencyChains.hostile, .reversed])
  func json(chains: DependencyChains) throws {
    let text = OutputFormat.json.text(of: chains)
    #expect(try SchemaValidator(schema: ReportSchemas.text(of: "why")).mistakes(in: text) == [])
    #expect(text.contains("\"count\": \(chains.count)"))
  }
}

extension DependencyChains {
  /// One of several chains, whose names try to move the cursor.
  static let hostile = DependencyChains(
    granularity: .type, from: End(text: "App\u{1B}[2J", names: ["App.Flow", "App.\u{1B}[2J"]),
    to: End(text: "日本", names: ["日本.Service"]),
    chains: [
      [
        hop("App.\u{1B}[2J", "Middle.Type", 3, .call, "make(\u{202E})"),
        hop("Middle.Type", "日本.Service", 1, .import, "日本"),
      ]
    ], count: 1_000_000, reverse: nil)

  /// No chain, but one in the other direction.
  static let reversed = DependencyChains(
    granularity: .module, from: End(text: "Core", names: ["Core"]),
    to: End(text: "App", names: ["App"]), chains: [], count: 0,
    reverse: [hop("App", "Core", 1200, .typePosition, "Service")])

  private static func hop(
    _ from: String, _ to: String, _ references: Int, _ role: ReferenceRole, _ symbol: String
  ) -> Hop {
    Hop(
      from: from, to: to, isNominal: true, confidence: .probable, references: references,
      evidence: Evidence(
        location: SourceLocation(path: "\(from).swift", line: 4, column: 12), symbol: symbol,
        role: role, from: from, to: to))
  }
}

import ArchTestSupport
import Configuration
import RuleLanguage
import RuleTestSupport
import SourceText
import Testing

@testable import ArchcheckKit
@testable import RuleChecks
@testable import RuleEngine
@testable import RuleKinds

@Suite("Frozen rules")
struct FreezeTests {
  @Test("allow each component what it depends on, and nothing else")
  func allowances() throws {
    let frozen = try freeze("App.A -> Core.C\nApp imports Kit\nmodule Kit\nTests.T -> App.A")
    #expect(
      frozen.allowances.map { "\($0.component): \($0.uses)" } == [
        #"App: ["Core", "Kit"]"#, "Core: []", "Kit: []", #"Tests: ["App"]"#,
      ])
    #expect(frozen.cuts.isEmpty)
    #expect(frozen.levels == [["Tests"], ["App"], ["Core", "Kit"]])
  }

  @Test("except the lightest dependencies that close a cycle")
  func cuts() throws {
    let frozen = try freeze("A.X -> B.Y\nA.Z -> B.Y\nB.Y -> A.X\nB.Y -> C.W")
    #expect(frozen.cuts == [.init(from: "B", to: "A", references: 1)])
    #expect(frozen.levels == [["A"], ["B"], ["C"]])
    #expect(!frozen.text.contains("There is no cycle"))
    #expect(frozen.text.contains("- { from: B, to: A, because:"))
  }

  @Test("are broken by a new dependency and by a new cycle")
  func areStrict() throws {
    let frozen = try freeze("A.X -> B.Y\nB.Y -> C.W")
    #expect(try findings(frozen, "A.X -> B.Y\nB.Y -> C.W").isEmpty)
    #expect(try findings(frozen, "A.X -> B.Y\nB.Y -> C.W\nA.X -> C.W") == ["A.X -> C.W"])
    let grown = try findings(frozen, "A.X -> B.Y\nB.Y -> C.W\nD.V -> C.W")
    #expect(grown.contains { $0.contains("D") }, "\(grown)")
    let cyclic = try findings(frozen, "A.X -> B.Y\nB.Y -> C.W\nC.W -> A.X")
    #expect(cyclic.contains("C.W -> A.X") && cyclic.count == 2)
  }

  @Test("name components literally, whatever letters they have")
  func hostileNames() throws {
    let frozen = FrozenRules(
      allowances: [
        .init(component: "a{b}*", uses: ["module:x", "true", "a/b", "\"q\""], roles: [.test])
      ], cuts: [], levels: [["x\ny"], ["z"]], manifestChecks: ["unused"], roles: nil)
    let read = try load(frozen.text)
    let allow = try #require(read.rules.last)
    #expect(allow.id == "uses-of-a{b}*" && allow.roles == [.test])
    let to = try #require(
      allow.body["to"].flatMap { readSelector($0, issues: ConfigurationIssues()) })
    for name in ["module:x", "true", "a/b", "\"q\""] {
      #expect(to.selects(Endpoint(component: name, module: "M"), tags: TagTable()), "\(name)")
    }
    #expect(!to.selects(Endpoint(component: "y", module: "x"), tags: TagTable()))
  }

  @Test("are obeyed by the graph that they are made from", arguments: 0..<150 as Range<UInt64>)
  func areObeyed(seed: UInt64) throws {
    let literal = try GraphLiteral.random(seed: seed)
    let frozen = ArchcheckKit.freeze(try RuleCheck(literal, "rules: {}").view)
    let body = frozen.text.replacing("version: 1\n", with: "")
    #expect(try RuleCheck(literal, body).lines() == [], "\(frozen.text)")
  }

  private func freeze(_ project: String) throws -> FrozenRules {
    ArchcheckKit.freeze(try RuleCheck(GraphLiteral(parsing: project), "rules: {}").view)
  }

  private func findings(_ frozen: FrozenRules, _ project: String) throws -> [String] {
    let body = frozen.text.replacing("version: 1\n", with: "")
    return try RuleCheck(GraphLiteral(parsing: project), body).lines()
  }

  private func load(_ text: String) throws -> Configuration {
    try loadConfiguration(
      text: text, path: "archcheck.yml", knownKinds: RuleRegistry.kinds, presets: [],
      readFile: { _ in "" })
  }
}

@Suite("Inspecting a rule")
struct InspectRuleTests {
  @Test("tells what each selector takes, in its finest things")
  func selections() throws {
    let inspection = try inspect(
      "A.X -> B.Y\nC.Z -> B.Y\nA imports UIKit",
      "forbid: { from: [A, \"type:C.*\"], to: [B, \"external:UI*\"] }")
    #expect(
      inspection.selections.map { "\($0.option) \($0.unit.rawValue) \($0.names)" } == [
        #"from declarations ["A.X", "C.Z"]"#, #"to components ["B"]"#,
      ])
    #expect(inspection.summary.violations == 3 && inspection.violations.count == 3)
    let outside = try inspect(
      "A imports UIKit\nA imports Foundation", "forbid: { from: A, to: \"external:UI*\" }")
    #expect(outside.selections[1].unit == .externalModules)
    #expect(outside.selections[1].names == ["UIKit"])
    let paths = try inspect("A.X -> B.Y", "forbid: { from: \"path:A/**\", to: B }")
    #expect(paths.selections[0].names == ["A/X.swift"])
  }

  @Test("tells of each part of a selector what it takes and what it leaves")
  func parts() throws {
    let inspection = try inspect(
      "A.X -> B.Y\nA.V -> B.Y\nC.Z -> B.Y",
      "forbid: { from: { all: [[A, C], \"type:*.X\"], not: \"module:A\" }, to: [B, Nope] }")
    func lines(_ selection: RuleInspection.Selection) -> [String] {
      selection.conditions.map { condition in
        "\(condition.depth) \(condition.joint?.rawValue ?? "-") \(condition.text) "
          + "\(condition.count) \(condition.left.map(String.init) ?? "-")"
      }
    }
    #expect(
      lines(inspection.selections[0]) == [
        "0 - [A, C] 2 3", "1 - A 1 -", "1 or C 1 -", "0 and type:*.X 1 1", "0 not module:A 1 0",
      ])
    #expect(lines(inspection.selections[1]) == ["0 - B 1 -", "0 or Nope 0 -"])
    let simple = try inspect("A.X -> B.Y", "forbid: { from: A, to: { not: B } }")
    #expect(simple.selections[0].conditions.isEmpty)
    #expect(lines(simple.selections[1]) == ["0 not B 1 1"])
    let empty = try inspect("A.X -> B.Y", "forbid: { from: { all: [Nope, A], not: B }, to: B }")
    #expect(lines(empty.selections[0]) == ["0 - Nope 0 0"])
  }

  @Test("tells what each exception excuses, and which are over")
  func excuses() throws {
    let inspection = try inspect(
      "A.X -> B.Y\nA.V -> B.Y\nC.Z -> B.Y",
      """
      forbid: { from: [A, C], to: B }
      except:
        - { from: A }
        - { from: C, until: 2020-01-01 }
      """, today: "2021-01-01")
    #expect(inspection.excuses.map(\.violations.count) == [2, 0])
    #expect(inspection.excuses.map(\.isOver) == [false, true])
    #expect(inspection.summary.violations == 1)
  }

  @Test("looks at a rule that is switched off as if it were on")
  func off() throws {
    let inspection = try inspect("A.X -> B.Y", "forbid: { from: A, to: B }\nseverity: off")
    #expect(inspection.summary.state == .off && inspection.summary.violations == 1)
  }

  private func inspect(
    _ project: String, _ rule: String, today: String? = nil
  ) throws -> RuleInspection {
    let body = rule.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    let text = "version: 1\nrules:\n  rule:\n\(body)\n"
    let configuration = try loadConfiguration(
      text: text, path: "archcheck.yml", knownKinds: RuleRegistry.kinds, presets: [],
      readFile: { _ in "" })
    let view = try RuleCheck(GraphLiteral(parsing: project), "rules: {}").view
    return RuleChecks.inspect(
      configuration.rules[0], in: view,
      among: RuleSet(
        configuration.rules, of: RuleRegistry.catalog, today: today.flatMap { CalendarDate($0) }))
  }
}

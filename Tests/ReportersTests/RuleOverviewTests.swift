import ArchTestSupport
import Findings
import Reporters
import Testing

@Suite("The list and the explanation of rules")
struct RuleOverviewTests {
  @Test("keep to their schemas and are printed in JSON as recorded")
  func json() throws {
    let kind = RuleKindExplanation(
      kind: RuleOverview.sample.kinds[0], documentation: "# `allow`\n")
    let outputs = [
      ("rules", OutputFormat.json.text(of: RuleOverview.sample)),
      ("rule-kind", OutputFormat.json.text(of: kind)),
      ("rule", OutputFormat.json.text(of: RuleExplanation.sample)),
      ("baseline-diff", OutputFormat.json.text(of: BaselineDifference.sample)),
    ]
    for (name, text) in outputs {
      #expect(try SchemaValidator(schema: ReportSchemas.text(of: name)).mistakes(in: text) == [])
      #expect(throws: Never.self) { try expectGolden(text, file: "json-rules/\(name).json") }
    }
  }
}

extension BaselineDifference {
  /// A violation that is gone, and one that occurs more often.
  fileprivate static let sample = BaselineDifference(
    from: (
      Baseline(entries: [
        BaselineEntry(ViolationIdentity(rule: "a", defect: "b", from: "A", to: "B"), owner: "Ann"),
        BaselineEntry(ViolationIdentity(rule: "c", defect: "d", subject: "X", detail: ["Y"])),
      ]), "archcheck-baseline.yml"
    ),
    to: (
      Baseline(entries: [
        BaselineEntry(
          ViolationIdentity(rule: "a", defect: "b", from: "A", to: "B"), count: 3, owner: "Ann")
      ]), "now"
    ), renames: [Rename(old: "M.A", new: "M.B")])
}

extension RuleOverview {
  /// A rule of a preset that the configuration changes, and one that is off.
  fileprivate static let sample = RuleOverview(
    kinds: [
      Kind(name: "allow", title: "Allowed dependencies", summary: "What may depend on what.")
    ],
    rules: [
      Rule(
        id: "core-rests-on-nothing", kind: "allow", severity: .warning, source: "preset:layered",
        changedBy: ["archcheck.yml"]),
      Rule(id: "off", kind: "allow", severity: nil, source: "archcheck.yml", changedBy: []),
    ], configuration: "archcheck.yml")
}

extension RuleExplanation {
  /// A rule with an exception that is over.
  fileprivate static let sample = RuleExplanation(
    rule: RuleOverview.sample.rules[0], because: nil,
    yaml: "allow: { from: Core, to: [] }\n",
    summary: RuleSummary(
      id: "core-rests-on-nothing", kind: "allow", state: .active, checked: 3, violations: 1,
      undefined: ["App"]),
    selections: [
      Selection(
        option: "from", selector: "Core", unit: "components", names: ["Core"],
        captures: [Capture(name: "part", values: ["Core", "Log"])]),
      Selection(
        option: "to", selector: "{all: [Core], not: App}", unit: "components", names: [],
        conditions: [
          Condition(text: "Core", unit: "components", names: ["Core"], left: 1),
          Condition(joint: .not, text: "App", unit: "components", names: ["App"], left: 0),
        ]),
    ],
    excuses: [
      Excuse(
        text: "to: Log", because: "It moves.", until: "2026-01-31", isOver: true,
        excused: ["Core/A.swift:1:1: 'Core' imports 'Log'"])
    ])
}

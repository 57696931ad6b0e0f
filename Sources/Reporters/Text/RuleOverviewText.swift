import Findings
import SourceText

/// The text of `archcheck rules`.
struct RuleOverviewText {
  let overview: RuleOverview
  let style: TextStyle

  /// The table of the kinds and that of the rules.
  func blocks() -> [[String]] {
    let kinds = TextTable(
      columns: [("Kind", .left), ("What it checks", .left)],
      rows: overview.kinds.map { [$0.name, $0.summary] }, cellWidth: .max)
    let rules = TextTable(
      columns: [("Rule", .left), ("Kind", .left), ("Severity", .left), ("From", .left)],
      rows: overview.rules.map { rule in
        let changes =
          rule.changedBy.isEmpty ? "" : ", changed in \(rule.changedBy.joined(separator: ", "))"
        return [rule.id, rule.kind, rule.severity?.rawValue ?? "off", rule.source + changes]
      }, cellWidth: 100)
    let origin =
      overview.configuration.map { "The rules of \($0):" }
      ?? "There is no configuration, so these rules apply:"
    return [
      kinds.lines(style: style), [origin.printable],
      overview.rules.isEmpty ? ["There are none."] : rules.lines(style: style),
      ["'archcheck rules explain NAME' explains a kind or, by its id, a rule."],
    ]
  }
}

import Findings
import RuleLanguage
import SourceText

/// The text of `archcheck rules brief`, in Markdown that fits among the instructions of a project.
struct RuleBriefingText {
  /// Lines of the whole text.
  private static let lineLimit = 60
  /// Columns of a line.
  private static let width = 240

  let briefing: RuleBriefing

  /// A head, a line for each rule, and what to run.
  func blocks() -> [[String]] {
    let source = briefing.configuration ?? "the preset recommended"
    let head =
      "Architecture rules of \(source). Check with 'archcheck check --format agent'; "
      + "'archcheck rules explain ID' explains one."
    if briefing.rules.isEmpty { return [[head.printable], ["There are none."]] }
    // The head, an empty line after it, and the line that counts the rest.
    let room = Self.lineLimit - 3
    let fits = briefing.rules.count <= room + 1
    let shown = fits ? briefing.rules[...] : briefing.rules.prefix(room)
    let rest = briefing.rules.count - shown.count
    let more = rest > 0 ? ["- and \(rest.grouped) more: archcheck rules"] : []
    return [[head.printable], shown.map(line) + more]
  }

  private func line(of rule: RuleBriefing.Rule) -> String {
    let mark = rule.severity == .error ? "" : " (\(rule.severity.rawValue))"
    let text = "- \(rule.id)\(mark): \(rule.meaning) [\(rule.written)]".printable
    return text.count > Self.width ? text.prefix(Self.width - 1) + "…" : text
  }
}

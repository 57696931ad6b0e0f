import Findings
import RuleChecks
import RuleLanguage
import SourceText

/// What the rules said, compared with the baseline.
package struct CheckedRules: Sendable {
  /// The violations with their statuses, and the summaries.
  package var evaluation: RuleEvaluation
  /// What is wrong with comments and with the baseline.
  package var problems: [Problem]
  /// The comparison in numbers; `nil` without a baseline.
  package var baseline: BaselineSummary?
  /// What helps the reader of the comparison on.
  package var hints: [String] = []

  /// Takes what the rules said, not compared yet.
  package init(_ evaluation: SuppressedEvaluation) {
    self.evaluation = evaluation.evaluation
    problems = evaluation.problems
  }

  /// Compares the violations with a baseline, if there is one.
  ///
  /// - Parameters:
  ///   - file: where the baseline lies.
  ///   - analysis: the project that was checked.
  ///   - today: entries whose last day lies before it do not count; `nil` for the system's date.
  ///   - isWhole: whether a finding that is not there is gone for certain.
  /// - Throws: a failure when the baseline is wrong, or missing where the command line names it.
  package mutating func compare(
    with file: BaselineFile, of analysis: ProjectAnalysis, today: CalendarDate?,
    isWhole: Bool = true
  ) throws(CommandFailure) {
    guard let baseline = try file.read() else {
      problems += try file.missing()
      return
    }
    let hasDates = baseline.entries.contains { $0.until != nil }
    let comparison = BaselineComparison(
      evaluation.violations, with: baseline, isChecked: isChecked,
      today: hasDates ? today ?? analysis.root.surroundings.today : nil,
      code: BaselineCode(analysis))
    evaluation.violations = comparison.violations
    self.baseline = comparison.summary(path: file.path)
    if isWhole {
      let known = Set(evaluation.summaries.map(\.id))
      let stale = comparison.stale
      problems += stale.filter { known.contains($0.entry.identity.rule) }
        .map { Self.problem($0.entry, found: $0.found) }
      let orphans = stale.filter { !known.contains($0.entry.identity.rule) }
      problems += Self.problem(ofRulesThatAreGone: orphans.map(\.entry)).map { [$0] } ?? []
    }
    hints += Self.hint(about: comparison.renames.all, in: file).map { [$0] } ?? []
  }

  private static func hint(about renames: [Rename], in file: BaselineFile) -> String? {
    guard let first = renames.first else { return nil }
    let more = renames.count > 1 ? " (and \(renames.count - 1) more)" : ""
    return "In \(file.path), '\(first.old)' is now called '\(first.new)'\(more): 'archcheck "
      + "baseline' writes the new name\(renames.count > 1 ? "s" : "")."
  }

  /// Whether a baseline can tell what has become of a rule's findings: it was checked, or is not
  /// there any more.
  package var isChecked: (String) -> Bool {
    let states = Dictionary(
      evaluation.summaries.map { ($0.id, $0.state) },
      uniquingKeysWith: { (first, _) in first })
    return { id in states[id].map { $0 != .off } ?? true }
  }

  /// One problem for all entries about rules that the configuration does not have; `nil` for none.
  private static func problem(ofRulesThatAreGone entries: [BaselineEntry]) -> Problem? {
    guard let first = entries.first else { return nil }
    let rules = Set(entries.map(\.identity.rule)).sortedByBytes()
    let names = rules.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
    let more = rules.count > 3 ? " and \(rules.count - 3) more" : ""
    let isOne = entries.count == 1
    return Problem(
      .staleBaseline,
      message: "\(entries.count) \(isOne ? "entry is" : "entries are") about rules that the "
        + "configuration does not have: \(names)\(more). 'archcheck baseline' removes "
        + "\(isOne ? "it" : "them").",
      location: first.location)
  }

  private static func problem(_ entry: BaselineEntry, found: Int) -> Problem {
    let identity = entry.identity
    let names = [identity.title] + identity.detail.prefix(1)
    let what = "`\(identity.rule)` about \(names.joined(separator: ", "))"
    let change =
      found == 0
      ? "The finding of \(what) is gone"
      : "The finding of \(what) occurs \(found) instead of \(entry.count) times"
    return Problem(
      .staleBaseline,
      message: "\(change): update the baseline with 'archcheck baseline', so that it cannot come "
        + "back unnoticed.",
      location: entry.location)
  }
}

import Findings
import RuleEngine
import RuleLanguage
import SourceText

/// What one rule looks at in a project, in more detail than an evaluation tells.
package struct RuleInspection: Hashable, Sendable {
  /// What a selector takes.
  package struct Selection: Hashable, Sendable {
    /// What the names are names of.
    package enum Unit: String, Hashable, Sendable {
      case components
      case files
      case declarations
      case externalModules = "external modules"
      case symbols = "external names"
    }

    /// The option that holds the selector.
    package var option: String
    /// The selector as written.
    package var text: String
    /// What it takes: the finest things that it tells apart.
    package var unit: Unit
    /// Their names, sorted by bytes. Captures that another option binds stand for anything.
    package var names: [String]
    /// What its captures stand for, in the order written.
    package var captures: [RuleExplanation.Capture] = []
    /// Its parts, where it has several.
    package var conditions: [RuleExplanation.Condition] = []
  }

  /// What an exception is good for.
  package struct Excuse: Hashable, Sendable {
    /// The exception.
    package var exception: RuleException
    /// Whether its last day is over, so that it counts no longer.
    package var isOver: Bool
    /// The violations that there would be without it.
    package var violations: [Violation]
  }

  /// What happened to the rule, what it checked and what it could not judge.
  package var summary: RuleSummary
  /// Its selectors in the order of the kind.
  package var selections: [Selection]
  /// What else narrows what it looks at.
  package var conditions: [RuleExplanation.Condition]
  /// Its exceptions in the order written.
  package var excuses: [Excuse]
  /// What it finds.
  package var violations: [Violation]
}

/// Looks at what one rule selects, checks and excuses.
///
/// - Parameters:
///   - entry: a rule of a configuration that was read without mistakes. One that is switched off is
///     looked at as if it were on, with its state saying so.
///   - view: the project.
///   - others: all rules of the configuration, with their kinds and the day; rules that ask what others
///     would say of a changed project ask these.
/// - Complexity: that of evaluating the rule once for each exception and once more.
package func inspect(
  _ entry: RuleEntry, in view: ArchitectureView, among others: RuleSet
) -> RuleInspection {
  var active = entry
  active.severity = entry.severity ?? .error
  let evaluation = evaluation(of: active, in: view, among: others)
  var summary = evaluation.summaries[0]
  if !entry.isOn { summary.state = .off }
  let seen = seen(by: active, in: view, among: others)
  return RuleInspection(
    summary: summary, selections: seen.selections, conditions: seen.conditions,
    excuses: excuses(
      of: active, in: view, among: others, besides: evaluation.violations),
    violations: evaluation.violations)
}

/// What one rule says, for which the others are checked too where it asks for them.
private func evaluation(
  of entry: RuleEntry, in view: ArchitectureView, among others: RuleSet
) -> RuleEvaluation {
  guard others.asksWhatIf(entry) else { return evaluate(others.with([entry]), in: view) }
  let rest = others.entries.filter { !$0.id.equalsInBytes(entry.id) }
  let all = evaluate(others.with(rest + [entry]), in: view)
  return RuleEvaluation(
    violations: all.violations.filter { $0.rule.equalsInBytes(entry.id) },
    summaries: all.summaries.suffix(1))
}

private func excuses(
  of entry: RuleEntry, in view: ArchitectureView, among others: RuleSet,
  besides known: [Violation]
) -> [RuleInspection.Excuse] {
  let known = Set(known)
  return entry.exceptions.indices.map { index in
    let exception = entry.exceptions[index]
    if let today = others.today, let until = exception.until, until < today {
      return RuleInspection.Excuse(exception: exception, isOver: true, violations: [])
    }
    var strict = entry
    strict.exceptions.remove(at: index)
    let strictly = evaluation(of: strict, in: view, among: others)
    let found = strictly.violations.filter {
      $0.defect.unmatched == nil && !known.contains($0)
    }
    return RuleInspection.Excuse(exception: exception, isOver: false, violations: found)
  }
}

/// What a rule takes, and by which conditions.
private func seen(
  by entry: RuleEntry, in view: ArchitectureView, among others: RuleSet
) -> (selections: [RuleInspection.Selection], conditions: [RuleExplanation.Condition]) {
  guard let kind = others.kinds[entry.kind] else { return ([], []) }
  let shared = SharedKnowledge(view)
  let view = view.seeing(entry.reach(of: others.kinds, in: view), shared)
  let scope = RuleScope(
    entry, view: view, grouped: view.grouped, shared: shared, today: others.today)
  let rule = kind.make(entry)
  let selections = rule.selectors.map { named in
    let taken = TakenThings(named.selector, scope)
    return RuleInspection.Selection(
      option: named.option, text: named.selector.text, unit: taken.unit, names: taken.names,
      captures: taken.captures,
      conditions: SelectorParts(selector: named.selector, scope: scope).conditions)
  }
  return (selections, rule.conditions(scope))
}

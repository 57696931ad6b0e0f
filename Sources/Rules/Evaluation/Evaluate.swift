import ArchModel

/// What the rules of a configuration say about a project.
package struct RuleEvaluation: Hashable, Sendable {
  /// The violations, sorted by place, rule and sides; those equal in rule and place merged.
  package var violations: [Violation]
  /// One summary a rule, in the order of the configuration.
  package var summaries: [RuleSummary]

  /// The components that rules could not judge since a value is undefined, by rule and component.
  package var undefined: [UndefinedValue] {
    summaries.flatMap { summary in
      summary.undefined.map { UndefinedValue(rule: summary.id, component: $0) }
    }
  }

  /// Makes an evaluation.
  package init(violations: [Violation], summaries: [RuleSummary]) {
    self.violations = violations
    self.summaries = summaries
  }
}

/// A component that a rule passed since its value is undefined there.
package struct UndefinedValue: Hashable, Sendable {
  /// The rule's id.
  package var rule: String
  /// The component's name.
  package var component: String

  /// Makes an entry.
  package init(rule: String, component: String) {
    self.rule = rule
    self.component = component
  }
}

/// Checks rules against a project.
///
/// Beside what a kind looks for, a part of a selector that selects nothing and an exception that
/// excuses nothing are violations of severity error at their lines of the configuration, unless the
/// rule or the exception may be empty. A rule whose body comes from a preset becomes inactive
/// instead where it cannot do without what is missing, and else judges what is there.
///
/// - Parameters:
///   - entries: the rules, from a configuration that was read without mistakes.
///   - view: the project.
///   - today: exceptions whose last day lies before it do not count; `nil` keeps them all.
/// - Complexity: O(rules · (edges + imports)); rules with `path:` selectors see each reference,
///   rules that walk chains or cycles more.
package func evaluate(
  _ entries: [RuleEntry], in view: ArchitectureView, today: CalendarDate? = nil
) -> RuleEvaluation {
  let run = RuleRun(entries, view: view, today: today)
  var evaluation = RuleEvaluation(violations: [], summaries: [])
  for entry in entries {
    let result = run.result(of: entry)
    let violations = mergedViolations(result.violations)
    evaluation.violations += violations
    evaluation.summaries.append(
      RuleSummary(
        id: entry.id, kind: entry.kind, state: result.state, checked: result.checked,
        violations: violations.count, undefined: result.undefined, undecided: result.undecided))
  }
  sortViolations(&evaluation.violations)
  return evaluation
}

/// What one rule says.
private struct RuleResult {
  var state: RuleSummary.State
  var violations: [Violation] = []
  var checked = 0
  var undefined: [String] = []
  var undecided: [UndecidedCase] = []
}

/// The evaluation of several rules, with what they share.
private struct RuleRun {
  private let entries: [RuleEntry]
  /// The project as it was handed over.
  private let plainView: ArchitectureView
  /// The project with what the selectors of the rules see.
  private let view: ArchitectureView
  private let today: CalendarDate?
  private let universe: SelectorUniverse
  private let groupings: GroupingMemory
  private let declarations: DeclarationMemory

  init(_ entries: [RuleEntry], view: ArchitectureView, today: CalendarDate?) {
    self.entries = entries
    plainView = view
    let reach = entries.reduce(into: SelectorReach()) { $0.formUnion($1.reach(tags: view.tags)) }
    declarations = DeclarationMemory(view)
    var view = view
    if reach.contains(.symbols) { view = view.seeingSymbols() }
    if reach.contains(.declarations) { view = view.seeingTraits(declarations.table) }
    self.view = view
    self.today = today
    universe = SelectorUniverse(view)
    groupings = GroupingMemory(view)
  }

  func result(of entry: RuleEntry) -> RuleResult {
    guard let severity = entry.severity, let kind = RuleRegistry.rule(named: entry.kind) else {
      return RuleResult(state: .off)
    }
    let rule = kind.make(entry)
    let scope = RuleScope(
      entry, view: view, grouped: { groupings.grouped($0, $1) },
      declarations: { declarations.table },
      trial: { evaluateTrial(of: $0, entries, obeying: $1, in: plainView, today: today) },
      types: { declarations.types(in: $0) }, today: today)
    if entry.isFromPreset, !entry.mayBeEmpty,
      rule.selectors.lackSomething({ universe.selectsNothing($0, scope) })
    {
      return RuleResult(state: .inactive)
    }
    let outcome = rule.check(scope)
    if entry.isFromPreset, !entry.mayBeEmpty,
      outcome.lacksSubject || (!outcome.unmatched.isEmpty && outcome.checked == 0)
    {
      return RuleResult(state: .inactive)
    }
    var findings = outcome.findings.map { violation(entry, $0, $0.severity ?? severity) }
    if !entry.mayBeEmpty, !entry.isFromPreset {
      var unmatched = unmatchedSelectors(of: rule, scope)
      // Where a selector selects nothing, what depends on it selects nothing either.
      if unmatched.isEmpty {
        unmatched = outcome.unmatched.map(\.finding)
      }
      findings += unmatched.map { violation(entry, $0, .error) }
    }
    findings += uselessExceptions(of: rule, scope).map { violation(entry, $0, .error) }
    return RuleResult(
      state: .active, violations: findings, checked: checked(outcome, by: rule, scope),
      undefined: outcome.undefined, undecided: outcome.undecided)
  }

  /// Number of uses that a rule has judged; where there are none, of the things whose uses it has
  /// looked for.
  private func checked(_ outcome: RuleOutcome, by rule: any Rule, _ scope: RuleScope) -> Int {
    guard outcome.checked == 0, outcome.unmatched.isEmpty else { return outcome.checked }
    return rule.selectors.filter { $0.need == .subject }.reduce(0) {
      $0 + universe.count(of: $1.selector, scope)
    }
  }

  private func violation(
    _ entry: RuleEntry, _ finding: Finding, _ severity: Severity
  ) -> Violation {
    var violation = Violation(
      rule: entry.id, kind: entry.kind, defect: finding.defect, severity: severity,
      location: finding.location ?? entry.location, from: finding.from, to: finding.to,
      evidence: finding.evidence, because: entry.because)
    violation.condition = finding.condition
    violation.terms = finding.terms
    return violation
  }

  private func unmatchedSelectors(of rule: any Rule, _ scope: RuleScope) -> [Finding] {
    rule.selectors.flatMap { named in
      universe.unmatchedParts(of: named.selector, scope).map { part in
        Finding(.unmatchedSelector(selector: part.text, part: named.option), at: part.location)
      }
    }
  }

  private func uselessExceptions(of rule: any Rule, _ scope: RuleScope) -> [Finding] {
    let exceptsCodeOnly = type(of: rule).exceptsCodeOnly
    return scope.exceptions.filter { !$0.exception.mayBeEmpty }.flatMap { matcher -> [Finding] in
      let exception = matcher.exception
      if matcher.isUsed {
        if !exceptsCodeOnly { return [] }
        return universe.unmatchedLeaves(of: exception).map {
          Finding(.unmatchedSelector(selector: $0.text, part: "except"), at: $0.location)
        }
      }
      return [
        Finding(
          .unmatchedSelector(selector: exception.text, part: "except"), at: exception.location)
      ]
    }
  }
}

extension UnmatchedPattern {
  fileprivate var finding: Finding {
    Finding(.unmatchedSelector(selector: text, part: option), at: location)
  }
}

extension RuleEntry {
  /// What the selectors of the rule and of its exceptions have to see; nothing where it is off.
  func reach(tags: TagTable) -> SelectorReach {
    guard isOn, let kind = RuleRegistry.rule(named: kind) else { return [] }
    let ofExceptions = exceptions.flatMap { [$0.from, $0.to, $0.of] }.compactMap(\.self)
    return (kind.make(self).selectors.map(\.selector) + ofExceptions).reduce(into: []) {
      $0.formUnion($1.reach(tags: tags))
    }
  }
}

extension RuleException {
  /// Its selectors on one line: `from: A, to: B`.
  package var text: String {
    [("from", from), ("to", to), ("of", of)]
      .compactMap { name, selector in selector.map { "\(name): \($0.text)" } }
      .joined(separator: ", ")
  }
}

/// The graph at the granularities that rules have asked for.
///
/// Reference semantics on purpose: several rules share what one has asked for. It lives as long as
/// one evaluation and never crosses threads.
private final class GroupingMemory {
  private struct Key: Hashable {
    var granularity: Granularity
    var roles: Set<ModuleRole>
  }

  private let view: ArchitectureView
  private var known: [Key: GroupedGraph] = [:]

  init(_ view: ArchitectureView) { self.view = view }

  func grouped(_ granularity: Granularity, _ roles: Set<ModuleRole>) -> GroupedGraph {
    let key = Key(granularity: granularity, roles: roles)
    if let graph = known[key] { return graph }
    let graph = view.grouped(granularity, roles)
    known[key] = graph
    return graph
  }
}

/// The table of declarations, once a rule has asked for it.
///
/// Reference semantics on purpose: several rules share what one has asked for. It lives as long as
/// one evaluation and never crosses threads.
private final class DeclarationMemory {
  private let view: ArchitectureView
  /// The table, made at the first question.
  private(set) lazy var table = view.declarations()
  private var typesOfFile: [FileID: [DeclarationID: DeclaredTypes]] = [:]

  init(_ view: ArchitectureView) { self.view = view }

  /// The types that the declarations of a file write, taken apart at the first question.
  func types(in file: FileID) -> [DeclarationID: DeclaredTypes] {
    if let known = typesOfFile[file] { return known }
    let types = table.types(in: file)
    typesOfFile[file] = types
    return types
  }
}

import DependencyModel
import Findings
import Parallelism
import ProjectModel
import RuleEngine
import RuleLanguage

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
///   - rules: the rules.
///   - view: the project.
///   - jobs: how many rules are checked at a time, at least 1; the result is the same for any.
/// - Complexity: O(rules · (edges + imports)); rules with `path:` selectors see each reference,
///   rules that walk chains or cycles more.
package func evaluate(
  _ rules: RuleSet, in view: ArchitectureView, jobs: Int = 1
) -> RuleEvaluation {
  let judgement = judge(rules, in: view, jobs: jobs)
  let titles = view.tags.titles
  return RuleEvaluation(
    violations: judgement.breaches.map { $0.violation(titles: titles) },
    summaries: judgement.summaries)
}

/// What rules say, before its words are made.
struct Judgement: Sendable {
  /// The breaches, sorted by place, rule and sides; those equal in rule and place merged.
  var breaches: [Breach] = []
  /// One summary a rule, in the order of the configuration.
  var summaries: [RuleSummary] = []
}

/// As ``evaluate(_:in:jobs:)``, for those who take something from what the rules say.
func judge(_ rules: RuleSet, in view: ArchitectureView, jobs: Int = 1) -> Judgement {
  let run = RuleRun(rules, view: view)
  var judgement = Judgement()
  let results = concurrentMap(
    Array(rules.entries.indices), width: jobs, weight: { run.weight(of: $0) },
    { run.result(of: $0) })
  var idle = IdleParameters()
  for (entry, result) in zip(rules.entries, results) {
    judgement.breaches += result.breaches
    judgement.summaries.append(result.summary)
    idle.add(result.idle, of: entry)
  }
  judgement.breaches += idle.breaches
  sortBreaches(&judgement.breaches)
  return judgement
}

/// What one rule says.
private struct RuleResult: Sendable {
  /// Its breaches, those equal in place merged.
  var breaches: [Breach]
  var summary: RuleSummary
  /// The values of parameters that leave it nothing to check.
  var idle: [PlacedText]

  init(
    _ entry: RuleEntry, _ state: RuleSummary.State, _ breaches: [Breach] = [],
    _ outcome: RuleOutcome = RuleOutcome(findings: [], checked: 0), idle: [PlacedText] = []
  ) {
    self.idle = idle
    self.breaches = mergedBreaches(breaches)
    summary = RuleSummary(
      id: entry.id, kind: entry.kind, state: state, checked: outcome.checked,
      violations: self.breaches.count, undefined: outcome.undefined,
      undecided: outcome.undecided.all)
  }
}

/// A project as selectors see it, with all that they can select.
private struct SeenProject: Sendable {
  package let view: ArchitectureView
  let universe: SelectorUniverse

  init(_ view: ArchitectureView) {
    self.view = view
    universe = SelectorUniverse(view)
  }
}

/// The evaluation of several rules, with what they share.
private struct RuleRun: Sendable {
  private let rules: RuleSet
  /// The project as it was handed over.
  private let plainView: ArchitectureView
  /// The project for rules whose selectors ask for no supertype, attribute or name from outside.
  private let plain: SeenProject
  /// The project for the others: made when the first of them is checked.
  private let detailed: Once<SeenProject>
  /// For each rule whether it is one of the others.
  private let seesDetails: [Bool]
  private let groupings: MemoTable<Grouping, GroupedGraph>
  private let shared: SharedKnowledge

  /// The graph at a granularity, through the modules of some roles.
  private struct Grouping: Hashable {
    var granularity: Granularity
    var roles: Set<ModuleRole>
  }

  init(_ rules: RuleSet, view: ArchitectureView) {
    self.rules = rules
    plainView = view
    let reaches = rules.entries.map { $0.reach(of: rules.kinds, in: view) }
    let reach = reaches.reduce(into: SelectorReach()) { $0.formUnion($1) }
    seesDetails = reaches.map { !$0.isDisjoint(with: [.symbols, .declarations]) }
    shared = SharedKnowledge(view)
    plain = SeenProject(view)
    detailed = Once { [shared] in SeenProject(view.seeing(reach, shared)) }
    groupings = MemoTable { [view] in view.grouped($0.granularity, $0.roles) }
  }

  /// How soon a rule should be checked: first those whose project takes long to make, next those
  /// that look at each declaration.
  func weight(of index: Int) -> Int {
    if seesDetails[index] { return 2 }
    return rules.kinds[rules.entries[index].kind]?.looksAtDeclarations == true ? 1 : 0
  }

  func result(of index: Int) -> RuleResult {
    let entry = rules.entries[index]
    guard let severity = entry.severity, let kind = rules.kinds[entry.kind] else {
      return RuleResult(entry, .off)
    }
    let rule = kind.make(entry)
    let project = seesDetails[index] ? detailed.value : plain
    let scope = RuleScope(
      entry, view: project.view, grouped: { groupings[Grouping(granularity: $0, roles: $1)] },
      shared: shared,
      today: rules.today)
    if entry.isFromPreset, !entry.mayBeEmpty,
      rule.selectors.lackSomething({ project.universe.selectsNothing($0, scope) })
    {
      return RuleResult(
        entry, .inactive, idle: idleValues(of: entry, rule, scope, project.universe))
    }
    let outcome = outcome(of: rule, scope)
    if entry.isFromPreset, !entry.mayBeEmpty,
      outcome.lacksSubject || (!outcome.unmatched.isEmpty && outcome.checked == 0)
    {
      let idle = outcome.unmatched.filter { entry.parameters[$0.location] != nil }
        .map { PlacedText(text: $0.text, location: $0.location) }
      return RuleResult(entry, .inactive, idle: idle)
    }
    var breaches = outcome.findings.map { Breach($0, of: entry, severity) }
    if !entry.mayBeEmpty, !entry.isFromPreset {
      var unmatched = unmatchedSelectors(of: rule, scope, project.universe)
      // Where a selector selects nothing, what depends on it selects nothing either.
      if unmatched.isEmpty {
        unmatched = outcome.unmatched.map(\.finding)
      }
      breaches += unmatched.map { Breach($0, of: entry, .error) }
      breaches += misspeltNames(in: rule, scope).map { Breach($0, of: entry, .warning) }
    }
    breaches += uselessExceptions(of: rule, scope, project.universe).map {
      Breach($0, of: entry, .error)
    }
    var judged = outcome
    judged.checked = checked(outcome, by: rule, scope, project.universe)
    return RuleResult(entry, .active, breaches, judged)
  }

  /// The parts of values for parameters that select nothing.
  private func idleValues(
    of entry: RuleEntry, _ rule: any Rule, _ scope: RuleScope, _ universe: SelectorUniverse
  ) -> [PlacedText] {
    if entry.parameters.isEmpty { return [] }
    return rule.selectors.filter { $0.need != .dispensable }.flatMap { named in
      universe.unmatchedLeaves(of: named.selector, at: entry.parameters, scope)
        .map { PlacedText(text: $0.text, location: $0.location) }
    }
  }

  /// What a rule finds, its questions answered.
  private func outcome(of rule: any Rule, _ scope: RuleScope) -> RuleOutcome {
    guard let rule = rule as? any WhatIfRule else { return rule.check(scope) }
    let answers = WhatIf(rules: rules, view: plainView).answers(to: rule.questions(scope))
    return rule.check(scope, answers: answers)
  }

  /// Number of uses that a rule has judged; where there are none, of the things whose uses it has
  /// looked for.
  private func checked(
    _ outcome: RuleOutcome, by rule: any Rule, _ scope: RuleScope, _ universe: SelectorUniverse
  ) -> Int {
    guard outcome.checked == 0, outcome.unmatched.isEmpty else { return outcome.checked }
    return rule.selectors.filter { $0.need == .subject }.reduce(0) {
      $0 + universe.count(of: $1.selector, scope)
    }
  }

  private func unmatchedSelectors(
    of rule: any Rule, _ scope: RuleScope, _ universe: SelectorUniverse
  ) -> [Finding] {
    rule.selectors.flatMap { named in
      universe.unmatchedParts(of: named.selector, scope).map { part in
        Finding(UselessSelector(selector: part.text, part: named.option), at: part.location)
      }
    }
  }

  /// The names from outside that nothing uses and nobody knows, but that look like known ones.
  private func misspeltNames(in rule: any Rule, _ scope: RuleScope) -> [Finding] {
    rule.selectors.flatMap { named in
      named.selector.leaves.compactMap { leaf in
        scope.knownName(like: leaf).map {
          Finding(
            UselessSelector(selector: leaf.text, part: named.option, near: $0), at: leaf.location)
        }
      }
    }
  }

  private func uselessExceptions(
    of rule: any Rule, _ scope: RuleScope, _ universe: SelectorUniverse
  ) -> [Finding] {
    let exceptsCodeOnly = type(of: rule).exceptsCodeOnly
    return scope.exceptions.filter { !$0.exception.mayBeEmpty }.flatMap { matcher -> [Finding] in
      let exception = matcher.exception
      if matcher.isUsed {
        if !exceptsCodeOnly { return [] }
        return universe.unmatchedLeaves(of: exception).map {
          Finding(UselessSelector(selector: $0.text, part: "except"), at: $0.location)
        }
      }
      return [
        Finding(
          UselessSelector(selector: exception.text, part: "except"), at: exception.location)
      ]
    }
  }
}

extension UnmatchedPattern {
  fileprivate var finding: Finding {
    Finding(UselessSelector(selector: text, part: option), at: location)
  }
}

extension ArchitectureView {
  /// The view with the details that selectors of a reach ask for.
  func seeing(_ reach: SelectorReach, _ shared: SharedKnowledge) -> ArchitectureView {
    // The ends at which symbols are used are those that selectors by supertypes tell apart.
    let view = reach.contains(.declarations) ? seeingTraits(shared.table) : self
    if reach.contains(.labels) {
      return view.seeingSymbols(labels: shared.callLabels.labels(of:))
    }
    return reach.contains(.symbols) ? view.seeingSymbols() : view
  }
}

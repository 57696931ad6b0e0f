import DependencyModel
import Findings
import ProjectModel
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
  return RuleInspection(
    summary: summary, selections: selections(of: active, in: view, among: others),
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

private func selections(
  of entry: RuleEntry, in view: ArchitectureView, among others: RuleSet
) -> [RuleInspection.Selection] {
  guard let kind = others.kinds[entry.kind] else { return [] }
  let scope = RuleScope(
    entry, view: view, grouped: view.grouped, shared: SharedKnowledge(view),
    today: others.today)
  return kind.make(entry).selectors.map { named in
    let taken = TakenThings(selector: named.selector, scope: scope)
    return RuleInspection.Selection(
      option: named.option, text: named.selector.text, unit: taken.unit, names: taken.names)
  }
}

/// The things of a project that a selector takes.
private struct TakenThings {
  let selector: Selector
  let scope: RuleScope

  private var reach: SelectorReach { selector.reach(tags: scope.view.tags) }

  /// The finest things that the selector tells apart.
  var unit: RuleInspection.Selection.Unit {
    if reach.contains(.types) { return .declarations }
    if reach.contains(.paths) { return .files }
    let isOutside = selector.leaves.allSatisfy { $0.kind.isOutsideProject }
    guard isOutside, !selector.leaves.isEmpty else { return .components }
    return reach.contains(.symbols) ? .symbols : .externalModules
  }

  /// The names of what it takes, sorted by bytes, each once.
  var names: [String] {
    let view = scope.view
    switch unit {
    case .declarations:
      let parts = reach.contains(.paths) ? scope.partsAbroad : []
      return taken(view.nodeEndpoints + parts) { $0.type }
    case .files: return taken(view.fileEndpoints) { $0.path }
    case .components: return taken(places) { $0.component }
    case .externalModules:
      return taken(view.index.externalNames.map { Endpoint(external: $0) }) { $0.external }
    case .symbols:
      let labels = reach.contains(.labels) ? scope.callLabels : nil
      let symbols = view.graph.external.filter(\.isSymbol).map { reference in
        Endpoint(
          external: nil, symbol: view.graph.names[reference.name],
          labels: labels?.labels(of: reference))
      }
      return taken(Array(Set(symbols))) { $0.symbol }
    }
  }

  /// Each pair of component and module, those without code included.
  private var places: [Endpoint] {
    let view = scope.view
    let modules = view.graph.modules.indices.flatMap {
      view.endpoints(of: ModuleID($0), reach: [])
    }
    return modules + view.nodeEndpoints
      + view.graph.components.indices.map { view.endpoint(of: ComponentID($0)) }
  }

  private func taken(_ things: [Endpoint], name: (Endpoint) -> String?) -> [String] {
    let names = things.filter { thing in
      scope.sees(thing, selector) && selector.selects(thing, tags: scope.view.tags)
    }.compactMap(name)
    return Set(names).sorted { $0.precedesInBytes($1) }
  }
}

import DependencyModel
import ProjectModel
import RuleLanguage
import SourceText

/// The project as one rule sees it: through its roles, its confidence and its exceptions.
///
/// Reference semantics on purpose: selectors' answers are remembered and exceptions marked while
/// the rule is checked. It lives as long as one rule's evaluation and never crosses threads.
package final class RuleScope {
  /// The project.
  package let view: ArchitectureView
  /// The least sure references that count.
  package let confidence: Confidence
  /// What the rule does not apply to.
  package let exceptions: [ExceptionMatcher]
  /// The numbers of bindings.
  package let table: MatchTable
  /// The rule's own place.
  package let location: SourceLocation

  private let roles: Set<ModuleRole>
  private let grouped: (Granularity, Set<ModuleRole>) -> GroupedGraph
  private let shared: SharedKnowledge

  /// The nodes by their names.
  private(set) lazy var knownNodes = ThingIndex(view.allEndpoints(reach: .declarations))
  /// The files by their names.
  private(set) lazy var knownFiles = ThingIndex(view.fileEndpoints)
  /// Each pair of module and component by their names.
  private(set) lazy var knownPlaces = ThingIndex(
    view.graph.modules.indices.flatMap { view.endpoints(of: ModuleID($0), reach: []) })

  /// Makes the scope of a rule.
  ///
  /// - Parameters:
  ///   - entry: the rule.
  ///   - view: the project.
  ///   - grouped: the graph at other granularities, as a rule with results remembered across rules.
  ///   - shared: what is made once for all rules.
  ///   - today: exceptions whose last day lies before it no longer count; `nil` keeps them all.
  package init(
    _ entry: RuleEntry, view: ArchitectureView,
    grouped: @escaping (Granularity, Set<ModuleRole>) -> GroupedGraph,
    shared: SharedKnowledge,
    today: CalendarDate?
  ) {
    let table = MatchTable()
    self.view = view
    self.table = table
    self.grouped = grouped
    self.shared = shared
    confidence = entry.confidence ?? .probable
    roles = Set(entry.visibleRoles)
    location = entry.location
    exceptions = entry.exceptions.compactMap { exception in
      if let today, let until = exception.until, until < today { return nil }
      return ExceptionMatcher(exception, view: view, table: table)
    }
  }

  /// A matcher for a selector of the rule, which sees code of the rule's roles unless it names
  /// roles.
  package func matcher(_ selector: Selector) -> SelectorMatcher {
    SelectorMatcher(selector, view: view, table: table, roles: roles)
  }

  /// Whether a selector of the rule sees an endpoint: code of the rule's roles, or of any where the
  /// selector names roles itself.
  package func sees(_ endpoint: Endpoint, _ selector: Selector) -> Bool {
    selector.selectsRoles || roles.contains(endpoint.role)
  }

  /// What the selectors of the exceptions have to see.
  package var exceptionReach: SelectorReach {
    exceptions.reduce(into: []) { $0.formUnion($1.reach) }
  }

  /// All declarations of the project. Costly when a run first asks; rules keep it while they check.
  package var declarations: DeclarationTable { shared.table }

  /// The declarations that rules speak of, in order; costly like ``declarations``.
  package var candidates: [DeclarationID] { shared.candidates }

  /// The argument labels of what references call. Costly when a run first asks for some.
  package var callLabels: CallLabels { shared.callLabels }

  /// What the files use of which modules. Costly when a run first asks.
  package var fileUses: FileUses { shared.fileUses }

  /// The nodes as seen from files that only add to them, as extensions do. Costly when a run first asks.
  package var partsAbroad: [Endpoint] { shared.partsAbroad }

  /// Which files several modules compile. O(files) at the first question of a run.
  package var sharedFiles: SharedFiles { shared.sharedFiles }

  /// The types that the declarations of a file write, taken apart; costly at the first question.
  package func declaredTypes(in file: FileID) -> [DeclarationID: DeclaredTypes] {
    shared.types(in: file)
  }

  /// The graph at a granularity, through the modules that some selectors see.
  package func grouped(_ granularity: Granularity, seenBy selectors: [Selector]) -> GroupedGraph {
    let seesAll = selectors.contains(where: \.selectsRoles)
    return grouped(granularity, seesAll ? Set(ModuleRole.allCases) : roles)
  }

  /// Whether an exception excuses a reference or import; each one that does is marked as used.
  ///
  /// - Parameter given: the captures that the rule has bound.
  package func excuses(_ pair: ViewIndex.EndPair, given: MatchSet) -> Bool {
    markingUsed { $0.excuses(pair, given: given) }
  }

  /// Whether an exception excuses a path between two groups; each one that does is marked as used.
  ///
  /// - Parameter given: the captures that the rule has bound.
  package func excuses(
    from start: [Endpoint], to end: [Endpoint], given: MatchSet = .unbound
  ) -> Bool {
    markingUsed { $0.excuses(from: start, to: end, given: given) }
  }

  /// Whether an exception excuses a thing; each one that does is marked as used.
  package func excuses(_ things: [Endpoint]) -> Bool {
    markingUsed { $0.excuses(things) }
  }

  private func markingUsed(_ excuses: (ExceptionMatcher) -> Bool) -> Bool {
    var isExcused = false
    for exception in exceptions where excuses(exception) {
      exception.markUsed()
      isExcused = true
    }
    return isExcused
  }
}

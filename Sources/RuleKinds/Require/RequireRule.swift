import Findings
import RuleEngine
import RuleLanguage
import SourceText

/// `require`: some code must depend on some other code.
struct RequireRule: Rule {
  static let defects: [any Defect.Type] = [MissingDependency.self]

  static let metadata = RuleMetadata(
    kind: "require", title: "Required dependencies",
    summary: "Everything that `from` selects depends on something that `to` selects, or, with "
      + "`every: to`, something that `from` selects depends on everything that `to` selects.",
    rationale:
      "Some dependencies are essential: tests that never import their subject prove nothing, and a "
      + "module that nobody registers is never used. Nothing fails when they are missing, so a "
      + "rule has to check for them.",
    options: [
      .required(
        "from", .selector,
        "The code that must have the dependency; captures make one unit of all code with the same "
          + "values."),
      .required(
        "to", .selector,
        "What it must depend on, with the values that `from` binds. With `every: to`, the captures "
          + "of `to` make the units and `from` uses their values."),
      .optional(
        "where", .selector, captures: .refer,
        "Only things for whose captures this selects something are checked, for example "
          + "`module:{module}` with `from: \"{module}Tests\"`."),
      .optional(
        "via", .choice([Link.import, .reference, .call, .assignment, .manifest].map(\.rawValue)),
        "What counts: an import, a reference, a call, an assignment to a member, or a declared "
          + "dependency; by default an import or a reference."),
      .members(of: "to"),
      .defaulted(
        "every", .choice(of: Side.self), "from",
        "The side that is checked: `from` requires that each thing there has the dependency, `to` "
          + "that each thing there has a dependent."),
    ],
    notes: notes, exampleMessages: exampleMessages,
    violatingExample: RuleExample(
      project: """
        module CartTests (test)
          imports Cart
        module FeedTests (test)
          imports XCTest
        module Cart
        module Feed
        """,
      configuration: """
        version: 1
        rules:
          tests-import-their-subject:
            require: { from: "{module}Tests", to: "{module}", via: import }
            roles: [test, production]
        """),
    conformingExample: RuleExample(
      project: """
        module CartTests (test)
          imports Cart
        module FeedTests (test)
          imports Feed
        module Cart
        module Feed
        """,
      configuration: """
        version: 1
        rules:
          tests-import-their-subject:
            require: { from: "{module}Tests", to: "{module}", via: import }
            roles: [test, production]
        """))

  typealias Link = MissingDependency.Link

  /// The side of which each thing is judged.
  enum Side: String, CaseIterable {
    case from
    case to
  }

  private let from: Selector
  private let to: Selector
  private let condition: Selector?
  private let link: Link
  private let every: Side
  private let limits: DependencyLimits

  init(options: OptionsReader) {
    from = options.selector("from")
    to = options.selector("to")
    condition = options.optionalSelector("where")
    link = options.optionalChoice("via", as: Link.self) ?? .any
    every = options.choice("every")
    limits = options.memberLimits(of: to, link)
    reportUnboundCaptures(options)
    if let condition, condition.usedNames.isEmpty {
      options.report(
        "`where` names no capture, so it gives the same answer for all that is checked. Use a capture "
          + "that `\(every.rawValue)` binds.", at: options.location(of: "where"))
    }
    if every == .to, to.leaves.contains(where: \.kind.isOutsideProject) {
      options.report(
        "`every: to` checks each thing that `to` selects, but archcheck does not know code outside "
          + "the project. Select code of the project.", at: to.location)
    }
    switch link {
    case .manifest: reportPartsOfModules(from.leaves + to.leaves, options)
    case .import:
      reportPartsOfModules(from.leaves.filter { $0.kind != .path } + to.leaves, options)
    case .any, .reference, .call, .assignment: break
    }
  }

  /// The side that is judged binds captures, the other one refers to them.
  private func reportUnboundCaptures(_ options: OptionsReader) {
    let (judged, other) = every == .from ? (from, to) : (to, from)
    for name in other.usedNames where !judged.captureNames.contains(name) {
      let advice =
        nearestSpelling(to: name, in: judged.captureNames).map { "Did you mean `{\($0)}`?" }
        ?? "Bind it there, or write `*`."
      options.report(
        "`\(every.rawValue)`, the side that is checked, does not bind the capture `{\(name)}`. "
          + advice,
        at: other.leaves.first { $0.usedNames.contains(name) }?.location ?? other.location)
    }
  }

  /// Manifests and imports speak of modules as a whole; imports stand in files.
  private func reportPartsOfModules(_ leaves: [SelectorLeaf], _ options: OptionsReader) {
    for leaf in leaves {
      switch leaf.kind {
      case .path, .symbol, .type, .kind, .conformsTo, .inheritsFrom, .attribute, .access:
        options.report(
          "`via: \(link.rawValue)` only knows whole modules, but `\(leaf.text)` selects part of "
            + "one. Select by component or module, or write `via: reference`.",
          at: leaf.location)
      case .component, .tag, .module, .external, .role: break
      }
    }
  }

  static let reportsAbsence = true

  var selectors: [NamedSelector] {
    [NamedSelector("from", from), NamedSelector("to", to)]
      + (condition.map { [NamedSelector("where", $0)] } ?? [])
  }

  func check(_ scope: RuleScope) -> RuleOutcome {
    let search = RequiredSearch(
      scope: scope, from: scope.matcher(from), to: scope.matcher(to), link: link,
      limits: limits)
    let units = RequiredUnits(of: every == .from ? search.from : search.to, scope)
    let known = answers(of: search, units)
    let manifests = link == .manifest ? RequiredManifests(search, every) : nil
    var doubts = RequiredDoubts(search, units, every)
    var outcome = RuleOutcome(
      findings: [], checked: units.all.count,
      unmatched: scope.unmatchedMembers(limits, of: search.to))
    outcome.lacksSubject = !outcome.unmatched.isEmpty
    for (number, unit) in units.all.enumerated() {
      if known[number] == .met || manifests?.isDeclared(by: unit) == true { continue }
      if isExcused(unit, scope) || !isMeant(unit, scope) { continue }
      let isUndecided =
        switch link {
        case .manifest: manifests?.isUndecided(unit) == true
        case .import: known[number] == .undecided
        case .any, .reference, .call, .assignment:
          known[number] == .undecided || doubts.areAbout(unit, number: number)
        }
      if isUndecided {
        let reason: UndecidedCase.Reason = link == .manifest ? .unreadManifest : .unresolvedNames
        outcome.undecided.add(UndecidedCase(reason, unit.side.component, at: unit.location))
      } else {
        outcome.findings.append(finding(unit, scope))
      }
    }
    return outcome
  }

  /// What the dependencies of the project say of a thing.
  private enum Answer: Int {
    case unmet
    /// An import of a whole module may mean the part of it that is wanted.
    case undecided
    case met
  }

  /// For each thing whether it has what is wanted. O(dependencies).
  private func answers(of search: RequiredSearch, _ units: RequiredUnits) -> [Answer] {
    let isOfComponents = search.from.reach.level == .place && search.to.reach.level == .place
    var answers = [Answer](repeating: .unmet, count: units.all.count)
    for pair in search.dependencies()
    where !isOfComponents || search.scope.view.index.areInDifferentComponents(pair) {
      for number in units.holding(every == .from ? pair.from : pair.to)
      where answers[number] != .met {
        let given = units.all[number].matches
        let matches =
          every == .from
          ? search.to.matches(pair.to, given: given) : search.from.matches(pair.from, given: given)
        if matches.areSome {
          answers[number] = .met
        } else if matches == .undecided {
          answers[number] = .undecided
        }
      }
    }
    return answers
  }

  /// Whether the project has what the rule asks for beside a thing.
  private func isMeant(_ unit: RequiredUnits.Unit, _ scope: RuleScope) -> Bool {
    guard let condition else { return true }
    return scope.table.bindings(unit.matches).contains {
      scope.selectsSomething(condition, given: $0)
    }
  }

  /// Whether an exception excuses a thing: as `of`, or as the side of it that is judged.
  private func isExcused(_ unit: RequiredUnits.Unit, _ scope: RuleScope) -> Bool {
    every == .from
      ? scope.excuses(from: unit.endpoints, to: [], given: unit.matches)
      : scope.excuses(from: [], to: unit.endpoints, given: unit.matches)
  }

  private func finding(_ unit: RequiredUnits.Unit, _ scope: RuleScope) -> Finding {
    let other = every == .from ? to : from
    let required = MissingDependency(
      link: link,
      other: other.text(filledIn: scope.table.bindings(unit.matches).first ?? Bindings()),
      memberPatterns: limits.members.map(\.text),
      isReversed: every == .to)
    var finding = Finding(required, at: unit.location)
    if every == .from { finding.from = unit.side } else { finding.to = unit.side }
    return finding
  }
}

extension OptionsReader {
  /// Reads `members`, and reports what contradicts it.
  fileprivate func memberLimits(
    of to: Selector, _ link: MissingDependency.Link
  ) -> DependencyLimits {
    let limits = DependencyLimits(
      members: memberPatterns(), membersLocation: location(of: "members"))
    guard !limits.members.isEmpty else { return limits }
    if link == .import || link == .manifest {
      report(
        "`members` has no effect with `via: \(link.rawValue)`. Write `via: reference`, `call` or "
          + "`assignment`, or remove `members`.", at: location(of: "via"))
    }
    for leaf in to.leaves where leaf.kind.isOutsideProject {
      report(
        "`members` needs code of the project, but `\(leaf.text)` is not. Select code of the "
          + "project in `to`.", at: leaf.location)
    }
    return limits
  }
}

extension ViewIndex {
  /// Whether the ends of a dependency do not lie in one component.
  fileprivate func areInDifferentComponents(_ pair: EndPair) -> Bool {
    let component = componentOfEnd[pair.from.int]
    return component == nil || component != componentOfEnd[pair.to.int]
  }
}

extension Selector {
  /// The text with captures replaced by what they stand for, and without the prefix of a single
  /// selector, as sentences name things.
  fileprivate func text(filledIn bindings: Bindings) -> String {
    let text = bindings.filling(self.text)
    guard case .leaf(let leaf) = expression, leaf.kind == .type || leaf.kind == .module,
      text.hasPrefix("\(leaf.kind.rawValue):")
    else { return text }
    return String(text.dropFirst(leaf.kind.rawValue.count + 1))
  }
}

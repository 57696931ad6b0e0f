import DependencyModel
import Findings
import RuleEngine
import RuleLanguage

/// Looks for uses of members, and of functions, that no declaration of the project is.
struct MemberUses {
  /// The rule's scope.
  let scope: RuleScope
  /// Whose uses count.
  let of: SelectorMatcher
  /// The names.
  let patterns: [Pattern]
  /// What of it the rule speaks of; `nil` for everything.
  let filter: DependencyFilter?
  /// Files that are not looked at.
  let leavingOut: Set<FileID>

  private var graph: DependencyGraph { scope.view.graph }

  /// One finding for each name in a node, or in a file outside of all nodes; and the names that could not be resolved,
  /// which may be such uses.
  ///
  /// - Complexity: O(external and unresolved references), and of the names that match one look at their place.
  func outcome() -> RuleOutcome {
    var outcome = RuleOutcome(findings: [], checked: 0)
    var names = MatchedNames(patterns, graph)
    var places: [UseKey: Int] = [:]
    for (number, reference) in graph.external.enumerated()
    where reference.isUse && names.contain(reference.name) {
      if leavingOut.contains(reference.file) || filter?.counts(reference) == false { continue }
      let user = endpoint(of: reference)
      let given = of.matches(user)
      guard given.areSome, isMeant(reference, given) else { continue }
      outcome.checked += 1
      let name = graph.names[reference.name]
      let used = Endpoint(
        external: nil, symbol: name,
        labels: scope.exceptionReach.contains(.labels)
          ? scope.callLabels.labels(of: reference) : nil)
      if scope.excuses(from: [user], to: [used], given: given) { continue }
      let evidence = scope.view.evidence(external: number)
      let place = UseKey(reference)
      if let known = places[place] {
        outcome.findings[known].evidence.append(evidence)
        continue
      }
      places[place] = outcome.findings.count
      outcome.findings.append(
        Finding(
          ForbiddenMember(),
          from: scope.side(
            scope.view.side(of: reference), meantBy: of.selector, of, given: given),
          to: .outside(name), evidence: [evidence]))
    }
    addDoubts(to: &outcome, &names)
    return outcome
  }

  private func addDoubts(to outcome: inout RuleOutcome, _ names: inout MatchedNames) {
    for reference in graph.unresolved where names.contain(reference.name) {
      if leavingOut.contains(reference.file) { continue }
      let file = graph.files[reference.file.int]
      guard of.matches(scope.view.index.fileEnds[reference.file.int]) != .none else { continue }
      outcome.undecided.add(
        UndecidedCase(
          .unresolvedNames, graph.components[file.component.int].name,
          at: graph.location(of: reference.file, offset: reference.offset)))
    }
  }

  private func endpoint(of reference: ExternalReference) -> Endpoint {
    reference.node.map { scope.view.endpoint(of: $0, in: reference.file) }
      ?? scope.view.endpoint(of: reference.file)
  }

  /// Whether a name is meant with what captures stand for.
  private func isMeant(_ reference: ExternalReference, _ given: MatchSet) -> Bool {
    let name = graph.names[reference.name]
    return patterns.contains { pattern in
      let texts = texts(of: reference, name, for: pattern)
      return scope.table.bindings(given).contains { bindings in
        texts.contains { !pattern.match($0, bindings: bindings).isEmpty }
      }
    }
  }

  /// What a pattern is compared with: the name, or the name with argument labels where it is called.
  private func texts(
    of reference: ExternalReference, _ name: String, for pattern: Pattern
  ) -> [String] {
    guard pattern.namesLabels else { return [name] }
    return scope.callLabels.labels(of: reference).map { pattern.texts(naming: name, $0) } ?? []
  }

  /// What makes several uses of a name one finding.
  private struct UseKey: Hashable {
    var node: NodeID?
    /// Set outside of all nodes.
    var file: FileID?
    var name: GlobalName

    init(_ reference: ExternalReference) {
      node = reference.node
      file = reference.node == nil ? reference.file : nil
      name = reference.name
    }
  }
}

/// The names that some pattern takes, whatever its captures stand for; each one asked about once.
private struct MatchedNames {
  private let patterns: [Pattern]
  private let graph: DependencyGraph
  private var known: [GlobalName: Bool] = [:]

  init(_ patterns: [Pattern], _ graph: DependencyGraph) {
    self.patterns = patterns
    self.graph = graph
  }

  mutating func contain(_ name: GlobalName) -> Bool {
    if let answer = known[name] { return answer }
    let text = graph.names[name]
    let answer = patterns.contains { $0.matchesBase(text) }
    known[name] = answer
    return answer
  }
}

extension ExternalReference {
  /// Whether it uses a member, a function or a variable, rather than naming a type or a macro.
  fileprivate var isUse: Bool {
    if marks.contains(.isInPreview) { return false }
    return switch role {
    case .call, .member, .value, .keyPath, .pattern: true
    case .typePosition, .inheritance, .attribute, .macro, .operator, .extensionOf, .import: false
    }
  }
}

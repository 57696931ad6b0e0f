import DependencyModel
import Findings
import RuleEngine
import RuleLanguage
import SourceText

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
  /// Of a pattern with a type, such as `Date.now`, only what the known type declares is such a use.
  ///
  /// - Complexity: O(external and unresolved references), and of the names that match one look at their place.
  func outcome() -> RuleOutcome {
    var outcome = RuleOutcome(findings: [], checked: 0)
    var names = MatchedNames(patterns, graph)
    var places: [UseKey: Int] = [:]
    for (number, reference) in graph.external.enumerated()
    where reference.isUse && names.contain(reference) {
      if leavingOut.contains(reference.file) || filter?.counts(reference) == false { continue }
      let user = scope.view.endpoint(of: reference)
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
      let type = meantType(of: reference)
      let place = UseKey(reference, type)
      if let known = places[place] {
        outcome.findings[known].evidence.append(evidence)
        continue
      }
      places[place] = outcome.findings.count
      outcome.findings.append(
        Finding(
          ForbiddenMember(),
          from: scope.side(
            scope.view.side(of: reference, type: type), meantBy: of.selector, of, given: given),
          to: .outside(name), evidence: [evidence]))
    }
    addDoubts(to: &outcome, &names)
    return outcome
  }

  private func meantType(of reference: ExternalReference) -> DeclarationID? {
    let index = scope.view.index
    guard let node = reference.node,
      let type = index.nestedTypes?.type(at: reference.offset, in: reference.file, of: node),
      let end = index.end(of: node, in: reference.file, type: type)
        ?? index.homeEnd(ofNested: type)
    else { return nil }
    return scope.view.meantType(at: end) { of.takes($0) }
  }

  private func addDoubts(to outcome: inout RuleOutcome, _ names: inout MatchedNames) {
    for reference in graph.unresolved where names.containPlain(reference.name) {
      if leavingOut.contains(reference.file) { continue }
      let file = graph.files[reference.file.int]
      guard of.matches(scope.view.index.fileEnds[reference.file.int]) != .none else { continue }
      outcome.undecided.add(
        UndecidedCase(
          .unresolvedNames, graph.components[file.component.int].name,
          at: graph.location(of: reference.file, offset: reference.offset)))
    }
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
    let name =
      pattern.namesType
      ? reference.declaringType.map { "\(graph.names[$0]).\(name)" } : name
    guard let name else { return [] }
    guard pattern.namesLabels else { return [name] }
    return scope.callLabels.labels(of: reference).map { pattern.texts(naming: name, $0) } ?? []
  }

  /// What makes several uses of a name one finding.
  private struct UseKey: Hashable {
    var node: NodeID?
    /// The type within the node that the rule means.
    var type: DeclarationID?
    /// Set outside of all nodes.
    var file: FileID?
    var name: GlobalName

    init(_ reference: ExternalReference, _ type: DeclarationID?) {
      self.type = type
      node = reference.node
      file = reference.node == nil ? reference.file : nil
      name = reference.name
    }
  }
}

/// The names that some pattern takes, whatever its captures stand for; each one asked about once.
private struct MatchedNames {
  private let plain: [Pattern]
  private let qualified: [Pattern]
  private let graph: DependencyGraph
  private var known: [QualifiedName: Bool] = [:]

  private struct QualifiedName: Hashable {
    var type: GlobalName?
    var name: GlobalName
  }

  init(_ patterns: [Pattern], _ graph: DependencyGraph) {
    plain = patterns.filter { !$0.namesType }
    qualified = patterns.filter(\.namesType)
    self.graph = graph
  }

  /// Whether a use has such a name, or is such a member of the type that declares it.
  mutating func contain(_ reference: ExternalReference) -> Bool {
    if containPlain(reference.name) { return true }
    guard !qualified.isEmpty, let type = reference.declaringType else { return false }
    let key = QualifiedName(type: type, name: reference.name)
    if let answer = known[key] { return answer }
    let text = "\(graph.names[type]).\(graph.names[reference.name])"
    let answer = qualified.contains { $0.matchesBase(text) }
    known[key] = answer
    return answer
  }

  /// Whether some pattern without a type takes a name.
  mutating func containPlain(_ name: GlobalName) -> Bool {
    let key = QualifiedName(type: nil, name: name)
    if let answer = known[key] { return answer }
    let text = graph.names[name]
    let answer = plain.contains { $0.matchesBase(text) }
    known[key] = answer
    return answer
  }
}

extension Pattern {
  /// Whether it names the type that declares the member: `Date.now`.
  fileprivate var namesType: Bool { withoutLabels.text.isQualifiedName }
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

import DependencyModel
import SourceFacts
import SourceText

/// Tells the references and imports that a rule speaks of from all others.
///
/// Reference semantics on purpose: it remembers answers about names and conditions while it is
/// asked. It lives as long as one rule's evaluation and never crosses threads.
package final class DependencyFilter {
  private let limits: DependencyLimits
  private let graph: DependencyGraph
  private let labels: CallLabels
  private let modules: Set<String>
  private let making: NameMatch
  private var namesAsked: [GlobalName: NameMatch] = [:]
  private var conditionsAsked: [ConditionID: Bool] = [:]

  /// Makes a filter for a graph.
  package init(_ limits: DependencyLimits, _ graph: DependencyGraph, labels: CallLabels) {
    self.limits = limits
    self.graph = graph
    self.labels = labels
    modules = Set(graph.modules.map(\.name))
    making = limits.matches("init")
  }

  /// Whether a reference to a node counts.
  package func counts(_ reference: ResolvedReference, to node: NodeID) -> Bool {
    counts(reference.role, reference.marks, reference.condition)
      && (limits.members.isEmpty || namesMember(reference, of: node))
  }

  /// Whether a reference counts as one to a type from outside. One names no member of that.
  package func countsAsOutside(_ reference: ResolvedReference) -> Bool {
    limits.members.isEmpty && counts(reference.role, reference.marks, reference.condition)
  }

  /// Whether an import counts. One names no member.
  package func counts(_ entry: ModuleImport) -> Bool {
    limits.members.isEmpty && counts(.import, [], entry.condition)
  }

  /// Whether includes count as such, from file to file: where a rule names imports among the sorts that
  /// it speaks of.
  package var countsIncludes: Bool { limits.sorts.contains(.import) && limits.members.isEmpty }

  /// Whether an include counts.
  package func counts(_ entry: FileInclude) -> Bool { counts(.import, [], entry.condition) }

  /// Whether what manifests declare counts. They name no member, and hold under every `#if`.
  package var countsDeclared: Bool { limits.sorts.contains(.manifest) && limits.members.isEmpty }

  /// Whether a name that means no declaration of the project counts.
  package func counts(_ reference: ExternalReference) -> Bool {
    limits.members.isEmpty && counts(reference.role, reference.marks, reference.condition)
  }

  /// Whether a declared name, or one that could not be resolved, may be a member that counts.
  package func mayMean(_ name: GlobalName) -> Bool {
    limits.members.isEmpty || making != .none || match(name) != .none
  }

  /// Whether a node declares a member that the rule names, as far as that can be told without its
  /// argument labels. Any type may have the initialiser that the rule names.
  package func namesMember(_ name: DeclaredName) -> NameMatch {
    if making != .none { return .whole }
    return isName(name.name, of: name.node) ? .none : match(name.name)
  }

  private func counts(
    _ role: ReferenceRole, _ marks: ReferenceMarks, _ condition: ConditionID
  ) -> Bool {
    let isOfSort =
      limits.sorts.isEmpty || limits.sorts.contains { $0.includes(role, marks) }
    return isOfSort && !isFine(under: condition)
  }

  private func isFine(under condition: ConditionID) -> Bool {
    if limits.unless.isEmpty || condition == .always { return false }
    if let known = conditionsAsked[condition] { return known }
    let answer = graph.conditions[condition.int].implies(oneOf: limits.unless, modules: modules)
    conditionsAsked[condition] = answer
    return answer
  }

  private func namesMember(_ reference: ResolvedReference, of node: NodeID) -> Bool {
    if reference.marks.contains(.isMaking) { return isMeant(making, "init", reference) }
    // What is named `init` and makes none is `super.init` and the like.
    guard !graph.names[reference.name].equalsInBytes("init") else { return false }
    if reference.isNominal, isName(reference.name, of: node) { return false }
    return isMeant(match(reference.name), graph.names[reference.name], reference)
  }

  private func isMeant(
    _ match: NameMatch, _ name: String, _ reference: ResolvedReference
  ) -> Bool {
    switch match {
    case .none: false
    case .base: labels.labels(of: reference).contains { limits.matches(name, $0) }
    case .whole: true
    }
  }

  private func isName(_ name: GlobalName, of node: NodeID) -> Bool {
    graph.nodes[node].name.prefix { $0 != "@" }.utf8
      .elementsEqual(graph.names[name].utf8)
  }

  private func match(_ name: GlobalName) -> NameMatch {
    if let known = namesAsked[name] { return known }
    let answer = limits.matches(graph.names[name])
    namesAsked[name] = answer
    return answer
  }
}

extension RuleScope {
  /// A filter for a rule with limits, `nil` for one without.
  package func filter(_ limits: DependencyLimits) -> DependencyFilter? {
    limits.areNone ? nil : DependencyFilter(limits, view.graph, labels: callLabels)
  }

  /// The patterns of `members` where nothing that a selector takes declares a member so called.
  package func unmatchedMembers(
    _ limits: DependencyLimits, of matcher: SelectorMatcher
  ) -> [UnmatchedPattern] {
    guard !limits.members.isEmpty, let filter = filter(limits) else { return [] }
    var mayBeLabelled = false
    for name in view.graph.declaredNames {
      let match = filter.namesMember(name)
      guard match != .none, matcher.mayTake(name.node) else { continue }
      if match == .whole { return [] }
      mayBeLabelled = true
    }
    if mayBeLabelled, declaresLabelled(limits, in: matcher) { return [] }
    let text = limits.members.map(\.text).joined(separator: ", ")
    return [UnmatchedPattern("members", text, at: limits.membersLocation)]
  }

  /// Whether what a selector takes declares a function with argument labels that a rule names.
  private func declaresLabelled(_ limits: DependencyLimits, in matcher: SelectorMatcher) -> Bool {
    candidates.contains { id in
      let declaration = declarations[id]
      guard limits.matches(declaration.name) == .base, let node = declaration.node,
        let labels = callLabels.labels(of: id), limits.matches(declaration.name, labels)
      else { return false }
      return matcher.mayTake(node)
    }
  }
}

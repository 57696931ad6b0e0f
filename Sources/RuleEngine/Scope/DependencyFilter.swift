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
  private let modules: Set<String>
  private let takesMaking: Bool
  private var namesAsked: [GlobalName: Bool] = [:]
  private var conditionsAsked: [ConditionID: Bool] = [:]

  /// Makes a filter for a graph.
  package init(_ limits: DependencyLimits, _ graph: DependencyGraph) {
    self.limits = limits
    self.graph = graph
    modules = Set(graph.modules.map(\.name))
    takesMaking = limits.matches("init")
  }

  /// Whether a reference to a node counts.
  package func counts(_ reference: ResolvedReference, to node: NodeID) -> Bool {
    counts(reference.role, reference.marks, reference.condition)
      && (limits.members.isEmpty || namesMember(reference, of: node))
  }

  /// Whether an import counts. One names no member.
  package func counts(_ entry: ModuleImport) -> Bool {
    limits.members.isEmpty && counts(.import, [], entry.condition)
  }

  /// Whether a name that means no declaration of the project counts.
  package func counts(_ reference: ExternalReference) -> Bool {
    limits.members.isEmpty && counts(reference.role, reference.marks, reference.condition)
  }

  /// Whether a declared name, or one that could not be resolved, may be a member that counts.
  package func mayMean(_ name: GlobalName) -> Bool {
    limits.members.isEmpty || takesMaking || matches(name)
  }

  /// Whether a node declares a member that the rule names, as far as that can be told.
  package func namesMember(_ name: DeclaredName) -> Bool {
    takesMaking || (matches(name.name) && !isName(name.name, of: name.node))
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
    if reference.marks.contains(.isMaking) { return takesMaking }
    // What is named `init` and makes none is `super.init` and the like.
    guard !graph.names[reference.name].equalsInBytes("init") else { return false }
    return matches(reference.name) && !(reference.isNominal && isName(reference.name, of: node))
  }

  private func isName(_ name: GlobalName, of node: NodeID) -> Bool {
    graph.nodes[node].name.prefix { $0 != "@" }.utf8
      .elementsEqual(graph.names[name].utf8)
  }

  private func matches(_ name: GlobalName) -> Bool {
    if let known = namesAsked[name] { return known }
    let answer = limits.matches(graph.names[name])
    namesAsked[name] = answer
    return answer
  }
}

extension RuleScope {
  /// A filter for a rule with limits, `nil` for one without.
  package func filter(_ limits: DependencyLimits) -> DependencyFilter? {
    limits.areNone ? nil : DependencyFilter(limits, view.graph)
  }

  /// The patterns of `members` where nothing that a selector takes declares a member so called.
  package func unmatchedMembers(
    _ limits: DependencyLimits, of matcher: SelectorMatcher
  ) -> [UnmatchedPattern] {
    guard !limits.members.isEmpty, let filter = filter(limits) else { return [] }
    let isDeclared = view.graph.declaredNames.contains { name in
      filter.namesMember(name) && matcher.matches(view.index.homeEnds[name.node.int]) != .none
    }
    if isDeclared { return [] }
    let text = limits.members.map(\.text).joined(separator: ", ")
    return [UnmatchedPattern("members", text, at: limits.membersLocation)]
  }
}

import DependencyGraphs
import DependencyModel
import ProjectModel
import RuleEngine
import RuleChecks
import RuleKinds
import RuleLanguage
import SourceText

/// Rules that a project obeys as it is, so that whatever is added breaks them.
package struct FrozenRules: Hashable, Sendable {
  /// What a component may depend on.
  package struct Allowance: Hashable, Sendable {
    /// The component.
    package var component: String
    /// The components that it depends on, sorted by bytes.
    package var uses: [String]
    /// The roles that the rule has to see; `nil` for those that rules see anyway.
    package var roles: [ModuleRole]?

    /// The id of its rule.
    package var id: String { "uses-of-\(component)" }
  }

  /// A dependency that the rule against cycles has to except.
  package struct Cut: Hashable, Sendable {
    /// The component that depends.
    package var from: String
    /// The component depended on.
    package var to: String
    /// Number of references and imports that make the dependency.
    package var references: Int
  }

  /// The id of the rule against cycles.
  package static let cyclesID = "no-cycles"
  /// The id of the rule about manifests.
  package static let manifestsID = "manifests"
  /// The id of the rule against components that no rule speaks of.
  package static let componentsID = "no-new-components"

  /// The checks of the kind `manifest`, in its order.
  package static var allManifestChecks: [String] {
    let kind = RuleRegistry.rule(named: "manifest")
    let field = kind?.metadata.options.first { $0.name == "checks" }
    guard case .choices(let checks)? = field?.type else { return [] }
    return checks
  }

  /// One for each component of production code and tools, sorted by name; for each component where
  /// there is no such code.
  package var allowances: [Allowance]
  /// Dependencies without which there is no cycle, by names; empty where there is none.
  package var cuts: [Cut]
  /// The components by level, the highest first, each level sorted: but for the dependencies that
  /// close a cycle, a component depends on lower levels only.
  package var levels: [[String]]
  /// The checks of manifests that find nothing, in the order of the kind.
  package var manifestChecks: [String]
  /// The roles that the rule against cycles and that about manifests have to see; `nil` for those
  /// that rules see anyway.
  package var roles: [ModuleRole]?
}

/// The rules that a project obeys as it is.
///
/// - Parameter view: the project, with whatever components it has.
/// - Complexity: O(edges + imports), and what the rules about manifests take.
package func freeze(_ view: ArchitectureView) -> FrozenRules {
  let isUsual = Set(RuleEntry.usualRoles)
  let components = view.graph.components
  let hasUsualCode = components.contains { isUsual.contains($0.role) }
  let roles = hasUsualCode ? nil : ModuleRole.allCases
  let frozen = components.filter { !hasUsualCode || isUsual.contains($0.role) }
  let uses = componentDependencies(view)
  let allowances = frozen.map { component in
    allowance(of: component, uses[component.name] ?? [], in: view)
  }
  let grouped = view.grouped(.component, Set(roles ?? RuleEntry.usualRoles))
  let coupled = Coupling(view, SharedFiles(view.graph)).restricted(grouped)
  let cutEdges = directed(coupled).feedbackEdges { edge in coupled.weight(of: edge) }
  let cuts = cutEdges.map { edge in
    FrozenRules.Cut(
      from: coupled.groups[edge.from].name, to: coupled.groups[edge.to].name,
      references: coupled.weight(of: edge))
  }
  return FrozenRules(
    allowances: allowances.sorted { $0.component.precedesInBytes($1.component) },
    cuts: cuts.sorted { left, right in
      left.from.equalsInBytes(right.from)
        ? left.to.precedesInBytes(right.to) : left.from.precedesInBytes(right.from)
    },
    levels: levels(of: directed(coupled, without: cutEdges), coupled),
    manifestChecks: obeyedManifestChecks(view, roles: roles), roles: roles)
}

private func directed(
  _ grouped: GroupedGraph, without cuts: [DirectedGraph.Edge] = []
) -> DirectedGraph {
  let edges = grouped.edges.filter { edge in
    !cuts.contains { $0.from == edge.from && $0.to == edge.to }
  }
  return DirectedGraph(
    vertexCount: grouped.groups.count, edges: edges.map { ($0.from, $0.to) },
    selfLoops: .excluded)
}

/// Which components each component depends on, as a rule `allow` sees it.
private func componentDependencies(_ view: ArchitectureView) -> [String: Set<String>] {
  let everything = probe("allow", ["from": "**"], roles: ModuleRole.allCases)
  guard let kind = RuleRegistry.rule(named: everything.kind) else { return [:] }
  let scope = RuleScope(
    everything, view: view, grouped: view.grouped,
    shared: SharedKnowledge(view),
    today: nil)
  var uses: [String: Set<String>] = [:]
  for finding in kind.make(everything).check(scope).findings {
    guard let from = finding.from, let to = finding.to else { continue }
    uses[from.component, default: []].insert(to.component)
  }
  return uses
}

private func allowance(
  of component: Component, _ uses: Set<String>, in view: ArchitectureView
) -> FrozenRules.Allowance {
  let concerned = view.graph.components.filter { uses.contains($0.name) } + [component]
  let seen = Set(RuleEntry.usualRoles + concerned.map(\.role))
  let isUsual = seen.count == RuleEntry.usualRoles.count
  return FrozenRules.Allowance(
    component: component.name, uses: uses.sorted { $0.precedesInBytes($1) },
    roles: isUsual ? nil : ModuleRole.allCases.filter(seen.contains))
}

/// The vertices of a graph without cycles by the longest way down from them, the longest first.
private func levels(of graph: DirectedGraph, _ grouped: GroupedGraph) -> [[String]] {
  guard let order = graph.topologicalOrder() else { return [] }
  var level = [Int](repeating: 0, count: graph.vertexCount)
  for vertex in order.reversed() {
    level[vertex] = (graph.successors(of: vertex).map { level[$0] }.max() ?? -1) + 1
  }
  let highest = level.max() ?? -1
  return stride(from: highest, through: 0, by: -1).map { number in
    graph.vertices.filter { level[$0] == number }.map { grouped.groups[$0].name }
      .sorted { $0.precedesInBytes($1) }
  }
}

/// The checks of the kind `manifest` that look at something and find nothing.
private func obeyedManifestChecks(
  _ view: ArchitectureView, roles: [ModuleRole]?
) -> [String] {
  FrozenRules.allManifestChecks.filter { check in
    let evaluation = evaluate(
      RuleSet([probe("manifest", ["checks": check], roles: roles)], of: RuleRegistry.catalog),
      in: view)
    return evaluation.violations.isEmpty && evaluation.summaries.allSatisfy { $0.checked > 0 }
  }
}

/// A rule that no configuration holds.
private func probe(
  _ kind: String, _ options: KeyValuePairs<String, String>, roles: [ModuleRole]?
) -> RuleEntry {
  let nowhere = SourceLocation(path: "")
  let pairs = options.map { option, value in
    ConfigPair(
      key: option, keyLocation: nowhere,
      value: ConfigNode(.scalar(value, isQuoted: true), location: nowhere))
  }
  return RuleEntry(
    id: kind, location: nowhere, kind: kind, body: ConfigNode(.mapping(pairs), location: nowhere),
    roles: roles)
}

extension GroupedGraph {
  /// Number of references and imports that make an edge.
  fileprivate func weight(of edge: DirectedGraph.Edge) -> Int {
    guard let found = self.edge(from: edge.from, to: edge.to) else { return 1 }
    return found.references.count + found.imports.count
  }
}

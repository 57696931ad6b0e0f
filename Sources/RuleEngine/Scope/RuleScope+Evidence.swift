import DependencyModel
import Findings
import SourceText

extension RuleScope {
  /// All that proves an edge between two groups, as far as confidence and exceptions let, by place:
  /// its references, and imports of files from which no such reference leads.
  ///
  /// Each exception that excuses a reference or import is marked as used. O(n log n) for n references
  /// and imports.
  package func evidence(of edge: GroupedEdge) -> [Evidence] {
    let (graph, index) = (view.graph, view.index)
    var evidence: [Evidence] = []
    var files: Set<FileID> = []
    for number in edge.references {
      let (reference, pair) = (graph.references[number], index.referenceEnds[number])
      guard reference.confidence >= confidence, !excuses(pair, given: .unbound) else { continue }
      let ends = view.nodes(ofReference: number)
      evidence.append(view.evidence(reference: number, from: ends.from, to: ends.to))
      files.insert(reference.file)
    }
    for number in edge.imports where !files.contains(graph.imports[number].file) {
      if excuses(index.importEnds[number], given: .unbound) { continue }
      evidence.append(view.evidence(import: number))
    }
    return evidence.sorted { $0.location < $1.location }
  }

  /// A module or component of a grouped graph as one side of a dependency; a module that is not a
  /// component of its own is the node.
  package func side(of vertex: Int, in grouped: GroupedGraph) -> DependencySide {
    let group = grouped.groups[vertex]
    let module = group.module.map { view.graph.modules[$0].name }
    let component = group.component.map { view.graph.components[$0].name }
    let owner = component ?? module ?? group.name
    return DependencySide(
      component: owner, module: module ?? owner,
      node: group.name.equalsInBytes(owner) ? nil : group.name)
  }
}

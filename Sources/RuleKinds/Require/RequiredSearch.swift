import DependencyModel
import RuleEngine
import SourceFacts

/// Looks for the dependencies that a rule of the kind `require` wants.
struct RequiredSearch {
  let scope: RuleScope
  let from: SelectorMatcher
  let to: SelectorMatcher
  let link: MissingDependency.Link
  let limits: DependencyLimits

  private var view: ArchitectureView { scope.view }
  private var graph: DependencyGraph { scope.view.graph }

  /// The ends of all dependencies that count, from what `from` may take to what `to` may take; each
  /// pair once. O(references + imports).
  func dependencies() -> [ViewIndex.EndPair] {
    var pairs: [ViewIndex.EndPair] = []
    var seen: Set<ViewIndex.EndPair> = []
    let isOpen = !from.selector.referencedNames.isEmpty
    func insert(_ pair: ViewIndex.EndPair) {
      // Where `to` is judged, what `from` takes may depend on the captures of `to`.
      guard isOpen || from.matches(pair.from) != .none, seen.insert(pair).inserted else { return }
      pairs.append(pair)
    }
    if link != .manifest, link != .import {
      let filter = scope.filter(limits)
      for (number, reference) in graph.references.enumerated() where counts(reference) {
        if let filter, !filter.counts(reference, to: view.nodes(ofReference: number).to) {
          continue
        }
        insert(view.index.referenceEnds[number])
      }
      for (number, pair) in view.index.symbolEnds.enumerated() {
        let reference = graph.external[number]
        guard let pair, limits.members.isEmpty, counts(reference.role, reference.marks) else {
          continue
        }
        insert(pair)
      }
    }
    if link == .import || link == .any && limits.members.isEmpty {
      let reexports = Reexports(graph)
      for (number, entry) in graph.imports.enumerated() {
        let pair = view.index.importEnds[number]
        insert(pair)
        guard let target = entry.target else { continue }
        for handedOn in reexports.imports(of: target) {
          insert(ViewIndex.EndPair(from: pair.from, to: view.index.importEnds[handedOn].to))
        }
      }
    }
    return pairs
  }

  private func counts(_ reference: ResolvedReference) -> Bool {
    reference.confidence >= scope.confidence && counts(reference.role, reference.marks)
  }

  private func counts(_ role: ReferenceRole, _ marks: ReferenceMarks) -> Bool {
    switch link {
    case .call: DependencySort.call.includes(role, marks)
    case .assignment: DependencySort.assignment.includes(role, marks)
    case .any, .import, .reference, .manifest: true
    }
  }
}

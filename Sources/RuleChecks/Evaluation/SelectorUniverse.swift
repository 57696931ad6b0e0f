import DependencyModel
import Parallelism
import ProjectModel
import RuleEngine
import RuleLanguage
import SourceText

/// All things of a project that selectors can select, to find those that select nothing.
///
/// What is costly is made when it is first needed and serves all rules of a run.
package struct SelectorUniverse: Sendable {
  private let view: ArchitectureView
  private let knownPlaces: Once<[Endpoint]>

  /// Each pair of component and module, those without code included.
  private var places: [Endpoint] { knownPlaces.value }

  private var files: [Endpoint] { view.fileEndpoints.isEmpty ? places : view.fileEndpoints }

  /// Makes the universe of a view.
  package init(_ view: ArchitectureView) {
    self.view = view
    knownPlaces = Once { view.places }
  }

  /// The parts of a selector that select nothing: leaves, or else the selector as a whole.
  ///
  /// Leaves inside `not:` and those that select outside the project may select nothing. Captures
  /// that are bound elsewhere may stand for anything.
  ///
  /// - Complexity: O(leaves · things), less for leaves that select something early.
  package func unmatchedParts(
    of selector: Selector, _ scope: RuleScope
  ) -> [(text: String, location: SourceLocation)] {
    let unmatched = unmatchedLeaves(of: selector, scope)
    if !unmatched.isEmpty { return unmatched.map { ($0.text, $0.location) } }
    if selector.expression.isUnionOfLeaves || !selectsNothing(selector, scope) { return [] }
    return [(selector.text, selector.location)]
  }

  /// The leaves of an exception's selectors that select nothing, though the exception excuses something by others. They
  /// see code of every role.
  package func unmatchedLeaves(of exception: RuleException) -> [SelectorLeaf] {
    [exception.from, exception.to, exception.of].compactMap(\.self)
      .filter { $0.leaves.count > 1 }
      .flatMap { unmatchedLeaves(of: $0, nil) }
  }

  private func unmatchedLeaves(of selector: Selector, _ scope: RuleScope?) -> [SelectorLeaf] {
    selector.expression.positiveLeaves.filter {
      isInProject($0) && !isMatched(.leaf($0), within: selector, scope)
    }
  }

  /// The leaves that stand at some places and because of which a selector, or a tag that it names,
  /// selects nothing.
  func unmatchedLeaves(
    of selector: Selector, at places: [SourceLocation: PresetParameter], _ scope: RuleScope
  ) -> [SelectorLeaf] {
    var pending = [selector]
    var followed: Set<String> = []
    var found: [SelectorLeaf] = []
    while let next = pending.popLast() {
      guard selectsNothing(next, scope) else { continue }
      for leaf in next.expression.positiveLeaves {
        if case .tag(let name) = leaf.test, let tag = view.tags[name],
          followed.insert(name).inserted
        {
          pending.append(tag)
        }
        if places[leaf.location] != nil, isInProject(leaf),
          !isMatched(.leaf(leaf), within: next, scope)
        {
          found.append(leaf)
        }
      }
    }
    return found
  }

  /// Whether a selector over the project selects nothing; one that lists nothing on purpose, or may
  /// select something outside the project, is no such.
  package func selectsNothing(_ selector: Selector, _ scope: RuleScope) -> Bool {
    let leaves = selector.leaves
    if leaves.allSatisfy({ !isInProject($0) }) || mayLieOutside(selector.expression) {
      return false
    }
    return !isMatched(selector.expression, within: selector, scope)
  }

  /// Number of declarations, files or components that a selector selects, as fine as it tells them
  /// apart.
  package func count(of selector: Selector, _ scope: RuleScope) -> Int {
    let selected = things(seenBy: selector, scope).filter {
      scope.sees($0, selector) && selector.selects($0, tags: view.tags)
    }
    return selector.reach(tags: view.tags).level == .place
      ? Set(selected.map(\.component)).count : selected.count
  }

  /// The things among which a selector chooses, as fine as it tells them apart.
  private func things(seenBy selector: Selector, _ scope: RuleScope?) -> [Endpoint] {
    let reach = selector.reach(tags: view.tags)
    guard reach.contains(.types) else { return reach.contains(.paths) ? files : places }
    // A path may be that of an extension, away from the type's own file.
    let parts = reach.contains(.paths) ? scope?.partsAbroad ?? [] : []
    return view.allEndpoints(reach: reach) + parts
  }

  /// Whether some part of a union is about the outside.
  private func mayLieOutside(_ expression: Selector.Expression) -> Bool {
    switch expression {
    case .leaf(let leaf): !isInProject(leaf)
    case .any(let parts): parts.contains { mayLieOutside($0) }
    case .all, .not, .everything: false
    }
  }

  private func isMatched(
    _ expression: Selector.Expression, within selector: Selector, _ scope: RuleScope?
  ) -> Bool {
    let part = Selector(expression, text: selector.text, location: selector.location)
    return things(seenBy: part, scope).contains { thing in
      scope?.sees(thing, selector) != false && part.selects(thing, tags: view.tags)
    }
  }

  private func isInProject(_ leaf: SelectorLeaf) -> Bool {
    if leaf.kind.isOutsideProject { return false }
    guard case .tag(let name) = leaf.test, let tag = view.tags[name] else { return true }
    return tag.reach(tags: view.tags).isDisjoint(with: [.externals, .symbols])
  }
}

extension Selector.Expression {
  /// The leaves outside of every `not:`, in the order written.
  fileprivate var positiveLeaves: [SelectorLeaf] {
    switch self {
    case .leaf(let leaf): [leaf]
    case .any(let parts), .all(let parts): parts.flatMap(\.positiveLeaves)
    case .not, .everything: []
    }
  }

  /// Whether it is nothing but a union of leaves, which are judged one by one.
  fileprivate var isUnionOfLeaves: Bool {
    switch self {
    case .leaf: true
    case .any(let parts): parts.allSatisfy { if case .leaf = $0 { true } else { false } }
    case .all, .not, .everything: false
    }
  }
}

extension ArchitectureView {
  fileprivate var places: [Endpoint] {
    var places: [Endpoint] = []
    for module in graph.modules.indices {
      places += endpoints(of: ModuleID(module), reach: [])
    }
    for node in graph.nodes.indices {
      let summary = graph.nodes[node]
      if graph.files[summary.file].component != summary.component {
        places.append(endpoint(of: NodeID(node)))
      }
    }
    for component in graph.components.indices {
      places.append(endpoint(of: ComponentID(component)))
    }
    return places
  }
}

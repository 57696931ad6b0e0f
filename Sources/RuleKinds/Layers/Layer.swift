import DependencyModel
import RuleEngine
import RuleLanguage
import SourceText

/// A layer as configured.
struct Layer: Sendable {
  /// The selectors of its siblings.
  let siblings: [Selector]
  /// Whether it is written as a list of siblings.
  let isList: Bool
  /// Its name in reports: the text as written.
  let name: String

  /// Reads an element of the option `order`.
  init(_ node: ConfigNode) {
    siblings = (node.elements ?? [node]).compactMap {
      readSelector($0, issues: ConfigurationIssues())
    }
    isList = siblings.count > 1
    name = isList ? node.flowText : siblings.first?.text ?? node.flowText
  }
}

/// Where something stands in the order of layers.
struct LayerPosition: Hashable {
  /// The layer, 0 being the highest.
  var layer: Int
  /// Which of the layer's siblings took it.
  var sibling: Int
  /// The captures bound by it.
  var matches: MatchSet
}

/// The layer of each end of a view's references.
///
/// Reference semantics on purpose: it remembers answers while it is asked. It lives as long as one
/// rule's evaluation and never crosses threads.
final class LayerPositions {
  /// The matchers of each layer's siblings.
  let matchers: [[SelectorMatcher]]
  /// What the layers' selectors have to see.
  let reach: SelectorReach

  private enum Answer {
    case notAsked
    case position(LayerPosition?)
  }

  private let slots: [Int32]
  private let dependsOnBindings: Bool
  private var answers: [Answer]

  /// Makes the positions of some layers.
  init(_ layers: [Layer], _ scope: RuleScope) {
    matchers = layers.map { $0.siblings.map { scope.matcher($0) } }
    reach = matchers.joined().reduce(into: []) { $0.formUnion($1.reach) }
    let index = scope.view.index
    slots = index.slots[reach.level.rawValue]
    dependsOnBindings = matchers.joined().contains { !$0.selector.usedNames.isEmpty }
    answers = Array(repeating: .notAsked, count: index.slotCounts[reach.level.rawValue])
  }

  /// The first position that takes an end, or `nil`.
  ///
  /// - Parameter given: captures bound before, which the position must agree with.
  func position(of end: EndID, given: MatchSet = .unbound) -> LayerPosition? {
    if dependsOnBindings, given != .unbound {
      return first { $0.matches(end, given: given) }
    }
    let slot = Int(slots[end.int])
    if case .position(let known) = answers[slot] { return known }
    let position = first { $0.matches(end) }
    answers[slot] = .position(position)
    return position
  }

  private func first(_ matches: (SelectorMatcher) -> MatchSet) -> LayerPosition? {
    for (layer, siblings) in matchers.enumerated() {
      for (sibling, matcher) in siblings.enumerated() {
        let matches = matches(matcher)
        if matches.areSome {
          return LayerPosition(layer: layer, sibling: sibling, matches: matches)
        }
      }
    }
    return nil
  }
}

/// The layer of each component.
struct LayerVertices {
  /// The walk over components.
  let walk: GroupWalk
  private let matchers: [[VertexMatcher]]

  /// Makes the positions of a walk's vertices.
  init(_ positions: LayerPositions, _ walk: GroupWalk) {
    self.walk = walk
    matchers = positions.matchers.map { $0.map { VertexMatcher($0, walk.members) } }
  }

  /// The component that a vertex is.
  func component(_ vertex: Int) -> ComponentID? { walk.vertices[vertex].group?.component }

  /// Whether some layer takes something of a vertex.
  func isListed(_ vertex: Int) -> Bool { position(of: vertex) != nil }

  /// The first position that takes something of a vertex, or `nil`.
  func position(of vertex: Int, given: MatchSet = .unbound) -> LayerPosition? {
    for (layer, siblings) in matchers.enumerated() {
      for (sibling, matcher) in siblings.enumerated() {
        if let matches = matcher.matches(vertex, given: given).first {
          return LayerPosition(layer: layer, sibling: sibling, matches: matches)
        }
      }
    }
    return nil
  }
}

import DependencyModel
import RuleLanguage
import SourceText

/// The graph whose groups are the values of a selector's captures, sorted by name: all that is
/// taken with the same values is one group. What the selector does not take is left out.
///
/// A group is named by the value of the capture, or by `name=value` pairs where there are several.
/// It is seen as a component.
///
/// - Complexity: O(references + imports), and O(n log n) for the evidence of each edge.
package func captureGroups(of matcher: SelectorMatcher, _ scope: RuleScope) -> GroupedGraph {
  var groups = CaptureGroups(matcher, scope)
  groups.insertReferences()
  groups.insertImports()
  return groups.grouped()
}

private struct CaptureGroups {
  private let matcher: SelectorMatcher
  private let scope: RuleScope
  private let graph: DependencyGraph
  private let index: ViewIndex
  /// The groups' keys in the order met, and their numbers.
  private var keys: [Bindings] = []
  private var numbers: [Bindings: Int] = [:]
  private var groupOfMatches: [MatchSet: Int] = [:]
  private var edges: [GroupedEdge] = []
  private var places: [Pair: Int] = [:]

  private struct Pair: Hashable {
    var from: Int
    var to: Int
  }

  package init(_ matcher: SelectorMatcher, _ scope: RuleScope) {
    self.matcher = matcher
    self.scope = scope
    graph = scope.view.graph
    index = scope.view.index
    for end in index.homeEnds { _ = group(of: end) }
  }

  package mutating func insertReferences() {
    let ends = matcher.reach.level == .place ? index.countedEnds : index.referenceEnds
    for (number, reference) in graph.references.enumerated() {
      guard let place = place(of: ends[number]) else { continue }
      edges[place].references.append(number)
      strengthen(place, reference)
    }
    for (number, entry) in graph.fileReferences.enumerated() {
      guard let place = place(of: index.fileReferenceEnds[number]) else { continue }
      edges[place].fileReferences.append(number)
      strengthen(place, entry.reference)
    }
  }

  package mutating func insertImports() {
    for (number, entry) in graph.imports.enumerated() where entry.target != nil {
      guard let place = place(of: index.importEnds[number]) else { continue }
      edges[place].imports.append(number)
      edges[place].isNominal = true
      edges[place].confidence = max(edges[place].confidence, .certain)
    }
  }

  /// The groups sorted by name, the edges by (from, to), the evidence by place.
  package func grouped() -> GroupedGraph {
    let names = keys.map(name)
    let order = names.indices.sorted { names[$0].precedesInBytes(names[$1]) }
    var position = [Int](repeating: 0, count: order.count)
    for (new, old) in order.enumerated() { position[old] = new }
    let renumbered = edges.map { edge in
      var copy = edge
      copy.from = position[edge.from]
      copy.to = position[edge.to]
      copy.references.sort { place(graph.references[$0]) < place(graph.references[$1]) }
      copy.fileReferences.sort {
        place(graph.fileReferences[$0].reference) < place(graph.fileReferences[$1].reference)
      }
      return copy
    }
    return GroupedGraph(
      granularity: .component,
      groups: order.map { Group(name: names[$0], module: nil, component: nil, role: .production) },
      edges: renumbered.sorted { ($0.from, $0.to) < ($1.from, $1.to) },
      groupOfNode: index.homeEnds.map { end in
        groupOfMatches[matcher.matches(end)].map { position[$0] }
      })
  }

  private func place(_ reference: ResolvedReference) -> (FileID, UInt32) {
    (reference.file, reference.offset)
  }

  private func name(_ bindings: Bindings) -> String {
    let names = bindings.names
    guard names.count == 1, let value = bindings[names[0]] else { return bindings.description }
    return value
  }

  private mutating func group(of end: EndID) -> Int? {
    let matches = matcher.matches(end)
    if let known = groupOfMatches[matches] { return known }
    guard let first = scope.table.bindings(matches).first else { return nil }
    let key = first.restricted(to: matcher.selector.captureNames)
    let number = numbers[key] ?? keys.count
    if number == keys.count {
      numbers[key] = number
      keys.append(key)
    }
    groupOfMatches[matches] = number
    return number
  }

  /// The edge between the groups of two ends, new or known; `nil` where there is none.
  private mutating func place(of pair: ViewIndex.EndPair) -> Int? {
    guard let from = group(of: pair.from), let to = group(of: pair.to), from != to else {
      return nil
    }
    let key = Pair(from: from, to: to)
    if let known = places[key] { return known }
    places[key] = edges.count
    edges.append(
      GroupedEdge(from: from, to: to, isNominal: false, confidence: .probable, references: []))
    return edges.count - 1
  }

  private mutating func strengthen(_ place: Int, _ reference: ResolvedReference) {
    edges[place].isNominal = edges[place].isNominal || reference.isNominal
    edges[place].confidence = max(edges[place].confidence, reference.confidence)
  }
}

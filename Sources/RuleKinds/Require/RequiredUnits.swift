import DependencyModel
import Findings
import ProjectModel
import RuleEngine
import RuleLanguage
import SourceText

/// The things of which a rule of the kind `require` judges each one.
///
/// With captures, all that a selector takes with the same values is one thing. Without, a thing is
/// a node where the selector sees types, else a component. A type within a node is none: what such types
/// do with each other no graph tells, so that nothing can be said to be lacking.
struct RequiredUnits {
  /// A thing that must depend, or be depended on.
  struct Unit {
    /// What the selector's captures stand for.
    var matches: MatchSet
    /// The node, where a thing is one.
    var node: NodeID?
    /// The component, unless captures make the thing.
    var component: ComponentID?
    /// What it is called.
    var side: DependencySide
    /// The manifest line of its module, the first file of a part of one, or the node's place; `nil` where none is known.
    var location: SourceLocation?
    /// All of it, as selectors see it.
    var endpoints: [Endpoint]
    /// Its files.
    var files: Set<FileID>
    /// Its modules.
    var modules: Set<ModuleID>
  }

  /// The things, in the order of modules and nodes.
  private(set) var all: [Unit] = []

  private let matcher: SelectorMatcher
  private let view: ArchitectureView
  private let hasCaptures: Bool
  private var unitOfMatches: [MatchSet: Int] = [:]
  private var unitOfNode: [NodeID: Int] = [:]
  private var unitOfComponent: [ComponentID: Int] = [:]
  private var unitsOfModule: [ModuleID: [Int]] = [:]

  /// Finds the things that a selector takes. O(nodes + files + modules).
  init(of matcher: SelectorMatcher, _ scope: RuleScope) {
    self.matcher = matcher
    view = scope.view
    hasCaptures = !matcher.selector.captureNames.isEmpty
    let graph = view.graph
    var places: [Key: Int] = [:]
    if matcher.reach.contains(.types) {
      for node in graph.nodes.indices {
        let summary = graph.nodes[node]
        insert(
          view.endpoint(of: NodeID(node)), node: NodeID(node), component: summary.component,
          module: summary.module, file: summary.file, &places)
      }
      number()
      return
    }
    for module in graph.modules.indices.map({ ModuleID($0) }) {
      let files = view.index.filesOfModule[module.int]
      for file in files {
        insert(
          view.endpoint(of: file), node: nil, component: graph.files[file.int].component,
          module: module, file: file, &places)
      }
      if files.isEmpty {
        insert(
          view.endpoint(of: module), node: nil,
          component: view.index.componentOfModule[module.int], module: module, file: nil, &places)
      }
    }
    number()
  }

  private mutating func number() {
    for (number, unit) in all.enumerated() {
      if let place = firstFile(of: unit) { all[number].location = place }
      unitOfMatches[unit.matches] = number
      if let node = unit.node { unitOfNode[node] = number }
      if let component = unit.component { unitOfComponent[component] = number }
      for module in unit.modules { unitsOfModule[module, default: []].append(number) }
    }
  }

  /// The first file of a thing that is a part of modules; `nil` for a node, and for whole modules.
  private func firstFile(of unit: Unit) -> SourceLocation? {
    guard !matcher.reach.contains(.types), let first = unit.files.min() else { return nil }
    let count = unit.modules.reduce(0) { $0 + view.index.filesOfModule[$1.int].count }
    if unit.files.count == count { return nil }
    return SourceLocation(path: view.graph.files[first].path, line: 1)
  }

  private struct Key: Hashable {
    var matches: MatchSet
    var node: NodeID?
    var component: ComponentID?
    var module: ModuleID?
  }

  private mutating func insert(
    _ endpoint: Endpoint, node: NodeID?, component: ComponentID?, module: ModuleID, file: FileID?,
    _ places: inout [Key: Int]
  ) {
    let matches = matcher.matches(endpoint)
    guard matches.areSome else { return }
    let key =
      hasCaptures
      ? Key(matches: matches)
      : Key(
        matches: matches, node: node, component: component,
        module: component == nil ? module : nil)
    let place = places[key] ?? all.count
    if place == all.count {
      places[key] = place
      let side = node.map { view.side(of: $0) } ?? view.side(of: module, component: component)
      all.append(
        Unit(
          matches: matches, node: hasCaptures ? nil : node,
          component: hasCaptures ? nil : component,
          side: side, location: location(of: node, module), endpoints: [], files: [], modules: []))
    }
    all[place].endpoints.append(endpoint)
    all[place].modules.insert(module)
    if let file { all[place].files.insert(file) }
  }

  private func location(of node: NodeID?, _ module: ModuleID) -> SourceLocation? {
    guard let node else { return view.graph.modules[module.int].location }
    let summary = view.graph.nodes[node.int]
    return view.graph.location(
      of: summary.file, offset: UInt32(truncatingIfNeeded: summary.offset))
  }

  /// The things that an end of a dependency is part of, as indices of `all`; a file that imports is no part of its types.
  /// O(1).
  func holding(_ end: EndID) -> [Int] {
    let end = view.index.wholeEnd(of: end)
    if case .file = view.index.ends[end.int], matcher.reach.contains(.types) { return [] }
    if hasCaptures { return unitOfMatches[matcher.matches(end)].map { [$0] } ?? [] }
    guard matcher.takes(end) else { return [] }
    if matcher.reach.contains(.types) {
      guard case .node(let node, _, _) = view.index.ends[end.int] else { return [] }
      return unitOfNode[node].map { [$0] } ?? []
    }
    switch view.index.ends[end.int] {
    case .node(let node, _, _):
      return unitOfComponent[view.graph.nodes[node.int].component].map { [$0] } ?? []
    case .file(let file):
      return unitOfComponent[view.graph.files[file.int].component].map { [$0] } ?? []
    case .module(let module): return unitsOfModule[module] ?? []
    case .external, .symbol: return []
    }
  }
}

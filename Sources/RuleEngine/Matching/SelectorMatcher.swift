import DependencyModel
import ProjectModel
import RuleLanguage

/// One selector's answers about the ends of a view's references, each worked out once.
///
/// Reference semantics on purpose: it remembers answers while it is asked. It lives as long as one
/// rule's evaluation and never crosses threads.
package final class SelectorMatcher {
  /// The selector that is asked.
  package let selector: Selector
  /// What the selector has to see.
  package let reach: SelectorReach

  private let view: ArchitectureView
  /// The roles whose code it sees; `nil` for all.
  private let roles: Set<ModuleRole>?
  private let table: MatchTable
  /// The slot of each end at the level of the selector's reach.
  private let slots: [Int32]
  private let dependsOnBindings: Bool
  private var answers: [Int32]
  private var boundAnswers: [UInt64: MatchSet] = [:]

  private static let notAsked = Int32.min

  /// Makes a matcher whose answers are numbered by a table.
  ///
  /// - Parameter roles: the roles whose code the selector sees; a selector that names roles itself
  ///   sees all of them, and so does one for which this is `nil`.
  package init(
    _ selector: Selector, view: ArchitectureView, table: MatchTable, roles: Set<ModuleRole>? = nil
  ) {
    self.selector = selector
    self.view = view
    self.roles = selector.selectsRoles ? nil : roles
    self.table = table
    reach = selector.reach(tags: view.tags)
    slots = view.index.slots[reach.level.rawValue]
    dependsOnBindings = !selector.usedNames.isEmpty
    let count = view.index.slotCounts[reach.level.rawValue]
    answers = Array(repeating: Self.notAsked, count: count)
  }

  /// Whether, and with what captures, the selector takes an end.
  ///
  /// - Parameter given: captures bound before; the answer's bindings include them if the selector
  ///   has captures of its own, and are unbound otherwise.
  /// - Complexity: O(1) if an end that the selector cannot tell from this one was asked about
  ///   before.
  package func matches(_ end: EndID, given: MatchSet = .unbound) -> MatchSet {
    let slot = Int(slots[end.int])
    guard dependsOnBindings, given != .unbound else {
      if answers[slot] != Self.notAsked { return MatchSet(rawValue: answers[slot]) }
      let answer = answer(end, given: .unbound)
      answers[slot] = answer.rawValue
      return answer
    }
    let key = UInt64(UInt32(bitPattern: given.rawValue)) << 32 | UInt64(slot)
    if let known = boundAnswers[key] { return known }
    let answer = answer(end, given: given)
    boundAnswers[key] = answer
    return answer
  }

  /// Whether the selector takes an end for certain.
  package func takes(_ end: EndID, given: MatchSet = .unbound) -> Bool {
    matches(end, given: given).areSome
  }

  /// Whether the selector takes a node or a type within it, or it is not known whether it does.
  package func mayTake(_ node: NodeID, given: MatchSet = .unbound) -> Bool {
    view.index.homeEnds(within: node).contains { matches($0, given: given) != .none }
  }

  /// Whether, and with what captures, the selector takes an endpoint. Nothing is remembered.
  package func matches(_ endpoint: Endpoint, given: MatchSet = .unbound) -> MatchSet {
    guard sees(endpoint) else { return .none }
    if given == .unbound { return table.matches(selector.matches(endpoint, tags: view.tags)) }
    let found = table.bindings(given).reduce(into: Set<Bindings>()) { found, bindings in
      found.formUnion(selector.matches(endpoint, bindings: bindings, tags: view.tags))
    }
    return table.matches(found.sorted())
  }

  /// Whether the endpoint's role is one that the selector sees.
  package func sees(_ endpoint: Endpoint) -> Bool {
    guard let roles, endpoint.isInProject else { return true }
    return roles.contains(endpoint.role)
  }

  /// The answer to an end that nothing is remembered of.
  private func answer(_ end: EndID, given: MatchSet) -> MatchSet {
    let index = view.index
    switch index.ends[end.int] {
    case .node(let node, let file, let type):
      return matches(view.endpoint(of: node, in: file, type: type), given: given)
    case .external(let number):
      return matches(Endpoint(external: index.externalNames[number]), given: given)
    case .symbol(let name, let labels):
      let symbol = Endpoint(external: nil, symbol: view.graph.names[name], labels: labels)
      return matches(symbol, given: given)
    case .file(let file):
      let nodes = reach.contains(.types) ? index.nodesOfFile[file.int] : []
      if nodes.isEmpty { return matches(view.endpoint(of: file), given: given) }
      return commonMatches(nodes.map { index.homeEnds[$0.int] }, given: given)
    case .module(let module):
      let files = index.filesOfModule[module.int]
      if files.isEmpty { return matches(view.endpoint(of: module), given: given) }
      return commonMatches(files.map { index.fileEnds[$0.int] }, given: given)
    }
  }

  /// The answer to all that a file or module stands for: undecided unless it is the same for each
  /// part.
  private func commonMatches(_ parts: [EndID], given: MatchSet) -> MatchSet {
    var common: MatchSet?
    for part in parts {
      let answer = matches(part, given: given)
      if answer == .undecided { return .undecided }
      if let common, common != answer { return .undecided }
      common = answer
    }
    return common ?? .none
  }
}

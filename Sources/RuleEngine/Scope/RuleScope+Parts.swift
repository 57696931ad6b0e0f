import Findings
import RuleLanguage

extension RuleScope {
  /// The members of a list of selectors, or the whole selector where it is no list, as messages name
  /// them: with what the captures stand for in place of the captures.
  package func parts(of selector: Selector, given: MatchSet) -> [String] {
    guard let bindings = table.bindings(given).first, !bindings.isEmpty else {
      return selector.parts
    }
    return selector.parts.map(bindings.filling)
  }

  /// A side of a dependency as messages name it: by the selector where that looks at paths or types, so that its
  /// component as a whole is not meant. Of a list it is the element that takes the end; where the selector is an
  /// expression, or it is not known which element does, it is the side itself.
  package func side(
    _ side: DependencySide, at end: EndID? = nil, meantBy selector: Selector,
    _ matcher: SelectorMatcher, given: MatchSet
  ) -> DependencySide {
    if matcher.reach.level == .place { return side }
    var side = side
    side.meaning = side.name
    switch selector.expression {
    case .leaf: side.meaning = parts(of: selector, given: given).first
    case .any(let members):
      guard let end, let endpoint = view.endpoint(of: end) else { break }
      let taking = members.first { member in
        Selector(member, text: selector.text, location: selector.location)
          .selects(endpoint, tags: view.tags)
      }
      guard case .leaf(let leaf) = taking, leaf.kind != .tag else { break }
      side.meaning = table.bindings(given).first.map { $0.filling(leaf.text) } ?? leaf.text
    case .all, .not, .everything: break
    }
    return side
  }
}

extension Selector {
  /// The members of a list as written, or the whole selector where it is no list.
  package var parts: [String] {
    switch expression {
    case .any(let members):
      return Selector.Expression.any(members).listedLeaves?.map(\.text) ?? [text]
    case .leaf, .all, .not, .everything: return [text]
    }
  }
}

extension Selector.Expression {
  /// The leaves of a list, lists in it taken apart; `nil` where it holds anything else.
  fileprivate var listedLeaves: [SelectorLeaf]? {
    switch self {
    case .leaf(let leaf): return [leaf]
    case .any(let members):
      let leaves = members.compactMap(\.listedLeaves)
      return leaves.count == members.count ? leaves.flatMap(\.self) : nil
    case .all, .not, .everything: return nil
    }
  }
}

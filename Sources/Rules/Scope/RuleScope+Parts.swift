import ArchModel

extension RuleScope {
  /// The members of a list of selectors, or the whole selector where it is no list, as messages name
  /// them: with what the captures stand for in place of the captures.
  func parts(of selector: Selector, given: Ways) -> [String] {
    guard let bindings = table.bindings(given).first, !bindings.isEmpty else {
      return selector.parts
    }
    return selector.parts.map(bindings.filling)
  }

  /// A side of a dependency as messages name it: by the selector where that looks at paths or types, so that its
  /// component as a whole is not meant; by the side itself where the selector is a list or an expression.
  func side(
    _ side: DependencySide, meantBy selector: Selector, _ matcher: SelectorMatcher, given: Ways
  ) -> DependencySide {
    if matcher.reach.level == .place { return side }
    var side = side
    side.meaning = side.name
    if case .leaf = selector.expression { side.meaning = parts(of: selector, given: given).first }
    return side
  }
}

extension Selector {
  /// The members of a list as written, or the whole selector where it is no list.
  var parts: [String] {
    switch expression {
    case .any(let members):
      let leaves = members.compactMap { member in
        if case .leaf(let leaf) = member { leaf.text } else { nil }
      }
      return leaves.count == members.count ? leaves : [text]
    case .leaf, .all, .not, .everything: return [text]
    }
  }
}

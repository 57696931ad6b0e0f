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

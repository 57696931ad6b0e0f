import RuleLanguage

/// The answer of a selector to one end.
package struct Ways: Hashable, Sendable {
  /// An index of the table that made it, or a negative number.
  package let rawValue: Int32

  /// The selector does not take the end.
  package static let none = Ways(rawValue: -1)
  /// The end is a whole file or module, and the selector takes some parts of it but not others.
  package static let undecided = Ways(rawValue: -2)
  /// The selector takes the end and binds nothing.
  package static let unbound = Ways(rawValue: 0)

  /// Whether the selector takes the end for certain.
  package var areSome: Bool { rawValue >= 0 }
}

/// Numbers for the lists of bindings that selectors return, equal lists sharing one.
///
/// Reference semantics on purpose: the matchers of one rule add to one table while they are asked.
/// It lives as long as one rule's evaluation and never crosses threads.
package final class WayTable {
  private var lists: [[Bindings]] = [[Bindings()]]
  private var numbers: [[Bindings]: Int32] = [[Bindings()]: 0]

  /// The ways of a list; `none` for an empty one.
  package func ways(_ bindings: [Bindings]) -> Ways {
    if bindings.isEmpty { return .none }
    if bindings.count == 1, bindings[0].isEmpty { return .unbound }
    if let known = numbers[bindings] { return Ways(rawValue: known) }
    let new = Int32(lists.count)
    lists.append(bindings)
    numbers[bindings] = new
    return Ways(rawValue: new)
  }

  /// The list of some ways, sorted; empty for those that take nothing.
  package func bindings(_ ways: Ways) -> [Bindings] {
    ways.areSome ? lists[Int(ways.rawValue)] : []
  }
}

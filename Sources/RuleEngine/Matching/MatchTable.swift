import RuleLanguage

/// How a selector matches one end: the bindings of each match, as an index of a table.
package struct MatchSet: Hashable, Sendable {
  /// An index of the table that made it, or a negative number.
  package let rawValue: Int32

  /// The selector does not take the end.
  package static let none = MatchSet(rawValue: -1)
  /// The end is a whole file or module, and the selector takes some parts of it but not others.
  package static let undecided = MatchSet(rawValue: -2)
  /// The selector takes the end and binds nothing.
  package static let unbound = MatchSet(rawValue: 0)

  /// Whether the selector takes the end for certain.
  package var areSome: Bool { rawValue >= 0 }
}

/// Numbers for the lists of bindings that selectors return, equal lists sharing one.
///
/// Reference semantics on purpose: the matchers of one rule add to one table while they are asked.
/// It lives as long as one rule's evaluation and never crosses threads.
package final class MatchTable {
  private var lists: [[Bindings]] = [[Bindings()]]
  private var numbers: [[Bindings]: Int32] = [[Bindings()]: 0]

  /// The matches of a list of bindings; `none` for an empty one.
  package func matches(_ bindings: [Bindings]) -> MatchSet {
    if bindings.isEmpty { return .none }
    if bindings.count == 1, bindings[0].isEmpty { return .unbound }
    if let known = numbers[bindings] { return MatchSet(rawValue: known) }
    let new = Int32(lists.count)
    lists.append(bindings)
    numbers[bindings] = new
    return MatchSet(rawValue: new)
  }

  /// The bindings of some matches, sorted; empty if there are none.
  package func bindings(_ matches: MatchSet) -> [Bindings] {
    matches.areSome ? lists[Int(matches.rawValue)] : []
  }
}

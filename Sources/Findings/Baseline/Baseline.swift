import RuleLanguage
import SourceText

/// A violation that is accepted for now.
package struct BaselineEntry: Hashable, Sendable {
  /// What it is known by.
  package var identity: ViolationIdentity
  /// How many times it may occur; at least 1.
  package var count: Int
  /// Why it is accepted.
  package var reason: String?
  /// Who looks after it.
  package var owner: String?
  /// The last day on which it counts.
  package var until: CalendarDate?
  /// Where it is written; `nil` for a new one.
  package var location: SourceLocation?

  /// Makes an entry.
  package init(
    _ identity: ViolationIdentity, count: Int = 1, reason: String? = nil, owner: String? = nil,
    until: CalendarDate? = nil, location: SourceLocation? = nil
  ) {
    self.identity = identity
    self.count = count
    self.reason = reason
    self.owner = owner
    self.until = until
    self.location = location
  }
}

/// The violations that a project accepts for now.
package struct Baseline: Hashable, Sendable {
  /// The entries, of which no two have the same identity.
  package var entries: [BaselineEntry]

  /// Makes a baseline.
  package init(entries: [BaselineEntry] = []) { self.entries = entries }

  /// The entries by rule, defect, sides, subject and detail, bytes compared.
  package var sortedEntries: [BaselineEntry] {
    let keyed = entries.map { (key: $0.identity.sortingKey, entry: $0) }
    return keyed.sorted { left, right in
      for (first, second) in zip(left.key, right.key) where !first.equalsInBytes(second) {
        return first.precedesInBytes(second)
      }
      return left.key.count < right.key.count
    }.map(\.entry)
  }
}

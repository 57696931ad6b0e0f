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

/// How a violation goes beyond what the baseline knows of it.
package enum BaselineGrowth: Hashable, Sendable {
  /// It occurs more often than this, which is what the baseline knows.
  case occurrences(known: Int)
  /// A cycle has these members more than the one that the baseline knows.
  case members([String])
  /// The last day of its entry is over.
  case expired(CalendarDate)

  /// Its name in machine formats, one of `words`.
  package var word: String {
    switch self {
    case .occurrences: "occurrences"
    case .members: "members"
    case .expired: "expired"
    }
  }

  /// Every name.
  package static let words = ["occurrences", "members", "expired"]
}

/// What the comparison with a baseline gave, in numbers.
package struct BaselineSummary: Hashable, Sendable {
  /// The file, relative to the root where it lies below it.
  package var path: String
  /// Violations that it knows.
  package var known: Int
  /// Violations that it does not know, or not in that number.
  package var new: Int
  /// Entries of which something is no longer there.
  package var gone: Int

  /// Makes a summary.
  package init(path: String, known: Int, new: Int, gone: Int) {
    self.path = path
    self.known = known
    self.new = new
    self.gone = gone
  }
}

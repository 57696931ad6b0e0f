import RuleLanguage

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

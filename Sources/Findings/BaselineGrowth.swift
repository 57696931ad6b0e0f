import RuleLanguage

/// How a violation goes beyond what the baseline knows of it.
package enum BaselineGrowth: Hashable, Sendable {
  /// It occurs more often than this, which is what the baseline knows; the others stand in these
  /// declarations or files, as far as the baseline tells.
  case occurrences(known: Int, places: [String] = [])
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

  /// What names the new part: members of a cycle, declarations or files.
  package var names: [String] {
    switch self {
    case .occurrences(_, let places): places
    case .members(let members): members
    case .expired: []
    }
  }

  /// Every name.
  package static let words = ["occurrences", "members", "expired"]
}

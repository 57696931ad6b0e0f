import RuleLanguage
import SourceText

/// Code in which an accepted violation occurs, by a name that survives edits.
package struct BaselinePlace: Hashable, Sendable {
  /// The declaration, such as `Router.open(_:)`, or the file.
  package var name: String
  /// How many times it occurs there; at least 1.
  package var count: Int

  /// Makes a place.
  package init(_ name: String, count: Int) {
    self.name = name
    self.count = count
  }

  /// The places of occurrences, each name once, sorted by bytes.
  package static func counted(_ names: [String]) -> [BaselinePlace] {
    Dictionary(grouping: names, by: ByteKey.init)
      .map { BaselinePlace($0.key.string, count: $0.value.count) }
      .sorted { $0.name.precedesInBytes($1.name) }
  }
}

/// A violation that is accepted for now.
package struct BaselineEntry: Hashable, Sendable {
  /// What it is known by.
  package var identity: ViolationIdentity
  /// How many times it may occur; at least 1.
  package var count: Int
  /// Where it occurred when the entry was written, sorted by name; empty where nobody knows. They
  /// tell which occurrence is new, never whether one is.
  package var places: [BaselinePlace]
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
    _ identity: ViolationIdentity, count: Int = 1, places: [BaselinePlace] = [],
    reason: String? = nil, owner: String? = nil, until: CalendarDate? = nil,
    location: SourceLocation? = nil
  ) {
    self.identity = identity
    self.count = count
    self.places = places
    self.reason = reason
    self.owner = owner
    self.until = until
    self.location = location
  }
}

/// What the entries of a baseline accept.
package struct BaselineAcceptance: Hashable, Sendable {
  /// What an entry accepts of two sides that it names.
  package enum Unit: String, CaseIterable, Hashable, Sendable {
    /// As many occurrences as it says.
    case occurrences
    /// The pair, however often it occurs.
    case pairs
  }

  /// What stands for the rules that are not named, in a list of rules.
  package static let anyRule = "*"

  /// What counts for rules that are not named.
  package var usual: Unit
  /// What counts for single rules, by id, or with `preset/*` for those of a preset.
  package var ofRules: [String: Unit]

  /// Makes an acceptance; by default of occurrences.
  package init(_ usual: Unit = .occurrences, ofRules: [String: Unit] = [:]) {
    self.usual = usual
    self.ofRules = ofRules
  }

  /// What counts for a rule.
  package func unit(of rule: String) -> Unit {
    if let unit = ofRules[rule] { return unit }
    guard let slash = rule.utf8.firstIndex(of: UInt8(ascii: "/")) else { return usual }
    return ofRules[rule[...slash] + "*"] ?? usual
  }
}

/// The violations that a project accepts for now.
package struct Baseline: Hashable, Sendable {
  /// What the entries accept.
  package var accept: BaselineAcceptance
  /// The entries, of which no two have the same identity.
  package var entries: [BaselineEntry]

  /// Makes a baseline.
  package init(entries: [BaselineEntry] = [], accept: BaselineAcceptance = BaselineAcceptance()) {
    self.entries = entries
    self.accept = accept
  }

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

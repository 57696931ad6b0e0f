import SourceText

/// A baseline brought up to date with the violations of a run.
package struct BaselineUpdate: Sendable {
  /// The new baseline.
  package private(set) var baseline: Baseline
  /// The old baseline, with the names that the code has now.
  package let followed: Baseline
  /// The names that have changed since the old baseline was written.
  package let renames: Renames
  /// Number of violations, or occurrences of one, that were added.
  package private(set) var added = 0
  /// Number of entries that were taken out, or whose count was lowered.
  package private(set) var removed = 0
  /// Violations that the old baseline does not know, and that were not added.
  package private(set) var refused: [Violation] = []
  /// Violations that no baseline takes: what is wrong with the configuration.
  package private(set) var untaken: [Violation] = []

  /// Brings a baseline up to date: what is gone is taken out; what is new is added if it may grow.
  /// Reasons, owners and dates stay with their entries, and entries of rules that were not checked
  /// stay as they are.
  ///
  /// - Parameters:
  ///   - old: the baseline so far; empty for the first one.
  ///   - violations: those of the run; suppressed ones are left out.
  ///   - mayGrow: whether what is new is added.
  ///   - isChecked: whether the rule of an id was checked, or is not there any more.
  ///   - code: what is known of the code.
  /// - Complexity: as `BaselineComparison`.
  package init(
    _ old: Baseline, with violations: [Violation], mayGrow: Bool, isChecked: (String) -> Bool,
    code: BaselineCode = .unknown
  ) {
    // Entries whose last day is over stay for whoever wrote the date to decide.
    let comparison = BaselineComparison(
      violations, with: old, isChecked: isChecked, today: nil, code: code)
    renames = comparison.renames
    followed = Baseline(entries: comparison.currentEntries, accept: old.accept)
    baseline = Baseline(accept: old.accept)
    var wanted: [ByteKey: BaselineEntry] = [:]
    for (entry, found) in zip(followed.entries, comparison.found) {
      guard let found else {
        baseline.entries.append(entry)
        continue
      }
      if found < entry.count { removed += 1 }
      guard found > 0 else { continue }
      var entry = entry
      entry.count = found
      wanted[entry.identity.key] = entry
    }
    for violation in comparison.violations where violation.status == .new {
      guard let identity = ViolationIdentity(violation) else {
        untaken.append(violation)
        continue
      }
      guard mayGrow else {
        refused.append(violation)
        continue
      }
      var known = 0
      if case .occurrences(let count, _)? = violation.growth { known = count }
      let surplus = violation.occurrences - known
      added += surplus
      wanted[identity.key, default: BaselineEntry(identity, count: 0)].count += surplus
    }
    let places = Self.places(of: violations, code)
    baseline.entries += wanted.map { key, entry in
      Self.placed(entry, places[key] ?? [], accept: old.accept)
    }
    baseline.entries = baseline.sortedEntries
    removeOutgrown(violations, isChecked)
  }

  /// The names of the places where each violation occurs, as often as it does.
  private static func places(
    of violations: [Violation], _ code: BaselineCode
  ) -> [ByteKey: [String]] {
    var places: [ByteKey: [String]] = [:]
    for violation in violations where violation.status != .suppressed {
      guard let identity = ViolationIdentity(violation) else { continue }
      places[identity.key, default: []] += code.places(violation)
    }
    return places
  }

  /// An entry with the places of its occurrences, where these are the ones accepted. One that
  /// accepts a pair needs neither places nor a number, and what occurs once by its name no place.
  private static func placed(
    _ entry: BaselineEntry, _ places: [String], accept: BaselineAcceptance
  ) -> BaselineEntry {
    var entry = entry
    if accept.unit(of: entry.identity.rule) == .pairs {
      (entry.count, entry.places) = (1, [])
    } else if entry.identity.subject != nil, entry.count == 1 {
      entry.places = []
    } else if places.count == entry.count {
      entry.places = BaselinePlace.counted(places)
    }
    return entry
  }

  /// Takes out cycles in place of which greater ones are known now.
  private mutating func removeOutgrown(_ violations: [Violation], _ isChecked: (String) -> Bool) {
    let comparison = BaselineComparison(
      violations, with: baseline, isChecked: isChecked, today: nil)
    baseline.entries = zip(baseline.entries, comparison.found).compactMap { entry, found in
      found == 0 ? nil : entry
    }
  }
}

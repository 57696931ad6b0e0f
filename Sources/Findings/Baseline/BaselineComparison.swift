import RuleLanguage
import SourceText

/// What a baseline knows of the violations of a run.
package struct BaselineComparison: Sendable {
  /// The violations in their order, those that the baseline knows with that status.
  package private(set) var violations: [Violation]
  /// For each entry how many of its occurrences were found, at most its count; `nil` for entries of
  /// rules that were not checked.
  package private(set) var found: [Int?]
  private let entries: [BaselineEntry]
  private let indices: [ByteKey: Int]
  /// The entries by all but what else tells them apart.
  private let families: [ByteKey: [Int]]

  /// Compares violations with a baseline.
  ///
  /// - Parameters:
  ///   - violations: in the order of reports; where several are one to the baseline, it knows the
  ///     first ones. Suppressed ones are left alone.
  ///   - isChecked: whether the rule of an id was checked, or is not there any more.
  ///   - today: entries whose last day lies before it do not count; `nil` keeps them all.
  /// - Complexity: O(violations + entries), for cycles times the baselined cycles of a rule.
  package init(
    _ violations: [Violation], with baseline: Baseline, isChecked: (String) -> Bool,
    today: CalendarDate?
  ) {
    let entries = baseline.entries
    self.violations = violations
    self.entries = entries
    found = entries.map { isChecked($0.identity.rule) ? 0 : nil }
    let keys = entries.map(\.identity.key)
    indices = Dictionary(zip(keys, keys.indices)) { first, _ in first }
    families = Dictionary(grouping: entries.indices) { entries[$0].identity.familyKey }
    for index in violations.indices where violations[index].status == .new {
      compare(index, today)
    }
  }

  private mutating func compare(_ index: Int, _ today: CalendarDate?) {
    guard let identity = ViolationIdentity(violations[index]) else { return }
    let members = violations[index].defect.members
    if !members.isEmpty {
      compare(index, identity, members, today)
      return
    }
    guard let entry = indices[identity.key] else { return }
    let count = violations[index].occurrences
    let left = entries[entry].count - (found[entry] ?? 0)
    found[entry] = (found[entry] ?? 0) + min(left, count)
    if let until = entries[entry].until, let today, until < today {
      violations[index].growth = .expired(until)
    } else if left >= count {
      violations[index].status = .baseline
    } else if left > 0 {
      violations[index].growth = .occurrences(known: left)
    }
  }

  /// What has members is known if they are among those of an entry.
  private mutating func compare(
    _ index: Int, _ identity: ViolationIdentity, _ members: [String], _ today: CalendarDate?
  ) {
    var nearest: (entry: Int, added: [String])?
    for entry in families[identity.familyKey] ?? [] {
      let known = Set(entries[entry].identity.detail.map(ByteKey.init))
      let added = members.filter { !known.contains(ByteKey($0)) }
      guard added.count < members.count - 1, added.count < nearest?.added.count ?? .max else {
        continue
      }
      nearest = (entry, added)
    }
    guard let nearest else { return }
    found[nearest.entry] = entries[nearest.entry].count
    if let until = entries[nearest.entry].until, let today, until < today {
      violations[index].growth = .expired(until)
    } else if nearest.added.isEmpty {
      violations[index].status = .baseline
    } else {
      violations[index].growth = .members(nearest.added)
    }
  }

  /// The entries of which something is no longer there, with the number that is.
  package var stale: [(entry: BaselineEntry, found: Int)] {
    zip(entries, found).compactMap { entry, found in
      found.flatMap { $0 < entry.count ? (entry, $0) : nil }
    }
  }

  /// The comparison in numbers.
  package func summary(path: String) -> BaselineSummary {
    BaselineSummary(
      path: path, known: violations.count { $0.status == .baseline },
      new: violations.count { $0.status == .new }, gone: stale.count)
  }
}

extension ViolationIdentity {
  /// What violations with members have in common that may be one.
  fileprivate var familyKey: ByteKey {
    ByteKey("\(rule.utf8.count):\(rule)\(defect.utf8.count):\(defect)\(subject ?? "")")
  }
}

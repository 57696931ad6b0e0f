import SourceText

/// What has come to a baseline and what has gone: the output of `baseline diff`.
package struct BaselineDifference: Hashable, Sendable {
  /// A violation that is accepted another number of times.
  package struct Change: Hashable, Sendable {
    /// What it is known by.
    package var identity: ViolationIdentity
    /// Who looks after it, or `nil`.
    package var owner: String?
    /// How many occurrences there were, and are.
    package var before: Int
    package var after: Int
  }

  /// The occurrences of one owner or rule.
  package struct Row: Hashable, Sendable {
    /// The owner or rule; `nil` for entries without an owner.
    package var name: String?
    /// How many there were, and are.
    package var before = 0
    package var after = 0
    /// How many have come, and gone.
    package var more = 0
    package var fewer = 0

    /// Adds what was and is of one violation.
    fileprivate mutating func add(_ change: Change) {
      before += change.before
      after += change.after
      more += max(0, change.after - change.before)
      fewer += max(0, change.before - change.after)
    }
  }

  /// What is compared: files, or what the code is like now.
  package var old: String
  package var new: String
  /// The violations whose numbers differ, sorted as in baselines.
  package let changes: [Change]
  /// All occurrences.
  package let total: Row
  /// The occurrences of each owner, sorted by name, those of none last.
  package let owners: [Row]
  /// The occurrences of each rule, sorted by id.
  package let rules: [Row]
  /// Names that are told to have changed, so that their violations are the same.
  package let renames: [Rename]

  /// Compares two baselines.
  ///
  /// - Parameters:
  ///   - old: the first one with its name, names of the code as in the second one.
  ///   - new: the second one with its name.
  ///   - renames: the names that have changed.
  /// - Complexity: O(n log n) for n entries.
  package init(
    from old: (baseline: Baseline, name: String), to new: (baseline: Baseline, name: String),
    renames: [Rename] = []
  ) {
    (self.old, self.new) = (old.name, new.name)
    self.renames = renames
    let all = Self.changes(old.baseline, new.baseline)
    changes = all.filter { $0.before != $0.after }
    total = Self.row(nil, all)
    owners = Self.rows(all, by: \.owner)
    rules = Self.rows(all, by: \.identity.rule)
  }

  /// Each violation of either one.
  private static func changes(_ old: Baseline, _ new: Baseline) -> [Change] {
    var before = Dictionary(
      old.entries.map { ($0.identity.key, $0) }, uniquingKeysWith: { first, _ in first })
    let kept = new.sortedEntries.map { entry in
      let earlier = before.removeValue(forKey: entry.identity.key)
      return Change(
        identity: entry.identity, owner: entry.owner ?? earlier?.owner,
        before: earlier?.count ?? 0, after: entry.count)
    }
    let gone = Baseline(entries: Array(before.values)).sortedEntries.map { entry in
      Change(identity: entry.identity, owner: entry.owner, before: entry.count, after: 0)
    }
    return kept + gone
  }

  private static func rows(_ changes: [Change], by name: (Change) -> String?) -> [Row] {
    let groups = Dictionary(grouping: changes) { name($0).map(ByteKey.init) }
    return groups.map { row($0?.string, $1) }.sorted { left, right in
      guard let first = left.name else { return false }
      return right.name.map { first.precedesInBytes($0) } ?? true
    }
  }

  private static func row(_ name: String?, _ changes: [Change]) -> Row {
    changes.reduce(into: Row(name: name)) { $0.add($1) }
  }
}

import RuleLanguage
import SourceText

/// What a baseline knows of the violations of a run.
package struct BaselineComparison: Sendable {
  /// The violations by place, those that the baseline knows with that status. Of one that occurs
  /// more often than accepted the new occurrences stand first.
  package private(set) var violations: [Violation]
  /// For each entry how many of its occurrences were found, at most its count; `nil` for entries of
  /// rules that were not checked.
  package private(set) var found: [Int?]
  /// The names that have changed since the baseline was written.
  package private(set) var renames = Renames()
  private let entries: [BaselineEntry]
  /// What the entries are known by now: as written, but for names that have changed.
  private var identities: [ViolationIdentity]
  private let accept: BaselineAcceptance
  private let today: CalendarDate?
  private let code: BaselineCode

  /// Compares violations with a baseline.
  ///
  /// - Parameters:
  ///   - violations: in the order of reports; where several are one to the baseline and it does not
  ///     tell which, it knows the first ones. Suppressed ones are left alone.
  ///   - isChecked: whether the rule of an id was checked, or is not there any more.
  ///   - today: entries whose last day lies before it do not count; `nil` keeps them all.
  ///   - code: what is known of the code.
  /// - Complexity: O(violations + entries), for cycles times the baselined cycles of a rule.
  package init(
    _ violations: [Violation], with baseline: Baseline, isChecked: (String) -> Bool,
    today: CalendarDate?, code: BaselineCode = .unknown
  ) {
    self.violations = violations
    self.today = today
    self.code = code
    entries = baseline.entries
    accept = baseline.accept
    identities = entries.map(\.identity)
    found = entries.map { isChecked($0.identity.rule) ? 0 : nil }
    let comparable = violations.indices.compactMap { index -> Compared? in
      guard violations[index].status == .new else { return nil }
      return ViolationIdentity(violations[index]).map { Compared(index: index, identity: $0) }
    }
    let cycles = comparable.filter { !violations[$0.index].defect.members.isEmpty }
    let counted = comparable.filter { violations[$0.index].defect.members.isEmpty }
    compare(counted)
    renames = renames(among: comparable)
    if !renames.all.isEmpty {
      for entry in entries.indices where found[entry] == 0 {
        identities[entry] = renames.applied(to: entries[entry].identity)
      }
      compare(counted)
    }
    compareCycles(cycles)
    sortByPlace()
  }

  /// The entries, those that were found with the names of now.
  package var currentEntries: [BaselineEntry] {
    entries.indices.map { index in
      var entry = entries[index]
      if found[index].map({ $0 > 0 }) ?? false { entry.identity = identities[index] }
      return entry
    }
  }

  // MARK: What is counted

  /// A violation that an entry may know.
  private struct Compared {
    /// Its position among the violations.
    var index: Int
    var identity: ViolationIdentity
  }

  /// Compares the entries of which nothing has been found.
  private mutating func compare(_ violations: [Compared]) {
    let families = Dictionary(grouping: violations) { $0.identity.key }
    for entry in entries.indices where found[entry] == 0 {
      guard let family = families[identities[entry].key] else { continue }
      compare(family.map(\.index), with: entry)
    }
  }

  private mutating func compare(_ indices: [Int], with entry: Int) {
    let total = indices.reduce(0) { $0 + violations[$1].occurrences }
    let isWhole = accept.unit(of: identities[entry].rule) == .pairs
    found[entry] = isWhole ? entries[entry].count : min(entries[entry].count, total)
    if let expiry = expiry(of: entry) {
      for index in indices { violations[index].growth = expiry }
    } else if isWhole || total <= entries[entry].count {
      for index in indices { violations[index].status = .baseline }
    } else {
      tellApart(indices, with: entry)
    }
  }

  private func expiry(of entry: Int) -> BaselineGrowth? {
    guard let until = entries[entry].until, let today, until < today else { return nil }
    return .expired(until)
  }

  /// One of the references, imports or violations that an entry counts.
  private struct Occurrence {
    /// The violation's position.
    var violation: Int
    /// Its number among those of the violation.
    var number: Int
    /// Where it stands; `nil` where nobody knows.
    var place: String?
    /// Whether the entry knows one there.
    var isInPlace = false
    /// Whether the entry accepts it.
    var isAccepted = false
  }

  /// Tells known occurrences from new ones where there are more than an entry accepts: first those
  /// that stand where the entry knows one are accepted, then others, which may have moved.
  private mutating func tellApart(_ indices: [Int], with entry: Int) {
    var free = entries[entry].count
    var known = Dictionary(
      entries[entry].places.map { (ByteKey($0.name), $0.count) }, uniquingKeysWith: +)
    let isKnown = !known.isEmpty
    var occurrences = indices.flatMap { index in
      let places = isKnown ? code.places(violations[index]) : []
      return (0..<violations[index].occurrences).map { number in
        Occurrence(
          violation: index, number: number,
          place: places.indices.contains(number) ? places[number] : nil)
      }
    }
    for index in occurrences.indices where free > 0 {
      guard let place = occurrences[index].place.map(ByteKey.init), let left = known[place],
        left > 0
      else { continue }
      (known[place], free) = (left - 1, free - 1)
      (occurrences[index].isInPlace, occurrences[index].isAccepted) = (true, true)
    }
    for index in occurrences.indices where free > 0 && !occurrences[index].isAccepted {
      (occurrences[index].isAccepted, free) = (true, free - 1)
    }
    for (violation, own) in Dictionary(grouping: occurrences, by: \.violation) {
      note(own, of: violation)
    }
  }

  private mutating func note(_ occurrences: [Occurrence], of violation: Int) {
    let accepted = occurrences.count(where: \.isAccepted)
    guard accepted < occurrences.count else {
      violations[violation].status = .baseline
      return
    }
    let strange = occurrences.filter { !$0.isInPlace }
    var known: Set<String> = []
    let places = strange.compactMap(\.place).filter { known.insert($0).inserted }
    if accepted > 0 {
      violations[violation].growth = .occurrences(known: accepted, places: places)
    }
    let evidence = violations[violation].evidence
    guard !places.isEmpty, evidence.count == occurrences.count else { return }
    let order = strange + occurrences.filter(\.isInPlace)
    violations[violation].evidence = order.map { evidence[$0.number] }
    violations[violation].location = violations[violation].evidence[0].location
  }

  /// Puts those whose first occurrence is another one now where they belong.
  private mutating func sortByPlace() {
    let order = violations.indices.sorted { left, right in
      let (first, second) = (violations[left].location, violations[right].location)
      return first == second ? left < right : first < second
    }
    violations = order.map { violations[$0] }
  }

  // MARK: Names that have changed

  private func renames(among comparable: [Compared]) -> Renames {
    let fresh = comparable.filter {
      violations[$0.index].status == .new && violations[$0.index].growth == nil
    }
    return Renames(
      gone: entries.indices.filter { found[$0] == 0 }.map { identities[$0] },
      fresh: fresh.map(\.identity), of: identities, isName: code.isName)
  }

  // MARK: Cycles

  private mutating func compareCycles(_ cycles: [Compared]) {
    if cycles.isEmpty { return }
    var families: [ByteKey: BaselinedMembers] = [:]
    for entry in entries.indices {
      families[identities[entry].familyKey, default: BaselinedMembers()].add(
        identities[entry].detail, of: entry)
    }
    for cycle in cycles {
      guard let family = families[cycle.identity.familyKey] else { continue }
      compare(cycle.index, violations[cycle.index].defect.members, family)
    }
  }

  /// The entries of one family that have each member, in order.
  private struct BaselinedMembers {
    private var entriesOfMember: [ByteKey: [Int]] = [:]

    mutating func add(_ members: [String], of entry: Int) {
      for member in Set(members.map(ByteKey.init)) {
        entriesOfMember[member, default: []].append(entry)
      }
    }

    func entries(with member: String) -> [Int] { entriesOfMember[ByteKey(member)] ?? [] }

    /// The entry that has most of some members, two at least, and of several the first one; with the
    /// members that it lacks. O(entries that have one of them).
    func nearest(to members: [String]) -> (entry: Int, added: [String])? {
      var shared: [Int: Int] = [:]
      for member in members {
        for entry in entries(with: member) { shared[entry, default: 0] += 1 }
      }
      let best = shared.filter { $0.value > 1 }.min {
        $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value
      }
      return best.map { entry, _ in
        (entry, members.filter { !entries(with: $0).contains(entry) })
      }
    }
  }

  /// What has members is known if they are among those of an entry.
  private mutating func compare(_ index: Int, _ members: [String], _ family: BaselinedMembers) {
    guard let nearest = family.nearest(to: members) else { return }
    found[nearest.entry] = entries[nearest.entry].count
    if let expiry = expiry(of: nearest.entry) {
      violations[index].growth = expiry
    } else if nearest.added.isEmpty {
      violations[index].status = .baseline
    } else {
      violations[index].growth = .members(nearest.added)
    }
  }

  // MARK: What it comes to

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
      new: violations.count { $0.status == .new }, gone: stale.count, renames: renames.all)
  }
}

extension ViolationIdentity {
  /// What violations with members have in common that may be one.
  fileprivate var familyKey: ByteKey {
    ByteKey("\(rule.utf8.count):\(rule)\(defect.utf8.count):\(defect)\(subject ?? "")")
  }
}

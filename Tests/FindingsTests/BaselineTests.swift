import Findings
import RuleLanguage
import SourceText
import Testing

/// A violation of which a baseline needs to know no more than this.
private func violation(
  rule: String = "rule", defect: String = "forbidden-dependency", _ from: String? = "A",
  _ to: String? = "B", times: Int = 1, members: [String] = [], identity: DefectIdentity = .sides(),
  line: Int = 1, unmatched: UnmatchedPart? = nil, traits: DefectTraits = []
) -> Violation {
  let side = { (name: String) in DependencySide(component: name, module: name) }
  let place = SourceLocation(path: "A.swift", line: line)
  return Violation(
    rule: rule, kind: "forbid",
    defect: DefectRecord(
      name: defect, message: "A sentence", fix: "Mend it.", rationale: "It matters.",
      subject: from ?? "", identity: identity, members: members, unmatched: unmatched,
      traits: traits),
    severity: .error, location: place, from: from.map(side), to: to.map(side),
    evidence: (0..<times).map { _ in
      Evidence(
        location: place, symbol: to ?? "", role: .typePosition, from: from ?? "", to: to ?? "")
    })
}

private func cycle(_ members: String...) -> Violation {
  violation(
    defect: "dependency-cycle", nil, nil, members: members, identity: .own([""] + members))
}

private func entry(_ violation: Violation, count: Int = 1, until: String? = nil) throws
  -> BaselineEntry
{
  BaselineEntry(
    try #require(ViolationIdentity(violation)), count: count,
    until: until.flatMap { CalendarDate($0) })
}

@Suite("A comparison with the baseline")
struct BaselineComparisonTests {
  private func compare(
    _ violations: [Violation], _ entries: [BaselineEntry], today: String? = nil,
    unchecked: String = ""
  ) -> BaselineComparison {
    BaselineComparison(
      violations, with: Baseline(entries: entries), isChecked: { $0 != unchecked },
      today: today.flatMap { CalendarDate($0) })
  }

  @Test("knows a violation by rule, defect and sides, wherever it stands")
  func identity() throws {
    let known = try entry(violation())
    #expect(compare([violation(line: 99)], [known]).violations[0].status == .baseline)
    for other in [
      violation(rule: "other"), violation(defect: "forbidden-chain"), violation("A", "C"),
      violation("C", "B"),
    ] {
      let comparison = compare([other], [known])
      #expect(comparison.violations[0].status == .new && comparison.violations[0].growth == nil)
      #expect(comparison.stale.map(\.found) == [0])
    }
  }

  @Test("counts occurrences: what is more than known is new, what is less is stale")
  func occurrences() throws {
    let twice = try entry(violation(), count: 2)
    #expect(compare([violation(times: 2)], [twice]).violations[0].status == .baseline)
    let more = compare([violation(times: 3)], [twice]).violations[0]
    #expect(more.status == .new && more.growth == .occurrences(known: 2))
    let less = compare([violation()], [twice])
    #expect(less.violations[0].status == .baseline && less.stale.map(\.found) == [1])
  }

  @Test("lets an entry count until its last day")
  func lastDay() throws {
    let dated = try entry(violation(), until: "2026-06-30")
    #expect(compare([violation()], [dated], today: "2026-06-30").violations[0].status == .baseline)
    let late = compare([violation()], [dated], today: "2026-07-01").violations[0]
    #expect(late.status == .new)
    #expect(late.growth == CalendarDate("2026-06-30").map { BaselineGrowth.expired($0) })
  }

  @Test("knows a cycle that has shrunk, and names what a greater one has more")
  func cycles() throws {
    let known = try entry(cycle("A", "B", "C"))
    #expect(compare([cycle("A", "C")], [known]).violations[0].status == .baseline)
    let greater = compare([cycle("A", "B", "C", "D")], [known]).violations[0]
    #expect(greater.status == .new && greater.growth == .members(["D"]))
    #expect(compare([cycle("X", "Y")], [known]).violations[0].growth == nil)
  }

  @Test("says nothing of rules that were not checked, and leaves suppressed violations alone")
  func unchecked() throws {
    let known = try entry(violation())
    let comparison = compare([], [known], unchecked: "rule")
    #expect(comparison.found == [nil] && comparison.stale.isEmpty)
    var suppressed = violation()
    suppressed.status = .suppressed
    #expect(compare([suppressed], [known]).violations[0].status == .suppressed)
  }

  @Test("is summed up in numbers")
  func summary() throws {
    let entries = [try entry(violation()), try entry(violation("X", "Y"))]
    let summary = compare([violation(), violation("A", "C")], entries).summary(path: "base.yml")
    #expect([summary.known, summary.new, summary.gone] == [1, 1, 1])
    #expect(summary.path == "base.yml")
  }
}

@Suite("A baseline brought up to date")
struct BaselineUpdateTests {
  private func update(
    _ entries: [BaselineEntry], _ violations: [Violation], mayGrow: Bool = false
  ) -> BaselineUpdate {
    BaselineUpdate(
      Baseline(entries: entries), with: violations, mayGrow: mayGrow, isChecked: { $0 != "off" })
  }

  @Test("takes out what is gone, keeps what stays with its reason, and refuses what is new")
  func shrinks() throws {
    var kept = try entry(violation(), count: 3)
    kept.reason = "Old, but loved"
    let update = update(
      [kept, try entry(violation("X", "Y"))], [violation(times: 2), violation("A", "C")])
    #expect(update.baseline.entries.map(\.count) == [2])
    #expect(update.baseline.entries[0].reason == "Old, but loved")
    #expect(update.removed == 2 && update.added == 0)
    #expect(update.refused.map { $0.to?.name } == ["C"])
  }

  @Test("adds what is new where it may grow, sorted by bytes")
  func grows() throws {
    let update = update(
      [try entry(violation())], [violation(times: 3), violation("A", "É"), violation("A", "Z")],
      mayGrow: true)
    #expect(update.baseline.entries.map { $0.identity.to } == ["B", "Z", "É"])
    #expect(update.baseline.entries.map(\.count) == [3, 1, 1])
    #expect(update.added == 4 && update.refused.isEmpty)
  }

  @Test("leaves entries of rules that were not checked as they are")
  func unchecked() throws {
    let other = try entry(violation(rule: "off"))
    #expect(update([other], []).baseline.entries == [other])
  }

  @Test("replaces a cycle by the greater one that it has grown into")
  func cycles() throws {
    let update = update([try entry(cycle("A", "B"))], [cycle("A", "B", "C")], mayGrow: true)
    #expect(update.baseline.entries.map { $0.identity.detail } == [["A", "B", "C"]])
  }

  @Test("never takes a selector that matches nothing")
  func unmatched() {
    let mistake = violation(
      defect: "unmatched-selector", nil, nil,
      unmatched: UnmatchedPart(selector: "Ghost", part: "to"))
    let update = update([], [mistake], mayGrow: true)
    #expect(update.untaken == [mistake] && update.baseline.entries.isEmpty)
    #expect(ViolationIdentity(mistake) == nil)
  }
}

@Suite("What identifies a violation")
struct FingerprintTests {
  @Test("is 16 digits that survive another line, wording and number of references")
  func stable() {
    var reworded = violation(times: 5, line: 70)
    reworded.defect.message = "Another sentence"
    let print = violation().fingerprint
    #expect(print == reworded.fingerprint)
    #expect(print.count == 16 && print.allSatisfy(\.isHexDigit))
  }

  @Test("is another one for another rule, defect, side or name")
  func different() {
    let prints = [
      violation(), violation(rule: "other"), violation(defect: "other"), violation("C", "B"),
      violation("A", "C"), violation(identity: .sides(["x"])),
      violation(identity: .own(["A", "B"])),
      // Names are kept apart: the end of one is not the beginning of the next.
      violation("AB", "C"), violation("A", "BC"),
    ].map(\.fingerprint)
    #expect(Set(prints).count == prints.count)
  }
}

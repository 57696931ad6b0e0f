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
    unchecked: String = "", code: BaselineCode = .unknown
  ) -> BaselineComparison {
    BaselineComparison(
      violations, with: Baseline(entries: entries), isChecked: { $0 != unchecked },
      today: today.flatMap { CalendarDate($0) }, code: code)
  }

  private func code(places: [String]) -> BaselineCode {
    BaselineCode(places: { _ in places }, isName: { _ in false })
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

  @Test("accepts a pair however often it occurs, where the baseline accepts pairs")
  func pairs() throws {
    let known = try entry(violation(), count: 2)
    let other = try entry(violation(rule: "preset/b"))
    let accept = BaselineAcceptance(.occurrences, ofRules: ["rule": .pairs, "preset/*": .pairs])
    let comparison = BaselineComparison(
      [violation(times: 9), violation(rule: "preset/b", times: 3)],
      with: Baseline(entries: [known, other], accept: accept), isChecked: { _ in true }, today: nil)
    #expect(comparison.violations.allSatisfy { $0.status == .baseline })
    #expect(comparison.stale.isEmpty)
    #expect(accept.unit(of: "else") == .occurrences)
    #expect(BaselineAcceptance(.pairs, ofRules: ["a": .occurrences]).unit(of: "a") == .occurrences)
  }

  @Test("names the occurrence that is new, and puts it first")
  func newOccurrence() throws {
    var known = try entry(violation(), count: 2)
    known.places = [BaselinePlace("A.open()", count: 1), BaselinePlace("A.start()", count: 1)]
    var found = violation(times: 3)
    for (index, line) in [3, 7, 9].enumerated() { found.evidence[index].location.line = line }
    let places = ["A.open()", "A.close()", "A.start()"]
    let comparison = compare([found], [known], code: code(places: places))
    let grown = comparison.violations[0]
    #expect(grown.growth == .occurrences(known: 2, places: ["A.close()"]))
    #expect(grown.evidence.map(\.location.line) == [7, 3, 9] && grown.location.line == 7)
    #expect(
      grown.message.hasSuffix(
        "it occurs 3 times, but the baseline accepts it 2 times; what is new is in 'A.close()'"))
  }

  @Test("names every place that is not known where one may have moved")
  func movedOccurrence() throws {
    var known = try entry(violation(), count: 2)
    known.places = [BaselinePlace("A.open()", count: 2)]
    let places = ["A.close()", "A.open()", "A.start()"]
    let comparison = compare([violation(times: 3)], [known], code: code(places: places))
    #expect(
      comparison.violations[0].growth
        == .occurrences(known: 2, places: ["A.close()", "A.start()"]))
  }

  @Test("knows of several violations of one name that where the baseline has it")
  func sameName() throws {
    let own = { (path: String) in
      var found = violation(nil, nil, identity: .own(["Theme"]))
      found.location.path = path
      return found
    }
    var known = try entry(own("B.swift"), count: 1)
    known.places = [BaselinePlace("B.swift", count: 1)]
    let code = BaselineCode(places: { [$0.location.path] }, isName: { _ in false })
    let comparison = compare([own("A.swift"), own("B.swift")], [known], code: code)
    #expect(comparison.violations.map(\.status) == [.new, .baseline])
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

@Suite("Names that have changed since the baseline was written")
struct RenameTests {
  /// Compares with entries for the old violations, in a project that has some names.
  private func compare(
    _ old: [Violation], _ new: [Violation], names: [String]
  ) throws -> BaselineComparison {
    let names = Set(names)
    return BaselineComparison(
      new, with: Baseline(entries: try old.map { try entry($0) }), isChecked: { _ in true },
      today: nil, code: BaselineCode(places: { _ in [] }, isName: { names.contains($0) }))
  }

  @Test(
    "are followed where they differ in one part, or are one file in two folders",
    arguments: [
      ("App.Router", "App.AppRouter"), ("App.Router", "Shell.Router"), ("App", "Shell"),
      ("App.Router.open()", "App.Flow.open()"), ("App/A.swift", "App/New/Deep/A.swift"),
    ])
  func followed(old: String, new: String) throws {
    let comparison = try compare(
      [violation(old, "B"), violation("B", old)], [violation("B", new), violation(new, "B")],
      names: [new, "B"])
    #expect(comparison.violations.allSatisfy { $0.status == .baseline })
    #expect(comparison.renames.all == [Rename(old: old, new: new)])
    #expect(comparison.stale.isEmpty)
    #expect(comparison.summary(path: "b.yml").renames.count == 1)
  }

  @Test("are followed on both sides at once, as soon as other violations tell them")
  func bothSides() throws {
    let comparison = try compare(
      [violation("A.X", "B"), violation("A.Y", "B"), violation("A.X", "A.Y")],
      [violation("Z.X", "B"), violation("Z.Y", "B"), violation("Z.X", "Z.Y")],
      names: ["Z.X", "Z.Y", "B"])
    #expect(comparison.violations.allSatisfy { $0.status == .baseline })
  }

  @Test("are left alone where the old name is still there, or the new one was there before")
  func sameNames() throws {
    let moved = try compare([violation("A", "B")], [violation("C", "B")], names: ["A", "C", "B"])
    #expect(moved.violations[0].status == .new && moved.renames.all.isEmpty)
    let mentioned = try compare(
      [violation("A", "B"), violation("C", "D")], [violation("C", "B"), violation("C", "D")],
      names: ["C", "B", "D"])
    #expect(mentioned.violations.map(\.status) == [.new, .baseline])
  }

  @Test("are left alone where several could be meant, and where more than a part differs")
  func ambiguous() throws {
    let two = try compare(
      [violation("M.A", "B")], [violation("M.C", "B"), violation("M.D", "B")],
      names: ["M.C", "M.D", "B"])
    #expect(two.violations.allSatisfy { $0.status == .new })
    let swapped = try compare(
      [violation("M.A", "B"), violation("M.E", "B")], [violation("M.C", "B")],
      names: ["M.C", "B"])
    #expect(swapped.violations[0].status == .new)
    let other = try compare([violation("M.A", "B")], [violation("N.C", "B")], names: ["N.C", "B"])
    #expect(other.violations[0].status == .new)
  }

  @Test("are told apart by all violations that speak of them")
  func told() throws {
    let comparison = try compare(
      [violation("M.A", "B"), violation("M.E", "B"), violation("M.A", "X"), violation("M.E", "Y")],
      [violation("M.C", "B"), violation("M.D", "B"), violation("M.C", "X"), violation("M.D", "Y")],
      names: ["M.C", "M.D", "B", "X", "Y"])
    #expect(comparison.renames.all.map(\.new) == ["M.C", "M.D"])
    #expect(comparison.violations.allSatisfy { $0.status == .baseline })
  }

  @Test("are followed among the members of a cycle")
  func cycles() throws {
    let comparison = try compare(
      [cycle("M.A", "M.B", "M.C")], [cycle("M.B", "M.C", "M.Z")], names: ["M.B", "M.C", "M.Z"])
    #expect(comparison.violations[0].status == .baseline)
  }

  @Test("stand in the baseline once it is brought up to date, with the reason of the old entry")
  func update() throws {
    var old = try entry(violation("M.A", "B"))
    old.reason = "Old, but loved"
    let update = BaselineUpdate(
      Baseline(entries: [old]), with: [violation("M.C", "B")], mayGrow: false,
      isChecked: { _ in true },
      code: BaselineCode(places: { _ in ["M.C.go()"] }, isName: { ["M.C", "B"].contains($0) }))
    #expect(update.refused.isEmpty && update.removed == 0)
    #expect(update.baseline.entries.map { $0.identity.from } == ["M.C"])
    #expect(update.baseline.entries[0].reason == "Old, but loved")
    #expect(update.baseline.entries[0].places == [BaselinePlace("M.C.go()", count: 1)])
    #expect(update.renames.all.map(\.old) == ["M.A"])
  }
}

@Suite("The difference between two baselines")
struct BaselineDifferenceTests {
  @Test("is what came and went, by owner and by rule")
  func difference() throws {
    func owned(_ violation: Violation, by owner: String?, count: Int = 1) throws -> BaselineEntry {
      var result = try entry(violation, count: count)
      result.owner = owner
      return result
    }
    let old = Baseline(entries: [
      try owned(violation(), by: "Ann", count: 3), try owned(violation("X", "Y"), by: "Bob"),
      try owned(violation("S", "T"), by: nil),
    ])
    let new = Baseline(entries: [
      try owned(violation(), by: "Ann", count: 1), try owned(violation("S", "T"), by: nil),
      try owned(violation(rule: "z"), by: nil, count: 2),
    ])
    let difference = BaselineDifference(from: (old, "old.yml"), to: (new, "new.yml"))
    #expect(
      difference.changes.map { "\($0.identity.title) \($0.before) \($0.after)" }
        == ["A → B 3 1", "A → B 0 2", "X → Y 1 0"])
    let rows = difference.owners.map { [$0.before, $0.after, $0.more, $0.fewer] }
    #expect(difference.owners.map(\.name) == ["Ann", "Bob", nil])
    #expect(rows == [[3, 1, 0, 2], [1, 0, 0, 1], [1, 3, 2, 0]])
    #expect(difference.rules.map(\.name) == ["rule", "z"])
    #expect(difference.total.before == 5 && difference.total.after == 4)
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

  @Test("notes where the occurrences stand, and nothing of the kind where pairs are accepted")
  func places() throws {
    let code = BaselineCode(places: { _ in ["b()", "a()", "b()"] }, isName: { _ in false })
    func updated(_ accept: BaselineAcceptance) -> BaselineEntry? {
      BaselineUpdate(
        Baseline(accept: accept), with: [violation(times: 3)], mayGrow: true,
        isChecked: { _ in true }, code: code
      ).baseline.entries.first
    }
    let counted = updated(BaselineAcceptance())
    #expect(counted?.count == 3)
    #expect(counted?.places == [BaselinePlace("a()", count: 1), BaselinePlace("b()", count: 2)])
    let pair = updated(BaselineAcceptance(.pairs))
    #expect(pair?.count == 1 && pair?.places == [])
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

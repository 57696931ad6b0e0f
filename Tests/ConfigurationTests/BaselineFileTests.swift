import Configuration
import Findings
import RuleLanguage
import Testing

@Suite("The baseline's file")
struct BaselineFileTests {
  private static let defects = ["dependency-cycle", "forbidden-dependency", "missing-file"]

  private static let text = """
    # Violations that are accepted for now: only new ones fail. 'archcheck baseline' updates the
    # file and keeps what you add to entries: 'reason', 'owner' and 'until'.
    version: 1
    findings:
      - rule: a
        defect: dependency-cycle
        subject: component
        detail:
          - A
          - B
      - rule: a
        defect: forbidden-dependency
        from: App.View
        to: "Core.(extension of X)"
        count: 3
        reason: "Goes with the old login, \\"soon\\"."
        owner: Ann
        until: 2026-12-31
      - rule: b
        defect: missing-file
        subject: Modules/A
        detail: "*Setup.swift"

    """

  @Test("reads back as it was written, in canonical order")
  func roundTrip() throws {
    let baseline = try readBaseline(Self.text, path: "b.yml", defects: Self.defects)
    #expect(baseline.entries.map(\.count) == [1, 3, 1])
    #expect(baseline.entries[1].reason == "Goes with the old login, \"soon\".")
    #expect(baseline.entries[1].until == CalendarDate("2026-12-31"))
    #expect(printedBaseline(baseline) == Self.text)
    #expect(printedBaseline(Baseline(entries: baseline.entries.reversed())) == Self.text)
    #expect(printedBaseline(Baseline()).hasSuffix("findings: []\n"))
  }

  @Test("says what it accepts, and where occurrences stand")
  func acceptance() throws {
    let text = """
      # Violations that are accepted for now: only new ones fail. 'archcheck baseline' updates the
      # file and keeps what you add to entries: 'reason', 'owner' and 'until'.
      version: 1
      accept:
        "*": pairs
        a: occurrences
        preset/*: occurrences
      findings:
        - rule: a
          defect: forbidden-dependency
          from: App.View
          to: Core.Store
          count: 3
          in:
            View.body: 1
            "View.open(_:)": 2
        - rule: a
          defect: forbidden-dependency
          from: App.View
          to: Core.Theme
          count: 2
          in: "View.init()"

      """
    let baseline = try readBaseline(text, path: "b.yml", defects: Self.defects)
    #expect(baseline.accept.usual == .pairs)
    #expect(baseline.accept.ofRules == ["a": .occurrences, "preset/*": .occurrences])
    #expect(baseline.entries.map { $0.places.map(\.count) } == [[1, 2], [2]])
    #expect(printedBaseline(baseline) == text)
    let pairs = Baseline(accept: BaselineAcceptance(.pairs))
    #expect(printedBaseline(pairs).contains("version: 1\naccept: pairs\nfindings: []\n"))
    #expect(
      try readBaseline(printedBaseline(pairs), path: "b.yml", defects: []).accept == pairs.accept)
  }

  @Test(
    "refuses what it does not know of acceptance and places",
    arguments: [
      ("accept: some\nfindings: []", "`accept` takes `occurrences` or `pairs`"),
      ("accept: { a: [x] }\nfindings: []", "`accept` takes `occurrences` or `pairs`"),
      (
        "findings: [{ rule: a, defect: missing-file, subject: X, in: [a] }]",
        "`in` takes the name of a declaration or file"
      ),
      (
        "findings: [{ rule: a, defect: missing-file, subject: X, in: { a: 0 } }]",
        "A count is a number of 1 or more"
      ),
    ])
  func acceptanceMistakes(text: String, message: String) {
    do {
      _ = try readBaseline("version: 1\n\(text)", path: "b.yml", defects: Self.defects)
      Issue.record("the mistake is told")
    } catch {
      #expect(error.issues.map(\.message).contains { $0.hasPrefix(message) })
    }
  }

  @Test("reports all its mistakes with their places")
  func mistakes() {
    let text = """
      version: 2
      finding: []
      findings:
        - { rule: a, defect: forbiden-dependency, form: A, to: B }
        - { rule: a, from: [A], count: 0, until: soon }
        - { rule: a, defect: missing-file, subject: X, count: 0, until: 2026-02-30 }
        - { rule: a, defect: missing-file, subject: X }
        - { rule: a, defect: missing-file }
        - text
      """
    do {
      _ = try readBaseline(text, path: "b.yml", defects: Self.defects)
      Issue.record("the mistakes are told")
    } catch {
      let found = error.issues.map { "\($0.location.line):\($0.location.column)" }
      #expect(
        found == [
          "1:10", "2:1", "4:24", "4:45", "5:5", "5:5", "5:22", "5:34", "5:44", "6:57", "6:67",
          "7:5", "8:5", "9:5",
        ])
      #expect(error.issues[2].message.contains("Did you mean `forbidden-dependency`?"))
    }
  }

  @Test("names a way out of a broken file that works", arguments: ["[]", "text"])
  func advice(text: String) {
    do {
      _ = try readBaseline(text, path: "b.yml", defects: Self.defects)
      Issue.record("it is no baseline")
    } catch {
      // What the command cannot read, it cannot bring up to date either.
      #expect(error.issues[0].message.contains("Remove the file and run 'archcheck baseline'"))
    }
  }
}

import ArchcheckKit
import RunTestSupport
import Testing

@testable import archcheck

@Suite("The options of the digest")
struct DigestRunTests {
  private let project = "Fixtures/TCA/Violations"

  @Test("shows the findings of the rules asked for, with the exit status of all")
  func details() throws {
    let run = try archcheck(project, "--details", "tca/clients-know-no-feature,tca/reducer-pure")
    #expect(run.status == 1)
    #expect(run.output.contains("── tca/clients-know-no-feature ─"))
    #expect(!run.output.contains("── tca/features-independent ─"))
  }

  @Test("names the nearest rule for a mistyped one")
  func unknownRule() throws {
    let run = try archcheck(project, "--details", "tca/reducer-pur")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("no rule 'tca/reducer-pur'"))
    #expect(run.errors.contains("'tca/reducer-pure'"))
  }

  @Test(
    "excludes what contradicts itself",
    arguments: [
      (["--all", "--top", "3"], "--all and --top"),
      (["--all", "--details", "a"], "--all and --details"),
      (["--details", "a", "--top", "3"], "--details and --top"),
      (["--top=-1"], "0 or more"), (["--group-by", "team"], "group-by"),
    ])
  func contradictions(arguments: [String], message: String) throws {
    let run = try archcheck([project] + arguments)
    #expect(run.status == 2 && run.errors.contains(message))
  }

  @Test("says how to see the rest as the command line that was given, and more")
  func command() throws {
    let run = try archcheck(
      "check", project, "--group-by", "component", "--top=1", "--today", "2026-01-01")
    #expect(run.output.contains("archcheck check \(project) --today 2026-01-01 --details RULE"))
    let layout = try FindingsOptions.parse([]).layout(
      hasMetrics: false, arguments: ["My App", "it's", "--top", "1", "a=b/c.yml"])
    #expect(layout.command == "archcheck 'My App' 'it'\\''s' a=b/c.yml")
  }

  @Test("says the same for any number of threads, and beside other outputs")
  func sameBytes() throws {
    let plain = try archcheck(project).output
    #expect(plain.contains("archcheck \(project) --details RULE"))
    #expect(try archcheck(project, "--jobs", "1").output == plain)
    #expect(try archcheck(project, "--jobs=2", "--format", "text").output == plain)
  }

  @Test("prints metrics only where they are asked for")
  func metrics() throws {
    #expect(try !archcheck(project).output.contains("standard deviation"))
    #expect(try archcheck(project, "--metrics").output.contains("standard deviation"))
  }

  @Test("is as wide as the window within limits", arguments: [(20, 40), (72, 72), (400, 120)])
  func width(columns: Int, width: Int) throws {
    let output = CollectedText(columns: columns)
    let surroundings = Surroundings.test(output: output, errors: CollectedText())
    _ = ArchcheckCommand.run(
      Invocation(arguments: [project, "--no-color"], surroundings: surroundings))
    let heads = output.text.split(separator: "\n").filter { $0.hasPrefix("── ") }
    // Where the rule's name alone is wider, the line is as long as it must be.
    #expect(heads.contains { $0.count == width } || width == 40)
    #expect(!heads.isEmpty && heads.allSatisfy { $0.count <= max(width, 60) })
  }

  @Test("has colours on a terminal, and none on one that understands only text")
  func colours() throws {
    for (type, isColoured) in [("xterm", true), ("dumb", false)] {
      let output = CollectedText(columns: 80)
      let surroundings = Surroundings.test(
        variables: ["TERM": type], output: output, errors: CollectedText(columns: 80))
      _ = ArchcheckCommand.run(Invocation(arguments: [project], surroundings: surroundings))
      #expect(output.text.contains("\u{1B}[") == isColoured)
    }
  }
}

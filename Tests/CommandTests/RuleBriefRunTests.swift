import RunTestSupport
import Testing

@Suite("The briefing on rules")
struct RuleBriefRunTests {
  @Test("has a line for each rule that is on, with its reason and what is written")
  func lines() throws {
    try withSmallPackage([
      "archcheck.yml": """
      version: 1
      rules:
        one:
          forbid: { from: App, to: Core }
          because: The app stands alone.
        two:
          severity: warning
          acyclic: { at: module }
        three:
          severity: off
          acyclic: { at: type }

      """
    ]) { directory in
      let run = try archcheck("rules", "brief", in: directory.path)
      #expect(run.status == 0)
      let lines = run.output.split(separator: "\n")
      #expect(lines.count == 3)
      #expect(lines[0].contains("archcheck check --format agent"))
      #expect(lines[1] == "- one: The app stands alone. [forbid: {from: App, to: Core}]")
      #expect(lines[2].hasPrefix("- two (warning): The code that"))
    }
  }

  @Test("is sixty lines at most, and counts the others")
  func limit() throws {
    let rules = (1...100).map { "  rule-\($0):\n    acyclic: { at: module }\n" }.joined()
    try withSmallPackage(["archcheck.yml": "version: 1\nrules:\n\(rules)"]) { directory in
      let output = try archcheck("rules", "brief", in: directory.path).output
      let lines = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      #expect(lines.count == 60)
      #expect(lines.last == "- and 43 more: archcheck rules")
    }
  }
}

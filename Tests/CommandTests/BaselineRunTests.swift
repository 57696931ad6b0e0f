import ArchTestSupport
import Foundation
import RunTestSupport
import Testing

@Suite("The baseline")
struct BaselineRunTests {
  private static let name = "archcheck-baseline.yml"

  private func delta(_ run: Run) throws -> [Int?] {
    let summary = try #require(try run.json()["summary"] as? [String: Any])
    let baseline = try #require(summary["baseline"] as? [String: Any])
    return ["known", "new", "gone"].map { baseline[$0] as? Int }
  }

  private func withFinding(_ body: (TemporaryDirectory) throws -> Void) throws {
    try withSmallPackage(["archcheck.yml": ExitStatusTests.forbidding], body)
  }

  @Test("accepts what is there, and keeps new findings failing")
  func adoption() throws {
    try withFinding { directory throws in
      #expect(try archcheck(directory.path).status == 1)
      let written = try archcheck("baseline", directory.path)
      #expect(written.status == 0)
      #expect(written.output == "\(Self.name): 1 entry written, for 1 occurrence.\n")
      let run = try archcheck(directory.path, "--strict")
      #expect(run.status == 0)
      #expect(run.output.contains("Baseline \(Self.name): 1 known, 0 new, 0 gone"))
      let json = try archcheck(directory.path, "--format", "json")
      #expect(try delta(json) == [1, 0, 0])
      #expect(json.output.contains("\"status\": \"baseline\""))
      #expect(try archcheck(directory.path, "--no-baseline").status == 1)

      try directory.write(
        """
        import Core


        struct App {
          let service: Service
          let other: Service
        }
        struct Second { let service: Service }

        """, to: "Sources/App/App.swift")
      let grown = try archcheck(directory.path, "--format", "json")
      #expect(grown.status == 1)
      #expect(try delta(grown) == [0, 2, 0])
      #expect(grown.output.contains("it occurs 2 times, but the baseline accepts it once"))
    }
  }

  @Test("grows only when it is told to, and keeps reason, owner and date")
  func growth() throws {
    try withFinding { directory throws in
      _ = try archcheck("baseline", directory.path)
      let path = "\(directory.path)/\(Self.name)"
      let first = try String(contentsOfFile: path, encoding: .utf8)
      try directory.write(
        first + "    reason: \"Old, but loved\"\n    owner: Ann\n    until: 2999-12-31\n",
        to: Self.name)
      try directory.write("import Core\nfunc second(_: Service) {}\n", to: "Sources/App/B.swift")
      let refused = try archcheck("baseline", directory.path)
      #expect(refused.status == 1)
      #expect(refused.output.contains("1 new finding not added"))
      #expect(refused.output.contains("Sources/App/B.swift:2:16"))
      let allowed = try archcheck("baseline", directory.path, "--allow-growth")
      #expect(allowed.status == 0)
      let second = try String(contentsOfFile: path, encoding: .utf8)
      #expect(second.contains("reason: \"Old, but loved\"") && second.contains("owner: Ann"))
      #expect(second.contains("until: 2999-12-31") && second.contains("from: App.second"))
      _ = try archcheck("baseline", directory.path)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == second)
      #expect(try archcheck(directory.path).status == 0)
    }
  }

  @Test("is stale where findings are gone: a warning, until it is brought up to date")
  func stale() throws {
    try withFinding { directory throws in
      _ = try archcheck("baseline", directory.path)
      try directory.write("struct App {}\n", to: "Sources/App/App.swift")
      let run = try archcheck(directory.path)
      #expect(run.status == 0)
      #expect(run.output.contains("\(Self.name):5:5 [stale-baseline]"))
      #expect(run.output.contains("0 known, 0 new, 1 gone"))
      #expect(try archcheck(directory.path, "--strict").status == 1)
      #expect(try archcheck(directory.path, "--strict", "--skip", "app-without-core").status == 0)
      let update = try archcheck("baseline", directory.path)
      #expect(update.output.contains("0 entries; 0 occurrences added, 1 entry removed"))
      #expect(try archcheck(directory.path, "--strict").status == 0)
    }
  }

  @Test("counts an entry until its last day")
  func lastDay() throws {
    try withFinding { directory throws in
      _ = try archcheck("baseline", directory.path)
      let path = "\(directory.path)/\(Self.name)"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      try directory.write(text + "    until: 2026-06-30\n", to: Self.name)
      #expect(try archcheck(directory.path, "--today", "2026-06-30").status == 0)
      let late = try archcheck(directory.path, "--today", "2026-07-01", "--format", "json")
      #expect(late.status == 1)
      #expect(late.output.contains("the baseline accepted it until 2026-06-30"))
    }
  }

  @Test("knows a cycle that has become smaller, and names what a greater one has more")
  func cycles() throws {
    func member(_ name: String, uses other: String) -> String {
      "struct \(name) { var next: [\(other)] }\n"
    }
    try withTemporaryDirectory(files: [
      "archcheck.yml": "version: 1\nrules:\n  no-cycles:\n    acyclic: { of: \"*\", at: type }\n",
      "Sources/A.swift": member("A", uses: "B"), "Sources/B.swift": member("B", uses: "C"),
      "Sources/C.swift": member("C", uses: "A"),
    ]) { directory throws in
      _ = try archcheck("baseline", directory.path)
      try directory.write(member("B", uses: "A"), to: "Sources/B.swift")
      #expect(try archcheck(directory.path).status == 0)
      try directory.write(member("B", uses: "C"), to: "Sources/B.swift")
      try directory.write(member("C", uses: "D"), to: "Sources/C.swift")
      try directory.write(member("D", uses: "A"), to: "Sources/D.swift")
      let run = try archcheck(directory.path, "--format", "json")
      #expect(run.status == 1)
      #expect(run.output.contains("the baseline accepts the cycle without"))
      #expect(run.output.contains(".D'"))
      _ = try archcheck("baseline", directory.path, "--allow-growth")
      #expect(try archcheck(directory.path).output.contains("1 known, 0 new, 0 gone"))
    }
  }

  @Test("lies where the configuration or the command line says")
  func place() throws {
    try withFinding { directory throws in
      try directory.write(
        ExitStatusTests.forbidding + "baseline: ci/known.yml\n", to: "archcheck.yml")
      let missing = try archcheck(directory.path)
      #expect(missing.output.contains("archcheck.yml:5:11 [missing-baseline]"))
      try directory.write("", to: "ci/known.yml")
      #expect(try archcheck("baseline", directory.path, "--allow-growth").status == 0)
      #expect(try archcheck(directory.path).status == 0)
      let other = "\(directory.path)/other.yml"
      #expect(try archcheck(directory.path, "--baseline", other).status == 2)
      #expect(try archcheck("baseline", directory.path, "--baseline", other).status == 0)
      #expect(try archcheck(directory.path, "--baseline", other).status == 0)
    }
  }

  @Test("is read with all its mistakes reported, and exit status 2")
  func mistakes() throws {
    try withFinding { directory throws in
      try directory.write(
        "version: 1\nfindings:\n  - { rule: a, defect: nonsense, from: A }\n  - x\n", to: Self.name)
      let run = try archcheck(directory.path)
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errors.contains("\(Self.name):3:24: error: There is no defect `nonsense`."))
      #expect(run.errors.contains("\(Self.name):4:5: error: An entry is a mapping"))
    }
  }

  @Test("does not take what is wrong with the configuration")
  func selectors() throws {
    let configuration =
      ExitStatusTests.forbidding + "  other:\n    forbid: { from: None, to: Core }\n"
    try withSmallPackage(["archcheck.yml": configuration]) { directory throws in
      let written = try archcheck("baseline", directory.path)
      #expect(written.output.contains("cannot be accepted: correct the configuration"))
      let json = try archcheck(directory.path, "--format", "json")
      #expect(json.status == 1)
      let coverage = try #require(try json.json()["coverage"] as? [String: Any])
      let unmatched = try #require(coverage["unmatchedSelectors"] as? [[String: Any]])
      #expect(unmatched.map { $0["selector"] as? String } == ["None"])
      #expect(coverage["rulesWithoutChecks"] as? [String] == ["other"])
    }
  }

  private static let grown = """
    import Core

    struct App {
      let service: Service
      func open() -> Service { Service() }
    }

    """

  @Test("names and shows the occurrence that is new")
  func newOccurrence() throws {
    try withFinding { directory throws in
      _ = try archcheck("baseline", directory.path)
      #expect(try directory.read(Self.name).contains("    in: App.service\n"))
      try directory.write(Self.grown, to: "Sources/App/App.swift")
      let run = try archcheck(directory.path)
      #expect(run.status == 1)
      #expect(run.output.contains("what is new is in 'App.open()'"), "\(run.output)")
      #expect(run.output.contains("Sources/App/App.swift:5:18"), "\(run.output)")
      let json = try archcheck(directory.path, "--format", "json").json()
      let violation = try #require((json["violations"] as? [[String: Any]])?.first)
      #expect(violation["growthNames"] as? [String] == ["App.open()"])
      #expect((violation["location"] as? [String: Any])?["line"] as? Int == 5)
      _ = try archcheck("baseline", directory.path, "--allow-growth")
      #expect(
        try directory.read(Self.name).contains(
          "    count: 3\n    in:\n      \"App.open()\": 2\n      App.service: 1\n"))
      #expect(try archcheck(directory.path, "--strict").status == 0)
    }
  }

  @Test("accepts pairs where it is told to")
  func pairs() throws {
    try withFinding { directory throws in
      _ = try archcheck("baseline", directory.path, "--accept", "pairs")
      let text = try directory.read(Self.name)
      #expect(text.contains("accept: pairs\n") && !text.contains("in:"))
      try directory.write(Self.grown, to: "Sources/App/App.swift")
      #expect(try archcheck(directory.path, "--strict").status == 0)
      let update = try archcheck("baseline", directory.path)
      #expect(update.status == 0)
      #expect(try directory.read(Self.name) == text)
      #expect(try archcheck("baseline", directory.path, "--accept", "half").status == 2)
    }
  }

  @Test("follows a type that has got another name, and says so")
  func renamed() throws {
    try withFinding { directory throws in
      _ = try archcheck("baseline", directory.path)
      let text = try directory.read(Self.name)
      try directory.write(text + "    owner: Ann\n", to: Self.name)
      try directory.write(
        "import Core\n\nstruct Shell { let service: Service }\n", to: "Sources/App/App.swift")
      let run = try archcheck(directory.path, "--strict")
      #expect(run.status == 0, "\(run.output)")
      #expect(run.output.contains("'App.App' is now called 'App.Shell'"), "\(run.output)")
      let update = try archcheck("baseline", directory.path)
      #expect(update.output.contains("'App.App' is now 'App.Shell'"), "\(update.output)")
      let written = try directory.read(Self.name)
      #expect(written.contains("from: App.Shell\n") && written.contains("owner: Ann"))
      #expect(written.contains("in: Shell.service\n"))
      #expect(!(try archcheck(directory.path)).output.contains("is now called"))
    }
  }

  @Test("shows what came and went since it was written, or since another version of it")
  func difference() throws {
    try withFinding { directory throws in
      _ = try archcheck("baseline", directory.path)
      let text = try directory.read(Self.name)
      try directory.write(text, to: "old.yml")
      try directory.write(text + "    owner: Ann\n", to: Self.name)
      try directory.write(
        "import Core\nfunc second(_: Service) {}\n", to: "Sources/App/App.swift")
      let now = try archcheck("baseline", "diff", directory.path)
      #expect(now.status == 0 && now.errors.isEmpty, "\(now.errors)")
      for line in [
        "\(Self.name) → now\n1 → 1 occurrence: 1 more, 1 fewer\n",
        "Ann          1      0     0      1\nnobody       0      1     1      0\n",
        "More\n  App.second → Core.Service  0 → 1  [app-without-core]\n",
        "Fewer\n  App.App → Core.Service  1 → 0  [app-without-core]\n",
      ] {
        #expect(now.output.contains(line), "\(now.output)")
      }
      let json = try archcheck("baseline", "diff", directory.path, "--format", "json").json()
      #expect((json["changes"] as? [Any])?.count == 2)
      _ = try archcheck("baseline", directory.path, "--allow-growth")
      let base = ["baseline", "diff", directory.path, "--base", directory.path(of: "old.yml")]
      let versions = try archcheck(base)
      #expect(versions.status == 0, "\(versions.errors)")
      #expect(versions.output.contains("1 → 1 occurrence: 1 more, 1 fewer"), "\(versions.output)")
      #expect(try archcheck("baseline", "diff", directory.path, "--base", "nope.yml").status == 2)
    }
  }
}

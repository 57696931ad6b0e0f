import Findings
import RuleLanguage
import SourceText
import Testing

@Suite("Paths of a report")
struct PathBaseTests {
  @Test("start where the base says")
  func prefixes() {
    let place = ProjectPlace(root: "/home/me/repo/ios", folderInRepository: "ios")
    #expect(PathBase.allCases.map(place.prefix) == ["", "ios", "/home/me/repo/ios"])
    let loose = ProjectPlace(root: "/home/me/ios")
    #expect(PathBase.allCases.map(loose.prefix) == ["", "", "/home/me/ios"])
  }

  @Test(
    "are put below the folder, however they lead",
    arguments: [
      ("ios", "App/A.swift", "ios/App/A.swift"), ("apps/ios", "../B.swift", "apps/B.swift"),
      ("ios", "../../C.swift", "ios/../../C.swift"), ("/r", "A.swift", "/r/A.swift"),
      ("/r/ios", "../A.swift", "/r/A.swift"), ("/", "A.swift", "/A.swift"),
      ("ios", "/elsewhere/archcheck.yml", "/elsewhere/archcheck.yml"), ("ios", "", "ios"),
      ("", "A.swift", "A.swift"),
    ])
  func joined(folder: String, path: String, expected: String) {
    #expect(report(path).withPaths(below: folder).violations[0].location.path == expected)
  }

  @Test("are all moved: of findings, evidence, problems, files and manifests")
  func everywhere() {
    let moved = report("A.swift").withPaths(below: "ios")
    #expect(moved.pathPrefix == "ios")
    #expect(moved.configuration == "ios/archcheck.yml")
    #expect(moved.violations[0].evidence[0].location.path == "ios/A.swift")
    #expect(moved.problems[0].location?.path == "ios/A.swift")
    #expect(moved.coverage.unownedFiles == ["ios/A.swift"])
    #expect(moved.coverage.manifests == ["ios/A.swift"])
    #expect(moved.rules[0].undecided[0].location?.path == "ios/A.swift")
    #expect(moved.baseline?.path == "ios/A.swift")
    #expect(moved.violations[0].fingerprint == report("A.swift").violations[0].fingerprint)
  }

  /// A report that names one file everywhere.
  private func report(_ path: String) -> Report {
    let location = SourceLocation(path: path, line: 1)
    var report = Report(
      project: "P", configuration: "archcheck.yml", modules: [],
      coverage: Coverage(
        files: 0, bytes: 0, parsedFiles: 0, filesWithSyntaxErrors: 0, skippedFiles: 0,
        unownedFiles: [path], manifests: [path], unfollowedManifests: [], names: .init(),
        members: .init(), edgesWithoutImport: []),
      metrics: .init(
        counting: .types, components: [],
        system: .init(count: 0, mean: nil, median: nil, standardDeviation: nil)),
      rules: [
        RuleSummary(
          id: "r", kind: "forbid", state: .active, checked: 0, violations: 0,
          undecided: [
            UndecidedCase(.unreadModule, "M", at: location)
          ])
      ],
      violations: [
        Violation(
          rule: "r", kind: "forbid",
          defect: DefectRecord(name: "d", message: "m", fix: "f", rationale: "", subject: "s"),
          severity: .error, location: location,
          evidence: [
            Evidence(location: location, symbol: "S", role: .typePosition, from: "A", to: "B")
          ])
      ],
      problems: [Problem(.noManifest, message: "None", location: location)],
      graph: ReportGraph(granularity: .module, nodes: [], edges: [], imports: [], cycles: []),
      isStrict: false)
    report.baseline = BaselineSummary(path: path, known: 0, new: 0, gone: 0)
    return report
  }
}

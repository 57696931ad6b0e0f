import DependencyModel
import Findings
import SourceFacts
import SourceText
import Testing

/// A report built in code, with the name of its golden files.
struct ReportCase: Sendable, CustomTestStringConvertible {
  var name: String
  var report: Report
  var testDescription: String { name }

  /// Every case, in order of name.
  static let all: [ReportCase] = [
    ReportCase(name: "baseline", report: .baseline),
    ReportCase(name: "clean", report: .clean),
    ReportCase(name: "conditions", report: .conditions),
    ReportCase(name: "cycles", report: .cycles),
    ReportCase(name: "defects", report: .defects),
    ReportCase(name: "empty", report: .empty()),
    ReportCase(name: "evidence-many", report: .evidence(count: 9)),
    ReportCase(name: "evidence-one", report: .evidence(count: 1)),
    ReportCase(name: "hostile", report: .hostile),
    ReportCase(name: "imports", report: .imports),
    ReportCase(name: "large", report: .large),
    ReportCase(name: "problems", report: .troubled),
    ReportCase(name: "undefined", report: .undefined),
  ]
}

extension Report {
  /// An app of ten modules without a finding.
  static var clean: Report {
    let rows = [
      ("App", 0, 9, 0, 4), ("AppCatalog", 1, 3, 1, 9), ("AppOverview", 1, 3, 0, 6),
      ("BitriseAuthentication", 1, 2, 1, 6), ("BuildHistory", 1, 3, 1, 9),
      ("BuildTrigger", 1, 3, 0, 6), ("Common", 9, 0, 6, 14), ("CommonUI", 7, 1, 0, 8),
      ("Networking", 5, 1, 2, 9), ("Welcome", 1, 2, 0, 6),
    ]
    return Report.empty(project: "BitriseClient").with { report in
      report.modules = rows.map { ModuleSummary($0.0) }
      report.modules.insert(ModuleSummary("AppCatalogTests", .test), at: 2)
      report.modules.insert(ModuleSummary("AppCatalogDemoApp", .demo), at: 2)
      report.coverage.files = 97
      report.coverage.parsedFiles = 97
      report.coverage.bytes = 61_820
      report.coverage.manifests = ["project.yml"]
      report.coverage.names = ResolutionCounts(certain: 1204, external: 318)
      report.coverage.members = ResolutionCounts(
        certain: 410, probable: 52, ambiguous: 3, unresolved: 19, external: 507)
      report.metrics.counting = .modules
      report.metrics.components = rows.map {
        ComponentMetrics($0.0, ca: $0.1, ce: $0.2, na: $0.3, nc: $0.4)
      }
      report.metrics.system = SystemMetrics(
        count: 10, mean: 0.3335, median: 0.25, standardDeviation: 0.2561)
      report.metrics.system.measured = ["ccd": 31, "acd": 3.1, "nccd": 1.1067]
      report.rules = [
        RuleSummary(
          id: "base/layers", kind: "layers", state: .active, checked: 27, violations: 0),
        RuleSummary(
          id: "base/acyclic", kind: "acyclic", state: .active, checked: 10,
          violations: 0),
        RuleSummary(
          id: "base/distance", kind: "metric", state: .active, checked: 9,
          violations: 0),
      ]
      report.graph = cleanGraph
    }
  }

  private static var cleanGraph: ReportGraph {
    ReportGraph(
      granularity: .module,
      nodes: [
        ReportNode(module: "App"), ReportNode(module: "Common"),
        ReportNode(module: "CommonTests", role: .test),
        ReportNode(module: "Demo", role: .demo), ReportNode(module: "Generator", role: .tool),
        ReportNode(module: "UIKit", role: nil),
      ],
      edges: [
        ReportEdge(
          "App", "Common", references: 12,
          evidence: [
            .reference("App/AppFlow.swift", 12, 7, "FlowController", from: "App", to: "Common"),
            .reference("App/AppFlow.swift", 3, 8, "Common", .import, from: "App", to: "Common"),
          ]),
        ReportEdge("App", "UIKit", references: 3, confidence: .compiler),
        ReportEdge("CommonTests", "Common", references: 1, nominal: false, confidence: .probable),
        ReportEdge("Demo", "Common"),
      ],
      imports: [
        ReportImport(
          location: SourceLocation("App/AppFlow.swift", 3, 8), from: "App", to: "Common",
          isExternal: false),
        ReportImport(
          location: SourceLocation("App/AppFlow.swift", 4, 8), from: "App", to: "UIKit",
          isExternal: true),
      ], cycles: [])
  }

  /// Components without types and without couplings.
  static var undefined: Report {
    Report.empty(project: "Undefined").with { report in
      report.configuration = nil
      report.modules = [ModuleSummary("Constants"), ModuleSummary("Lonely")]
      report.coverage.files = 2
      report.coverage.parsedFiles = 2
      report.coverage.bytes = 812
      report.metrics.components = [
        ComponentMetrics("Constants", ca: 3, ce: 0, na: 0, nc: 0),
        ComponentMetrics("Lonely", ca: 0, ce: 0, na: 0, nc: 2),
      ]
      report.rules = [
        RuleSummary(
          id: "near-the-main-sequence", kind: "metric", state: .active, checked: 2, violations: 0,
          undefined: ["Constants", "Lonely"]),
        RuleSummary(
          id: "no-unused-imports", kind: "manifest", state: .active, checked: 72, violations: 0,
          undecided: [
            UndecidedCase(.unreadModule, "UIKit", count: 40),
            UndecidedCase(.unreadModule, "\u{1B}[2J"),
            UndecidedCase(
              .unresolvedNames, "Lonely", count: 2, at: SourceLocation("Lonely/Lonely.swift", 3, 8)),
            UndecidedCase(.unreadManifest, "Constants"),
          ]),
      ]
      report.hints = [
        "No archcheck.yml was found, so the preset recommended was used: "
          + "'archcheck init' writes one to start from."
      ]
    }
  }

  /// More components than the table of `check` shows, and lists that are cut.
  static var large: Report {
    Report.empty(project: "Large").with { report in
      report.modules = (10..<50).map { ModuleSummary("Feature\($0)") }
      report.coverage.files = 12_345
      report.coverage.parsedFiles = 12_340
      report.coverage.bytes = 104_857_600
      report.coverage.filesWithSyntaxErrors = 2
      report.coverage.skippedFiles = 5
      report.coverage.unownedFiles = (1...12).map { "Scripts/tool\($0).swift" }
      report.coverage.unfollowedManifests = ["Examples/Package.swift"]
      report.coverage.names = ResolutionCounts(
        certain: 1_234_567, ambiguous: 89, unresolved: 700, external: 1)
      report.coverage.members = ResolutionCounts(certain: 1, unresolved: 2)
      report.coverage.edgesWithoutImport = [
        EdgeWithoutImport(from: "Feature10", to: "Feature12", through: "Feature11"),
        EdgeWithoutImport(from: "Feature13", to: "Feature14", through: nil),
      ]
      report.metrics.components = (10..<50).map {
        ComponentMetrics("Feature\($0)", ca: $0 % 7, ce: 1 + $0 % 3, na: $0 % 4, nc: 8)
      }
      report.metrics.system = SystemMetrics(
        count: 40, mean: 0.5, median: 0.25, standardDeviation: 0.125)
      report.rules = [
        RuleSummary(
          id: "undeclared", kind: "manifest", state: .inactive, checked: 0, violations: 0),
        RuleSummary(id: "cycles", kind: "acyclic", state: .active, checked: 40, violations: 0),
        RuleSummary(id: "unused", kind: "manifest", state: .off, checked: 0, violations: 0),
      ]
    }
  }
}

extension Evidence {
  static func reference(
    _ path: String, _ line: Int, _ column: Int, _ symbol: String,
    _ role: ReferenceRole = .typePosition,
    from: String, to: String, condition: String? = nil, source: String? = nil
  ) -> Evidence {
    Evidence(
      location: SourceLocation(path, line, column), symbol: symbol, role: role, from: from, to: to,
      condition: condition, sourceLine: source)
  }
}

import RuleEngine
@testable import DeclarationRules
@testable import ManifestRules
@testable import RuleKinds
import Findings
import Metrics
import SourceText

extension Report {
  /// One violation of every defect, and of both forms where a defect has two.
  static var defects: Report {
    Report.clean.with { report in
      report.violations = Violation.ofEveryDefect.filter {
        !Violation.ofEveryImportDefect.contains($0)
      }
      report.rules.append(
        RuleSummary(id: "no-back", kind: "forbid", state: .active, checked: 27, violations: 1))
    }
  }

  /// Two cycle groups, one larger than its shortest cycle, and an edge that is forbidden as well.
  static var cycles: Report {
    Report.empty(project: "Cycles").with { report in
      report.modules = ["A", "B", "C", "D", "E"].map { ModuleSummary($0) }
      report.violations = [
        Violation(
          rule: "no-cycles", kind: "acyclic",
          defect: DependencyCycle(
            granularity: .module, members: ["A", "B", "C"], path: ["A", "B", "A"]),
          severity: .error, location: SourceLocation("A/A.swift", 4, 13),
          evidence: [
            .reference(
              "A/A.swift", 4, 13, "BetaStore", from: "A.Alpha", to: "B.BetaStore",
              source: "  let beta: BetaStore"),
            .reference("B/B.swift", 1, 8, "A", .import, from: "B", to: "A", source: "import A"),
          ]),
        Violation(
          rule: "no-cycles", kind: "acyclic",
          defect: DependencyCycle(
            granularity: .type, members: ["D.X", "E.Y"], path: ["D.X", "E.Y", "D.X"]),
          severity: .warning, location: SourceLocation("D/X.swift", 9, 1)),
      ]
      report.graph = ReportGraph(
        granularity: .type,
        nodes: ["A.Alpha", "B.BetaStore", "C.Gamma"].map { id in
          ReportNode(
            id: id, name: String(id.dropFirst(2)), module: String(id.prefix(1)),
            component: String(id.prefix(1)), kind: id == "B.BetaStore" ? "protocol" : "struct",
            role: .production, cluster: String(id.prefix(1)))
        },
        edges: [
          ReportEdge("A.Alpha", "B.BetaStore", references: 2, inCycle: true),
          ReportEdge("A.Alpha", "C.Gamma", breaking: [.error("a-not-c")]),
          ReportEdge(
            "B.BetaStore", "A.Alpha", nominal: false, confidence: .probable,
            breaking: [
              EdgeBreach(rule: "b-not-a", severity: .warning),
              EdgeBreach(
                rule: "layers", severity: .error, isAccepted: true, isAgainstLayers: true),
            ], inCycle: true),
        ], imports: [], cycles: [["A.Alpha", "B.BetaStore"]], clusters: ["A", "B", "C"])
    }
  }

  /// A forbidden dependency and a cycle that some builds have only.
  static var conditions: Report {
    Report.empty(project: "Conditions").with { report in
      report.coverage.build = "Swift 6.1, BETA undefined"
      report.modules = ["App", "Core"].map { ModuleSummary($0) }
      let down = Evidence.reference(
        "App/App.swift", 7, 12, "Store", from: "App.App", to: "Core.Store", condition: "DEBUG",
        source: "  let store: Store")
      let up = Evidence.reference(
        "Core/Log.swift", 3, 8, "App", .import, from: "Core", to: "App",
        condition: "os(Linux) || (DEBUG && os(macOS))", source: "import App")
      var again = down
      again.location.line = 9
      again.condition = nil
      report.violations = [
        Violation(
          rule: "no-store", kind: "forbid", defect: ForbiddenDependency(), severity: .error,
          location: down.location, from: DependencySide("App", "App"),
          to: DependencySide("Core", "Store"), evidence: [down, again]),
        Violation(
          rule: "no-cycles", kind: "acyclic",
          defect: DependencyCycle(
            granularity: .module, members: ["App", "Core"], path: ["App", "Core", "App"]),
          severity: .error, location: down.location, evidence: [down, up]),
      ]
      report.graph = ReportGraph(
        granularity: .module,
        nodes: [ReportNode(module: "App"), ReportNode(module: "Core")],
        edges: [
          ReportEdge(
            "App", "Core", references: 2, evidence: [down, again], breaking: [.error("no-store")],
            inCycle: true),
          ReportEdge(
            "Core", "App", nominal: false, condition: up.condition, evidence: [up], inCycle: true),
        ], imports: [], cycles: [["App", "Core"]])
    }
  }

  /// One violation with as many references.
  static func evidence(count: Int) -> Report {
    Report.empty(project: "Evidence").with { report in
      report.violations = [
        Violation(
          rule: "no-back", kind: "forbid", defect: ForbiddenDependency(), severity: .error,
          location: SourceLocation("Sources/Core/Store.swift", 10, 14),
          from: DependencySide("Core", "Store"), to: DependencySide("UI", "Screen"),
          evidence: (0..<count).map { index in
            .reference(
              "Sources/Core/Store.swift", 10 + index * 45, 14, "Screen", .typePosition,
              from: "Core.Store", to: "UI.Screen", source: "  var screen: Screen?")
          })
      ]
    }
  }

  /// Known and suppressed violations beside a new one of the same pair, and more of a pair than are
  /// framed.
  static var baseline: Report {
    Report.empty(project: "Baseline").with { report in
      func violation(_ number: Int, _ status: ViolationStatus) -> Violation {
        Violation(
          rule: "features-are-independent", kind: "independence", defect: DependentSiblings(),
          severity: .error, location: SourceLocation("Feed/Feed\(number).swift", number, 13),
          from: DependencySide("Feed", "Feed\(number)"), to: DependencySide("Shop", "Cart"),
          evidence: [
            .reference(
              "Feed/Feed\(number).swift", number, 13, "Cart", .call, from: "Feed.Feed\(number)",
              to: "Shop.Cart", source: "\tlet cart = Cart()")
          ], because: "Features meet only in the app.", status: status)
      }
      report.violations =
        [violation(1, .baseline), violation(2, .suppressed)] + (3..<11).map { violation($0, .new) }
    }
  }

  /// One problem of every kind, under `--strict`.
  static var troubled: Report {
    Report.clean.with { report in
      report.isStrict = true
      report.problems = Problem.Kind.allCases.enumerated().map { index, kind in
        let place =
          index % 3 == 0
          ? nil : SourceLocation("Sources/File\(index).swift", index % 2 * 7, index % 2)
        return Problem(
          kind, severity: index == 4 ? .info : .warning,
          message: "Number \(index) is wrong. Correct it, or leave it out with 'exclude:'.",
          location: place)
      }.sorted()
    }
  }
}

extension Violation {
  /// One violation of every defect, in the order of the defect's cases.
  static let ofEveryDefect: [Violation] =
    dependencies + ofProjects + absences + ofEveryImportDefect

  private static let dependencies: [Violation] = [
    Violation(
      rule: "no-back", kind: "forbid", defect: ForbiddenDependency(), severity: .error,
      location: SourceLocation("Modules/Networking/Client.swift", 12, 19),
      from: DependencySide("Networking", "Client"),
      to: DependencySide("BitriseAuthentication", "TokenViewController"),
      evidence: [
        .reference(
          "Modules/Networking/Client.swift", 12, 19, "TokenViewController", .call,
          from: "Networking.Client", to: "BitriseAuthentication.TokenViewController",
          source: "\tlet controller = TokenViewController(nibName: nil, bundle: nil)"),
        .reference(
          "Modules/Networking/Client.swift", 3, 8, "BitriseAuthentication", .import,
          from: "Networking", to: "BitriseAuthentication", source: "import BitriseAuthentication"),
      ], because: "Common modules know no domain module."),
    Violation(
      rule: "common-knows-no-domain", kind: "forbid",
      defect: ForbiddenChain(chain: ["Common", "Networking", "BuildHistory"]), severity: .error,
      location: SourceLocation("Modules/Common/Store.swift", 7, 13),
      from: DependencySide("Common"), to: DependencySide("BuildHistory"),
      evidence: [
        .reference(
          "Modules/Common/Store.swift", 7, 13, "HTTPService", from: "Common.Store",
          to: "Networking.HTTPService", source: "  let http: HTTPService"),
        .reference(
          "Modules/Networking/Log.swift", 21, 3, "HistoryFlow", .extensionOf,
          from: "Networking.(extension of BuildHistory.HistoryFlow)", to: "BuildHistory.HistoryFlow"
        ),
      ], because: "Common modules know no domain module."),
    Violation(
      rule: "layers", kind: "layers",
      defect: LayerViolation(fromLayer: "common", toLayer: "domain"),
      severity: .error, location: SourceLocation("Modules/Common/Flow.swift", 2, 8),
      from: DependencySide("Common"), to: DependencySide("Welcome"),
      evidence: [
        .reference(
          "Modules/Common/Flow.swift", 2, 8, "Welcome", .import, from: "Common", to: "Welcome",
          source: "import Welcome")
      ]),
    Violation(
      rule: "layers", kind: "layers",
      defect: LayerViolation(fromLayer: "domain", toLayer: "domain"),
      severity: .warning, location: SourceLocation("Modules/Welcome/Flow.swift", 5, 1),
      from: DependencySide(component: "Welcome.UI", module: "Welcome", node: "Welcome.Flow"),
      to: DependencySide(component: "Catalog.UI", module: "Catalog", node: "Catalog.List")),
    Violation(
      rule: "layers", kind: "layers",
      defect: LayerViolation(fromLayer: "app", toLayer: "common", skipped: ["domain"]),
      severity: .error, location: SourceLocation("App/Flow.swift", 5, 1),
      from: DependencySide("App"), to: DependencySide("Common")),
    Violation(
      rule: "core-is-alone", kind: "allow", defect: DependencyNotAllowed(allowed: []),
      severity: .error, location: SourceLocation("Modules/Core/Core.swift", 1, 8),
      from: DependencySide("Core"), to: DependencySide("Common")),
    Violation(
      rule: "ui-uses", kind: "allow",
      defect: DependencyNotAllowed(allowed: ["A", "B", "C", "D", "E", "F", "G"]),
      severity: .error, location: SourceLocation("Modules/CommonUI/Button.swift", 1, 8),
      from: DependencySide("CommonUI", "Button"), to: DependencySide("Networking", "HTTPVerb")),
    Violation(
      rule: "internals", kind: "protect", defect: ProtectedDependency(allowed: ["Catalog"]),
      severity: .error, location: SourceLocation("Modules/Welcome/Flow.swift", 8, 9),
      from: DependencySide("Welcome", "Flow"), to: DependencySide("CatalogInternals", "Store")),
    Violation(
      rule: "legacy", kind: "protect", defect: ProtectedDependency(allowed: []),
      severity: .warning, location: SourceLocation("Modules/Welcome/Flow.swift", 9, 9),
      from: DependencySide("Welcome", "Flow"), to: DependencySide("Legacy", "Store")),
    Violation(
      rule: "used-by-interface", kind: "interface",
      defect: BypassedInterface(exposed: ["type:LoginInterface", "path:**/Public/**"]),
      severity: .error, location: SourceLocation("Modules/Welcome/Flow.swift", 10, 9),
      from: DependencySide("Welcome", "Flow"), to: DependencySide("Login", "TokenStore")),
    Violation(
      rule: "domain-modules-are-independent", kind: "independence", defect: DependentSiblings(),
      severity: .error, location: SourceLocation("Modules/AppCatalog/CatalogFlow.swift", 104, 17),
      from: DependencySide("AppCatalog", "CatalogFlow"),
      to: DependencySide("BuildHistory", "HistoryController"),
      evidence: [
        .reference(
          "Modules/AppCatalog/CatalogFlow.swift", 104, 17, "HistoryController", .call,
          from: "AppCatalog.CatalogFlow", to: "BuildHistory.HistoryController",
          source: "  let history = HistoryController()")
      ]),
    Violation(
      rule: "towards-stability", kind: "stable-dependencies",
      defect: UnstableDependency(from: 1.0 / 3, to: 0.75, tolerance: 0), severity: .error,
      location: SourceLocation("Modules/Networking/Client.swift", 3, 8),
      from: DependencySide("Networking"), to: DependencySide("AppCatalog")),
    Violation(
      rule: "towards-stability", kind: "stable-dependencies",
      defect: UnstableDependency(from: 0.25, to: 0.5, tolerance: 0.125), severity: .warning,
      location: SourceLocation("Modules/Common/Client.swift", 3, 8),
      from: DependencySide("Common"), to: DependencySide("AppCatalog")),
    Violation(
      rule: "acyclic-modules", kind: "acyclic",
      defect: DependencyCycle(
        granularity: .module, members: ["AppCatalog", "BuildHistory"],
        path: ["AppCatalog", "BuildHistory", "AppCatalog"],
        cut: [.init(from: "BuildHistory", to: "AppCatalog", references: 2)]),
      severity: .error, location: SourceLocation("Modules/AppCatalog/CatalogFlow.swift", 2, 8)),
  ]

  private static let absences: [Violation] = [
    Violation(
      rule: "every-component-has-a-layer", kind: "layers",
      defect: UnlistedComponent(component: "Analytics"), severity: .error,
      location: SourceLocation("archcheck.yml", 14, 3)),
    Violation(
      rule: "near-the-main-sequence", kind: "metric",
      defect: MetricOutOfRange(
        component: "CommonUI", metric: .distance, value: 0.875, minimum: nil, maximum: 0.7),
      severity: .warning, location: SourceLocation("Modules/CommonUI/project.yml", 3, 3),
      because: "Widgets that everybody uses should be few."),
    Violation(
      rule: "undeclared", kind: "manifest", defect: UndeclaredDependency(), severity: .error,
      location: SourceLocation("Modules/BuildTrigger/Trigger.swift", 2, 8),
      from: DependencySide("BuildTrigger"), to: DependencySide("Networking"),
      evidence: [
        .reference(
          "Modules/BuildTrigger/Trigger.swift", 2, 8, "Networking", .import, from: "BuildTrigger",
          to: "Networking", source: "import Networking")
      ]),
    Violation(
      rule: "drawing", kind: "graph", defect: UndocumentedDependency(file: "docs/graph.dot"),
      severity: .error, location: SourceLocation("Modules/BuildHistory/Trigger.swift", 2, 8),
      from: DependencySide("BuildHistory"), to: DependencySide("CommonUI"),
      evidence: [
        .reference(
          "Modules/BuildHistory/Trigger.swift", 2, 8, "CommonUI", .import, from: "BuildHistory",
          to: "CommonUI", source: "import CommonUI")
      ]),
    Violation(
      rule: "drawing", kind: "graph",
      defect: UndocumentedComponent(component: "Tracking", file: "docs/graph.dot"),
      severity: .error, location: SourceLocation("Modules/Tracking/project.yml", 3, 3)),
    Violation(
      rule: "drawing", kind: "graph", defect: ObsoleteDependency(file: "docs/graph.dot"),
      severity: .error, location: SourceLocation("docs/graph.dot", 12, 14),
      from: DependencySide("BuildTrigger"), to: DependencySide("CommonUI")),
    Violation(
      rule: "drawing", kind: "graph",
      defect: ObsoleteComponent(component: "Launcher", file: "docs/graph.dot"),
      severity: .error, location: SourceLocation("docs/graph.dot", 13, 3)),
    Violation(
      rule: "drawing", kind: "graph",
      defect: UnreadableDocument(
        file: "docs/graph.mmd", reason: "expected 'flowchart', found 'x'"),
      severity: .error, location: SourceLocation("docs/graph.mmd", 1, 1)),
    Violation(
      rule: "unused", kind: "manifest", defect: UnusedDependency(others: 0), severity: .info,
      location: SourceLocation("Modules/AppOverview/project.yml", 12, 9),
      from: DependencySide("AppOverview"), to: DependencySide("Networking")),
    Violation(
      rule: "screens-are-public", kind: "declarations",
      defect: UnmetRequirement(
        of: DeclarationLabel(kind: "class", name: "Welcome.WelcomeScreen"), requirement: .access,
        wanted: "be public", found: "is internal"),
      severity: .error, location: SourceLocation("Modules/Welcome/Public/Screen.swift", 4, 7),
      from: DependencySide("Welcome", "WelcomeScreen")),
    Violation(
      rule: "no-requests-in-networking", kind: "declarations",
      defect: ForbiddenDeclaration(
        of: DeclarationLabel(kind: "struct", name: "Networking.LoginRequest"),
        noun: "type that conforms to 'HTTPRequest'", place: "Networking"),
      severity: .error, location: SourceLocation("Modules/Networking/LoginRequest.swift", 3, 8),
      from: DependencySide("Networking", "LoginRequest")
    ).with { $0.condition = "DEBUG" },
    Violation(
      rule: "one-coordinator", kind: "declarations",
      defect: DeclarationCount(
        of: "class named '*Coordinator'", group: "Login",
        found: ["Login.ACoordinator", "Login.BCoordinator"], minimum: 1, maximum: 1),
      severity: .warning, location: SourceLocation("Login/BCoordinator.swift", 2, 13),
      from: DependencySide("Login", "ACoordinator")),
    Violation(
      rule: "app-composes", kind: "declarations",
      defect: DeclarationCount(
        of: "class named 'ModulesContainer'", group: "App", found: [], minimum: 1, maximum: nil),
      severity: .error, location: SourceLocation("archcheck.yml", 40, 3)),
    Violation(
      rule: "common-knows-no-domain", kind: "forbid",
      defect: UselessSelector(selector: "tag:domian", part: "to"), severity: .error,
      location: SourceLocation("archcheck.yml", 22, 40)),
    Violation(
      rule: "layers", kind: "layers",
      defect: UselessSelector(selector: "Welcome → Common", part: "except"), severity: .error,
      location: SourceLocation("archcheck.yml", 30, 9)),
  ]
}

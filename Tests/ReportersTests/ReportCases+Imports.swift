import RuleEngine
@testable import ManifestRules
@testable import RuleKinds
import Findings
import SourceText

extension Report {
  /// One violation of every defect about imports.
  static var imports: Report {
    Report.clean.with { $0.violations = Violation.ofEveryImportDefect }
  }
}

extension Violation {
  /// One violation of every defect about imports and required dependencies, in the order of the
  /// cases, and of each form that words tell apart.
  static let ofEveryImportDefect: [Violation] =
    [
      importing("UIKit", ForbiddenExternal(through: [])),
      importing("SwiftUI", ForbiddenExternal(through: ["Kit"])),
      Violation(
        rule: "navigation", kind: "external", defect: ForbiddenMember(), severity: .error,
        location: SourceLocation("App/Main.swift", 4, 9), from: DependencySide("App"),
        to: DependencySide(component: "pushViewController", module: ""),
        evidence: [
          .reference(
            "App/Main.swift", 4, 9, "pushViewController", .call, from: "App",
            to: "pushViewController")
        ]),
      importing("Alamofire", ExternalNotAllowed(allowed: ["Foundation"], through: [])),
      importing("Moya", ExternalNotAllowed(allowed: [], through: ["Kit"])),
      importing("Store", LeakedDependency(through: "Core")),
      importing("XCTest", TestDependency()),
      Violation(
        rule: "manifests", kind: "manifest", defect: TestDependency(), severity: .error,
        location: SourceLocation("project.yml", 4, 9), from: DependencySide("App"),
        to: DependencySide("Quick")),
      importing("Foundation", UnusedImport(use: .none)),
      importing("CommonUI", UnusedImport(use: .members)),
      importing("Dispatch", UnusedImport(use: .undecided)),
      importing("Networking", MissingImport(isNominal: true)),
      importing("Common", MissingImport(isNominal: false)),
    ]
    + MissingDependency.Link.allCases.flatMap { link in
      [requiring(link, isReversed: false), requiring(link, isReversed: true)]
    }

  private static func importing(_ module: String, _ defect: any Defect) -> Violation {
    Violation(
      rule: "imports", kind: "external", defect: defect, severity: .error,
      location: SourceLocation("App/Main.swift", 1, 8), from: DependencySide("App"),
      to: DependencySide(module),
      evidence: [
        .reference("App/Main.swift", 1, 8, module, .import, from: "App", to: module)
      ])
  }

  private static func requiring(
    _ link: MissingDependency.Link, isReversed: Bool
  ) -> Violation {
    let required = MissingDependency(link: link, other: "Core", isReversed: isReversed)
    return Violation(
      rule: "wanted", kind: "require", defect: required,
      severity: .error, location: SourceLocation("project.yml", 3, 3),
      from: isReversed ? nil : DependencySide("App"), to: isReversed ? DependencySide("App") : nil)
  }
}

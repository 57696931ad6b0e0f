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
      importing("UIKit", .forbiddenExternal(through: [])),
      importing("SwiftUI", .forbiddenExternal(through: ["Kit"])),
      Violation(
        rule: "navigation", kind: "external", defect: .imports(.forbiddenMember), severity: .error,
        location: SourceLocation("App/Main.swift", 4, 9), from: DependencySide("App"),
        to: DependencySide(component: "pushViewController", module: ""),
        evidence: [
          .reference(
            "App/Main.swift", 4, 9, "pushViewController", .call, from: "App",
            to: "pushViewController")
        ]),
      importing("Alamofire", .externalNotAllowed(allowed: ["Foundation"], through: [])),
      importing("Moya", .externalNotAllowed(allowed: [], through: ["Kit"])),
      importing("Store", .leakedDependency(through: "Core")),
      importing("XCTest", .testDependency),
      Violation(
        rule: "manifests", kind: "manifest", defect: .imports(.testDependency), severity: .error,
        location: SourceLocation("project.yml", 4, 9), from: DependencySide("App"),
        to: DependencySide("Quick")),
      importing("Foundation", .unusedImport(.none)),
      importing("CommonUI", .unusedImport(.members)),
      importing("Dispatch", .unusedImport(.undecided)),
      importing("Networking", .missingImport(isNominal: true)),
      importing("Common", .missingImport(isNominal: false)),
    ]
    + RequiredDependency.Link.allCases.flatMap { link in
      [requiring(link, isReversed: false), requiring(link, isReversed: true)]
    }

  private static func importing(_ module: String, _ defect: ImportDefect) -> Violation {
    Violation(
      rule: "imports", kind: "external", defect: .imports(defect), severity: .error,
      location: SourceLocation("App/Main.swift", 1, 8), from: DependencySide("App"),
      to: DependencySide(module),
      evidence: [
        .reference("App/Main.swift", 1, 8, module, .import, from: "App", to: module)
      ])
  }

  private static func requiring(
    _ link: RequiredDependency.Link, isReversed: Bool
  ) -> Violation {
    let required = RequiredDependency(link: link, other: "Core", isReversed: isReversed)
    return Violation(
      rule: "wanted", kind: "require", defect: .imports(.missingDependency(required)),
      severity: .error, location: SourceLocation("project.yml", 3, 3),
      from: isReversed ? nil : DependencySide("App"), to: isReversed ? DependencySide("App") : nil)
  }
}

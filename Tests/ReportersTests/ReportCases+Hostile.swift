@testable import RuleKinds
import ArchTestSupport
import DependencyModel
import Findings
import SourceText

extension Report {
  /// Hostile names wherever a report carries a name.
  static var hostile: Report {
    let names = HostileNames.all
    return Report.empty(project: names[0] + names[2]).with { report in
      report.configuration = names[3]
      report.modules = names.map { ModuleSummary($0, dependencies: [$0, names[0]]) }
      report.coverage.unownedFiles = names
      report.coverage.unfollowedManifests = names
      report.coverage.edgesWithoutImport = [
        EdgeWithoutImport(from: names[0], to: names[1], through: names[2])
      ]
      report.metrics.components = names.map { ComponentMetrics($0, ca: 1, ce: 1, na: 1, nc: 2) }
      report.rules = names.map {
        RuleSummary(id: $0, kind: "forbid", state: .inactive, checked: 0, violations: 0)
      }
      report.violations = names.map { Violation.hostile($0) }
      report.problems = names.map {
        Problem(
          .syntaxError, message: "In \($0): unexpected \($0)", location: SourceLocation($0, 1, 1))
      }
      report.graph = hostileGraph(names)
      report.hints = [names[0], names[4]]
    }
  }

  private static func hostileGraph(_ names: [String]) -> ReportGraph {
    ReportGraph(
      granularity: .file,
      nodes: names.map {
        ReportNode(
          id: $0, name: $0, module: $0, component: $0, kind: "file", role: .production,
          cluster: $0)
      },
      edges: zip(names, names.dropFirst()).map {
        ReportEdge(
          $0, $1, evidence: [.reference($0, 1, 1, $1, from: $0, to: $1)], breaking: [.error($0)])
      },
      imports: names.map {
        ReportImport(location: SourceLocation($0, 1, 8), from: $0, to: $0, isExternal: true)
      },
      cycles: [names], clusters: names)
  }
}

extension Violation {
  /// A violation in which everything is called by one name.
  fileprivate static func hostile(_ name: String) -> Violation {
    Violation(
      rule: name, kind: "forbid", defect: ForbiddenDependency(), severity: .error,
      location: SourceLocation(name, 3, 5),
      from: DependencySide(component: name, module: name, node: name + ".A"),
      to: DependencySide(component: name + "2", module: name, node: name + ".B"),
      evidence: [
        .reference(
          name, 3, 5, name, from: name, to: name,
          source: "let " + name + " = \u{1B}[2J\u{202E} // \(name)"),
        .reference(name, 4, 1, name, .import, from: name, to: name),
      ], because: name)
  }
}

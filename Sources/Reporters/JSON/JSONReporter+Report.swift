import DependencyModel
import Findings
import JSONText
import SourceText

extension JSONReporter {
  static func json(_ module: ModuleSummary) -> JSONValue {
    [
      "name": .string(module.name), "role": .string(module.role.rawValue),
      "kind": .string(module.kind.rawValue), "folder": .string(module.folder),
      "manifest": .string(module.manifest), "files": .integer(module.files),
      "dependencies": .strings(module.dependencies),
    ]
  }

  static func coverage(of report: Report) -> JSONValue {
    let coverage = report.coverage
    let idle = report.rules.filter { $0.state == .active && $0.checked == 0 }
    let value: JSONValue = [
      "files": .integer(coverage.files),
      "bytes": .integer(coverage.bytes),
      "parsedFiles": .integer(coverage.parsedFiles),
      "filesWithSyntaxErrors": .integer(coverage.filesWithSyntaxErrors),
      "skippedFiles": .integer(coverage.skippedFiles),
      "unownedFiles": .strings(coverage.unownedFiles),
      "manifests": .strings(coverage.manifests),
      "unfollowedManifests": .strings(coverage.unfollowedManifests),
      "names": json(coverage.names),
      "members": json(coverage.members),
      "references": json(coverage.references),
      "minimumResolvedShare": .optional(coverage.minimumResolvedShare),
      "filesInNoComponent": .strings(coverage.filesInNoComponent),
      "rulesWithoutChecks": .strings(idle.map(\.id)),
      "unmatchedSelectors": .array(
        report.unmatchedSelectors.map {
          [
            "rule": .string($0.rule), "part": .string($0.part), "selector": .string($0.selector),
            "location": json($0.location),
          ]
        }),
      "edgesWithoutImport": .array(
        coverage.edgesWithoutImport.map {
          [
            "from": .string($0.from), "to": .string($0.to), "through": .optional($0.through),
          ]
        }),
    ]
    return value.adding("build", coverage.build)
  }

  private static func json(_ counts: ResolutionCounts) -> JSONValue {
    [
      "certain": .integer(counts.certain), "probable": .integer(counts.probable),
      "ambiguous": .integer(counts.ambiguous), "unresolved": .integer(counts.unresolved),
      "external": .integer(counts.external), "resolvedShare": .optional(counts.resolvedShare),
    ]
  }

  static func json(_ table: MetricsTable, order: MetricsOrder) -> JSONValue {
    [
      "counting": .string(table.counting.rawValue),
      "granularity": .string(table.granularity.rawValue),
      "components": .array(order.sorted(table.components).map(json)),
      "system": [
        "count": .integer(table.system.count), "mean": .optional(table.system.mean),
        "median": .optional(table.system.median),
        "standardDeviation": .optional(table.system.standardDeviation),
      ],
    ]
  }

  private static func json(_ row: ComponentMetrics) -> JSONValue {
    [
      "name": .string(row.name),
      "ca": .integer(row.afferentCoupling), "ce": .integer(row.efferentCoupling),
      "instability": .optional(row.instability),
      "na": .integer(row.abstractTypes), "nc": .integer(row.types),
      "abstractness": .optional(row.abstractness), "distance": .optional(row.distance),
      "signedDistance": .optional(row.signedDistance),
      "files": .optional(row.size?.files), "lines": .optional(row.size?.lines),
      "testLines": .optional(row.size?.testLines), "testRatio": .optional(row.size?.testRatio),
    ]
  }

  static func json(_ rule: RuleSummary) -> JSONValue {
    [
      "id": .string(rule.id), "kind": .string(rule.kind), "state": .string(rule.state.rawValue),
      "checked": .integer(rule.checked), "violations": .integer(rule.violations),
      "undefined": .strings(rule.undefined),
      "undecided": .array(
        rule.undecided.map { item in
          [
            "reason": .string(item.reason.rawValue), "subject": .string(item.subject),
            "count": .integer(item.count), "location": item.location.map(json) ?? .null,
          ]
        }),
    ]
  }

  static func json(_ problem: Problem) -> JSONValue {
    [
      "kind": .string(problem.kind.rawValue), "severity": .string(problem.severity.rawValue),
      "message": .string(problem.message),
      "location": problem.location.map(json) ?? .null,
    ]
  }

  static func summary(of report: Report) -> JSONValue {
    let summary = ReportSummary(of: report)
    return [
      "errors": .integer(summary.errors), "warnings": .integer(summary.warnings),
      "infos": .integer(summary.infos), "exitCode": .integer(summary.exitCode),
      "suppressed": .integer(report.violations.count { $0.status == .suppressed }),
      "baseline": report.baseline.map(json) ?? .null,
    ]
  }

  private static func json(_ baseline: BaselineSummary) -> JSONValue {
    [
      "path": .string(baseline.path), "known": .integer(baseline.known),
      "new": .integer(baseline.new), "gone": .integer(baseline.gone),
    ]
  }

  static func json(_ location: SourceLocation) -> JSONValue {
    [
      "path": .string(location.path), "line": .integer(location.line),
      "column": .integer(location.column),
    ]
  }
}

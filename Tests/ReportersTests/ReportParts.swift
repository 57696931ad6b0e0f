import DependencyModel
import Findings
import ProjectModel
import SourceText

// Short spellings for the parts of reports that the cases are made of.

extension Report {
  /// A report of nothing, to be filled.
  static func empty(project: String = "Empty") -> Report {
    Report(
      project: project, configuration: "archcheck.yml", modules: [],
      coverage: Coverage(
        files: 0, bytes: 0, parsedFiles: 0, filesWithSyntaxErrors: 0, skippedFiles: 0,
        unownedFiles: [], manifests: [], unfollowedManifests: [], names: ResolutionCounts(),
        members: ResolutionCounts(), edgesWithoutImport: []),
      metrics: MetricsTable(
        counting: .types, components: [],
        system: SystemMetrics(count: 0, mean: nil, median: nil, standardDeviation: nil)),
      rules: [], violations: [], problems: [],
      graph: ReportGraph(granularity: .module, nodes: [], edges: [], imports: [], cycles: []),
      isStrict: false)
  }

  /// The report and the results of other commands that it holds.
  var results: [any CommandResult] {
    [
      self, graphResult, MetricsResult(metrics),
      SystemMetricsResult(metrics, explanation: .sample),
    ]
  }

  /// The report after a change.
  func with(_ change: (inout Report) -> Void) -> Report {
    var report = self
    change(&report)
    return report
  }
}

extension ComponentMetrics {
  /// A row with its ratios computed from the counts; what it depends on stands for its insides too.
  init(_ name: String, ca: Int, ce: Int, na: Int, nc: Int) {
    let instability = ca + ce == 0 ? nil : Double(ce) / Double(ca + ce)
    let abstractness = nc == 0 ? nil : Double(na) / Double(nc)
    let signed = instability.flatMap { i in abstractness.map { $0 + i - 1 } }
    self.init(
      name: name, afferentCoupling: ca, efferentCoupling: ce, abstractTypes: na, types: nc,
      instability: instability, abstractness: abstractness, distance: signed.map { abs($0) },
      signedDistance: signed)
    measured["component-dependency"] = MeasuredMetric(value: Double(ce + 1))
    measured["level"] = MeasuredMetric(value: Double(ce + 1))
    if nc > 0 {
      measured["relational-cohesion"] = MeasuredMetric(value: Double(ce + 1) / Double(nc))
    }
  }
}

extension ResolutionCounts {
  init(certain: Int, probable: Int = 0, ambiguous: Int = 0, unresolved: Int = 0, external: Int = 0)
  {
    self.init()
    self.certain = certain
    self.probable = probable
    self.ambiguous = ambiguous
    self.unresolved = unresolved
    self.external = external
  }
}

extension SourceLocation {
  init(_ path: String, _ line: Int = 0, _ column: Int = 0) {
    self.init(path: path, line: line, column: column)
  }
}

extension DependencySide {
  /// A module that is its own component, with or without a node.
  init(_ module: String, _ node: String? = nil) {
    self.init(component: module, module: module, node: node.map { "\(module).\($0)" })
  }
}

extension ModuleSummary {
  init(_ name: String, _ role: ModuleRole = .production, dependencies: [String] = []) {
    self.init(
      name: name, role: role, kind: role == .test ? .test : .framework,
      folder: "Modules/\(name)", manifest: "Modules/\(name)/project.yml", files: 8,
      dependencies: dependencies)
  }
}

extension ReportNode {
  init(module name: String, role: ModuleRole? = .production) {
    self.init(
      id: name, name: name, module: name, component: role == nil ? nil : name, kind: "module",
      role: role)
  }
}

extension ReportEdge {
  init(
    _ from: String, _ to: String, references: Int = 1, nominal: Bool = true,
    confidence: Confidence = .certain, condition: String? = nil, evidence: [Evidence] = [],
    breaking breaches: [EdgeBreach] = [],
    inCycle: Bool = false
  ) {
    self.init(
      from: from, to: to, isNominal: nominal, confidence: confidence, references: references,
      condition: condition, evidence: evidence, breaches: breaches, isInCycle: inCycle)
  }
}

extension EdgeBreach {
  /// A rule that is broken as an error.
  static func error(_ rule: String) -> EdgeBreach { EdgeBreach(rule: rule, severity: .error) }
}

extension Violation {
  /// The violation after a change.
  func with(_ change: (inout Violation) -> Void) -> Violation {
    var violation = self
    change(&violation)
    return violation
  }
}

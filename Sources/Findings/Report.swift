import DependencyModel
import ProjectModel
import SourceText

/// A module as reports show it.
package struct ModuleSummary: Hashable, Sendable {
  /// Its name.
  package var name: String
  /// What it is for.
  package var role: ModuleRole
  /// What it is built into.
  package var kind: ModuleKind
  /// Its folder, relative to the root.
  package var folder: String
  /// The manifest that declares it.
  package var manifest: String
  /// Number of its source files.
  package var files: Int
  /// Whether no manifest declares it, and its files are taken for a module because of their folder.
  package var isGuessed: Bool
  /// Names of the project's modules that it depends on, imports and references together, sorted.
  package var dependencies: [String]
  /// Files and folders that its targets put into products beside code, sorted.
  package var resources: [String]

  /// Makes a summary.
  package init(
    name: String, role: ModuleRole, kind: ModuleKind, folder: String, manifest: String, files: Int,
    isGuessed: Bool = false, dependencies: [String], resources: [String] = []
  ) {
    self.name = name
    self.role = role
    self.kind = kind
    self.folder = folder
    self.manifest = manifest
    self.files = files
    self.isGuessed = isGuessed
    self.dependencies = dependencies
    self.resources = resources
  }
}

/// What one rule looked at, so that green means something.
package struct RuleSummary: Hashable, Sendable {
  /// The rule's id.
  package var id: String
  /// Its kind.
  package var kind: String
  /// What happened to it.
  package var state: State
  /// Number of edges, components or declarations that it checked.
  package var checked: Int
  /// Number of violations it found.
  package var violations: Int
  /// Components that it could not judge since a value is undefined there (0/0), as found.
  package var undefined: [String]
  /// What it could not judge for want of knowledge, as found.
  package var undecided: [UndecidedCase]
  /// What it is for; `nil` where nobody has said.
  package var description: RuleDescription?

  /// What happened to a rule.
  package enum State: String, CaseIterable, Hashable, Sendable {
    case active
    /// A preset's rule whose selectors match nothing here.
    case inactive
    case off
  }

  /// Makes a summary.
  package init(
    id: String, kind: String, state: State, checked: Int, violations: Int, undefined: [String] = [],
    undecided: [UndecidedCase] = []
  ) {
    self.id = id
    self.kind = kind
    self.state = state
    self.checked = checked
    self.violations = violations
    self.undefined = undefined
    self.undecided = undecided
  }
}

/// Everything that a run found, ready to print: reporters read nothing else.
package struct Report: Hashable, Sendable {
  /// The project's name.
  package var project: String
  /// The configuration file, relative to the root; `nil` when the preset `recommended` stood in for one.
  package var configuration: String?
  /// The project's modules, sorted by name.
  package var modules: [ModuleSummary]
  /// What was read and resolved.
  package var coverage: Coverage
  /// The metrics.
  package var metrics: MetricsTable
  /// The rules that ran, in the configuration's order.
  package var rules: [RuleSummary]
  /// The violations, sorted by location, rule and sides.
  package var violations: [Violation]
  /// What the comparison with the baseline gave; `nil` where there is no baseline.
  package var baseline: BaselineSummary?
  /// The problems met while reading, sorted.
  package var problems: [Problem]
  /// The graph, at the granularity asked for.
  package var graph: ReportGraph
  /// Whether warnings count as errors.
  package var isStrict: Bool
  /// Sentences that help the reader on, such as how to begin with a configuration.
  package var hints: [String]
  /// What stands before its paths: the project's folder seen from where they start; empty where
  /// they start in the project.
  package var pathPrefix = ""

  /// Makes a report.
  package init(
    project: String, configuration: String?, modules: [ModuleSummary],
    coverage: Coverage, metrics: MetricsTable, rules: [RuleSummary], violations: [Violation],
    problems: [Problem], graph: ReportGraph, isStrict: Bool, hints: [String] = []
  ) {
    self.project = project
    self.configuration = configuration
    self.modules = modules
    self.coverage = coverage
    self.metrics = metrics
    self.rules = rules
    self.violations = violations
    self.problems = problems
    self.graph = graph
    self.isStrict = isStrict
    self.hints = hints
  }
}

/// How many findings a report holds, and the exit code that follows.
package struct ReportSummary: Hashable, Sendable {
  /// Violations of severity error that are new, problems of that severity, 1 where too few references are
  /// resolved, and 1 where too few files are read.
  package var errors: Int
  /// New violations of severity warning, and problems of that severity.
  package var warnings: Int
  /// New violations and problems of severity info.
  package var infos: Int
  /// 0 or 1, 2 and 3 are decided before there is a report.
  package var exitCode: Int

  /// Counts the findings of a report. O(violations + problems).
  package init(of report: Report) {
    var errors = 0
    var warnings = 0
    var infos = 0
    for violation in report.violations where violation.status == .new {
      switch violation.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .info: infos += 1
      }
    }
    for problem in report.problems {
      switch problem.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .info: infos += 1
      }
    }
    // A graph that is too uncertain, or that lacks too much of the code, makes every verdict so.
    if report.coverage.isTooUncertain { errors += 1 }
    if report.coverage.isTooIncomplete { errors += 1 }
    self.errors = errors
    self.warnings = warnings
    self.infos = infos
    self.exitCode = errors > 0 || (report.isStrict && warnings > 0) ? 1 : 0
  }
}

/// A selector or exception of a rule that matched nothing.
package struct UnmatchedSelector: Hashable, Sendable {
  /// The rule's id.
  package var rule: String
  /// The key of the rule that holds it.
  package var part: String
  /// The selector or exception as written.
  package var selector: String
  /// Where it is written.
  package var location: SourceLocation
}

extension Report {
  /// The selectors and exceptions that matched nothing, in the order of the violations.
  package var unmatchedSelectors: [UnmatchedSelector] {
    violations.compactMap { violation in
      violation.defect.unmatched.map {
        UnmatchedSelector(
          rule: violation.rule, part: $0.part, selector: $0.selector, location: violation.location)
      }
    }
  }
}

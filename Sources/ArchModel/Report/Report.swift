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
  /// Names of the project's modules that it depends on, imports and references together, sorted.
  package var dependencies: [String]

  /// Makes a summary.
  package init(
    name: String, role: ModuleRole, kind: ModuleKind, folder: String, manifest: String, files: Int,
    dependencies: [String]
  ) {
    self.name = name
    self.role = role
    self.kind = kind
    self.folder = folder
    self.manifest = manifest
    self.files = files
    self.dependencies = dependencies
  }
}

/// What the run read and what it could not: the honest frame of every other number.
package struct Coverage: Hashable, Sendable {
  /// Files that belong to a module, counted once each.
  package var files: Int
  /// Their size in bytes.
  package var bytes: Int
  /// Files of these that were parsed (with syntax errors or without).
  package var parsedFiles: Int
  /// Files with a syntax error.
  package var filesWithSyntaxErrors: Int
  /// Files of a language that was not analysed.
  package var skippedFiles: Int
  /// Source files below the root that belong to no module, sorted.
  package var unownedFiles: [String]
  /// Manifests read, sorted.
  package var manifests: [String]
  /// Manifests seen but not followed, sorted.
  package var unfollowedManifests: [String]
  /// Outcomes of references that name a declaration by itself or as `Type.member`.
  package var names: ResolutionCounts
  /// Outcomes of references to members reached through a value.
  package var members: ResolutionCounts
  /// Module edges that no import states: names of the two modules, and of the re-exporting module that explains it, if any.
  package var edgesWithoutImport: [EdgeWithoutImport]
  /// The build that `#if` was decided for; `nil` when the code of all branches counts.
  package var build: String?

  /// Makes a coverage statement.
  package init(
    files: Int, bytes: Int, parsedFiles: Int, filesWithSyntaxErrors: Int, skippedFiles: Int,
    unownedFiles: [String], manifests: [String], unfollowedManifests: [String],
    names: ResolutionCounts, members: ResolutionCounts, edgesWithoutImport: [EdgeWithoutImport],
    build: String? = nil
  ) {
    self.files = files
    self.bytes = bytes
    self.parsedFiles = parsedFiles
    self.filesWithSyntaxErrors = filesWithSyntaxErrors
    self.skippedFiles = skippedFiles
    self.unownedFiles = unownedFiles
    self.manifests = manifests
    self.unfollowedManifests = unfollowedManifests
    self.names = names
    self.members = members
    self.edgesWithoutImport = edgesWithoutImport
    self.build = build
  }
}

/// A dependency between modules that is proved by references alone.
package struct EdgeWithoutImport: Hashable, Sendable {
  /// The module that depends.
  package var from: String
  /// The module depended on.
  package var to: String
  /// The imported module through whose `@_exported` import the names are seen; `nil` when none explains it.
  package var through: String?

  /// Makes an entry.
  package init(from: String, to: String, through: String?) {
    self.from = from
    self.to = to
    self.through = through
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
  /// Components that it could not judge since a value is undefined (0/0), as found.
  package var undefined: [String]
  /// What it could not judge for want of knowledge, as found.
  package var undecided: [UndecidedCase]

  /// What happened to a rule.
  package enum State: String, Hashable, Sendable {
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

/// A vertex of the graph that reports draw.
package struct ReportNode: Hashable, Sendable {
  /// Unique name at the report's granularity.
  package var id: String
  /// What to show.
  package var name: String
  /// The module, or `nil`.
  package var module: String?
  /// The component that it is drawn in, or `nil`.
  package var component: String?
  /// A `NodeKind`, or the granularity's name for files, folders, modules and components.
  package var kind: String
  /// What its module is for; `nil` for an external module.
  package var role: ModuleRole?

  /// Makes a vertex.
  package init(
    id: String, name: String, module: String?, component: String?, kind: String, role: ModuleRole?
  ) {
    self.id = id
    self.name = name
    self.module = module
    self.component = component
    self.kind = kind
    self.role = role
  }
}

/// An edge of the graph that reports draw.
package struct ReportEdge: Hashable, Sendable {
  /// Id of the vertex that depends.
  package var from: String
  /// Id of the vertex depended on.
  package var to: String
  /// Whether some reference names a type.
  package var isNominal: Bool
  /// The surest of its references.
  package var confidence: Confidence
  /// Number of references, imports included; `evidence` holds the first of them.
  package var references: Int
  /// The `#if` condition under which it is there, that of at least one reference, as written in
  /// code; `nil` when it always is.
  package var condition: String?
  /// The first references, as many as the report asks for.
  package var evidence: [Evidence]
  /// Ids of the rules that forbid it, sorted.
  package var violatedRules: [String]
  /// Whether both ends lie in one cycle group.
  package var isInCycle: Bool

  /// Makes an edge.
  package init(
    from: String, to: String, isNominal: Bool, confidence: Confidence, references: Int,
    condition: String? = nil, evidence: [Evidence], violatedRules: [String], isInCycle: Bool
  ) {
    self.from = from
    self.to = to
    self.isNominal = isNominal
    self.confidence = confidence
    self.references = references
    self.condition = condition
    self.evidence = evidence
    self.violatedRules = violatedRules
    self.isInCycle = isInCycle
  }
}

/// An import as reports list it.
package struct ReportImport: Hashable, Sendable {
  /// Where it stands.
  package var location: SourceLocation
  /// The importing module.
  package var from: String
  /// The imported module.
  package var to: String
  /// Whether the imported module is outside the project.
  package var isExternal: Bool

  /// Makes an import.
  package init(location: SourceLocation, from: String, to: String, isExternal: Bool) {
    self.location = location
    self.from = from
    self.to = to
    self.isExternal = isExternal
  }
}

/// The dependency graph as reports draw it.
package struct ReportGraph: Hashable, Sendable {
  /// The level.
  package var granularity: Granularity
  /// The vertices, sorted by id.
  package var nodes: [ReportNode]
  /// The edges, sorted by (from, to).
  package var edges: [ReportEdge]
  /// The imports, sorted by place.
  package var imports: [ReportImport]
  /// Cycle groups: names of their members, sorted.
  package var cycles: [[String]]

  /// Makes a graph.
  package init(
    granularity: Granularity, nodes: [ReportNode], edges: [ReportEdge], imports: [ReportImport],
    cycles: [[String]]
  ) {
    self.granularity = granularity
    self.nodes = nodes
    self.edges = edges
    self.imports = imports
    self.cycles = cycles
  }
}

/// Everything that a run found, ready to print: reporters read nothing else.
package struct Report: Hashable, Sendable {
  /// Version of archcheck.
  package var toolVersion: String
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
  /// The problems met while reading, sorted.
  package var problems: [Problem]
  /// The graph, at the granularity asked for.
  package var graph: ReportGraph
  /// Whether warnings count as errors.
  package var isStrict: Bool
  /// Sentences that help the reader on, such as how to begin with a configuration.
  package var hints: [String]

  /// Makes a report.
  package init(
    toolVersion: String, project: String, configuration: String?, modules: [ModuleSummary],
    coverage: Coverage, metrics: MetricsTable, rules: [RuleSummary], violations: [Violation],
    problems: [Problem], graph: ReportGraph, isStrict: Bool, hints: [String] = []
  ) {
    self.toolVersion = toolVersion
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
  /// Violations of severity error that are new.
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
      case .warning: warnings += 1
      case .info: infos += 1
      }
    }
    self.errors = errors
    self.warnings = warnings
    self.infos = infos
    self.exitCode = errors > 0 || (report.isStrict && warnings > 0) ? 1 : 0
  }
}

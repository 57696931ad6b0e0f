import Analyzer
import Configuration
import DependencyModel
import Findings
import Metrics
import ProjectModel
import RuleChecks
import RuleKinds
import SourceText

/// Puts together what reporters print.
package struct ReportBuilder {
  /// What is reported.
  package let analysis: ProjectAnalysis

  /// A builder of reports about one analysis.
  package init(analysis: ProjectAnalysis) {
    self.analysis = analysis
  }

  /// The report of a run.
  ///
  /// - Parameters:
  ///   - evaluation: what the rules found; `nil` when none was asked for.
  ///   - counting: what Ca and Ce count.
  ///   - granularity: the level whose groups are measured.
  ///   - drawing: what of the graph is shown.
  ///   - isStrict: whether warnings count as errors.
  /// - Throws: a failure when the drawing asks for something that is not there.
  package func report(
    evaluation: RuleEvaluation?, counting: Counting, granularity: Granularity = .component,
    drawing: GraphRequest = GraphRequest(), isStrict: Bool = false
  ) throws(CommandFailure) -> Report {
    let graph = analysis.graph
    let violations = evaluation?.violations ?? []
    let drawn = try ReportGraphBuilder(
      analysis: analysis, request: drawing, marks: EdgeMarks(violations, in: graph)
    ).reportGraph()
    let rules = evaluation?.summaries ?? []
    return Report(
      project: analysis.project.name,
      configuration: analysis.configuration.path, modules: modules,
      coverage: CoverageBuilder(analysis: analysis).coverage(),
      metrics: measure(
        graph: graph, components: graph.grouped(by: granularity), counting: counting,
        declarations: analysis.declarations),
      rules: described(rules),
      violations: SourceLines(analysis.root).filledIn(violations.onceForEachCause(in: rules)),
      problems: problems, graph: drawn, isStrict: isStrict, hints: hints)
  }

  /// The modules with what they depend on; tests and demo apps included.
  package var modules: [ModuleSummary] {
    let grouped = analysis.graph.grouped(by: .module, roles: Set(ModuleRole.allCases))
    var dependencies = [[String]](repeating: [], count: analysis.graph.modules.count)
    for edge in grouped.edges {
      if let module = grouped.groups[edge.from].module {
        dependencies[module.int].append(grouped.groups[edge.to].name)
      }
    }
    return zip(analysis.graph.modules, dependencies).map { module, names in
      ModuleSummary(
        name: module.name, role: module.role, kind: module.kind, folder: module.folder,
        manifest: module.location.path, files: module.sources.count,
        isGuessed: module.isGuessed,
        dependencies: names.sortedByBytes(), resources: module.resources)
    }
  }

  /// The rules with what they are for.
  private func described(_ rules: [RuleSummary]) -> [RuleSummary] {
    let entries = Dictionary(
      analysis.configuration.rules.map { (ByteKey($0.id), $0) },
      uniquingKeysWith: { first, _ in first })
    return rules.map { rule in
      guard let entry = entries[ByteKey(rule.id)], let kind = RuleRegistry.rule(named: entry.kind)
      else {
        return rule
      }
      var rule = rule
      rule.description = RuleDescription(
        title: kind.metadata.title, summary: kind.metadata.summary,
        rationale: kind.metadata.rationale, because: entry.because, fix: entry.fix,
        severity: entry.severity, yaml: printedRule(entry))
      return rule
    }
  }

  private var problems: [Problem] {
    var all = analysis.problems + analysis.readings.flatMap(\.problems)
    if let skipped = analysis.skipped { all.append(skipped.problem) }
    var result: [Problem] = []
    for problem in all.sorted() where result.last != problem { result.append(problem) }
    return result
  }

  private var hints: [String] {
    guard analysis.configuration.path == nil else { return [] }
    return [
      "No archcheck.yml, so the preset recommended was checked. 'archcheck init' writes one to begin "
        + "with."
    ]
  }
}

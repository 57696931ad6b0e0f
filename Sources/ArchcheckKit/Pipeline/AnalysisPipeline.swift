import Analyzer
import Containment
import DependencyModel
import ProjectModel
import RuleEngine
import RuleLanguage
import SourceText
import YAMLText

/// What a run knows of a project before it is reported.
package struct ProjectAnalysis: Sendable {
  /// What the command line asked for.
  package var request: AnalysisRequest
  /// The folder that was analysed.
  package var root: ProjectRoot
  /// What was asked for in `archcheck.yml`.
  package var configuration: Configuration
  /// The modules and their files.
  package var project: ProjectDescription
  /// All files of the project, where a rule looks at them.
  package var files: ProjectFiles
  /// The files of all modules in every language, each path once.
  package var sources: [SourceFile]
  /// What reading them gave, by path; those skipped for want of libclang are not among them.
  package var readings: [SourceReading]
  /// The files skipped for want of libclang; `nil` where there are none.
  package var skipped: SkippedSources?
  /// The libclang that read the C family; `nil` where nothing asked for one.
  package var library: ClangIdentity?
  /// Who depends on whom.
  package var graph: DependencyGraph
  /// What is known of modules from outside.
  package var frameworks: ConfiguredFrameworks
  /// All declarations; costly, made at each call.
  package var declarations: @Sendable () -> DeclarationTable
  /// How the names of a file were resolved; costly unless the request said that it is asked for.
  package var explainer: @Sendable (FileID) -> ReferenceExplainer
  /// What was met before and beside reading files.
  package var problems: [Problem]
}

/// From a folder to the graph: every stage takes what the ones before it made.
///
/// Runs on a thread with a large stack, because manifests are evaluated recursively.
///
/// - Throws: a ``CommandFailure`` when the configuration is wrong or there is nothing to analyse.
package func analyse(
  _ request: AnalysisRequest, clock: inout PhaseClock, progress: ProgressMeter
) throws(CommandFailure) -> ProjectAnalysis {
  Journal.proceed(to: .configuration)
  var above: ProjectAbove?
  do throws(CommandFailure) {
    let root = try ProjectRoot(
      path: request.path, searching: request.search, isStaged: request.isStaged,
      in: request.surroundings
    ).replacing(request.replacedTexts)
    above = root.above
    let settings = try settings(of: request, in: root)
    let seen = request.givenFiles.map(root.holding) ?? root
    return try analyse(request, settings, in: seen, clock: &clock, progress: progress)
  } catch {
    // Places in the messages are relative to a folder that the command line does not name.
    var failure = error
    if let above { failure.messages.insert(above.note, at: 0) }
    if failure.status == .noSource, let advice = request.surroundings.sandboxAdvice {
      failure.messages.append(advice)
    }
    throw failure
  }
}

/// The configuration that a request asks for.
private func settings(
  of request: AnalysisRequest, in root: ProjectRoot
) throws(CommandFailure) -> ProjectConfiguration {
  var settings =
    if let text = request.configurationText {
      try ProjectConfiguration(root: root, text: text)
    } else {
      try ProjectConfiguration(root: root, explicitPath: request.configurationPath)
    }
  settings.override(build: request.build)
  try settings.select(only: request.onlyRules, skipping: request.skippedRules)
  return settings
}

private func analyse(
  _ request: AnalysisRequest, _ settings: ProjectConfiguration, in root: ProjectRoot,
  clock: inout PhaseClock, progress: ProgressMeter
) throws(CommandFailure) -> ProjectAnalysis {
  let configuration = settings.configuration

  clock.begin(.discovery)
  Journal.proceed(to: .discovery)
  watchFiles(maxFileSeconds: configuration.sources.maxFileSeconds)
  let project = try DiscoveredProject(root: root, configuration: configuration)

  let frameworks = try ConfiguredFrameworks(
    configuration, modules: project.description.modules)

  clock.begin(.reading)
  Journal.proceed(to: .reading)
  let sources = readSources(
    project.sources, root: root, maxFileSize: configuration.sources.maxFileSize,
    jobs: request.jobs, progress: progress)
  if request.requiresClang, let skipped = sources.skipped { throw skipped.failure }
  try requireSomethingParsed(sources, root: root)
  let readings = sources.files

  let modules = project.description.modules
  let units = sourceUnits(modules: modules, readings: readings)

  clock.begin(.resolution)
  Journal.proceed(to: .graph)
  let resolved = resolveGraph(
    modules: modules, unread: project.description.unownedSources, units: units,
    configuration: configuration, frameworks: frameworks, request: request)
  let unmatched = try resolved.checkedComponents(configuration)
  // A file that was not read may import what the configuration names.
  let isWhole =
    sources.skipped == nil && readings.allSatisfy(\.isParsed) && root.setAside.paths.isEmpty
  let doubtful =
    isWhole
    ? try GivenDependencies(
      configuration: configuration, project: project.description, graph: resolved.graph
    ).check() : []

  return ProjectAnalysis(
    request: request, root: root, configuration: configuration, project: project.description,
    files: project.files, sources: project.sources, readings: readings,
    skipped: sources.skipped, library: sources.library, graph: resolved.graph,
    frameworks: frameworks,
    declarations: { resolved.declarationTable(jobs: request.jobs) },
    explainer: { ReferenceExplainer(resolved, file: $0) },
    problems: settings.problems + project.uselessExclusions + project.description.problems
      + resolved.problems + unmatched + doubtful
      + frameworks.problems(in: resolved.graph, configuration)
      + problemsOfGuessedModules(resolved.graph) + root.setAside.problems)
}

extension ProjectAnalysis {
  /// The project as rules see it; made at each call, O(nodes + references).
  package var view: ArchitectureView { view(of: graph, declarations: declarations) }

  /// The project as rules see it with another graph, such as one that lacks some references.
  package func view(
    of graph: DependencyGraph, declarations: @escaping @Sendable () -> DeclarationTable
  ) -> ArchitectureView {
    let root = root
    return ArchitectureView(
      graph: graph, project: project, files: files, tags: configuration.tags,
      grouped: { graph.grouped(by: $0, roles: $1) }, declarations: declarations,
      readFile: { ProjectDocuments(root: root).text(of: $0) },
      readTree: { (text, path) throws(ConfigurationErrors) in try parseYAML(text, path: path) },
      outsideNames: frameworks.names,
      changed: { change in
        switch change {
        case .adding(let module): self.extended(with: module).view
        case .replacing(let graph): self.view(of: graph, declarations: declarations)
        }
      })
  }
}

/// A run that read nothing would report a clean project, so it fails instead.
private func requireSomethingParsed(
  _ sources: SourceReadings, root: ProjectRoot
) throws(CommandFailure) {
  let readings = sources.files
  guard !readings.contains(where: \.isParsed) else { return }
  var failure =
    readings.isEmpty
    ? sources.skipped?.failure
      ?? CommandFailure(.noSource, "There is no source file in \(root.path).")
    : CommandFailure(
      .noSource,
      readings.count == 1
        ? "The only source file in \(root.path) could not be read."
        : "None of the \(readings.count) source files in \(root.path) could be read.")
  failure.add(root.setAside.problems + readings.flatMap(\.problems))
  throw failure
}

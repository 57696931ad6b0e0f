import Analyzer
import Findings
import ProjectModel
import RuleChecks
import RuleEngine
import RuleKinds
import SourceText

/// Finds out what of the project a file belongs to, and why it is left out where it is.
package struct FileExplanationBuilder {
  /// The run.
  package let analysis: ProjectAnalysis
  /// The file as written.
  package let file: String

  /// An explanation of one file, by its path as written.
  package init(analysis: ProjectAnalysis, file: String) {
    self.analysis = analysis
    self.file = file
  }

  /// The explanation.
  ///
  /// - Throws: a failure when there is no such file in the project's folder.
  package func explanation() throws(CommandFailure) -> FileExplanation {
    let path = try FileArgument(file, in: analysis).path()
    let graph = analysis.graph
    let view = ArchitectureView(
      graph: graph, project: analysis.project, files: analysis.files,
      tags: analysis.configuration.tags,
      grouped: { graph.grouped(by: $0, roles: $1) }, declarations: analysis.declarations)
    let rules = rulesConcerning(
      file: path, RuleSet(analysis.configuration.rules, of: RuleRegistry.catalog), in: view)
    return FileExplanation(
      path: path, isAnalysed: graph.files.contains { $0.path.equalsInBytes(path) },
      conditions: try conditions(of: path),
      modules: modules(of: path),
      tags: tagsConcerning(file: path, in: view),
      rules: rules.map {
        FileExplanation.Rule(id: $0.id, kind: $0.kind, severity: $0.severity, options: $0.options)
      })
  }

  private func modules(of path: String) -> [FileExplanation.Module] {
    let graph = analysis.graph
    return analysis.project.modules.indices.compactMap { index in
      let module = analysis.project.modules[index]
      guard module.sources.contains(where: { $0.equalsInBytes(path) }) else { return nil }
      let summary = graph.files.first { $0.module.int == index && $0.path.equalsInBytes(path) }
      return FileExplanation.Module(
        name: module.name, role: module.role,
        component: summary.map { graph.components[$0.component.int].name })
    }
  }

  // MARK: Why it is left out

  private func conditions(of path: String) throws(CommandFailure) -> [String] {
    var sentences: [String] = []
    let excluding = analysis.configuration.sources.exclude.map(\.pattern).filter { pattern in
      Self.selfAndFolders(of: path).contains { pattern.matches($0) }
    }
    sentences += excluding.map { "`sources: exclude` excludes it by the pattern `\($0.text)`." }
    let isOwned = analysis.sources.contains { $0.path.equalsInBytes(path) }
    if isOwned {
      let reading = analysis.readings.first { $0.file.path.equalsInBytes(path) }
      if reading == nil, let skipped = analysis.skipped { sentences.append(skipped.reason) }
      return sentences + (reading?.problems ?? []).map(\.message)
    }
    if !SourceFileKind.isSource(path) {
      sentences.append("Its name is not that of a source file.")
    } else if try isIgnored(path) {
      sentences.append("It is ignored by git, hidden, or in a build folder.")
    }
    return sentences + ["It belongs to no module."]
  }

  private func isIgnored(_ path: String) throws(CommandFailure) -> Bool {
    let tree = try DiscoveredProject.tree(
      of: analysis.root, excluding: analysis.configuration.sources.exclude)
    guard case .file(let file)? = tree.look(up: path)?.found else { return false }
    return file.standing == .ignored
  }

  /// A path and the folders around it, from the inside out.
  private static func selfAndFolders(of path: String) -> [String] {
    var paths: [String] = []
    var current = path
    while !current.isEmpty {
      paths.append(current)
      current = ProjectPath.folder(of: current)
    }
    return paths
  }
}

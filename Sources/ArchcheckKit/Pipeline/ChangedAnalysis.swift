import Analyzer
import Parallelism
import ProjectModel
import SourceText
import SwiftFrontend

extension ProjectAnalysis {
  /// The same project with one more module, resolved again.
  package func extended(with added: AddedModule) -> ProjectAnalysis {
    var extended = self
    let read = concurrentMap(added.files, width: 1, weight: \.text.utf8.count) { file in
      var text = file.text
      return SourceReading(
        file: SourceFile(path: file.path, size: text.utf8.count),
        facts: text.withUTF8 { extractSwiftFacts(source: $0, path: file.path) }, isParsed: true)
    }
    extended.readings += read
    extended.readings.sort { $0.file.path.precedesInBytes($1.file.path) }
    extended.sources += read.map(\.file)
    extended.project.modules.append(
      ModuleDescription(
        name: added.name, role: .production, kind: .folder, package: added.name,
        folder: ProjectFiles.folder(of: added.files.first?.path ?? ""),
        location: SourceLocation(path: added.files.first?.path ?? ""),
        sources: added.files.map(\.path)))
    extended.project.problems = read.flatMap(\.problems)
    let resolved = resolveGraph(
      modules: extended.project.modules, unread: extended.project.unownedSources,
      units: sourceUnits(modules: extended.project.modules, readings: extended.readings),
      configuration: configuration,
      frameworks: frameworks, request: request)
    extended.graph = resolved.graph
    extended.declarations = { resolved.declarationTable() }
    extended.files = ProjectFiles(
      paths: files.paths + added.files.map(\.path), text: files.text)
    return extended
  }
}

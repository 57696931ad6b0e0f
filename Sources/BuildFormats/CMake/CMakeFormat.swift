import ProjectModel

/// CMake projects: `CMakeLists.txt` with the folders that it adds, run as far as they are literal.
///
/// Many packages keep such lists as a second description of what they are, so they count only where no
/// other manifest does.
package enum CMakeFormat: ProjectFormat {
  package static let name = "CMake"
  static let fileName = "CMakeLists.txt"

  package static func recognises(fileName: String) -> Bool { fileName == self.fileName }

  package static var use: FormatUse { .lastResort }

  package static func load(manifest: String, from source: ManifestSource) -> LoadedManifest? {
    let home = ProjectPath.folder(of: manifest)
    let files = CMakeFiles(source: source)
    let doubts = CMakeDoubts()
    let evaluator = CMakeEvaluator(home: home, files: files, doubts: doubts, source: source)
    evaluator.run(manifest)
    doubts.report(to: source)
    let name = evaluator.name ?? ProjectPath.name(of: home)
    let builder = CMakeModules(evaluator.targets, home: home, project: name, source: source)
    return LoadedManifest(
      name: name, path: manifest, filesRead: files.paths, targets: builder.targets())
  }
}

import ProjectModel
import SourceText
import YAMLText

/// The sources that generators of code write into modules, as their own configurations say.
///
/// Git mostly ignores them, so that they are not there before a first build, and nobody knows what they import.
struct GeneratedSources {
  /// The configurations of Sourcery, SwiftGen and SwiftyMocky.
  private static let configurations = [
    ".sourcery.yml", "sourcery.yml", ".swiftgen.yml", "swiftgen.yml", "Mockfile",
  ]
  /// The keys behind which a configuration says what is written.
  private static let outputs: Set<String> = ["output", "outputs"]

  /// The paths that are written, files and folders.
  private var paths: [String] = []

  /// Reads the configurations that lie in some folders. O(folders + bytes read).
  ///
  /// - Parameter folders: those of manifests, from which the generators are started.
  init(in folders: [String], _ source: ManifestSource) {
    for folder in distinct(folders) {
      for name in Self.configurations {
        let path = ProjectPath.join(folder, name)
        guard case .file? = source.find(path, SourceLocation(path: path)),
          let text = source.text(path, nil),
          // What a generator cannot read either is no matter of the project's modules.
          let root = try? parseYAML(text, path: path)
        else { continue }
        let top = root["output_dir"]?.text ?? ""
        collect(from: root, base: ProjectPath.resolve(top, from: folder) ?? folder, isOutput: false)
      }
    }
  }

  private mutating func collect(from node: ConfigNode, base: String, isOutput: Bool) {
    switch node.content {
    case .scalar(let text, _):
      // What begins with a variable may be anywhere.
      if isOutput, !text.hasPrefix("$"), let path = ProjectPath.resolve(text, from: base) {
        paths.append(path)
      }
    case .sequence(let elements):
      for element in elements { collect(from: element, base: base, isOutput: isOutput) }
    case .mapping(let pairs):
      for pair in pairs {
        let names = Self.outputs.contains(pair.key)
        collect(
          from: pair.value, base: base, isOutput: names || isOutput && pair.key == "path")
      }
    }
  }

  /// Takes note of the modules into which something is written that is not there. O(paths · modules, and their sources).
  func mark(_ modules: inout [ModuleDescription]) {
    for path in paths {
      let around = modules.indices.filter { ProjectPath.isInside(path, of: modules[$0].folder) }
      let depth = around.map { modules[$0].folder.utf8.count }.max()
      for index in around where modules[index].folder.utf8.count == depth {
        let isThere = modules[index].sources.contains { ProjectPath.isInside($0, of: path) }
        if !isThere { modules[index].hasUnknownSources = true }
      }
    }
  }
}

import SourceTrees
import ProjectDiscovery
import ProjectModel
import SourceText

/// Files written in one text, each under a line `--- path`.
package struct HeadedFiles {
  /// The texts by path.
  package private(set) var texts: [String: String] = [:]

  package init(_ text: String) {
    var path: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("--- ") {
        path = String(line.dropFirst(4))
        texts[path ?? "", default: ""] += ""
      } else if let path {
        texts[path, default: ""] += "\(line)\n"
      }
    }
  }

  /// The project whose manifests are among some files.
  package static func project(_ texts: [String: String]) throws -> ProjectDescription {
    try discoverProject(
      tree: SourceTree(FileSystem.inMemory(texts)),
      evaluateManifest: { manifest in
        EvaluatedManifest(
          root: nil, places: ManifestPlaces(path: manifest.path, lines: LineTable(starts: [0])))
      })
  }
}

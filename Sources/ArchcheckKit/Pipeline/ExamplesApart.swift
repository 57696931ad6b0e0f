import ProjectModel
import RuleLanguage
import SourceText

/// A folder of examples that are projects of their own: they show the project and are none of it.
package struct ExamplesApart: Hashable, Sendable {
  /// The folder, relative to the root.
  package let folder: String
  /// One of the manifests in it, to which no other manifest refers.
  package let manifest: String

  /// The pattern that takes the folder and no other, as YAML.
  package var pattern: String { yamlScalar(literalSelector(folder)) }
}

extension ProjectAnalysis {
  /// The folders of examples with manifests of their own, no file of which a module has. O(files).
  package var examplesApart: [ExamplesApart] {
    var found: [ExamplesApart] = []
    for manifest in project.unfollowedManifests {
      guard let folder = Self.folderOfExamples(around: manifest),
        !found.contains(where: { $0.folder.equalsInBytes(folder) }),
        !sources.contains(where: { ProjectPath.isInside($0.path, of: folder) }),
        project.unownedSources.contains(where: { ProjectPath.isInside($0, of: folder) })
      else { continue }
      found.append(ExamplesApart(folder: folder, manifest: manifest))
    }
    return found.sorted { $0.folder.precedesInBytes($1.folder) }
  }

  /// The topmost folder around a path that is called as one of examples; `nil` for none.
  private static func folderOfExamples(around path: String) -> String? {
    let folders = ProjectPath.components(ProjectPath.folder(of: path))
    guard let index = folders.firstIndex(where: { namesOfExamples.contains($0.lowercased()) })
    else { return nil }
    return folders[...index].joined(separator: "/")
  }

  private static let namesOfExamples: Set<String> = [
    "example", "examples", "sample", "samples", "demo", "demos", "tutorial", "tutorials",
    "playground", "playgrounds",
  ]
}

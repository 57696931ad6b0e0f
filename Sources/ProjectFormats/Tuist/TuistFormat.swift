import SourceText
import ProjectModel
import SourceText

/// Tuist projects: `Project.swift` and `Workspace.swift`, evaluated together with the project
/// description helpers and without running anything, and `Tuist/Package.swift`.
///
/// Source of the rules: Tuist's documentation of `ProjectDescription` and of its directory structure.
package enum TuistFormat: ProjectFormat {
  package static let name = "Tuist"
  package static let generated: Set = [XcodeProjectFormat.name, XcodeWorkspaceFormat.name]

  package static func recognises(fileName: String) -> Bool {
    ["Project.swift", "Workspace.swift", "Tuist.swift", "Config.swift"].contains(fileName)
  }

  /// The folder that a manifest lies in; of those in the folder `Tuist`, the one above.
  package static func home(of manifest: String) -> String {
    let folder = ProjectPath.folder(of: manifest)
    return isConfiguration(manifest) && ProjectPath.name(of: folder) == TuistFiles.folder
      ? ProjectPath.folder(of: folder) : folder
  }

  /// Whether a file is what its name says: it imports Tuist's library, and a configuration stands
  /// above some project of Tuist's.
  package static func accepts(manifest: String, from source: ManifestSource) -> Bool {
    guard TuistFiles.isManifest(manifest, source) else { return false }
    guard isConfiguration(manifest) else { return true }
    let names: Set<String> = ["Project.swift", "Workspace.swift"]
    return source.files(names, home(of: manifest)).contains { TuistFiles.isManifest($0, source) }
  }

  package static func manifestSources(
    among sources: [String], from source: ManifestSource
  ) -> Set<ByteKey> {
    TuistFiles.own(among: sources, source)
  }

  private static func isConfiguration(_ manifest: String) -> Bool {
    ["Tuist.swift", "Config.swift"].contains(ProjectPath.name(of: manifest))
  }

  /// Reads what the manifests of a folder say together.
  package static func load(manifest: String, from source: ManifestSource) -> LoadedManifest? {
    let home = home(of: manifest)
    let project = TuistFiles.manifest("Project.swift", in: home, source)
    let workspace = TuistFiles.manifest("Workspace.swift", in: home, source)
    var result = LoadedManifest(
      name: ProjectPath.name(of: home), path: manifest, filesRead: [manifest])
    if ProjectPath.folder(of: manifest) != home {
      // One beside them is read by itself.
      let isAlone =
        project == nil && workspace == nil
        && TuistFiles.manifest("Tuist.swift", in: home, source) == nil
      guard isAlone else { return result }
    }
    let files = TuistFiles(home: home, source: source)
    if let workspace {
      TuistWorkspaceReader(files: files, source: source).read(workspace, into: &result)
    }
    if let project {
      let reader = TuistProjectReader(files: files, source: source)
      if !reader.read(project, into: &result), workspace == nil { return nil }
    }
    if project == nil, workspace == nil {
      let below = files.projects(below: home)
      let topmost = below.filter { folder in
        !below.contains { $0 != folder && ProjectPath.isInside(folder, of: $0) }
      }
      result.references += topmost.map { folder in
        ManifestReference(
          names: [folder], folder: folder, format: name,
          location: SourceLocation(path: manifest))
      }
    }
    result.references += files.externalPackages(readFor: manifest)
    result.filesRead = distinct(result.filesRead)
    return result
  }
}

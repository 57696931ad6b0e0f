import SourceText
import ProjectModel
import SourceText

/// Reads the projects that a `Workspace.swift` names.
struct TuistWorkspaceReader {
  let files: TuistFiles
  let source: ManifestSource

  /// Adds references to the projects to what is known of the folder.
  func read(_ manifest: String, into result: inout LoadedManifest) {
    guard let (root, paths, read) = files.evaluated(manifest) else { return }
    result.filesRead += read
    guard let root, root.name == "Workspace" else {
      source.report(
        Problem(
          .manifestNotUnderstood,
          message: "No workspace was found in \(manifest), so its projects are unknown: it should "
            + "contain `let workspace = Workspace(…)`.",
          location: SourceLocation(path: manifest)))
      return
    }
    result.path = manifest
    result.name = root["name"]?.string ?? result.name
    for item in root.items("projects") {
      result.references += references(to: item, paths)
    }
  }

  /// The projects that a path stands for, which may have wildcards.
  private func references(to item: ManifestItem, _ paths: TuistPaths) -> [ManifestReference] {
    let location = paths.location(item.offset)
    guard let written = paths.written(item.value) else {
      if case .unknown = item.value { return [] }
      source.report(.notUnderstood("a project of the workspace", at: location))
      return []
    }
    let globs = TuistGlob.all(written)
    guard !globs.isEmpty else {
      source.report(
        .outside(
          "project", written.text, from: written.folder, at: location, severity: .warning))
      return []
    }
    var folders: [String] = []
    for glob in globs {
      folders +=
        glob.isLiteral ? [glob.base] : files.projects(below: glob.base).filter(glob.matches)
    }
    if folders.isEmpty {
      source.report(
        Problem(
          .missingPath, severity: .info,
          message: "No project lies at \(written.text), which the workspace names: correct the "
            + "path.",
          location: location))
    }
    return distinct(folders).map { folder in
      ManifestReference(
        names: [folder.isEmpty ? "." : folder], folder: folder, format: TuistFormat.name,
        location: location)
    }
  }
}

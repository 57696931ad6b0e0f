import SourceTrees
import ProjectFormats
import ProjectModel
import SourceText

/// The manifests that the configuration adds, each named itself or by its folder; what names none is
/// a mistake.
func includedManifests(
  _ written: [(path: String, location: SourceLocation)], candidates: [ManifestSet.Candidate],
  tree: SourceTree, source: ManifestSource, issues: ConfigurationIssues
) -> [ManifestSet.Candidate] {
  written.flatMap { path, location -> [ManifestSet.Candidate] in
    guard let inside = ProjectPath.resolve(path, from: "") else {
      issues.report(
        "`\(path)` is outside of the project: `include-manifests` takes paths from the project's "
          + "root.", at: location)
      return []
    }
    switch tree.look(up: inside)?.found {
    case nil:
      let near = nearestSpelling(to: inside, in: candidates.map(\.path))
      issues.report(
        "There is no manifest `\(path)`. "
          + (near.map { "Did you mean `\($0)`?" } ?? "Correct the path, or remove it."),
        at: location)
    case .file(let file):
      if file.standing != .excluded, let format = format(of: file, from: source) {
        return [ManifestSet.Candidate(path: file.path, format: format)]
      }
      issues.report(
        file.standing == .excluded
          ? "`\(path)` is excluded by `sources: exclude`: remove it here or there."
          : "`\(path)` is no manifest of a format that archcheck reads.", at: location)
    case .folder(let folder):
      let found = manifests(of: folder, candidates: candidates, tree: tree)
      if !found.isEmpty { return found }
      issues.report(
        "The folder `\(path)` contains no manifest of a format that archcheck reads.", at: location)
    }
    return []
  }
}

/// The format of a manifest that is named itself: a specification of XcodeGen may have any name.
private func format(
  of file: SourceTree.File, from source: ManifestSource
) -> (any ProjectFormat.Type)? {
  if let format = ProjectFormatRegistry.format(of: file.name) { return format }
  guard ["yml", "yaml"].contains(ProjectPath.fileExtension(of: file.name)),
    XcodeGenFormat.isSpecification(file.path, from: source)
  else { return nil }
  return XcodeGenFormat.self
}

/// The manifests that speak about a folder or lie in it, one for each format.
private func manifests(
  of folder: String, candidates: [ManifestSet.Candidate], tree: SourceTree
) -> [ManifestSet.Candidate] {
  let known = candidates.filter {
    $0.home.equalsInBytes(folder) || ProjectPath.folder(of: $0.path).equalsInBytes(folder)
  }
  if !known.isEmpty { return known }
  // Folders that git ignores are listed only when somebody names them.
  var seen: Set<String> = []
  return tree.names(in: folder).compactMap { name in
    guard let format = ProjectFormatRegistry.format(of: name),
      case .file(let file)? = tree.look(up: ProjectPath.join(folder, name))?.found
    else { return nil }
    let candidate = ManifestSet.Candidate(path: file.path, format: format)
    return seen.insert(candidate.key).inserted ? candidate : nil
  }
}

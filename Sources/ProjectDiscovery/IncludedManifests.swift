import SourceTrees
import ProjectModel
import SourceText

/// The manifests that the configuration adds, each named itself or by its folder; what names none is
/// a mistake.
func includedManifests(
  _ written: [(path: String, location: SourceLocation)], candidates: [ManifestSet.Candidate],
  tree: SourceTree, issues: ConfigurationIssues
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
      if let format = ProjectFormatRegistry.format(of: file.name), file.standing != .excluded {
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

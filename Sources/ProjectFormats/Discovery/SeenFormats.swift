import ProjectModel
import SourceText

/// Tells that no manifest was understood and that the files form one module, or one for each folder
/// beside an Xcode project.
func reportNoManifest(
  _ tree: SourceTree, candidates: [ManifestSet.Candidate], isGuessed: Bool,
  reader: ManifestReader
) {
  let notUnderstood = candidates.map { (path: $0.path, format: $0.format.name) }
  let seen = (notUnderstood + unreadManifests(tree, reader: reader)).sorted {
    $0.path.precedesInBytes($1.path)
  }
  let what =
    seen.isEmpty
    ? "No manifest of a known format was found"
    : "No manifest was understood (seen: \(summary(seen)))"
  let guess =
    isGuessed
    ? "so each folder next to the project counts as a module. If that guess is wrong, list the "
      + "modules in archcheck.yml under `modules:`."
    : "so all files form one module: list the modules in archcheck.yml under `modules:`."
  reader.report(Problem(.noManifest, message: "\(what), \(guess)"))
}

/// Tells which formats were seen that are not read, when there are sources without a module below
/// one of their manifests: these may be modules that are missing from the project.
func reportUnreadFormats(
  _ tree: SourceTree, candidates: [ManifestSet.Candidate], unowned: [String],
  reader: ManifestReader
) {
  let seen = unreadManifests(tree, reader: reader).filter { manifest in
    let folder = ProjectPath.folder(of: manifest.path)
    return hasPath(unowned, below: folder)
  }
  guard !seen.isEmpty else { return }
  // A manifest at the root that is read says what the project is; else modules are surely missing.
  let isComplete = candidates.contains { $0.home.isEmpty }
  reader.report(
    Problem(
      .manifestNotUnderstood, severity: isComplete ? .info : .warning,
      message: "There are manifests in formats that archcheck does not read yet: \(summary(seen)). "
        + "Modules that only they declare are missing; you can list them in archcheck.yml under "
        + "`modules:`."
    ))
}

/// Whether one of some paths, sorted by bytes, lies below a folder. O(log paths).
private func hasPath(_ paths: [String], below folder: String) -> Bool {
  guard !folder.isEmpty else { return !paths.isEmpty }
  let prefix = "\(folder)/"
  var low = 0
  var high = paths.count
  while low < high {
    let middle = (low + high) / 2
    if paths[middle].precedesInBytes(prefix) { low = middle + 1 } else { high = middle }
  }
  return low < paths.count && paths[low].utf8.starts(with: prefix.utf8)
}

/// The manifests of formats that are not read, sorted by path.
private func unreadManifests(
  _ tree: SourceTree, reader: ManifestReader
) -> [(path: String, format: String)] {
  var seen: [(path: String, format: String)] = []
  for file in tree.countedFiles(where: { ProjectFormatRegistry.unreadFormat(of: $0) != nil }) {
    seen.append((file.path, ProjectFormatRegistry.unreadFormat(of: file.name) ?? ""))
  }
  for file in tree.countedFiles(where: { ProjectFormatRegistry.tuistNames.contains($0) }) {
    guard let text = reader.source.text(file.path, nil) else { continue }
    if text.contains("import ProjectDescription") { seen.append((file.path, "Tuist")) }
  }
  return seen.sorted { $0.path.precedesInBytes($1.path) }
}

/// The formats by name, each with its first manifest and how many more there are.
private func summary(_ seen: [(path: String, format: String)]) -> String {
  let formats = seen.map(\.format).sortedByBytes()
  return formats.map { format in
    let paths = seen.filter { $0.format == format }.map(\.path)
    let more = paths.count > 1 ? " and \(paths.count - 1) more" : ""
    return "\(format): \(paths.first ?? "")\(more)"
  }.joined(separator: "; ")
}

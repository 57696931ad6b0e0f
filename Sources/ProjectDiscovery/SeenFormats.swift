import SourceTrees
import ProjectModel
import SourceText

/// Tells that no manifest was understood and that the files form one module, or one for each folder
/// beside an Xcode project.
func reportNoManifest(
  _ tree: SourceTree, candidates: [ManifestSet.Candidate], isGuessed: Bool,
  reader: ManifestReader
) {
  let notUnderstood = candidates.map { (path: $0.path, format: $0.format.name) }
  let seen = (notUnderstood + unreadManifests(tree)).sorted {
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

/// Tells which formats were seen that are not read, when there are sources that no manifest claims
/// below one of their manifests: these may be modules that are missing from the project. Tells also
/// which modules were guessed for such sources.
func reportUntold(
  _ unread: [UnreadManifest], guessed: [ModuleDescription], candidates: [ManifestSet.Candidate],
  unowned: @autoclosure () -> [String], reader: ManifestReader
) {
  if unread.isEmpty, guessed.isEmpty { return }
  let files = unread.isEmpty ? [] : unowned()
  let seen = unread.filter { hasPath(files, below: ProjectPath.folder(of: $0.path)) }
  let formats =
    seen.isEmpty
    ? ""
    : "There are manifests in formats that archcheck does not read here: \(summary(seen)). "
  if !guessed.isEmpty {
    let count = guessed.reduce(0) { $0 + $1.sources.count }
    let files = count == 1 ? "1 source file" : "\(count) source files"
    let names = guessed.map(\.name).sortedByBytes()
    let modules = names.count == 1 ? "the module \(names[0])" : "the modules \(list(names))"
    reader.report(
      Problem(
        .noManifest,
        message: "\(formats)No manifest that archcheck understands claims \(files), which count by "
          + "their folders as \(modules). If that guess is wrong, list the modules in "
          + "archcheck.yml under `modules:`; 'archcheck list modules --unowned' prints them to "
          + "begin with."))
    return
  }
  guard !seen.isEmpty else { return }
  // A manifest at the root that is read says what the project is; else modules are surely missing.
  let isComplete = candidates.contains { $0.home.isEmpty }
  reader.report(
    Problem(
      .manifestNotUnderstood, severity: isComplete ? .info : .warning,
      message: "\(formats)Modules that only they declare are missing; you can list them in "
        + "archcheck.yml under `modules:`."))
}

/// Names, the last one after "and"; of more than six the first five and a count.
private func list(_ names: [String]) -> String {
  if names.count > 6 {
    return names.prefix(5).joined(separator: ", ") + " and \(names.count - 5) more"
  }
  return names.dropLast().joined(separator: ", ") + " and \(names[names.count - 1])"
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

/// A manifest that was not read: its path, and the name of its format.
typealias UnreadManifest = (path: String, format: String)

/// The manifests of formats that are not read, sorted by path.
func unreadManifests(_ tree: SourceTree) -> [UnreadManifest] {
  var seen: [UnreadManifest] = []
  for file in tree.countedFiles(where: { ProjectFormatRegistry.unreadFormat(of: $0) != nil }) {
    seen.append((file.path, ProjectFormatRegistry.unreadFormat(of: file.name) ?? ""))
  }
  return seen.sorted { $0.path.precedesInBytes($1.path) }
}

/// The formats by name, each with its first manifest and how many more there are.
private func summary(_ seen: [UnreadManifest]) -> String {
  let formats = seen.map(\.format).sortedByBytes()
  return formats.map { format in
    let paths = seen.filter { $0.format == format }.map(\.path)
    let more = paths.count > 1 ? " and \(paths.count - 1) more" : ""
    return "\(format): \(paths.first ?? "")\(more)"
  }.joined(separator: "; ")
}

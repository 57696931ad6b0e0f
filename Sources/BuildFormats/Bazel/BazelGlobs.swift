import GitFiles
import ProjectModel
import SourceText
import StarlarkText

/// Which files `glob(…)` finds. It does not look into folders with a `BUILD` file of their own, nor
/// into other repositories.
///
/// Reference semantics on purpose: each package is listed once, however many globs look at it.
final class BazelGlobs {
  /// A file with the names between the slashes of its path within its package.
  private struct File {
    var path: String
    var names: ArraySlice<ArraySlice<UInt8>>
  }

  private let source: ManifestSource
  /// The folders where globs stop.
  private let ends: Set<ByteKey>
  private var listed: [String: [File]] = [:]

  init(endingAt ends: Set<ByteKey>, source: ManifestSource) {
    self.ends = ends
    self.source = source
  }

  /// The sources that a glob describes.
  func sources(of call: StarlarkCall, _ values: BazelValues) -> [String] {
    let included = patterns(call.argument("include", at: 0), values)
    let excluded = patterns(call.argument("exclude", at: 1), values)
    return files(in: values.file.folder).filter { file in
      included.contains { $0.matches(file.names) } && !excluded.contains { $0.matches(file.names) }
    }.map(\.path)
  }

  /// What a glob of resources describes: a folder for `folder/**`, else the files and folders.
  func resources(of call: StarlarkCall, _ values: BazelValues) -> [String] {
    let home = values.file.folder
    let included = values.read(call.argument("include", at: 0)).texts.map(\.text)
    let excluded = patterns(call.argument("exclude", at: 1), values)
    var result: [String] = []
    var chosen: [PathPattern] = []
    for text in included {
      let end = ["/**/*", "/**"].first(where: text.hasSuffix)
      let folder = text.dropLast(end?.count ?? 0)
      if end != nil, excluded.isEmpty, !folder.utf8.contains(where: { "*?[".utf8.contains($0) }) {
        let path = ProjectPath.join(home, String(folder))
        if !source.names(path).isEmpty { result.append(path) }
      } else if let pattern = PathPattern(text.utf8) {
        chosen.append(pattern)
      }
    }
    if chosen.isEmpty { return result }
    return result
      + source.resources(home) { isEnd($0, in: home) }.filter { path in
        let relative = ProjectFiles.relative(path, to: home)
        return chosen.contains { $0.matches(path: relative) }
          && !excluded.contains { $0.matches(path: relative) }
      }
  }

  private func patterns(_ item: StarlarkItem?, _ values: BazelValues) -> [PathPattern] {
    values.read(item).texts.compactMap { PathPattern($0.text.utf8) }
  }

  private func isEnd(_ path: String, in folder: String) -> Bool {
    ends.contains(ByteKey(ProjectPath.join(folder, path)))
  }

  private func files(in folder: String) -> [File] {
    if let known = listed[folder] { return known }
    let skip = folder.isEmpty ? 0 : folder.utf8.count + 1
    let files = source.sources(folder) { isEnd($0, in: folder) }.map { path in
      File(
        path: path, names: Array(path.utf8.dropFirst(skip)).split(separator: UInt8(ascii: "/"))[...]
      )
    }
    listed[folder] = files
    return files
  }
}

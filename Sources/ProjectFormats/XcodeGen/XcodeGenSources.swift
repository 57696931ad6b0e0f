import GitFiles
import ProjectModel
import SourceText

/// Finds the files that the `sources:` of a target stand for.
struct XcodeGenSources {
  /// What was found.
  struct Result {
    /// The source files, unsorted.
    var files: [String] = []
    /// The folders named (those of files named), relative to the project's root.
    var folders: [String] = []
    /// Whether something named was not found, which has been reported.
    var isIncomplete = false
  }

  /// One entry of `sources:`.
  private struct Entry {
    var path: String
    var includes: [String] = []
    var excludes: [String] = []
    var isOptional = false
    var location: SourceLocation
  }

  let spec: XcodeGenSpec
  let source: ManifestSource

  /// Folders that are one thing to the build, whatever lies in them.
  private static let opaqueExtensions: Set<Substring> = [
    "xcodeproj", "xcworkspace", "playground", "xcassets", "xcdatamodeld", "xcdatamodel", "docc",
    "bundle", "framework", "xcframework",
  ]

  /// The files of a target's `sources:`: text, a mapping, or a sequence of those.
  func read(_ target: ConfigNode, target name: String) -> Result {
    var result = Result()
    // Entries may overlap.
    var known: Set<ByteKey> = []
    guard let node = target["sources"], !node.isNull else { return result }
    for node in node.elements ?? [node] {
      guard let entry = entry(node, target: name) else { continue }
      guard let path = spec.resolve(entry.path, writtenAt: entry.location) else {
        source.report(
          .notRead(
            "The sources \(entry.path) of the target \(name) are", entry.path,
            from: spec.folder(of: entry.location), object: "them", at: entry.location))
        result.isIncomplete = true
        continue
      }
      switch source.find(path, entry.location) {
      case .folder(let folder)?:
        result.folders.append(folder)
        result.files += files(entry, in: folder).filter { known.insert(ByteKey($0)).inserted }
      case .file(let file)?:
        result.folders.append(ProjectPath.folder(of: file))
        result.files += source.sources(path, { _ in false }).filter {
          known.insert(ByteKey($0)).inserted
        }
      case nil:
        if entry.isOptional { continue }
        result.isIncomplete = true
        reportMissing(
          entry,
          "The sources \(entry.path) of the target \(name) do not exist: correct the path, or "
            + "write `optional: true`.")
      }
    }
    return result
  }

  /// `nil` for an entry that holds no code, such as resources.
  private func entry(_ node: ConfigNode, target: String) -> Entry? {
    if let path = node.text { return Entry(path: path, location: node.location) }
    guard let pathNode = node["path"], let path = pathNode.text else {
      source.report(
        Problem(
          .manifestInvalid,
          message: "An entry of `sources:` of the target \(target) needs a `path:`.",
          location: node.location))
      return nil
    }
    let phase = node["buildPhase"]
    let holdsCode = phase == nil || phase?.text == "sources" || phase?.text == "headers"
    guard holdsCode, node["type"]?.text != "folder" else { return nil }
    return Entry(
      path: path, includes: node["includes"]?.strings ?? [],
      excludes: node["excludes"]?.strings ?? [], isOptional: node["optional"]?.truth ?? false,
      location: pathNode.location)
  }

  private func files(_ entry: Entry, in folder: String) -> [String] {
    let excludes = patterns(entry.excludes)
    let includes = patterns(entry.includes)
    let files = source.sources(folder) { path in
      Self.opaqueExtensions.contains(ProjectPath.fileExtension(of: path))
        || excludes.contains { $0.matches(path: path) }
    }
    guard !entry.includes.isEmpty else { return files }
    return files.filter { file in
      guard ProjectPath.isInside(file, of: folder) else { return false }
      // An include may name a folder: then all below it is included.
      let names = Array(file.utf8.dropFirst(folder.isEmpty ? 0 : folder.utf8.count + 1))
        .split(separator: UInt8(ascii: "/"))
      return names.indices.contains { end in
        includes.contains { $0.matches(names[...end]) }
      }
    }
  }

  private func patterns(_ texts: [String]) -> [PathPattern] {
    texts.flatMap { expandedBraces($0) }.compactMap { text in
      PathPattern(text.utf8.dropFirst(text.utf8.starts(with: "./".utf8) ? 2 : 0))
    }
  }

  private func reportMissing(_ entry: Entry, _ message: String) {
    source.report(Problem(.missingPath, message: message, location: entry.location))
  }
}

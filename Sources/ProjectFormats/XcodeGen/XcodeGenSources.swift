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
    /// What is copied into the product, unsorted.
    var resources: [String] = []
    /// Whether something named was not found, which has been reported.
    var isIncomplete = false
    /// Whether something named was not found, be it that it need not be there.
    var hasUnknownSources = false
  }

  /// What becomes of the files of an entry.
  private enum Use {
    /// Sources are compiled, all others copied.
    case byName
    /// What can be compiled is, and nothing else happens.
    case compiled
    case copied
    /// The folder is copied with all that lies in it.
    case copiedAsFolder
    case nothing
  }

  /// One entry of `sources:`.
  private struct Entry {
    var path: String
    var use = Use.byName
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
      guard let entry = entry(node, target: name), entry.use != .nothing else { continue }
      if entry.use == .copied || entry.use == .copiedAsFolder {
        result.resources += copied(entry)
        continue
      }
      guard let path = spec.resolve(entry.path, writtenAt: entry.location) else {
        source.report(
          .notRead(
            "The sources \(entry.path) of the target \(name) are", entry.path,
            from: spec.folder(of: entry.location), object: "them", at: entry.location))
        result.isIncomplete = true
        result.hasUnknownSources = true
        continue
      }
      switch source.find(path, entry.location) {
      case .folder(let folder)?:
        result.folders.append(folder)
        let files = chosen(entry, in: folder) { folder, isPassedOver in
          source.sources(folder) { path in
            Self.opaqueExtensions.contains(ProjectPath.fileExtension(of: path))
              || isPassedOver(path)
          }
        }
        result.files += files.filter { known.insert(ByteKey($0)).inserted }
        if entry.use == .byName {
          result.resources += chosen(entry, in: folder, from: source.resources)
        }
      case .file(let file)?:
        result.folders.append(ProjectPath.folder(of: file))
        let files = source.sources(path, { _ in false }) + header(beside: file, entry)
        result.files += files.filter { known.insert(ByteKey($0)).inserted }
        if entry.use == .byName { result.resources += source.resources(path) { _ in false } }
      case nil:
        result.hasUnknownSources = true
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

  /// The header of the same name beside a file of the C family that is named alone.
  private func header(beside file: String, _ entry: Entry) -> [String] {
    guard SourceFileKind.isCFamily(file), !SourceFileKind.isHeader(file) else { return [] }
    let stem = file.dropLast(ProjectPath.fileExtension(of: file).count)
    return ["h", "hpp"].compactMap { ending in
      guard case .file(let header)? = source.find("\(stem)\(ending)", entry.location) else {
        return nil
      }
      return header
    }
  }

  /// The files and folders that an entry of resources stands for: its path, unless it chooses among
  /// what lies there. Those outside of the root have no path.
  private func copied(_ entry: Entry) -> [String] {
    guard let path = spec.resolve(entry.path, writtenAt: entry.location) else { return [] }
    let isWhole = entry.includes.isEmpty && entry.excludes.isEmpty
    if isWhole || entry.use == .copiedAsFolder { return [path] }
    return chosen(entry, in: path, from: source.resources)
  }

  /// `nil` for what is no entry.
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
    return Entry(
      path: path, use: use(of: node), includes: node["includes"]?.strings ?? [],
      excludes: node["excludes"]?.strings ?? [], isOptional: node["optional"]?.truth ?? false,
      location: pathNode.location)
  }

  private func use(of entry: ConfigNode) -> Use {
    let isFolder = entry["type"]?.text == "folder"
    guard let phase = entry["buildPhase"] else { return isFolder ? .copiedAsFolder : .byName }
    switch phase.text {
    case "sources", "headers": return isFolder ? .nothing : .compiled
    case "resources": return isFolder ? .copiedAsFolder : .copied
    default:
      let isCopied = phase["copyFiles"]?["destination"]?.text == "resources"
      return !isCopied ? .nothing : isFolder ? .copiedAsFolder : .copied
    }
  }

  /// Those files of a folder that an entry includes and does not exclude.
  ///
  /// - Parameter list: the files of a folder but for those that are passed over.
  private func chosen(
    _ entry: Entry, in folder: String, from list: (String, ManifestSource.Exclusion) -> [String]
  ) -> [String] {
    let excludes = patterns(entry.excludes)
    let includes = patterns(entry.includes)
    let files = list(folder) { path in
      excludes.contains { $0.matches(path: path) }
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

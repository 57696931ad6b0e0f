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
    /// Whether Xcode keeps the folder in step with the disk.
    var isSynchronized = false
    /// Folders within a synchronized one that are copied with all that lies in them.
    var explicitFolders: [String] = []
    var isOptional = false
    var location: SourceLocation
  }

  let spec: XcodeGenSpec
  let source: ManifestSource
  /// What a folder without a `type:` is: `defaultSourceDirectoryType`.
  private var standardType: String? {
    spec.root["options"]?["defaultSourceDirectoryType"]?.text
  }

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
        let hidden = hidden(in: folder, of: entry)
        let files = chosen(entry, in: folder) { folder, isPassedOver in
          source.sources(folder) { path in
            Self.opaqueExtensions.contains(ProjectPath.fileExtension(of: path))
              || hidden.isPassedOver(path) || isPassedOver(path)
          }
        }
        result.files += files.filter { known.insert(ByteKey($0)).inserted }
        if entry.use == .byName {
          result.resources += chosen(entry, in: folder) { folder, isPassedOver in
            source.resources(folder) { hidden.isPassedOver($0) || isPassedOver($0) }
          }
          result.resources += hidden.copied
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

  /// What of a synchronized folder is not compiled file by file: packages, as Xcode leaves them out, and folders
  /// that are copied as they are.
  private struct Hidden {
    var paths: Set<ByteKey> = []
    /// The folders copied, by their paths from the root.
    var copied: [String] = []

    /// Whether a path below the folder is one of these.
    func isPassedOver(_ path: String) -> Bool { paths.contains(ByteKey(path)) }
  }

  private func hidden(in folder: String, of entry: Entry) -> Hidden {
    guard entry.isSynchronized else { return Hidden() }
    var hidden = Hidden()
    let packages = XcodeSynchronizedFolders.packages(in: folder, source: source)
    hidden.paths = Set(packages.map { ByteKey(ProjectFiles.relative($0, to: folder)) })
    let excludes = patterns(entry.excludes)
    for path in copiedFolders(in: folder, matching: patterns(entry.explicitFolders))
    where !excludes.contains(where: { $0.matches(path: path) }) {
      hidden.paths.insert(ByteKey(path))
      hidden.copied.append(ProjectPath.join(folder, path))
    }
    return hidden
  }

  /// The folders below one that patterns fit, by their paths from there; nothing is looked for within these.
  /// O(names below).
  private func copiedFolders(
    in folder: String, matching patterns: [PathPattern], below start: String = ""
  ) -> [String] {
    if patterns.isEmpty { return [] }
    return source.names(ProjectPath.join(folder, start)).flatMap { name -> [String] in
      let path = ProjectPath.join(start, name)
      let whole = ProjectPath.join(folder, path)
      guard ProjectPath.fileExtension(of: name).isEmpty,
        case .folder? = source.find(whole, SourceLocation(path: whole))
      else { return [] }
      if patterns.contains(where: { $0.matches(path: path) }) { return [path] }
      return copiedFolders(in: folder, matching: patterns, below: path)
    }
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
    if let path = node.text {
      let type = type(nil, path: path)
      return Entry(
        path: path, use: type == "folder" ? .copiedAsFolder : .byName,
        isSynchronized: type == Self.synchronized, location: node.location)
    }
    guard let pathNode = node["path"], let path = pathNode.text else {
      source.report(
        Problem(
          .manifestInvalid,
          message: "An entry of `sources:` of the target \(target) needs a `path:`.",
          location: node.location))
      return nil
    }
    let type = type(node["type"]?.text, path: path)
    return Entry(
      path: path, use: use(of: node, type: type), includes: node["includes"]?.strings ?? [],
      excludes: node["excludes"]?.strings ?? [], isSynchronized: type == Self.synchronized,
      explicitFolders: node["explicitFolders"]?.strings ?? [],
      isOptional: node["optional"]?.truth ?? false, location: pathNode.location)
  }

  /// The `type:` of Xcode's synchronized folders.
  private static let synchronized = "syncedFolder"

  /// What an entry is: what is written, else what folders of the project are; what has an extension is a file.
  private func type(_ written: String?, path: String) -> String? {
    if let written { return written }
    return ProjectPath.fileExtension(of: ProjectPath.name(of: path)).isEmpty ? standardType : nil
  }

  private func use(of entry: ConfigNode, type: String?) -> Use {
    // Which files a synchronized folder compiles is no matter of phases.
    if type == Self.synchronized { return .byName }
    let isFolder = type == "folder"
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

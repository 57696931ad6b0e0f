import HeaderLayouts
import ProjectModel
import SourceText

extension SwiftPackageLayout {
  /// Gives a target of the C family its headers: those beside its sources, those in its folder of
  /// public headers, and what its module map says.
  ///
  /// Source of the rules: SwiftPM's documentation of C language targets; all headers in the folder of
  /// public headers are public, whatever the umbrella header there includes.
  func addHeaders(
    of target: SwiftPackageManifest.Target, to module: inout ModuleDescription
  ) {
    let isSystem = target.kind == .systemLibrary
    let folder = module.folder
    let written = isSystem ? "." : target.publicHeadersPath ?? "include"
    let publicFolder = ProjectPath.resolve(written, from: folder)
    let bridging = bridgingHeaders(of: target, in: folder)
    guard
      isSystem || !bridging.isEmpty || module.sources.contains(where: SourceFileKind.isCFamily)
        || showsHeadersAlone(target, in: publicFolder)
    else { return }
    let search = target.headerSearchPaths.compactMap { ProjectPath.resolve($0, from: folder) }
      .filter { isFolder($0, at: target.location) }
    module.sources =
      (module.sources
      + headers(of: target, folder, public: publicFolder, search: search) + bridging)
      .sortedByBytes()
    module.sources = distinct(module.sources)
    module.headers.bridgingHeaders = bridging
    let index = ModuleHeaders(sources: module.sources)
    // Links to headers elsewhere make these public.
    let isPassedOver = exclusion(of: target, in: folder)
    let inside =
      publicFolder.map { path in
        source.sources(path) { isPassedOver(ProjectPath.join(relative(path, to: folder), $0)) }
          .filter(SourceFileKind.isHeader)
      } ?? []
    let maps = publicFolder.map { moduleMaps(in: $0) } ?? []
    module.headers.moduleNames = distinct(maps.flatMap(\.map.modules))
      .filter { !$0.equalsInBytes(module.name) }.sortedByBytes()
    // A system library's headers are those that its module map names.
    let exported = isSystem ? exportedHeaders(by: maps, of: module, index) : inside
    module.headers.publicHeaders = .listed(distinct(exported))
    module.headers.publicFolders = inside.isEmpty ? [] : [publicFolder].compactMap { $0 }
    module.headers.privateFolders = distinct(search)
  }

  /// Whether the Swift sources of a target are listed, and beside them it has headers for others: its Clang
  /// module consists of these.
  private func showsHeadersAlone(
    _ target: SwiftPackageManifest.Target, in publicFolder: String?
  ) -> Bool {
    guard target.sources != nil, target.publicHeadersPath != nil, let publicFolder else {
      return false
    }
    return !source.sources(publicFolder) { _ in false }.filter(SourceFileKind.isHeader).isEmpty
  }

  /// The headers that show C and its kin to the Swift sources of a target, free of links; those that a setting
  /// names and that are not there are reported.
  private func bridgingHeaders(
    of target: SwiftPackageManifest.Target, in targetFolder: String
  ) -> [String] {
    distinct(
      target.bridgingHeaders.compactMap { header in
        let base = header.isInTarget ? targetFolder : folder
        if let path = ProjectPath.resolve(header.path.path, from: base),
          case .file(let file)? = source.find(path, header.path.location)
        {
          return file
        }
        if header.isInTarget, !liesInSubmodules(target, in: targetFolder) {
          reportMissing(
            target, "names the bridging header \(header.path.path), which does not exist",
            at: header.path.location)
        }
        return nil
      })
  }

  private func exportedHeaders(
    by maps: [ModuleMapFiles.File], of module: ModuleDescription, _ index: ModuleHeaders
  ) -> [String] {
    let umbrella = UmbrellaHeaders(index: index, names: [ByteKey(module.name)], source: source)
    return umbrella.exported(by: maps).sortedByBytes()
  }

  private func moduleMaps(in folder: String) -> [ModuleMapFiles.File] {
    source.names(folder).filter { $0.hasSuffix(".modulemap") }.compactMap { name in
      ModuleMapFiles.File(path: ProjectPath.join(folder, name), from: source)
    }
  }

  /// The headers that no list of sources names: those in some folders of the target, and, unless
  /// another target lives there too, in all of its folder.
  ///
  /// Of a folder that several targets share, each has the headers of its public folder and those
  /// beside the sources that it names; what no target has in this way belongs to those that search
  /// for headers there.
  private func headers(
    of target: SwiftPackageManifest.Target, _ targetFolder: String, public publicFolder: String?,
    search: [String]
  ) -> [String] {
    let isPassedOver = exclusion(of: target, in: targetFolder)
    func headers(in places: [String]) -> [String] {
      places.filter { ProjectPath.isInside($0, of: targetFolder) }.flatMap { place in
        let relative = relative(place, to: targetFolder)
        return source.sources(place) { isPassedOver(ProjectPath.join(relative, $0)) }
          .filter(SourceFileKind.isHeader)
      }
    }
    let open = headers(in: [publicFolder].compactMap { $0 })
    guard isShared(targetFolder, by: target) else {
      return open + headers(in: search + [targetFolder])
    }
    let own = HeaderClaim(of: target, in: targetFolder)
    let others = package.targets.compactMap { other -> HeaderClaim? in
      guard !other.name.equalsInBytes(target.name), let path = other.path?.path else { return nil }
      return ProjectPath.resolve(path, from: folder).map { HeaderClaim(of: other, in: $0) }
    }
    let taken = HeaderClaim(joining: others)
    return open + headers(in: own.filesFolders).filter(own.covers)
      + headers(in: search).filter { own.covers($0) || !taken.covers($0) }
  }

  /// A path below a folder as seen from there.
  private func relative(_ path: String, to folder: String) -> String {
    ProjectPath.isInside(path, of: folder) ? ProjectFiles.relative(path, to: folder) : path
  }

  private func isFolder(_ path: String, at location: SourceLocation) -> Bool {
    if case .folder? = source.find(path, location) { return true }
    return false
  }
}

/// The headers that a target has by what it names: those in its folder of public headers, in
/// folders of sources, and beside single files.
private struct HeaderClaim {
  /// Folders whose headers count at any depth.
  private var folders: Set<ByteKey> = []
  /// Folders of single files, whose own headers count.
  private var foldersOfFiles: Set<ByteKey> = []

  /// What the manifest says of a target in a folder.
  init(of target: SwiftPackageManifest.Target, in targetFolder: String) {
    let named = target.sources?.map(\.path) ?? ["."]
    let places = named.compactMap { ProjectPath.resolve($0, from: targetFolder) }
    for place in places {
      if SourceFileKind.isSource(place) {
        foldersOfFiles.insert(ByteKey(ProjectPath.folder(of: place)))
      } else {
        folders.insert(ByteKey(place))
      }
    }
    let open = ProjectPath.resolve(target.publicHeadersPath ?? "include", from: targetFolder)
    if let open { folders.insert(ByteKey(open)) }
  }

  init(joining claims: [HeaderClaim]) {
    for claim in claims {
      folders.formUnion(claim.folders)
      foldersOfFiles.formUnion(claim.foldersOfFiles)
    }
  }

  /// The folders of single files, sorted.
  var filesFolders: [String] { foldersOfFiles.map(\.string).sortedByBytes() }

  /// Whether a header is among them. O(depth).
  func covers(_ header: String) -> Bool {
    let folder = ProjectPath.folder(of: header)
    return foldersOfFiles.contains(ByteKey(folder))
      || ProjectPath.folders(upFrom: folder).contains { folders.contains(ByteKey($0)) }
  }
}

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
    guard isSystem || module.sources.contains(where: SourceFileKind.isCFamily) else { return }
    let folder = module.folder
    let written = isSystem ? "." : target.publicHeadersPath ?? "include"
    let publicFolder = ProjectPath.resolve(written, from: folder)
    let search = target.headerSearchPaths.compactMap { ProjectPath.resolve($0, from: folder) }
      .filter { isFolder($0, at: target.location) }
    module.sources =
      (module.sources
      + headers(
        of: target, folder,
        [publicFolder].compactMap { $0 }
          + search)).sortedByBytes()
    module.sources = distinct(module.sources)
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
  private func headers(
    of target: SwiftPackageManifest.Target, _ targetFolder: String, _ folders: [String]
  ) -> [String] {
    let isPassedOver = exclusion(of: target, in: targetFolder)
    let own = isShared(targetFolder, by: target) ? [] : [targetFolder]
    let places = (folders + own).filter { ProjectPath.isInside($0, of: targetFolder) }
    return places.flatMap { place in
      let relative = relative(place, to: targetFolder)
      return source.sources(place) { isPassedOver(ProjectPath.join(relative, $0)) }
        .filter(SourceFileKind.isHeader)
    }
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

import ProjectModel
import SourceText

extension ModuleDescription {
  /// The module with its header layout, read from its files, build settings and what its manifest
  /// says; a module without a file of the C family stays as it is.
  ///
  /// - Complexity: O(folders of the module) and the length of the headers that its umbrella header
  ///   includes.
  package func withHeaders(
    _ hints: HeaderHints = HeaderHints(), from source: ManifestSource
  ) -> ModuleDescription {
    var module = self
    let settings = HeaderSettings(module: self, source: source)
    let named = settings.prefixHeaders + settings.bridgingHeaders + hints.prefixHeaders
    let isMixed = sources.contains(where: SourceFileKind.isCFamily)
    guard isMixed || !named.isEmpty else { return self }
    module.sources = distinct(sources + named.filter(SourceFileKind.isSource)).sortedByBytes()
    module.headers = HeaderReader(module: module, hints: hints, source: source).layout()
    return module
  }
}

/// Finds out which of a module's headers are public, as Xcode and CocoaPods would have them.
///
/// What is looked at, the first that tells something being taken: the manifest, module maps, the
/// umbrella header `<Module>.h`, folders such as `include`. Without any of them all are public.
private struct HeaderReader {
  let module: ModuleDescription
  let hints: HeaderHints
  let source: ManifestSource
  let settings: HeaderSettings
  let index: ModuleHeaders

  private static let publicFolders = ["include", "Include", "Public", "PublicHeaders", "Headers"]

  init(module: ModuleDescription, hints: HeaderHints, source: ManifestSource) {
    self.module = module
    self.hints = hints
    self.source = source
    settings = HeaderSettings(module: module, source: source)
    index = ModuleHeaders(sources: module.sources)
  }

  func layout() -> HeaderLayout {
    var layout = HeaderLayout()
    layout.namespaces = distinct(hints.namespaces + settings.productNames)
      .filter { !$0.equalsInBytes(module.name) }.sortedByBytes()
    let maps = ModuleMapFiles(module: module, named: hints.moduleMaps + settings.moduleMaps)
      .read(from: source)
    layout.moduleNames = distinct(module.headers.moduleNames + maps.flatMap(\.map.modules))
      .filter { !$0.equalsInBytes(module.name) }.sortedByBytes()
    let names = Set(([module.name] + layout.namespaces + layout.moduleNames).map(ByteKey.init))
    let umbrella = UmbrellaHeaders(index: index, names: names, source: source)
    layout.publicFolders = publicFolders
    layout.privateFolders = settings.searchFolders
    layout.prefixHeaders = distinct(
      settings.prefixHeaders + hints.prefixHeaders + index.paths.filter(isPrefixHeader))
    layout.bridgingHeaders = bridgingHeaders
    layout.publicHeaders = publicHeaders(maps, umbrella)
    hide(in: &layout)
    return layout
  }

  // MARK: - Public headers

  private func publicHeaders(
    _ maps: [ModuleMapFiles.File], _ umbrella: UmbrellaHeaders
  ) -> HeaderLayout.PublicHeaders {
    if let written = hints.publicHeaders {
      return .listed(distinct(written.filter(index.contains)).sortedByBytes())
    }
    let own = maps.filter { $0.map.modules.contains { $0.equalsInBytes(module.name) } }
    let exported = umbrella.exported(by: own)
    if !exported.isEmpty { return .listed(exported.sortedByBytes()) }
    let others = umbrella.exported(by: maps)
    let name = "\(module.name).h"
    let first = index.headers(named: name).min {
      ProjectPath.components($0).count < ProjectPath.components($1).count
    }
    if let first {
      return .listed(distinct(umbrella.closure(of: first) + others).sortedByBytes())
    }
    let folders = publicFolders
    guard !folders.isEmpty else { return .all }
    let inside = index.paths.filter { path in
      folders.contains { ProjectPath.isInside(path, of: $0) }
    }
    return .listed(distinct(inside + others).sortedByBytes())
  }

  /// Takes away what is no header for others whatever else is said.
  private func hide(in layout: inout HeaderLayout) {
    let inner = layout.prefixHeaders + layout.bridgingHeaders + hints.hiddenHeaders
    guard !inner.isEmpty else { return }
    let hidden = Set(inner.map(ByteKey.init))
    switch layout.publicHeaders {
    case .all where hints.hiddenHeaders.isEmpty: return
    case .all: layout.publicHeaders = .listed(index.paths.filter { !hidden.contains(ByteKey($0)) })
    case .listed(let paths):
      layout.publicHeaders = .listed(paths.filter { !hidden.contains(ByteKey($0)) })
    }
  }

  /// Folders at the top of the module whose names say that their headers are for others.
  private var publicFolders: [String] {
    let present = source.names(module.folder)
    return Self.publicFolders.filter { name in present.contains { $0.equalsInBytes(name) } }
      .map { ProjectPath.join(module.folder, $0) }
      .filter { folder in index.paths.contains { ProjectPath.isInside($0, of: folder) } }
  }

  /// Those that settings name, else those that are called so.
  private var bridgingHeaders: [String] {
    guard module.compilesSwift else { return [] }
    let named = settings.bridgingHeaders
    return named.isEmpty ? index.paths.filter { $0.hasSuffix("-Bridging-Header.h") } : named
  }

  private func isPrefixHeader(_ path: String) -> Bool {
    path.hasSuffix(".pch") || path.hasSuffix("-Prefix.h")
  }
}

import SourceText
import Containment
import ProjectModel
import SourceText

/// Finds the headers that module maps and umbrella headers export.
package struct UmbrellaHeaders {
  let index: ModuleHeaders
  /// What may stand before the slash in includes of the module's own headers.
  let names: Set<ByteKey>
  let source: ManifestSource

  /// Takes a module's headers and the names that may stand before the slash in includes of them.
  package init(index: ModuleHeaders, names: Set<ByteKey>, source: ManifestSource) {
    self.index = index
    self.names = names
    self.source = source
  }

  /// A header and those of the module that it includes, at any remove, in the order met. O(length of
  /// these headers).
  func closure(of header: String) -> [String] {
    var result = [header]
    var seen: Set<ByteKey> = [ByteKey(header)]
    var next = 0
    while next < result.count {
      let path = result[next]
      next += 1
      guard let text = source.sourceText(path) else { continue }
      let folder = ProjectPath.folder(of: path)
      let lines = Journal.during(.headers, file: path) { includeLines(in: text) }
      for line in lines {
        guard let found = index.header(of: line, in: folder, names: names),
          seen.insert(ByteKey(found)).inserted
        else { continue }
        result.append(found)
      }
    }
    return result
  }

  /// The headers of the module that module maps export, in no particular order, each one once.
  package func exported(by files: [ModuleMapFiles.File]) -> [String] {
    var result: [String] = []
    var hidden: Set<ByteKey> = []
    for file in files {
      let folder = ProjectPath.folder(of: file.path)
      for header in file.map.headers {
        guard let path = index.header(writtenAs: header.path, in: folder) else { continue }
        if header.visibility == .hidden || file.isPrivate {
          hidden.insert(ByteKey(path))
        } else {
          result += header.isUmbrella ? closure(of: path) : [path]
        }
      }
      for written in file.map.umbrellaFolders where !file.isPrivate {
        guard let path = ProjectPath.resolve(written, from: folder) else { continue }
        result += index.paths.filter { ProjectPath.isInside($0, of: path) }
      }
    }
    return distinct(result).filter { !hidden.contains(ByteKey($0)) }
  }
}

/// Finds the module maps that lie among the files of a module.
package struct ModuleMapFiles {
  /// A module map with its place.
  package struct File {
    package var path: String
    package var map: ModuleMap

    /// Reads a module map; `nil` when that is not possible.
    package init?(path: String, from source: ManifestSource) {
      guard let text = source.sourceText(path) else { return nil }
      self.path = path
      map = Journal.during(.headers, file: path) { ModuleMap(text) }
    }

    /// Whether it is the module map of headers that are for the makers' own use.
    var isPrivate: Bool { ProjectPath.name(of: path).hasSuffix("private.modulemap") }
  }

  let module: ModuleDescription
  /// Paths of module maps that the manifest names.
  let named: [String]

  /// All module maps, those named first, then by path.
  func read(from source: ManifestSource) -> [File] {
    let found = folders.flatMap { folder in
      source.names(folder).filter { $0.hasSuffix(".modulemap") }
        .map { ProjectPath.join(folder, $0) }
    }
    return distinct(named + found.sortedByBytes()).compactMap {
      File(path: $0, from: source)
    }
  }

  /// The folders of the module's C-family files and those above them, up to the module's own.
  private var folders: [String] {
    var result: [String] = []
    var seen: Set<ByteKey> = []
    for path in module.sources where SourceFileKind.isCFamily(path) {
      var folder = ProjectPath.folder(of: path)
      while ProjectPath.isInside(folder, of: module.folder),
        seen.insert(ByteKey(folder)).inserted
      {
        result.append(folder)
        if folder.isEmpty { break }
        folder = ProjectPath.folder(of: folder)
      }
    }
    return result
  }
}

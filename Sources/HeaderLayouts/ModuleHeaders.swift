import ProjectModel
import SourceText

/// The headers of one module, found by what includes of them say.
package struct ModuleHeaders {
  /// The headers' paths, sorted by bytes.
  package let paths: [String]
  private let known: Set<ByteKey>
  private let byName: [ByteKey: [String]]

  /// Takes the source files of a module. O(n).
  package init(sources: [String]) {
    paths = sources.filter(SourceFileKind.isHeader)
    known = Set(paths.map(ByteKey.init))
    byName = Dictionary(grouping: paths) { ByteKey(ProjectPath.name(of: $0)) }
  }

  /// Whether a path is that of one of the headers.
  package func contains(_ path: String) -> Bool { known.contains(ByteKey(path)) }

  /// The headers of a file name, sorted by bytes.
  func headers(named name: String) -> [String] { byName[ByteKey(name)] ?? [] }

  /// The header that a path, written in a file of a folder, stands for; `nil` for one of others.
  ///
  /// A path is tried from the folder, then as the end of a header's path, then, when it is a name
  /// alone, by that.
  func header(writtenAs path: String, in folder: String) -> String? {
    if let place = ProjectPath.resolve(path, from: folder), contains(place) { return place }
    let name = ProjectPath.name(of: path)
    let parts = ProjectPath.components(path).filter { $0 != "." && $0 != ".." }
    let end = "/\(parts.joined(separator: "/"))"
    return headers(named: name).first { "/\($0)".utf8.reversed().starts(with: end.utf8.reversed()) }
  }

  /// The header that an include line of a file means; `nil` for one of another module.
  ///
  /// - Parameter names: what may stand before the slash for any header of the module.
  func header(of line: IncludeLine, in folder: String, names: Set<ByteKey>) -> String? {
    let parts = line.path.split(separator: "/", maxSplits: 1)
    if line.isAngled, parts.count == 2, names.contains(ByteKey(String(parts[0]))) {
      return header(writtenAs: String(parts[1]), in: "")
        ?? headers(named: ProjectPath.name(of: line.path)).first
    }
    return header(writtenAs: line.path, in: line.isAngled ? "" : folder)
  }
}

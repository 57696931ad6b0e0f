import Containment
import ProjectModel
import SourceText

/// Finds which targets include headers that nothing else gives to any.
struct XcodeHeaderIncludes {
  /// The headers looked for and the others, by their file names.
  private var byName: [ByteKey: [(path: String, isWanted: Bool)]] = [:]
  private let source: ManifestSource

  /// Takes the headers looked for, and those whose owner is known: an include that may mean one of
  /// these says nothing of the others.
  init(_ wanted: [String], beside known: Set<ByteKey>, source: ManifestSource) {
    self.source = source
    for path in wanted { byName[Self.name(of: path), default: []].append((path, true)) }
    for key in known where SourceFileKind.isHeader(key.string) {
      let name = Self.name(of: key.string)
      // Only those that may be confused with one looked for matter.
      if byName[name] != nil { byName[name]?.append((key.string, false)) }
    }
  }

  /// For each target the headers that its files include, or that headers found for it include.
  /// O(length of the files, and of the headers for each target).
  func found(from files: [String: [String]]) -> [String: [String]] {
    var known: [ByteKey: [String]] = [:]
    return files.mapValues { files in
      var result: [String] = []
      var seen: Set<ByteKey> = []
      var open = files
      while let path = open.popLast() {
        let key = ByteKey(path)
        let included = known[key] ?? headers(includedBy: path)
        known[key] = included
        for header in included where seen.insert(ByteKey(header)).inserted {
          result.append(header)
          open.append(header)
        }
      }
      return result
    }
  }

  /// The headers looked for that a file includes.
  private func headers(includedBy path: String) -> [String] {
    guard let text = source.sourceText(path) else { return [] }
    let lines = Journal.during(.headers, file: path) { includeLines(in: text) }
    let folder = ProjectPath.folder(of: path)
    return lines.flatMap { header(of: $0, from: folder) }
  }

  /// The header that an include means: the one at that path, else the only one whose path ends so.
  private func header(of line: IncludeLine, from folder: String) -> [String] {
    guard let named = byName[Self.name(of: line.path)] else { return [] }
    if !line.isAngled, let place = ProjectPath.resolve(line.path, from: folder),
      let found = named.first(where: { $0.path.equalsInBytes(place) })
    {
      return found.isWanted ? [found.path] : []
    }
    let parts = ProjectPath.components(line.path).drop { $0 == ".." || $0 == "." }
    let fitting = named.filter { header in
      ProjectPath.components(header.path).suffix(parts.count).elementsEqual(parts)
    }
    // Where a folder before the slash is no folder of the path, it is the name of a module.
    let possible = fitting.isEmpty ? named : fitting
    guard possible.count == 1, let only = possible.first, only.isWanted else { return [] }
    return [only.path]
  }

  private static func name(of path: String) -> ByteKey { ByteKey(ProjectPath.name(of: path)) }
}

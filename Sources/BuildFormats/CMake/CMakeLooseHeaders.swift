import ProjectModel
import SourceText

/// Headers that no target lists, as is usual.
///
/// They belong to the targets that compile a file of the same name beside them, else to the one that
/// has their name, else to the one that compiles most in their folder, else to the one whose folder of headers they lie in; libraries
/// before executables, and both before tests. Others belong to no target.
struct CMakeLooseHeaders {
  private var headers: [String: [String]] = [:]

  /// The headers of a target.
  func paths(for target: String) -> [String] { headers[target] ?? [] }

  /// How well a target fits a header.
  private struct Fit {
    var target: Int
    var rank: Int
    var count: Int
  }

  /// Finds the owners of all such headers. O(files × depth of folders).
  init(_ targets: [CMakeTarget], home: String, source: ManifestSource) {
    var owned: Set<ByteKey> = []
    var byStem: [ByteKey: [Int]] = [:]
    var byFolder: [ByteKey: [Int: Int]] = [:]
    var byInclude: [ByteKey: [Int]] = [:]
    var byName: [ByteKey: [Int]] = [:]
    for (index, target) in targets.enumerated() {
      byName[ByteKey(target.name), default: []].append(index)
      for folder in target.includes { byInclude[ByteKey(folder), default: []].append(index) }
      for path in target.sources where SourceFileKind.isCFamily(path) {
        if SourceFileKind.isHeader(path) {
          owned.insert(ByteKey(path))
        } else {
          byStem[ByteKey(Self.stem(path)), default: []].append(index)
          byFolder[ByteKey(ProjectPath.folder(of: path)), default: [:]][index, default: 0] += 1
        }
      }
    }
    if byFolder.isEmpty, byInclude.isEmpty { return }
    func best(_ candidates: [Int: Int]) -> [Int] {
      let fits = candidates.map { index, count in
        Fit(target: index, rank: Self.rank(of: targets[index]), count: count)
      }
      let best = fits.min {
        ($0.rank, -$0.count, $0.target) < ($1.rank, -$1.count, $1.target)
      }
      return best.map { [$0.target] } ?? []
    }
    for path in source.sources(home, { _ in false })
    where SourceFileKind.isHeader(path) && !owned.contains(ByteKey(path)) {
      let folder = ProjectPath.folder(of: path)
      var owners = byStem[ByteKey(Self.stem(path))] ?? []
      if owners.isEmpty {
        let stem = Self.stem(ProjectPath.name(of: path)).dropLast()
        owners = byName[ByteKey(String(stem))] ?? []
      }
      if owners.isEmpty { owners = best(byFolder[ByteKey(folder)] ?? [:]) }
      if owners.isEmpty {
        for outer in ProjectPath.folders(upFrom: folder) {
          // The root is a folder of headers too often to say something of all below it.
          if outer == home, outer != folder { break }
          guard let indices = byInclude[ByteKey(outer)] else { continue }
          owners = best(
            Dictionary(indices.map { ($0, targets[$0].sources.count) }) { first, _ in first })
          break
        }
      }
      for owner in Set(owners) { headers[targets[owner].name, default: []].append(path) }
    }
  }

  private static func rank(of target: CMakeTarget) -> Int {
    target.isTest ? 2 : target.kind == .executable ? 1 : 0
  }

  private static func stem(_ path: String) -> String {
    String(path.dropLast(ProjectPath.fileExtension(of: path).count))
  }
}

import ProjectModel
import SourceText

/// Headers of which a project does not say whose they are.
///
/// They belong to the targets that compile the file of the same name beside them, also if a build
/// phase of another target has them. Those in no build phase, as the headers of applications,
/// belong else to the targets that compile most of the C family in the same folder, else in the
/// nearest folder above that has any. Where no folder tells, they belong to the targets that include
/// them, else to those that compile most in the nearest group that has any, tests only where nothing
/// else is compiled there.
struct XcodeLooseHeaders {
  private var headers: [String: [String]] = [:]

  /// The headers of a target, by its id.
  func paths(for target: String) -> [String] { headers[target] ?? [] }

  /// A header of a group that no folder gives to a target.
  private struct Stray {
    var object: XcodeObject
    var path: String
  }

  /// Finds the owners of all such headers. O(files), and the length of the files of the C family where
  /// several targets compile such files and no folder tells whose a header is.
  init(_ document: XcodeDocument, tree: XcodeFileTree, source: ManifestSource) {
    let references = document.objects(of: "PBXFileReference") { file in
      file["path"].map(SourceFileKind.isCFamily) ?? false
    }
    if references.isEmpty { return }
    var owned: Set<ByteKey> = []
    var byStem: [ByteKey: [String]] = [:]
    var byFolder: [ByteKey: [String: Int]] = [:]
    var compiled: [ObjectIdentifier: [String]] = [:]
    var files: [String: [String]] = [:]
    for target in document.objects("targets", of: document.project) {
      for phase in document.objects("buildPhases", of: target) {
        guard ["PBXSourcesBuildPhase", "PBXHeadersBuildPhase"].contains(phase.isa) else { continue }
        for member in document.objects("files", of: phase) {
          guard let file = document.object("fileRef", of: member),
            SourceFileKind.isCFamily(file["path"] ?? ""), let path = tree.path(of: file)
          else { continue }
          if SourceFileKind.isHeader(path) {
            owned.insert(ByteKey(path))
          } else {
            byStem[ByteKey(Self.stem(path)), default: []].append(target.id)
            compiled[ObjectIdentifier(file), default: []].append(target.id)
            files[target.id, default: []].append(path)
            byFolder[ByteKey(ProjectPath.folder(of: path)), default: [:]][target.id, default: 0] +=
              1
          }
        }
      }
    }
    if byFolder.isEmpty { return }
    var strays: [Stray] = []
    for file in references where SourceFileKind.isHeader(file["path"] ?? "") {
      guard let path = tree.path(of: file), !ProjectPath.isInBuiltFramework(path) else { continue }
      let isOwned = !owned.insert(ByteKey(path)).inserted
      let owners =
        byStem[ByteKey(Self.stem(path))] ?? (isOwned ? [] : Self.nearest(to: path, in: byFolder))
      if owners.isEmpty, isOwned { continue }
      guard case .file(let found)? = source.find(path, document.location(of: "path", in: file))
      else { continue }
      if owners.isEmpty { strays.append(Stray(object: file, path: found)) }
      for owner in Set(owners) { headers[owner, default: []].append(found) }
    }
    addUnnamed(beside: byStem, owned: owned, in: document, source: source)
    if strays.isEmpty { return }
    var left = strays
    if files.count > 1 {
      let known = Set(headers.values.joined().map(ByteKey.init)).union(owned)
      for (target, own) in files { files[target] = own + paths(for: target) }
      let includes = XcodeHeaderIncludes(strays.map(\.path), beside: known, source: source)
      for (target, found) in includes.found(from: files) {
        headers[target, default: []] += found
      }
      let included = Set(headers.values.joined().map(ByteKey.init))
      left.removeAll { included.contains(ByteKey($0.path)) }
    }
    let tests = document.objects("targets", of: document.project).filter { target in
      XcodeProduct.kind(ofType: target["productType"] ?? "") == .test
    }
    add(left, near: compiled, tests: Set(tests.map(\.id)), in: tree)
  }

  /// Gives headers to the targets that compile most in the nearest group around them that has a
  /// compiled file. O(groups and files), since counts and headers move into the larger of two lists.
  private mutating func add(
    _ strays: [Stray], near compiled: [ObjectIdentifier: [String]], tests: Set<String>,
    in tree: XcodeFileTree
  ) {
    var pathOf: [ObjectIdentifier: String] = [:]
    for stray in strays { pathOf[ObjectIdentifier(stray.object)] = stray.path }
    var counts = [[String: Int]](repeating: [:], count: tree.groups.count)
    var waiting = [[String]](repeating: [], count: tree.groups.count)
    // What stands in a group comes behind it: backwards, each group is whole when it is met.
    for index in tree.groups.indices.reversed() {
      let group = tree.groups[index]
      let id = ObjectIdentifier(group.object)
      for target in compiled[id] ?? [] { counts[index][target, default: 0] += 1 }
      if let path = pathOf[id] { waiting[index].append(path) }
      if !waiting[index].isEmpty, !counts[index].isEmpty {
        let code = counts[index].filter { !tests.contains($0.key) }
        let candidates = code.isEmpty ? counts[index] : code
        let most = candidates.values.max()
        for (target, count) in candidates where count == most {
          headers[target, default: []] += waiting[index]
        }
        waiting[index] = []
      }
      guard let parent = group.parent else { continue }
      if counts[parent].count < counts[index].count { counts.swapAt(parent, index) }
      for (target, count) in counts[index] { counts[parent][target, default: 0] += count }
      if waiting[parent].count < waiting[index].count { waiting.swapAt(parent, index) }
      waiting[parent] += waiting[index]
      counts[index] = [:]
      waiting[index] = []
    }
  }

  /// Adds headers that lie beside a compiled file of their name although the project does not name
  /// them: an include in quotes finds them there.
  private mutating func addUnnamed(
    beside owners: [ByteKey: [String]], owned: Set<ByteKey>, in document: XcodeDocument,
    source: ManifestSource
  ) {
    var names: [ByteKey: Set<ByteKey>] = [:]
    for (stem, targets) in owners {
      let path = "\(stem.string)h"
      guard !owned.contains(ByteKey(path)) else { continue }
      let folder = ByteKey(ProjectPath.folder(of: path))
      let present =
        names[folder] ?? Set(source.names(folder.string).map { ByteKey($0) })
      names[folder] = present
      guard present.contains(ByteKey(ProjectPath.name(of: path))),
        case .file(let found)? = source.find(path, SourceLocation(path: document.path))
      else { continue }
      for target in Set(targets) { headers[target, default: []].append(found) }
    }
  }

  private static func stem(_ path: String) -> String {
    String(path.dropLast(ProjectPath.fileExtension(of: path).count))
  }

  /// The targets that compile most in the folder of a path, or in the nearest one above.
  private static func nearest(
    to path: String, in folders: [ByteKey: [String: Int]]
  ) -> [String] {
    var folder = ProjectPath.folder(of: path)
    while true {
      if let counts = folders[ByteKey(folder)] {
        let most = counts.values.max()
        return counts.filter { $0.value == most }.map(\.key)
      }
      if folder.isEmpty { return [] }
      folder = ProjectPath.folder(of: folder)
    }
  }
}

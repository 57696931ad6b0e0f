import ProjectModel
import SourceText

/// Headers of which a project does not say whose they are.
///
/// They belong to the targets that compile the file of the same name beside them, also if a build
/// phase of another target has them. Those in no build phase, as the headers of applications,
/// belong else to the targets that compile most of the C family in the same folder, else in the
/// nearest folder above that has any.
struct XcodeLooseHeaders {
  private var headers: [String: [String]] = [:]

  /// The headers of a target, by its id.
  func paths(for target: String) -> [String] { headers[target] ?? [] }

  /// Finds the owners of all such headers. O(files).
  init(_ document: XcodeDocument, tree: XcodeFileTree, source: ManifestSource) {
    let references = document.objects(of: "PBXFileReference") { file in
      file["path"].map(SourceFileKind.isCFamily) ?? false
    }
    if references.isEmpty { return }
    var owned: Set<ByteKey> = []
    var byStem: [ByteKey: [String]] = [:]
    var byFolder: [ByteKey: [String: Int]] = [:]
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
            byFolder[ByteKey(ProjectPath.folder(of: path)), default: [:]][target.id, default: 0] +=
              1
          }
        }
      }
    }
    if byFolder.isEmpty { return }
    for file in references where SourceFileKind.isHeader(file["path"] ?? "") {
      guard let path = tree.path(of: file) else { continue }
      let isOwned = !owned.insert(ByteKey(path)).inserted
      let owners =
        byStem[ByteKey(Self.stem(path))] ?? (isOwned ? [] : Self.nearest(to: path, in: byFolder))
      guard !owners.isEmpty,
        case .file(let found)? = source.find(path, document.location(of: "path", in: file))
      else { continue }
      for owner in Set(owners) { headers[owner, default: []].append(found) }
    }
    addUnnamed(beside: byStem, owned: owned, in: document, source: source)
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

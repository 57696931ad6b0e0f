import ProjectModel
import SourceText

/// The folders that Xcode 16 and later keeps in step with the disk: all that lies in them belongs to
/// their targets, but for the exceptions.
struct XcodeSynchronizedFolders {
  let document: XcodeDocument
  let tree: XcodeFileTree
  let source: ManifestSource

  /// What such folders give a target.
  struct Contents {
    var sources: [String] = []
    var publicHeaders: [String] = []
    /// All that is no source, and folders that are copied as they are.
    var resources: [String] = []
    var folders: [String] = []
  }

  /// The class of the groups.
  static let group = "PBXFileSystemSynchronizedRootGroup"
  /// The class of exceptions for a target.
  static let targetExceptions = "PBXFileSystemSynchronizedBuildFileExceptionSet"
  /// The class of exceptions for a build phase.
  static let phaseExceptions = "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet"
  /// Folders whose sources are shown and not compiled.
  private static let opaque: Set<Substring> = [
    "playground", "docc", "xcodeproj", "xcassets", "bundle", "framework", "xcframework",
  ]

  /// All such groups of the project, by id.
  private let groups: [XcodeObject]

  init(_ document: XcodeDocument, tree: XcodeFileTree, source: ManifestSource) {
    self.document = document
    self.tree = tree
    self.source = source
    groups = document.objects(of: Self.group)
  }

  /// What a target takes from the folders that it owns, and from those of others whose exceptions
  /// name it.
  ///
  /// An exception of the owner is left out; one of another target is taken in.
  func contents(for target: XcodeObject) -> Contents {
    var contents = Contents()
    let owned = Set(target.texts(of: "fileSystemSynchronizedGroups"))
    for group in groups {
      guard let folder = tree.path(of: group) else { continue }
      let sets = exceptions(of: group, for: target)
      let names = sets.flatMap { $0.texts(of: "membershipExceptions") }
      contents.publicHeaders += sets.flatMap {
        $0.texts(of: "publicHeaders") + $0.texts(of: "privateHeaders")
      }.map { ProjectPath.join(folder, $0) }
      if owned.contains(group.id) {
        contents.folders.append(folder)
        let packages = Self.packages(in: folder, source: source)
          .map { String($0.dropFirst(folder.isEmpty ? 0 : folder.count + 1)) }
        // Folders that are copied as they are, whatever lies in them.
        let copied = group.texts(of: "explicitFolders").filter { !names.contains($0) }
        let excluded = Set((names + packages + copied).map(ByteKey.init))
        contents.sources += source.sources(folder) { path in
          excluded.contains(ByteKey(path))
            || Self.opaque.contains(ProjectPath.fileExtension(of: path))
        }
        contents.resources += source.resources(folder) { excluded.contains(ByteKey($0)) }
        contents.resources += copied.compactMap { ProjectPath.resolve($0, from: folder) }
      } else {
        for name in names {
          guard let path = ProjectPath.resolve(name, from: folder) else { continue }
          contents.sources += source.sources(path) { _ in false }
          contents.resources += source.resources(path) { _ in false }
        }
      }
    }
    return contents
  }

  /// The packages at and below such a folder, no deeper than people put them.
  static func packages(in folder: String, source: ManifestSource, depth: Int = 0) -> [String] {
    let names = source.names(folder)
    if names.contains(where: SwiftPackageFormat.recognises) { return [folder] }
    guard depth < 3 else { return [] }
    return names.flatMap { name -> [String] in
      guard ProjectPath.fileExtension(of: name).isEmpty else { return [] }
      return packages(in: ProjectPath.join(folder, name), source: source, depth: depth + 1)
    }
  }

  private func exceptions(of group: XcodeObject, for target: XcodeObject) -> [XcodeObject] {
    document.objects("exceptions", of: group).filter { set in
      guard [Self.targetExceptions, Self.phaseExceptions].contains(set.isa) else { return false }
      if let named = set["target"] { return named == target.id }
      guard let phase = set["buildPhase"] else { return false }
      return target.texts(of: "buildPhases").contains(phase)
    }
  }
}

/// What a build makes of files and folders that are no sources, as far as their names tell.
package enum ResourceFile {
  /// What a folder is to a build.
  package enum FolderKind: Hashable, Sendable {
    /// One resource, whatever lies in it: an asset catalogue, a bundle, a data model.
    case resource
    /// Nothing that is copied into a product as it is: a project, a playground, a framework.
    case foreign
  }

  /// The kind of a folder by its path or name; `nil` for one that only holds files. O(length).
  package static func folderKind(_ path: String) -> FolderKind? {
    let suffix = ProjectPath.fileExtension(of: path)
    if suffix.isEmpty { return nil }
    if wholeFolders.contains(suffix) { return .resource }
    return foreignFolders.contains(suffix) ? .foreign : nil
  }

  /// Whether a build copies a file into the product when nothing says what becomes of it: it is no
  /// source, not hidden, and none of those that the build itself reads. O(length).
  package static func isResource(_ path: String) -> Bool {
    let suffix = ProjectPath.fileExtension(of: path)
    return !suffix.isEmpty && SourceFileKind(path: path) == nil && !otherFiles.contains(suffix)
      && ProjectPath.name(of: path) != "Info.plist"
  }

  private static let wholeFolders: Set<Substring> = [
    "xcassets", "bundle", "icon", "xcstickers", "scnassets", "rkassets", "spriteatlas",
    "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "rcproject", "mlpackage", "mlmodelc", "momd",
  ]

  private static let foreignFolders: Set<Substring> = [
    "xcodeproj", "xcworkspace", "playground", "docc", "framework", "xcframework",
  ]

  /// Files that are compiled in ways of their own, or that say how to build.
  private static let otherFiles: Set<Substring> = [
    "S", "asm", "def", "entitlements", "iig", "inc", "ipp", "metal", "modulemap", "s", "tpp",
    "xcconfig", "xcfilelist", "xcscheme", "xctestplan",
  ]
}

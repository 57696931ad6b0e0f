import ProjectModel

/// A work tree of git around a folder, and where its repository lies; found without git.
package struct GitCheckout: Sendable {
  /// The absolute path of the top of the work tree.
  package let top: String
  /// The folder that it is about, relative to the top; `""` for the top itself.
  package let prefix: String
  /// The absolute path of the folder that `.git` is, or names.
  let gitFolder: String
  /// That of the folder that work trees of one repository share.
  package let commonFolder: String
  /// That of the folder of objects, where the environment names one.
  let objectFolder: String?
  /// That of the index.
  let indexPath: String

  /// Looks for `.git` in a folder and in those above it, as git does, unless the environment says where it is:
  /// git hands hooks the index of the commit that is made, and in some work trees the repository.
  ///
  /// - Parameters:
  ///   - files: the folder on disk.
  ///   - environment: all variables of the process.
  ///   - workingFolder: where relative paths of the variables start.
  /// - Throws: where there is no repository.
  package init(
    around files: FileSystem, environment: [String: String], workingFolder: String
  ) throws(GitFailure) {
    func path(_ name: String) -> String? {
      guard let value = environment[name], !value.isEmpty else { return nil }
      return value.hasPrefix("/") ? value : ProjectPath.join(workingFolder, value)
    }
    let ceilings = (environment["GIT_CEILING_DIRECTORIES"] ?? "").split(separator: ":")
      .compactMap { physicalPath(String($0)) }
    let found = Self.nearest(to: files, ceilings: ceilings)
    let (top, gitFolder): (String, String)
    if let written = path("GIT_DIR") {
      let named = Self.named(by: written, in: ProjectPath.folder(of: written), files) ?? written
      gitFolder = named
      let isNearest = found.map { physicalPath($0.gitFolder) == physicalPath(named) } ?? false
      top = path("GIT_WORK_TREE") ?? (isNearest ? found?.top : nil) ?? workingFolder
    } else if let found {
      gitFolder = found.gitFolder
      top = path("GIT_WORK_TREE") ?? found.top
    } else {
      throw GitFailure(reason: "not a git repository, nor is any folder above it")
    }
    guard let top = physicalPath(top),
      ProjectPath.isInside(files.rootPath, of: top == "/" ? "" : top)
    else { throw GitFailure(reason: "the folder is outside of the work tree '\(top)'") }
    self.top = top
    prefix = ProjectPath.components(
      String(
        decoding: files.rootPath.utf8.dropFirst(top == "/" ? 0 : top.utf8.count), as: UTF8.self)
    ).joined(separator: "/")
    self.gitFolder = gitFolder
    commonFolder = path("GIT_COMMON_DIR") ?? Self.commonFolder(of: gitFolder, files)
    objectFolder = path("GIT_OBJECT_DIRECTORY")
    indexPath = path("GIT_INDEX_FILE") ?? ProjectPath.join(gitFolder, "index")
    // Git would wait for what a pipe says.
    for (folder, name) in [(gitFolder, "HEAD"), (gitFolder, "commondir"), (commonFolder, "config")]
    {
      let name = ProjectPath.join(folder, name)
      guard let kind = files.kind(name), kind != .file else { continue }
      throw GitFailure(reason: "'\(name)' is not a regular file")
    }
  }

  /// The nearest work tree that a folder lies in.
  private static func nearest(
    to files: FileSystem, ceilings: [String]
  ) -> (top: String, gitFolder: String)? {
    var folder = files.rootPath
    while true {
      if let gitFolder = gitFolder(at: folder, files) { return (folder, gitFolder) }
      let above = ProjectPath.folder(of: folder)
      guard folder != "/", !ceilings.contains(above) else { return nil }
      folder = above.isEmpty ? "/" : above
    }
  }

  /// The folder that `.git` is or, as `gitdir: PATH`, names, if it is one of git.
  private static func gitFolder(at folder: String, _ files: FileSystem) -> String? {
    let path = folder == "/" ? "/.git" : "\(folder)/.git"
    guard let gitFolder = named(by: path, in: folder, files),
      files.kind(ProjectPath.join(gitFolder, "HEAD")) != nil,
      files.kind(ProjectPath.join(commonFolder(of: gitFolder, files), "objects")) == .folder
    else { return nil }
    return gitFolder
  }

  /// The folder that a path is or, in a file as `gitdir: PATH`, names.
  private static func named(by path: String, in folder: String, _ files: FileSystem) -> String? {
    guard files.kind(path) == .file else { return path }
    guard let line = firstLine(path, files), line.hasPrefix("gitdir:") else { return nil }
    return absolute(String(line.dropFirst(7).drop { $0 == " " }), from: folder)
  }

  private static func commonFolder(of gitFolder: String, _ files: FileSystem) -> String {
    firstLine(ProjectPath.join(gitFolder, "commondir"), files)
      .map { absolute($0, from: gitFolder) } ?? gitFolder
  }

  private static func absolute(_ path: String, from folder: String) -> String {
    path.hasPrefix("/") ? path : ProjectPath.join(folder == "/" ? "" : folder, path)
  }

  private static func firstLine(_ path: String, _ files: FileSystem) -> String? {
    guard let bytes = try? files.read(path, GitRepository.ignoreLimit) else { return nil }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }

  // MARK: - The index

  /// Reads the index; one that does not exist lists nothing.
  ///
  /// - Throws: where it cannot be read.
  func index(_ files: FileSystem) throws(GitFailure) -> GitIndex {
    guard let index = try Self.index(at: indexPath, files) else { return .empty }
    guard let name = index.sharedIndex else { return index }
    // Git looks for it beside its own index first, whatever index the environment names.
    let paths = [gitFolder, ProjectPath.folder(of: indexPath)].map { ProjectPath.join($0, name) }
    guard let path = paths.first(where: { files.kind($0) != nil }),
      let base = try Self.index(at: path, files), let whole = index.merged(with: base)
    else { throw GitFailure(reason: "'\(indexPath)' needs the file '\(name)', which does not fit") }
    return whole
  }

  private static func index(at path: String, _ files: FileSystem) throws(GitFailure) -> GitIndex? {
    let bytes: [UInt8]
    do throws(FileSystemError) {
      bytes = try files.read(path, GitRepository.indexLimit)
    } catch {
      if error == .notFound { return nil }
      throw GitFailure(reason: "'\(path)' cannot be read: \(error)")
    }
    guard let index = GitIndex(bytes) else {
      throw GitFailure(
        reason: "'\(path)' is not understood: 'git status' says what is wrong with it")
    }
    return index
  }
}

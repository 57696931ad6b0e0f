import ProjectModel

/// The git repository that a folder of the project lies in: what it ignores and what it tracks.
///
/// Nothing is run, and the user's global ignore file is never read. Used from one thread.
package final class GitRepository {
  private let files: FileSystem
  /// The folder of `index`: `.git`, or what the `.git` file of a worktree or submodule names.
  private let gitFolder: String
  /// The project's root (or, in a nested repository, nothing) relative to the repository's root.
  private let prefix: String
  /// The repository's root relative to the project's root when it lies below, else `""`.
  private let base: String
  /// The rules that hold at `base`: `info/exclude` and the `.gitignore` files above it.
  package private(set) var outerRules: GitIgnoreRules?
  private var loadedIndex: GitIndex?

  /// The largest git file that is read, in bytes.
  private static let sizeLimit = 512 << 20

  /// Opens the repository whose root is a folder below the project's root, which holds `.git`.
  package init?(nestedAt folder: String, files: FileSystem) {
    guard let gitFolder = Self.gitFolder(at: folder, files: files) else { return nil }
    self.files = files
    self.gitFolder = gitFolder
    prefix = ""
    base = folder
    outerRules = Self.excludeRules(gitFolder, files: files)
  }

  /// Opens the repository that the project's root lies in, the root itself or a folder above it.
  ///
  /// When the repository ignores the project's root itself, nothing of what it ignores counts: the
  /// user asked for just this folder.
  package init?(around files: FileSystem) {
    let names = ProjectPath.components(files.rootPath).map(String.init)
    guard
      let depth = (0...names.count).first(where: { depth in
        files.kind(String(repeating: "../", count: depth) + ".git") != nil
      }), let gitFolder = Self.gitFolder(at: Self.up(depth), files: files)
    else { return nil }
    self.files = files
    self.gitFolder = gitFolder
    base = ""
    let inner = names.suffix(depth)
    prefix = inner.joined(separator: "/")
    var rules = Self.excludeRules(gitFolder, files: files)
    var path: [String] = []
    for (index, name) in inner.enumerated() {
      let file = ProjectPath.join(Self.up(depth - index), ".gitignore")
      rules = Self.rules(file, at: path.joined(separator: "/"), over: rules, files: files)
      path.append(name)
      if rules?.ignores(path.joined(separator: "/"), isFolder: true) ?? false { return }
    }
    outerRules = rules
  }

  private static func up(_ count: Int) -> String {
    Array(repeating: "..", count: count).joined(separator: "/")
  }

  /// A path of the project relative to the repository's root.
  private func inRepository(_ path: String) -> String {
    if base.isEmpty { return ProjectPath.join(prefix, path) }
    return String(Substring(path.utf8.dropFirst(base.utf8.count + 1)))
  }

  /// The rules that hold inside a folder which has a `.gitignore` file.
  package func rules(inside folder: String, over outer: GitIgnoreRules?) -> GitIgnoreRules? {
    let path = ProjectPath.join(folder, ".gitignore")
    let place = folder.utf8.count <= base.utf8.count ? prefix : inRepository(folder)
    return Self.rules(path, at: place, over: outer, files: files)
  }

  /// Whether rules ignore a path. O(patterns × path).
  package func isIgnored(_ path: String, isFolder: Bool, by rules: GitIgnoreRules) -> Bool {
    rules.ignores(inRepository(path), isFolder: isFolder)
  }

  /// Whether git tracks a file. The index is read at the first question.
  package func tracks(_ path: String) -> Bool { index.contains(inRepository(path)) }

  /// Whether git tracks something at or below a folder.
  package func tracksBelow(_ folder: String) -> Bool { index.containsBelow(inRepository(folder)) }

  private var index: GitIndex {
    if let loadedIndex { return loadedIndex }
    let path = ProjectPath.join(gitFolder, "index")
    let bytes = Self.bytes(path, files: files)
    let index = bytes.flatMap { GitIndex($0) } ?? .empty
    loadedIndex = index
    return index
  }

  // MARK: - Git's files

  /// The bytes of a file of git, `nil` when there is none: git is optional everywhere.
  private static func bytes(_ path: String, files: FileSystem) -> [UInt8]? {
    do throws(FileSystemError) { return try files.read(path, sizeLimit) } catch { return nil }
  }

  /// The folder that `.git` is or, as `gitdir: PATH`, names.
  private static func gitFolder(at folder: String, files: FileSystem) -> String? {
    let path = ProjectPath.join(folder, ".git")
    switch files.kind(path) {
    case .folder: return path
    case .file:
      guard let bytes = bytes(path, files: files), bytes.starts(with: "gitdir:".utf8) else {
        return nil
      }
      return joined(folder, firstLine(bytes.dropFirst(7)))
    default: return nil
    }
  }

  /// The rules of `info/exclude`, which worktrees share through `commondir`.
  private static func excludeRules(_ gitFolder: String, files: FileSystem) -> GitIgnoreRules? {
    let common = bytes(ProjectPath.join(gitFolder, "commondir"), files: files)
    let folder = common.map { joined(gitFolder, firstLine($0[...])) } ?? gitFolder
    return rules(ProjectPath.join(folder, "info/exclude"), at: "", over: nil, files: files)
  }

  private static func rules(
    _ path: String, at place: String, over outer: GitIgnoreRules?, files: FileSystem
  ) -> GitIgnoreRules? {
    guard let bytes = bytes(path, files: files) else { return outer }
    let file = GitIgnoreFile(bytes)
    return file.isEmpty ? outer : GitIgnoreRules(file, at: place, over: outer)
  }

  private static func firstLine(_ bytes: ArraySlice<UInt8>) -> String {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return String(decoding: line.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
  }

  private static func joined(_ folder: String, _ path: String) -> String {
    path.utf8.first == UInt8(ascii: "/") ? path : ProjectPath.join(folder, path)
  }
}

/// The ignore files that hold in a folder, the nearest first: each one refers to those above it.
package final class GitIgnoreRules {
  private let file: GitIgnoreFile
  /// How many names the folder of the file has, from the repository's root.
  private let depth: Int
  private let outer: GitIgnoreRules?

  /// Puts an ignore file before those of the folders above.
  ///
  /// - Parameter place: the file's folder relative to the repository's root.
  package init(_ file: GitIgnoreFile, at place: String, over outer: GitIgnoreRules?) {
    self.file = file
    depth = ProjectPath.components(place).count
    self.outer = outer
  }

  /// Whether a path (relative to the repository's root, below the file's folder) is ignored. Folders
  /// above the path are not looked at. O(patterns × path).
  package func ignores(_ path: String, isFolder: Bool) -> Bool {
    let bytes = Array(path.utf8)
    let names = bytes.split(separator: UInt8(ascii: "/"))
    var rules: GitIgnoreRules? = self
    while let current = rules {
      let inner = names.dropFirst(current.depth)
      if let verdict = current.file.verdict(on: inner, isFolder: isFolder) { return verdict }
      rules = current.outer
    }
    return false
  }
}

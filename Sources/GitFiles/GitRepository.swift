import ProjectModel
import SourceText

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
  /// The rules that hold in the folders that `ignores` has seen.
  private var folderRules: [ByteKey: GitIgnoreRules?] = [:]
  /// Files of git that are there but cannot be read, so far.
  package private(set) var problems: [Problem] = []

  /// The largest index that is read, in bytes: that of a million files.
  package static let indexLimit = 256 << 20
  /// The largest other file of git that is read, in bytes.
  package static let ignoreLimit = 1 << 20

  /// Opens the repository whose root is a folder below the project's root, which holds `.git`.
  package init?(nestedAt folder: String, files: FileSystem) {
    var problems: [Problem] = []
    guard let gitFolder = Self.gitFolder(at: folder, files: files, &problems) else { return nil }
    self.files = files
    self.gitFolder = gitFolder
    prefix = ""
    base = folder
    outerRules = Self.excludeRules(gitFolder, files: files, &problems)
    self.problems = problems
  }

  /// Opens the repository that the project's root lies in, the root itself or a folder above it.
  ///
  /// When the repository ignores the project's root itself, nothing of what it ignores counts: the
  /// user asked for just this folder.
  package init?(around files: FileSystem) {
    var problems: [Problem] = []
    guard let inner = Self.folder(of: files),
      let gitFolder = Self.gitFolder(at: Self.up(inner.count), files: files, &problems)
    else { return nil }
    let depth = inner.count
    self.files = files
    self.gitFolder = gitFolder
    base = ""
    prefix = inner.joined(separator: "/")
    var rules = Self.excludeRules(gitFolder, files: files, &problems)
    defer { self.problems = problems }
    var path: [String] = []
    for (index, name) in inner.enumerated() {
      let file = ProjectPath.join(Self.up(depth - index), ".gitignore")
      rules = Self.rules(
        file, at: path.joined(separator: "/"), over: rules, files: files, &problems)
      path.append(name)
      if rules?.ignores(path.joined(separator: "/"), isFolder: true) ?? false { return }
    }
    outerRules = rules
  }

  /// The names that lead from the top of the work tree around a folder to that folder, none at the
  /// top; `nil` outside of any work tree. O(folders above).
  package static func folder(of files: FileSystem) -> [String]? {
    let names = ProjectPath.components(files.rootPath).map(String.init)
    let depth = (0...names.count).first { depth in
      files.kind(String(repeating: "../", count: depth) + ".git") != nil
    }
    return depth.map { names.suffix($0) }
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
    return Self.rules(path, at: place, over: outer, files: files, &problems)
  }

  /// Whether rules ignore a path. O(patterns × path).
  package func isIgnored(_ path: String, isFolder: Bool, by rules: GitIgnoreRules) -> Bool {
    rules.ignores(inRepository(path), isFolder: isFolder)
  }

  /// Whether git ignores a file: its own rules, or those of a folder above it. O(patterns × path), and for
  /// each folder that was not asked about yet a look at its `.gitignore`.
  package func ignores(_ path: String) -> Bool {
    var rules = outerRules
    var folder = ""
    let names = ProjectPath.components(path)
    for (place, name) in names.enumerated() {
      if let known = folderRules[ByteKey(folder)] {
        rules = known
      } else {
        rules = self.rules(inside: folder, over: rules)
        folderRules[ByteKey(folder)] = .some(rules)
      }
      folder = ProjectPath.join(folder, String(name))
      if let rules, isIgnored(folder, isFolder: place < names.count - 1, by: rules) { return true }
    }
    return false
  }

  /// Whether git tracks a file. The index is read at the first question.
  package func tracks(_ path: String) -> Bool { index.contains(inRepository(path)) }

  /// Whether git tracks something at or below a folder.
  package func tracksBelow(_ folder: String) -> Bool { index.containsBelow(inRepository(folder)) }

  private var index: GitIndex {
    if let loadedIndex { return loadedIndex }
    let path = ProjectPath.join(gitFolder, "index")
    var index = readIndex(path) ?? .empty
    if let shared = index.sharedIndex {
      let path = ProjectPath.join(gitFolder, shared)
      if let base = readIndex(path) {
        if let whole = index.merged(with: base) {
          index = whole
        } else {
          problems.append(Self.indexProblem(path, "does not fit its other part"))
        }
      } else if files.kind(path) == nil {
        problems.append(Self.indexProblem(path, "is missing"))
      }
    }
    loadedIndex = index
    return index
  }

  private func readIndex(_ path: String) -> GitIndex? {
    guard let bytes = Self.bytes(path, limit: Self.indexLimit, files: files, &problems) else {
      return nil
    }
    if let index = GitIndex(bytes) { return index }
    problems.append(Self.indexProblem(path, "is not understood"))
    return nil
  }

  private static func indexProblem(_ path: String, _ what: String) -> Problem {
    Problem(
      .unreadableFile,
      message: "The index of git \(what), so files that git tracks although it ignores them are "
        + "left out: 'git status' says what is wrong with it.",
      location: SourceLocation(path: path))
  }

  // MARK: - Git's files

  /// The bytes of a file of git, `nil` when there is none: git is optional everywhere. What is there
  /// but cannot be read is a problem.
  private static func bytes(
    _ path: String, limit: Int = ignoreLimit, files: FileSystem, _ problems: inout [Problem]
  ) -> [UInt8]? {
    do throws(FileSystemError) {
      return try files.read(path, limit)
    } catch {
      switch error {
      case .notFound, .notAFolder: break
      default:
        problems.append(
          Problem(
            .unreadableFile,
            message: "Git's file \(path) cannot be read: \(error). Files that git ignores may be "
              + "analysed, or tracked ones left out: make it readable.",
            location: SourceLocation(path: path)))
      }
      return nil
    }
  }

  /// The folder that `.git` is or, as `gitdir: PATH`, names.
  private static func gitFolder(
    at folder: String, files: FileSystem, _ problems: inout [Problem]
  ) -> String? {
    let path = ProjectPath.join(folder, ".git")
    switch files.kind(path) {
    case .folder: return path
    case .file:
      guard let bytes = bytes(path, files: files, &problems), bytes.starts(with: "gitdir:".utf8)
      else { return nil }
      return joined(folder, firstLine(bytes.dropFirst(7)))
    default: return nil
    }
  }

  /// The rules of `info/exclude`, which worktrees share through `commondir`.
  private static func excludeRules(
    _ gitFolder: String, files: FileSystem, _ problems: inout [Problem]
  ) -> GitIgnoreRules? {
    let common = bytes(ProjectPath.join(gitFolder, "commondir"), files: files, &problems)
    let folder = common.map { joined(gitFolder, firstLine($0[...])) } ?? gitFolder
    let path = ProjectPath.join(folder, "info/exclude")
    return rules(path, at: "", over: nil, files: files, &problems)
  }

  private static func rules(
    _ path: String, at place: String, over outer: GitIgnoreRules?, files: FileSystem,
    _ problems: inout [Problem]
  ) -> GitIgnoreRules? {
    guard let bytes = bytes(path, files: files, &problems) else { return outer }
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

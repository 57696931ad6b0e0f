import GitFiles
import ProjectModel
import SourceText

/// The names below the project's root, listed once, with what is left out of the analysis marked.
///
/// Left out are hidden names, build folders, what git ignores without tracking it, and what the
/// configuration excludes. Folders that are left out are not even listed until a manifest names them.
/// Symbolic links to folders below the root lead to the folder itself, so that every folder is listed
/// once and has one path. Used from one thread.
package final class SourceTree {
  /// Whether a file takes part.
  package enum Standing: Hashable, Sendable {
    case counted
    /// Hidden, but not ignored by git: takes part when a manifest names it.
    case hidden
    /// Ignored by git: takes part when a manifest names it.
    case ignored
    /// Excluded by the configuration: never takes part.
    case excluded
  }

  /// A file in a folder.
  package struct File: Hashable, Sendable {
    /// The name in its folder.
    package var name: String
    /// The path from the root, free of symbolic links.
    package var path: String
    /// Size in bytes when it was listed.
    package var size: Int
    /// Whether it takes part.
    package var standing: Standing
  }

  /// A folder by its name in the folder above.
  struct Child {
    var name: String
    /// Index of the folder in `folders`.
    var folder: Int
    var isLink: Bool
  }

  /// A folder of the project.
  struct Folder {
    /// The path from the root, free of symbolic links.
    var path: String
    /// What is known of git here.
    var scope: Scope
    /// Whether the folder is left out as a whole: it is listed only when a manifest names it.
    var isLeftOut = false
    /// Whether the configuration excludes the folder: then no manifest brings it back.
    var isExcluded = false
    var isListed = false
    /// Sorted by the bytes of the names.
    var files: [File] = []
    /// Sorted by the bytes of the names.
    var children: [Child] = []
  }

  /// What git says inside a folder.
  struct Scope {
    var repository: GitRepository?
    var rules: GitIgnoreRules?
    /// Whether a folder above is ignored, so that only tracked files take part.
    var isTrackedOnly = false
  }

  /// Where the names come from.
  package let files: FileSystem
  let isExcluded: @Sendable (String) -> Bool
  /// All folders seen; the first one is the root.
  var folders: [Folder] = []
  /// Folders by what they are on disk.
  var folderOfIdentity: [FileSystem.Identity: Int] = [:]
  /// Folders that were looked up by their paths, and whether each one is spelled so; `nil` where
  /// there is none. A walk forgets them.
  var foundFolders: [ByteKey: (folder: Int, isExact: Bool)?] = [:]
  /// For folders in which a name was looked up that is spelled differently there, or not there at all:
  /// what each name in lower case stands for. A walk forgets them.
  var foldedNames: [Int: [String: End]] = [:]
  /// The git repositories met.
  var repositories: [GitRepository] = []
  /// What was wrong with folders and links, in the order met.
  var walkProblems: [Problem] = []
  /// What was wrong with folders and links, in the order met, and then with git's files.
  package var problems: [Problem] { walkProblems + repositories.flatMap(\.problems) }

  /// Lists the project's folder.
  ///
  /// - Parameters:
  ///   - files: the file system, whose root is the project's root.
  ///   - isExcluded: whether the configuration leaves out a path (relative to the root).
  /// - Throws: why the root itself cannot be listed; anything below it is a problem only.
  /// - Complexity: O(names × patterns).
  package init(
    _ files: FileSystem, isExcluded: @escaping @Sendable (String) -> Bool = { _ in false }
  ) throws(FileSystemError) {
    self.files = files
    self.isExcluded = isExcluded
    _ = try files.list("")
    let repository = GitRepository(around: files)
    repositories = repository.map { [$0] } ?? []
    let scope = Scope(repository: repository, rules: repository?.outerRules)
    folders = [Folder(path: "", scope: scope)]
    walk(from: 0)
  }

  /// The files of listed folders that take part and whose names fit, sorted by path, each one once.
  /// O(names).
  package func countedFiles(where fits: (_ name: String) -> Bool) -> [File] {
    var result: [File] = []
    visit(from: 0) { folder in
      result += folder.files.filter { $0.standing == .counted && fits($0.name) }
    }
    return unique(result)
  }

  /// The paths of all files that belong to the project, sources or not, free of symbolic links:
  /// those that take part and hidden ones beside them, without what git and Finder leave there.
  /// Unsorted; O(names).
  package func projectFiles() -> [String] {
    var result: [String] = []
    visit(from: 0) { folder in
      for file in folder.files where file.standing == .counted || file.standing == .hidden {
        if file.name != ".git", file.name != ".DS_Store" { result.append(file.path) }
      }
    }
    return result
  }

  /// Whether a name below the root fits, or may: what stands in folders that are left out as a whole
  /// is not known. O(names).
  ///
  /// - Parameter start: what all names that fit begin with.
  package func mayHold(_ start: String, where fits: (_ path: String) -> Bool) -> Bool {
    folders.contains { folder in
      fits(folder.path) || folder.files.contains { fits($0.path) }
        || !folder.isListed && ProjectPath.isInside(start, of: folder.path)
    }
  }

  /// The paths of all folders with this extension that take part (`App.xcodeproj`), sorted.
  package func folders(withExtension wanted: Substring) -> [String] {
    var result: [String] = []
    visit(from: 0) { folder in
      if ProjectPath.fileExtension(of: folder.path) == wanted { result.append(folder.path) }
    }
    return result.sortedByBytes()
  }

  /// Visits listed folders from one on, each one once, without those that are left out, in the order
  /// of their names, so that there is little left to sort.
  func visit(from start: Int, _ body: (Folder) -> Void) {
    var seen: Set<Int> = [start]
    var pending = [start]
    while let index = pending.popLast() {
      let folder = folders[index]
      body(folder)
      let count = pending.count
      for child in folder.children where !folders[child.folder].isLeftOut {
        if seen.insert(child.folder).inserted { pending.append(child.folder) }
      }
      pending[count...].reverse()
    }
  }

  /// Sorts files by path and drops those that are there twice, through a link.
  private func unique(_ files: [File]) -> [File] {
    var result: [File] = []
    for file in files.sorted(by: { $0.path.precedesInBytes($1.path) })
    where !(result.last?.path.equalsInBytes(file.path) ?? false) {
      result.append(file)
    }
    return result
  }
}

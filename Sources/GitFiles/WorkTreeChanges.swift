import ProjectModel
import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The files that the work tree has otherwise than the commit at which its branch left a revision, and those
/// that are new. Used from one thread.
///
/// Git is not asked about the work tree: it would run the filters and the monitor that the repository names.
/// A file whose stamp is the index's has not changed, as git sees it too; the bytes of others are compared as
/// they are, with CRLF taken for LF. So a file that was touched, and that a filter of the repository changes,
/// counts as changed: more is reported, and never less.
package final class WorkTreeChanges {
  private let index: GitIndex
  /// Submodules too, by their paths from the repository's top.
  private let changed: Set<ByteKey>
  /// The files that are no longer there, from the project's root, sorted.
  package let gone: [String]
  private let prefix: String
  private let repository: GitRepository?

  /// Compares the work tree with a commit.
  ///
  /// - Parameters:
  ///   - revision: what the user wrote, such as `origin/main`.
  ///   - files: the folder on disk.
  ///   - checkout: the work tree that it lies in.
  /// - Throws: where git does not answer.
  package init(
    since revision: String, below files: FileSystem, in checkout: GitCheckout, _ git: GitProgram
  ) throws(GitFailure) {
    prefix = checkout.prefix
    let commit = try git.mergeBase(with: revision)
    let objects = git.objects
    index = try checkout.index(files).expanded(below: prefix, objects)
    let changes = try IndexChanges(of: index, since: commit, below: prefix, objects)
    var changed: Set<ByteKey> = []
    let tree = WorkTree(top: checkout.top, files, indexPath: checkout.indexPath)
    for (path, id) in changes.paths where id.map({ !tree.holds($0, at: path.string) }) ?? true {
      changed.insert(path)
    }
    for entry in index.entries[index.places(below: prefix)]
    where changes.paths[ByteKey(entry.path)] == nil && !entry.mode.isSubmodule {
      let isSame =
        tree.isUntouched(entry) || tree.holds(entry.id, at: entry.path)
        || (entry.isSkipped && !tree.exists(entry.path))
      if !isSame { changed.insert(ByteKey(entry.path)) }
    }
    self.changed = changed
    let start = prefix.isEmpty ? 0 : prefix.utf8.count + 1
    gone = changed.map(\.string).filter { !tree.exists($0) }.sortedByBytes().map {
      String(decoding: $0.utf8.dropFirst(start), as: UTF8.self)
    }
    repository = GitRepository(around: files)
  }

  /// Whether a file of the project has changed, or is new and not ignored.
  ///
  /// - Parameter path: from the project's root.
  package func contains(_ path: String) -> Bool {
    let inRepository = ProjectPath.join(prefix, path)
    if changed.contains(ByteKey(inRepository)) { return true }
    if index.contains(inRepository) { return false }
    // What lies in a submodule changes with the submodule.
    for folder in ProjectPath.folders(upFrom: ProjectPath.folder(of: inRepository)) {
      guard let entry = index.entry(at: folder), entry.mode.isSubmodule else { continue }
      return changed.contains(ByteKey(folder))
    }
    return !(repository?.ignores(path) ?? false)
  }
}

/// The files on disk, compared with what git says of them. What a link or `..` leads out of the work tree is no
/// file of it.
private final class WorkTree {
  private let top: String
  private let files: FileSystem
  /// When the index was written; a file that changed since may have the stamp that the index has.
  private let written: timespec?
  /// Whether folders are inside, as far as that was asked.
  private var insides: [ByteKey: Bool] = [:]

  /// The largest file that is compared, in bytes; a larger one counts as changed.
  private static let limit = 256 << 20

  init(top: String, _ files: FileSystem, indexPath: String) {
    self.top = top == "/" ? "" : top
    self.files = files
    written = fileStatus(indexPath).map(modified)
  }

  func exists(_ path: String) -> Bool { status(of: path) != nil }

  /// Whether the stamp of a file is still the one of the index, and tells.
  func isUntouched(_ entry: GitIndex.Entry) -> Bool {
    guard let info = status(of: entry.path), let written else { return false }
    let isLink = info.st_mode & S_IFMT == S_IFLNK
    guard isLink == entry.mode.isLink, isLink || info.st_mode & S_IFMT == S_IFREG else {
      return false
    }
    let time = modified(info)
    let isSettled =
      time.tv_sec < written.tv_sec
      || (time.tv_sec == written.tv_sec && time.tv_nsec < written.tv_nsec)
    return isSettled && GitFileStamp(info) == entry.stamp
  }

  /// Whether a file holds what an object of git does.
  func holds(_ id: GitObjectID, at path: String) -> Bool {
    guard let content = id.content, let info = status(of: path) else {
      return false
    }
    if info.st_mode & S_IFMT == S_IFLNK {
      return Self.target(of: "\(top)/\(path)").map { ContentID(of: $0) == content } ?? false
    }
    guard let bytes = try? files.read("\(top)/\(path)", Self.limit) else { return false }
    if ContentID(of: bytes) == content { return true }
    let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    guard bytes.contains(carriageReturn) else { return false }
    var converted: [UInt8] = []
    converted.reserveCapacity(bytes.count)
    for (place, byte) in bytes.enumerated() {
      let isEnd = byte == carriageReturn && place + 1 < bytes.count && bytes[place + 1] == lineFeed
      if !isEnd { converted.append(byte) }
    }
    return ContentID(of: converted) == content
  }

  /// What the system says of a file of the work tree; `nil` where there is none.
  private func status(of path: String) -> stat? {
    isInside(ProjectPath.folder(of: path)) ? fileStatus("\(top)/\(path)") : nil
  }

  private func isInside(_ folder: String) -> Bool {
    if let known = insides[ByteKey(folder)] { return known }
    let isInside =
      physicalPath("\(top)/\(folder)").map { ProjectPath.isInside($0, of: top) } ?? false
    insides[ByteKey(folder)] = isInside
    return isInside
  }

  private static func target(of path: String) -> [UInt8]? {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink(path, &buffer, buffer.count)
    return count < 0 ? nil : buffer.prefix(count).map { UInt8(bitPattern: $0) }
  }
}

extension GitFileStamp {
  /// The stamp of a file, as git would write it.
  fileprivate init(_ info: stat) {
    #if canImport(Darwin)
      let changed = info.st_ctimespec
    #else
      let changed = info.st_ctim
    #endif
    let modified = modified(info)
    self.init(
      changedSeconds: UInt32(truncatingIfNeeded: changed.tv_sec),
      changedNanoseconds: UInt32(truncatingIfNeeded: changed.tv_nsec),
      modifiedSeconds: UInt32(truncatingIfNeeded: modified.tv_sec),
      modifiedNanoseconds: UInt32(truncatingIfNeeded: modified.tv_nsec),
      inode: UInt32(truncatingIfNeeded: info.st_ino), size: UInt32(truncatingIfNeeded: info.st_size)
    )
  }
}

private func fileStatus(_ path: String) -> stat? {
  var info = stat()
  return lstat(path, &info) == 0 ? info : nil
}

private func modified(_ info: stat) -> timespec {
  #if canImport(Darwin)
    info.st_mtimespec
  #else
    info.st_mtim
  #endif
}

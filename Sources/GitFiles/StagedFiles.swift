import ProjectModel
import SourceText

/// What a commit would hold: the files of git's index, below one folder.
package struct StagedFiles: Sendable {
  /// Why there is no such thing.
  package enum Failure: Error, Equatable, Sendable {
    /// Git does not answer, in its own words.
    case git(String)
    /// Files that a merge has left in several versions.
    case unmerged([String])
  }

  /// A file or symbolic link of the index.
  struct Entry: Sendable {
    var id: String
    var isLink: Bool
  }

  private let entries: [ByteKey: Entry]
  /// For each folder the names in it, sorted.
  private let names: [ByteKey: [String]]
  private let targets: [ByteKey: String]
  private let blobs: GitBlobs
  private let rootPath: String
  /// Paths that are staged with another content than the last commit's, or taken out.
  package let changed: [String]

  /// Asks git for its index.
  ///
  /// - Parameter rootPath: the absolute path of the folder, free of symbolic links.
  /// - Throws: why there is nothing to look at.
  package init(below rootPath: String, _ git: GitProgram) throws(Failure) {
    self.rootPath = rootPath
    let listed: [String]
    do throws(GitFailure) {
      listed = try git.list(["ls-files", "--stage", "-z"])
      changed = try git.list([
        "diff", "--cached", "--name-only", "--no-renames", "--no-ext-diff", "--relative", "-z",
      ])
      blobs = try git.blobs()
    } catch {
      throw .git(error.reason)
    }
    var entries: [ByteKey: Entry] = [:]
    var unmerged: [String] = []
    var hasEmpty = false
    for line in listed {
      // `MODE ID STAGE` TAB `PATH`.
      let parts = line.split(separator: "\t", maxSplits: 1)
      let words = parts.first?.split(separator: " ") ?? []
      guard parts.count == 2, words.count == 3 else { continue }
      let path = String(parts[1])
      if words[2] != "0" {
        if unmerged.last != path { unmerged.append(path) }
        continue
      }
      // A submodule is a project of its own.
      if words[0] == "160000" { continue }
      let id = String(words[1])
      hasEmpty = hasEmpty || Self.emptyBlobs.contains(id)
      entries[ByteKey(path)] = Entry(id: id, isLink: words[0] == "120000")
    }
    guard unmerged.isEmpty else { throw .unmerged(unmerged) }
    // `git add --intent-to-add` lists files that the commit will lack.
    if hasEmpty { for path in try Self.intended(git) { entries[ByteKey(path)] = nil } }
    self.entries = entries
    var names: [ByteKey: Set<ByteKey>] = [ByteKey(""): []]
    for path in entries.keys {
      var rest = path.string
      while !rest.isEmpty {
        let folder = ProjectPath.folder(of: rest)
        let isNew = names[ByteKey(folder), default: []].insert(ByteKey(ProjectPath.name(of: rest)))
        if !isNew.inserted { break }
        rest = folder
      }
    }
    self.names = names.mapValues { names in
      names.map(\.string).sorted { $0.precedesInBytes($1) }
    }
    var targets: [ByteKey: String] = [:]
    for (path, entry) in entries where entry.isLink {
      targets[path] = blobs.bytes(of: entry.id).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    self.targets = targets
  }

  /// The names of the blob without bytes, by SHA-1 and by SHA-256.
  private static let emptyBlobs: Set = [
    "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391",
    "473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813",
  ]

  private static func intended(_ git: GitProgram) throws(Failure) -> [String] {
    do throws(GitFailure) {
      return try git.list([
        "diff", "--name-only", "--diff-filter=A", "--no-ext-diff", "--relative", "-z",
      ])
    } catch {
      throw .git(error.reason)
    }
  }

  /// The files as a file system. Paths above the root are looked up in `outside`, the disk, but for git's
  /// own folder: what git ignores is no question here.
  package func files(outside: FileSystem) -> FileSystem {
    var files = FileSystem(
      rootPath: rootPath,
      list: { (path) throws(FileSystemError) in try list(path) },
      kind: { path in
        if Self.isOutside(path) {
          return ProjectPath.name(of: path) == ".git" ? nil : outside.kind(path)
        }
        return resolved(path).flatMap { kind(of: $0) }
      },
      read: { (path, limit) throws(FileSystemError) in
        if Self.isOutside(path) { return try outside.read(path, limit) }
        return try read(path, limit: limit)
      })
    files.content = { path in
      guard let path = resolved(path), let entry = entries[ByteKey(path)] else { return nil }
      return ContentID(digits: entry.id).map { FileSystem.Content(id: $0, size: nil) }
    }
    return files
  }

  private static func isOutside(_ path: String) -> Bool {
    path.utf8.first == UInt8(ascii: "/") || path == ".." || path.utf8.starts(with: "../".utf8)
  }

  private func kind(of path: String) -> FileSystem.Kind? {
    if entries[ByteKey(path)] != nil { return .file }
    return names[ByteKey(path)] == nil ? nil : .folder
  }

  /// The path without links; `nil` in a loop, and for what a link leads out of the folder.
  private func resolved(_ path: String) -> String? {
    if targets.isEmpty { return path }
    var path = path
    for _ in 0..<40 {
      guard let (link, rest) = firstLink(in: path) else { return path }
      let target = targets[ByteKey(link)] ?? ""
      guard target.utf8.first != UInt8(ascii: "/"),
        let next = ProjectPath.resolve(
          ProjectPath.join(target, rest), from: ProjectPath.folder(of: link))
      else { return nil }
      path = next
    }
    return nil
  }

  private func firstLink(in path: String) -> (link: String, rest: String)? {
    let parts = ProjectPath.components(path)
    var done = ""
    for (place, part) in parts.enumerated() {
      done = ProjectPath.join(done, String(part))
      if targets[ByteKey(done)] != nil {
        return (done, parts[(place + 1)...].joined(separator: "/"))
      }
    }
    return nil
  }

  private func list(_ path: String) throws(FileSystemError) -> FileSystem.Listing {
    guard let folder = resolved(path) else { throw .symbolicLinkLoop }
    guard let names = names[ByteKey(folder)] else {
      throw entries[ByteKey(folder)] == nil ? .notFound : .notAFolder
    }
    return FileSystem.Listing(
      entries: names.map { name in
        let path = ProjectPath.join(folder, name)
        guard targets[ByteKey(path)] != nil else {
          return FileSystem.Entry(
            name: name, kind: kind(of: path) ?? .other, identity: identity(of: path))
        }
        return link(name, at: path)
      })
  }

  private func link(_ name: String, at path: String) -> FileSystem.Entry {
    guard let target = resolved(path) else {
      return FileSystem.Entry(name: name, kind: .link(.outside))
    }
    switch kind(of: target) {
    case .folder?:
      return FileSystem.Entry(
        name: name, kind: .link(.folder(target)), identity: identity(of: target))
    case .some:
      return FileSystem.Entry(
        name: name, kind: .link(.file(target)), identity: identity(of: target))
    case nil: return FileSystem.Entry(name: name, kind: .link(.missing))
    }
  }

  /// Names that stand for one thing have one number: the path's own, once links are followed.
  private func identity(of path: String) -> FileSystem.Identity {
    let words = ContentID(of: Array(path.utf8)).words
    return FileSystem.Identity(device: 0, inode: UInt64(words.0) << 32 | UInt64(words.1))
  }

  private func read(_ path: String, limit: Int) throws(FileSystemError) -> [UInt8] {
    guard let file = resolved(path) else { throw .notFound }
    guard let entry = entries[ByteKey(file)] else {
      throw names[ByteKey(file)] == nil ? .notFound : .notAFile
    }
    guard let bytes = blobs.bytes(of: entry.id) else { throw .notFound }
    guard bytes.count <= limit else { throw .tooLarge(size: bytes.count, limit: limit) }
    return bytes
  }
}

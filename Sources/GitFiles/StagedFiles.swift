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

  private let entries: [ByteKey: GitIndex.Entry]
  /// For each folder the names in it, sorted.
  private let names: [ByteKey: [String]]
  private let targets: [ByteKey: String]
  private let objects: GitObjects
  private let rootPath: String
  /// Paths that are staged with another content than the last commit's, or taken out; sorted.
  package let changed: [String]

  /// The longest target of a symbolic link, in bytes: no system follows longer ones.
  private static let targetLimit = 4096

  /// Reads the index, and compares it with the last commit.
  ///
  /// - Parameters:
  ///   - files: the folder on disk.
  ///   - checkout: the work tree that it lies in.
  /// - Throws: why there is nothing to look at.
  package init(
    below files: FileSystem, in checkout: GitCheckout, _ git: GitProgram
  ) throws(Failure) {
    rootPath = files.rootPath
    objects = git.objects
    let folder = checkout.prefix
    let index: GitIndex
    let paths: [String]
    do throws(GitFailure) {
      index = try checkout.index(files).expanded(below: folder, objects)
      // Before the first commit everything is new.
      let changes = try IndexChanges(of: index, since: "HEAD", below: folder, objects)
      paths = changes.paths.keys.map(\.string)
    } catch {
      throw .git(error.reason)
    }
    func below(_ path: String) -> String {
      folder.isEmpty
        ? path : String(decoding: path.utf8.dropFirst(folder.utf8.count + 1), as: UTF8.self)
    }
    changed = paths.map(below).sortedByBytes()
    var entries: [ByteKey: GitIndex.Entry] = [:]
    var unmerged: [String] = []
    for entry in index.entries[index.places(below: folder)] {
      let path = below(entry.path)
      if entry.stage != 0 {
        if unmerged.last != path { unmerged.append(path) }
        continue
      }
      // A submodule is a project of its own. What is only meant to be added is in no commit.
      if entry.mode.isSubmodule || entry.isIntended { continue }
      entries[ByteKey(path)] = entry
    }
    guard unmerged.isEmpty else { throw .unmerged(unmerged) }
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
    for (path, entry) in entries where entry.mode.isLink {
      let target = try? objects.object(entry.id.digits, limit: Self.targetLimit)
      targets[path] = target.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    }
    self.targets = targets
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
      return entry.id.content.map { FileSystem.Content(id: $0, size: nil) }
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
    do throws(GitObjects.Failure) {
      let bytes = try objects.object(entry.id.digits, limit: limit).bytes
      // Git does not look. The cache believes names of objects, and is there for other projects too.
      if let content = entry.id.content, content != ContentID(of: bytes) {
        throw .git(GitFailure(reason: "the object \(entry.id.digits) holds something else"))
      }
      return bytes
    } catch {
      switch error {
      case .missing: throw .notInClone
      case .tooLarge(let size): throw .tooLarge(size: size, limit: limit)
      case .git(let failure): throw .git(failure.reason)
      }
    }
  }
}

import SourceText

extension FileSystem {
  /// A file system that lives in memory, for tests and examples.
  ///
  /// - Parameters:
  ///   - files: texts by path; a path may begin with `../` for files above the root. Folders exist
  ///     where a file lies below them.
  ///   - links: paths, from the root, of what symbolic links stand for; a target that begins with
  ///     `../` is outside of the root.
  ///   - unreadable: files and folders that exist but cannot be read.
  ///   - rootPath: the absolute path to pretend.
  package static func inMemory(
    _ files: [String: String], links: [String: String] = [:], unreadable: Set<String> = [],
    rootPath: String = "/projects/Project"
  ) -> FileSystem {
    inMemory(
      bytes: files.mapValues { Array($0.utf8) }, links: links, unreadable: unreadable,
      rootPath: rootPath)
  }

  /// The same with contents that need not be UTF-8.
  package static func inMemory(
    bytes: [String: [UInt8]], links: [String: String] = [:], unreadable: Set<String> = [],
    rootPath: String = "/projects/Project"
  ) -> FileSystem {
    let tree = MemoryTree(bytes: bytes, links: links, unreadable: unreadable)
    return FileSystem(
      rootPath: rootPath,
      list: { folder throws(FileSystemError) in try tree.list(folder) },
      kind: { path in tree.kind(of: path) },
      read: { path, limit throws(FileSystemError) in try tree.read(path, limit: limit) })
  }
}

/// Files by path, with the folders that follow from them.
private struct MemoryTree: Sendable {
  private let bytes: [String: [UInt8]]
  private let links: [String: String]
  private let unreadable: Set<String>
  /// Names in each folder, without duplicates, unsorted.
  private let children: [String: Set<String>]

  init(bytes: [String: [UInt8]], links: [String: String], unreadable: Set<String>) {
    self.bytes = bytes
    self.links = links
    self.unreadable = unreadable
    var children: [String: Set<String>] = ["": []]
    for path in Array(bytes.keys) + Array(links.keys) {
      var parts = path.split(separator: "/").map(String.init)
      while let name = parts.popLast() {
        children[parts.joined(separator: "/"), default: []].insert(name)
      }
    }
    self.children = children
  }

  /// The path with every link in it replaced by what it stands for; `nil` in a loop.
  private func resolved(_ path: String, depth: Int = 0) -> String? {
    guard depth < 40 else { return nil }
    var done = ""
    let parts = path.split(separator: "/").map(String.init)
    for (index, part) in parts.enumerated() {
      done = done.isEmpty ? part : "\(done)/\(part)"
      guard let target = links[done] else { continue }
      let rest = parts[(index + 1)...]
      return resolved(([target] + rest).joined(separator: "/"), depth: depth + 1)
    }
    return done
  }

  func kind(of path: String) -> FileSystem.Kind? {
    guard let path = resolved(path) else { return nil }
    if bytes[path] != nil { return .file }
    return children[path] == nil ? nil : .folder
  }

  func list(_ folder: String) throws(FileSystemError) -> FileSystem.Listing {
    guard let folder = resolved(folder) else { throw .symbolicLinkLoop }
    guard !unreadable.contains(folder) else { throw .permissionDenied }
    guard let names = children[folder] else {
      throw bytes[folder] == nil ? .notFound : .notAFolder
    }
    let entries = names.filter { $0 != ".." }.map { name in
      entry(name: name, path: folder.isEmpty ? name : "\(folder)/\(name)")
    }
    return FileSystem.Listing(entries: entries.sorted { $0.name.precedesInBytes($1.name) })
  }

  private func entry(name: String, path: String) -> FileSystem.Entry {
    guard links[path] != nil else {
      let content = bytes[path]
      return FileSystem.Entry(
        name: name, kind: content == nil ? .folder : .file, size: content?.count ?? 0,
        identity: identity(of: path))
    }
    guard let target = resolved(path) else {
      return FileSystem.Entry(name: name, kind: .link(.loop))
    }
    if target == ".." || target.utf8.starts(with: "../".utf8) {
      return FileSystem.Entry(name: name, kind: .link(.outside))
    }
    guard let kind = kind(of: target) else {
      return FileSystem.Entry(name: name, kind: .link(.missing))
    }
    return FileSystem.Entry(
      name: name, kind: .link(kind == .folder ? .folder(target) : .file(target)),
      size: bytes[target]?.count ?? 0, identity: identity(of: target))
  }

  /// FNV-1a (Fowler, Noll, Vo) of the path: equal for equal paths, stable from run to run.
  private func identity(of path: String) -> FileSystem.Identity {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return FileSystem.Identity(device: 0, inode: hash)
  }

  func read(_ path: String, limit: Int) throws(FileSystemError) -> [UInt8] {
    guard let path = resolved(path) else { throw .symbolicLinkLoop }
    guard let content = bytes[path] else {
      throw children[path] == nil ? .notFound : .notAFile
    }
    guard !unreadable.contains(path) else { throw .permissionDenied }
    guard content.count <= limit else { throw .tooLarge(size: content.count, limit: limit) }
    return content
  }
}

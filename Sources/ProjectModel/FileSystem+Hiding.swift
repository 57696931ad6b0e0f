import SourceText

extension FileSystem {
  /// The same files without some of them, as if they were not there; links to them lead nowhere.
  ///
  /// - Parameter hidden: paths free of symbolic links, relative to the root.
  package func hiding(_ hidden: Set<ByteKey>) -> FileSystem {
    if hidden.isEmpty { return self }
    let (list, kind, read, content) = (list, kind, read, content)
    var visible = FileSystem(
      rootPath: rootPath,
      list: { (folder) throws(FileSystemError) in
        var listing = try list(folder)
        listing.entries = listing.entries.compactMap { entry in
          if hidden.contains(ByteKey(ProjectPath.join(folder, entry.name))) { return nil }
          if case .link(.file(let target)) = entry.kind, hidden.contains(ByteKey(target)) {
            return Entry(name: entry.name, kind: .link(.missing))
          }
          return entry
        }
        return listing
      },
      kind: { path in hidden.contains(ByteKey(path)) ? nil : kind(path) },
      read: { (path, limit) throws(FileSystemError) in
        if hidden.contains(ByteKey(path)) { throw .notFound }
        return try read(path, limit)
      })
    visible.content = { path in hidden.contains(ByteKey(path)) ? nil : content(path) }
    return visible
  }
}

import SourceText

extension FileSystem {
  /// The same files, some of them with other contents.
  ///
  /// - Parameter texts: what files hold by their paths, relative to the root; there has to be a file at
  ///   each of them.
  package func replacing(_ texts: [String: String]) -> FileSystem {
    if texts.isEmpty { return self }
    let (read, content) = (read, content)
    let contents = Dictionary(
      texts.map { (ByteKey($0.key), Array($0.value.utf8)) }, uniquingKeysWith: { first, _ in first }
    )
    var copy = self
    copy.read = { (path, limit) throws(FileSystemError) in
      guard let bytes = contents[ByteKey(path)] else { return try read(path, limit) }
      guard bytes.count <= limit else { throw .tooLarge(size: bytes.count, limit: limit) }
      return bytes
    }
    copy.content = { path in contents[ByteKey(path)] == nil ? content(path) : nil }
    return copy
  }
}

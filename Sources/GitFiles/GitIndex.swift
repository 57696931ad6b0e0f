import SourceText

/// The paths that git tracks, read from the repository's `index` file.
///
/// Source of the layout: gitformat-index(5), versions 2 to 4, with SHA-1 or SHA-256 names.
package struct GitIndex: Hashable, Sendable {
  /// Paths relative to the repository's root, sorted by bytes.
  private let paths: [String]
  /// The name of the file that holds most entries of a split index (`git update-index
  /// --split-index`); `nil` where the index is whole.
  package let sharedIndex: String?

  /// An index of nothing.
  package static let empty = GitIndex(paths: [])

  private init(paths: [String]) {
    self.paths = paths
    sharedIndex = nil
  }

  /// Reads an index file; `nil` when it is not one. O(bytes).
  package init?(_ bytes: [UInt8]) {
    for hashLength in [20, 32] {
      guard let (paths, end) = Self.paths(bytes, hashLength: hashLength) else { continue }
      // In a split index an entry that replaces a shared one has no name of its own.
      self.paths = paths.filter { !$0.isEmpty }.sortedByBytes()
      sharedIndex = Self.sharedIndex(bytes, from: end, hashLength: hashLength)
      return
    }
    return nil
  }

  /// The entries of this index and of another one. What a split index takes away from the shared one
  /// stays: at worst a file counts as tracked that no longer is.
  package func merged(with other: GitIndex) -> GitIndex {
    GitIndex(paths: (paths + other.paths).sortedByBytes())
  }

  /// What the extension `link` names, which follows the entries.
  private static func sharedIndex(
    _ bytes: [UInt8], from start: Int, hashLength: Int
  ) -> String? {
    var offset = start
    // The last bytes are the file's hash.
    while offset + 8 + hashLength <= bytes.count {
      let size = integer(bytes, at: offset + 4)
      guard size <= bytes.count - offset - 8 else { return nil }
      if bytes[offset..<(offset + 4)].elementsEqual("link".utf8), size >= hashLength {
        let hash = bytes[(offset + 8)..<(offset + 8 + hashLength)]
        guard hash.contains(where: { $0 != 0 }) else { return nil }
        return "sharedindex."
          + hash.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      }
      offset += 8 + size
    }
    return nil
  }

  /// Whether a path is tracked. O(log paths).
  package func contains(_ path: String) -> Bool {
    let index = lowerBound(path)
    return index < paths.count && paths[index].equalsInBytes(path)
  }

  /// Whether a folder holds a tracked path or is a submodule. O(log paths).
  package func containsBelow(_ folder: String) -> Bool {
    if contains(folder) { return true }
    let prefix = "\(folder)/"
    let index = lowerBound(prefix)
    return index < paths.count && paths[index].utf8.starts(with: prefix.utf8)
  }

  private func lowerBound(_ path: String) -> Int {
    var low = 0
    var high = paths.count
    while low < high {
      let middle = (low + high) / 2
      if paths[middle].precedesInBytes(path) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The paths of all entries and where these end, or `nil` when the bytes do not fit the layout.
  private static func paths(
    _ bytes: [UInt8], hashLength: Int
  ) -> (paths: [String], end: Int)? {
    guard bytes.starts(with: "DIRC".utf8), bytes.count >= 12 else { return nil }
    let version = integer(bytes, at: 4)
    let count = integer(bytes, at: 8)
    guard (2...4).contains(version), count <= bytes.count / 40 else { return nil }
    var paths: [String] = []
    paths.reserveCapacity(count)
    var previous: [UInt8] = []
    var offset = 12
    for _ in 0..<count {
      let start = offset
      offset += 40 + hashLength
      guard offset + 2 <= bytes.count else { return nil }
      let flags = Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
      offset += flags & 0x4000 != 0 && version >= 3 ? 4 : 2
      if version == 4 {
        guard let kept = strippedLength(bytes, at: &offset, of: previous.count) else { return nil }
        previous.removeLast(previous.count - kept)
      } else {
        previous.removeAll(keepingCapacity: true)
      }
      guard offset < bytes.count, let end = bytes[offset...].firstIndex(of: 0) else { return nil }
      previous.append(contentsOf: bytes[offset..<end])
      let length = flags & 0xFFF
      guard length == 0xFFF || length == previous.count else { return nil }
      paths.append(String(decoding: previous, as: UTF8.self))
      // Versions 2 and 3 pad each entry with NUL bytes to a multiple of eight, at least one.
      offset = version == 4 ? end + 1 : start + (end - start + 8) / 8 * 8
    }
    return (paths, offset)
  }

  private static func integer(_ bytes: [UInt8], at offset: Int) -> Int {
    bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Version 4 writes how many bytes to strip from the previous path, as a big-endian base-128
  /// number with one added for every byte that continues; returns how many are kept.
  private static func strippedLength(_ bytes: [UInt8], at offset: inout Int, of count: Int) -> Int?
  {
    guard offset < bytes.count else { return nil }
    var value = Int(bytes[offset] & 0x7F)
    while bytes[offset] & 0x80 != 0 {
      offset += 1
      guard offset < bytes.count, value < 1 << 40 else { return nil }
      value = (value + 1) << 7 | Int(bytes[offset] & 0x7F)
    }
    offset += 1
    return value <= count ? count - value : nil
  }
}

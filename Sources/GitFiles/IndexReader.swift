import SourceText

/// Reads the parts of an index file in their order. Whatever does not fit the layout gives `nil`.
struct IndexReader {
  /// What follows the entries.
  struct Parts {
    var trees: [ByteKey: GitObjectID] = [:]
    var shared: GitIndex.SharedPart?
  }

  /// The most entries of a shared index that are understood: more than `GitRepository.indexLimit` has room for.
  private static let sharedLimit = 1 << 22
  /// The longest path of a folder whose tree is taken note of, in bytes: no system opens longer ones.
  private static let pathLimit = 4096

  private let bytes: [UInt8]
  private let hashLength: Int
  /// Where the file's own hash begins.
  private let end: Int
  private var offset = 0

  init(_ bytes: [UInt8], hashLength: Int) {
    self.bytes = bytes
    self.hashLength = hashLength
    end = bytes.count - hashLength
  }

  // MARK: - Entries

  /// All entries, in the file's order. O(bytes).
  mutating func entries() -> [GitIndex.Entry]? {
    guard bytes.starts(with: "DIRC".utf8), end >= 12 else { return nil }
    let version = integer(at: 4)
    let count = Int(integer(at: 8))
    guard (2...4).contains(version), count <= bytes.count / 40 else { return nil }
    var entries: [GitIndex.Entry] = []
    entries.reserveCapacity(count)
    var path: [UInt8] = []
    offset = 12
    for _ in 0..<count {
      guard let entry = entry(version: version, path: &path) else { return nil }
      entries.append(entry)
    }
    return entries
  }

  /// - Parameter path: that of the entry before, which version 4 writes the difference to.
  private mutating func entry(version: UInt32, path: inout [UInt8]) -> GitIndex.Entry? {
    let start = offset
    offset += 40 + hashLength
    guard offset + 4 <= end, let id = GitObjectID(bytes[(start + 40)..<offset]) else { return nil }
    let flags = integer(at: offset) >> 16
    let more = flags & 0x4000 != 0 && version >= 3 ? integer(at: offset) & 0xFFFF : 0
    offset += flags & 0x4000 != 0 && version >= 3 ? 4 : 2
    if version == 4 {
      guard let kept = strippedLength(of: path.count) else { return nil }
      path.removeLast(path.count - kept)
    } else {
      path.removeAll(keepingCapacity: true)
    }
    guard offset < end, let terminator = bytes[offset..<end].firstIndex(of: 0) else { return nil }
    path.append(contentsOf: bytes[offset..<terminator])
    let length = Int(flags & 0xFFF)
    guard length == 0xFFF || length == path.count else { return nil }
    let mode = GitMode(bits: integer(at: start + 24))
    // What takes the place of a shared entry has no path; that of a folder ends with a slash.
    guard
      path.isEmpty
        || (mode.isFolder && path.last == slash ? path.dropLast() : path[...])
          .isPathOfWorkTree
    else { return nil }
    // Versions 2 and 3 pad each entry with NUL bytes to a multiple of eight, at least one.
    offset = version == 4 ? terminator + 1 : start + (terminator - start + 8) / 8 * 8
    return GitIndex.Entry(
      path: String(decoding: path, as: UTF8.self), id: id,
      mode: mode, stage: UInt8(flags >> 12 & 3),
      isIntended: more & 0x2000 != 0, isSkipped: more & 0x4000 != 0, stamp: stamp(at: start))
  }

  private func stamp(at start: Int) -> GitFileStamp {
    GitFileStamp(
      changedSeconds: integer(at: start), changedNanoseconds: integer(at: start + 4),
      modifiedSeconds: integer(at: start + 8), modifiedNanoseconds: integer(at: start + 12),
      inode: integer(at: start + 20), size: integer(at: start + 36))
  }

  private func integer(at offset: Int) -> UInt32 {
    UInt32(bytes[offset]) << 24 | UInt32(bytes[offset + 1]) << 16 | UInt32(bytes[offset + 2]) << 8
      | UInt32(bytes[offset + 3])
  }

  /// Version 4 writes how many bytes to strip from the path before, as a big-endian base-128
  /// number with one added for every byte that continues; returns how many are kept.
  private mutating func strippedLength(of count: Int) -> Int? {
    guard offset < end else { return nil }
    var value = Int(bytes[offset] & 0x7F)
    while bytes[offset] & 0x80 != 0 {
      offset += 1
      guard offset < end, value < 1 << 40 else { return nil }
      value = (value + 1) << 7 | Int(bytes[offset] & 0x7F)
    }
    offset += 1
    return value <= count ? count - value : nil
  }

  // MARK: - Extensions

  /// What follows the entries, up to the file's hash: a name of four letters, a size, the contents. O(bytes).
  ///
  /// That the last one ends where the hash begins tells the two lengths of hashes apart.
  mutating func parts() -> Parts? {
    var parts = Parts()
    while offset + 8 <= end {
      let name = bytes[offset..<(offset + 4)]
      let size = Int(integer(at: offset + 4))
      offset += 8
      guard size <= end - offset else { return nil }
      let next = offset + size
      if name.elementsEqual("TREE".utf8) {
        parts.trees = trees(to: next)
      } else if name.elementsEqual("link".utf8) {
        guard let link = link(to: next) else { return nil }
        parts.shared = link.name.isEmpty ? nil : link
      } else if name.first.map({ $0 < UInt8(ascii: "A") || $0 > UInt8(ascii: "Z") }) ?? true,
        !name.elementsEqual("sdir".utf8)
      {
        // Only what begins with a capital letter may be passed over.
        return nil
      }
      offset = next
    }
    return offset == end ? parts : nil
  }

  /// `TREE`: for each folder, from the outside in, its name, a NUL, the number of its entries, a space, the
  /// number of its folders that follow, a line feed, and its tree unless the number of entries is -1.
  ///
  /// Only an aid: where it does not fit, what has been read so far stays, and trees are compared instead.
  private mutating func trees(to end: Int) -> [ByteKey: GitObjectID] {
    var trees: [ByteKey: GitObjectID] = [:]
    // The folders whose parts follow, and how many of these are still to come.
    var open: [(path: [UInt8], folders: Int)] = []
    while offset < end {
      guard let nameEnd = bytes[offset..<end].firstIndex(of: 0),
        let line = bytes[nameEnd..<end].firstIndex(of: UInt8(ascii: "\n"))
      else { return trees }
      let numbers = bytes[(nameEnd + 1)..<line].split(separator: UInt8(ascii: " "))
        .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
      guard numbers.count == 2, numbers[1] >= 0 else { return trees }
      var path = open.last?.path ?? []
      if !path.isEmpty { path.append(UInt8(ascii: "/")) }
      path += bytes[offset..<nameEnd]
      guard path.count <= Self.pathLimit else { return trees }
      offset = line + 1
      if numbers[0] >= 0 {
        guard offset + hashLength <= end,
          let id = GitObjectID(bytes[offset..<(offset + hashLength)])
        else { return trees }
        trees[ByteKey(String(decoding: path, as: UTF8.self))] = id
        offset += hashLength
      }
      if !open.isEmpty { open[open.count - 1].folders -= 1 }
      open.append((path, numbers[1]))
      while let last = open.last, last.folders <= 0 { open.removeLast() }
    }
    return trees
  }

  /// `link`: the hash that names the shared index, 0 for none; unless nothing follows, the bitmaps of its entries
  /// that are gone and of those that are replaced.
  private mutating func link(to end: Int) -> GitIndex.SharedPart? {
    guard offset + hashLength <= end else { return nil }
    let hash = bytes[offset..<(offset + hashLength)]
    offset += hashLength
    var part = GitIndex.SharedPart(name: "", deleted: [], replaced: [])
    if hash.contains(where: { $0 != 0 }), let id = GitObjectID(hash) {
      part.name = "sharedindex.\(id.digits)"
    }
    if offset == end { return part }
    guard let deleted = bitmap(to: end), let replaced = bitmap(to: end) else { return nil }
    (part.deleted, part.replaced) = (deleted, replaced)
    return part
  }

  /// The places of the bits that are set in a bitmap, ascending. Git writes it as EWAH: the number of bits, the
  /// number of words of 64 bits, these, and the place of the last marker. A marker says how many words of equal
  /// bits (bit 0: which; bits 1 to 32: how many) and then how many words as they are (bits 33 to 63) follow.
  private mutating func bitmap(to end: Int) -> [Int]? {
    guard offset + 12 <= end else { return nil }
    let count = Int(integer(at: offset))
    let words = Int(integer(at: offset + 4))
    guard count <= Self.sharedLimit, words <= (end - offset - 12) / 8 else { return nil }
    let last = offset + 8 + words * 8
    offset += 8
    var places: [Int] = []
    var place = 0
    while offset < last {
      let marker = word()
      let run = Int(marker >> 1 & 0xFFFF_FFFF) * 64
      guard run <= count + 63 - place else { return nil }
      if marker & 1 != 0, place < count { places += place..<min(place + run, count) }
      place += run
      for _ in 0..<Int(marker >> 33) {
        guard offset < last else { return nil }
        var bits = word()
        while bits != 0 {
          places.append(place + bits.trailingZeroBitCount)
          bits &= bits - 1
        }
        place += 64
      }
    }
    offset += 4
    return places.allSatisfy { $0 < count } ? places : nil
  }

  private mutating func word() -> UInt64 {
    defer { offset += 8 }
    return UInt64(integer(at: offset)) << 32 | UInt64(integer(at: offset + 4))
  }
}

private let slash = UInt8(ascii: "/")

extension ArraySlice<UInt8> {
  /// Whether a work tree can hold something of this path: none of its names is empty, `.`, `..` or `.git`. Git checks
  /// nothing else out, and where a folder could lie in itself or outside, no walk through folders would end there.
  /// O(bytes).
  var isPathOfWorkTree: Bool {
    var start = startIndex
    for place in indices where self[place] == slash {
      guard self[start..<place].isNameOfWorkTree else { return false }
      start = place + 1
    }
    return self[start...].isNameOfWorkTree
  }

  /// Whether a folder of a work tree can hold something of this name, in which there is no slash.
  private var isNameOfWorkTree: Bool {
    guard first == UInt8(ascii: ".") else { return !isEmpty }
    return !elementsEqual(".".utf8) && !elementsEqual("..".utf8) && !elementsEqual(".git".utf8)
  }
}

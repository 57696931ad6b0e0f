import SourceText

/// What an entry of the cache is found by: some bytes of which equal ones mean the same entry.
package struct CacheKey: Hashable, Sendable {
  /// The bytes; 28 for facts, 20 for runs.
  package let bytes: [UInt8]

  /// The key of what a file says.
  ///
  /// - Parameters:
  ///   - content: what the file holds.
  ///   - reader: what read it: the build of archcheck, and what else decides the facts.
  package init(content: ContentID, reader: ContentID) {
    var writer = ByteWriter()
    writer.put(content)
    writer.put(reader.words.0)
    writer.put(reader.words.1)
    bytes = writer.bytes
  }

  /// The key of a run: equal for equal questions.
  package init(run question: ContentID) {
    var writer = ByteWriter()
    writer.put(question)
    bytes = writer.bytes
  }

  /// What an entry's checksum begins with.
  var seed: UInt64 {
    bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) &+ UInt64($0.count) }
  }

  /// An entry as it is stored: a checksum, then its bytes. O(bytes).
  func sealed(_ payload: [UInt8]) -> [UInt8] {
    payload.withUnsafeBytes { bytes in
      [UInt8](unsafeUninitializedCapacity: bytes.count + 8) { buffer, count in
        let target = UnsafeMutableRawBufferPointer(buffer)
        target.storeBytes(of: checksum(of: bytes), as: UInt64.self)
        UnsafeMutableRawBufferPointer(rebasing: target[8...]).copyMemory(from: bytes)
        count = bytes.count + 8
      }
    }
  }

  /// The bytes of an entry; `nil` where they are not those that were stored under this key. O(bytes).
  func opened(_ stored: UnsafeRawBufferPointer) -> [UInt8]? {
    guard stored.count >= 8 else { return nil }
    let payload = UnsafeRawBufferPointer(rebasing: stored[8...])
    guard stored.loadUnaligned(as: UInt64.self) == checksum(of: payload) else { return nil }
    return Array(payload)
  }

  private func checksum(of payload: UnsafeRawBufferPointer) -> UInt64 {
    var checksum = Checksum(seed: seed)
    bytes.withUnsafeBytes { checksum.add($0) }
    checksum.add(payload)
    return checksum.value
  }
}

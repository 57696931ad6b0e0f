import SourceText

/// The names of one file, each kept once.
///
/// Names are looked up by their bytes, so that no `String` is made for a name met before.
package struct NameTable {
  private var bytes: [UInt8] = []
  private var spans: [Range<Int>] = []
  private var slots: [OptionalID<Name>]
  private var mask: Int

  /// An empty table.
  package init() {
    slots = [OptionalID](repeating: .none, count: 256)
    mask = 255
    bytes.reserveCapacity(4096)
  }

  /// Number of different names.
  package var count: Int { spans.count }

  /// The names as strings, by id. O(bytes).
  package var strings: [String] {
    spans.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// The name of an id. O(length).
  package func string(_ id: NameID) -> String {
    String(decoding: bytes[spans[id.int]], as: UTF8.self)
  }

  /// The id of a name given by its bytes. Amortised O(length).
  package mutating func id(of name: UnsafeBufferPointer<UInt8>) -> NameID {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    var slot = Int(truncatingIfNeeded: hash ^ (hash >> 29)) & mask
    while let candidate = slots[slot].id {
      if isEqual(spans[candidate.int], name) { return candidate }
      slot = (slot + 1) & mask
    }
    let id = NameID(spans.count)
    slots[slot] = OptionalID(id)
    spans.append(bytes.count..<bytes.count + name.count)
    bytes.append(contentsOf: name)
    if spans.count * 2 > slots.count { grow() }
    return id
  }

  /// The id of a name given as a string.
  package mutating func id(of name: String) -> NameID {
    var name = name
    return name.withUTF8 { id(of: $0) }
  }

  private func isEqual(_ span: Range<Int>, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard span.count == name.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      for place in name.indices where bytes[span.lowerBound + place] != name[place] {
        return false
      }
      return true
    }
  }

  private mutating func grow() {
    mask = slots.count * 2 - 1
    slots = [OptionalID](repeating: .none, count: mask + 1)
    for (id, span) in spans.enumerated() {
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in bytes[span] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      var slot = Int(truncatingIfNeeded: hash ^ (hash >> 29)) & mask
      while !slots[slot].isNone { slot = (slot + 1) & mask }
      slots[slot] = OptionalID(NameID(id))
    }
  }
}

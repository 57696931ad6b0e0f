/// Gives texts that are written alike one string, since projects repeat their ids and keys many times.
struct SharedTexts {
  /// The last text met of each hash.
  private var slots: [String] = []

  private static let count = 1 << 15
  /// Shorter texts need no memory of their own.
  private static let shortest = 16

  /// The string of some bytes. O(length).
  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard bytes.count >= Self.shortest else { return String(decoding: bytes, as: UTF8.self) }
    if slots.isEmpty { slots = Array(repeating: "", count: Self.count) }
    let slot = Self.slot(of: bytes)
    let isKnown = slots[slot].utf8.withContiguousStorageIfAvailable { $0.elementsEqual(bytes) }
    if isKnown == true { return slots[slot] }
    let text = String(decoding: bytes, as: UTF8.self)
    slots[slot] = text
    return text
  }

  private static func slot(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var hash = UInt64(bytes.count)
    for start in stride(from: 0, to: bytes.count - 7, by: 8) {
      hash = mixed(hash, raw.loadUnaligned(fromByteOffset: start, as: UInt64.self))
    }
    // The last bytes, some of them again.
    hash = mixed(hash, raw.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self))
    return Int(truncatingIfNeeded: hash >> 32) & (count - 1)
  }

  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    // The fractional part of the golden ratio spreads over the upper bits what differs in the lower.
    let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    return product ^ (product >> 29)
  }
}

/// A checksum of 64 bits that tells bytes which a disk or a program has changed from those that were
/// written: each word is mixed by a full multiplication, eight bytes a step. It protects from accidents,
/// not from somebody who may write to the cache and wants to deceive.
struct Checksum {
  /// What it is so far.
  private(set) var value: UInt64

  /// Begins with what the bytes belong to, so that they are wrong for anything else.
  init(seed: UInt64) { value = seed ^ 0x9E37_79B9_7F4A_7C15 }

  /// Adds bytes. O(bytes).
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    mix(UInt64(bytes.count))
    var place = 0
    while place + 8 <= bytes.count {
      mix(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      place += 8
    }
    var last: UInt64 = 0
    for byte in bytes[place...] { last = last << 8 | UInt64(byte) }
    mix(last)
  }

  private mutating func mix(_ word: UInt64) {
    let product = (value ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    value = product.high ^ product.low &+ word
  }
}

/// What a file holds, as git names it: the SHA-1 of `blob`, a space, the number of bytes, a NUL and the
/// bytes. (SHA-1: FIPS PUB 180-4.)
///
/// Git's own name is taken so that its index, where it vouches for a file, spares the hashing.
package struct ContentID: Hashable, Sendable, BitwiseCopyable {
  /// The five words of the hash.
  package var words: (UInt32, UInt32, UInt32, UInt32, UInt32)

  /// Names some bytes. O(bytes).
  package init(of bytes: UnsafeRawBufferPointer) {
    var hash = SHA1()
    var header = "blob \(bytes.count)\0"
    header.withUTF8 { hash.add(UnsafeRawBufferPointer($0)) }
    hash.add(bytes)
    words = hash.finished()
  }

  /// Names some bytes. O(bytes).
  package init(of bytes: [UInt8]) { self = bytes.withUnsafeBytes { ContentID(of: $0) } }

  /// Reads the name as git stores it; `nil` unless it has 20 bytes.
  package init?(git bytes: some Collection<UInt8>) {
    guard bytes.count == 20 else { return nil }
    var values: [UInt32] = [0, 0, 0, 0, 0]
    for (place, byte) in bytes.enumerated() {
      values[place / 4] = values[place / 4] << 8 | UInt32(byte)
    }
    words = (values[0], values[1], values[2], values[3], values[4])
  }

  /// Reads the name as git prints it; `nil` unless it has 40 hexadecimal digits.
  package init?(digits: String) {
    let digits = Array(digits.utf8)
    guard digits.count == 40 else { return nil }
    var bytes: [UInt8] = []
    for place in stride(from: 0, to: 40, by: 2) {
      let pair = String(decoding: digits[place...(place + 1)], as: UTF8.self)
      guard let byte = UInt8(pair, radix: 16) else { return nil }
      bytes.append(byte)
    }
    self.init(git: bytes)
  }

  /// The name as git prints it: 40 hexadecimal digits.
  package var digits: String {
    [words.0, words.1, words.2, words.3, words.4].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.utf8.count) + digits
    }.joined()
  }

  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.words.0 == rhs.words.0 && lhs.words.1 == rhs.words.1 && lhs.words.2 == rhs.words.2
      && lhs.words.3 == rhs.words.3 && lhs.words.4 == rhs.words.4
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
    hasher.combine(words.1)
  }
}

/// The running state of SHA-1.
struct SHA1 {
  private var state: (UInt32, UInt32, UInt32, UInt32, UInt32) =
    (0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0)
  private var count: UInt64 = 0
  /// What does not fill a block yet.
  private var rest: [UInt8] = []

  /// Adds bytes.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    count += UInt64(bytes.count)
    var bytes = bytes
    if !rest.isEmpty {
      let missing = min(64 - rest.count, bytes.count)
      rest.append(contentsOf: bytes[..<missing])
      bytes = UnsafeRawBufferPointer(rebasing: bytes[missing...])
      guard rest.count == 64 else { return }
      rest.withUnsafeBytes { addBlocks($0) }
      rest.removeAll(keepingCapacity: true)
    }
    let whole = bytes.count & ~63
    addBlocks(UnsafeRawBufferPointer(rebasing: bytes[..<whole]))
    rest.append(contentsOf: bytes[whole...])
  }

  /// Ends the text, and gives its hash.
  mutating func finished() -> (UInt32, UInt32, UInt32, UInt32, UInt32) {
    let bitCount = count &* 8
    var end = rest + [0x80]
    while end.count % 64 != 56 { end.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      end.append(UInt8(truncatingIfNeeded: bitCount >> UInt64(shift)))
    }
    end.withUnsafeBytes { addBlocks($0) }
    return state
  }

  private mutating func addBlocks(_ blocks: UnsafeRawBufferPointer) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 80) { words in
      for start in stride(from: 0, to: blocks.count, by: 64) {
        addBlock(blocks, at: start, words)
      }
    }
  }

  private mutating func addBlock(
    _ blocks: UnsafeRawBufferPointer, at start: Int, _ words: UnsafeMutableBufferPointer<UInt32>
  ) {
    for place in 0..<16 {
      words[place] =
        blocks.loadUnaligned(fromByteOffset: start + place * 4, as: UInt32.self).bigEndian
    }
    for place in 16..<80 {
      let mixed = words[place - 3] ^ words[place - 8] ^ words[place - 14] ^ words[place - 16]
      words[place] = mixed << 1 | mixed >> 31
    }
    var (a, b, c, d, e) = state
    func step(_ function: UInt32, _ constant: UInt32, _ word: UInt32) {
      let next = (a << 5 | a >> 27) &+ function &+ e &+ constant &+ word
      (e, d, c, b, a) = (d, c, b << 30 | b >> 2, a, next)
    }
    for place in 0..<20 { step(b & c | ~b & d, 0x5A82_7999, words[place]) }
    for place in 20..<40 { step(b ^ c ^ d, 0x6ED9_EBA1, words[place]) }
    for place in 40..<60 { step(b & c | b & d | c & d, 0x8F1B_BCDC, words[place]) }
    for place in 60..<80 { step(b ^ c ^ d, 0xCA62_C1D6, words[place]) }
    state = (state.0 &+ a, state.1 &+ b, state.2 &+ c, state.3 &+ d, state.4 &+ e)
  }
}

/// A set of bytes, as a bracket in a pattern denotes one: `[a-z_]`, `[!0-9]`, `[[:alpha:]]`.
package struct ByteSet: Hashable, Sendable {
  private var words: SIMD4<UInt64> = .zero

  /// Whether a byte is in the set. O(1).
  package func contains(_ byte: UInt8) -> Bool {
    words[Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 1
  }

  private mutating func insert(_ bytes: ClosedRange<UInt8>) {
    for byte in bytes { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }
  }

  /// Reads what follows a `[` at `index` and moves `index` behind the `]`; `nil` when that is
  /// missing or a class name is unknown. A `/` is in no set.
  package init?(bracket text: [UInt8], from index: inout Int) {
    let isNegated = index < text.count && (text[index] == 0x21 || text[index] == 0x5E)  // ! ^
    if isNegated { index += 1 }
    let first = index
    while true {
      guard index < text.count else { return nil }
      if text[index] == UInt8(ascii: "]"), index > first { break }
      if text[index...].starts(with: "[:".utf8) {
        guard insertClass(text, from: &index) else { return nil }
        continue
      }
      guard let low = Self.byte(text, at: &index) else { return nil }
      guard index + 1 < text.count, text[index] == UInt8(ascii: "-"),
        text[index + 1] != UInt8(ascii: "]")
      else {
        insert(low...low)
        continue
      }
      index += 1
      guard let high = Self.byte(text, at: &index) else { return nil }
      if low <= high { insert(low...high) }
    }
    index += 1
    if isNegated { words = ~words }
    words[0] &= ~(1 << UInt64(UInt8(ascii: "/")))
  }

  private static func byte(_ text: [UInt8], at index: inout Int) -> UInt8? {
    if text[index] == UInt8(ascii: "\\") { index += 1 }
    guard index < text.count else { return nil }
    defer { index += 1 }
    return text[index]
  }

  private mutating func insertClass(_ text: [UInt8], from index: inout Int) -> Bool {
    let rest = text[(index + 2)...]
    guard let end = rest.firstIndex(of: UInt8(ascii: ":")), end + 1 < text.count,
      text[end + 1] == UInt8(ascii: "]"),
      let ranges = Self.classes[String(decoding: rest[..<end], as: UTF8.self)]
    else { return false }
    for range in ranges { insert(range) }
    index = end + 2
    return true
  }

  /// POSIX character classes over ASCII.
  private static let classes: [String: [ClosedRange<UInt8>]] = [
    "alnum": [0x30...0x39, 0x41...0x5A, 0x61...0x7A],
    "alpha": [0x41...0x5A, 0x61...0x7A],
    "blank": [0x09...0x09, 0x20...0x20],
    "cntrl": [0x00...0x1F, 0x7F...0x7F],
    "digit": [0x30...0x39],
    "graph": [0x21...0x7E],
    "lower": [0x61...0x7A],
    "print": [0x20...0x7E],
    "punct": [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E],
    "space": [0x09...0x0D, 0x20...0x20],
    "upper": [0x41...0x5A],
    "xdigit": [0x30...0x39, 0x41...0x46, 0x61...0x66],
  ]
}

import SourceText

/// The name of an object of git: a SHA-1 hash of 20 bytes, or a SHA-256 hash of 32.
struct GitObjectID: Hashable, Sendable {
  private var words: SIMD4<UInt64>
  /// The number of its bytes.
  private var count: UInt8

  /// Reads a name as git stores it; `nil` unless it has 20 or 32 bytes.
  init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count == 20 || bytes.count == 32 else { return nil }
    words = .zero
    count = UInt8(bytes.count)
    for (place, byte) in bytes.enumerated() {
      words[place / 8] |= UInt64(byte) << UInt64(56 - place % 8 * 8)
    }
  }

  /// Reads a name as git prints it; `nil` unless it has 40 or 64 hexadecimal digits.
  init?(digits: some StringProtocol) {
    var bytes: [UInt8] = []
    var rest = Array(digits.utf8)[...]
    while rest.count >= 2 {
      guard let high = Self.value(rest.removeFirst()), let low = Self.value(rest.removeFirst())
      else { return nil }
      bytes.append(high << 4 | low)
    }
    guard rest.isEmpty else { return nil }
    self.init(bytes)
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  /// The number of its bytes.
  var length: Int { Int(count) }

  private var bytes: [UInt8] {
    (0..<Int(count)).map { UInt8(truncatingIfNeeded: words[$0 / 8] >> UInt64(56 - $0 % 8 * 8)) }
  }

  /// The name as git prints it.
  var digits: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// What a blob of that name holds, where archcheck can compute the names itself: SHA-1.
  var content: ContentID? { ContentID(git: bytes) }
}

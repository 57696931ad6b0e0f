/// How many `@` without a name stand in a row, as far as bytes tell.
///
/// Where no declaration follows, the parser takes one of them away at a time, and each time reads the
/// rest of the row to see whether a declaration follows now: its time grows with the row's length
/// squared.
struct BareAttributes {
  /// The sum of the lengths at each `@`, in all rows: up to here it takes about a tenth of a second.
  static let maximumTotal = 1 << 19
  /// Shorter rows cost nothing worth counting, and texts and comments have them.
  private static let ignored = 8

  private var length = 0
  private var total = 0
  private var last = -1

  /// Whether the bound is passed.
  var isTooMuch: Bool { total > Self.maximumTotal }

  /// Takes note of an `@`, and of what stands between it and the one before. O(bytes between).
  mutating func see(_ source: UnsafeBufferPointer<UInt8>, at index: Int) {
    let isInRow = last >= 0 && source[(last + 1)..<index].allSatisfy { Self.continuesRow($0) }
    length = isInRow ? length + 1 : 1
    if length > Self.ignored { total += length }
    last = index
  }

  private static func continuesRow(_ byte: UInt8) -> Bool {
    byte <= 0x20 || (0x61...0x7A).contains(byte | 0x20)
  }
}

/// The first eight bytes of a word as a number, for comparing words with many others at once.
///
/// Longer words that begin alike are the same; among the words of Swift there are none.
struct PackedWord: Hashable {
  private let bytes: UInt64

  /// Packs a word that is known.
  init(_ word: StaticString) {
    var bytes: UInt64 = 0
    for index in 0..<min(8, word.utf8CodeUnitCount) {
      bytes = bytes &<< 8 | UInt64(word.utf8Start[index])
    }
    self.bytes = bytes
  }

  /// Packs the word that begins at an index, and moves the index behind it.
  init(in source: UnsafeBufferPointer<UInt8>, at index: inout Int) {
    var bytes: UInt64 = 0
    var count = 0
    while index < source.count, source[index].continuesWord {
      if count < 8 { bytes = bytes &<< 8 | UInt64(source[index]) }
      count += 1
      index += 1
    }
    self.bytes = bytes
  }
}

extension UInt8 {
  /// Whether it is part of a name; every byte of a letter that is not of ASCII is.
  var continuesWord: Bool {
    self | 0x20 >= 0x61 && self | 0x20 <= 0x7A || self >= 0x30 && self <= 0x39 || self >= 0x80
      || self == UInt8(ascii: "_")
  }
}

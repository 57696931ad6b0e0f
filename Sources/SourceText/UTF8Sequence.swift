/// The sequences of bytes that UTF-8 writes characters beyond ASCII as.
package enum UTF8Sequence {
  /// The length of the sequence that begins at an index, 2 to 4, or 0 where none begins: overlong
  /// forms, surrogates and what lies beyond Unicode are none (RFC 3629). O(1).
  package static func length(in source: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let lead = source[index]
    let length: Int
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return 0
    }
    guard index + length <= source.count else { return 0 }
    for offset in 1..<length where source[index + offset] & 0xC0 != 0x80 { return 0 }
    let second = source[index + 1]
    if lead == 0xE0 && second < 0xA0 || lead == 0xED && second > 0x9F { return 0 }
    if lead == 0xF0 && second < 0x90 || lead == 0xF4 && second > 0x8F { return 0 }
    return length
  }
}

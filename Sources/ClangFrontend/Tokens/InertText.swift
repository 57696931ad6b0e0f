/// Appends a text in which no directive can begin and no byte moves.
///
/// A `#` becomes a comma, which stands alone as a token and may stand in the delimiter of a raw
/// string too; so do the `%` of `%:`, also across an escaped line end, and all of `??=`. A NUL and a
/// byte order mark become spaces.
func appendInert(_ text: UnsafeBufferPointer<UInt8>, to buffer: inout [UInt8]) {
  var index = 0
  if text.count >= 3, text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF {
    buffer += [0x20, 0x20, 0x20]
    index = 3
  }
  let comma = UInt8(ascii: ",")
  while index < text.count {
    let byte = text[index]
    switch byte {
    case UInt8(ascii: "#"): buffer.append(comma)
    case 0: buffer.append(0x20)
    case UInt8(ascii: "%") where followsColon(text, after: index): buffer.append(comma)
    case UInt8(ascii: "?") where text[index...].starts(with: "??=".utf8):
      buffer += [comma, comma, comma]
      index += 2
    default: buffer.append(byte)
    }
    index += 1
  }
}

/// Whether a colon stands behind a byte, escaped line ends apart.
private func followsColon(_ text: UnsafeBufferPointer<UInt8>, after index: Int) -> Bool {
  var index = index + 1
  while index < text.count, text[index] == UInt8(ascii: "\\") {
    index += 1
    while index < text.count, text[index] == 0x20 || (0x09...0x0D).contains(text[index]) {
      index += 1
    }
  }
  return index < text.count && text[index] == UInt8(ascii: ":")
}

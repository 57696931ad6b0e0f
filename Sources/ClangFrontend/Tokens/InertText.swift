/// Appends a text in which no directive can begin and no byte moves.
///
/// A `#` becomes a comma, which stands alone as a token and may stand in the delimiter of a raw
/// string too; so do the `%` of `%:`, also across an escaped line end, and all of `??=`. A NUL and a
/// byte order mark become spaces. So does every escaped line end that follows another one at once:
/// libclang's lexer calls itself for each of them, and a long run would overflow its stack.
func appendInert(_ text: UnsafeBufferPointer<UInt8>, to buffer: inout [UInt8]) {
  var index = 0
  if text.count >= 3, text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF {
    buffer += [0x20, 0x20, 0x20]
    index = 3
  }
  let comma = UInt8(ascii: ",")
  var splice = 0..<0
  while index < text.count {
    let byte = text[index]
    switch byte {
    case UInt8(ascii: "\\"):
      let end = endOfEscapedLineEnd(text, at: index)
      if let end, splice.upperBound == index, !splice.isEmpty {
        buffer.append(contentsOf: repeatElement(0x20, count: end - index))
        splice = index..<end
        index = end
        continue
      }
      if let end { splice = index..<end }
      buffer.append(byte)
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

/// Where an escaped line end ends that a backslash begins, with blanks in between; `nil` where the
/// backslash begins none.
private func endOfEscapedLineEnd(
  _ text: UnsafeBufferPointer<UInt8>, at backslash: Int
) -> Int? {
  var index = backslash + 1
  while index < text.count, isBlank(text[index]) { index += 1 }
  guard index < text.count, text[index] == 0x0A || text[index] == 0x0D else { return nil }
  let isPair = index + 1 < text.count && text[index] == 0x0D && text[index + 1] == 0x0A
  return index + (isPair ? 2 : 1)
}

private func isBlank(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09 || byte == 0x0B || byte == 0x0C || byte == 0
}

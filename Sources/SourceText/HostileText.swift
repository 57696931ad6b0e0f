extension Unicode.Scalar {
  /// Whether printing the scalar could move a cursor, reorder or hide text, or end a line: C0 and
  /// C1 controls, separators of lines and paragraphs, bidirectional controls, invisible marks and
  /// tags, noncharacters.
  package var isHostile: Bool {
    switch value {
    case 0x20...0x7E: false
    case 0...0x1F, 0x7F...0x9F: true
    case 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F: true
    case 0xFEFF, 0xFFF9...0xFFFB, 0x1D173...0x1D17A, 0xE0000...0xE007F: true
    default: value & 0xFFFE == 0xFFFE
    }
  }

  /// The scalar's number in upper-case hexadecimal digits.
  package var hexadecimal: String { String(value, radix: 16, uppercase: true) }
}

extension String {
  /// The text with every hostile scalar written as `\u{1B}`, so that it stays on its line and is
  /// what it seems.
  package var printable: String {
    if utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return self }
    guard unicodeScalars.contains(where: \.isHostile) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isHostile {
        result += "\\u{\(scalar.hexadecimal)}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// Pieces of bytes that readers trip over.
package enum HostileBytes {
  /// One of them.
  package static func piece(_ draw: inout Draw) -> [UInt8] {
    switch draw.below(10) {
    case 0: return Array(repeating: draw.one(0x61, 0x5F, 0x39, 0x2E, 0x40), count: size(&draw))
    case 1: return Array(draw.text(of: numbers).utf8)
    case 2: return Array(draw.text(of: texts).utf8)
    default: return draw.element(of: pieces) ?? []
    }
  }

  /// A text of UTF-8 in another encoding, as editors leave it: two bytes for each one, a mark before
  /// it, one byte for each letter beyond ASCII, line breaks of other systems.
  package static func inAnotherEncoding(_ bytes: [UInt8], _ draw: inout Draw) -> [UInt8] {
    switch draw.below(5) {
    case 0: [0xFF, 0xFE] + bytes.flatMap { [$0, 0] }
    case 1: [0xFE, 0xFF] + bytes.flatMap { [0, $0] }
    case 2: [0xEF, 0xBB, 0xBF] + bytes
    case 3: bytes.map { $0 == UInt8(ascii: "a") ? 0xE4 : $0 }
    default: bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    }
  }

  private static func size(_ draw: inout Draw) -> Int {
    draw.once(in: 10) ? draw.number(in: 1000...8000) : draw.number(in: 50...1000)
  }

  /// NUL, form feed, vertical tab, carriage returns, marks of byte order, bytes that are no UTF-8,
  /// overlong forms, surrogates encoded one by one, values beyond Unicode.
  private static let pieces: [[UInt8]] = [
    [0], [0, 0, 0, 0], [0x0C], [0x0C, 0x20], [0x0B], [0x0D], [0x0D, 0x0A], [0x0A, 0x0D], [0x7F],
    [0x1A], [0x1B, 0x5B, 0x33, 0x31, 0x6D], [0x08], [0x85], [0xC2, 0x85], [0xA0], [0xC2, 0xA0],
    [0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE], [0xFF], [0x80], [0xC0, 0xAF], [0xC1, 0xBF],
    [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xED, 0xB0, 0x80], [0xED, 0xA0, 0xBD, 0xED, 0xB2, 0xA9],
    [0xF0, 0x9F], [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xE2, 0x80, 0xA8],
    [0xE2, 0x80, 0xAE], [0xE2, 0x80, 0x8B], [0xCC, 0x81], [0xEF, 0xBF, 0xBE], [0xEF, 0xBF, 0xBD],
    [0xF3, 0xA0, 0x81, 0x81], [0x5C], [0x5C, 0x0A], [0x5C, 0x0D, 0x0A], [0x3F, 0x3F, 0x2F, 0x0A],
  ]
  private static let numbers = [
    "0", "-1", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
    "18446744073709551616", "4294967296", "2147483648", "1e308", "1e-400", "1e999999999",
    "0x1p99999", "0xFFFFFFFFFFFFFFFFFFFFFFFF", "1_000_000_000_000_000_000_000", "0b", "0o8", "1.e",
    "99999999999999999999999999999999999999999999999999999999",
  ]
  private static let texts = [
    "<<<<<<< HEAD\n", "=======\n", ">>>>>>> main\n", "<#placeholder#>", "___FILEBASENAME___",
    "#sourceLocation(file: \"a\", line: 9223372036854775807)\n", "// archcheck:ignore x: y\n",
    "#!/usr/bin/swift\n", "${x}", "{{x}}", "%s%n", "../../../../../etc/passwd", "/dev/stdin", "~",
    "\u{202E}x\u{202C}", "👩‍👩‍👧‍👦", "e\u{301}\u{327}", "\t\t\t", "  \t ", "\"\"\"", "*/", "/*",
  ]
}

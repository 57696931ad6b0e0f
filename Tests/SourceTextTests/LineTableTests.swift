import SourceText
import Testing

@Suite("A table of lines")
struct LineTableTests {
  @Test(
    "begins a line behind a newline, a return, and the two as a pair",
    arguments: [
      ("", [0]), ("a", [0]), ("a\n", [0, 2]), ("a\r\nb", [0, 3]), ("a\rb\r", [0, 2, 4]),
      ("\n\r\n\r\r", [0, 1, 3, 4, 5]), ("a\u{85}b\u{2028}c\u{0B}d\u{0C}", [0]),
    ] as [(String, [UInt32])])
  func starts(text: String, starts: [UInt32]) {
    #expect(LineTable(of: text).starts == starts)
  }

  @Test("finds a line's end wherever it stands among other bytes", arguments: 0..<40)
  func endsAnywhere(offset: Int) {
    for (end, starts) in [("\n", [offset + 1]), ("\r", [offset + 1]), ("\r\n", [offset + 2])] {
      // Bytes that hide an end beside them if one of them borrows from another.
      for filler in ["a", "\u{0E}", "\u{0C}", "\u{7F}", "\0"] {
        let text =
          String(repeating: filler, count: offset) + end + String(repeating: filler, count: 20)
        #expect(LineTable(of: text).starts == [0] + starts.map { UInt32($0) })
      }
    }
  }

  @Test("gives the line and column of a byte")
  func positions() {
    let lines = LineTable(of: "é\r\nab\n")
    let positions = [0, 3, 4, 5, 7].map { offset in
      let position = lines.position(of: offset)
      return "\(position.line):\(position.column)"
    }
    #expect(positions == ["1:1", "1:4", "2:1", "2:2", "3:1"])
  }

  @Test("gives the bytes of a line without what ends it")
  func ranges() {
    let text = "ab\r\n\r\n\n\rc"
    let bytes = Array(text.utf8)
    let lines = LineTable(of: text)
    #expect(
      (1...5).map { lines.range(ofLine: $0, in: bytes) } == [0..<2, 4..<4, 6..<6, 7..<7, 8..<9])
    #expect(lines.range(ofLine: 0, in: bytes) == nil)
    #expect(lines.range(ofLine: 6, in: bytes) == nil)
  }

  @Test("agrees with the bounds that are looked for around an offset")
  func bounds() {
    var text = "ab\r\ncd\ref\n"
    let lines = LineTable(of: text)
    text.withUTF8 { bytes in
      for offset in [0, 1, 4, 5, 7, 8] {
        let line = lines.position(of: offset).line
        #expect(
          bytes.startOfLine(at: offset)..<bytes.endOfLine(at: offset)
            == lines.range(ofLine: line, in: Array(bytes)))
      }
      #expect(bytes.startOfLine(at: 99) == 10)
      #expect(bytes.endOfLine(at: 99) == 10)
    }
  }
}

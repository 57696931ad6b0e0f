import Testing

@testable import Reporters

@Suite("Source frame")
struct SourceFrameTests {
  @Test("marks the name under its first column")
  func ascii() {
    #expect(
      frame("  let a = Store(1)", 11, "Store") == [
        "   12 │   let a = Store(1)",
        "      │           ^~~~~",
      ])
  }

  @Test("stays aligned behind tabs, wide, combining and escaped characters")
  func columns() {
    for prefix in ["\t\t", "let 日本 = ", "e\u{301} ", "\u{1B}[2J", "👩‍👩‍👧 ", "\u{202E}"] {
      let lines = frame(prefix + "Store()", prefix.utf8.count + 1, "Store")
      let before = lines[0].prefix(upTo: lines[0].range(of: "Store")).displayWidth
      let mark = lines[1].prefix(upTo: lines[1].range(of: "^")).displayWidth
      #expect(before == mark, "\(prefix.debugDescription)")
      #expect(lines[1].hasSuffix("^~~~~"))
    }
  }

  @Test("expands a tab to the next multiple of four columns")
  func tabs() {
    #expect(frame("a\tb", 3, "b") == ["   12 │ a   b", "      │     ^"])
  }

  @Test("marks one character where the source does not say the name")
  func otherName() {
    #expect(frame("let a = make()", 9, "Store")[1] == "      │         ^")
  }

  @Test("marks the base name of a function with argument labels")
  func baseName() {
    #expect(frame("make(with: 1)", 1, "make(with:)")[1] == "      │ ^~~~")
  }

  @Test("marks the whole character that a column points into")
  func withinCharacter() {
    #expect(frame("日本", 2, "x")[1] == "      │ ^~")
  }

  @Test("marks the end for a column behind it, and nothing for no column")
  func outside() {
    #expect(frame("ab", 3, "")[1] == "      │   ^")
    #expect(frame("ab", 99, "")[1] == "      │   ^")
    #expect(frame("", 1, "x")[1] == "      │ ^")
    #expect(frame("ab", 0, "x") == ["   12 │ ab"])
  }

  @Test("shows the part around the mark of a line that is too long")
  func longLine() {
    let noise = String(repeating: "abcdefghi ", count: 1000)
    let lines = frame(noise + "Store" + noise, noise.utf8.count + 1, "Store")
    #expect(lines[0].displayWidth < 130)
    #expect(lines[0].contains("Store"))
    #expect(lines[0].hasPrefix("   12 │ …") && lines[0].hasSuffix("…"))
    let before = lines[0].prefix(upTo: lines[0].range(of: "Store")).displayWidth
    #expect(lines[1].prefix(upTo: lines[1].range(of: "^")).displayWidth == before)
  }

  @Test("leaves out a carriage return at the end")
  func carriageReturn() {
    #expect(frame("import A\r", 8, "A")[0] == "   12 │ import A")
  }

  private func frame(_ source: String, _ column: Int, _ symbol: String) -> [String] {
    SourceFrame(
      number: 12, mark: SourceMark(source: source, column: column, symbol: symbol)
    )
    .lines(style: TextStyle(ReportOptions()))
  }
}

extension String {
  /// Index of the first occurrence of a text, or the end.
  fileprivate func range(of text: String) -> Index {
    indices.first { self[$0...].hasPrefix(text) } ?? endIndex
  }

  fileprivate func prefix(upTo index: Index) -> String { String(self[..<index]) }
}

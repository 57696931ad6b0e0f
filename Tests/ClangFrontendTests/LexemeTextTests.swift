import Testing

@testable import ClangFrontend

@Suite("The tokens at a place")
struct LexemeTextTests {
  @Test("are the end of the file outside of the text, and no word")
  func outside() throws {
    try withLexemes("int a;") { tokens in
      #expect(tokens.symbol(-1) == .endOfFile)
      #expect(tokens.symbol(3) == .endOfFile)
      #expect(tokens.word(3) == -1)
    }
  }

  @Test("are brackets with their content, angles too where they close")
  func brackets() throws {
    try withLexemes("f(a, [b c]) x<y> z") { tokens in
      #expect(tokens.contentEnd(1) == 8)
      #expect(tokens.after(1) == 9)
      let angle = try tokens.place(of: "<")
      #expect(tokens.angleEnd(angle) == angle + 2)
      #expect(tokens.next(angle) == angle + 3)
      #expect(tokens.next(0) == 1)
    }
    try withLexemes("a < b;") { tokens in #expect(tokens.angleEnd(1) == nil) }
  }

  @Test("give a bracket that nothing closes what is left of the text around it")
  func unclosed() throws {
    try withLexemes("{ f(a; }") { tokens in
      #expect(tokens.contentEnd(2) == 5)
      #expect(tokens.after(2) == 5)
      #expect(tokens.after(0) == 6)
    }
  }

  @Test("close a bracket that both branches of a condition open")
  func branches() throws {
    try withLexemes("#if A\nvoid f(int a) {\n#else\nvoid f(void) {\n#endif\n}\nint b;") { tokens in
      let braces = (0..<tokens.count).filter { tokens.symbol($0) == .leftBrace }
      let close = try tokens.place(of: "}")
      #expect(braces.map { tokens.contentEnd($0) }.last == close)
      #expect(tokens.text(close + 1..<tokens.count) == "intb;")
    }
  }

  @Test(
    "look like a macro where they are capitals, or begin with two underscores",
    arguments: [
      ("EXPORT_API", true), ("__unknown", true), ("A1B", true), ("AB", false), ("Export", false),
      ("_123", false),
    ])
  func macro(word: String, isMacro: Bool) throws {
    try withLexemes(word) { #expect($0.isMacroLike(0) == isMacro) }
  }

  @Test("are named like a type with a capital, or `_t` at the end")
  func typeName() throws {
    try withLexemes("Name size_t t name") { tokens in
      #expect((0..<4).map { tokens.isNamedLikeType($0) } == [true, true, false, false])
    }
  }

  @Test("are the first of their line, whatever ends lines")
  func lines() throws {
    try withLexemes("a b\nc\rd") { tokens in
      #expect((0..<4).map { tokens.isFirstInLine($0) } == [true, false, true, true])
    }
  }

  @Test("are pieces between commas; `()` and `(void)` hold none")
  func pieces() throws {
    try withLexemes("f(a, g(b, c), x<d, e>)") { tokens in
      #expect(tokens.texts(tokens.pieces(in: 1)) == ["a", "g(b,c)", "x<d,e>"])
    }
    try withLexemes("f(void) g()") { tokens in
      #expect(tokens.pieces(in: 1).isEmpty)
      #expect(tokens.pieces(in: 5).isEmpty)
    }
  }

  @Test("are template arguments, in which `<` is a bracket")
  func templatePieces() throws {
    try withLexemes("Map<Key, List<A, B>> m;", isCxx: true) { tokens in
      let end = try #require(tokens.templateEnd(1, tokens.count))
      #expect(tokens.texts(tokens.templatePieces(from: 2, to: end)) == ["Key", "List<A,B>"])
    }
    try withLexemes("a < b; c > d", isCxx: true) { #expect($0.templateEnd(1, $0.count) == nil) }
  }

  @Test("end at a semicolon, a comma or the container that begins")
  func ends() throws {
    try withLexemes("int a = f(1, 2), b; @interface C") { tokens in
      let comma = try tokens.place(of: "b") - 1
      #expect(tokens.behindValue(3, tokens.count) == comma)
      #expect(tokens.symbol(tokens.behindItem(0, tokens.count)) == .semicolon)
      #expect(tokens.behindValue(comma + 3, tokens.count) == comma + 3)
    }
  }
}

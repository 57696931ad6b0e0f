import Testing

@testable import Fuzzing

@Suite("Cutting a text into tokens")
struct TokenizerTests {
  private func tokens(_ text: String, _ language: Language = .swift) -> [Token] {
    Tokenizer.tokens(of: Array(text.utf8), in: language)
  }

  private func texts(_ text: String, _ language: Language = .swift) -> [String] {
    tokens(text, language).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test("finds words, numbers, strings, comments and brackets")
  func kinds() {
    #expect(
      tokens(#"f(1.5, "a\"b") // c"#).map(\.kind)
        == [.word, .open, .number, .punctuation, .space, .string, .close, .space, .comment])
  }

  @Test("keeps a string of several lines and a comment within a comment in one piece")
  func longTokens() {
    #expect(texts("\"\"\"\na \"b\"\n\"\"\"x") == ["\"\"\"\na \"b\"\n\"\"\"", "x"])
    #expect(texts("/* a /* b */ c */x") == ["/* a /* b */ c */", "x"])
    #expect(texts("/* a /* b */ c", .c) == ["/* a /* b */", " ", "c"])
  }

  @Test("ends a string at the end of its line when nothing else ends it")
  func openString() { #expect(texts("\"a\nb") == ["\"a", "\n", "b"]) }

  @Test("takes a number sign for a comment only where it begins one")
  func hash() {
    #expect(tokens("# a", .yaml).map(\.kind) == [.comment])
    #expect(tokens("#if a").map(\.kind) == [.punctuation, .word, .space, .word])
  }

  @Test("loses no byte of any text", arguments: 0..<40 as Range<UInt64>)
  func losesNothing(seed: UInt64) {
    var draw = Draw(seed: seed)
    let pieces = [
      "\"", "\"\"\"", "\\", "/*", "*/", "//", "#", "\n", "a", "1.", "'", "{", "}", "\r",
    ]
    var bytes: [UInt8] = []
    for _ in 0..<60 {
      bytes += draw.percent(20) ? [draw.byte()] : Array(draw.text(of: pieces).utf8)
    }
    for language in Language.allCases {
      #expect(Tokenizer.tokens(of: bytes, in: language).text == bytes)
    }
  }
}

@Suite("Parts of a text")
struct SubtreeTests {
  private func part(_ text: String, _ range: ([Token]) -> Range<Int>) -> String {
    let tokens = Tokenizer.tokens(of: Array(text.utf8), in: .swift)
    return String(decoding: Array(tokens[range(tokens)]).text, as: UTF8.self)
  }

  @Test("are what brackets hold, the innermost that begins next")
  func group() {
    #expect(part("a (b [c] d) e") { $0.group(from: 0) } == "(b [c] d)")
    #expect(part("a (b [c] d) e") { $0.group(from: 3) } == "[c]")
    #expect(part("a (b e") { $0.group(from: 0) } == "a")
  }

  @Test("are statements, over the lines that their brackets take")
  func statement() {
    #expect(part("a\nf {\n  b\n} c\nd") { $0.statement(of: 2) } == "f {\n  b\n} c\n")
  }

  @Test("are blocks of lines that are indented more than the first")
  func block() {
    #expect(part("a:\n  b:\n    c\n\n    d\n  e\n") { $0.block(of: 4) } == "  b:\n    c\n\n    d\n")
  }

  @Test("are what angle brackets hold on one line")
  func angles() {
    #expect(part("a<b<c>, d> e") { $0.angles(from: 0) } == "<b<c>, d>")
    #expect(part("a < b\n> c") { $0.angles(from: 0) } == "a")
  }
}

import ArchTestSupport
import Testing

@Suite("Positions")
struct PositionTests {
  @Test(
    "of declarations are those of their names",
    arguments: [
      "struct «A» {}", "@W public final class «A» {}", "extension «A».B {}",
      "func «a»() {}", "func «+» (l: L, r: R) {}", "let «a» = 1", "let (_, «a») = b",
      "class C { «init»() {} }",
      "typealias «A» = B", "enum E { case «a»(B) }", "/* é👍 */ struct «Ä» {}", "struct «`A`» {}",
      "\u{FEFF}struct «A» {}", "\r\n\r\nstruct «A» {}", "#«m» { }", "actor «👍» {}",
      "precedencegroup «A» {}", "infix operator «<>»", "struct S { «subscript»(i: I) -> I { i } }",
    ])
  func declarations(marked: String) {
    let source = MarkedSource(marked)
    let offsets = Reading(source.text).facts.declarations.map { Int($0.offset) }
    #expect(source.spans.allSatisfy { offsets.contains($0.offset) })
  }

  @Test("of declarations reach from their first attribute to their last byte")
  func extent() {
    let text = "  // x\n  @A(b) public struct S { var c = 1 } // y\n"
    let reading = Reading(text)
    let s = reading.declaration("S")
    let range = s.map { Int($0.start)..<Int($0.end) } ?? 0..<0
    #expect(
      String(decoding: reading.bytes[range], as: UTF8.self) == "@A(b) public struct S { var c = 1 }"
    )
  }

  @Test(
    "of names are UTF-8 offsets",
    arguments: [
      "let a = \"é👍\\(«b»)\"; let c = «d»", "\u{FEFF}let a = «b»",
      "let a =\r\n«b».«c»\r\n\r\nlet d = «e»",
      "/* 👨‍👩‍👧 */ let é = «ü».«ß»", "let a = «b» // é\nlet c = «d»", "let a = «b»\r.«c»",
      "let a = \"\"\"\r\n é \\(«b»)\r\n \"\"\"", "let a = «👍».«🇨🇭»",
    ])
  func names(marked: String) {
    let source = MarkedSource(marked)
    #expect(Reading(source.text).names == source.spans)
  }

  @Test(
    "of lines follow every kind of line end",
    arguments: [
      ("a\nb\nc", [0, 2, 4]), ("a\r\nb\r\nc", [0, 3, 6]), ("a\rb\rc", [0, 2, 4]), ("", [0]),
      ("a\n", [0, 2]), ("\u{FEFF}a\r\r\nb", [0, 5, 7]), ("é\n\"\"\"\n👍\n\"\"\"", [0, 3, 7, 12]),
    ] as [(String, [UInt32])])
  func lines(text: String, starts: [UInt32]) { #expect(Reading(text).facts.lines.starts == starts) }

  @Test("of a name in backticks leave the name without them")
  func backticks() {
    let reading = Reading("struct `Type` { var `default`: `Self` }; let a = `b`.`c`")
    #expect(reading.declarations == ["struct Type", "variable Type.default", "variable a"])
    #expect(reading.names.map(\.text) == ["b", "c"])
  }

  @Test("of equal names keep one string, of different bytes two")
  func strings() {
    let composed = "\u{E9}"
    let decomposed = "e\u{301}"
    let reading = Reading("let \(composed) = a; let \(decomposed) = a")
    let accented = reading.facts.strings.filter { $0 == composed }
    #expect(accented.count == 2)
    #expect(reading.facts.strings.filter { $0 == "a" }.count == 1)
  }
}

import Testing

@testable import SwiftParsing

@Suite("Bytes that the parser would not survive")
struct ByteScanTests {
  private func excesses(_ text: String) -> [ParserExcess.Kind] {
    Array(text.utf8).withUnsafeBufferPointer { ByteScan($0).excesses.map(\.kind) }
  }

  @Test(
    "are brackets and attributes nested in what could be a type, whose reading takes twice as long for each",
    arguments: [
      "[", "[@", "[(", "@[", "@a[", "[@a ", "[any ", "[some&", "(@", "<@", "[inout ", "@[(", "(a,[",
      "[(a,", "[(a:", "[a&(", "[a<", "[(a)->", "(a)->[", "(inout [", "a<[", "[each ", "@a<",
      "@a.b[",
      "[ // [\n", "[/* a */",
    ])
  func types(piece: String) {
    let text = String(repeating: piece, count: 24)
    for start in ["", "let a = ", "let a: ", "func f(_ a: ", "\"\\(", "}\n"] {
      #expect(excesses(start + text) == [.types])
    }
    #expect(excesses("let a: " + String(repeating: piece, count: 5)) == [])
  }

  @Test("are reported at the byte with which they get too much")
  func offset() throws {
    let text = "let a: " + String(repeating: "[", count: 40)
    let excess = try #require(
      Array(text.utf8).withUnsafeBufferPointer { ByteScan($0).excesses }.first)
    #expect(excess == ParserExcess(kind: .types, offset: 7 + TypeNesting.maximum))
  }

  @Test(
    "are not those of code that nests other things",
    arguments: [
      "f([1, ", "[a, ", "[1: ", "[\"a\": ", "f { ", "[.a = ", "@objc var a: Int\n", "x = [a]\n",
      "// [\n", "print(\"[\")\n", "f(@escaping (A) -> B, ", "if a < b { c[", "\"(\" + \"[\", ",
    ])
  func others(piece: String) {
    #expect(excesses(String(repeating: piece, count: 60)) == [])
  }

  @Test("are brackets in a text only where an interpolation may hold them")
  func texts() {
    let brackets = String(repeating: "[", count: 40)
    #expect(excesses("let a = \"\(brackets)\"") == [])
    #expect(excesses("let a = \"\\\"\(brackets)\"") == [])
    #expect(excesses("let a = \"\" + \(brackets) + \"\"") == [.types])
    #expect(excesses("let a = \"\\(\(brackets)\"") == [.types])
    #expect(excesses("let a = \"\"\"\n\"\"\" + \(brackets)") == [.types])
  }

  @Test("are each kind once, whatever there is of it")
  func once() {
    let text =
      String(repeating: "#if A\n", count: 3000) + String(repeating: "[", count: 100)
      + String(repeating: "A<", count: 1000)
    #expect(excesses(text) == [.conditions, .types])
  }

  @Test("are rows of attributes, with names or without", arguments: ["@", "@ ", "@\n", "@@a "])
  func attributes(piece: String) {
    #expect(excesses(String(repeating: piece, count: 2000)) == [.attributes])
    let rows = String(repeating: String(repeating: piece, count: 300) + "}\n", count: 20)
    #expect(excesses(rows) == [.attributes])
    #expect(excesses(String(repeating: piece, count: 300)) == [])
    let art = String(repeating: "// " + String(repeating: piece, count: 20) + "\n", count: 400)
    #expect(piece.contains("\n") || excesses(art) == [])
  }

  @Test(
    "are statements nested in one another, and precedence groups earlier",
    arguments: [
      ("if a { ", 1024), ("for a in b where c { ", 1024), ("if a {} else { ", 1024),
      ("switch a {\ncase b: while c {\n", 512), ("precedencegroup P { ", 32),
      ("precedencegroup P{", 32),
    ])
  func braces(opening: String, bound: Int) {
    let most = String(repeating: opening, count: bound)
    #expect(excesses(most) == [])
    #expect(excesses(most + opening) == [.braces])
    // Closed, written in texts or in comments they are none.
    #expect(excesses(most + "}" + "}" + opening) == [])
    #expect(excesses(String(repeating: "a { b { ", count: bound * 2)) == [])
    #expect(excesses(most + "\"{\" // {\n") == [])
    #expect(excesses(String(repeating: opening + "}\n", count: bound)) == [])
  }

  @Test("are parentheses that nothing closes, the more the farther away the end of their block is")
  func openParentheses() {
    let open = String(repeating: "(\\.a", count: 300)
    #expect(excesses("let a = " + open) == [.parentheses])
    #expect(excesses("func f() { \(open) }\nfunc g() {}") == [.parentheses])
    #expect(excesses("let a = " + open + String(repeating: ")", count: 300)) == [])
    #expect(excesses(String(repeating: "func f() { f(f(\\.a }\n", count: 10_000)) == [])
    let few = String(repeating: "(\\.a", count: 40)
    #expect(excesses("let a = " + few) == [])
    #expect(excesses("let a = " + few + String(repeating: " a", count: 10_000)) == [.parentheses])
  }

  @Test(
    "are not open parentheses in texts and comments",
    arguments: [
      "// (\n", "/* ( */", "\"(\"\n", "\"\"\"\n( \" (\n\"\"\"\n",
      "#\"( \" \\#(f(1)) (\"#\n", "\"( \\(f(\"(\")) (\"\n", "\"\\\"(\"\n", "\"(\n",
    ])
  func parenthesesElsewhere(piece: String) {
    #expect(excesses(String(repeating: piece, count: 3000)) == [])
  }

  @Test("are interpolations nested in one another, or very many that are nested")
  func interpolations() {
    func nested(_ depth: Int, _ inner: String = "1") -> String {
      String(repeating: "\"\\(", count: depth) + inner + String(repeating: ")\"", count: depth)
    }
    #expect(excesses("let a = " + nested(InterpolationNesting.maximumDepth)) == [])
    #expect(
      excesses("let a = " + nested(InterpolationNesting.maximumDepth + 1)) == [.interpolations])
    let raw = String(repeating: "#\"\\#(f(", count: 250)
    #expect(excesses("let a = \(raw)") == [.interpolations])
    let many = String(repeating: "\\(a)", count: 40_000)
    #expect(excesses("let a = " + nested(50, "\"\(many)\"")) == [.interpolations])
    #expect(excesses("let a = \"\(many)\"") == [])
  }

  @Test("are not interpolations whose texts hold parentheses, however many there are")
  func parenthesesInTexts() {
    let line = "log(\"a :-( \\(f(\")\")) b\", \"(\", \"\\(x[\"(\"])\")\n"
    #expect(excesses(String(repeating: line, count: 1000)) == [])
  }
}

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
    #expect(excesses(text) == [.conditions, .types, .parentheses])
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
    "are square brackets that nothing closes, like parentheses", arguments: ["[a: + a", "a[b: + "])
  func openBrackets(opening: String) {
    let open = String(repeating: opening, count: 250)
    #expect(excesses("let a = " + open) == [.parentheses])
    #expect(excesses("func f() { f(\(open)) }\n") == [.parentheses])
    #expect(excesses("let a = " + open + "1" + String(repeating: "]", count: 250)) == [])
    #expect(excesses("let a = " + String(repeating: opening + ")", count: 30)) == [])
    #expect(excesses(String(repeating: "func f() { f([a[b + c) }\n", count: 10_000)) == [])
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

  @Test("are interpolations that nothing closes, where there are many")
  func openInterpolations() {
    let bound = OpenParentheses.maximumInterpolations
    for opening in ["(\"\\(\\A", "\"\\(", "#\"\\#(a(", "(\"\"\"\n\\(\\.a("] {
      let most = "let a = " + String(repeating: opening, count: bound)
      #expect(excesses(most) == [])
      #expect(excesses(most + opening + "\ny()\n") == [.interpolations])
    }
    #expect(excesses(String(repeating: "f(\"\\(a)\", \"\\(b\")\n", count: bound)) == [])
  }

  @Test(
    "are calls and words in the body of a type, however they are separated",
    arguments: [
      ("class A {\n", ".a()", "}"), ("class A {\n", "a()", "}"), ("enum A { ", "a() ", "}"),
      ("public final class A: B<C> {\n", "a()\n", "}\n"), ("struct A { var b = 1\n", "a()\n", "}"),
      ("extension A where B == C\n{\n", ".a()\n", "}"), ("protocol A { ", "a(b, c); ", "}"),
      ("class A { func f() {} ", "a()\n", ""),
    ])
  func strays(opening: String, piece: String, closing: String) {
    func text(_ count: Int) -> String {
      opening + String(repeating: piece, count: count) + closing
    }
    #expect(excesses(text(4000)) == [.strays])
    #expect(excesses(text(300)) == [])
    // The next declaration ends what the parser looks for.
    let parts = String(repeating: String(repeating: piece, count: 50) + "\nvar x: Int\n", count: 80)
    #expect(excesses(opening + parts + closing) == [])
    // What stands in a function, in brackets, in a text or in a comment is no member.
    for place in [
      "func f() {\n@\n}\n", "let a = [\n@\n]\n", "let a = \"\"\"\n@\n\"\"\"\n", "/*\n@\n*/\n",
    ] {
      let inner = String(repeating: "a()\n", count: 4000)
      #expect(excesses("class A {\n" + place.replacing("@", with: inner) + "}\n") == [])
    }
  }

  @Test("are parts of types, values of members and cases that are many in one line, never")
  func members() {
    let chain = String(repeating: ".b(c)", count: 4000)
    let cases = (0..<2000).map { "a\($0)(Int)" }.joined(separator: ", ")
    for member in [
      "let a = a" + chain, "let a = a\n  " + chain, "let a =\n  a" + chain, "case \(cases)",
      "@a(b) var c: D\n", "#a(b)\n", "func f(a: A) -> B\n",
    ] {
      let count = member.count < 50 ? 3000 : 1
      #expect(excesses("struct A {\n" + String(repeating: member, count: count) + "\n}\n") == [])
    }
    let statements = String(repeating: "a()\n", count: 4000)
    for head in [
      "for protocol in protocols", "if a.class", "func f()", "init()", "var a: A", "a.map",
      "class func f() -> A", "class var a: A", "switch a", "case .a = b", "get", "do", "actor.run",
    ] {
      #expect(excesses(head + " {\n" + statements + "}\n") == [], "\(head)")
    }
  }

  @Test(
    "are calls or accessors side by side in a line, where parameters or accessors are expected",
    arguments: [("var a: A { ", "get "), ("func f(", "a()"), ("func f(", "a (b) ")])
  func sideBySide(opening: String, piece: String) {
    #expect(excesses(opening + String(repeating: piece, count: 4000) + "\n") == [.strays])
    #expect(excesses(opening + String(repeating: piece, count: 4000)) == [.strays])
    #expect(excesses(opening + String(repeating: piece + "\n", count: 4000)) == [])
    #expect(excesses(opening + String(repeating: piece, count: 300)) == [])
    let minified = "public static let a: B = c(d); func f(a: B) -> C { return g(h) }; "
    #expect(excesses(String(repeating: minified, count: 2000)) == [])
    for word in [" is A", " as A", " as? (A)", " in b()", "try ", "b() ? c() : ", "b() + "] {
      #expect(excesses("a()" + String(repeating: word, count: 4000)) == [])
    }
    #expect(excesses("let a = [" + String(repeating: "\"a b c d\", ", count: 20_000) + "]") == [])
  }

  @Test("are brackets that nest less, where there are many of them")
  func manyBrackets() {
    func lines(_ depth: Int, _ count: Int) -> String {
      let line =
        "let a = " + String(repeating: "[", count: depth) + "b"
        + String(repeating: "]", count: depth)
      return String(repeating: line + "\n", count: count)
    }
    #expect(excesses(lines(16, 1)) == [])
    #expect(excesses(lines(16, 100)) == [.types])
    #expect(excesses(lines(4, 10_000)) == [])
  }

  @Test("are not conditions that follow each other, nor those in texts and comments")
  func conditions() {
    #expect(excesses(String(repeating: "#if A\nlet a = 1\n#endif\n", count: 5000)) == [])
    let text = "let a = \"\"\"\n#if A\n\"\"\"\n/* #if B */ let b = `#if`, c = \"\\(d(\"#if\"))\"\n"
    #expect(excesses(String(repeating: text, count: 1000)) == [])
    #expect(excesses(String(repeating: "#if A\n" + text, count: 1000)) == [.conditions])
  }

  @Test("are not interpolations whose texts hold parentheses, however many there are")
  func parenthesesInTexts() {
    let line = "log(\"a :-( \\(f(\")\")) b\", \"(\", \"\\(x[\"(\"])\")\n"
    #expect(excesses(String(repeating: line, count: 1000)) == [])
  }
}

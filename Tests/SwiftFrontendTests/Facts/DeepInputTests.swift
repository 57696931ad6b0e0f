import SourceText
import Testing

/// None of these may crash or take long, whatever can be read of them.
@Suite("Deep input")
struct DeepInputTests {
  private func repeated(_ piece: String, _ count: Int) -> String {
    String(repeating: piece, count: count)
  }

  private func kinds(_ text: String) -> Set<Problem.Kind> {
    Set(Reading(text).facts.problems.map(\.kind))
  }

  @Test("of 10 000 nested #if is reported at the first that is too deep, and not parsed")
  func nestedConditions() {
    let reading = Reading(
      repeated("#if A\n", 10_000) + "let a = 1\n" + repeated("#endif\n", 10_000))
    #expect(reading.facts.problems.map(\.kind) == [.nestingTooDeep])
    #expect(reading.facts.problems.first?.offset == 1536)
    #expect(reading.facts.declarations.isEmpty)
    #expect(reading.facts.lines.starts.count == 20_002)
  }

  @Test("of 256 nested #if is read")
  func allowedConditions() {
    let reading = Reading(repeated("#if A\n", 256) + "let a = b\n" + repeated("#endif\n", 256))
    #expect(reading.facts.problems.isEmpty)
    #expect(reading.names.map(\.text) == ["b"])
  }

  @Test(
    "of #if whose depth texts or comments hide is reported too",
    arguments: [
      "_ = \"#endif\"\n", "_ = \"\"\"\n#endif\n\"\"\"\n", "/*\n#endif\n*/\n", "// #endif\n",
    ])
  func hiddenConditions(disguise: String) {
    let text = repeated("#if A\n" + disguise, 3000) + repeated("#endif\n", 3000)
    #expect(kinds(text) == [.nestingTooDeep])
    #expect(
      kinds(repeated("_ = \"#endif\"\n", 3000) + repeated("#if A\n", 300)) == [.nestingTooDeep])
  }

  @Test("of #if as deep as it can be hidden is reported by the parser, without a crash")
  func deepestHiddenConditions() {
    let piece = "#if A\n_ = \"\"\"\n#endif\n\"\"\"\n"
    let reading = Reading(repeated(piece, 2000) + "let a = b\n" + repeated("#endif\n", 2000))
    #expect(reading.facts.problems.map(\.kind) == [.nestingTooDeep])
  }

  @Test("in a chain of 50 000 calls is read to its end")
  func longChain() {
    let reading = Reading("let x = a" + repeated(".b()", 50_000) + "\nlet y = c")
    #expect(reading.facts.problems.isEmpty)
    #expect(reading.names.count == 50_002)
    #expect(reading.declarations == ["variable x", "variable y"])
  }

  @Test("in a chain of 50 000 calls with an error reports it")
  func longBrokenChain() {
    #expect(kinds("let x = a" + repeated(".b()", 50_000) + "(") == [.syntaxError])
  }

  @Test("in a long chain with an error reports it", arguments: [")", ".", "\nlet = 1", ".b(let)"])
  func brokenChain(end: String) {
    #expect(kinds("let x = a" + repeated(".b()", 5000) + end) == [.syntaxError])
  }

  @Test(
    "in long chains of other kinds is read",
    arguments: ["[0]", "?.b", "!", ".b { }", ".b", "\n.b()\n#if A\n.c()\n#endif"])
  func otherChains(link: String) {
    let count = link.contains("#") ? 500 : 8000
    #expect(Reading("let x = a" + repeated(link, count)).facts.problems.isEmpty)
  }

  @Test(
    "of 10 000 nested brackets is reported where the parser gives up",
    arguments: [("(", ")"), ("{ ", "}"), ("f(", ")"), ("-(", ")"), ("#m(", ")"), ("f { ", "}")])
  func nestedBrackets(open: String, close: String) {
    let reading = Reading(
      "let before = b\nlet x = " + repeated(open, 10_000) + "a" + repeated(close, 10_000))
    #expect(reading.facts.problems.map(\.kind) == [.nestingTooDeep])
    #expect(reading.facts.problems.allSatisfy { $0.offset > 22 })
    #expect(reading.names.first?.text == "b", "what stands before is read")
  }

  @Test("of 100 nested brackets is read", arguments: [("(", ")"), ("{ ", "}"), ("f(", ")")])
  func allowedBrackets(open: String, close: String) {
    let reading = Reading("let x = " + repeated(open, 100) + "a" + repeated(close, 100))
    #expect(reading.facts.problems.isEmpty)
    #expect(reading.names.last?.text == "a")
  }

  @Test("of many square brackets in a row is reported, since the parser's time doubles with each")
  func squareBrackets() {
    let reading = Reading("let x: " + repeated("[ ", 10_000) + "A" + repeated("]", 10_000))
    #expect(reading.facts.problems.map(\.kind) == [.nestingTooDeep])
    #expect(reading.facts.problems.first?.offset == 43)
    #expect(Reading("let x: [[[[[[[[A]]]]]]]]").facts.problems.isEmpty)
    #expect(kinds("let x = \"\\\"a\\\": " + repeated("[", 200) + "\"") == [])
    #expect(kinds("let x = \"\"\"\n\"\"\" + " + repeated("[", 200)) == [.nestingTooDeep])
    #expect(kinds("let x = \"\\(" + repeated("[", 200)) == [.nestingTooDeep])
  }

  @Test(
    "of generic arguments too deep for the parser is reported", arguments: ["A<", "A<[", "A <\n"])
  func genericArguments(open: String) {
    #expect(kinds("let x: " + repeated(open, 20_000)) == [.nestingTooDeep])
    #expect(kinds("let x: " + repeated("A<", 250) + "B" + repeated(">", 250)) == [])
  }

  @Test("is not seen in many comparisons and shifts")
  func comparisons() {
    let lines = ["f(a < b)\n", "x << 1,\n", "for i in 0..<n { a <= b }\n", "let f: A<B> -> C<D>\n"]
    for line in lines { #expect(!kinds(repeated(line, 300)).contains(.nestingTooDeep)) }
  }

  @Test("in code for versions that no compiler has, costs nothing of the file")
  func futureVersions() {
    let chain = "class X {\n" + repeated(".a()", 3000) + "\n}\n"
    let reading = Reading(
      "import B\nstruct A { let b: C }\n#if compiler(>=99)\n\(chain)#endif\nlet x = d\n")
    #expect(reading.facts.problems.isEmpty)
    #expect(reading.facts.imports.count == 1)
    #expect(reading.declarations == ["struct A", "variable A.b", "variable x"])
    #expect(reading.facts.codeLines == 8)
  }

  @Test("in code for some versions is reported, and the rest of the file read")
  func otherVersions() {
    let chain = "class X {\n" + repeated("a()\n", 6000) + "\n}\n"
    let reading = Reading("import B\n#if swift(<5.5)\n\(chain)#endif\nlet x = d\n")
    #expect(reading.facts.problems.map(\.kind) == [.nestingTooDeep])
    #expect(reading.facts.problems.first?.offset == 35)
    #expect(reading.declarations == ["variable x"])
    // A compiler parses what does not depend on a version, so that the file cannot be read.
    #expect(Reading("let x = d\n#if A\n\(chain)#endif\n").declarations == [])
  }

  @Test("of 50 nested closures is read")
  func nestedClosures() {
    let reading = Reading("let x = " + repeated("f { ", 50) + "a" + repeated(" }", 50))
    #expect(reading.facts.problems.isEmpty)
    #expect(reading.names.count == 51)
  }

  @Test(
    "of nested statements is reported where the parser gives up",
    arguments: ["if a { ", "do { ", "func f() { ", "struct S { ", "switch a { case b: "])
  func nestedStatements(open: String) {
    #expect(kinds("func f() {" + repeated(open, 400) + repeated("}", 401)) == [.nestingTooDeep])
  }

  @Test(
    "in long sequences is read",
    arguments: [
      (" + a", 10_000), (" ? a : a", 3000), (" = a", 3000), (" as! T", 3000), (" && a == .b", 3000),
      (" is T", 3000),
    ])
  func sequences(piece: String, count: Int) {
    #expect(Reading(body: "a" + repeated(piece, count)).facts.problems.isEmpty)
  }

  @Test(
    "in long types is read", arguments: [("A", ".B"), ("A", "?"), ("A", ".Type"), ("A", " & A")])
  func types(first: String, piece: String) {
    let reading = Reading("let x: " + first + repeated(piece, 10_000))
    #expect(reading.facts.problems.isEmpty)
    #expect(reading.facts.types.count > 10_000)
  }

  @Test("in thousands of else-ifs is read")
  func elseIf() {
    let reading = Reading(body: "if a { b } " + repeated("else if a { b } ", 3000))
    #expect(reading.facts.problems.isEmpty)
    #expect(reading.names.count == 6002)
  }
}

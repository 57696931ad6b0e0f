import SourceFacts
import Testing

@Suite("Suppressions as facts")
struct SuppressionTests {
  /// For each comment what it says, and the lines and columns that it covers.
  private func read(_ text: String) -> [String] {
    let facts = Reading(text).facts
    return facts.suppressions.map { fact in
      let start = facts.lines.position(of: Int(fact.start))
      let end = facts.lines.position(of: Int(fact.end))
      return
        "\(facts[fact.text])| \(start.line):\(start.column)-\(end.line):\(end.column)"
    }
  }

  @Test("a comment at a line's end covers the line")
  func lineEnd() {
    #expect(
      read("let a: A // archcheck:ignore r - why\nlet b: B\n") == [" r - why| 1:1-1:37"])
    #expect(
      read("let a: A /* archcheck:ignore r - why */\n") == [" r - why | 1:1-1:40"])
  }

  @Test(
    "very many of them are read in a moment, in a row, behind code and on one line")
  func many() {
    let count = 20_000
    let row = String(repeating: "// archcheck:ignore r - why\n", count: count)
    let alone = Reading(row + "let a = 1\n").facts.suppressions
    #expect(alone.count == count)
    #expect(alone.allSatisfy { $0.end == alone[0].end })
    let behind = String(repeating: "let a = 1 // archcheck:ignore r - why\n", count: count)
    #expect(Reading(behind).facts.suppressions.count == count)
    let line = "let a = 1 " + String(repeating: "/* archcheck:ignore r - why */ ", count: count)
    #expect(Reading(line).facts.suppressions.count == count)
    let blanks = String(repeating: " ", count: 10 * count)
    #expect(
      Reading(blanks + line.dropFirst(10) + "\nlet a = 1").facts.suppressions.count == count)
  }

  @Test("very many of them before a long chain are read in a moment", .timeLimit(.minutes(20)))
  func beforeChain() {
    let row = String(repeating: "// archcheck:ignore r - why\n", count: 2_000)
    let chain = "a" + String(repeating: ".a", count: 20_000)
    let facts = Reading(row + chain + "\n").facts
    #expect(facts.suppressions.count == 2_000)
    #expect(facts.suppressions.allSatisfy { Int($0.end) == row.utf8.count + chain.utf8.count })
  }

  @Test("those in the trivia before and behind a token are told apart")
  func bothSides() {
    let text = "let a = 1 /* archcheck:ignore r - x */\n/* archcheck:ignore s - y */\nlet b = 2\n"
    #expect(read(text) == [" r - x | 1:1-1:39", " s - y | 2:1-3:10"])
  }

  @Test("a comment alone on its line covers the next line of code")
  func alone() {
    #expect(
      read("func f() {\n  // archcheck:ignore r - why\n\n  // more\n  g(\n    1)\n}\n")
        == [" r - why| 2:1-5:5"])
  }

  @Test(
    "on a declaration it covers the header with its attributes, and not the body",
    arguments: [
      ("@A\n@B(1)\n// why\nfinal class C:\n  D,\n  E {\n  let f: F\n}", "1:1-7:5"),
      ("func f(\n  a: A\n) -> B\nwhere C: D {\n  e()\n}", "1:1-5:12"),
      ("var a: [\n  A\n] {\n  b\n}", "1:1-4:2"),
      ("let a: A = {\n  B()\n}()", "1:1-2:13"),
      ("import A\nimport B", "1:1-2:9"),
      ("extension A:\n  B\n{\n}", "1:1-4:1"),
      ("case a(\n  A)", "1:1-2:8"),
      ("typealias A =\n  B<\n  C>", "1:1-4:5"),
      ("struct A { let b = B() }", "1:1-2:25"),
    ])
  func headers(code: String, extent: String) {
    let shift = "// archcheck:ignore r - why\n"
    #expect(read(shift + code) == [" r - why| \(extent)"])
  }

  @Test(
    "the words count at the beginning of a plain comment only",
    arguments: [
      "let a = \"// archcheck:ignore r - why\"", "/// archcheck:ignore r - why\nlet a = 1",
      "// say archcheck:ignore r - why\nlet a = 1",
      "let a = \"\"\"\n  // archcheck:ignore r\n  \"\"\"",
    ])
  func elsewhere(text: String) {
    #expect(read(text).isEmpty)
  }

  @Test("a comment at the end of a file covers nothing but itself")
  func lastLine() {
    #expect(read("let a = 1\n// archcheck:ignore r - why") == [" r - why| 2:1-2:28"])
  }
}

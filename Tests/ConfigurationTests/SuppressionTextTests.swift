import SourceFacts
import SourceText
import Testing

@Suite("The text of a suppression")
struct SuppressionTextTests {
  @Test("names rules and gives a reason behind a dash that stands alone")
  func wellFormed() throws {
    let text = try #require(SuppressionText(" a-rule, other-rule,a-rule - legacy - until July "))
    #expect(text.rules == ["a-rule", "other-rule"])
    #expect(text.reason == "legacy - until July")
    #expect(text.mistake == nil && !text.isWholeFile)
    #expect(SuppressionText(":file r — why")?.isWholeFile == true)
    #expect(SuppressionText(":file r – why")?.reason == "why")
  }

  @Test(
    "is a mistake without rules, without a reason, and in forms that are not known",
    arguments: [
      ("", "names no rule"), (" - why", "names no rule"), (" a-rule", "gives no reason"),
      (" a-rule - ", "gives no reason"), (" a-rule -why", "gives no reason"),
      (":next a-rule - why", "There is no `archcheck:ignore:next`"),
    ])
  func mistakes(text: String, mistake: String) throws {
    #expect(try #require(SuppressionText(text)?.mistake).contains(mistake))
  }

  @Test("is none where another word begins like it")
  func otherWords() {
    #expect(SuppressionText("d r - why") == nil)
    #expect(SuppressionText("-me r - why") == nil)
  }

  @Test(
    "in YAML and Ruby are read in a moment, however many there are in a row, and on a line")
  func manyHashComments() {
    let count = 100_000
    let row = String(repeating: "# archcheck:ignore r - why\n", count: count)
    let found = suppressions(inLineComments: row + "a: b\n", after: .hash, path: "a.yml")
    #expect(found.count == count)
    let code = SourceLocation(path: "a.yml", line: count + 1, column: 1)
    #expect(found.first?.covers(code) == true && found.last?.covers(code) == true)
    let line = String(repeating: "# ", count: 500_000) + "archcheck:ignore r - why\n"
    #expect(suppressions(inLineComments: line, after: .hash, path: "a.yml").count == 1)
    #expect(
      suppressions(
        inLineComments: "# # x # archcheck:ignore r - why\n", after: .hash, path: "a.yml"
      ).count == 1)
  }

  @Test("names each rule once, however many there are")
  func manyRules() {
    let ids = (0..<30_000).map { "r\($0)" }
    let text = SuppressionText(" " + (ids + ids).joined(separator: ", ") + " - why")
    #expect(text?.rules == ids)
  }

  @Test("in YAML and Ruby stands behind a #, and covers its line or the next one of code")
  func hashComments() {
    let text = """
      a: b # archcheck:ignore r - why
      # archcheck:ignore r - why
      # more

      c: d
      e: "f#archcheck:ignore r - why"
        # archcheck:ignore:file s - why
      """
    let found = suppressions(inLineComments: text, after: .hash, path: "a.yml")
    #expect(found.map(\.location.line) == [1, 2, 7])
    func lines(_ index: Int) -> [Int] {
      (1...9).filter { found[index].covers(SourceLocation(path: "a.yml", line: $0, column: 1)) }
    }
    #expect(lines(0) == [1])
    #expect(lines(1) == [2, 3, 4, 5])
    #expect(lines(2) == Array(1...9))
    #expect(!found[2].covers(SourceLocation(path: "b.yml", line: 1, column: 1)))
  }

  @Test("in JSON5 stands behind //, where that is no part of an address")
  func slashComments() {
    let text = """
      "a": "b", // archcheck:ignore r - why
      "c": "x://archcheck:ignore r - why",
      // archcheck:ignore r - why
      // more
      "d": 1, # archcheck:ignore r - why
      /// archcheck:ignore r - why
      """
    let found = suppressions(inLineComments: text, after: .slashes, path: "a.json5")
    #expect(found.map(\.location.line) == [1, 3, 6])
    #expect(found[1].covers(SourceLocation(path: "a.json5", line: 5, column: 1)))
    #expect(!found[1].covers(SourceLocation(path: "a.json5", line: 6, column: 1)))
  }
}

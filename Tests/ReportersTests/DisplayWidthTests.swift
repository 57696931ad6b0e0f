import Testing

@testable import Reporters

@Suite("Width on a terminal")
struct DisplayWidthTests {
  @Test(
    "counts columns, not characters or bytes",
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}\u{327}", 1), ("日本", 4), ("한글", 4), ("👍", 2),
      ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("❤️", 2), ("→", 1), ("–", 1), ("ﾊﾝ", 2),
    ])
  func width(text: String, columns: Int) { #expect(text.displayWidth == columns) }

  @Test("is kept when a long name loses its middle")
  func shortened() {
    #expect("abcdefghij".shortened(toWidth: 10) == "abcdefghij")
    #expect("abcdefghijk".shortened(toWidth: 7) == "abc…ijk")
    #expect("日本語日本語".shortened(toWidth: 6).displayWidth <= 6)
  }

  @Test("breaks sentences at spaces and never within a word of ordinary length")
  func wrapped() {
    #expect("one two three".wrapped(to: 7) == ["one two", "three"])
    #expect("impossible".wrapped(to: 4) == ["impossible"])
    #expect("".wrapped(to: 4).isEmpty)
    let giant = String(repeating: "x", count: 10_000)
    #expect(giant.wrapped(to: 80).map(\.displayWidth) == [4096])
  }

  @Test(
    "numbers are written the same everywhere",
    arguments: [(0.125, "0.125"), (-0.5714, "−0.571"), (1, "1.000"), (0.9996, "1.000")])
  func fixed(value: Double, expected: String) {
    #expect(Optional(value).fixed(3) == expected)
  }

  @Test("an undefined number is a dash, and a share is 100 % only when all is resolved")
  func undefinedAndShares() {
    #expect(Double?.none.fixed(3) == "–")
    #expect(Optional(Double.nan).fixed(3) == "–")
    #expect(0.99999.percentage == "99.9 %")
    #expect(1.0.percentage == "100 %")
    #expect(1_234_567.grouped == "1,234,567")
    #expect((-1000).grouped == "-1,000")
    #expect(999.grouped == "999")
  }
}

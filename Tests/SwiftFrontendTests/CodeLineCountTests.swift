import Testing

@testable import SwiftFrontend

@Suite("Lines with code")
struct CodeLineCountTests {
  @Test(
    "are those that are neither blank nor only comment",
    arguments: [
      ("", 0), ("a", 1), ("a\n\nb\n", 2), ("  \t\r\n a\r\n", 1), ("a\rb\r", 2),
      ("// a\na // b\n/// c\n", 1), ("/* a\nb */ c\n/* d */\n", 1),
      ("/* a /* b */\n c */\nd\n", 1), ("a /* b\n*/\n", 1), ("*/\n", 1),
    ])
  func comments(text: String, expected: Int) {
    #expect(count(text) == expected)
  }

  @Test(
    "are told apart from comments that stand in texts",
    arguments: [
      ("let a = \"/*\"\nb\n// c", 2), ("let a = \"\\\"/*\"\nb", 2), ("let a = #\"\"/*\"#\nb", 2),
      ("let a = \"\"\"\n  // b\n\n  /* c\n  \"\"\"\nd", 5),
      ("let a = \"\\(f(\"/*\") + g(\")\"))/*\"\nb", 2), ("let a = #\"\\\"#\n// b\nc", 2),
      ("let a = \"open /*\nb\n// c", 2), ("let a = \"\"\"\n \\(b /* c\n d */)\n\"\"\"\n// e", 4),
      ("#if DEBUG\n#endif // x\n", 2), ("let a = \"//\"", 1),
    ])
  func texts(text: String, expected: Int) {
    #expect(count(text) == expected)
  }

  private func count(_ text: String) -> Int {
    Array(text.utf8).withUnsafeBufferPointer { CodeLineCount($0).lines }
  }
}

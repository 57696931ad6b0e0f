import SwiftSyntax
import Testing

@testable import SwiftParsing

@Suite("Syntax errors")
struct SyntaxErrorsTests {
  private func errors(_ text: String) -> [String] {
    let tree = Array(text.utf8).withUnsafeBufferPointer { parseSwift($0) }
    return tree.hasError ? syntaxErrors(in: tree).map { "\($0.offset): \($0.message)" } : []
  }

  @Test("are in the parser's words where these can be made")
  func words() {
    #expect(errors("func f( {}") == ["7: expected ')' to end parameter clause"])
    #expect(errors("let a = 1") == [])
  }

  @Test(
    "are not what is one only in the mode of Swift 6",
    arguments: [
      "@available (macOS 13, *) struct A {}", "@available (*, deprecated) func f() {}",
      "let a: @MainActor(Int, [Int]) -> Void", "func f(a: @escaping @MainActor([Int]) -> Void) {}",
    ])
  func olderModes(text: String) {
    #expect(errors(text) == [])
    #expect(errors(text + "\nfunc g( {}").count == 1)
  }

  @Test(
    "are places alone beside white space that the parser would have nothing to change in",
    arguments: ["t =\u{0C} ", "t =\u{0B} \nfunc f( {}", "t\u{0C}= 1", "(t =\u{0C} )\nlet"])
  func emptyFixIts(text: String) {
    let found = errors(text)
    #expect(!found.isEmpty)
    #expect(found.contains { $0.hasSuffix(": '=' must have space on both sides, or on neither") })
  }

  @Test("are the first twenty where there are many")
  func many() {
    #expect(errors(String(repeating: "let = 1\n", count: 500)).count == 20)
    #expect(errors(String(repeating: "let = 1\n", count: 50)).count == 20)
  }

  @Test("are found in trees of any depth")
  func deep() {
    let chain = "let x = a" + String(repeating: ".b()", count: 5000) + "("
    #expect(Set(errors(chain)) == ["20010: something is missing here"])
  }
}

import SwiftParser
import SwiftSyntax
import Testing

@testable import SwiftFrontend

@Suite("The text of a file")
struct SwiftTextTests {
  @Test(
    "spells names without backticks",
    arguments: [
      ("a", "a"), ("`class`", "class"), ("`a b`", "`a b`"), ("`a.b`", "`a.b`"), ("`2`", "`2`"),
      ("`é`", "é"),
      ("`+`", "+"), ("`$a_1`", "$a_1"), ("/* x */ ``", "``"), ("$0", "$0"), ("==", "=="),
    ])
  func names(text: String, name: String) {
    #expect(tokens(of: text) { $0.name($1).map { String(decoding: $0, as: UTF8.self) } } == [name])
  }

  @Test("has no name for what the parser put in")
  func missing() {
    let names = tokens(of: "f(") { text, token in token.isMissing ? text.name(token) == nil : nil }
    #expect(names.contains(true) && !names.contains(false))
  }

  @Test("knows where nodes stand without the comments and blanks around them")
  func ranges() {
    let source = "/* é */ a + b // c"
    #expect(tokens(of: source) { text, token in text.text(token) } == ["a", "+", "b"])
    #expect(tokens(of: source) { text, token in text.offset(token) } == [9, 11, 13])
  }

  @Test("tells keywords in backticks from keywords, and what begins with a dollar sign")
  func marks() {
    let source = "self\n`self`\n$0\nselfish"
    #expect(tokens(of: source) { $0.isSelfKeyword($1) } == [true, false, false, false])
    #expect(tokens(of: source) { $0.isEscaped($1) } == [false, true, false, false])
    #expect(tokens(of: source) { $0.hasDollar($1) } == [false, false, true, false])
  }

  @Test("tells identifiers from operators")
  func identifiers() {
    #expect(
      tokens(of: "_a + `b` − é ⊕ $1") { $0.isIdentifier($1) }
        == [true, false, true, false, true, false, true])
  }

  @Test(
    "tells operators that assign from those that compare",
    arguments: [
      ("+=", true), ("??=", true), ("<<=", true), ("&>>=", true), ("==", false), ("!=", false),
      ("~=", false), ("<=", false), (".>=", false), ("=", false), ("+", false),
    ])
  func assignments(text: String, isAssignment: Bool) {
    #expect(tokens(of: "a \(text) b") { $0.isCompoundAssignment($1) }[1] == isAssignment)
  }

  /// What something says of each token of a text but the last one, which is the end of the file;
  /// `nil` is left out.
  private func tokens<Value>(
    of text: String, _ value: (SwiftText, TokenSyntax) -> Value?
  ) -> [Value] {
    var text = text
    return text.withUTF8 { bytes in
      Parser.parse(source: bytes).tokens(viewMode: .all).dropLast().compactMap {
        value(SwiftText(bytes: bytes), $0)
      }
    }
  }
}

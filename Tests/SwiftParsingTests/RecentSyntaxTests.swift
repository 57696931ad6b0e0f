import SwiftParsing
import Testing

@Suite("A text in newer Swift than the parser's")
struct RecentSyntaxTests {
  private func rewritten(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { RecentSyntax($0).rewritten.map { String(decoding: $0, as: UTF8.self) } }
  }

  @Test(
    "is rewritten at its place",
    arguments: [
      ("default @MainActor\nimport A", "                  \nimport A"),
      (
        "import A\n default nonisolated // all\nlet b = 1",
        "import A\n                     // all\nlet b = 1"
      ),
      ("using @MainActor", "                "),
      ("default @available(macOS 15, *)\nlet b = 1", "                               \nlet b = 1"),
      ("default @diagnose(Group,\n  as: ignored)", "                        \n              "),
      (
        "var a: B { borrow { b } mutate { &b } }", "var a: B { borrow { b } borrow { &b } }"
      ),
      ("var a: B { yielding borrow { yield b } }", "var a: B {          borrow { yield b } }"),
      (
        "var a: B { get { \"}\" } @X yielding mutate { yield &b } }",
        "var a: B { get { \"}\" } @X          borrow { yield &b } }"
      ),
      (
        "var a: B { mutating get async throws(E) { 1 }\n nonmutating mutate { &b } }",
        "var a: B { mutating get async throws(E) { 1 }\n nonmutating borrow { &b } }"
      ),
      ("protocol P { var a: B { borrow mutate } }", "protocol P { var a: B { borrow borrow } }"),
      ("{ get { /* } */ 1 } mutate { #\"}\"# } }", "{ get { /* } */ 1 } borrow { #\"}\"# } }"),
    ])
  func places(text: String, expected: String) { #expect(rewritten(text) == expected) }

  @Test(
    "is nothing that only looks like it",
    arguments: [
      "", "var a: B { mutate { $0 } }", "func f() { mutate { 1 } }", "switch a { default: break }",
      "func f() { if a { b } mutate { c } }", "default @", "using", "default", "let default = 1",
      "using(a) { b }", "struct S { default @MainActor }", "\"default @MainActor\"",
      "func f() { get { a } ; mutate { b } }", "/* default nonisolated */",
      "default nonisolated(a)",
      "var a: B { get { b } set { c } }", "{ get { ", "{ yielding", "{ mutate", "{ get ( ",
      "{ @", "{ @a(", "\"", "#\"", "\"\"\"", "`", "/*", "/", "{ get { b } mutate { \" }",
    ])
  func others(text: String) { #expect(rewritten(text) == nil) }
}

import SourceText
import Testing

@Suite("A word for a shell")
struct ShellWordTests {
  @Test(
    "is left as it is where each character means itself", arguments: ["a/b-c_1.swift", "é", "x=y"])
  func plain(text: String) { #expect(text.quotedForShell == text) }

  @Test(
    "is quoted where the shell would evaluate it",
    arguments: [
      ("", "''"), ("a b", "'a b'"), ("$(x)", "'$(x)'"), ("`x`", "'`x`'"), ("it's", "'it'\\''s'"),
      ("a;b", "'a;b'"), ("*", "'*'"), ("~", "'~'"), ("a\nb", "'a\nb'"), ("#", "'#'"),
      ("!x", "'!x'"),
    ])
  func quoted(text: String, word: String) { #expect(text.quotedForShell == word) }
}

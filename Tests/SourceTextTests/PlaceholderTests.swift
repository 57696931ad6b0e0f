import SourceText
import Testing

@Suite("Variables in texts")
struct PlaceholderTests {
  @Test(
    "are filled in the forms that are asked for, once, and stay where there is no value",
    arguments: [
      ("${a} and $(a) and $a", "1 and 1 and 1"),
      ("x${a}y${b}z", "x1y$az"),
      ("${c} $(c) $c $ $$ ${ $( ${}", "${c} $(c) $c $ $$ ${ $( ${}"),
      ("${a", "${a"), ("${a\n}", "${a\n}"), ("${c${a}", "${c1"), ("$aé ${é}", "1é 2"),
      ("", ""), ("$", "$"),
    ])
  func fills(text: String, filled: String) {
    let values = ["a": "1", "b": "$a", "é": "2"]
    #expect(
      text.fillingPlaceholders(in: Placeholder.Form.allCases) { values[String($0)] } == filled)
  }

  @Test("of other forms are left alone")
  func forms() {
    let text = "${a} $(a) $a"
    #expect(text.fillingPlaceholders(in: [.braces]) { _ in "1" } == "1 $(a) $a")
    #expect(text.fillingPlaceholders(in: [.parentheses]) { _ in "1" } == "${a} 1 $a")
    #expect(text.fillingPlaceholders(in: [.bare]) { _ in "1" } == "${a} $(a) 1")
  }

  @Test("are reported with their name and what follows")
  func parts() throws {
    let found = try #require(Placeholder(atStartOf: "${name} rest", in: [.braces]))
    #expect(found.name == "name" && found.rest == " rest")
    #expect(Placeholder(atStartOf: "x${name}", in: [.braces]) == nil)
  }

  @Test("that never end take no longer than their text")
  func hostile() {
    let text = String(repeating: "${", count: 200_000)
    #expect(text.fillingPlaceholders(in: [.braces]) { _ in "1" } == text)
  }
}

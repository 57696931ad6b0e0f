import Testing

/// Library functions are told apart by the labels of their calls.
@Suite("Labels of library functions in a manifest")
struct ManifestSignatureTests {
  @Test(
    "decide what a function does",
    arguments: [
      ("\"x..y\".split(separator: \".\", omittingEmptySubsequences: false).count", "3"),
      ("\"x.y.z\".split(separator: \".\", maxSplits: 1)", "[x, y.z]"),
      ("\"x.y.z\".split(separator: \".\", maxSplits: 0)", "[x.y.z]"),
      ("\"..x.y.\".split(separator: \".\", maxSplits: 1)", "[x, y.]"),
      ("\"x.y.z\".split(maxSplits: 1) { $0 == \".\" }", "[x, y.z]"),
      ("\"x..y\".split(omittingEmptySubsequences: false) { $0 == \".\" }", "[x, , y]"),
      ("String(10, radix: 2)", "1010"), ("String(255, radix: 16, uppercase: true)", "FF"),
      ("Int(\"1f\", radix: 16)", "31"), ("Int(\"1f\")", "nil"),
      ("String(format: \"Part%02d\", 3)", "Part03"),
      ("String(format: \"%@-%@\", \"a\", \"b\")", "a-b"),
      ("String(format: \"100%%\")", "100%"), ("String(format: \"%x\", arguments: [255])", "ff"),
      ("[1, 2, 3, 4].suffix(from: 3)", "[4]"), ("[1, 2, 3, 4].prefix(upTo: 3)", "[1, 2, 3]"),
      ("[1, 2, 3, 4].prefix(through: 1)", "[1, 2]"), ("[5, 6, 5].lastIndex(of: 5)", "2"),
      ("[5, 6, 5].count { $0 == 5 }", "2"),
      (
        "Dictionary([(\"k\", 1), (\"k\", 2)], uniquingKeysWith: { first, _ in first })[\"k\"]", "1"
      ),
      ("Dictionary(grouping: [\"aa\", \"b\", \"cc\"]) { $0.count }[2]", "[aa, cc]"),
      ("Dictionary(uniqueKeysWithValues: zip([\"a\"], [1]))[\"a\"]", "1"),
      ("\"main_view x\".capitalized", "Main_View X"),
      ("Array((4...).prefix(2))", "[4, 5]"), ("Array(zip(1..., [\"a\", \"b\"])).count", "2"),
      ("(3...).contains(9)", "true"), ("(\"a\"...\"f\").contains(\"k\")", "false"),
    ])
  func known(expression: String, expected: String) {
    #expect(value(of: expression) == expected)
  }

  @Test(
    "that are not known make the call not understood",
    arguments: [
      "\"a b\".replacing(\"a\", with: \"b\", maxReplacements: 1)",
      "\"a\".replacingOccurrences(of: \"A\", with: \"b\", options: .caseInsensitive)",
      "[1, 2].first(ofAll: 1)", "[2, 1].sorted(using: \"order\")", "Int(clamping: 3)",
      "String(format: \"%5.2f\", 1.5)", "String(format: \"%d\", \"no number\")",
      "[1].joined(with: \", \")", "stride(from: 1, until: 3, by: 1)",
    ])
  func unknown(expression: String) {
    #expect(value(of: expression).contains("manifest-not-understood"), "\(value(of: expression))")
  }

  @Test(
    "give what a set knows of an element",
    arguments: [
      ("var s: Set<String> = [\"a\"]\nlet isNew = s.insert(\"a\").inserted", "isNew", "false"),
      ("var s: Set<String> = [\"a\"]\nlet isNew = s.insert(\"b\").inserted", "isNew", "true"),
      ("var s: Set<String> = [\"a\"]\nlet old = s.remove(\"a\")", "old", "a"),
      ("var s: Set<String> = [\"a\"]\nlet old = s.update(with: \"b\")", "old", "nil"),
      (
        "var seen = Set<String>()\nlet names = [\"a\", \"b\", \"a\"].filter { seen.insert($0).inserted }",
        "names", "[a, b]"
      ),
    ])
  func sets(prelude: String, expression: String, expected: String) {
    #expect(value(of: expression, after: prelude) == expected)
  }

  @Test("of which the number is not known make a list unknown, not one element shorter")
  func counts() {
    #expect(value(of: "[\"a\", \"b\"].dropFirst(Int(Date.now))").contains("only known when"))
  }
}

import SourceText
import Testing
import YAMLText

@Suite("Reading YAML")
struct ParseYAMLTests {
  private func parse(_ text: String) throws -> ConfigNode {
    try #require(try parseYAML(text, path: "a.yml"))
  }

  @Test("scalars keep their text and tell whether they were quoted")
  func scalars() throws {
    let root = try parse(
      "a: off\nb: \"off\"\nc: 1.10\nd:\ne: ''\nf: key:REPLACE\n'targets:REPLACE': x\n")
    #expect(root["a"]?.content == .scalar("off", isQuoted: false))
    #expect(root["b"]?.content == .scalar("off", isQuoted: true))
    #expect(root["c"]?.text == "1.10")
    #expect(root["d"]?.isNull == true)
    #expect(root["e"]?.isNull == false)
    #expect(root["f"]?.text == "key:REPLACE")
    #expect(root["targets:REPLACE"]?.text == "x")
  }

  @Test("a plain key may hold a colon, as XcodeGen's key:REPLACE does")
  func replaceKeys() throws {
    #expect(try parse("sources:REPLACE: [A]").pairs?.map(\.key) == ["sources:REPLACE"])
  }

  @Test("a text without a document is nil", arguments: ["", "# only a comment\n", "\n\n"])
  func empty(text: String) throws {
    #expect(try parseYAML(text, path: "a.yml") == nil)
  }

  @Test("columns count UTF-8 bytes from 1, lines as editors count them")
  func positions() throws {
    let root = try parse("\u{FEFF}é: {ü: x, y: [z]}\r\nn: \u{2028}\n  deep: v\r\n")
    let inner = try #require(root["é"])
    #expect(inner["ü"]?.location == SourceLocation(path: "a.yml", line: 1, column: 10))
    #expect(
      inner["y"]?.elements?.first?.location == SourceLocation(path: "a.yml", line: 1, column: 17))
    #expect(
      root["n"]?.pairs?.first?.keyLocation == SourceLocation(path: "a.yml", line: 3, column: 3))
  }

  @Test("a long line costs no more than many short ones, and its columns are right")
  func longLine() throws {
    let pieces = (0..<20_000).map { "{\"kéy\": \($0)}" }
    let root = try parse("[" + pieces.joined(separator: ",") + "]")
    let offsets = pieces.map(\.utf8.count).reduce(into: [2]) { $0.append(($0.last ?? 0) + $1 + 1) }
    let columns = (root.elements ?? []).map(\.location.column)
    #expect(columns == Array(offsets.dropLast()))
  }

  @Test("aliases are replaced and merge keys add what is not written out")
  func aliases() throws {
    let root = try parse("base: &b {x: 1, y: 2}\nuse: {<<: *b, y: 3}\nboth: {<<: [{x: 7}, *b]}\n")
    #expect(root["use"]?["x"]?.text == "1")
    #expect(root["use"]?["y"]?.text == "3")
    #expect(root["both"]?["x"]?.text == "7")
    #expect(root["both"]?["y"]?.text == "2")
  }
}

@Suite("YAML that is refused")
struct RefusedYAMLTests {
  private func issues(_ text: String) -> [String] {
    do throws(ConfigurationErrors) {
      _ = try parseYAML(text, path: "a.yml")
      return []
    } catch {
      return error.issues.map { "\($0.location): \($0.message)" }
    }
  }

  @Test(
    "a mistake is reported with its place and remedy",
    arguments: [
      (
        "a: 1\nb:\n  c: 2\na: 3\n",
        "a.yml:4:1: The key `a` is already defined at line 1; keep one of them."
      ),
      (
        "x: {a: 1, a: 2}",
        "a.yml:1:5: The key `a` is defined twice in this mapping; keep one of them."
      ),
      (
        "off: 1\n\"off\": 2\n",
        "a.yml:2:1: The key `off` is already defined at line 1; keep one of them."
      ),
      (
        "a: 1\n---\nb: 2\n",
        "a.yml:2:1: A second document begins here; use one document per file, without further "
          + "`---` lines."
      ),
      (
        "a: *b\n",
        "a.yml:1:4: This alias (`*name`) has no anchor; define the anchor (`&name`) before it."
      ),
      (
        "a: &x [*x]\n",
        "a.yml:1:8: This alias (`*name`) has no anchor; define the anchor (`&name`) before it."
      ),
      (
        "a: **/x\n",
        "a.yml:1:5: `*` and `&` begin an alias or anchor: quote strings that begin with one of "
          + "them."
      ),
      (
        "a:\n\t- b\n",
        "a.yml:2:1: A value cannot begin with this character: quote the string, and indent with "
          + "spaces, not tabs."
      ),
      (
        "a: b: c\n",
        "a.yml:1:5: There cannot be a key before this `:`. Quote strings that contain `: `, and "
          + "check the indentation."
      ),
      ("? [a]\n: b\n", "a.yml:1:3: A key must be plain text, not a list or a mapping."),
      ("a: {<<: 3}", "a.yml:1:9: `<<` needs a mapping or a list of mappings."),
      ("a: \"b\n", "a.yml:2:1: A quoted string is not closed; add the closing quote."),
      (
        "a: [b\n",
        "a.yml:2:1: A `,` or `]` was expected here: close the list, and put elements with special characters in quotes."
      ),
      (
        "a: {feature}.{layer}\n",
        "a.yml:1:13: A key was expected here: check the indentation, and quote the string before "
          + "it if it contains special characters."
      ),
      (
        "é: \u{1}\n",
        "a.yml:1:5: This character is not allowed in YAML (control characters are not allowed); "
          + "remove it, or escape it in double quotes."
      ),
      (
        "a: \0b\n",
        "a.yml:1:4: This character is not allowed in YAML (control characters are not allowed); "
          + "remove it, or escape it in double quotes."
      ),
    ])
  func mistakes(text: String, expected: String) {
    #expect(issues(text) == [expected])
  }

  @Test("a merge conflict is reported as one, at its first mark, and all of them at once")
  func conflicts() {
    let text = """
      a: 1
      <<<<<<< HEAD
      b: 1
      =======
      b: 2
      >>>>>>> other
      list:
      <<<<<<< HEAD
        - c
      =======
        - d
      >>>>>>> other

      """
    do throws(ConfigurationErrors) {
      _ = try parseYAML(text, path: "a.yml")
      Issue.record("a merge conflict is no YAML")
    } catch {
      #expect(error.issues.map(\.location.line) == [2, 8])
      #expect(error.issues.allSatisfy { $0.message.hasPrefix("There is an unresolved merge") })
    }
    #expect(issues(text.replacing("\n", with: "\r\n")).count == 2)
    #expect(issues("a: 1\n>>>>>>> other\n").first?.contains("unresolved merge conflict") == true)
  }

  @Test("a mark of a merge conflict within a text is text")
  func marksInText() throws {
    let root = try parseYAML("a: |\n  <<<<<<< HEAD\n  =======\n", path: "a.yml")
    #expect(root?["a"]?.text == "<<<<<<< HEAD\n=======\n")
  }

  @Test("a long text may hold as many values as it writes out")
  func longText() throws {
    let count = YAMLLimits.nodes + 10
    let text = String(repeating: "- a value\n", count: count)
    #expect(try parseYAML(text, path: "a.yml")?.elements?.count == count)
  }

  @Test("aliases that multiply stop at the bound, as values and as keys")
  func billionLaughs() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...12 {
      let uses = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(uses)]\n"
    }
    #expect(issues(text).count == 1)
    #expect(issues(text).first?.contains("more than 100000 values") == true)
    for key in ["? *a12\n: x\n", "*a12 : x\n", "[*a12]: x\n", "k: {?*a12 : x}\n", "- ? *a12\n"] {
      #expect(issues(text + key).first?.contains("A key must be plain text") == true, "\(key)")
    }
  }

  @Test("deep nesting is refused, never a crash", arguments: [201, 1_001, 100_000])
  func depth(levels: Int) {
    let text = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    #expect(issues(text).count == 1)
    let block = (0..<min(levels, 3_000)).map { String(repeating: " ", count: $0) + "a:\n" }
    #expect(issues(block.joined()).count == 1)
  }

  @Test("many aliases without a complex key are fine")
  func harmlessAliases() {
    var text = "a: &a {x: 1}\n"
    for index in 0..<60 {
      text += "b\(index): {v: *a, z: *a}\nc\(index): \"why? because ${X}: y\"\n"
    }
    #expect(issues(text) == [])
  }
}

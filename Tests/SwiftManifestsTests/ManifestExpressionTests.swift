import Testing

@Suite("Manifest expressions")
struct ManifestExpressionTests {
  @Test(
    "evaluate literals and operators",
    arguments: [
      ("\"a\\tb\"", "a\tb"), ("0x1F + 1", "32"), ("7 / 2 * 2 - 1", "5"), ("-3", "-3"),
      ("\"v\\(1 + 1)-\\(true)\"", "v2-true"), ("\"\"\"\n  a\n  \\(1)\n  \"\"\"", "a\n1"),
      ("#\"a\\n\"#", "a\\n"), ("[\"a\"] + [\"b\"]", "[a, b]"), ("[\"k\": 1]", "[k: 1]"),
      ("1 < 2 && !(2 <= 1) || false", "true"), ("nil ?? \"x\"", "x"), ("\"a\" ?? \"x\"", "a"),
      ("1 == 1 ? \"yes\" : \"no\"", "yes"), (".v13", ".v13"), ("Platform.linux", ".linux"),
      ("(1, label: 2).label", "2"), ("(1, 2).1", "2"), ("[1, 2][1]", "2"),
      ("[\"k\": 1][\"k\"]", "1"), ("[\"k\": 1][\"x\", default: 5]", "5"),
      ("[Int](0..<3)", "[0, 1, 2]"),
      ("(1...3).map { $0 * 2 }", "[2, 4, 6]"), ("nil", "nil"), ("[String]()", "[]"),
      ("\"1.0.0\"..<\"2.0.0\"", "..<(1.0.0, 2.0.0)"), ("try! 1 as Int", "1"),
      ("{ let a = 1; return a + 1 }()", "2"), ("if 1 == 2 { 3 } else { 4 }", "4"),
      ("switch 3 { case 0...2: \"low\" default: \"high\" }", "high"),
      ("9223372036854775807 + 1 == 0 ? 1 : 1", "1"),
    ])
  func expressions(source: String, expected: String) {
    #expect(value(of: source) == expected)
  }

  @Test(
    "know the methods of lists",
    arguments: [
      ("map { $0 + \"!\" }", "[b!, a!, c!]"), ("filter { $0 != \"a\" }", "[b, c]"),
      ("flatMap { [$0, $0] }", "[b, b, a, a, c, c]"),
      ("compactMap { $0 == \"a\" ? nil : $0 }", "[b, c]"),
      ("first { $0 > \"b\" }", "c"), ("first(where: { $0 == \"x\" })", "nil"),
      ("contains(\"a\")", "true"), ("contains { $0.hasPrefix(\"z\") }", "false"),
      ("allSatisfy { $0.count == 1 }", "true"), ("sorted()", "[a, b, c]"),
      ("sorted { $0 > $1 }", "[c, b, a]"), ("sorted(by: >)", "[c, b, a]"),
      ("reversed()", "[c, a, b]"), ("joined(separator: \"-\")", "b-a-c"),
      ("reduce(\"\") { $0 + $1 }", "bac"),
      ("reduce(into: [String]()) { $0.append($1 + $1) }", "[bb, aa, cc]"),
      ("enumerated().map { \"\\($0.offset)\\($0.element)\" }", "[0b, 1a, 2c]"),
      ("prefix(2)", "[b, a]"), ("dropFirst()", "[a, c]"), ("dropLast(2)", "[b]"),
      ("suffix(1)", "[c]"), ("firstIndex(of: \"a\")", "1"), ("count", "3"), ("isEmpty", "false"),
      ("first", "b"), ("last", "c"), ("map(\\.count)", "[1, 1, 1]"), ("min()", "a"),
      ("lazy.map { $0 }", "[b, a, c]"), ("map(String.init)", "[b, a, c]"),
      ("drop { $0 == \"b\" }", "[a, c]"),
      ("map(Target.Dependency.init(stringLiteral:))", "[b, a, c]"),
      ("indices.map { $0 }", "[0, 1, 2]"),
    ])
  func lists(method: String, expected: String) {
    #expect(value(of: "list.\(method)", after: "let list = [\"b\", \"a\", \"c\"]") == expected)
  }

  @Test(
    "know the mutating methods of lists",
    arguments: [
      ("append(\"d\")", "[b, a, d]"), ("append(contentsOf: [\"d\", \"e\"])", "[b, a, d, e]"),
      ("insert(\"d\", at: 0)", "[d, b, a]"), ("insert(contentsOf: [\"d\"], at: 1)", "[b, d, a]"),
      ("remove(at: 0)", "[a]"), ("removeAll()", "[]"), ("removeAll { $0 == \"a\" }", "[b]"),
      ("removeFirst()", "[a]"), ("removeLast()", "[b]"), ("sort()", "[a, b]"),
      ("reverse()", "[a, b]"), ("swapAt(0, 1)", "[a, b]"),
    ])
  func mutations(method: String, expected: String) {
    let prelude = "var list = [\"b\", \"a\"]\nlist.\(method)"
    #expect(value(of: "list", after: prelude) == expected)
  }

  @Test(
    "know sets",
    arguments: [
      ("insert(\"c\")", "[a, b, c]"), ("insert(\"a\")", "[a, b]"), ("remove(\"a\")", "[b]"),
      ("formUnion([\"b\", \"d\"])", "[a, b, d]"), ("subtract([\"a\"])", "[b]"),
    ])
  func sets(method: String, expected: String) {
    let prelude = "var set: Set<String> = [\"a\", \"b\"]\nset.\(method)"
    #expect(value(of: "set", after: prelude) == expected)
  }

  @Test(
    "know the methods of strings",
    arguments: [
      ("hasPrefix(\"Foo\")", "true"), ("hasSuffix(\"Tests\")", "false"),
      ("lowercased()", "foo/bar"),
      ("uppercased()", "FOO/BAR"), ("split(separator: \"/\")", "[Foo, Bar]"),
      ("components(separatedBy: \"o\")", "[F, , /Bar]"), ("contains(\"o/B\")", "true"),
      ("replacingOccurrences(of: \"o\", with: \"0\")", "F00/Bar"), ("count", "7"),
      ("isEmpty", "false"), ("dropFirst(4)", "Bar"), ("prefix(3)", "Foo"),
      ("split { $0 == \"o\" }", "[F, /Bar]"), ("filter { $0 != \"o\" }", "F/Bar"),
    ])
  func strings(method: String, expected: String) {
    #expect(value(of: "\"Foo/Bar\".\(method)") == expected)
  }

  @Test(
    "calculate with bits",
    arguments: [
      ("1 << 3 | 2", "10"), ("0xFF & 0b1010", "10"), ("7 ^ 2", "5"), ("~0", "-1"),
      ("40 >> 2", "10"),
    ])
  func bits(expression: String, expected: String) {
    #expect(value(of: expression) == expected)
  }

  @Test(
    "do not guess the indices of a part of a list, which are those of the whole",
    arguments: [
      ("all.dropFirst()[1]", nil), ("all[1...].startIndex", nil),
      ("all.suffix(2).firstIndex(of: \"c\")", nil),
      ("all.drop { $0 == \"a\" }.indices.count", nil),
      ("all.dropFirst().first", "b"), ("Array(all.dropFirst())[1]", "c"), ("all.prefix(2)[1]", "b"),
      ("all.dropFirst(0)[1]", "b"), ("all.dropFirst().map { $0 }[1]", "c"),
      ("all.dropFirst().filter { $0 != \"b\" }[0]", "c"), ("all.dropFirst().reversed()[0]", "c"),
      ("all.dropFirst().joined()", "bc"), ("(1...6).lazy.filter { $0 > 4 }.count", "2"),
    ])
  func slices(expression: String, expected: String?) {
    let found = value(of: expression, after: "let all = [\"a\", \"b\", \"c\"]")
    if let expected {
      #expect(found == expected)
    } else {
      #expect(found.contains("is not understood"))
    }
  }

  @Test("lose what a call may change that is not understood")
  func lost() {
    let prelude = """
      var names = ["b", "a"], left = "l", right = "r", other = "o"
      swap(&left, &right)
      change(&other)
      names.partition(by: { $0 > "a" })
      """
    #expect(
      targets(
        prelude,
        "[.target(name: left + right), .target(name: other)] + names.map { .target(name: $0) }"
      )
      .filter { $0.hasPrefix("target") } == ["target(name: rl)", "target(name: <change(&other)>)"])
  }

  @Test("change what is given to a closure, wherever that is kept")
  func changedByClosures() {
    let prelude = """
      struct Step { var run: (inout [String]) -> Void }
      let steps: [(label: String, run: (inout [String]) -> Void)] = [("add", { $0.append("B") })]
      var names = ["A"]
      for step in steps { step.run(&names) }
      Step(run: { list in list.append("E") }).run(&names)
      """
    #expect(value(of: "names.joined()", after: prelude) == "ABE")
  }

  @Test("lose what a closure may change beside other arguments", arguments: ["two", "kept[0]"])
  func lostToClosures(callee: String) {
    let prelude = """
      let two: (inout [String], String) -> Void = { $0.append($1) }
      let kept = [two]
      var names = ["A"]
      \(callee)(&names, "B")
      """
    #expect(value(of: "names.joined()", after: prelude).contains("manifest-not-understood"))
  }

  @Test("know the methods of dictionaries")
  func dictionaries() {
    let prelude =
      "var table = [\"a\": [1], \"b\": [2]]\ntable[\"a\"]?.append(3)\ntable[\"c\"] = [4]"
    #expect(value(of: "table", after: prelude) == "[a: [1, 3], b: [2], c: [4]]")
    #expect(value(of: "table.map { $0.key }", after: prelude) == "[a, b, c]")
    #expect(value(of: "table.keys.sorted()", after: prelude) == "[a, b, c]")
    #expect(value(of: "table.mapValues { $0.count }", after: prelude) == "[a: 2, b: 1, c: 1]")
    #expect(value(of: "table.map { key, value in value.count }", after: prelude) == "[2, 1, 1]")
  }

  @Test("look up the environment, where a variable is unset unless it is given")
  func environment() {
    let spellings = [
      "ProcessInfo.processInfo.environment[\"X\"]", "Context.environment[\"X\"]", "getenv(\"X\")",
    ]
    for spelling in spellings {
      #expect(value(of: spelling) == "nil")
      #expect(value(of: spelling, environment: ["X": "1"]) == "1")
      #expect(value(of: "\(spelling) != nil ? \"set\" : \"unset\"") == "unset")
    }
    #expect(value(of: "Context.packageDirectory + \"/A\"") == "./A")
  }
}

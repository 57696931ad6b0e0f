import Testing

@testable import SwiftManifests

@Suite("The library of manifests")
struct LibraryTests {
  let bench = Bench()
  let names = Value.array([
    ListElement(value: .string("a"), offset: 0), .conditional(.string("b")),
    ListElement(value: .string("c"), offset: 0),
  ])

  @Test("asks lists, whose conditional elements may be there")
  func search() {
    let cases: [(String, [(String, Value)], String)] = [
      ("contains", [("", Value.string("a"))], "true"),
      ("contains", [("", .string("b"))], "<a condition>"),
      ("contains", [("where", .predicate { $0 > "c" })], "false"),
      ("allSatisfy", [("", .predicate { $0 == "b" })], "false"),
      ("allSatisfy", [("", .predicate { _ in true })], "true"),
      ("first", [("where", .predicate { $0 >= "b" })], "b|c"),
      ("last", [("where", .predicate { $0 <= "b" })], "b|a"),
      ("firstIndex", [("of", .string("c"))], "2"), ("firstIndex", [("of", .string("d"))], "nil"),
      ("firstIndex", [("of", .string("b"))], "<an index>"),
      ("isSubset", [("of", .strings("a"))], "<isSubset>"),
    ]
    for (name, arguments, expected) in cases {
      #expect(bench.result(name, on: names, arguments) == expected)
    }
  }

  @Test("chooses and orders elements")
  func selection() {
    let cases: [(String, [(String, Value)], String)] = [
      ("filter", [("", Value.predicate { $0 == "a" ? nil : true })], "[a?, b?, c]"),
      ("prefix", [("", .integer(2))], "[a, b?]"), ("dropFirst", [], "[b?, c]"),
      ("drop", [("while", .predicate { $0 < "b" })], "[b?, c]"), ("drop", [], "none"),
      (
        "sorted", [("by", .function(NativeFunction { .condition($0[1].precedes($0[0])) }))],
        "[c, b?, a]"
      ),
      ("max", [], "c"), ("reversed", [], "[c, b?, a]"),
      (
        "enumerated", [],
        "[(offset: 0, element: a), (offset: 1, element: b?)?, (offset: 2, element: c)]"
      ),
      ("union", [("", .strings("c", "d"))], "[a, b?, c, d]"),
      ("intersection", [("", .strings("a", "b"))], "[a, b?]"),
      ("symmetricDifference", [("", .strings("b", "d"))], "[a, c, b?, d]"),
      ("joined", [], "<x>"),
    ]
    for (name, arguments, expected) in cases {
      #expect(bench.result(name, on: names, arguments) == expected)
    }
  }

  @Test("applies functions to elements")
  func transformations() {
    let double = Value.function(NativeFunction { .list($0[0], $0[0]) })
    #expect(bench.result("flatMap", on: names, [("", double)]) == "[a, a, b?, b?, c, c]")
    let choice = Value.function(NativeFunction { $0[0].text == "a" ? .null : $0[0] })
    #expect(bench.result("compactMap", on: names, [("", choice)]) == "[b?, c]")
    let sum = Value.function(NativeFunction { .string($0.map(\.text).joined()) })
    let arguments = [("", Value.string("-")), ("", sum)]
    let two = Value.array([
      ListElement(value: .string("a"), offset: 0), .conditional(.string("b")),
    ])
    #expect(bench.result("reduce", on: two, arguments) == "-a|-ab")
    #expect(bench.result("map", on: .string("x"), [("", sum)]) == "[x]")
    #expect(bench.result("map", on: .integer(1), [("", sum)]) == "1")
  }

  @Test("changes lists, dictionaries and strings")
  func mutations() {
    let cases: [(Value, String, [(String, Value)], String)] = [
      (Value.strings("a"), "append", [("", Value.either([.string("b"), .null]))], "[a, b?] ()"),
      (.strings("a", "b"), "insert", [("", .string("c")), ("at", .integer(0))], "[c, a, b] ()"),
      (.strings("a", "b"), "remove", [("at", .integer(0))], "[b] a"),
      (.strings("a"), "remove", [("at", .unknown("x"))], "[a?] <an element>"),
      (.strings("a", "b"), "removeLast", [], "[a] b"),
      (.strings("b", "a"), "sort", [], "[a, b] ()"),
      (.strings("a", "b"), "swapAt", [("", .integer(0)), ("", .integer(1))], "[b, a] ()"),
      (.strings("a"), "formUnion", [("", .strings("a", "b"))], "[a, b] ()"),
      (
        .dictionary([]), "updateValue", [("", .integer(1)), ("forKey", .string("k"))], "[k: 1] nil"
      ),
      (.string("ab"), "removeFirst", [], "b a"), (.boolean(true), "toggle", [], "false ()"),
      (.strings("a"), "map", [], "none"),
    ]
    for (receiver, name, arguments, expected) in cases {
      #expect(bench.mutation(name, of: receiver, arguments) == expected)
    }
  }

  @Test("merges dictionaries, choosing between values for a key")
  func merging() {
    let one = Value.dictionary([DictionaryEntry(key: .string("k"), value: .integer(1))])
    let two = Value.dictionary([
      DictionaryEntry(key: .string("k"), value: .integer(2)),
      DictionaryEntry(key: .string("l"), value: .integer(3)),
    ])
    let first = Value.function(NativeFunction { $0[0] })
    #expect(bench.result("merging", on: one, [("", two)]) == "[k: 2, l: 3]")
    #expect(
      bench.result("merging", on: one, [("", two), ("uniquingKeysWith", first)]) == "[k: 1, l: 3]")
  }

  @Test("works on strings")
  func strings() {
    let cases: [(String, [(String, Value)], String)] = [
      ("components", [("separatedBy", Value.string("/"))], "[a, , b]"),
      ("split", [("separator", .string("/"))], "[a, b]"),
      ("replacingOccurrences", [("of", .string("/")), ("with", .string("."))], "a..b"),
      ("hasPrefix", [("", .string("a/"))], "true"), ("contains", [("", .string("x"))], "false"),
      ("uppercased", [], "A//B"), ("hasSuffix", [("", .unknown("x"))], "<hasSuffix>"),
      ("filter", [("", .predicate { $0 != "/" })], "ab"),
      ("split", [("whereSeparator", .predicate { $0 == "/" })], "[a, b]"),
    ]
    for (name, arguments, expected) in cases {
      #expect(bench.result(name, on: .string("a//b"), arguments) == expected)
    }
  }

  @Test("has global functions")
  func globals() {
    let bench = Bench(environment: ["HOME": "/root"])
    func result(_ name: String, _ arguments: [(String, Value)]) -> String {
      GlobalFunctions.call(name, bench.call(arguments))?.text ?? "none"
    }
    #expect(result("getenv", [("", .string("HOME"))]) == "/root")
    #expect(result("min", [("", .integer(2)), ("", .integer(1))]) == "1")
    #expect(result("zip", [("", .strings("a")), ("", .strings("b", "c"))]) == "[(a, b)]")
    let stride = [("from", 0), ("through", 4), ("by", 2)].map { ($0.0, Value.integer($0.1)) }
    #expect(result("stride", stride) == "[0, 2, 4]")
    #expect(result("exit", []) == "unset")
    #expect(result("missing", []) == "none")
  }

  @Test("makes strings and collections, as long as steps are left")
  func initialisers() {
    func result(_ path: String, _ arguments: [(String, Value)]) -> String {
      let value = LibraryTypes.construct(path, bench.call(arguments)) { _ in nil }
      return value?.text ?? "none"
    }
    #expect(result("String", [("", .integer(1))]) == "1")
    #expect(result("Set", [("", .strings("a", "b", "a"))]) == "[a, b]")
    #expect(result("Int", [("", .string("x"))]) == "nil")
    #expect(result("Target", []) == "none")
    let many = [("repeating", Value.string("ab")), ("count", .integer(.max))]
    #expect(result("String", many) == "<x>")
    #expect(bench.runtime.budget.isSpent)
  }

  @Test("calculates with integers, and gives up where they overflow")
  func arithmetic() {
    func result(_ name: String, _ left: Int, _ right: Int) -> String {
      Arithmetic.result(name, .integer(left), .integer(right))?.text ?? "none"
    }
    #expect(result("+", .max, 1) == "none")
    #expect(result("/", 7, 2) == "3")
    #expect(result("%", 1, 0) == "none")
    #expect(result("...", 1, 3) == "1..<4")
    #expect(Arithmetic.result("<", .string("a"), .null)?.text == "<a condition>")
  }
}

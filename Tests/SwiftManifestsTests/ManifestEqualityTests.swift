import Testing

/// Values are compared as their types say wherever they are compared, and are of the types that they have.
@Suite("Values in a manifest that are compared")
struct ManifestEqualityTests {
  private static let prelude = """
    struct Key: Hashable {
      let name: String; let rank: Int
      static func == (a: Key, b: Key) -> Bool { a.rank == b.rank }
      func hash(into hasher: inout Hasher) { hasher.combine(rank) }
    }
    var table = [Key(name: "a", rank: 1): "one"]
    table[Key(name: "z", rank: 1)] = "uno"
    enum Kind { case first, second }
    extension Kind { static func == (l: Kind, r: String) -> Bool { "\\(l)" == r } }
    let kind = Kind.first
    struct Name: ExpressibleByStringLiteral, Hashable {
      let text: String
      init(stringLiteral text: String) { self.text = text }
      static let core: Name = "Core"
    }
    let names: Set<Name> = ["Core", .core]
    let byName: [Name: Int] = ["Core": 1]
    enum Q { case x, y; static let usual: Q = .y }
    struct S { var q: Q = .usual }
    struct Outer { struct Inner { var text = "t" }; var inner: Inner = .init() }
    struct P { let n: Int }
    extension P { static func ~= (pattern: P, value: String) -> Bool { value.count == pattern.n } }
    """

  @Test(
    "are equal as their types say",
    arguments: [
      ("table.count", "1"), ("table[Key(name: \"b\", rank: 1)]", "uno"),
      ("table[Key(name: \"a\", rank: 2)]", "nil"),
      ("Set([\"x\", \"y\"]) == Set([\"y\", \"x\"])", "true"),
      ("([\"x\", \"y\"] as Set<String>) == [\"y\", \"x\"]", "true"),
      ("[\"x\", \"y\"] == [\"y\", \"x\"]", "false"),
      ("[\"a\": 1, \"b\": 2] == [\"b\": 2, \"a\": 1]", "true"),
      ("[\"a\": 1, \"b\": 2] == [\"b\": 1, \"a\": 2]", "false"),
      ("Set([\"b\", \"a\"]).sorted() == [\"a\", \"b\"]", "true"),
      ("kind == .first", "true"), ("kind == Kind.second", "false"), ("kind == \"first\"", "true"),
      ("[Kind.first].contains(.first)", "true"), ("[kind] == [.first, .second]", "false"),
      ("names.count", "1"), ("byName[.core]", "1"), ("byName[\"Core\"]", "1"),
      ("S().q == .y", "true"), ("S(q: .x).q == .usual", "false"), ("\"\\(S().q)\"", "y"),
      ("Outer().inner.text", "t"),
      ("switch \"ab\" { case P(n: 1): \"one\" case P(n: 2): \"two\" default: \"none\" }", "two"),
      ("switch \"c\" { case \"a\"...\"f\": 1 default: 2 }", "1"),
      ("switch 5 { case ..<0: 1 case ...5: 2 default: 3 }", "2"),
    ])
  func equality(expression: String, expected: String) {
    #expect(value(of: expression, after: Self.prelude) == expected)
  }

  @Test(
    "are ordered part by part",
    arguments: [
      ("[\"ccc\", \"b\", \"aaa\"].sorted { ($0.count, $0) < ($1.count, $1) }", "[b, aaa, ccc]"),
      ("[\"k\": 2, \"j\": 1].sorted(by: <).map(\\.key)", "[j, k]"),
      ("(1, \"b\") < (1, \"a\")", "false"), ("(1, \"b\") >= (1, \"a\")", "true"),
    ])
  func order(expression: String, expected: String) {
    #expect(value(of: expression) == expected)
  }

  private static let types = """
    protocol Named {}
    struct A: Named { let n = 1 }
    struct B { let n = 2 }
    class Base {}
    final class Derived: Base {}
    extension String: Named {}
    let text: Any = "t"
    let list: [Any] = ["t", 1, A(), B(), true]
    """

  @Test(
    "are of the types that they have",
    arguments: [
      ("text is Int", "false"), ("text is String", "true"), ("text as? Int", "nil"),
      ("(text as? String) ?? \"none\"", "t"), ("(text as? Int) == nil", "true"),
      ("list.filter { $0 is String }.count", "1"), ("list.compactMap { $0 as? A }.count", "1"),
      ("list.filter { $0 is Named }.count", "2"), ("Derived() is Base", "true"),
      ("Base() is Derived", "false"), ("[\"a\"] is [String]", "true"), ("[1] as? [String]", "nil"),
      ("switch text { case is Int: 1 case let s as String: s default: 2 }", "t"),
      ("list.map { switch $0 { case is Bool: 1 case is Int: 2 default: 3 } }", "[3, 2, 3, 3, 1]"),
    ])
  func types(expression: String, expected: String) {
    #expect(value(of: expression, after: Self.types) == expected)
  }

  @Test(
    "are said not to be understood where nothing tells",
    arguments: [
      ("let x: String?? = .some(nil)\nlet y = x", "optionals of optionals"),
      ("let y = [\"a\": nil as String?, \"b\": nil]", "a value that is `nil`"),
      ("let y = \"a\" is Hashable", "whether the value is of this type"),
      ("let y = 1 &+ 2", "the operator `&+` is not known"),
    ])
  func unknown(prelude: String, reason: String) {
    #expect(value(of: "y", after: prelude).contains(reason), "\(value(of: "y", after: prelude))")
  }

  @Test(
    "keep what they have",
    arguments: [
      (
        "protocol C { var uses: [String] { get } }\nextension C { var uses: [String] { [] } }\nstruct S: C { var uses: [String] = [] }",
        "S(uses: [\"a\"]).uses", "[a]"
      ),
      ("var n = 1\nlet c = { [n] in n }\nlet d = { [m = n] in m }\nn = 7", "c() + d()", "2"),
      (
        "struct D: CustomDebugStringConvertible { var debugDescription: String { \"d\" } }",
        "\"\\(D())\"", "d"
      ),
      (
        "extension Array where Element == String { func named(_ s: String) -> String? { first { $0 == s } } }",
        "[\"a\", \"b\"].named(\"b\")", "b"
      ),
      (
        "let x: Target.Dependency = \"X\"\nextension Target.Dependency { var key: String { switch self { case .byNameItem(let n, _): \"b\" + n default: \"?\" } } }",
        "x.key", "bX"
      ),
    ])
  func values(prelude: String, expression: String, expected: String) {
    #expect(value(of: expression, after: prelude) == expected)
  }
}

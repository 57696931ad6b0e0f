import Testing

@Suite("Functions of one name in a manifest")
struct ManifestOverloadTests {
  private static let prelude = """
    enum Own: String { case core, ui }
    enum Other: String { case log, net }
    func use(_ part: Own) -> String { "own " + part.rawValue }
    func use(_ part: Other) -> String { "other " + part.rawValue }
    func use(_ parts: [Other]) -> String { "others " + parts.map(\\.rawValue).joined() }
    func make(_ name: String, _ uses: String...) -> String { name + "v\\(uses.count)" }
    func make(_ name: String, _ uses: [String]) -> String { name + "l\\(uses.count)" }
    func show(_ text: String) -> String { "text " + text }
    func show(_ number: Int) -> String { "number \\(number)" }
    func show(_ truth: Bool) -> String { "truth" }
    extension Target.Dependency {
      init(_ part: Own) { self = .byName(name: part.rawValue) }
      init(_ part: Other) { self = .product(name: part.rawValue, package: "p") }
      static func of(_ part: Other) -> Target.Dependency { .init(part) }
      static func of(_ part: Own) -> Target.Dependency { .init(part) }
    }
    struct Box { let text: String
      init(_ part: Other) { text = "o" + part.rawValue }
      init(_ part: Own) { text = "p" + part.rawValue } }
    let three = 3
    let net = Other.net
    let list: [Target.Dependency] = [.init(.log), .init(.core), .of(.ui), .of(.net)]
    """

  @Test(
    "are told apart by the types of their parameters",
    arguments: [
      ("use(.core)", "own core"), ("use(.log)", "other log"), ("use(net)", "other net"),
      ("use([.log, .net])", "others lognet"), ("use(Own.ui)", "own ui"),
      ("make(\"A\", \"b\")", "Av1"), ("make(\"A\", [\"b\", \"c\"])", "Al2"),
      ("show(\"x\")", "text x"), ("show(3)", "number 3"), ("show(three)", "number 3"),
      ("show(three == 3)", "truth"), ("Box(.log).text", "olog"), ("Box(.ui).text", "pui"),
      ("[Own.core, .ui].map(use)", "[own core, own ui]"), ("[net].map(use)", "[other net]"),
      (
        "list",
        "[product(name: log, package: p), byName(name: core), byName(name: ui), product(name: net, package: p)]"
      ),
    ])
  func overloads(expression: String, expected: String) {
    #expect(value(of: expression, after: Self.prelude) == expected)
  }

  @Test("give way to the library's where their parameters are others")
  func libraryFunctions() {
    let prelude = """
      extension Sequence {
        func sorted<V: Comparable>(by key: KeyPath<Element, V>, _ order: (V, V) -> Bool = (<)) -> [Element] {
          sorted { order($0[keyPath: key], $1[keyPath: key]) }
        }
      }
      let names = ["bb", "a"]
      """
    #expect(value(of: "names.sorted(by: >)", after: prelude) == "[bb, a]")
    #expect(value(of: "names.sorted { $0 < $1 }", after: prelude) == "[a, bb]")
  }

  @Test(
    "take a trailing closure where they take a function",
    arguments: [
      ("func h(_ xs: [String] = [], then: () -> String) -> String { then() }", "h { \"x\" }", "x"),
      (
        "func h(_ first: () -> String = { \"a\" }, last: Int = 1) -> String { first() }",
        "h { \"x\" }", "x"
      ),
      ("struct S { var n = 1; var make: () -> String }", "S { \"x\" }.make()", "x"),
    ])
  func trailingClosures(prelude: String, expression: String, expected: String) {
    #expect(value(of: expression, after: prelude) == expected)
  }

  @Test(
    "include those that a value is called by, and other initialisers",
    arguments: [
      (
        "struct F { let p: String; func callAsFunction(_ n: String) -> String { p + n } }",
        "F(p: \"a\")(\"b\")", "ab"
      ),
      (
        "struct S { let a: Int; init(a: Int) { self.a = a }; init(s: String) { self.init(a: s.count) } }",
        "S(s: \"abc\").a", "3"
      ),
      (
        "struct S { let a: Int }\nextension S { init(s: String) { self.init(a: s.count) } }",
        "S(s: \"ab\").a", "2"
      ),
      (
        "final class C { let n: String; init(n: String) { self.n = n }; convenience init() { self.init(n: \"def\") } }",
        "C().n", "def"
      ),
      (
        "enum M: String { case a }\nextension Target.Dependency { init(_ m: M) { self.init(stringLiteral: m.rawValue) } }\nlet d: [Target.Dependency] = [.init(.a)]",
        "d", "[a]"
      ),
      (
        "class Base { let n: String; init(n: String = \"b\") { self.n = n } }\nfinal class Sub: Base { var k = 1 }",
        "Sub(n: \"x\").n", "x"
      ),
    ])
  func initialisers(prelude: String, expression: String, expected: String) {
    #expect(value(of: expression, after: prelude) == expected)
  }

  @Test("an extension's initialiser may make the package by another one")
  func package() {
    let text = """
      extension Package {
        convenience init(_ name: String, modules: [String]) {
          self.init(name: name, targets: modules.map { .target(name: $0) })
        }
      }
      let package = Package("P", modules: ["A", "B"])
      """
    #expect(argument("targets", of: evaluated(text)) == ["target(name: A)", "target(name: B)"])
  }

  @Test(
    "values that are left out have their defaults",
    arguments: [
      (
        "enum I { case lib(String, uses: [String] = [\"Core\"], tests: Bool = true) }\nfunc f(_ i: I) -> String { switch i { case let .lib(n, u, t): n + u.joined() + \"\\(t)\" } }",
        "f(.lib(\"A\")) + f(.lib(\"B\", uses: [], tests: false)) + f(.lib(\"C\", tests: false))",
        "ACoretrueBfalseCCorefalse"
      )
    ])
  func associatedValues(prelude: String, expression: String, expected: String) {
    #expect(value(of: expression, after: prelude) == expected)
  }

  @Test("a name that nothing tells apart is said to be so")
  func ambiguous() {
    let prelude = """
      func f(_ x: First) -> String { "1" }
      func f(_ x: Second) -> String { "2" }
      protocol First {}
      protocol Second {}
      """
    #expect(value(of: "f(Date())", after: prelude).contains("several functions of this name"))
  }
}

import Testing

@Suite("Manifest declarations")
struct ManifestDeclarationTests {
  @Test("let functions be used before they are declared")
  func hoisting() {
    let manifest = evaluated(
      """
      let package = Package(name: "P", targets: [module("A"), module("B", uses: "A")])
      func module(_ name: String, uses: String..., path: String = "Modules") -> Target {
        .target(name: name, dependencies: uses.map { .target(name: $0) }, path: "\\(path)/\\(name)")
      }
      """)
    #expect(manifest.problems == [])
    #expect(
      argument("targets", of: manifest) == [
        "target(name: A, dependencies: [], path: Modules/A)",
        "target(name: B, dependencies: [target(name: A)], path: Modules/B)",
      ])
  }

  @Test("choose overloads by labels and write inout arguments back")
  func overloads() {
    let prelude = """
      func make(_ name: String) -> String { "plain " + name }
      func make(test name: String) -> String { "test " + name }
      func add(_ name: String, to list: inout [String]) { list.append(name) }
      var list = [make("a"), make(test: "b")]
      add("c", to: &list)
      """
    #expect(value(of: "list", after: prelude) == "[plain a, test b, c]")
  }

  @Test("find members of extended library types by the type that the context expects")
  func extensions() {
    let prelude = """
      extension Target {
        static let core = target(name: .core, dependencies: [.core])
        static func feature(_ name: String) -> Target { target(name: name, path: path(of: name)) }
        static func path(of name: String) -> String { "Features/" + name }
        static func target(name: String, kind: String) -> Target {
          .target(name: name + kind)
        }
        var isFeature: Bool { name.hasPrefix("F") }
      }
      extension Target.Dependency { static let core: Self = .product(name: "Core", package: "c") }
      extension String { static let core = "Core" }
      extension [SwiftSetting] { static var all: Self { [.define("X")] } }
      """
    let expression = """
      [.core, .feature("F"), .target(name: "K", kind: "k"),
       .testTarget(name: Target.feature("F").isFeature ? "yes" : "no", swiftSettings: .all)]
      """
    #expect(
      targets(prelude, expression) == [
        "target(name: Core, dependencies: [product(name: Core, package: c)])",
        "target(name: F, path: Features/F)", "target(name: Kk)",
        "testTarget(name: yes, swiftSettings: [define(X)])",
      ])
  }

  @Test("find them where the context is an element of a list")
  func genericElement() {
    let prelude = """
      extension Target.Dependency { static let core: Self = .target(name: "Core") }
      extension Array {
        func appending(_ element: Element, if condition: Bool) -> [Element] {
          condition ? self + [element] : self
        }
      }
      """
    #expect(
      targets(prelude, "[.target(name: \"A\", dependencies: [\"B\"].appending(.core, if: true))]")
        == ["target(name: A, dependencies: [B, target(name: Core)])"])
  }

  @Test("nest members in types of extensions")
  func nestedTypes() {
    let prelude = """
      extension Target {
        enum Prefixed { static let basics = binaryTarget(name: .Prefixed.basics, remote: "1") }
        static func binaryTarget(name: String, remote: String) -> Target {
          .binaryTarget(name: name, url: "u", checksum: remote)
        }
      }
      extension String { enum Prefixed { static let basics = "FBasics" } }
      """
    #expect(
      targets(prelude, "[.Prefixed.basics]") == [
        "binaryTarget(name: FBasics, url: u, checksum: 1)"
      ])
  }

  @Test("hold values in structures with methods, properties and initialisers")
  func structures() {
    let prelude = """
      struct Module {
        enum Kind: String, CaseIterable { case library, tool = "Tool" }
        var name: String
        var kind = Kind.library
        var uses: [String] = []
        var path: String { kind == .tool ? "Tools/\\(name)" : "Sources/\\(name)" }
        mutating func use(_ other: Module) { uses.append(other.name) }
        func target() -> Target {
          switch kind {
          case .library: return .target(name: name, dependencies: dependencies, path: path)
          case .tool: return .executableTarget(name: name, dependencies: dependencies, path: path)
          }
        }
        private var dependencies: [Target.Dependency] { uses.map { .byName(name: $0) } }
      }
      struct Label { let text: String; init(_ text: String) { self.text = text + "!" } }
      let a = Module(name: "A")
      var b = Module(name: Label("B").text, kind: .tool)
      b.use(a)
      let copy = b
      b.name = "renamed"
      """
    #expect(
      targets(prelude, "[a, copy].map { $0.target() }") == [
        "target(name: A, dependencies: [], path: Sources/A)",
        "executableTarget(name: B!, dependencies: [byName(name: A)], path: Tools/B!)",
      ])
    #expect(value(of: "Module.Kind.allCases.map(\\.rawValue)", after: prelude) == "[library, Tool]")
    #expect(value(of: "Module.Kind(rawValue: \"Tool\")", after: prelude) == ".tool")
  }

  @Test("are the literal itself where an initialiser is given one that they can be")
  func literalsInInitialisers() {
    let prelude = """
      struct Name: ExpressibleByStringLiteral {
        let text: String
        init(stringLiteral text: String) { self.text = text + "!" }
        init(_ text: String) { self.text = text }
      }
      struct Plain { let text: String; init(stringLiteral text: String) { self.text = "" }
        init(_ text: String) { self.text = text } }
      let given = "b"
      """
    for (expression, expected) in [
      ("Name(\"a\").text", "a!"), ("Name(given).text", "b"), ("Name.init(\"a\").text", "a"),
      ("Plain(\"a\").text", "a"),
    ] {
      #expect(value(of: expression, after: prelude) == expected)
    }
  }

  @Test("let an enumeration's static property be meant where nothing else has its name")
  func staticsOfEnumerations() {
    let prelude = """
      enum Layer: String { case low, high; static let usual = Layer.high }
      let pick: () -> Layer = { .usual }
      let name: (Layer) -> String = { $0.rawValue }
      """
    #expect(
      value(of: "pick().rawValue + name(.usual) + name(.low)", after: prelude) == "highhighlow")
  }

  @Test("share instances of classes")
  func classes() {
    let prelude = """
      final class Box { var names: [String] = []; init(_ name: String) { names.append(name) } }
      let box = Box("a")
      let other = box
      other.names.append("b")
      """
    #expect(value(of: "box.names", after: prelude) == "[a, b]")
  }

  @Test("evaluate lazy properties once")
  func lazyProperties() {
    let prelude = """
      var count = 0
      func next() -> Int { count += 1; return count }
      final class Box {
        lazy var number = next() + base
        let base: Int
        init(_ n: Int) { base = n }
      }
      let box = Box(10)
      """
    #expect(value(of: "[count, box.number, box.number, count]", after: prelude) == "[0, 11, 11, 1]")
    let structures = """
      var count = 0
      func next() -> Int { count += 1; return count }
      struct Box { lazy var number = next(); mutating func twice() -> Int { number + number } }
      var box = Box(), other = box
      """
    #expect(value(of: "[box.number, box.number, other.number]", after: structures) == "[1, 1, 2]")
    #expect(value(of: "[other.twice(), other.number, count]", after: structures) == "[2, 1, 1]")
  }

  @Test("label tuples by their type")
  func tupleTypes() {
    let prelude = """
      let modules: [(name: String, uses: [String])] = [("A", []), ("B", ["A"])]
      func version() -> (url: String, from: String) { return ("u", "1") }
      """
    #expect(value(of: "modules.flatMap(\\.uses)", after: prelude) == "[A]")
    #expect(value(of: "modules.map { $0.name } + [version().from]", after: prelude) == "[A, B, 1]")
  }

  @Test("declare operators")
  func operators() {
    let prelude = """
      infix operator ~>: AdditionPrecedence
      func ~> (lhs: Target, rhs: [String]) -> Target { lhs.path = rhs.joined(); return lhs }
      """
    #expect(targets(prelude, "[.target(name: \"A\") ~> [\"x\"] + [\"y\"]]").count == 1)
    let simple = "func * (list: [String], times: Int) -> [String] { list + list }"
    #expect(value(of: "[\"a\"] * 2", after: simple) == "[a, a]")
  }
}

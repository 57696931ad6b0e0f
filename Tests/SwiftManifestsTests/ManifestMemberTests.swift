import Testing

/// Members that are written without their type, and values that are compared.
@Suite("Members without a type, and comparisons")
struct ManifestMemberTests {
  private static let parts = """
    extension Target.Dependency {
      static let kern: Self = "other"
      static let shell: Self = "another"
    }
    enum Part: String, CaseIterable { case kern = "Kern", shell = "Shell" }
    struct Box: Equatable { var part: Part; static let kern = Box(part: .kern) }
    let part = Part.kern
    let maybe: Part? = .shell
    let nothing: Part? = nil
    let list: [Part] = [.kern]
    let table: [Part: String] = [.kern: "k", .shell: "s"]
    """

  @Test(
    "a member belongs to the type of what it is compared with",
    arguments: [
      ("part == .kern", "true"), ("part != .kern", "false"), (".kern == part", "true"),
      (".shell != part", "true"), ("maybe == .shell", "true"), ("maybe == .kern", "false"),
      ("(part, 1) == (.kern, 1)", "true"), ("[part] == [.kern]", "true"),
      ("[.kern, .shell].contains(part)", "true"), ("[.shell].contains(part)", "false"),
      ("list.contains(.kern)", "true"), ("list.contains(.shell)", "false"),
      ("Part.allCases.firstIndex(of: .shell)", "1"),
      ("Set<Part>([.kern]).isSubset(of: [.kern, .shell])", "true"),
      ("Set(Part.allCases).subtracting([.kern]).map(\\.rawValue)", "[Shell]"),
      ("[Part.kern, .shell].map(\\.rawValue)", "[Kern, Shell]"),
      ("Part.allCases.filter { $0 != .kern }.map(\\.rawValue)", "[Shell]"),
      ("table[.kern]", "k"), ("table[part]", "k"), ("[Part.kern: 1, .shell: 2][.shell]", "2"),
      ("(Part(rawValue: \"?\") ?? .shell).rawValue", "Shell"),
      ("(nothing ?? .shell).rawValue", "Shell"), ("(maybe ?? .kern).rawValue", "Shell"),
      ("switch part { case .kern: 1 default: 2 }", "1"),
      ("switch (part, 2) { case (.kern, 1): 1 case (.kern, 2): 2 default: 3 }", "2"),
      ("switch [part] { case [.kern]: 1 default: 2 }", "1"),
      ("Box(part: .kern) == .kern", "true"),
      ("switch Box(part: .shell) { case .kern: 1 default: 2 }", "2"),
      ("switch Box(part: .kern) { case .kern: 1 default: 2 }", "1"),
    ])
  func members(expression: String, expected: String) {
    #expect(value(of: expression, after: Self.parts) == expected)
  }

  @Test("a member that several types have is not guessed where nothing tells which is meant")
  func ambiguous() {
    let text = value(of: "[.kern]", after: Self.parts)
    #expect(text.contains("several types have a member `kern`"), "\(text)")
    #expect(targets(Self.parts, "[.target(name: \"A\", dependencies: [.kern])]").count == 1)
  }

  private static let layers = """
    enum Layer: Int, CaseIterable, Comparable {
      case top = 2, base = 0, middle = 1
      static func < (left: Layer, right: Layer) -> Bool { left.rawValue < right.rawValue }
    }
    enum Size: CaseIterable, Comparable { case large, small; static let usual = Size.small }
    struct Name: Equatable, Comparable {
      var text: String
      var rank = 0
      static func == (left: Name, right: Name) -> Bool { left.text == right.text }
      static func < (left: Name, right: Name) -> Bool { left.text > right.text }
    }
    let names = [Name(text: "a", rank: 1), Name(text: "c", rank: 2), Name(text: "b", rank: 3)]
    """

  @Test(
    "values have the order and equality of their types",
    arguments: [
      ("Layer.allCases.sorted().map(\\.rawValue)", "[0, 1, 2]"),
      ("Layer.allCases.sorted(by: >).map(\\.rawValue)", "[2, 1, 0]"),
      ("Layer.allCases.max()?.rawValue", "2"), ("Layer.allCases.min()?.rawValue", "0"),
      ("Layer.middle >= .base", "true"), ("Layer.middle <= .base", "false"),
      ("Layer.base < .middle", "true"), ("max(Layer.base, Layer.top).rawValue", "2"),
      ("(Layer.base, 2) < (Layer.base, 3)", "true"),
      ("Size.large < Size.small", "true"), ("Size.allCases.max() == .small", "true"),
      ("Size.usual > .large", "true"),
      ("names.sorted().map(\\.text)", "[c, b, a]"), ("names.max()?.text", "a"),
      ("names.contains(Name(text: \"c\"))", "true"),
      ("names.firstIndex(of: Name(text: \"b\"))", "2"),
      ("names.first == Name(text: \"a\")", "true"), ("names.first != Name(text: \"a\")", "false"),
      ("names == names.map { Name(text: $0.text) }", "true"),
      ("Set(names + names.map { Name(text: $0.text) }).count", "3"),
      ("[3, 1, 2].sorted()", "[1, 2, 3]"), ("[\"b\", \"a\"].max()", "b"),
    ])
  func order(expression: String, expected: String) {
    #expect(value(of: expression, after: Self.layers) == expected)
  }

  @Test("a generic parameter stands for the type of what is given, and else for nothing known")
  func generics() {
    let helpers = """
      enum Kern {}
      struct Shell {}
      func name<T>(of type: T.Type) -> String { String(describing: T.self) }
      func kind<Value>(_ value: Value) -> String { "\\(Value.self)" }
      struct Box<Content> { static var title: String { String(describing: Content.self) } }
      """
    #expect(value(of: "name(of: Kern.self)", after: helpers) == "Kern")
    #expect(value(of: "kind(Shell())", after: helpers) == "Shell")
    let unknown = targets(helpers, "[.target(name: Box<Kern>.title)]")
    #expect(unknown.first?.contains("only known when the manifest runs") == true, "\(unknown)")
  }

  private static let builder = """
    @resultBuilder enum Parts {
      static func buildExpression(_ part: Target) -> [Target] { [part] }
      static func buildExpression(_ parts: [Target]) -> [Target] { parts }
      static func buildBlock(_ parts: [Target]...) -> [Target] { parts.flatMap { $0 } }
      static func buildOptional(_ part: [Target]?) -> [Target] { part ?? [] }
      static func buildEither(first part: [Target]) -> [Target] { part }
      static func buildEither(second part: [Target]) -> [Target] { part }
      static func buildArray(_ parts: [[Target]]) -> [Target] { parts.flatMap { $0 } }
    }
    @resultBuilder struct Words {
      static func buildPartialBlock(first: String) -> String { first }
      static func buildPartialBlock(accumulated: String, next: String) -> String {
        accumulated + "-" + next
      }
      static func buildFinalResult(_ text: String) -> String { "<" + text + ">" }
    }
    func collect(@Parts _ body: () -> [Target]) -> [Target] { body() }
    func join(@Words words: () -> String) -> String { words() }
    @Parts func more() -> [Target] {
      Target.target(name: "M")
      [Target.target(name: "N")]
    }
    struct Group { @Parts var parts: [Target] { Target.target(name: "G") } }
    @Parts var others: [Target] {
      get {
        Target.target(name: "O")
        if words.isEmpty { Target.target(name: "P") } else { Target.target(name: "Q") }
      }
    }
    @Words var words: String { "one"; "two" }
    """

  @Test("a result builder collects what stands in a closure, a function or a property")
  func builders() {
    let found = targets(
      Self.builder,
      """
      collect {
        let last = "Z"
        Target.target(name: "A")
        if last == "Z" { Target.target(name: "B") } else { Target.target(name: "C") }
        if last == "Y" { Target.target(name: "D") }
        for name in ["E", "F"] where name != "F" { Target.target(name: name) }
        switch last { case "Z": Target.target(name: "H") default: Target.target(name: "I") }
        more()
        Group().parts
        others
        Target.target(name: words)
      }
      """)
    let expected = ["A", "B", "E", "H", "M", "N", "G", "O", "Q", "<one-two>"]
    #expect(found == expected.map { "target(name: \($0))" }, "\(found)")
    #expect(
      value(of: "join { \"a\"; \"b\"; \"c\" }", after: Self.builder) == "<a-b-c>")
    #expect(value(of: "join { return \"a\" }", after: Self.builder) == "a")
  }

  @Test(
    "that a type has and a protocol adds without requiring it depend on the type that is written",
    arguments: [
      ("any.added()", nil), ("any.value", nil), ("read(Own())", nil),
      ("any.required()", "own"), ("Plain().added()", "added"), ("Plain().required()", "default"),
      ("any.alone()", "alone"),
    ])
  func hiddenMembers(expression: String, expected: String?) {
    let prelude = """
      protocol Part { func required() -> String }
      extension Part {
        func required() -> String { "default" }
        func added() -> String { "added" }
        var value: String { "value" }
      }
      struct Own: Part {
        func required() -> String { "own" }
        func added() -> String { "own" }
        var value: String { "own" }
        func alone() -> String { "alone" }
      }
      struct Plain: Part {}
      let any: Part = Own()
      func read<P: Part>(_ part: P) -> String { part.added() }
      """
    let found = value(of: expression, after: prelude)
    if let expected {
      #expect(found == expected)
    } else {
      #expect(found.contains("depends on the type that is written"))
    }
  }

  @Test("of lists with elements of one type are not guessed where a list is empty")
  func emptyLists() {
    let prelude = """
      extension Array where Element == String {
        var tag: String { "S" }
        func name() -> String { "S" }
        func own() -> String { "S" }
      }
      extension Array where Element == Int {
        var tag: String { "I" }
        func name() -> String { "I" }
      }
      let numbers: [Int] = []
      """
    #expect(value(of: "[1].tag + [\"a\"].name()", after: prelude) == "IS")
    #expect(value(of: "numbers.tag", after: prelude).contains("is not understood"))
    #expect(value(of: "numbers.name()", after: prelude).contains("is not understood"))
    #expect(value(of: "[].own()", after: prelude) == "S")
  }
}

import Testing

@Suite("Implicit members")
struct ImplicitMemberTests {
  private let declarations = """
    enum Kind: Equatable { case fast, slow(Int), deep(Size), none
      static let standard = Kind.fast
      static func of(_ size: Size) -> Kind { .fast }
      var next: Kind { self }
    }
    enum Size { case big, small }
    struct Options: OptionSet { let rawValue: Int
      static let first = Options(rawValue: 1)
      static let all: Options = [.first]
    }
    struct Style { var kind: Kind; var size: Size?; var tint = Tint.red
      static var plain: Style { fetch() }
      static let shared = Theme()
      init(kind: Kind = .fast, size: Size? = nil) { fetch() }
      func with(_ kind: Kind) -> Style { self }
    }
    struct Theme { var style: Style }
    struct Tint { static let red = Tint(); static func mix(_ a: Tint, _ b: Tint) -> Tint { a } }
    struct Member { var kind: Kind; var tint: Tint? }
    struct Other { static let fast = 0; static let big = 0; static let red = 0; static let plain = 0 }
    struct Wide: Error { static let big = Wide() }
    protocol Look {}
    struct PlainLook: Look { static var made: PlainLook { fetch() } }
    extension Look where Self == PlainLook { static var simple: PlainLook { PlainLook() } }
    class Job { var kind = Kind.fast; var kinds: [Kind] = []; var byName: [String: Size] = [:]
      var handler: (Kind) -> Size = { _ in .big } }
    func use(_ kind: Kind, at size: Size = .small) {}
    func many(_ kinds: Kind...) {}
    func list(_ kinds: [Kind]) {}
    func show(_ look: some Look) {}
    func same<T>(_ a: T, _ b: T) {}
    func opt(_ options: Options) {}
    func maybe(_ size: Size?) {}
    let job = Job()
    let kind = Kind.fast
    """

  @Test(
    "are those of the annotated type",
    arguments: [
      ("let k: Kind = .fast", "Kind.fast"),
      ("let k: Kind = .slow(1)", "Kind.slow"),
      ("let k: Kind? = .fast", "Kind.fast"),
      ("let k: Kind? = .none", ""),
      ("let k: Kind = .deep(.big)", "Kind.deep Size.big"),
      ("let k: Kind = .of(.big)", "Kind.of Size.big"),
      ("let k: Kind = .standard", "Kind.standard"),
      ("let k: Kind = .fast.next", "Kind.fast Kind.next"),
      ("let t: Theme = Style.shared", "Style.shared"),
      ("let s: Style = .plain.with(.fast)", "Style.plain Style.with Kind.fast"),
      ("let s: Style = .init(kind: .fast, size: .big)", "Style.init Kind.fast Size.big"),
      ("let s: Style? = .init(kind: .fast)", "Style.init Kind.fast"),
      ("let k: [Kind] = [.fast, .slow(1)]", "Kind.fast Kind.slow"),
      ("let k: Set<Kind> = [.fast]", "Kind.fast"),
      ("let k: [String: Size] = [\"\": .big]", "Size.big"),
      ("let k: [Kind: Size] = [.fast: .big]", "Kind.fast Size.big"),
      ("let k: [[Kind]] = [[.fast], []]", "Kind.fast"),
      ("let k: (Kind, Size) = (.fast, .big)", "Kind.fast Size.big"),
      ("let k: Kind = true ? .fast : .none", "Kind.fast Kind.none"),
      ("let k: Kind = if true { .fast } else { .slow(1) }", "Kind.fast Kind.slow"),
      ("let k: Kind = switch 1 { case 1: .fast; default: .none }", "Kind.fast Kind.none"),
      ("let k: () -> Kind = { .fast }", "Kind.fast"),
      ("let k: (Int) -> Kind = { _ in return .fast }", "Kind.fast"),
      ("let k = fetch() ?? Kind.fast", "Kind.fast"),
      ("let o: Options = [.first, .all]", "Options.first Options.all"),
      ("let o: Options = .first", "Options.first"),
      ("let o: Options = []", ""),
      ("let e: any Error = Wide.big", "Wide.big"),
    ])
  func annotations(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test(
    "are those of the parameter",
    arguments: [
      ("use(.fast)", "Kind.fast"),
      ("use(.fast, at: .big)", "Kind.fast Size.big"),
      ("use(.deep(.big))", "Kind.deep Size.big"),
      ("use(true ? .fast : .none)", "Kind.fast Kind.none"),
      ("use(job.kinds.first ?? .fast)", "Job.kinds Kind.fast"),
      ("many(.fast, .slow(1))", "Kind.fast Kind.slow"),
      ("list([.fast, .none])", "Kind.fast Kind.none"),
      ("maybe(.big)", "Size.big"),
      ("opt([.first])", "Options.first"),
      ("opt(.first)", "Options.first"),
      ("show(.simple)", "Look.simple"),
      ("same(kind, .fast)", "Kind.fast"),
      ("same(.fast, kind)", "Kind.fast"),
      ("same(job.kinds.first ?? .fast, .none)", "Job.kinds Kind.fast Kind.none"),
      ("XCTAssertEqual(kind, .fast)", "Kind.fast"),
      ("XCTAssertEqual(job.kinds, [.fast])", "Job.kinds Kind.fast"),
      ("_ = Style(kind: .fast, size: .big)", "Kind.fast Size.big"),
      ("_ = Member(kind: .fast, tint: .red)", "Kind.fast Tint.red"),
      (
        "_ = Member(kind: .fast, tint: .mix(.red, .red))",
        "Kind.fast Tint.mix Tint.red Tint.red"
      ),
      ("_ = Kind.deep(.big)", "Kind.deep Size.big"),
      ("_ = job.handler(.fast)", "Job.handler Kind.fast"),
      ("func local(_ k: Kind) {}; local(.fast)", "Kind.fast"),
      ("_ = job.kinds.contains(.fast)", "Job.kinds Kind.fast"),
      ("job.kinds.append(.fast)", "Job.kinds Kind.fast"),
      ("_ = job.kinds.firstIndex(of: .fast)", "Job.kinds Kind.fast"),
      ("_ = job.byName[\"\", default: .big]", "Job.byName Size.big"),
      ("_ = [kind].map { k in k == .fast }", "Kind.fast"),
    ])
  func parameters(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test(
    "are those of the property that a trailing closure sets by a memberwise initialiser",
    arguments: [
      ("_ = Step { .fast }", "Kind.fast"),
      ("_ = Step(size: .big) { .fast }", "Size.big Kind.fast"),
      ("_ = Late(first: { .big }) { .fast }", "Size.big Kind.fast"),
      ("_ = Late { .big } second: { .fast }", "Size.big Kind.fast"),
      ("let s: [Step] = [.init { .fast }]", "Step.init Kind.fast"),
      ("_ = Step.Run<Mine>(steps: [.init { .fast }])", "Step.init Kind.fast"),
      (
        "struct Own: Runs { typealias Output = Kind; let run = Step.Run<Self>(steps: [.init { .fast }]) }",
        "Step.init Kind.fast"
      ),
      ("_ = Plain { .fast }", "?fast"),
    ])
  func trailingClosures(program: String, expected: String) {
    let steps = """
      struct Step { var size = Size.small; let fixed = 1; static var run: () -> Size = { .big }
        var made: () -> Size { { .big } }
        let kind: () -> Kind
        struct Run<R: Runs> { struct Part { let output: () -> R.Output }; let steps: [Part] }
      }
      struct Late { let first: () -> Size; let second: () -> Kind }
      struct Plain { let size: Size }
      protocol Runs { associatedtype Output }
      struct Mine: Runs { typealias Output = Kind }
      """
    #expect(
      members(ofFile: "func run() {\n\(program)\n}", given: declarations + "\n" + steps) == expected
    )
  }

  @Test(
    "are those of what is returned, assigned, compared or matched",
    arguments: [
      ("func make() -> Kind { .fast }", "Kind.fast"),
      ("func make() -> Kind { return .fast }", "Kind.fast"),
      ("func make() -> Kind? { if true { return .fast }; return nil }", "Kind.fast"),
      ("func make() -> [Kind] { [.fast] }", "Kind.fast"),
      ("func make(_ k: Kind = .fast) {}", "Kind.fast"),
      ("var k: Kind { .fast }", "Kind.fast"),
      ("var k: Kind { get { .fast } set {} }", "Kind.fast"),
      ("job.kind = .fast", "Job.kind Kind.fast"),
      ("job.kinds = [.fast]", "Job.kinds Kind.fast"),
      ("job.kinds[0] = .fast", "Job.kinds Kind.fast"),
      ("job.byName[\"\"] = .big", "Job.byName Size.big"),
      ("var k = kind; k = .none", "Kind.none"),
      ("_ = kind == .fast", "Kind.fast"),
      ("_ = .fast == kind", "Kind.fast"),
      ("_ = job.kind != .none && true", "Job.kind Kind.none"),
      ("_ = job.kinds.first == .fast", "Job.kinds Kind.fast"),
      ("if kind == .fast, job.kind == .slow(1) {}", "Kind.fast Job.kind Kind.slow"),
      ("switch kind { case .fast, .none: break; default: break }", "Kind.fast Kind.none"),
      (
        "switch kind { case .slow(1): break; case .deep(.big): break; default: break }",
        "Kind.slow Kind.deep Size.big"
      ),
      (
        "switch (kind, Size.big) { case (.fast, .small): break; default: break }",
        "Size.big Kind.fast Size.small"
      ),
      ("if case .fast = kind {}", "Kind.fast"),
      ("guard case .deep(.big) = kind else { return }", "Kind.deep Size.big"),
      ("for case .fast in job.kinds {}", "Kind.fast Job.kinds"),
      ("job.handler = { _ in .big }", "Job.handler Size.big"),
      ("throw Wide.big", "Wide.big"),
    ])
  func values(program: String, expected: String) {
    let found = members(of: program, given: declarations).split(separator: " ").sorted()
    #expect(found == expected.split(separator: " ").sorted())
  }

  @Test("of a property's type stand in its value and its accessors")
  func properties() {
    let found = members(
      ofFile: """
        struct Screen {
          var kind: Kind = .fast
          let sizes: [Size] = [.big]
          static let style: Style = .plain
          var computed: Size { .small }
          lazy var lazily: Kind = .of(.big)
          @Flag var options: Options = [.first]
          func run(_ kind: Kind = .none) { self.kind = .fast }
          init() { kind = .slow(1) }
        }
        extension Kind { static var mine: Kind { .fast } }
        """, given: declarations)
    #expect(
      found == "Kind.fast Size.big Style.plain Size.small Kind.of Size.big Options.first "
        + "Kind.none Kind.fast Kind.slow")
  }

  @Test("of foreign types are external, also where the project has such a name")
  func foreign() {
    #expect(members(of: "let c: Color = .red", given: declarations) == "")
    #expect(members(of: "let c: [Color] = [.red]", given: declarations) == "")
    #expect(members(of: "let c: Int = .big", given: declarations) == "")
    #expect(members(of: "paint(.red)", given: declarations) == "?red")
  }

  @Test("which overload is called is not known: of which type the member is neither")
  func undecidedOverload() {
    let found = members(
      of: "Painter().paint(.first, unknown)",
      given: """
        struct Brush { static let first = Brush() }
        struct Color { static let first = Color() }
        struct Painter {
          func paint(_ brush: Brush, _ name: String) {}
          func paint(_ color: Color, _ number: Int) {}
        }
        """)
    #expect(found == "Painter.paint ??first")
  }

  @Test("in a list are of the type of the value that is looked for in it")
  func searchedLists() {
    let declarations = """
      enum Size { case big, small }
      enum Other { case big, small }
      """
    let found = "Size.big Size.small"
    #expect(
      members(of: "let s: Size = fetch(); _ = [.big, .small].contains(s)", given: declarations)
        == found)
    #expect(
      members(
        of: "let s: Size? = nil; if ![.big, .small].contains(s) { }", given: declarations) == found)
    #expect(
      members(of: "_ = [.big].contains(elsewhere())", given: declarations) == "?big")
  }

  @Test(
    "as an argument of an autoclosure are those of what it gives",
    arguments: [
      ("lazily(.fast)", "Kind.fast"),
      ("lazily(job.kinds.first ?? .deep(.big))", "Job.kinds Kind.deep Size.big"),
      ("lazily(true ? .fast : .slow(1))", "Kind.fast Kind.slow"),
      ("lazilyAll([.fast, .none])", "Kind.fast Kind.none"),
      ("lazilyMaybe(.big)", "Size.big"),
      ("lazilyOf(.fast, Kind.self)", "Kind.fast"),
      ("let h: Holder<Kind> = .init(first: .fast)", "Holder.init Kind.fast"),
      ("let h: Holder<Kind> = Holder(first: .fast)", "Kind.fast"),
      ("let h: Maker<Kind> = Maker(first: .standard) { Factory() }", "Kind.standard"),
      ("eagerly { .fast }", "Kind.fast"),
    ])
  func autoclosures(program: String, expected: String) {
    let more = """
      func lazily(_ kind: @autoclosure () -> Kind) {}
      func lazilyAll(_ kinds: @autoclosure () -> [Kind]) {}
      func lazilyMaybe(_ size: @autoclosure () -> Size?) {}
      func lazilyOf<T>(_ value: @autoclosure () -> T, _ type: T.Type) {}
      func eagerly(_ kind: () -> Kind) {}
      struct Holder<Value> { init(first: @autoclosure () -> Value) {} }
      protocol Making { associatedtype Product; func make() -> Product }
      struct Factory: Making { func make() -> Kind { .fast } }
      struct Maker<Product> {
        init<M: Making>(first: @autoclosure () -> M.Product, _ maker: () -> M) where M.Product == Product {}
      }
      """
    #expect(members(of: program, given: declarations + "\n" + more) == expected)
  }

  @Test(
    "in a closure that is called at once are those of what is expected of the call",
    arguments: [
      ("let k: Kind? = { if true { return .fast }; return .slow(1) }()", "Kind.fast Kind.slow"),
      ("let k: Kind = { .fast }()", "Kind.fast"),
      ("let k: [Kind] = { [.fast] }()", "Kind.fast"),
      ("use({ .fast }())", "Kind.fast"),
      ("job.kind = { return .fast }()", "Job.kind Kind.fast"),
      ("let k: Kind = { (n: Int) in .slow(n) }(1)", "Kind.slow"),
      ("let k = { .fast }()", "?fast"),
      ("let k: () -> Kind = { { .fast }() }", "Kind.fast"),
    ])
  func calledClosures(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test("of a property whose value a closure gives that is called at once")
  func calledClosuresOfProperties() {
    let found = members(
      ofFile: """
        struct Screen {
          var kind: Kind = { .fast }()
          lazy var size: Size? = { if true { return .big }; return .small }()
        }
        """, given: declarations)
    #expect(found == "Kind.fast Size.big Size.small")
  }

  @Test(
    "beside a key path are of the type of the property that it leads to, else unknown",
    arguments: [
      ("_ = query(\\Row.$kind == .fast)", "Row.kind Kind.fast"),
      ("_ = query(\\Row.$kind ~~ [.fast, .none])", "Row.kind Kind.fast Kind.none"),
      ("_ = query(\\Row.size == .big)", "Row.size Size.big"),
      ("_ = query(\\.$kind != .fast)", "?kind ?fast"),
    ])
  func keyPaths(program: String, expected: String) {
    let more = """
      import Database
      final class Row { @Field(key: "kind") var kind: Kind; var size: Size = .big }
      """
    #expect(members(of: program, given: declarations + "\n" + more) == expected)
  }

  @Test("that extensions of a type from outside add as variable and functions of one name")
  func variableAndFunctionOfOneName() {
    let found = members(
      ofFile: """
        import SwiftUI
        struct Screen: View {
          var body: some View {
            Button("") {}.buttonStyle(.wide)
            Button("") {}.buttonStyle(.wide())
            Button("") {}.buttonStyle(.wide(by: 2))
            unheardOf(.narrow())
          }
        }
        """,
      given: """
        import SwiftUI
        struct Wide: ButtonStyle { func makeBody(configuration: Configuration) -> some View { fetch() } }
        extension ButtonStyle where Self == Wide {
          static var wide: Wide { Wide() }
          static func wide(_ on: Bool = true) -> Wide { Wide() }
          static func wide(by size: Int) -> Wide { Wide() }
          static func narrow() -> Wide { Wide() }
        }
        struct Other { static func narrow() -> Other { Other() } }
        """)
    #expect(
      found == "(extension of ButtonStyle).wide (extension of ButtonStyle).wide "
        + "(extension of ButtonStyle).wide ?narrow")
  }

  @Test(
    "are none that only values have, where one of several types that are expected has such",
    arguments: [
      ("_ = Page(.body(.mark(\"\")))", "Piece.body Piece.mark"),
      ("_ = Page(.body(.mark))", "Piece.body Piece.mark"),
      ("_ = Page(.body({ Leaf().mark(\"\") }))", "Piece.body Part.mark"),
      ("let part: Part = .mark(\"\")", "?mark"),
    ])
  func membersOfValues(program: String, expected: String) {
    let found = members(
      of: program,
      given: """
        protocol Part {}
        extension Part { func mark(_ text: String) -> Part { self } }
        struct Leaf: Part {}
        struct Page { init(_ pieces: Piece...) {} }
        struct Piece {
          static func body(_ pieces: Piece...) -> Piece { fetch() }
          static func body(_ content: @escaping () -> Part) -> Piece { fetch() }
          static func mark(_ text: String) -> Piece { fetch() }
        }
        """)
    #expect(found == expected)
  }

  @Test(
    "that make a value are of the expected type whose initialiser fits",
    arguments: [
      ("send(.init(content: 1))", "Request.init"),
      ("send(.init(Request(content: 1)))", "Either.init"),
      ("_ = Call(request: .init(content: 1), [\"a\": .init(size: 1)])", "Request.init Field.init"),
      ("send(.init(other: 1))", "?init"),
    ])
  func initializers(program: String, expected: String) {
    let found = members(
      of: program,
      given: """
        enum Either<A, B> {
          case a(A), b(B)
          init(_ a: A) { self = .a(a) }
          init(_ b: B) { self = .b(b) }
        }
        struct Link<Target> {}
        struct Request { init(content: Int) {} }
        struct Field { init(size: Int) {} }
        typealias Fields = [String: Field]
        struct Call {
          init(request: Either<Link<Request>, Request>, _ fields: Fields) {}
          init(request: Request? = nil, _ fields: Fields) {}
        }
        func send(_ request: Either<Link<Request>, Request>) {}
        func send(_ request: Request?) {}
        """)
    #expect(found == expected)
  }
}

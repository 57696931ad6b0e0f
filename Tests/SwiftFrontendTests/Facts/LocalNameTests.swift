import ArchTestSupport
import Testing

/// Every text marks the names that no local name binds; a local that leaked out would be found
/// unmarked.
@Suite("Local names")
struct LocalNameTests {
  private func expect(_ marked: String, body: Bool = true) {
    let source = MarkedSource(body ? "func body() {\n\(marked)\n}" : marked)
    #expect(Reading(source.text).names == source.spans)
  }

  @Test(
    "of parameters never leak",
    arguments: [
      "func f(a: X, b c: X) { a; c; «b» }", "struct S { init(a: X) { self.«a» = a } }",
      "struct S { subscript(a: X) -> X { a } }", "struct S { subscript(a: X) -> X { get { a } } }",
      "func f(a: X) -> X { func g(b: X) -> X { a + b + «h» }; return g(b: a) }; «a»",
      "func f(a: X, b: X = «a») { b }", "func f(a: X) { let b = { a }; b() }",
      "func f(a: X) { a.«b».«c»(a, a: «d») }", "func f(a: @autoclosure () -> X) { a() }",
    ])
  func parameters(marked: String) { expect(marked, body: false) }

  @Test(
    "of variables reach from their statement to the end of the block",
    arguments: [
      "«a»; let a = «b»; a", "let a = «a»", "do { let a = 1; a }; «a»", "var a: X, b = a; b",
      "let (a, (b, _)) = «f»(); a; b", "let a = 1, b = a; b",
      "if «c» { let a = 1; a } else { «a» }",
      "defer { let a = 1; a }; «a»", "repeat { let a = 1 } while «a»", "let `self` = «f»(); `self`",
      "var a: X { get { «b» } set { newValue } }; a", "lazy var a = «b»; a",
      "var a = 1 { didSet { oldValue; a } willSet { newValue } }", "let a = { «a» }",
    ])
  func variables(marked: String) { expect(marked) }

  @Test(
    "of conditions are known where Swift knows them",
    arguments: [
      "if let a = «b» { a } else { «a» }", "if let «a» { a }",
      "if var a = «b», a.«c», let d = a.«e» { d }; «d»", "guard let a = «b» else { return }; a",
      "while let a = «b» { a }; «a»", "if case .«some»(let a) = «b» { a }; «a»",
      "if case let .«some»(a) = «b», a { a }", "guard case let a? = «b» else { return }; a",
      "if let self { self.«a» }", "guard let self else { return }; self.«a»",
      "guard let self = self else { return }", "if #available(iOS 13, *), let a = «b» { a }",
      "if let a: X = «b» { a }", "while case let (a, b) = «c»() { a; b }",
    ])
  func conditions(marked: String) { expect(marked) }

  @Test(
    "of loops reach through the body",
    arguments: [
      "for a in «b» { a }; «a»", "for a in «a» { }", "for (a, b) in «c» where a { b }",
      "for case .«x»(let a) in «b» { a }", "for case let a? in «b» { a }", "for var a in «b» { a }",
      "for await a in «b» { a }", "for try await (a, _) in «b» { a }", "for _ in «b» { «c» }",
    ])
  func loops(marked: String) { expect(marked) }

  @Test(
    "of switch patterns reach through their case",
    arguments: [
      "switch «x» { case .«a»(let b): b; case let .«c»(b, d) where b: d; default: «b» }",
      "switch «x» { case (let a, .«b»): a; case (let a, _), let (_, a): a; default: «a» }",
      "switch «x» { case let a as X: a; case is X: «a» }",
      "switch «x» { case «Y».«a»(x: let b): b }",
      "switch («x», «y») { case (.«a»(let b), .«c»(let d)): b; d; default: break }",
      "switch «x» { case «a»: break; case 1...«b»: break; case let b: b }",
      "switch «x» { case .«a»(.«b»(let c)): c; case .«d»(let e?): e }",
      "switch «x» { case .«a»: let b = 1; b; case .«c»: «b» }",
    ])
  func switches(marked: String) { expect(marked) }

  @Test(
    "of closures stay in them",
    arguments: [
      "«f» { a in a; «b» }; «a»", "«f» { (a: X, b) -> X in a + b }", "«f» { $0 + $1.«a» }",
      "«f» { «g» { $0 } + $0 }", "«f» { [a = «b».«c»] in a }; «a»",
      "«f» { [weak self] in self?.«a» }",
      "«f» { [«a»] in a }", "«f» { [unowned a = «b», weak c = «d»] a2 in a; c; a2 }",
      "let a = { (b: X) in b }; a(1)", "{ «a»($0) }(1)", "«f» { _ in «g» } h: { b in b }",
      "«f»({ a in { b in a; b } })",
      "«f» { $a in $a.«b»; a }", "«f» { @Sendable (a: X) async throws in a }",
    ])
  func closures(marked: String) { expect(marked) }

  @Test(
    "of errors are known in their clause",
    arguments: [
      "do { } catch { error }; «error»", "do { } catch let e { e; «error» }",
      "do { } catch .«a» { «error» }", "do { } catch let e as X where e.«a» { e }",
      "do { } catch «Y».«a»(let b) { b }", "do { } catch is X, let _ as Y { «z» }",
    ])
  func errors(marked: String) { expect(marked) }

  @Test(
    "of accessors are known in them",
    arguments: [
      "var a: X { get { «newValue» } set { newValue } }", "var a: X { set(b) { b; «newValue» } }",
      "var a = «b» { didSet { oldValue; «newValue» } willSet { newValue; «oldValue» } }",
      "var a = 1 { didSet(b) { b } willSet(c) { c } }",
      "var a: X { _modify { yield &«newValue» } }",
      "struct S { subscript(i: X) -> X { get { i } set { i; newValue } } }",
      "struct S { var a: X { init { newValue } } }",
    ])
  func accessors(marked: String) { expect(marked, body: false) }

  @Test(
    "of nested functions and types are known in their block, also before they stand",
    arguments: [
      "g(); func g() { g() }", "A(); struct A { let b = «c» }; A.«d»", "do { func g() {} }; «g»()",
      "let a = 1; struct A { func f() { «a»; self.«b» } }", "func g<T>(_ x: T) { x }; g(«y»)",
      "let a = 1; func g() { a }",
    ])
  func nested(marked: String) { expect(marked) }

  @Test(
    "with a projected value are the same names",
    arguments: ["@W var a = «b»; $a.«c»; a", "«f»($«a», self.$«b», «c».$«d».«e»)"])
  func projected(marked: String) {
    // The property's name is what is looked up, but the place is that of the `$`.
    let source = MarkedSource("func body() {\n\(marked)\n}")
    #expect(Reading(source.text).names.map(\.text) == source.spans.map(\.text))
  }

  @Test("in backticks are the names without them")
  func backticks() {
    #expect(Reading(body: "let `default` = 1; `default`; `in`").names.map(\.text) == ["in"])
  }

  @Test("of a script's statements are its globals or stay in their block")
  func scripts() {
    let source: MarkedSource = "let a = 1\nif let b = «c» { b; «a» }\nfor d in «e» { d }\n«b»"
    #expect(Reading(source.text, path: "Sources/Tool/main.swift").names == source.spans)
  }
}

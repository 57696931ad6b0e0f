import ArchTestSupport
import SourceFacts
import SourceText
import Testing

@Suite("Written types")
struct TypeTests {
  @Test(
    "of every form are understood",
    arguments: [
      ("A", "A"), ("A.B.C", "A.B.C"), ("A<B, C>", "A<B, C>"), ("A<B>.C<D>", "A<B>.C<D>"),
      ("A?", "A?"), ("A!", "A?"), ("A??", "A??"), ("[A]", "[A]"), ("[A: B]", "[A: B]"),
      ("[[A]: B?]", "[[A]: B?]"), ("(A)", "A"), ("(A, b: B)", "(A, B)"), ("()", "()"),
      ("(A, B) -> C", "(A, B) -> C"), ("() async throws -> A", "() -> A"),
      ("((A) -> B)?", "(A) -> B?"), ("(a: A, _ b: inout B) -> ()", "(A, B) -> ()"),
      ("A & B.C", "A & B.C"), ("some A", "some A"), ("any A & B", "any A & B"),
      ("A.Type", "A.Type"), ("(any A).Type", "any A.Type"), ("A.Protocol", "A.Type"),
      ("A.Type?", "A.Type?"), ("~A", "~other(A)"), ("[3 of A]", "Swift.InlineArray<A>"),
      ("Self", "Self"),
      ("`protocol`", "protocol"), ("Self.A", "Self.A"), ("any (~A & B)", "any ~other(A) & B"),
    ])
  func forms(text: String, expected: String) {
    let reading = Reading("var v: \(text)")
    #expect(reading.declaration("v").map { reading.type($0.type) } == expected)
  }

  @Test(
    "with specifiers and attributes are the type itself",
    arguments: [
      "inout A", "@escaping A", "borrowing A", "sending A", "isolated A", "@autoclosure A",
    ])
  func specifiers(text: String) {
    let reading = Reading("func f(x: \(text)) {}")
    let types = reading.declaration("f").map { Array(reading.facts[$0.parameterTypes]) } ?? []
    #expect(types.map { reading.type($0.id) } == ["A"])
  }

  @Test("behind a module selector are members of the module")
  func moduleSelector() {
    let reading = Reading("var v: M::A<B>")
    #expect(reading.declaration("v").map { reading.type($0.type) } == "M.A<B>")
  }

  @Test(
    "name every type in them, at its place",
    arguments: [
      "var v: «A».«B»<«C»?>", "var v: [«Ä»: (x: «B») async throws(«E») -> «C»]",
      "func f<T: «P», each U>(a: «A»..., b: repeat each «U») throws(«E») -> some «Q»<«T»> {}",
      "typealias X = @«convention»(c) (inout «A») -> @«Sendable» () -> «B»",
      "extension «A» where «T»: «P», «T».«U» == [«V»] {}",
      "class C<T>: «B»<«T»>, @«unchecked» «S» {}", "var v: «A»<«B».«C»>.«D»",
      "func f() -> (any «P»).Type {}",
      "var v: «A» { get throws(«E») { x } }", "var v: «A» { @«Global» get { x } }",
      "func f(@«Builder» a: () -> «A») {}", "struct S { init() throws(«E») {} }",
      "func f<let n: «Int»>(a: «V»<«n», «Int»>) where «T»: ~«Copyable» {}",
    ])
  func names(marked: String) {
    let source = MarkedSource(marked)
    #expect(Reading(source.text).typeNames == source.spans)
  }

  @Test(
    "in expressions name every type",
    arguments: [
      "_ = x as? «A»<«B»>", "_ = x is «A».«B»", "_ = x as! [«A»]", "_ = f<«A», «B»>(x)",
      "do { } catch is «A» { } catch let e as «B» { }", "do throws(«E») { } catch { }",
      "switch x { case is «A»: break; case let y as «B»: break; default: break }",
      "let f = { (a: «A») async throws(«E») -> «B» in a }", "let a: «A»?, b: [«B»] = []",
      "for case let x as «A» in y { }", "_ = \\«A»<«B»>.c", "_ = #m<«A»>()", "_ = any «P».self",
      "if let x: «A» = y { }", "@«W»(x) var y: «A»", "for x: «A» in y { }",
      "_ = g<«A»>.self", "_ = ((x) throws(«E») -> y).self",
    ])
  func namesInExpressions(marked: String) {
    let source = MarkedSource(marked)
    #expect(Reading(source.text).typeNames == source.spans)
  }

  @Test("know the declaration that they are written in")
  func owners() {
    let reading = Reading("struct S<T: A>: B { var c: C; func f(d: D) -> E { let g: G } }")
    let owners = reading.facts.types.indices.map { index in
      "\(reading.type(ID(index))) in \(reading.path(reading.facts.types[index].owner))"
    }
    #expect(
      owners == [
        "A in S", "B in S", "C in S.c", "D in S.f", "E in S.f", "G in S.f",
      ])
  }
}

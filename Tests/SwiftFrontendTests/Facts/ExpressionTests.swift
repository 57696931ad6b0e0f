import ArchTestSupport
import SourceFacts
import Testing

@Suite("Expressions")
struct ExpressionTests {
  private func value(_ text: String) -> String { Reading("let v = \(text)").value(of: "v") }

  @Test(
    "are kept as far as they name something",
    arguments: [
      ("a", "a"), ("a.b.c", "a.b.c"), ("a.b(c, d: e).f", "a.b(c, d: e).f"),
      ("a[b, c: d].e", "a[b, c: d].e"),
      ("a?.b!.c", "a?.b!.c"), ("a.0.b", "a.0.b"), ("self.a", "self.a"), ("Self.a()", "Self.a()"),
      ("super.a", "super.a"), ("A.init(b)", "A.init(b)"), ("A.self", "A"), ("A.B.self", "A.B"),
      ("(a)", "a"), ("(a, b: c)", "(a, c)"), ("[a, b]", "[a, b]"), ("[a: b]", "{a, b}"),
      ("[:]", "_"),
      ("1", "0"), ("1.5", "0.0"), ("\"a\"", "\"\""), ("true", "true"), ("nil", "nil"), ("/a/", "_"),
      ("try a()", "a()"), ("await a()", "a()"), ("try? a()", "a() as? -"), ("-a", "-(a)"),
      ("!a.b", "!(a.b)"), ("-1", "0"),
      ("a + b * c", "a + b * c"), ("a ? b : c", "either(b, c)"),
      ("a ? b : c ? d : e", "either(b, d, e)"), ("a ?? b.c", "a ?? b.c"),
      ("a as? B", "a as? B"), ("a as! [B]", "a as [B]"), ("a as B + c", "a as B + c"),
      ("a is B", "true"),
      ("a is B && c", "true && c"), ("a(b:c:)", "a(b:c:)"), ("a.b(_:)", "a.b(_:)"),
      ("A<B>.c", "A<B>.c"), ("A<B>(c)", "A<B>(c)"), ("a.b<C, D>()", "a.b<C, D>()"),
      ("M::a.b", "M.a.b"),
      ("[A]()", "[A]()"), ("[A: B]()", "{A, B}()"), ("A?.none", "A?.none"),
      ("[A].self", "[A].self"),
      ("a...", "...(a)"), ("a...b", "a ... b"), ("consume a", "a"), ("#file", "#file()"),
      ("#m(a, b: c)", "#m(a, b: c)"),
      ("#selector(A.b(_:))", "#selector(A.b(_:))"), ("if a { b } else { c }", "either(b, c)"),
      ("if a { b } else if c { d } else { e }", "either(b, d, e)"),
      ("switch a { case 1: b; default: c }", "either(b, c)"), ("any P.self", "<any P>"),
    ])
  func forms(text: String, expected: String) { #expect(value(text) == expected) }

  @Test(
    "of calls keep trailing closures with their labels",
    arguments: [
      ("a { b }", "a({ b })"), ("a(b) { c } d: { e }", "a(b, { c }, d: { e })"),
      ("a.b { $0.c }", "a.b({ $0 in %$0.c })"), ("a { x, y in y }", "a({ x, y in %y })"),
      ("a { return b }", "a({ b })"), ("a { b; c }", "a({ _ })"), ("a[b] { c }", "a[b, { c }]"),
      ("{ a }()", "{ a }()"), ("a { $1 }", "a({ _, $1 in %$1 })"), ("#m { a }", "#m({ a })"),
    ])
  func trailingClosures(text: String, expected: String) { #expect(value(text) == expected) }

  @Test(
    "of key paths end at their last component",
    arguments: [
      ("\\A.b.c", "\\<A>.b.c"), ("\\.a.b", "\\.a.b"), ("\\A.b?.c", "\\<A>.b?.c"),
      ("\\A.b!", "\\<A>.b!"),
      ("\\A.[b].c", "\\<A>[b].c"), ("\\A.b[c: d]", "\\<A>.b[c: d]"), ("\\.self", "\\_"),
      ("\\A.self", "\\<A>"), ("\\A.B.c", "\\<A>.B.c"), ("\\[A].b", "\\<[A]>.b"),
      ("\\.$a.b", "\\.$a.b"),
    ])
  func keyPaths(text: String, expected: String) { #expect(value(text) == expected) }

  @Test(
    "name everything in them",
    arguments: [
      "\"\\(«a») \\(«b».«c»(«d»), format: .«e»)\"", "\"\"\"\n\\(«a»)\n\"\"\"", "#\"\\#(«a»)\"#",
      "«a» ? «b» : «c»", "[«a»: «b», .«c»: .«d»]", "«a» as? X ?? «b»", "«A».«b» = «c».«d»",
      "_ = «a»", "«a» += «b»", "&«a»", "«a»[«b»...]", "(«a», x: «b»)", "#«expect»(«a» == .«b»)",
      "return «a»", "throw «A».«b»(«c»)", "await «a».«b»()", "discard self",
      "«a»\n#if X\n.«b»()\n#elseif Y\n.«c»\n#else\n.«d» { «e» }\n#endif\n.«f»", "defer { «a»() }",
      "switch «a» { case «b» where «c»: «d»\n#if X\ncase .«e»: «f»\n#endif\ndefault: break }",
      "#if X\n«a»()\n#else\n«b»()\n#endif", "repeat each «a»",
      "let x = if «a» { «b» } else { «c» }",
      "\\X.[«a»]", "«a»<X>(«b»)", "#«selector»(getter: «A».«b»)", "«a»?.«b»?(«c»)",
      "l: while «a» { break l }", "«a».«init»(«b»)",
    ])
  func names(marked: String) {
    let source = MarkedSource("func body() {\n\(marked)\n}")
    #expect(Reading(source.text).names == source.spans)
  }

  @Test(
    "name the operators used",
    arguments: [
      "a «+» b «<*>» c", "«!»a", "a«…»", "a «=>» .b",
      "x.reduce(0, «+»)", "a «&&» «-»b", "a «≠» b", "(«+»)", "a «+=» b", "a = b «??» c",
    ])
  func operators(marked: String) {
    let source = MarkedSource("func body() {\n\(marked)\n}")
    #expect(Reading(source.text).operators == source.spans)
  }

  @Test(
    "stand in a role",
    arguments: [
      ("a.f(x)", "f", .call), ("a.f(x)", "x", .value), ("a.f(x)", "a", .value),
      ("f(x)", "f", .call),
      ("a.b", "b", .member), ("F<X>(a)", "F", .call), ("F<X>.b", "F", .value),
      ("F<X>.b()", "b", .call),
      ("\\A.b", "b", .keyPath), ("#m(a)", "m", .macro), ("f { a }", "f", .call),
      (".f(x)", "f", .call),
      (".f", "f", .member), ("a + b", "+", .operator), ("a?.f()", "f", .call),
      ("if case .f(let b) = a { }", "f", .pattern), ("if case A.f = a { }", "f", .pattern),
      ("if case .f = a { }", "f", .pattern), ("switch a { case f: break }", "f", .pattern),
      ("if case .f(g) = a { }", "g", .value),
    ] as [(String, String, ReferenceRole)])
  func roles(text: String, name: String, role: ReferenceRole) {
    let reading = Reading(body: text)
    let fact = reading.facts.expressions.first { reading.name($0.name) == name }
    #expect(fact?.role == role)
  }

  @Test("stand behind their operands")
  func order() {
    let reading = Reading(body: "a.b(c, #m(d)) { e }.f[g] + \\A.[h].i; x = [y: (z, w)]")
    for (index, fact) in reading.facts.expressions.enumerated() where fact.kind != .closure {
      #expect(fact.base.packed < index)
      for argument in reading.facts[fact.arguments] { #expect(argument.packed < index) }
    }
  }

  @Test("know the declaration that they stand in")
  func owners() {
    let reading = Reading(
      """
      let a = x
      struct S { var b = x; var c: Y { x }; init() { x }; func d() { func e() { x } } }
      x
      """
    )
    let owners = reading.facts.expressions.filter { reading.name($0.name) == "x" }
      .map { reading.path($0.owner) }
    #expect(owners == ["a", "S.b", "S.c", "S.init", "S.d.e", "(top-level code)"])
  }

  private func marked(_ mark: ExpressionFact.Marks, in body: String) -> [String] {
    let reading = Reading(body: body)
    return reading.facts.expressions.ids
      .filter { reading.facts.expressions[$0].marks.contains(mark) }
      .map { reading.expression(Operand($0)) }
  }

  @Test(
    "that are written are marked",
    arguments: [
      ("a.b = c; d += e; f[g] = h", ["a.b", "d", "f[g]"]),
      ("a.b <<= c", ["a.b"]), ("a &>>= b", ["a"]), ("a ??= b.c", ["a"]),
      ("a == b; a != b; a <= b; a >= b; a === b; a !== b; a ~= b; a .<= b", []),
      ("f(&a.b, c)", ["a.b"]), ("(a.b, (c, d)) = e", ["a.b", "c", "d", "(c, d)", "(a.b, (c, d))"]),
      ("a! = b", ["a", "a!"]), ("a? += 1", ["a", "a?"]), ("a = b.c = d", ["a", "b.c"]),
      ("a.b.c()", []), ("if a.b == c {}", []), ("a.b += c + d * e", ["a.b"]),
    ])
  func assigned(body: String, expected: [String]) {
    #expect(marked(.isAssigned, in: body) == expected)
  }

  @Test(
    "on the way to what is written are marked as changed, as far as they are no calls",
    arguments: [
      ("a.b[c].d = e", ["a", "a.b", "a.b[c]"]), ("a?.b!.c += d", ["a", "a?", "a?.b", "a?.b!"]),
      ("a.b().c = d", []), ("f(&a.b)", ["a"]), ("a = b.c", []), ("a.b.c()", []),
    ])
  func changed(body: String, expected: [String]) {
    #expect(marked(.isChanged, in: body) == expected)
  }

  @Test("of a missing name are left out, what stands before it is kept")
  func missingNames() {
    let reading = Reading(body: "a.b.\n\nc.d( ; .")
    #expect(!reading.names.contains { $0.text.isEmpty })
    #expect(reading.names.map(\.text).starts(with: ["a", "b"]))
  }
}

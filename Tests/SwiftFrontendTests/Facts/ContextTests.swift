import Testing

@Suite("Contexts of implicit members")
struct ContextTests {
  @Test(
    "are told by what surrounds them",
    arguments: [
      ("let a: A = .x", "type A"), ("let a: [A] = [.x]", "element of type [A]"),
      ("f(b, c: .x)", "argument 1 of f(b, c: .x)"), ("f(.x.y)", "argument 0 of f(.x.y)"),
      ("A(b)[.x]", "argument 0 of A(b)[.x]"), ("f([.x])", "element of argument 0 of f([.x])"),
      ("#m(.x)", "argument 0 of #m(.x)"), ("a.b = .x", "same as a.b"),
      ("a = b ? .x : c", "same as a"),
      ("a = b ? c : d ? e : .x", "same as a"), ("a == .x", "same as a"), (".x == a", "same as a"),
      ("b && .x == a", "same as a"), ("b || a != .x", "same as a"), ("a ?? .x", "same as a"),
      ("if a == .x && b { }", "same as a"), ("switch a { case .x: break }", "same as a"),
      ("switch a { case .x(let b): break }", "same as a"), ("if case .x = a { }", "same as a"),
      ("switch (a, b) { case (.y, .x): break }", "same as b"), ("_ = .x", "unknown"),
      ("return .x", "result of body"), ("return b ? .x : .y", "result of body"),
      ("return a == b ? .x : .y", "result of body"), ("return try .x", "result of body"),
      ("return (.x)", "result of body"), ("for _ in [.x] as [A] { }", "unknown"),
      ("let a: (A, B) = (b, .x)", "type B"), ("let a: A = .y | .x", "same as .y"),
      ("let a: A = if b { .x } else { c }", "type A"), ("f { .x }", "result of { .x }"),
      ("f { () -> A in .x }", "type A"), ("let f = { () -> A in b; return .x }", "type A"),
      ("a as? A == .x", "same as a as? A"), ("f(a: b, &.x)", "argument 1 of f(a: b, .x)"),
      ("for case .x in a { }", "same as %_"), ("a.b?.c = .x", "same as a.b?.c"),
      ("f { a; return .x }", "result of { _ }"), ("if let a: A = .x { }", "type A"),
      ("var a: A { .x }", "type A"), ("var a: A { return .x }", "type A"),
      ("struct S { var a: A { .x } }", "result of body.S.a"),
      ("struct S { var a: A { if b { .x } else { .y } } }", "result of body.S.a"),
      ("struct S { var a: A { get { .x } } }", "result of body.S.a"),
      ("struct S { subscript(i: I) -> A { .x } }", "result of body.S.subscript"),
      ("func g(a: A = .x) { }", "type A"), ("func g() -> A { .x }", "result of body.g"),
      ("struct S { var a: A = .x }", "type A"), ("f(\\.x)", "argument 0 of f(\\.x)"),
    ])
  func contexts(text: String, expected: String) {
    #expect(Reading(body: text).context(ofMember: "x") == expected)
  }

  @Test("of a single expression are the function's result")
  func singleExpression() {
    #expect(Reading("func f() -> A { .x }").context(ofMember: "x") == "result of f")
    #expect(Reading("let a: A = .x").context(ofMember: "x") == "type A")
    #expect(Reading("@W(.x) var a = 1").context(ofMember: "x") == "argument 0 of <W>(.x)")
  }

  @Test("of closures are those of the argument that they are")
  func closures() {
    let reading = Reading(body: "f(a) { b }")
    let closure = reading.facts.expressions.first { $0.kind == .closure }
    #expect(closure.map { reading.context($0.context) } == "argument 1 of f(a, { b })")
  }

  @Test("all point into their tables, also in the arguments of macros")
  func complete() {
    let reading = Reading(body: "#m(.a, { .b }) { .c }; f(#n(.d)); \\A.[.e]")
    for context in reading.facts.contexts {
      if case .argument(_, nil) = context.form { Issue.record("an argument of no call") }
    }
  }
}

import SourceFacts
import Testing

@Suite("Declarations")
struct DeclarationTests {
  @Test("of every kind are found, each after its parent")
  func kinds() {
    let reading = Reading(
      """
      class C { init() {}; deinit {} }
      struct S<T> { var v = 1; subscript(i: Int) -> Int { 1 } }
      enum E { case a }
      actor A { func f() {} }
      protocol P { associatedtype Q }
      extension C { typealias N = Int }
      infix operator <+>: G
      precedencegroup G {}
      macro m() = #externalMacro(module: "M", type: "T")
      #make { 1 }
      """)
    #expect(
      reading.declarations
        == [
          "class C", "initializer C.init", "deinitializer C.deinit", "struct S",
          "genericParameter S.T", "variable S.v", "subscript S.subscript", "genericParameter",
          "enum E", "enumCase E.a", "actor A", "function A.f", "protocol P", "associatedType P.Q",
          "extension C", "typealias C.N", "operator <+>", "precedenceGroup G", "macro m",
          "macroExpansion make",
        ].filter { $0 != "genericParameter" })
    for index in reading.facts.declarations.ids {
      #expect(reading.facts.declarations[index].parent.map { $0 < index } ?? true)
    }
  }

  @Test("nest to any depth")
  func nested() {
    let reading = Reading("struct A { enum B { class C { func d() { struct E { var f = 1 } } } } }")
    #expect(
      reading.declarations == [
        "struct A", "enum A.B", "class A.B.C", "function A.B.C.d", "struct A.B.C.d.E",
        "variable A.B.C.d.E.f",
      ])
  }

  @Test("in a function are local, their members are not")
  func local() {
    let reading = Reading("func f() { struct A { var b = 1 }; func g() {}; let c = 1 }")
    #expect(reading.declaration("f.A")?.marks.contains(.isLocal) == true)
    #expect(reading.declaration("f.g")?.marks.contains(.isLocal) == true)
    #expect(reading.declaration("f.A.b")?.marks.contains(.isLocal) == false)
    #expect(reading.declaration("f.c") == nil, "a local variable is a binding")
  }

  @Test("of several variables in one statement are one each")
  func severalBindings() {
    let reading = Reading("var a, b: Int, c = 1, (d, e) = (1, 2)")
    #expect(
      reading.declarations == [
        "variable a", "variable b", "variable c", "variable d", "variable e",
      ])
    #expect(reading.declaration("a").map { reading.type($0.type) } == "Int")
    #expect(reading.declaration("b").map { reading.type($0.type) } == "Int")
    #expect(reading.declaration("c").map { reading.type($0.type) } == "-")
  }

  @Test("of enum cases hold labels and payload types")
  func enumCases() {
    let reading = Reading("enum E { case a, b(Int), c(x: String = \"\", _ y: Bool?) }")
    let c = reading.declaration("E.c")
    #expect(reading.names(c?.labels) == ["x", "_"])
    #expect(
      c.map { reading.facts[$0.parameterTypes].map { reading.type($0.id) } } == ["String", "Bool?"])
    #expect(c.map { Array(reading.facts[$0.parameterFlags]) } == [ParameterShape.hasDefault, []])
    #expect(reading.names(reading.declaration("E.b")?.labels) == ["_"])
    #expect(reading.names(reading.declaration("E.a")?.labels) == [])
  }

  @Test("of functions hold labels, types and flags of their parameters")
  func parameters() {
    let reading = Reading("func f(a: A, b c: inout B, _ d: C..., e: D = .x) -> [R] {}")
    let f = reading.declaration("f")
    #expect(reading.names(f?.labels) == ["a", "b", "_", "e"])
    #expect(
      f.map { reading.facts[$0.parameterTypes].map { reading.type($0.id) } }
        == ["A", "B", "C", "D"])
    #expect(
      f.map { Array(reading.facts[$0.parameterFlags]) } == [[], [], .isVariadic, .hasDefault])
    #expect(f.map { reading.type($0.type) } == "[R]")
  }

  @Test("of subscripts and operators have no labels but those written twice")
  func positionalParameters() {
    let reading = Reading(
      "struct S { subscript(a: Int, b c: Int) -> Int { 1 }; static func + (l: S, r: S) -> S { l } }"
    )
    #expect(reading.names(reading.declaration(.subscript)?.labels) == ["_", "b"])
    #expect(reading.names(reading.declaration("S.+")?.labels) == ["_", "_"])
  }

  @Test("hold their initial value")
  func values() {
    let reading = Reading("struct S { let a = f(1); var b: Int { 1 }; var c = 1, d: Int }")
    #expect(reading.value(of: "S.a") == "f(0)")
    #expect(reading.value(of: "S.b") == "_")
    #expect(reading.value(of: "S.c") == "0")
  }

  @Test("hold what they inherit")
  func inherited() {
    let reading = Reading("class C: B<X>, M.P, @unchecked Sendable & Q, ~Copyable {}")
    let inherited = reading.declaration("C").map { Array(reading.facts[$0.inherited]) } ?? []
    #expect(
      inherited.map { reading.type($0) } == ["B<X>", "M.P", "Sendable & Q", "~other(Copyable)"])
    let roles = inherited.prefix(2).map { reading.facts.types[$0].role }
    #expect(roles == [.inheritance, .inheritance])
  }

  @Test("of extensions hold the extended type")
  func extensions() {
    let reading = Reading("extension A.B: P where T: Q {}\nextension Array<Int> {}")
    let first = reading.facts.declarations[0]
    #expect(reading.name(first.name) == "A.B")
    #expect(reading.type(first.type) == "A.B")
    #expect(first.type.map { reading.facts.types[$0].role } == .extensionOf)
    #expect(first.marks.contains(.isConstrained))
    #expect(reading.facts.declarations[1].marks.contains(.isConstrained))
    let plain = Reading("extension A.B {}\nextension C: P {}").facts.declarations
    #expect(!plain[0].marks.contains(.isConstrained) && !plain[1].marks.contains(.isConstrained))
  }

  @Test("hold generic parameters with their constraints")
  func genericParameters() {
    let reading = Reading("struct S<A, B: P & Q, each C> { func f<D: R>() {} }")
    let s = reading.declaration("S")
    let parameters = s.map { Array(reading.facts[$0.genericParameters]) } ?? []
    #expect(parameters.map { reading.path($0) } == ["S.A", "S.B", "S.C"])
    #expect(reading.declaration("S.B").map { reading.type($0.type) } == "P & Q")
    #expect(reading.declaration("S.f.D").map { reading.type($0.type) } == "R")
  }

  @Test("hold generic requirements")
  func requirements() {
    let reading = Reading(
      "func f<T, U>() where T: P, U.V == [W] {}\nprotocol Q { associatedtype A: R where A.B: S }")
    let texts = reading.facts.requirements.map { fact in
      let sign = fact.isSameType ? "==" : ":"
      return "\(reading.path(fact.declaration)) "
        + "\(reading.type(fact.subject)) \(sign) \(reading.type(fact.constraint))"
    }
    #expect(texts == ["f T : P", "f U.V == [W]", "Q.A A.B : S"])
  }

  @Test("of aliases and associated types hold what stands behind `=`")
  func aliases() {
    let reading = Reading("typealias A<T> = B<T>\nprotocol P { associatedtype C: Q = D }")
    #expect(reading.declaration("A").map { reading.type($0.type) } == "B<T>")
    let c = reading.declaration("P.C")
    #expect(c.map { reading.type($0.type) } == "D")
    #expect(c.map { reading.facts[$0.inherited].map { reading.type($0) } } == ["Q"])
  }

  @Test("of operators and precedence groups name the groups they build on")
  func precedenceGroups() {
    let reading = Reading(
      """
      infix operator <+>: Adding
      precedencegroup Adding { higherThan: Low, Lower
        lowerThan: High }
      """
    )
    #expect(reading.typeNames.map(\.text) == ["Adding", "Low", "Lower", "High"])
    #expect(reading.facts.types.allSatisfy { $0.role == .operator })
  }

  @Test("of macros name what implements them, and hold their parameters")
  func macros() {
    let reading = Reading("@freestanding(expression) macro m<T>(_ x: T) -> T = #impl(P.self)")
    #expect(reading.names(reading.declaration("m")?.labels) == ["_"])
    #expect(reading.names.map(\.text) == ["impl", "P"])
  }
}

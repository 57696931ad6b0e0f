import ArchTestSupport
import Testing

@Suite("Attributes")
struct AttributeTests {
  @Test("are kept with their declaration as types")
  func kept() {
    let reading = Reading("@A.B<C>(x) @d var v = 1, w = 2")
    let types = reading.declaration("v").map { Array(reading.facts[$0.attributes]) } ?? []
    #expect(types.map { reading.type($0) } == ["A.B<C>", "d"])
    #expect(types.map { reading.facts.types[$0].role } == [.attribute, .attribute])
  }

  @Test(
    "of every declaration are read",
    arguments: [
      "struct S {}", "class C {}", "enum E {}", "actor A {}", "protocol P {}", "extension X {}",
      "typealias T = X", "func f() {}", "var v = 1", "struct S { @W init() {} }",
      "struct S { @W subscript(i: X) -> X { 1 } }", "enum E { @W case c }",
      "class C { @W deinit {} }", "protocol P { @W associatedtype T }", "macro m()",
    ])
  func everywhere(text: String) {
    let reading = Reading(text.contains("@W") ? text : "@W \(text)")
    #expect(reading.typeNames.contains { $0.text == "W" })
  }

  @Test(
    "name what stands in their arguments",
    arguments: [
      "@W(«a».«b», c: «D»()) var v = 1", "@W(wrappedValue: .«x») var v = 1",
      "@W({ «a» }) var v = 1", "struct S { func f(@W(«a») b: X) {} }",
    ])
  func arguments(marked: String) {
    let source = MarkedSource(marked)
    #expect(Reading(source.text).names == source.spans)
  }

  @Test(
    "of the language have arguments that name nothing",
    arguments: [
      "@available(iOS 13, *, renamed: \"x\") func f() {}", "@objc(a:b:) func f() {}",
      "@inline(never) func f() {}", "@_spi(Secret) func f() {}",
      "@attached(member, names: named(x), arbitrary) macro m()",
      "@freestanding(expression) macro m()", "var f: @convention(c) () -> X",
      "@_semantics(\"a\") func f() {}", "@exclusivity(unchecked) var x: X",
      "@_effects(readonly) func f() {}", "@backDeployed(before: iOS 13) func f() {}",
      "@c(a) func f() {}", "@_cdecl(\"a\") func f() {}", "@export(interface) func f() {}",
      "@diagnose(Group, as: ignored, reason: \"a\") func f() {}",
      "@warn(Group, as: error) func f() {}",
      "@section(\"a\") @used let x: X = 1", "@nonexhaustive(warn) enum E {}",
      "@_extern(c, \"a\") func f()", "@_expose(Cxx) func f() {}",
      "@objc @implementation(Group) extension X {}",
      "func f(@_inheritActorContext(always) b: X) {}",
      "@diagnose(Group, as: ignored) import M",
    ])
  func languageAttributes(text: String) { #expect(Reading(text).names.isEmpty) }

  @Test(
    "of specialisations name the types of their clauses",
    arguments: [
      "@specialized(where T == «A»<«B»>) func f<T>(t: T) {}",
      "@_specialize(where T: «A») func f<T>(t: T) {}",
    ])
  func specializations(marked: String) { expectTypes(marked) }

  @Test(
    "of the binary interface name the types that it has, and declare nothing",
    arguments: [
      "@abi(func f(_: «A», b: [«B»]) -> «C») func f(_: A, b: [B]) -> C { .init() }",
      "@abi(func f<T: «A»>(t: T) where T: «B») func f<T: A & B>(t: T) {}",
      "struct S { @abi(var old: «A») var new: A }", "struct S { @abi(init(a: «A»)) init(b: A) {} }",
      "struct S { @abi(subscript(a: «A») -> «B») subscript(a: A) -> B { .init() } }",
    ])
  func binaryInterfaces(marked: String) {
    expectTypes(marked)
    #expect(Reading(MarkedSource(marked).text).declaration("old") == nil)
  }

  /// Expects that the marked names are read as types, where they stand.
  private func expectTypes(_ marked: String) {
    let source = MarkedSource(marked)
    #expect(Reading(source.text).typeNames.filter { source.spans.contains($0) } == source.spans)
  }

  @Test(
    "tell the name that the C family has for a declaration",
    arguments: [
      ("@objc(ABCThing) class Thing {}", "Thing", "ABCThing"),
      ("@objc class Thing {}", "Thing", nil),
      ("@c(thing_run) func run() {}", "run", "thing_run"), ("@c func run() {}", "run", nil),
      ("@c(`while`) func run() {}", "run", "while"),
      ("@c(Mode) enum Pace: Int32 {}", "Pace", "Mode"),
      ("@_cdecl(\"thing_run\") func run() {}", "run", "thing_run"),
      ("@_silgen_name(\"thing_run\") func run() {}", "run", "thing_run"),
      ("@objc(run:with:) func run(a: Int, b: Int) {}", "run", "run:with:"),
      ("@c @implementation func run() {}", "run", nil),
    ])
  func foreignNames(text: String, name: String, foreign: String?) throws {
    let reading = Reading(text)
    let fact = try #require(reading.declaration(name))
    #expect(fact.otherName.map { reading.facts[$0] } == foreign)
    #expect(fact.marks.contains(.isObjC))
  }

  @Test(
    "that show nothing to the C family leave a declaration as it is",
    arguments: [
      "@_silgen_name(\"a\") func run()", "@_extern(c, \"a\") func run()", "@M.c(a) func run() {}",
    ])
  func notForeign(text: String) throws {
    let fact = try #require(Reading(text).declaration("run"))
    #expect(fact.otherName == nil && !fact.marks.contains(.isObjC))
  }

  @Test("of a macro name the conformances that it adds")
  func conformances() {
    let source: MarkedSource = "@attached(extension, conformances: «P», names: named(x)) macro m()"
    #expect(Reading(source.text).names == source.spans)
  }

  @Test(
    "keep their arguments as one text, with one space where any stands",
    arguments: [
      ("@available(iOS 13,\n   * /* all */) ", "iOS 13, *"), ("@objc(a:b:) ", "a:b:"),
      ("@objc ", nil), ("@W() ", nil), ("@Environment(\\.store) ", "\\.store"),
      ("@Test(\"Given  x\", .tags(a)) ", "\"Given  x\", .tags(a)"), ("@_spi( Secret ) ", "Secret"),
      ("@W // nothing\n", nil), ("@W<Int>(-1)", "-1"),
      ("@W(\(String(repeating: "aé", count: 400)))", String(repeating: "aé", count: 333) + "a…"),
    ])
  func argumentText(attribute: String, text: String?) throws {
    let reading = Reading(attribute + "func f() {}")
    let fact = try #require(reading.declaration("f"))
    let found = reading.facts[fact.attributes].map { reading.facts.arguments(ofAttribute: $0) }
    #expect(found == [text])
  }

  @Test("inside #if carry its condition")
  func conditional() {
    let reading = Reading("#if A\n@X\n#else\n@Y\n#endif\nstruct S {}")
    let types = reading.declaration("S").map { Array(reading.facts[$0.attributes]) } ?? []
    #expect(types.map { reading.type($0) } == ["X", "Y"])
    #expect(types.map { reading.condition(reading.facts.types[$0].condition) } == ["A", "!A"])
  }

  @Test("behind nothing do not become those of the type around them")
  func dangling() {
    let reading = Reading("@A struct S { var x = 1; @B }")
    let types = reading.declaration("S").map { Array(reading.facts[$0.attributes]) } ?? []
    #expect(types.map { reading.type($0) } == ["A"])
  }
}

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
    ])
  func languageAttributes(text: String) { #expect(Reading(text).names.isEmpty) }

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

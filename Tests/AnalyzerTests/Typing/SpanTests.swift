import Testing

@Suite("Spans, arrays of fixed size and boxes")
struct SpanTests {
  @Test(
    "carry the types of their elements through a chain",
    arguments: [
      "func f(a: Span<Item>) { a[0].go() }", "func f(a: [Item]) { a.span[0].go() }",
      "func f(a: Span<Item>) { a.extracting(first: 2)[0].go() }",
      "func f(a: inout MutableSpan<Item>) { a.span[0].go() }",
      "func f(a: inout OutputSpan<Item>) { a.removeLast().go() }",
      "func f(a: [3 of Item]) { a[0].go() }", "func f(a: InlineArray<3, Item>) { a.span[1].go() }",
      "func f(a: Swift::InlineArray<3, Item>) { a[1].go() }",
      "func f(a: borrowing UniqueArray<Item>) { a[0].go() }",
      "func f(a: inout RigidArray<Item>) { a.popLast()?.go() }",
      "func f(a: borrowing UniqueBox<Item>) { a.value.go() }",
      "func f(a: RawSpan) { a.unsafeLoad(as: Item.self).go() }",
    ])
  func chains(code: String) {
    let found = references("--- App/App.swift\nstruct Item { func go() {} }\n" + code)
    #expect(found.contains("App/App.swift:2 go -> App.Item"))
  }

  @Test("leave a type of the project with such a name what it is")
  func ownTypes() {
    let text = """
      --- App/App.swift
      struct InlineArray { func go() {} }
      struct Item { func go() {} }
      func f(a: [3 of Item], b: InlineArray) { a[0].go() ; b.go() }
      """
    #expect(
      references(text) == [
        "App/App.swift:3 Item -> App.Item", "App/App.swift:3 InlineArray -> App.InlineArray",
        "App/App.swift:3 go -> App.Item", "App/App.swift:3 go -> App.InlineArray",
      ])
  }

  @Test("of optional protocols are what `?` makes of them, some or any")
  func optionalProtocols() {
    for kind in ["some", "any"] {
      let text = """
        --- App/App.swift
        protocol P { func go() }
        func f(a: \(kind) P?) { a?.go() ; if let a { a.go() } }
        """
      #expect(references(text).filter { $0.hasSuffix("go -> App.P") }.count == 2)
    }
  }
}

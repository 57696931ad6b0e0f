import Testing

@Suite("Values of local names")
struct BindingTests {
  /// `name: type = how value` of the first binding of a name.
  private func describe(_ name: String, in text: String) -> String {
    let reading = Reading(body: text)
    guard let binding = reading.binding(name) else { return "no such name" }
    let type = reading.type(binding.type)
    switch binding.source {
    case .none: return "\(type)"
    case .whole(let value): return "\(type) = \(reading.expression(value))"
    case .unwrapped(let value): return "\(type) = \(reading.expression(value))?"
    case .element(let sequence): return "\(type) in \(reading.expression(sequence))"
    case .part(let number, let whole):
      return "\(type) = part \(number) of \(reading.expression(whole))"
    case .closureParameter(let number, _): return "\(type) = parameter \(number)"
    case .declaration(let declaration):
      return declaration.map { reading.declarations[$0.int] } ?? "no declaration"
    case .selfValue: return "self"
    case .error: return "\(type)"
    }
  }

  @Test(
    "are kept for typing chains",
    arguments: [
      ("let x: A", "A"), ("let x = a.b", "- = a.b"), ("let x: A = .b", "A = .b"),
      ("var x, y: A", "A"),
      ("if let x = a { }", "- = a?"), ("if let x { }", "- = x?"),
      ("guard let x: A = b else { }", "A = b?"),
      ("for x in a { }", "- in a"), ("for x: A in b { }", "A in b"),
      ("let (y, x) = a", "- = part 1 of a"),
      ("let (y, x): (A, B) = a", "B = part 1 of a"), ("for (y, x) in a { }", "- = part 1 of %_"),
      ("if case .b(let x) = a { }", "- = part 0 of .b(_)"),
      ("if case let .b(y, x) = a { }", "- = part 1 of .b(_, _)"),
      ("switch a { case let x as A: break }", "A"), ("do { } catch let x as A { }", "A"),
      ("switch a { case let x: break }", "- = a"), ("if case let x? = a { }", "- = a?"),
      ("for case let x? in a { }", "- = %_?"),
      ("switch a { case (.b, let x): break }", "- = part 1 of a"),
      ("switch (a, b) { case (_, let x): break }", "- = part 1 of (a, b)"),
      ("f { x in }", "- = parameter 0"), ("f { (y, x: A) in }", "A = parameter 1"),
      ("f { [x = a.b] in }", "- = a.b"), ("func x() { }", "function body.x"),
      ("struct x { }", "struct body.x"),
      ("func g(x: A) { }", "A"), ("f({ do { } catch { } })", "no such name"),
    ])
  func sources(text: String, expected: String) { #expect(describe("x", in: text) == expected) }

  @Test("of an error are unknown, also where an argument holds the clause")
  func errors() {
    #expect(describe("error", in: "f({ do { } catch { } })") == "-")
    #expect(describe("error", in: "a = ({ do { } catch { } }, 1)") == "-")
    #expect(describe("error", in: "do throws(E) { } catch { }") == "E")
  }

  @Test("of observers are those of the property")
  func observers() {
    let reading = Reading("struct S { var a: A { didSet { oldValue } willSet { newValue } } }")
    #expect(reading.binding("oldValue").map { reading.type($0.type) } == "A")
    #expect(reading.binding("newValue").map { reading.type($0.type) } == "A")
  }
}

import Testing

@Suite("Optional values")
struct OptionalTests {
  private let declarations = """
    final class Node {
      var next: Node?
      var parent: Node!
      var name = ""
      var box: Box?
      var twice: Box??
      func find(_ name: String) -> Box? { box }
      subscript(name: String) -> Box? { box }
    }
    struct Box { var label = ""; static let empty = Box(); static let none = Box() }
    struct Other { var label = 0; var next = 0; var value = 0 }
    let node = Node()
    let some: Node? = Node()
    let handler: ((Node) -> Box)? = nil
    extension Optional { var orNothing: Wrapped? { self }; static var find: Wrapped? { nil } }
    extension Optional where Wrapped == Box { var text: String { "" } }
    extension Optional where Wrapped == Other { var value: String { "" } }
    """

  @Test(
    "are entered by ?, ! and the implicit unwrapping of T!",
    arguments: [
      ("_ = node.next?.name", "Node.next Node.name"),
      ("_ = node.next?.next?.box?.label", "Node.next Node.next Node.box Box.label"),
      ("_ = node.next!.box!.label", "Node.next Node.box Box.label"),
      ("_ = node.parent.box", "Node.parent Node.box"),
      ("_ = node.parent?.name", "Node.parent Node.name"),
      // A value has no static members, be it optional.
      ("_ = node.parent.find(\"\")?.label", "Node.parent Node.find Box.label"),
      ("_ = node.find(\"\")?.label", "Node.find Box.label"),
      ("_ = node[\"\"]?.label", "Node.subscript Box.label"),
      ("_ = some?[\"\"]?.label", "Node.subscript Box.label"),
      ("_ = node.twice??.label", "Node.twice Box.label"),
      ("_ = handler?(node).label", "Box.label"),
      ("_ = handler!(node).label", "Box.label"),
      ("_ = (node.next?.box)?.label", "Node.next Node.box Box.label"),
      ("some?.next = node", "Node.next"),
      ("let node = try XCTUnwrap(some); _ = node.name", "Node.name"),
      ("let box = try #require(node.box); _ = box.label", "Node.box Box.label"),
      ("_ = try #require(some, \"none\").name", "Node.name"),
    ])
  func unwrapped(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test(
    "are what a chain gives: the result of the last member",
    arguments: [
      ("let box = some?.box; _ = box?.label", "Node.box Box.label"),
      ("let box = some?.next?.find(\"\"); _ = box!.label", "Node.next Node.find Box.label"),
      ("let box = try? node.find(\"\"); _ = box?.label", "Node.find Box.label"),
      ("_ = some.map { $0.name }", "Node.name"),
      ("_ = some.flatMap { $0.box }?.label", "Node.box Box.label"),
      ("_ = some.map(\\.parent)?.name", "Node.parent Node.name"),
    ])
  func results(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test(
    "are bound without their wrapping",
    arguments: [
      ("if let n = node.next { _ = n.name }", "Node.next Node.name"),
      ("if var n = node.next { n.name = \"\" }", "Node.next Node.name"),
      ("if let some { _ = some.name }", "Node.name"),
      ("guard let n = node.next else { return }; _ = n.name", "Node.next Node.name"),
      ("guard let some else { return }; _ = some.name", "Node.name"),
      ("if let n = some, let b = n.box { _ = b.label }", "Node.box Box.label"),
      (
        "if let n = some?.next, n.name == \"\" { _ = n.box }",
        "Node.next Node.name Node.box"
      ),
      ("while let n = node.next { _ = n.name }", "Node.next Node.name"),
      ("if let b: Box = node.box { _ = b.label }", "Node.box Box.label"),
      (
        "guard let n = some, let b = n.find(n.name) else { return }; _ = b.label",
        "Node.find Node.name Box.label"
      ),
      ("if let n = fetch() as? Node { _ = n.name }", "Node.name"),
      ("if case let n? = node.next { _ = n.name }", "Node.next Node.name"),
      ("if case .some(let n) = node.next { _ = n.name }", "Node.next Node.name"),
      ("switch node.box { case let b?: _ = b.label; case nil: break }", "Node.box Box.label"),
      (
        "switch node.box { case .some(let b): _ = b.label; case .none: break }",
        "Node.box Box.label"
      ),
    ])
  func bindings(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test(
    "give the type beside ?? or what they wrap",
    arguments: [
      ("_ = (node.next ?? node).name", "Node.next Node.name"),
      ("let n = node.next ?? node; _ = n.name", "Node.next Node.name"),
      ("let b = node.box ?? .empty; _ = b.label", "Node.box Box.empty Box.label"),
      ("_ = (node.next ?? some)?.name", "Node.next Node.name"),
      ("_ = (node.next ?? node.parent ?? node).name", "Node.next Node.parent Node.name"),
    ])
  func defaults(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test(
    "have members of their own",
    arguments: [
      ("_ = node.box.orNothing", "Node.box (extension of Optional).orNothing"),
      ("_ = node.box.text", "Node.box (extension of Optional).text"),
      (
        "_ = node.box.orNothing?.label",
        "Node.box (extension of Optional).orNothing Box.label"
      ),
      ("_ = some?.box.text", "Node.box (extension of Optional).text"),
      ("let other: Other? = nil; _ = other.value", "(extension of Optional).value"),
      ("let other: Other? = nil; _ = other?.value", "Other.value"),
    ])
  func ownMembers(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test("in a nested scope hide the name that they unwrap")
  func shadowing() {
    let found = members(
      of: """
        let box = node.box
        if let box { _ = box.label }
        if let box = box, let box = fetch() as? Other { _ = box.next }
        guard let node = node.next else { return }
        _ = node.name
        """, given: declarations)
    #expect(found == "Node.box Box.label Other.next Node.next Node.name")
  }

  @Test("the whole of a chain with a question mark is optional")
  func wholeChain() {
    let found = members(
      ofFile: """
        func run(_ page: Page?) {
          let items = page?.items
          _ = items.map { $0.text }
          _ = page?.items.map { $0.text }
          _ = items?.first?.text
          if let all = page?.items { _ = all.map { $0.text } }
        }
        """,
      given: """
        struct Item { var text = "" }
        struct Page { var items: [Item] }
        extension Array { var text: String { "" } }
        """)
    #expect(
      found == "Page.items (extension of Array).text Page.items Item.text Item.text "
        + "Page.items Item.text")
  }

  @Test("try? makes an optional")
  func triedValue() {
    let found = members(
      of: """
        let items = try? load()
        _ = items.map { $0.text }
        if let all = try? load() { _ = all.map { $0.text } }
        """,
      given: """
        struct Item { var text = "" }
        func load() throws -> [Item] { [] }
        extension Array { var text: String { "" } }
        """)
    #expect(found == "(extension of Array).text Item.text")
  }
}

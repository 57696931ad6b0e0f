import Testing

@Suite("Collections")
struct CollectionTests {
  private let declarations = """
    struct Item: Hashable { var title = ""; var tags: [Tag] = []; var owner: Owner? }
    struct Tag: Hashable { var label = "" }
    struct Owner { var mail = "" }
    struct Other { var title = 0; var label = 0; var first = 0; var count = 0; var values = 0 }
    let items: [Item] = []
    let owners: [Tag: Owner] = [:]
    let groups: [Tag: [Item]] = [:]
    let tags: Set<Tag> = []
    let grid: [[Item]] = []
    let spread: Array<Item?> = []
    """

  @Test(
    "give their elements",
    arguments: [
      ("_ = items[0].title", "Item.title"),
      ("_ = items[0].tags[1].label", "Item.tags Tag.label"),
      ("_ = grid[0][1].title", "Item.title"),
      ("_ = grid[0].first?.title", "Item.title"),
      ("_ = items.first?.owner?.mail", "Item.owner Owner.mail"),
      ("_ = items.last!.title", "Item.title"),
      ("_ = items[0...1].first?.title", "Item.title"),
      ("_ = items[1...].first?.title", "Item.title"),
      ("_ = items[..<2].first?.title", "Item.title"),
      ("let end = 2; _ = items[...end].first?.title", "Item.title"),
      ("_ = tags.first?.label", "Tag.label"),
      ("_ = tags.randomElement()?.label", "Tag.label"),
      ("_ = spread[0]?.title", "Item.title"),
      ("_ = owners[Tag()]?.mail", "Owner.mail"),
      ("_ = owners[Tag(), default: Owner()].mail", "Owner.mail"),
      ("_ = owners.values.first?.mail", "Owner.mail"),
      ("_ = owners.keys.first?.label", "Tag.label"),
      ("_ = owners.first?.value.mail", "Owner.mail"),
      ("_ = owners.first?.key.label", "Tag.label"),
      ("_ = groups[Tag()]?[0].title", "Item.title"),
      ("_ = groups[Tag(), default: []].first?.title", "Item.title"),
    ])
  func elements(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test(
    "are iterated over",
    arguments: [
      ("for item in items { _ = item.title }", "Item.title"),
      ("for item in items where item.title == \"\" { }", "Item.title"),
      ("for tag in items[0].tags { _ = tag.label }", "Item.tags Tag.label"),
      ("for row in grid { for item in row { _ = item.title } }", "Item.title"),
      ("for (tag, owner) in owners { _ = tag.label; _ = owner.mail }", "Tag.label Owner.mail"),
      ("for entry in owners { _ = entry.value.mail }", "Owner.mail"),
      ("for (index, item) in items.enumerated() { _ = item.title; _ = index }", "Item.title"),
      (
        "for (item, tag) in zip(items, tags) { _ = item.title; _ = tag.label }",
        "Item.title Tag.label"
      ),
      ("for item in items.reversed() { _ = item.title }", "Item.title"),
      ("for item in items.dropFirst() { _ = item.title }", "Item.title"),
      ("for item in items.prefix(3) { _ = item.title }", "Item.title"),
      ("for tag in tags { _ = tag.label }", "Tag.label"),
      ("for case let item? in spread { _ = item.title }", "Item.title"),
      ("for tag in owners.keys { _ = tag.label }", "Tag.label"),
      ("for item in items + items { _ = item.title }", "Item.title"),
      ("for item in [Item()] { _ = item.title }", "Item.title"),
      ("for item in items.indices { _ = item.title }", ""),
      ("for item in 0..<3 { _ = item.title }", ""),
    ])
  func loops(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test(
    "are typed by their literals",
    arguments: [
      ("let l = [Item()]; _ = l[0].title", "Item.title"),
      ("let l = [\"\": Owner()]; _ = l[\"\"]?.mail", "Owner.mail"),
      ("let l = [Item](); _ = l.first?.title", "Item.title"),
      ("let l = [[Item]](); _ = l.first?.first?.title", "Item.title"),
      ("let l = [String: [Item]](); _ = l[\"\"]?.first?.title", "Item.title"),
      ("let l = [(Int, Item)](); _ = l.first?.1.title", "Item.title"),
      ("let l = [Item?](); _ = l.first??.title", "Item.title"),
      ("let l = [[String: Item]](); _ = l.first?[\"\"]?.title", "Item.title"),
      ("let l = [Tag: Owner](); _ = l[Tag()]?.mail", "Owner.mail"),
      ("let l = Array<Item>(); _ = l[0].title", "Item.title"),
      ("let l: Set = [Tag()]; _ = l.first?.label", "Tag.label"),
      ("let l = Set([Tag()]); _ = l.first?.label", "Tag.label"),
      ("let l = Set<Tag>(); _ = l.first?.label", "Tag.label"),
      ("let l = Array(tags); _ = l[0].label", "Tag.label"),
      ("let l = [nil, Item()]; _ = l[0]?.title", "Item.title"),
      ("let l = Array(repeating: Item(), count: 2); _ = l[0].title", "Item.title"),
      ("let l = [[Item()], []]; _ = l[0][0].title", "Item.title"),
    ])
  func literals(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test(
    "have the library's members, not the project's of the same name",
    arguments: [
      "_ = items.count", "_ = items.first", "_ = owners.values", "_ = owners.first",
      "_ = grid.first?.first", "_ = grid.first?.count", "_ = tags.first",
    ])
  func foreignMembers(program: String) {
    #expect(members(of: program, given: declarations) == "")
  }

  @Test("the groups of a dictionary that an extension makes of its elements hold these")
  func groups() {
    let found = members(
      ofFile: """
        extension Array where Element == Note {
          func look() {
            _ = Dictionary(grouping: self) { $0.kind }.values.compactMap { notes in
              guard let note = notes.first else { return nil }
              return note.title
            }
            _ = Dictionary(grouping: self, by: \\.kind).map { kind, notes in notes[0].title }
          }
        }
        """,
      given: """
        struct Note { var kind = ""; var title = "" }
        struct Other { var kind = 0; var title = 0 }
        """)
    #expect(found == "Note.kind Note.title Note.kind Note.title")
  }
}

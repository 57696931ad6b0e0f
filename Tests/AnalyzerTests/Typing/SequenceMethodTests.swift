import Testing

@Suite("Methods of sequences")
struct SequenceMethodTests {
  private let declarations = """
    struct Item: Hashable { var title = ""; var rank = 0; var tags: [Tag] = []; var owner: Owner? }
    struct Tag: Hashable { var label = "" }
    struct Owner: Hashable { var mail = "" }
    struct Other { var title = 0; var label = 0; var mail = 0 }
    struct Total { var sum = 0; func adding(_ item: Item) -> Total { self } }
    let items: [Item] = []
    let owners: [Tag: Owner] = [:]
    """

  @Test(
    "hand elements to their closures",
    arguments: [
      ("items.forEach { $0.title }", "Item.title"),
      ("items.forEach { item in _ = item.title }", "Item.title"),
      ("_ = items.map { $0.title }", "Item.title"),
      ("_ = items.filter { $0.title == \"\" }", "Item.title"),
      ("_ = items.first { $0.title == \"\" }", "Item.title"),
      ("_ = items.first(where: { $0.title == \"\" })", "Item.title"),
      ("_ = items.contains { $0.title == \"\" }", "Item.title"),
      ("_ = items.allSatisfy { !$0.tags.isEmpty }", "Item.tags"),
      ("_ = items.sorted { $0.rank < $1.rank }", "Item.rank Item.rank"),
      ("_ = items.sorted(by: { a, b in a.rank < b.rank })", "Item.rank Item.rank"),
      ("_ = items.max { $0.rank < $1.rank }?.title", "Item.rank Item.rank Item.title"),
      ("_ = items.reduce(0) { $0 + $1.rank }", "Item.rank"),
      ("_ = items.reduce(into: [String]()) { $0.append($1.title) }", "Item.title"),
      ("_ = owners.map { key, value in (key.label, value.mail) }", "Tag.label Owner.mail"),
      ("_ = owners.map { $0.key.label }", "Tag.label"),
      ("_ = owners.map { $0.label + $1.mail }", "Tag.label Owner.mail"),
      ("_ = owners.mapValues { $0.mail }", "Owner.mail"),
      ("_ = owners.filter { $0.value.mail == \"\" }", "Owner.mail"),
      ("items.enumerated().forEach { _ = $0.element.title }", "Item.title"),
      ("items.enumerated().forEach { index, item in _ = item.title }", "Item.title"),
      (
        "zip(items, owners.values).forEach { _ = $0.title; _ = $1.mail }",
        "Item.title Owner.mail"
      ),
      ("_ = items.firstIndex { $0.title == \"\" }", "Item.title"),
      ("var list = items; list.removeAll { $0.title == \"\" }", "Item.title"),
      ("var list = items; list.sort { $0.rank > $1.rank }", "Item.rank Item.rank"),
      ("_ = items.lazy.map { $0.title }", "Item.title"),
    ])
  func closures(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test(
    "give sequences of what their closures give",
    arguments: [
      ("_ = items.map { $0.tags }.first?.first?.label", "Item.tags Tag.label"),
      ("_ = items.flatMap { $0.tags }.first?.label", "Item.tags Tag.label"),
      ("_ = items.compactMap { $0.owner }.first?.mail", "Item.owner Owner.mail"),
      ("_ = items.compactMap(\\.owner)[0].mail", "Item.owner Owner.mail"),
      ("_ = items.map(\\.tags)[0][0].label", "Item.tags Tag.label"),
      ("_ = items.map { ($0, $0.owner) }[0].1?.mail", "Item.owner Owner.mail"),
      ("_ = items.map { $0.tags }.joined().first?.label", "Item.tags Tag.label"),
      ("for tag in items.map(\\.tags).joined() { _ = tag.label }", "Item.tags Tag.label"),
      ("_ = items.map(\\.tags).joined(separator: [Tag()])[0].label", "Item.tags Tag.label"),
      ("var i = items.makeIterator(); _ = i.next()?.title", "Item.title"),
      ("var i = Set(items).makeIterator(); _ = i.next()?.title", "Item.title"),
      (
        "func use(_ s: some Sequence<Item>) { var i = s.makeIterator(); _ = i.next()?.title }",
        "Item.title"
      ),
      ("_ = items.filter { _ in true }.map { $0.title }", "Item.title"),
      ("_ = items.sorted { $0.rank < $1.rank }[0].title", "Item.rank Item.rank Item.title"),
      ("_ = items.map { item -> Tag in item.tags[0] }[0].label", "Item.tags Tag.label"),
      (
        "_ = items.map { item in let tag = item.tags[0]; return tag }[0].label",
        "Item.tags Tag.label"
      ),
      (
        "_ = items.map { Owner(mail: $0.title) }.filter { $0.mail == \"\" }",
        "Item.title Owner.mail"
      ),
      ("_ = items.flatMap(\\.tags).filter { $0.label == \"\" }", "Item.tags Tag.label"),
      ("_ = items.reduce(Total()) { $0.adding($1) }.sum", "Total.adding Total.sum"),
      (
        "_ = items.reduce(into: Total()) { $0.sum += $1.rank }.sum",
        "Total.sum Item.rank Total.sum"
      ),
      ("_ = owners.mapValues { $0 }[Tag()]?.mail", "Owner.mail"),
      (
        "_ = owners.sorted { $0.key.label < $1.key.label }.map(\\.value)[0].mail",
        "Tag.label Tag.label Owner.mail"
      ),
      (
        "_ = items.min { $0.rank < $1.rank }?.owner?.mail",
        "Item.rank Item.rank Item.owner Owner.mail"
      ),
      ("_ = Dictionary(grouping: items, by: \\.title)[\"\"]?[0].rank", "Item.title Item.rank"),
      (
        "_ = Dictionary(grouping: items) { $0.tags[0] }.keys.first?.label",
        "Item.tags Tag.label"
      ),
      (
        "_ = Dictionary(grouping: items, by: { $0.owner }).values.first?[0].title",
        "Item.owner Item.title"
      ),
      (
        "_ = Dictionary(uniqueKeysWithValues: items.map { ($0.title, $0) })[\"\"]?.rank",
        "Item.title Item.rank"
      ),
      ("_ = Set(items.flatMap(\\.tags)).first?.label", "Item.tags Tag.label"),
      ("_ = items.map { $0.title }.map { $0.label }", "Item.title"),
      ("_ = items.map { fetch($0) }.first?.label", "?label"),
    ])
  func results(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test("work on the project's own sequences, however they tell their element")
  func ownSequences() {
    let sequences = """
      struct Item { var title = "" }
      struct Other { var title = 0 }
      struct ByNext: Sequence, IteratorProtocol { mutating func next() -> Item? { nil } }
      struct ByIterator: Sequence {
        struct Iterator: IteratorProtocol { mutating func next() -> Item? { nil } }
        func makeIterator() -> Iterator { Iterator() }
      }
      struct BySubscript: Collection {
        var startIndex: Int { 0 }
        var endIndex: Int { 0 }
        func index(after index: Int) -> Int { index }
        subscript(position: Int) -> Item { fetch() }
      }
      struct ByAlias: Sequence {
        typealias Element = Item
        func makeIterator() -> AnyIterator<Item> { fetch() }
      }
      struct ByMaker: Sequence { func makeIterator() -> AnyIterator<Item> { fetch() } }
      """
    for name in ["ByNext", "ByIterator", "BySubscript", "ByAlias", "ByMaker"] {
      let found = members(
        of: """
          for item in \(name)() { _ = item.title }
          _ = \(name)().map { $0.title }
          """, given: sequences)
      #expect(found == "Item.title Item.title", "\(name)")
    }
  }

  @Test(
    "that are lazy give no collection of what is none",
    arguments: [
      (
        "func use<S: Sequence<Item>>(_ s: S) { _ = s.lazy.map { $0.part }.flat() }",
        "Item.part ?flat"
      ),
      (
        "func use<S: Sequence<Item>>(_ s: S) { _ = s.lazy.map { $0.part }.first { $0.size == 0 } }",
        "Item.part Part.size"
      ),
      (
        "func use<C: Collection<Item>>(_ c: C) { _ = c.lazy.map { $0.part }.flat() }",
        "Item.part (extension of Collection).flat"
      ),
      ("_ = items.lazy.map { $0.part }.flat()", "Item.part (extension of Collection).flat"),
      ("_ = items.lazy.chained()", "(extension of LazySequence).chained"),
      (
        "_ = items.lazy.filter { $0.part.size == 0 }.map { $0.part }.first?.size",
        "Item.part Part.size Item.part Part.size"
      ),
      (
        "_ = AnySequence(items).lazy.filter { $0.part.size == 0 }.flat()",
        "Item.part Part.size ?flat"
      ),
      (
        "for part in AnySequence(items).lazy.map({ $0.part }) { _ = part.size }",
        "Item.part Part.size"
      ),
      ("for item in items.lazy { _ = item.part }", "Item.part"),
    ])
  func lazySequences(program: String, expected: String) {
    let found = members(
      of: program,
      given: """
        struct Item { var part: Part }
        struct Part { var size = 0 }
        extension Collection { func flat() -> Int { 0 } }
        extension LazySequence { func chained() -> Int { 0 } }
        let items: [Item] = []
        """)
    #expect(found == expected)
  }
}

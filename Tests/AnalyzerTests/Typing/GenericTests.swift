import Testing

@Suite("Generic parameters")
struct GenericTests {
  private let declarations = """
    protocol Named { var name: String { get } }
    protocol Titled { var title: String { get } }
    struct Item: Named { var name = ""; var part: Part; static let first: Item = fetch() }
    struct Part: Named, Titled { var name = ""; var title = ""; var size = 0 }
    struct Other { var name = 0; var title = 0; var part = 0; var size = 0; var value = 0 }
    struct Box<Value> {
      var value: Value
      var all: [Value] { [value] }
      init(_ value: Value) { self.value = value }
      init(make: () -> Value) { value = make() }
      func map<T>(_ change: (Value) -> T) -> Box<T> { Box<T>(change(value)) }
      func with(_ other: Value) -> Self { self }
      static func of(_ value: Value) -> Box { Box(value) }
    }
    struct Pair<Left, Right> {
      let left: Left
      let right: Right
      init(_ left: Left, _ right: Right) { fetch() }
      func swapped() -> Pair<Right, Left> { fetch() }
    }
    class Cell<Model> { var model: Model { fetch() }; func fill(_ model: Model) {} }
    class ItemCell: Cell<Item> {}
    final class WideCell: ItemCell {}
    class ListCell<Row>: Cell<[Row]> {}
    typealias PartBox = Box<Part>
    typealias Twin<T> = Pair<T, T>
    func same<T>(_ value: T) -> T { value }
    func first<T>(of values: [T]) -> T { values[0] }
    func make<T>(_ type: T.Type) -> T { fetch() }
    func read<T>(_ path: KeyPath<Item, T>) -> T { fetch() }
    func call<T>(_ body: () -> T) -> T { body() }
    func unwrap<T>(_ value: T?) -> T { fetch() }
    func open<T>(_ box: Box<T>) -> T { box.value }
    func element<S: Sequence>(_ sequence: S) -> S.Element { fetch() }
    func build<T>() -> T { fetch() }
    let item: Item = fetch()
    """

  @Test(
    "have the members of what they must be",
    arguments: [
      ("func use<T: Named>(_ value: T) { _ = value.name }", "Named.name"),
      ("func use<T>(_ value: T) where T: Named { _ = value.name }", "Named.name"),
      (
        "func use<T: Named & Titled>(_ value: T) { _ = value.name; _ = value.title }",
        "Named.name Titled.title"
      ),
      (
        "func use<T: Named>(_ value: T) where T: Titled { _ = value.name; _ = value.title }",
        "Named.name Titled.title"
      ),
      ("func use(_ value: some Named) { _ = value.name }", "Named.name"),
      ("func use(_ value: any Named) { _ = value.name }", "Named.name"),
      ("func use(_ value: Named & Titled) { _ = value.title }", "Titled.title"),
      ("func use(_ value: [any Named]) { _ = value[0].name }", "Named.name"),
      ("func use<T: Named>(_ value: [T]) { _ = value.map { $0.name } }", "Named.name"),
      ("func use<T: Named>(_ value: T?) { _ = value?.name }", "Named.name"),
      ("func use<T: ItemCell>(_ cell: T) { _ = cell.model.part }", "Cell.model Item.part"),
      ("func use<T>(_ value: T) { _ = value.name }", "?name"),
      ("func use() -> some Named { item }; _ = use().name", "Named.name"),
      (
        "func use<C: Collection>(_ c: C) where C.Element == Item { _ = c.first?.part }",
        "Item.part"
      ),
      (
        "func use<S: Sequence>(_ s: S) where S.Element: Named { for e in s { _ = e.name } }",
        "Named.name"
      ),
      ("func use<S: Sequence<Item>>(_ s: S) { for e in s { _ = e.part } }", "Item.part"),
      ("func use(_ s: some Sequence<Item>) { _ = s.map { $0.part } }", "Item.part"),
      ("func use(_ s: any Collection<Item>) { _ = s.first?.part }", "Item.part"),
    ])
  func constraints(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test(
    "of types stand for their arguments",
    arguments: [
      ("let b: Box<Item> = fetch(); _ = b.value.part", "Box.value Item.part"),
      ("let b: Box<Item> = fetch(); _ = b.all[0].part", "Box.all Item.part"),
      ("let b: Box<[Item]> = fetch(); _ = b.value[0].part", "Box.value Item.part"),
      ("let b: Box<Item?> = fetch(); _ = b.value?.part", "Box.value Item.part"),
      ("let b: PartBox = fetch(); _ = b.value.size", "Box.value Part.size"),
      ("let b: Twin<Part> = fetch(); _ = b.right.size", "Pair.right Part.size"),
      (
        "let p: Pair<Item, Part> = fetch(); _ = (p.left.part, p.right.size)",
        "Pair.left Item.part Pair.right Part.size"
      ),
      (
        "let p: Pair<Item, Part> = fetch(); _ = p.swapped().left.size",
        "Pair.swapped Pair.left Part.size"
      ),
      (
        "let b: Box<Item> = fetch(); _ = b.with(item).value.part",
        "Box.with Box.value Item.part"
      ),
      ("_ = Box<Item>.of(item).value.part", "Box.of Box.value Item.part"),
      (
        "_ = Box(item).map { $0.part }.value.size",
        "Box.map Item.part Box.value Part.size"
      ),
      ("_ = Box(item).map(\\.part).value.size", "Box.map Item.part Box.value Part.size"),
      ("_ = Box { item }.value.part", "Box.value Item.part"),
      ("_ = Box(make: { item.part }).value.size", "Item.part Box.value Part.size"),
      ("_ = Pair(item, item.part).right.size", "Item.part Pair.right Part.size"),
      ("_ = Box<Item>.init(item).value.part", "Box.init Box.value Item.part"),
    ])
  func types(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  /// Types inside generic types, which speak of the parameters around them.
  private let nesting = """
    final class Tree<Leaf> {
      struct Node: Hashable {
        let leaf: Leaf
        var twin: Node { self }
        var edges: [Edge] = []
        struct Edge { let end: Leaf }
        func with(_ leaf: Leaf) -> Node { self }
      }
      struct Link<Mark> { let leaf: Leaf; let mark: Mark; var same: Link { self } }
      enum Way { case at(Leaf), nowhere }
      typealias Pairs = [(Leaf, Int)]
      var nodes: [Node] = []
      var counts: [Node: Int] = [:]
      var pairs: Pairs = []
      func link<M>(_ mark: M) -> Link<M> { fetch() }
      func add(_ node: Node) -> Self { self }
      static func root() -> Node { fetch() }
    }
    extension Tree { struct Mark { let leaf: Leaf }; var mark: Mark { fetch() } }
    class Table<Row> { struct Line { let row: Row }; var lines: [Line] = [] }
    final class ItemTable: Table<Item> {}
    enum Kind { case plain, wide }
    """

  @Test(
    "of types stand for their arguments in types nested in them",
    arguments: [
      ("let n: Tree<Item>.Node = fetch(); _ = n.leaf.part", "Tree.leaf Item.part"),
      ("let t: Tree<Item> = fetch(); _ = t.nodes[0].leaf.part", "Tree.nodes Tree.leaf Item.part"),
      (
        "let t: Tree<Item> = fetch(); _ = t.nodes[0].twin.leaf.part",
        "Tree.nodes Tree.twin Tree.leaf Item.part"
      ),
      (
        "let t: Tree<Item> = fetch(); for (n, _) in t.counts { _ = n.leaf.part }",
        "Tree.counts Tree.leaf Item.part"
      ),
      (
        "let t: Tree<Item> = fetch(); _ = t.nodes[0].edges[0].end.part",
        "Tree.nodes Tree.edges Tree.end Item.part"
      ),
      (
        "let t: Tree<Item> = fetch(); _ = t.link(item.part).leaf.part",
        "Tree.link Item.part Tree.leaf Item.part"
      ),
      (
        "let t: Tree<Item> = fetch(); _ = t.link(item.part).mark.size",
        "Tree.link Item.part Tree.mark Part.size"
      ),
      (
        "let l: Tree<Item>.Link<Part> = fetch(); _ = (l.same.leaf.part, l.same.mark.size)",
        "Tree.same Tree.leaf Item.part Tree.same Tree.mark Part.size"
      ),
      ("let p: Tree<Item>.Pairs = []; _ = p[0].0.part", "Item.part"),
      ("let t: Tree<Item> = fetch(); _ = t.pairs[0].0.part", "Tree.pairs Item.part"),
      ("let t: Tree<Item> = fetch(); _ = t.mark.leaf.part", "Tree.mark Tree.leaf Item.part"),
      ("let m: Tree<Item>.Mark = fetch(); _ = m.leaf.part", "Tree.leaf Item.part"),
      ("_ = Tree<Item>.root().leaf.part", "Tree.root Tree.leaf Item.part"),
      ("_ = Tree<Item>.Node(leaf: item).leaf.part", "Tree.leaf Item.part"),
      ("_ = ItemTable().lines[0].row.part", "Table.lines Table.row Item.part"),
      ("let n: Tree<Kind>.Node = fetch(); _ = n.with(.plain)", "Tree.with Kind.plain"),
      ("let w: Tree<Kind>.Way = .at(.wide)", "Tree.at Kind.wide"),
      ("_ = Tree<Kind>.Node(leaf: .plain)", "Kind.plain"),
      (
        "let t: Tree<Kind> = fetch(); _ = t.add(.init(leaf: .wide)).nodes",
        "Tree.add Tree.init Kind.wide Tree.nodes"
      ),
      (
        "let t: Tree<Kind> = fetch(); if t.nodes[0].leaf == .wide {}",
        "Tree.nodes Tree.leaf Kind.wide"
      ),
      ("let n: Tree.Node = fetch(); _ = n.leaf.part", "Tree.leaf ?part"),
    ])
  func nestedTypes(program: String, expected: String) {
    #expect(members(of: program, given: declarations + "\n" + nesting) == expected)
  }

  @Test("stand for themselves inside types nested in their type")
  func insideNestedTypes() {
    let found = members(
      ofFile: """
        struct Shelf<Thing: Named> {
          struct Box { let thing: Thing; func show(_ other: Box) { _ = other.thing.name } }
          let boxes: [Box]
          func show() { _ = boxes[0].thing.name; _ = Box(thing: boxes[0].thing).thing.name }
        }
        extension Shelf.Box where Thing == Item { func open() { _ = thing.part } }
        """, given: declarations)
    #expect(found == "Named.name Named.name Named.name Item.part")
  }

  @Test(
    "of superclasses stand for what the subclass gives them",
    arguments: [
      ("_ = ItemCell().model.part", "Cell.model Item.part"),
      ("_ = WideCell().model.part", "Cell.model Item.part"),
      ("let c: ListCell<Item> = fetch(); _ = c.model[0].part", "Cell.model Item.part"),
      ("_ = Cell<Part>().model.size", "Cell.model Part.size"),
    ])
  func superclasses(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test("of superclasses stand for them inside the subclass")
  func insideSubclasses() {
    let found = members(
      ofFile: """
        final class PartCell: Cell<Part> {
          override func fill(_ model: Part) { super.fill(model); _ = self.model.size }
          func show() { _ = model.size; _ = super.model.title }
        }
        """, given: declarations)
    #expect(found == "Cell.fill Cell.model Part.size Cell.model Part.size Cell.model Part.title")
  }

  @Test(
    "of functions are told by the arguments",
    arguments: [
      ("_ = same(item).part", "Item.part"),
      ("_ = same(item.part).size", "Item.part Part.size"),
      ("_ = first(of: [item]).part", "Item.part"),
      ("_ = make(Item.self).part", "Item.part"),
      ("_ = read(\\.part).size", "Item.part Part.size"),
      ("_ = read(\\Item.part).size", "Item.part Part.size"),
      ("_ = call { item }.part", "Item.part"),
      ("_ = call({ item.part }).size", "Item.part Part.size"),
      ("let maybe: Item? = nil; _ = unwrap(maybe).part", "Item.part"),
      ("_ = unwrap(item).part", "Item.part"),
      ("_ = open(Box(item)).part", "Item.part"),
      ("_ = element([item]).part", "Item.part"),
      ("_ = element([\"\": item]).value.part", "Item.part"),
      ("let made: Item = build(); _ = made.part", "Item.part"),
      ("_ = (build() as Item).part", "Item.part"),
      ("_ = same(same(item)).part", "Item.part"),
      ("_ = build().part", "?part"),
      ("_ = same(1).part", ""),
      ("func twice<T>(_ v: T) -> [T] { [v, v] }; _ = twice(item)[0].part", "Item.part"),
    ])
  func functions(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test("stand for themselves inside their type")
  func inside() {
    let found = members(
      ofFile: """
        struct Store<Element: Named> {
          var items: [Element]
          var byPart: [Element: Box<Element>]
          func run() {
            _ = items[0].name
            for (key, box) in byPart { _ = key.name; _ = box.value.name }
          }
          func use<T: Titled>(_ value: T) where Element: Titled {
            _ = value.title
            _ = items.first?.title
          }
        }
        extension Store where Element == Item { func show() { _ = items[0].part } }
        """, given: declarations)
    #expect(
      found == "Named.name Named.name Box.value Named.name Titled.title Titled.title Item.part")
  }

  @Test("choose between the extensions of a protocol by all that is required of its types")
  func extensions() {
    let found = members(
      ofFile: """
        struct Player: Record, Hashable { var name = "" }
        func run(request: Request<Player>, row: Request<Row>, ids: Request<Int>) {
          _ = request.fetch().name
          _ = row.fetch().cells
          _ = ids.fetch().number
        }
        """,
      given: """
        protocol Record {}
        struct Row { var cells = 0 }
        struct Other { var name = 0; var number = 0 }
        protocol Fetching<Decoder> { associatedtype Decoder }
        struct Request<Decoder>: Fetching {}
        extension Fetching where Decoder: Record & Hashable { func fetch() -> Decoder { make() } }
        extension Fetching<Row> { func fetch() -> Row { make() } }
        extension Request<Int> { func fetch() -> Other { make() } }
        """)
    #expect(
      found == "Fetching.fetch Player.name Fetching.fetch Row.cells Request.fetch Other.number")
  }

  @Test("are what other parameters are that equal them")
  func equalParameters() {
    let found = members(
      ofFile: """
        protocol Source { associatedtype Element }
        func run<A: Source, B: Source, C: Source>(a: A.Element, c: C.Element)
        where A.Element == B.Element, B.Element: Named, B.Element == C.Element {
          _ = a.name
          _ = c.name
        }
        func same<A: Source, B: Source>(a: A.Element, b: B.Element)
        where A.Element == B.Element, B.Element == A.Element { _ = a.name; _ = b.name }
        func known<A: Source, B: Source>(a: A.Element)
        where A.Element == B.Element, B.Element == Item { _ = a.part }
        """, given: declarations
    ).split(separator: " ").filter { !$0.hasPrefix("Source.") }
    #expect(found == ["Named.name", "Named.name", "?name", "?name", "Item.part"])
  }

  @Test("follow from the type that is expected where no argument tells them")
  func expectedTypes() {
    let declarations = """
      struct Field<Owner> { init<Value>(_ name: String, _ path: KeyPath<Owner, Value>) {} }
      struct Shop { var title = "" }
      func field<Owner>(_ path: KeyPath<Owner, String>) -> Field<Owner> { fetch() }
      struct Other { var title = 0 }
      """
    for program in [
      "let one: Field<Shop> = Field(\"title\", \\.title)", "let one: Field<Shop> = field(\\.title)",
      "func f() -> Field<Shop> { field(\\.title) }",
    ] {
      #expect(members(of: program, given: declarations) == "Shop.title")
    }
    #expect(members(of: "let one = field(\\.title)", given: declarations) == "?title")
  }
}

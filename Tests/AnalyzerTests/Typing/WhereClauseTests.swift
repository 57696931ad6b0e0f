import Testing

/// Which of several members of one name is meant shows in what follows: each gives a type with a member of its own.
@Suite("Members of one name under where clauses")
struct WhereClauseTests {
  private let declarations = """
    struct Red { var red = 0; static let tone = Red() }
    struct Green { var green = 0; static let tone = Green() }
    struct Blue { var blue = 0; static let tone = Blue() }
    struct Crate<Content, Label> { var content: Content; var label: Label
      static func packed() -> Self { fetch() }
    }
    enum Store { typealias Numbered = Crate<Int, String>; typealias Plain = Numbered }
    extension Store.Numbered { var lid: Red { Red() }; func open() -> Red { Red() } }
    extension Crate where Content == Double { var lid: Green { Green() }; func open() -> Green { Green() } }
    extension Crate<Bool, Bool> { var lid: Blue { Blue() }; func open() -> Blue { Blue() } }
    extension Store.Plain { var mark: Red { Red() } }
    extension Crate { var mark: Green { Green() }; func tip() -> Green { Green() } }
    extension Crate where Label == String { func tip() -> Blue { Blue() } }
    extension Crate where Label == String, Content == Int { func tip() -> Red { Red() } }
    typealias Words = [String]
    typealias Ages = [String: Int]
    extension Words { var sum: Red { Red() } }
    extension Array where Element == Double { var sum: Green { Green() } }
    extension [Int] { var sum: Blue { Blue() } }
    extension Ages { var oldest: Red { Red() } }
    extension Dictionary where Value == Bool { var oldest: Green { Green() } }

    protocol Shape { associatedtype Side; var side: Side { get } }
    protocol Round {}
    protocol VeryRound: Round {}
    extension Shape where Self: Round {
      func roll() -> Red { Red() }
      var edge: Red { Red() }
      static var sample: Red { Red() }
      func turn(_ times: Int) -> Red { Red() }
      func spin() -> Red { Red() }
      typealias Trace = Red
    }
    extension Shape {
      func roll() -> Green { Green() }
      var edge: Green { Green() }
      static var sample: Green { Green() }
      func turn(_ way: String) -> Green { Green() }
      func halt() -> Green { Green() }
      func halt() -> Blue where Side == Int { Blue() }
      typealias Trace = Green
    }
    extension Shape where Self: VeryRound { func roll() -> Blue { Blue() } }
    struct Box: Shape { var side: Double { 1 } }
    struct Disc: Shape, Round { var side: Int { 1 } }
    struct Ball: Shape, VeryRound { var side: String { "" } }
    let box = Box(), disc = Disc(), ball = Ball()
    """

  @Test(
    "are those of the extension whose alias, arguments or clause a type meets",
    arguments: [
      ("let c: Store.Numbered = fetch(); _ = c.lid.red", "Crate.lid Red.red"),
      ("let c: Crate<Int, String> = fetch(); _ = c.lid.red", "Crate.lid Red.red"),
      ("let c: Crate<Double, Int> = fetch(); _ = c.lid.green", "Crate.lid Green.green"),
      ("let c: Crate<Bool, Bool> = fetch(); _ = c.lid.blue", "Crate.lid Blue.blue"),
      ("let c: Crate<Bool, Bool> = fetch(); _ = c.open().blue", "Crate.open Blue.blue"),
      ("let c: Crate<Int, String> = fetch(); _ = c.mark.red", "Crate.mark Red.red"),
      ("let c: Crate<Int, Int> = fetch(); _ = c.mark.green", "Crate.mark Green.green"),
      ("let c: Crate<Int, String> = fetch(); _ = c.tip().red", "Crate.tip Red.red"),
      ("let c: Crate<Bool, String> = fetch(); _ = c.tip().blue", "Crate.tip Blue.blue"),
      ("let c: Crate<Bool, Bool> = fetch(); _ = c.tip().green", "Crate.tip Green.green"),
      ("let w: [String] = []; _ = w.sum.red", "(extension of Array).sum Red.red"),
      ("let w: Words = []; _ = w.sum.red", "(extension of Array).sum Red.red"),
      ("let d: [Double] = []; _ = d.sum.green", "(extension of Array).sum Green.green"),
      ("let i: [Int] = []; _ = i.sum.blue", "(extension of Array).sum Blue.blue"),
      ("let b: [Bool] = []; _ = b.sum", "?sum"),
      ("let a: Ages = [:]; _ = a.oldest.red", "(extension of Dictionary).oldest Red.red"),
      (
        "let a: [Int: Bool] = [:]; _ = a.oldest.green",
        "(extension of Dictionary).oldest Green.green"
      ),
    ])
  func boundArguments(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test("are inside such an extension those that its own arguments meet")
  func insideBoundExtensions() {
    let found = members(
      ofFile: """
        extension Store.Numbered { func look() { _ = lid.red; _ = self.lid.red; _ = tip().red } }
        extension Crate where Content == Double { func look(_ a: Int) { _ = lid.green; _ = mark.green } }
        extension Words { func look() { _ = sum.red } }
        extension Array where Element == Double { func look() { _ = sum.green } }
        """, given: declarations)
    #expect(
      found == "Red.red Red.red Red.red Green.green Green.green Red.red Green.green")
  }

  @Test(
    "are of a protocol's extension only for types that are what it says of Self, and first for these",
    arguments: [
      ("_ = box.roll().green", "Shape.roll Green.green"),
      ("_ = disc.roll().red", "Shape.roll Red.red"),
      ("_ = ball.roll().blue", "Shape.roll Blue.blue"),
      ("_ = box.edge.green", "Shape.edge Green.green"),
      ("_ = disc.edge.red", "Shape.edge Red.red"),
      ("_ = Box.sample.green", "Shape.sample Green.green"),
      ("_ = Disc.sample.red", "Shape.sample Red.red"),
      ("_ = disc.turn(1).red", "Shape.turn Red.red"),
      ("_ = disc.turn(\"\").green", "Shape.turn Green.green"),
      ("_ = disc.spin().red", "Shape.spin Red.red"),
      ("_ = disc.halt().blue; _ = box.halt().green", "Shape.halt Blue.blue Shape.halt Green.green"),
      ("let t: Box.Trace = .tone; _ = t.green", "Green.tone Green.green"),
      ("let t: Disc.Trace = .tone; _ = t.red", "Red.tone Red.red"),
      ("func use<S: Shape>(_ s: S) { _ = s.roll().green }", "Shape.roll Green.green"),
      ("func use<S: Shape & Round>(_ s: S) { _ = s.roll().red }", "Shape.roll Red.red"),
      (
        "func use<S: Shape>(_ s: S) where S: VeryRound { _ = s.roll().blue }",
        "Shape.roll Blue.blue"
      ),
      ("func use(_ s: any Shape & Round) { _ = s.edge.red }", "Shape.edge Red.red"),
      ("func use(_ s: some Shape) { _ = s.edge.green }", "Shape.edge Green.green"),
    ])
  func selfConstraints(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test("are inside the extensions of a protocol those that these say of Self")
  func insideConstrainedExtensions() {
    let found = members(
      ofFile: """
        extension Shape { func look() { _ = roll().green; _ = edge.green; _ = self.edge.green } }
        extension Shape where Self: Round { func look(_ a: Int) { _ = roll().red; _ = self.edge.red } }
        extension Disc { func look() { _ = edge.red; _ = Self.sample.red } }
        extension Box { func look() { _ = edge.green } }
        """, given: declarations)
    #expect(
      found == "Green.green Green.green Green.green Red.red Red.red Shape.edge Red.red "
        + "Shape.sample Red.red Shape.edge Green.green")
  }

  @Test("stay open where it is not known whether the clause is met")
  func unknown() {
    let found = members(
      ofFile: """
        import UIKit
        class Screen: ForeignScreen, Shape { var side = 1 }
        func look(_ screen: Screen, _ crate: Crate<Unheard, Unheard>) { _ = screen.edge.green }
        """, given: declarations)
    #expect(found.contains("Shape.edge"))
    #expect(!found.hasSuffix("Shape.edge Green.green"))
  }

  @Test("count among types that conform by what the compiler adds")
  func addedConformances() {
    let found = members(
      of: "_ = [Step.first].unique.red; _ = [Plain()].unique.green",
      given: """
        struct Red { var red = 0 }
        struct Green { var green = 0 }
        enum Step { case first, second }
        struct Plain {}
        extension Array where Element: Hashable { var unique: Red { Red() } }
        extension Array where Element == Plain { var unique: Green { Green() } }
        """)
    #expect(
      found == "Step.first (extension of Array).unique Red.red "
        + "(extension of Array).unique Green.green")
  }

  @Test("an associated type is not what an extension for other types declares")
  func associatedTypes() {
    let found = members(
      of: "_ = use(Own()).green; _ = use(Lent()).red",
      given: """
        struct Red { var red = 0 }
        struct Green { var green = 0 }
        protocol Job { associatedtype Outcome; func run() -> Outcome }
        protocol Borrowed {}
        extension Job where Self: Borrowed { typealias Outcome = Red }
        extension Job { typealias Outcome = Green }
        struct Own: Job { func run() -> Green { Green() } }
        struct Lent: Job, Borrowed { func run() -> Red { Red() } }
        func use<J: Job>(_ job: J) -> J.Outcome { job.run() }
        """)
    #expect(found == "Green.green Red.red")
  }

  @Test("an alias with arguments says what Self and the parameters of another alias are")
  func aliasesWithArguments() {
    let found = members(
      of: """
        let key: Message.Key = fetch(); _ = key.kind.red
        let other: Letter.Key = fetch(); _ = other.kind.green
        let pages: Pages = fetch(); _ = pages.kind.red
        let last: Pair<Int, [Bool]> = fetch(); _ = last.kind.green
        """,
      given: """
        struct Red { var red = 0 }
        struct Green { var green = 0 }
        struct Pair<First, Second> {}
        typealias PairOf<Element> = Pair<Int, [Element]>
        typealias Pages = PairOf<String>
        struct Message { typealias Key = Pair<Self, String> }
        struct Letter { typealias Key = Pair<Self, String> }
        extension Message.Key { var kind: Red { Red() } }
        extension Letter.Key { var kind: Green { Green() } }
        extension Pages { var kind: Red { Red() } }
        extension PairOf<Bool> { var kind: Green { Green() } }
        """)
    #expect(
      found == "Pair.kind Red.red Pair.kind Green.green Pair.kind Red.red Pair.kind Green.green")
  }

  @Test("an extension by an alias of a type that nothing declares adds its members to that type")
  func aliasOfUnknownType() {
    let found = members(
      ofFile: """
        import Archive
        func look(_ entry: Entry, _ other: Archive.V1.Record) {
          _ = Entry.made(by: .name("")).title
          let mode: Entry.Mode = .name("")
          _ = entry.title
          _ = Page.read().pages; _ = other.pages
        }
        """,
      given: """
        import Archive
        typealias Entry = ForeignEntry
        typealias Page = Sheet
        typealias Sheet = Archive.V1.Record
        extension Entry {
          enum Mode { case name(String) }
          static func made(by mode: Mode) -> Entry { fetch() }
          var title: String { "" }
        }
        extension Page { static func read() -> Page { fetch() }; var pages: Int { 1 } }
        """)
    let names = found.matches(of: /\)\.(\w+)/).map { String($0.1) }
    #expect(names == ["made", "name", "title", "name", "title", "read", "pages", "pages"])
  }

  @Test("an extension behind such an alias is one of a type in that type")
  func typesBehindAliases() {
    let found = members(
      ofFile: """
        extension Entry { func look(_ part: Part) { _ = Part.all; _ = part.size } }
        """,
      given: """
        import Archive
        struct Part { static let all = 1; var size = 1 }
        typealias Entry = Archive.V1.Record
        extension Entry {}
        extension Entry.Part { static let all = 2; var size: Int { 2 } }
        """)
    #expect(
      found == "(extension of V1.Record.Part).all (extension of V1.Record.Part).size")
  }

  @Test(
    "are those of the type itself where what follows is a member of theirs alone",
    arguments: [
      ("var core: Int? { core.core }", "Serial.core"),
      ("var core: Int? { self.core.core }", "Serial.core"),
      (
        "var core: Int? { get { core.core } set { core.core = newValue } }",
        "Serial.core Serial.core"
      ),
      ("var core: Serial { core.core; return core }", "Serial.core"),
      ("var core: Other { fetch() }; func use() { _ = core.other }", "Other.other"),
    ])
  func chainsBehindConstrained(member: String, expected: String) {
    let found = members(
      ofFile: "extension Scope where Core == Serial { \(member) }",
      given: """
        struct Other { var other = 0 }
        final class Serial { var core: Int? }
        final class Scope<Core> { let core: Core }
        """)
    #expect(found == expected)
  }
}

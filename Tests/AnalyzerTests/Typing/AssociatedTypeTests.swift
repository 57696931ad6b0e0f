import ArchTestSupport
import Testing

@Suite("Associated types")
struct AssociatedTypeTests {
  private let declarations = """
    protocol Repository<Record> {
      associatedtype Record
      associatedtype Failure: Error = DefaultFailure
      var newest: Record { get }
      var failure: Failure { get }
      func load() -> [Record]
      func save(_ record: Record)
    }
    extension Repository { var oldest: Record? { load().last } }
    protocol Named { var name: String { get } }
    protocol NamedRepository: Repository where Record: Named {}
    protocol UserRepository: Repository where Record == User {}
    struct DefaultFailure: Error { var reason = "" }
    struct User: Named { var name = ""; var mail = "" }
    struct Other { var name = 0; var mail = 0; var reason = 0; var newest = 0 }
    struct ByAlias: Repository {
      typealias Record = User
      var newest: Record { fetch() }
      var failure: Failure { fetch() }
      func load() -> [Record] { [] }
      func save(_ record: Record) {}
    }
    struct ByType: Repository {
      struct Record { var key = "" }
      struct Failure: Error { var code = 0 }
      var newest: Record { fetch() }
      var failure: Failure { fetch() }
      func load() -> [Record] { [] }
      func save(_ record: Record) {}
    }
    struct ByWitness: Repository {
      var newest: User { fetch() }
      var failure: DefaultFailure { fetch() }
      func load() -> [User] { [] }
      func save(_ record: User) {}
    }
    struct ByParameter<Record>: Repository {
      var newest: Record { fetch() }
      var failure: DefaultFailure { fetch() }
      func load() -> [Record] { [] }
      func save(_ record: Record) {}
    }
    func newest<R: Repository>(_ repository: R) -> R.Record { repository.newest }
    func all<R: Repository>(in repository: R) -> [R.Record] { repository.load() }
    """

  /// Types that an associated type has in its turn.
  private let parts = """
    enum Colour { case red; func mix() -> Colour { self } }
    protocol Source { associatedtype Value; func take(_ value: Value); func give() -> Value }
    protocol Relay { associatedtype Next: Source; var next: Next { get }
      func send(_ value: Next.Value)
    }
    extension Relay {
      func send(_ value: Next.Value) { next.take(value) }
      func last() -> Next.Value { next.give() }
    }
    struct Lamp: Source { typealias Value = Colour
      func take(_ value: Colour) {}
      func give() -> Colour { fetch() }
    }
    struct Bulb<Light>: Source { func take(_ value: Light) {}; func give() -> Light { fetch() } }
    struct Wire: Relay { let next: Lamp }
    struct Cable: Relay { let next: Bulb<Colour> }
    struct Line<Next: Source>: Relay { let next: Next }
    """

  @Test(
    "have associated types of their own",
    arguments: [
      ("Wire(next: Lamp()).send(.red)", "Relay.send Colour.red"),
      ("_ = Wire(next: Lamp()).last().mix()", "Relay.last Colour.mix"),
      (
        "let c: Cable = fetch(); c.send(.red); _ = c.last().mix()",
        "Relay.send Colour.red Relay.last Colour.mix"
      ),
      (
        "let l: Line<Lamp> = fetch(); l.send(.red); _ = l.last().mix()",
        "Relay.send Colour.red Relay.last Colour.mix"
      ),
      (
        "func use<R: Relay>(_ r: R, _ v: R.Next.Value) where R.Next.Value == Colour { _ = v.mix() }",
        "Relay.Next Source.Value Relay.Next Source.Value Colour.mix"
      ),
    ])
  func parts(program: String, expected: String) {
    #expect(members(of: program, given: parts) == expected)
  }

  @Test("have those that a where clause around them says")
  func requiredParts() {
    let found = members(
      ofFile: """
        extension Sequence where Element: Source {
          func firstValue() -> Element.Value? { fetch() }
          func run(_ value: Element.Value) { for source in self { source.take(value) } }
        }
        func run(_ lamps: [Lamp]) { _ = lamps.firstValue()?.mix(); lamps.run(.red) }
        """, given: parts)
    #expect(
      found == """
        Source.Value Source.Value Source.take (extension of Sequence).firstValue Colour.mix \
        (extension of Sequence).run \
        Colour.red
        """)
  }

  @Test(
    "are what a conforming type says by alias, nested type, witness or parameter",
    arguments: [
      ("_ = ByAlias().newest.mail", "ByAlias.newest User.mail"),
      ("_ = ByAlias().load()[0].mail", "ByAlias.load User.mail"),
      ("_ = ByAlias().oldest?.mail", "Repository.oldest User.mail"),
      ("_ = ByType().newest.key", "ByType.newest ByType.key"),
      ("_ = ByType().oldest?.key", "Repository.oldest ByType.key"),
      ("_ = ByWitness().oldest?.mail", "Repository.oldest User.mail"),
      ("_ = ByParameter<User>().newest.mail", "ByParameter.newest User.mail"),
      ("_ = ByParameter<User>().oldest?.mail", "Repository.oldest User.mail"),
      ("_ = ByAlias().failure.reason", "ByAlias.failure DefaultFailure.reason"),
      ("_ = newest(ByAlias()).mail", "User.mail"),
      ("_ = newest(ByWitness()).mail", "User.mail"),
      ("_ = newest(ByType()).key", "ByType.key"),
      ("_ = newest(ByParameter<User>()).mail", "User.mail"),
      ("_ = all(in: ByWitness()).first?.mail", "User.mail"),
      ("let u: ByAlias.Record = fetch(); _ = u.mail", "User.mail"),
      ("let u: ByType.Record = fetch(); _ = u.key", "ByType.key"),
    ])
  func witnesses(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test(
    "have the members of what they must be",
    arguments: [
      (
        "func use<R: NamedRepository>(_ r: R) { _ = r.newest.name }",
        "Repository.newest Named.name"
      ),
      (
        "func use<R: Repository>(_ r: R) where R.Record: Named { _ = r.newest.name }",
        "Repository.Record Repository.newest Named.name"
      ),
      (
        "func use<R: Repository>(_ r: R) where R.Record == User { _ = r.load()[0].mail }",
        "Repository.Record Repository.load User.mail"
      ),
      (
        "func use<R: Repository>(_ r: R) where R.Record == User { _ = r.oldest?.mail }",
        "Repository.Record Repository.oldest User.mail"
      ),
      (
        "func use(_ r: some Repository<User>) { _ = r.newest.mail }",
        "Repository.newest User.mail"
      ),
      (
        "func use(_ r: any Repository<User>) { _ = r.load().first?.mail }",
        "Repository.load User.mail"
      ),
      (
        "func use<R: Repository<User>>(_ r: R) { _ = r.newest.mail }",
        "Repository.newest User.mail"
      ),
      (
        "func use<R: UserRepository>(_ r: R) { _ = r.newest.mail }",
        "Repository.newest User.mail"
      ),
      ("func use<R: Repository>(_ r: R) { _ = r.newest.mail }", "Repository.newest ?mail"),
      (
        "func use<R: Repository>(_ r: R) -> R.Record { r.load().filter { _ in true }[0] }",
        "Repository.Record Repository.load"
      ),
    ])
  func constraints(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test("are seen inside the protocol's extensions")
  func inExtensions() {
    let found = members(
      ofFile: """
        extension Repository where Record: Named {
          func names() -> [String] { load().map { $0.name } }
        }
        extension Repository where Record == User {
          func mails() -> [String] { load().map(\\.mail) + [newest.mail] }
        }
        extension UserRepository { var first: String { newest.mail } }
        """, given: declarations)
    #expect(
      found == "Named.name User.mail User.mail Repository.newest User.mail")
  }

  @Test("do not carry members of another conforming type")
  func others() {
    #expect(
      members(of: "_ = ByType().newest.mail", given: declarations) == "ByType.newest ?mail")
    #expect(members(of: "_ = newest(ByType()).mail", given: declarations) == "?mail")
  }

  @Test("a requirement's witness has its argument labels")
  func witnessLabels() {
    let found = edges(
      """
      protocol Store {
        associatedtype Reader
        associatedtype Writer
        func open(reading: Int) -> Reader
        func open(writing: Int) -> Writer
      }
      extension Store { func edit(_ body: (Writer) -> Void) {} }
      struct Disk: Store {
        func open(reading: Int) -> ReadHandle { ReadHandle() }
        func open(writing: Int) -> WriteHandle { WriteHandle() }
      }
      struct ReadHandle { func go() {} }
      struct WriteHandle { func go() {} }
      func run(_ disk: Disk) { disk.edit { $0.go() } }
      """)
    #expect(
      found.filter { $0.hasPrefix("M.run") } == [
        "M.run -> M.Disk", "M.run -> M.Store (member)", "M.run -> M.WriteHandle (member)",
      ])
  }

  @Test("a default is that of types that conform, not of values of the protocol's type")
  func defaults() {
    let found = edges(
      """
      protocol Decoding { func decode() }
      struct JSON: Decoding { func decode() {} }
      protocol Context { associatedtype Decoder: Decoding = JSON; var decoder: Decoder { get } }
      func run(_ context: some Context) { context.decoder.decode() }
      """)
    #expect(
      found.filter { $0.hasPrefix("M.run") } == [
        "M.run -> M.Context", "M.run -> M.Decoding (member)",
      ])
  }

  @Test("are the parameters of that name that classes with such have")
  func parametersAsWitnesses() {
    let project = SwiftProject(
      """
      --- A/Convertible.swift
      protocol Convertible { associatedtype Element }
      --- A/Box.swift
      class Box<Element>: Convertible { static func never() -> Box<Element> { fatalError() } }
      class IntBox: Box<Part> {}
      struct Part { var size = 0 }
      struct Plain: Convertible { typealias Element = Part }
      --- A/Use.swift
      extension Convertible {
        static func mixed<S: Sequence>(_ s: S) where S.Element == Box<Element> {
          _ = Box<S.Element.Element>.never()
        }
      }
      func use(_ a: Box<Part>.Element, _ b: IntBox.Element, _ c: Plain.Element) {
        _ = (a.size, b.size, c.size)
      }
      func open<C: Convertible>(_ c: C, _ element: C.Element) {}
      """)
    #expect(
      project.memberLine(ofFile: "A/Use.swift")
        == "Box.never Part.size ?size Part.size Convertible.Element")
  }
}

import ArchTestSupport
import Testing

@Suite("Overloads")
struct OverloadTests {
  /// Each overload gives another type, so that the member behind the call tells which one was taken.
  private let declarations = """
    struct A { var a = 0 }
    struct B { var b = 0 }
    struct C { var c = 0 }
    struct Other { var a = 0; var b = 0; var c = 0 }
    class Animal {}
    class Dog: Animal {}
    final class Puppy: Dog {}
    protocol Named {}
    struct Person: Named {}
    enum Kind { case one, two }
    enum Size { case big, small }
    final class API {
      func label(to x: Int) -> A { fetch() }
      func label(from x: Int) -> B { fetch() }
      func arity(_ x: Int) -> A { fetch() }
      func arity(_ x: Int, _ y: Int) -> B { fetch() }
      func type(_ x: Int) -> A { fetch() }
      func type(_ x: String) -> B { fetch() }
      func type(_ x: [Int]) -> C { fetch() }
      func own(_ x: A) -> A { fetch() }
      func own(_ x: B) -> B { fetch() }
      func own(_ x: C?) -> C { fetch() }
      func fallback(_ x: Int, y: Int = 0) -> A { fetch() }
      func fallback(_ x: Int, z: Int) -> B { fetch() }
      func fewer(_ x: Int, y: Int = 0) -> A { fetch() }
      func fewer(_ x: Int) -> B { fetch() }
      func wrapped(_ x: A) -> A { fetch() }
      func wrapped(_ x: A?) -> B { fetch() }
      func number(_ x: Int?) -> A { fetch() }
      func number(_ x: Int) -> B { fetch() }
      func literal(_ x: Bool) -> A { fetch() }
      func literal(_ x: Double) -> B { fetch() }
      func literal(_ x: [String: Int]) -> C { fetch() }
      func trailing(_ x: Int) -> A { fetch() }
      func trailing(_ x: () -> Void) -> B { fetch() }
      func shape(_ x: () -> Void) -> A { fetch() }
      func shape(_ x: (Int, Int) -> Void) -> B { fetch() }
      func animal(_ x: Animal) -> A { fetch() }
      func animal(_ x: Dog) -> B { fetch() }
      func generic<T>(_ x: T) -> A { fetch() }
      func generic(_ x: String) -> B { fetch() }
      func bound<T: Named>(_ x: T) -> A { fetch() }
      func bound(_ x: Int) -> B { fetch() }
      func list(_ x: [A]) -> A { fetch() }
      func list(_ x: [B]) -> B { fetch() }
      func kind(_ x: Kind) -> A { fetch() }
      func kind(_ x: Size) -> B { fetch() }
      func path(_ x: KeyPath<A, Int>) -> A { fetch() }
      func path(_ x: String) -> B { fetch() }
      var property: A { fetch() }
      func property(_ x: Int) -> B { fetch() }
      func meta(_ x: A.Type) -> A { fetch() }
      func meta(_ x: B.Type) -> B { fetch() }
      subscript(x: Int) -> A { fetch() }
      subscript(x: String) -> B { fetch() }
      subscript(named x: String) -> C { fetch() }
    }
    struct Box<T> {
      let value: T
      init(_ value: T) { self.value = value }
      init(label: T) { value = label }
      func get(_ x: T) -> A { fetch() }
      func get(_ x: T, _ y: Int) -> B { fetch() }
    }
    let api = API()
    func free(_ x: A) -> A { fetch() }
    func free(_ x: B) -> B { fetch() }
    """

  @Test(
    "are chosen by labels, number and defaults of arguments",
    arguments: [
      ("_ = api.label(to: 1).a", "API.label A.a"),
      ("_ = api.label(from: 1).b", "API.label B.b"),
      ("_ = api.arity(1).a", "API.arity A.a"),
      ("_ = api.arity(1, 2).b", "API.arity B.b"),
      ("_ = api.fallback(1).a", "API.fallback A.a"),
      ("_ = api.fallback(1, y: 1).a", "API.fallback A.a"),
      ("_ = api.fallback(1, z: 1).b", "API.fallback B.b"),
      ("_ = api.fewer(1).b", "API.fewer B.b"),
      ("_ = api.fewer(1, y: 1).a", "API.fewer A.a"),
      ("_ = api.wrapped(A()).a", "API.wrapped A.a"),
      ("let a: A? = nil; _ = api.wrapped(a).b", "API.wrapped B.b"),
      ("_ = api.wrapped(nil).b", "API.wrapped B.b"),
      ("_ = api.number(1).b", "API.number B.b"),
      ("let i: Int? = 1; _ = api.number(i).a", "API.number A.a"),
      ("_ = api.property.a", "API.property A.a"),
      ("_ = api.property(1).b", "API.property B.b"),
      ("let f = api.label(from:); _ = f(1).b", "API.label B.b"),
      ("_ = api[1].a", "API.subscript A.a"),
      ("_ = api[named: \"\"].c", "API.subscript C.c"),
      ("_ = Box(1).get(1, 2).b", "Box.get B.b"),
    ])
  func labels(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test(
    "are chosen by the types of arguments",
    arguments: [
      ("_ = api.type(1).a", "API.type A.a"),
      ("_ = api.type(\"\").b", "API.type B.b"),
      ("_ = api.type(\"\\(1)\").b", "API.type B.b"),
      ("_ = api.type([1]).c", "API.type C.c"),
      ("let s = \"\"; _ = api.type(s).b", "API.type B.b"),
      ("let s: String = fetch(); _ = api.type(s).b", "API.type B.b"),
      ("_ = api.own(A()).a", "API.own A.a"),
      ("_ = api.own(B()).b", "API.own B.b"),
      ("_ = api.own(C()).c", "API.own C.c"),
      ("_ = api.own(nil).c", "API.own C.c"),
      ("_ = api.own(api.own(B())).b", "API.own API.own B.b"),
      ("_ = api.own(api.property).a", "API.own API.property A.a"),
      ("let c: C? = nil; _ = api.own(c).c", "API.own C.c"),
      ("_ = api.literal(true).a", "API.literal A.a"),
      ("_ = api.literal(1.5).b", "API.literal B.b"),
      ("_ = api.literal(1).b", "API.literal B.b"),
      ("_ = api.literal([\"\": 1]).c", "API.literal C.c"),
      ("_ = api.list([A()]).a", "API.list A.a"),
      ("_ = api.list([B()]).b", "API.list B.b"),
      ("let l: [B] = []; _ = api.list(l).b", "API.list B.b"),
      ("_ = api.list([1].map { _ in B() }).b", "API.list B.b"),
      ("_ = api.animal(Animal()).a", "API.animal A.a"),
      ("_ = api.animal(Dog()).b", "API.animal B.b"),
      ("_ = api.animal(Puppy()).b", "API.animal B.b"),
      ("_ = api.path(\\.a).a", "API.path A.a A.a"),
      ("_ = api.path(\\A.a).a", "API.path A.a A.a"),
      ("_ = api.meta(B.self).b", "API.meta B.b"),
      ("_ = api[\"\"].b", "API.subscript B.b"),
      ("_ = free(B()).b", "B.b"),
      ("_ = free(api.property).a", "API.property A.a"),
    ])
  func types(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test(
    "are chosen by closures and implicit members",
    arguments: [
      ("_ = api.trailing(1).a", "API.trailing A.a"),
      ("_ = api.trailing {}.b", "API.trailing B.b"),
      ("_ = api.shape {}.a", "API.shape A.a"),
      ("_ = api.shape { x, y in }.b", "API.shape B.b"),
      ("_ = api.kind(.one).a", "API.kind Kind.one A.a"),
      ("_ = api.kind(.small).b", "API.kind Size.small B.b"),
    ])
  func closures(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test(
    "without generic parameters go before those with them",
    arguments: [
      ("_ = api.generic(\"\").b", "API.generic B.b"),
      ("_ = api.generic(1).a", "API.generic A.a"),
      ("_ = api.generic(A()).a", "API.generic A.a"),
      ("_ = api.bound(Person()).a", "API.bound A.a"),
      ("_ = api.bound(1).b", "API.bound B.b"),
    ])
  func generic(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test("that several nodes have are told apart, or left ambiguous")
  func severalNodes() {
    func text(_ call: String) -> String {
      """
      --- App/Main.swift
      import Left
      import Right
      func run() { \(call) }
      --- Left/Left.swift
      public struct L { public init() {} }
      public func send(_ value: L) {}
      public func take(_ value: some Any) {}
      --- Right/Right.swift
      public struct R { public init() {} }
      public func send(_ value: R) {}
      public func take(_ value: some Any) {}
      """
    }
    #expect(
      edges(text("send(L())")) == [
        "App.run -> Left.L", "App.run -> Left.send", "Left.send -> Left.L", "Right.send -> Right.R",
      ])
    #expect(edges(text("send(R())")).contains("App.run -> Right.send"))
    #expect(ambiguous(text("send(fetch())")) == ["App/Main.swift:3 send"])
    #expect(ambiguous(text("take(L())")) == ["App/Main.swift:3 take"])
  }

  @Test("a literal is no value of a type that no literal expresses")
  func literalOfOwnType() {
    let found = members(
      of: #"_ = Finder().find("x").name; _ = Finder().find(tag: "x").name"#,
      given: """
        struct User { var name = "" }
        struct Group { var name = "" }
        struct Tag: ExpressibleByStringLiteral {}
        struct Finder {
          func find(_ user: User) -> User { user }
          func find<T: StringProtocol>(_ text: T) -> Group { Group() }
          func find(tag: Tag) -> User { User() }
          func find<T: StringProtocol>(tag: T) -> Group { Group() }
        }
        """)
    #expect(found == "Finder.find Group.name Finder.find User.name")
  }

  @Test("a class whose superclass is not known may be another such class")
  func unknownSuperclass() {
    let found = members(
      ofFile: """
        class TableScreen: UITableViewController {}
        func run(_ screen: TableScreen) { _ = Router().push(screen).name }
        """,
      given: """
        extension UIViewController { func own() {} }
        struct User { var name = "" }
        struct Group { var name = "" }
        struct Router {
          func push(_ controller: UIViewController) -> User { User() }
          func push<T>(_ value: T) -> Group { Group() }
        }
        """)
    #expect(found == "Router.push User.name")
  }

  @Test("of a foreign initialiser are not meant where what is passed has another type")
  func foreignInitializers() {
    let found = members(
      ofFile: """
        protocol Cursor<Element> { associatedtype Element }
        struct Rows: Cursor { typealias Element = (String, Int) }
        extension Dictionary {
          init(uniqueKeysWithValues: some Cursor<(Key, Value)>) { fetch() }
        }
        func run<K: Hashable, V>(all: (K, V)..., some: [(String, Int)], rows: Rows) {
          _ = Dictionary(uniqueKeysWithValues: all)
          _ = Dictionary(uniqueKeysWithValues: some)
          _ = Dictionary(uniqueKeysWithValues: rows)
        }
        """)
    #expect(found == "(extension of Dictionary).init")
  }

  @Test("of a function of the library by one of the project are chosen by their arguments")
  func libraryFunctions() {
    let project = SwiftProject(
      """
      --- M/Declarations.swift
      func fatalError<E: Error>(_ error: E) -> Never { fetch() }
      func precondition(_ isMet: @autoclosure () -> Bool, _ text: @autoclosure () -> String) {}
      struct Failure: Error {}
      --- M/Program.swift
      func plain() { fatalError("text") }
      func hiding() { precondition(1 == 2, "text") }
      func own() { fatalError(Failure()) }
      """)
    #expect(
      project.edgeLines.filter { !$0.hasSuffix("Failure") } == [
        "M.hiding -> M.precondition", "M.own -> M.fatalError",
      ])
  }
}

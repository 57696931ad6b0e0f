import Testing

@Suite("Members of extensions and supertypes")
struct ExtensionTests {
  @Test("under a where clause that is met are meant before the library's of that name")
  func besidesTheLibrary() {
    let found = members(
      ofFile: """
        func a(_ list: [Rec]) { _ = list.joined().one; _ = list.min().two }
        func c(_ words: [String]) { _ = words.joined().uppercased() }
        func d(_ list: [Other]) { _ = list.min()?.one }
        """,
      given: """
        struct Rec { var one = 1; var two = 2 }
        struct Other: Comparable { var one = 1 }
        extension Array where Element == Rec { func joined() -> Rec { Rec() } }
        extension Sequence where Element == Rec { func min() -> Rec { Rec() } }
        """)
    #expect(
      found.replacing("(extension of Array).joined ", with: "")
        .replacing("(extension of Sequence).min ", with: "")
        == "Rec.one Rec.two Other.one")
  }

  @Test(
    "under a where clause give way to the library's where they ask for less, or the arguments do not fit"
  )
  func givingWay() {
    let found = members(
      ofFile: """
        func a(_ ids: Set<Int64>, _ id: Int64, _ own: Column) {
          _ = ids.contains(id)
          _ = ids.contains(own).sql
        }
        func b(_ words: [String], _ lists: [[Int]]) {
          _ = words.joined().count
          _ = lists.joined().parts
          if ["a"].contains(words[0]) && words.count == 1 {}
        }
        func c(_ recs: [Rec], _ rec: Rec, _ other: Other) {
          _ = recs.firstIndex(of: rec).one
          _ = recs.firstIndex(of: other)
        }
        """,
      given: """
        protocol Expressible {}
        protocol Specific: Expressible {}
        struct Expression: Specific { var sql = "" }
        struct Column: Specific {}
        struct Flat { var parts = 0 }
        struct Rec: Equatable { var one = 1 }
        struct Other: Equatable {}
        extension Int64: Expressible {}
        extension String: Expressible {}
        extension Sequence where Element: Expressible {
          func contains(_ element: some Specific) -> Expression { Expression() }
        }
        extension Collection where Element: Collection { func joined() -> Flat { Flat() } }
        extension Array where Element == Rec { func firstIndex(of rec: Rec) -> Rec { rec } }
        """)
    #expect(
      found == """
        (extension of Sequence).contains Expression.sql (extension of Collection).joined Flat.parts \
        (extension of Array).firstIndex Rec.one
        """)
  }

  @Test(
    "for lists as values do not take lists of others, and unapplied initialisers may be the library's"
  )
  func typesAsValues() {
    let given = """
      struct Any1 { var one = 1 }
      struct Box<Value> {}
      struct Reader {
        func read(_ type: [Any].Type) -> Any1 { Any1() }
        func read<T>(_ type: T.Type) -> T { fetch() }
        func list(_ make: Any) {}
        func read(_ type: Box<Int>.Type) -> Any1 { Any1() }
      }
      struct Item { var name = "" }
      extension Array where Element == UInt8 { init(hex: String) { self.init() } }
      let reader = Reader()
      """
    #expect(
      members(of: "_ = reader.read([Item].self).first?.name", given: given)
        == "Reader.read Item.name")
    #expect(
      members(of: "_ = reader.read([Any].self).one", given: given) == "Reader.read Any1.one")
    #expect(
      members(of: "_ = reader.read(Box<Int>.self).one", given: given) == "Reader.read Any1.one")
    #expect(members(of: "_ = reader.list(Array<UInt8>.init)", given: given) == "Reader.list")
    #expect(
      members(of: "_ = Array<UInt8>.init(hex: \"\")", given: given) == "(extension of Array).init")
  }

  private let declarations = """
    protocol Shape { var area: Double { get }; func scaled() -> Self; static var unit: Self { get } }
    extension Shape {
      var label: String { "" }
      var twin: Self { self }
      static func make() -> Self { unit }
    }
    extension Shape where Self == Circle { static var round: Circle { fetch() } }
    extension Shape where Self: Named { var caption: String { "" } }
    protocol Named { var name: String { get } }
    struct Circle: Shape, Named {
      var area = 0.0
      var name = ""
      var radius = 0.0
      func scaled() -> Circle { self }
      static var unit: Circle { fetch() }
    }
    struct Square: Shape {
      var area = 0.0
      var side = 0.0
      func scaled() -> Self { self }
      static var unit: Square { fetch() }
      struct Corner { var angle = 0; enum Kind { case sharp, round } }
      var corner: Corner
    }
    extension Circle { var diameter: Double { radius }; struct Arc { var from = 0 } }
    class View { var frame: Square { fetch() }; func draw() {}; class func make() -> Self { fetch() }
      func next() -> View { self } }
    class Button: View { var title = ""; override func next() -> Button { self } }
    final class Toggle: Button { var isOn = false; func both() {} }
    struct Other { var area = 0; var label = 0; var radius = 0; var total = 0; var frame = 0 }
    extension Array where Element == Circle { var total: Double { 0 } }
    extension Array where Element: Shape { var areas: [Double] { [] } }
    extension Array { var second: Element? { nil } }
    extension Sequence where Element == Square { func corners() -> [Square.Corner] { [] } }
    extension Collection where Element: Named { var names: [String] { [] } }
    extension Dictionary where Value == Circle { var circles: [Circle] { [] } }
    extension String { var shape: Circle { fetch() }; static let title = "" }
    extension Int { var circle: Circle { fetch() } }
    struct Box<Value> { var value: Value }
    extension Box where Value == Circle { var radius: Double { 0 } }
    extension Box where Value: Shape { var shaped: Value { value } }
    let circle: Circle = fetch()
    let square: Square = fetch()
    """

  @Test(
    "are found in the type, its superclasses and its protocols",
    arguments: [
      ("_ = circle.diameter", "Circle.diameter"),
      ("_ = circle.area", "Circle.area"),
      ("_ = circle.label", "Shape.label"),
      ("_ = circle.twin.radius", "Shape.twin Circle.radius"),
      ("_ = circle.scaled().radius", "Circle.scaled Circle.radius"),
      ("_ = square.scaled().side", "Square.scaled Square.side"),
      ("_ = square.twin.twin.side", "Shape.twin Shape.twin Square.side"),
      ("_ = circle.caption", "Shape.caption"),
      ("_ = Circle.make().radius", "Shape.make Circle.radius"),
      ("_ = Circle.unit.radius", "Circle.unit Circle.radius"),
      ("_ = Button().draw()", "View.draw"),
      ("_ = Toggle().title", "Button.title"),
      ("_ = Toggle().frame.side", "View.frame Square.side"),
      ("_ = Toggle.make().isOn", "View.make Toggle.isOn"),
      ("_ = Toggle().next().title", "Button.next Button.title"),
      ("_ = View().next().draw()", "View.next View.draw"),
      (
        "let s: any Shape = circle; _ = s.area; _ = s.twin.label",
        "Shape.area Shape.twin Shape.label"
      ),
      (
        "func use<S: Shape>(_ s: S) { _ = s.scaled().area; _ = S.unit.label }",
        "Shape.scaled Shape.area Shape.unit Shape.label"
      ),
      ("func use<S: Shape>(_ s: S.Type) { _ = s.unit.label }", "Shape.unit Shape.label"),
      ("_ = type(of: circle).unit.radius", "Circle.unit Circle.radius"),
      ("_ = square.corner.angle", "Square.corner Square.angle"),
      ("let c: Square.Corner = fetch(); _ = c.angle", "Square.angle"),
      ("let a = Circle.Arc(); _ = a.from", "Circle.from"),
      ("_ = Square.Corner.Kind.sharp", "Square.sharp"),
    ])
  func supertypes(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test(
    "of extensions of library types belong to the extension",
    arguments: [
      ("_ = \"\".shape.radius", "(extension of String).shape Circle.radius"),
      ("let s = \"\"; _ = s.shape.radius", "(extension of String).shape Circle.radius"),
      ("_ = String.title", "(extension of String).title"),
      ("_ = 1.circle.radius", "(extension of Int).circle Circle.radius"),
      ("let n = 1; _ = n.circle.radius", "(extension of Int).circle Circle.radius"),
      ("_ = [circle].second?.radius", "(extension of Array).second Circle.radius"),
      ("_ = [1].second?.circle", "(extension of Array).second (extension of Int).circle"),
      ("_ = circle.name.shape", "Circle.name (extension of String).shape"),
    ])
  func libraryTypes(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test(
    "of constrained extensions are those of fitting elements only",
    arguments: [
      ("_ = [circle].total", "(extension of Array).total"),
      ("_ = [square].total", "?total"),
      ("_ = [1].total", "?total"),
      ("_ = [circle].areas", "(extension of Array).areas"),
      ("_ = [1].areas", "?areas"),
      ("_ = [square].corners()[0].angle", "(extension of Sequence).corners Square.angle"),
      ("_ = [circle].corners()", "?corners"),
      ("_ = [circle].names", "(extension of Collection).names"),
      ("_ = [square].names", "?names"),
      (
        "let d: [String: Circle] = [:]; _ = d.circles[0].radius",
        "(extension of Dictionary).circles Circle.radius"
      ),
      ("let d: [String: Square] = [:]; _ = d.circles", "?circles"),
      ("let b: Box<Circle> = fetch(); _ = b.radius", "Box.radius"),
      ("let b: Box<Circle> = fetch(); _ = b.shaped.radius", "Box.shaped Circle.radius"),
      ("let b: Box<Square> = fetch(); _ = b.shaped.side", "Box.shaped Square.side"),
      ("_ = [circle, circle].filter { _ in true }.total", "(extension of Array).total"),
    ])
  func constrained(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test("are found inside extensions as inside the type")
  func inside() {
    let found = members(
      ofFile: """
        extension Circle { func run(_ other: Self) { _ = label; _ = other.twin; _ = Self.unit } }
        extension Array where Element == Circle {
          var radii: [Double] { map(\\.radius) + [self[0].radius, first!.radius] }
        }
        extension Shape where Self: View { func show() { draw(); _ = frame.side; _ = area } }
        extension Toggle { func show() { draw(); super.draw(); _ = self.title; both() } }
        extension String { var double: Double { shape.radius } }
        """, given: declarations)
    #expect(
      found == "Shape.label Shape.twin Circle.radius Circle.radius Circle.radius View.draw "
        + "View.frame Square.side View.draw View.draw Button.title Circle.radius")
  }
}

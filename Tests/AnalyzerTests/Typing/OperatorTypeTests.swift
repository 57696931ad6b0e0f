import Testing

@Suite("Operators between types")
struct OperatorTypeTests {
  private let declarations = """
    struct Vector { var length = 0.0
      static func + (a: Vector, b: Vector) -> Vector { a }
      static func * (a: Vector, b: Double) -> Scaled { fetch() }
      static prefix func - (a: Vector) -> Flipped { fetch() }
      static func += (a: inout Vector, b: Vector) {} }
    struct Scaled { var factor = 0.0 }
    struct Flipped { var back = 0 }
    struct Money: Comparable { var amount = 0
      static func < (a: Money, b: Money) -> Bool { true }
      static func == (a: Money, b: Money) -> Bool { true } }
    infix operator |>: AdditionPrecedence
    prefix operator √
    struct Pipe { var end = 0; static func |> (a: Pipe, b: Int) -> Pipe { a } }
    prefix func √ (a: Double) -> Scaled { fetch() }
    struct Other { var length = 0; var factor = 0; var amount = 0 }
    let v = Vector()
    let m = Money()
    """

  @Test(
    "are chosen by their operands and give their results",
    arguments: [
      ("_ = v + v", "Vector.+"),
      ("_ = (v + v).length", "Vector.+ Vector.length"),
      ("let w = v + v; _ = w.length", "Vector.+ Vector.length"),
      ("_ = (v * 2.0).factor", "Vector.* Scaled.factor"),
      ("let d: Double = 2; _ = (v * d).factor", "Vector.* Scaled.factor"),
      ("let f = -v; _ = f.back", "Vector.- Flipped.back"),
      ("_ = (-v).back", "Vector.- Flipped.back"),
      ("var w = v; w += v", "Vector.+="),
      ("_ = m < m", "Money.<"),
      ("_ = m == m", "Money.=="),
      ("_ = Pipe() |> 1", "Pipe.|>"),
      ("_ = (Pipe() |> 1).end", "Pipe.|> Pipe.end"),
      ("let s = √2.0; _ = s.factor", "Scaled.factor"),
      ("_ = [v].reduce(v) { $0 + $1 }.length", "Vector.+ Vector.length"),
      ("_ = [v].map { $0 + v }[0].length", "Vector.+ Vector.length"),
      ("_ = [v].reduce(v, +).length", "Vector.+ Vector.length"),
      ("let x: Vector? = nil; _ = (x ?? v + v).length", "Vector.+ Vector.length"),
    ])
  func ownOperators(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test(
    "are not meant where one operand alone fits, by a protocol of the project",
    arguments: [
      "var n = elsewhere(); n += 1", "_ = elsewhere() > 0", "_ = elsewhere() == \"a\"",
      "let cell: Cell = fetch(); _ = elsewhere() == cell",
    ])
  func foreignOperands(program: String) {
    let declarations = """
      protocol Expressible {}
      extension Int: Expressible {}
      extension String: Expressible {}
      struct Cell: Expressible, Equatable {}
      struct Column: Expressible {
        static func += (column: Column, value: some Expressible) -> Column { column }
        static func > (column: Column, value: some Expressible) -> Column { column }
        static func == (column: Column, value: some Expressible) -> Column { column } }
      """
    #expect(members(of: program, given: declarations) == "")
    #expect(members(of: "_ = Column() > 0", given: declarations) == "Column.>")
  }

  @Test(
    "of other types are not those of the project",
    arguments: [
      ("_ = 1 + 2", ""), ("_ = \"\" + \"\"", ""), ("_ = 1.0 * 2.0", ""), ("_ = -1", ""),
      ("_ = 1 == 2", ""), ("_ = \"a\" < \"b\"", ""), ("var n = 1; n += 2", ""),
      ("_ = v.length + 1", "Vector.length"), ("_ = m.amount == 1", "Money.amount"),
      ("_ = [1].reduce(0, +)", ""), ("_ = v.length * 2", "Vector.length"),
      ("_ = Flipped() == Flipped()", ""), ("_ = Optional(1) == nil", ""),
    ])
  func otherTypes(program: String, expected: String) {
    #expect(members(of: program, given: declarations) == expected)
  }

  @Test("a comparison decides, whatever is added before it")
  func comparisonOfSums() {
    let found = members(
      of: "let same = Vector() + Vector() == Vector(); _ = same.text",
      given: """
        struct Vector {
          static func + (left: Vector, right: Vector) -> Vector { left }
          static func == (left: Vector, right: Vector) -> Bool { true }
          var text = ""
        }
        extension Bool { var text: String { "" } }
        """)
    #expect(found.hasSuffix("(extension of Bool).text"))
  }

  @Test("a comparison that the project declares gives what it says")
  func comparisonOfOwnResult() {
    let found = members(
      of: "let filter = Column() == 5; _ = filter.sql",
      given: """
        struct Column { static func == (left: Column, right: Int) -> Expression { Expression() } }
        struct Expression { var sql = "" }
        """)
    #expect(found.hasSuffix("Expression.sql"))
  }

  @Test("a literal takes the type of the other operand")
  func literalOperand() {
    let found = members(
      ofFile: "func run(_ length: Double) { let twice = 2 * length; _ = twice.text }",
      given: """
        extension Int { var text: String { "" } }
        extension Double { var text: String { "" } }
        """)
    #expect(found == "(extension of Double).text")
  }

  @Test("of a protocol take no optional operand and no `nil`")
  func optionalOperands() {
    let declarations = """
      protocol Node {}
      extension Node { static func == (a: Self, b: Self) -> Bool { true } }
      struct Leaf: Node {}
      let leaf = Leaf()
      let maybe: Leaf? = nil
      """
    #expect(members(of: "_ = leaf == leaf", given: declarations) == "Node.==")
    for program in ["_ = maybe == nil", "_ = maybe == maybe", "_ = maybe == leaf"] {
      #expect(members(of: program, given: declarations) == "")
    }
  }
}

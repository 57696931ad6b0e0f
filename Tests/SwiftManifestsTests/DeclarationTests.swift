import SwiftParser
import SwiftSyntax
import Testing

@testable import SwiftManifests

@Suite("Declarations of a manifest")
struct DeclarationTests {
  let types = TypeTable()

  @Test(
    "have types whose names tell what is meant",
    arguments: [
      ("[Target]", TypeHint(path: "Target", isCollection: true)),
      (
        "Set<Target.Dependency>?",
        TypeHint(path: "Target.Dependency", isCollection: true, isSet: true)
      ),
      ("Optional<Int>", TypeHint(path: "Int", isCollection: false)),
      ("PackageDescription.Target", TypeHint(path: "Target", isCollection: false)),
      (
        "(name: String, Int)",
        TypeHint(
          path: "()", isCollection: false, tupleLabels: ["name", ""],
          parts: [
            TypeHint(path: "String", isCollection: false),
            TypeHint(path: "Int", isCollection: false),
          ])
      ),
      ("Names", TypeHint(path: "String", isCollection: true)), ("() -> Int", nil),
      (
        "[String: [Int]]",
        .dictionary(
          of: TypeHint(path: "String", isCollection: false),
          to: TypeHint(path: "Int", isCollection: true))
      ),
      (
        "Dictionary<String, () -> Int>",
        .dictionary(of: TypeHint(path: "String", isCollection: false), to: nil)
      ),
    ])
  func hints(text: String, expected: TypeHint?) throws {
    types.aliases["Names"] = TypeHint(path: "String", isCollection: true)
    let statement = Parser.parse(source: "let x: \(text)").statements.first
    let variable = try #require(statement?.item.as(VariableDeclSyntax.self))
    let type = try #require(variable.bindings.first?.typeAnnotation?.type)
    #expect(types.hint(of: type) == expected)
  }

  @Test("are found from the innermost type outwards")
  func nestedTypes() {
    for path in ["A", "A.B", "A.B.C", "C", "D"] { _ = types.declare(path, kind: .structure) }
    let scope = Scope(parent: Scope(parent: nil, typePath: "A.B"))
    #expect(types.path(of: "C", in: scope) == "A.B.C")
    #expect(types.path(of: "B", in: scope) == "A.B")
    #expect(types.path(of: "D", in: scope) == "D")
    #expect(types.path(of: "E", in: scope) == nil)
    #expect(types.enclosing("A.B.C").map(\.path) == ["A.B.C", "A.B", "A"])
    #expect(types.innermost(in: scope)?.path == "A.B")
  }

  @Test("of a name in one scope share a variable")
  func redeclaration() throws {
    let store = Store()
    let outer = Scope(parent: nil, selfCell: store.allocate(.integer(0)))
    let scope = Scope(parent: outer)
    scope.declare("a", .integer(1), in: store)
    let cell = try #require(scope.bindings["a"]?.cell)
    scope.declare("a", .integer(2), in: store)
    scope.declare("_", .integer(3), in: store)
    #expect(cell.value.text == "2")
    #expect(scope.orderedBindings.count == 1)
    #expect(scope.innermostSelf?.value.text == "0")
  }

  @Test("return what the innermost function says, within its type")
  func returnHints() {
    let outer = Scope(parent: nil)
    outer.returnHint = TypeHint(path: "Int", isCollection: false)
    #expect(Scope(parent: outer).innermostReturnHint?.path == "Int")
    #expect(Scope(parent: outer, typePath: "A").innermostReturnHint == nil)
  }

  @Test(
    "take arguments by label, in order",
    arguments: [
      (["a", "b"], [[0], [1]]), (["a"], [[0], []]), (["b"], nil), (["a", "c"], nil),
      (["a", "b", "b"], nil),
    ])
  func parameters(labels: [String], expected: [[Int]]?) {
    let parameters = [
      Parameter(label: "a", name: "a"),
      Parameter(label: "b", name: "b", defaultValue: ExprSyntax(NilLiteralExprSyntax())),
    ]
    #expect(parameters.assignment(of: labels.map { Self.argument($0) }) == expected)
    #expect(parameters.assignment(byPosition: 2) == [[0], [1]])
  }

  @Test("take variadic arguments and trailing closures")
  func variadicParameters() {
    let parameters = [
      Parameter(label: "", name: "names", isVariadic: true), Parameter(label: "body", name: "body"),
    ]
    let closure = Argument(
      label: "", element: ListElement(value: .null, offset: 0), isTrailing: true)
    let names = ["", ""].map { Self.argument($0) }
    #expect(parameters.assignment(of: names + [closure]) == [[0, 1], [2]])
    #expect(parameters.assignment(of: names) == nil)
    #expect(parameters.assignment(byPosition: 1) == nil)
  }

  private static func argument(_ label: String) -> Argument {
    Argument(label: label, element: ListElement(value: .null, offset: 0))
  }
}

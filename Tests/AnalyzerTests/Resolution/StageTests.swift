import ArchTestSupport
import ProjectModel
import SourceFacts
import SourceText
import Testing

@testable import Analyzer

@Suite("The stages of resolution")
struct StageTests {
  @Test("number a name once, however many files have it")
  func names() {
    var names = GlobalNames()
    let first = names.intern("Service")
    #expect(names.intern("Client") != first)
    #expect(names.intern("Service") == first)
    #expect(names[first] == "Service")
    #expect(names.number(of: "Unheard") == nil)
  }

  @Test("number the declarations of the project first, the library's last")
  func declarations() throws {
    let table = table(["M/A.swift": "struct A { var b = 1 }", "M/B.swift": "struct B {}"])
    #expect(table.declarations.symbols.map { table.names[$0.name] } == ["A", "b", "B", "Array"])
    #expect(table.declarations.symbols.map(\.isForeign) == [false, false, false, true])
    #expect(table.declarations.symbols[1].parent == ID(0))
  }

  @Test("know which modules a file sees by its imports alone, handed on ones included")
  func scopes() {
    let table = table([
      "App/Main.swift": "import Core", "App/Other.swift": "",
      "Base/Base.swift": "", "Core/Core.swift": "@_exported import Base",
    ])
    let seen = table.scopes.visible.values.map {
      $0.map { table.declarations.modules[$0.module.int].name }
    }
    #expect(seen[0] == ["Core", "Base"])
    #expect(seen[1].isEmpty)
  }

  @Test("list declarations by name; what is declared inside functions has none for others")
  func index() throws {
    let table = table(["M/A.swift": "func run() { struct Local {} }\nprivate struct Hidden {}"])
    func modules(_ name: String) -> Int? {
      table.names.number(of: name).flatMap { table.index.modules(declaring: $0)?.count }
    }
    #expect(modules("run") == 1)
    #expect(modules("Hidden") == 1)
    #expect(modules("Local") == nil)
    let hidden = try #require(table.names.number(of: "Hidden"))
    #expect(table.index.topLevel(named: hidden, in: ModuleID(0)).isEmpty)
    #expect(table.index.topLevel(named: hidden, in: ModuleID(0), unit: ID(0)).count == 1)
  }

  @Test("bind an extension of a type that another extension nests")
  func binding() throws {
    let table = table([
      "M/A.swift":
        "extension Outer.Inner { var added: Int { 1 } }\nextension Outer { struct Inner {} }",
      "M/B.swift": "struct Outer {}",
    ])
    let inner = try #require(symbol("Inner", in: table))
    #expect(table.types.extendedType(of: ID(0)) == inner)
    let added = try #require(table.names.number(of: "added"))
    #expect(table.members[inner, added].count == 1)
  }

  @Test("put superclasses before protocols, nearest first")
  func lineage() throws {
    let table = table([
      "M/A.swift": """
      class Leaf: Near, Middle {}
      class Middle: Root, Far {}
      class Root {}
      protocol Near {}
      protocol Far {}
      """
    ])
    let leaf = try #require(symbol("Leaf", in: table))
    #expect(
      table.types.lineage(of: leaf).map { table.name(of: $0.type) }
        == ["Leaf", "Middle", "Root", "Near", "Far"])
  }

  @Test("end where types inherit from each other")
  func circle() throws {
    let table = table(["M/A.swift": "class A: B {}\nclass B: A {}"])
    let type = try #require(symbol("A", in: table))
    #expect(table.types.lineage(of: type).map { table.name(of: $0.type) } == ["A", "B"])
  }

  @Test("end where names decide about each other in a circle")
  func mutual() {
    let table = table([
      "M/A.swift": """
      protocol P { typealias A = Q.B }
      protocol Q { typealias B = P.A }
      extension P.A { struct C {} }
      extension Q.B.C { struct D {} }
      """
    ])
    #expect(table.types.symbols.count >= table.declarations.symbols.count)
  }

  // MARK: Helpers

  /// The table of files by path, the first folder of which is their module.
  private func table(_ files: [String: String]) -> SymbolTable {
    let paths = files.keys.sorted()
    func module(_ path: String) -> String { String(path.prefix { $0 != "/" }) }
    let modules = Set(paths.map(module)).sorted()
    return makeSymbolTable(
      units: paths.map { path in
        SourceUnit(
          path: path, module: ModuleID(modules.firstIndex(of: module(path)) ?? 0), byteCount: 0,
          facts: SwiftProject.facts(of: files[path] ?? "", path: path))
      },
      modules: modules.map { name in
        ModuleDescription(
          name: name, role: .production, kind: .library, package: "Package", folder: name,
          location: SourceLocation(path: "Package.swift", line: 1), sources: [])
      },
      library: LibraryInterface(SwiftProject.facts(of: "struct Array {}", path: "Swift.swift")))
  }

  private func symbol(_ name: String, in table: SymbolTable) -> ID<Symbol>? {
    table.declarations.symbols.ids.first {
      table.name(of: $0) == name && table[$0].kind.isNominalType
    }
  }
}

@Suite("How the expressions of a file hang together")
struct ExpressionStructureTests {
  @Test("a callee knows its call, an operator its operands, a chain where it ends")
  func structure() throws {
    let facts = SwiftProject.facts(
      of: "let value = first?.second.third() + other", path: "M/A.swift")
    let structure = ExpressionStructure(facts)
    func place(_ kind: ExpressionFact.Kind) throws -> ID<ExpressionFact> {
      try #require(facts.expressions.ids.last { facts.expressions[$0].kind == kind })
    }
    let call = try place(.call)
    let callee = try #require(facts.expressions[call].base.expression)
    #expect(structure.call(of: callee) == call)
    #expect(structure.call(of: call) == nil)
    #expect(structure.endsOptionalChain(call))
    #expect(!structure.endsOptionalChain(try place(.optionalChain)))
    #expect(structure.operands(of: try place(.operator))?.left == Operand(call))
  }

  @Test("an answer is known once it is given, and can be asked for anew")
  func answers() {
    let (first, second) = (ID<ExpressionFact>(0), ID<ExpressionFact>(1))
    var answers = AnswerTable<ExpressionFact>(count: 2)
    answers.open(second)
    #expect(answers.state(of: second) == .open)
    answers.close(second, with: .nominal(ID(7)))
    #expect(answers.state(of: second) == .done)
    #expect(answers[second] == .nominal(ID(7)))
    answers.reset(second)
    #expect(answers.state(of: second) == .untouched)
    #expect(answers.state(of: first) == .untouched)
  }
}

import ArchTestSupport
import ProjectModel
import SourceText
import Testing

@Suite("Graph literals")
struct GraphLiteralTests {
  private func edges(_ literal: GraphLiteral) -> [String] {
    let nodes = literal.graph.nodes
    return literal.graph.edges.map { "\(nodes[$0.from.int].id) -> \(nodes[$0.to.int].id)" }
  }

  @Test("read a name without a dot as a module with one node")
  func shortForm() {
    let literal: GraphLiteral = "UI -> Domain, Domain -> Data"
    #expect(edges(literal) == ["Domain.Domain -> Data.Data", "UI.UI -> Domain.Domain"])
    #expect(literal.graph.modules.map(\.name) == ["Data", "Domain", "UI"])
    #expect(literal.graph.components.map(\.name) == ["Data", "Domain", "UI"])
    #expect(literal.graph.components.map(\.module) == [ModuleID(0), ModuleID(1), ModuleID(2)])
    #expect(
      literal.graph.files.map(\.path) == ["Data/Data.swift", "Domain/Domain.swift", "UI/UI.swift"])
  }

  @Test("read chains and lists")
  func chains() {
    #expect(edges("A -> B -> C") == ["A.A -> B.B", "B.B -> C.C"])
    #expect(edges("A & B -> C & D") == ["A.A -> C.C", "A.A -> D.D", "B.B -> C.C", "B.B -> D.D"])
  }

  @Test("read blocks with kinds, access, files and roles")
  func blocks() throws {
    let literal: GraphLiteral = """
      // a comment
      module App (tool, executable, folder Sources/App)
        depends on Core & Other
        public class Main -inheritance-> Core.Service(protocol)
        file Views/Home.swift (objective-c)
          imports Core(testable) & Foundation.NSDate
          enum Home
          extension App.(extension of Core.Service)(types 2, abstract 1)
      module Core (demo)
      """
    let graph = literal.graph
    let app = try #require(graph.modules.first)
    #expect(app.role == .tool && app.kind == .executable && app.folder == "Sources/App")
    #expect(app.dependencies.map(\.name) == ["Core", "Other"])
    #expect(app.dependencies.map(\.modules) == [["Core"], []])
    #expect(graph.modules.map(\.role) == [.tool, .demo])
    #expect(app.sources == ["Sources/App/Main.swift", "Sources/App/Views/Home.swift"])

    let main = graph.nodes[try #require(literal.node("App.Main")).int]
    #expect(main.kind == .class && main.access == .public && main.typeCount == 1)
    let service = graph.nodes[try #require(literal.node("Core.Service")).int]
    #expect(service.kind == .protocol && service.abstractTypeCount == 1)
    let nested = graph.nodes[try #require(literal.node("App.(extension of Core.Service)")).int]
    #expect(nested.kind == .extension && nested.typeCount == 2 && nested.abstractTypeCount == 1)
    #expect(graph.files[nested.file.int].path == "Sources/App/Views/Home.swift")
    #expect(graph.files[nested.file.int].language == .objectiveC)

    #expect(graph.references.map(\.role) == [.inheritance])
    #expect(graph.imports.map(\.path) == ["Core", "Foundation.NSDate"])
    #expect(graph.imports.map(\.module) == ["Core", "Foundation"])
    #expect(graph.imports.map(\.target) == [ModuleID(1), nil])
    #expect(graph.imports.map(\.isTestable) == [true, false])
  }

  @Test("give components by module, node, file and folder, the first one first")
  func components() {
    let literal: GraphLiteral = """
      module App
        struct Main
        file Views/Home.swift
          struct Home
          struct Row
      component Special = App.Row
      component UI = App/Views
      component Rest = App
      """
    let graph = literal.graph
    let names = graph.nodes.map { graph.components[$0.component.int].name }
    #expect(graph.nodes.map(\.id) == ["App.Home", "App.Main", "App.Row"])
    #expect(names == ["UI", "Rest", "Special"])
    #expect(graph.components.allSatisfy { $0.module == nil })
  }

  @Test("place every name where the file's text has it")
  func places() throws {
    let literal: GraphLiteral = """
      A imports B
      A.X -> B.Y & B.Z
      A.X -> B.Y
      """
    let graph = literal.graph
    let texts = Dictionary(uniqueKeysWithValues: literal.sources.map { ($0.path, $0.text) })
    for reference in graph.references {
      let text = try #require(texts[graph.files[reference.file.int].path])
      let rest = String(decoding: text.utf8.dropFirst(Int(reference.offset)), as: UTF8.self)
      #expect(rest.hasPrefix(graph.names[reference.name]))
    }
    #expect(graph.edges.map(\.references.count) == [2, 1])
    let location = graph.location(of: graph.imports[0].file, offset: graph.imports[0].offset)
    #expect(location.description == "A/A.swift:1:8")
  }

  @Test(
    "name the line of a mistake",
    arguments: [
      ("A -> B\nmodule M (wrong)", 2),
      ("file A.swift", 1),
      ("A -> A", 1),
      ("A -> B C", 1),
      ("A -wrong-> B", 1),
      ("\n\nA(wrong) -> B", 3),
      (".A -> B", 1),
      ("component X = Missing", 1),
      ("component X Missing", 1),
      ("A ->", 1),
    ])
  func mistakes(text: String, line: Int) {
    let error = #expect(throws: GraphLiteralError.self) { try GraphLiteral(parsing: text) }
    #expect(error?.line == line)
  }

  @Test("follow the order and uniqueness that graphs promise", arguments: 0..<50 as Range<UInt64>)
  func validity(seed: UInt64) throws {
    let graph = try GraphLiteral.random(seed: seed).graph
    let ids = graph.nodes.map(\.id)
    #expect(ids == ids.sorted { $0.precedesInBytes($1) } && Set(ids).count == ids.count)
    let pairs = graph.edges.map { [$0.from, $0.to] }
    #expect(pairs == pairs.sorted { $0.lexicographicallyPrecedes($1) })
    #expect(graph.edges.allSatisfy { $0.from != $0.to && !$0.references.isEmpty })
    #expect(graph.edges.flatMap(\.references) == Array(graph.references.indices))
    let paths = graph.files.map(\.path)
    #expect(paths == paths.sorted { $0.precedesInBytes($1) })
    #expect(graph.nodes.allSatisfy { graph.files[$0.file.int].module == $0.module })
  }
}

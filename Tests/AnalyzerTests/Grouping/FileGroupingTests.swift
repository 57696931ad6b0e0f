import Analyzer
import ArchTestSupport
import DependencyModel
import ProjectModel
import Testing

private func edges(of literal: GraphLiteral, by granularity: Granularity) -> [String] {
  let grouped = literal.graph.grouped(by: granularity)
  return grouped.edges.map { "\(grouped.groups[$0.from].name) -> \(grouped.groups[$0.to].name)" }
}

@Suite("Grouping by file and folder")
struct FileGroupingTests {
  @Test("leads from the file of the reference to the file that declares the member named")
  func memberInExtension() {
    let literal: GraphLiteral = """
      module App
        file Main.swift
          struct Main -member-> Core.Service(in Service+More.swift)
      """
    #expect(edges(of: literal, by: .file) == ["App/Main.swift -> Core/Service+More.swift"])
  }

  @Test("a reference counts for the file that it stands in, not for that of its node")
  func referenceInExtension() {
    let literal: GraphLiteral = """
      module App
        struct Main
        file Main+Extra.swift
          Main -> Core.Service
      """
    #expect(edges(of: literal, by: .file) == ["App/Main+Extra.swift -> Core/Service.swift"])
  }

  @Test("references within one node connect its files, and no larger group")
  func fileReferences() throws {
    let literal: GraphLiteral = """
      module App
        struct Main
        Main -member-> Main(in Parts/Main+Extra.swift)
      """
    #expect(edges(of: literal, by: .file) == ["App/Main.swift -> App/Parts/Main+Extra.swift"])
    #expect(edges(of: literal, by: .folder) == ["App -> App/Parts"])
    #expect(edges(of: literal, by: .type).isEmpty)
    let edge = try #require(literal.graph.grouped(by: .file).edges.first)
    #expect(edge.fileReferences == [0])
    #expect(!edge.isNominal)
  }

  @Test("a reference whose declaring file is unknown makes no file edge")
  func unknownTarget() {
    let literal: GraphLiteral = "A.X -> A.Y"
    var graph = literal.graph
    graph.references[0].targetFile = nil
    #expect(graph.grouped(by: .file).edges.isEmpty)
    #expect(graph.grouped(by: .type).edges.count == 1)
  }

  @Test("imports make no edges")
  func imports() {
    #expect(edges(of: "A imports B, module B", by: .file).isEmpty)
    #expect(edges(of: "A imports B, module B", by: .folder).isEmpty)
  }

  @Test("a file of two modules is one group, of no single module")
  func sharedFile() {
    let literal: GraphLiteral = """
      module A
        file /Shared/Log.swift
          struct Log -> A.Use
      module B
        file /Shared/Log.swift
          struct Log -> B.Use
      """
    let grouped = literal.graph.grouped(by: .file)
    #expect(grouped.groups.map(\.name) == ["A/Use.swift", "B/Use.swift", "Shared/Log.swift"])
    #expect(grouped.groups[2].module == nil)
    #expect(grouped.groups[2].component == nil)
    #expect(grouped.groups[0].module == ModuleID(0))
    #expect(literal.graph.nodes.map(\.id) == ["A.Log", "A.Use", "B.Log", "B.Use"])
    #expect(grouped.groupOfNode == [2, 0, 2, 1])
    #expect(
      edges(of: literal, by: .file) == [
        "Shared/Log.swift -> A/Use.swift", "Shared/Log.swift -> B/Use.swift",
      ])
  }

  @Test("a file that tests share is seen as production alone")
  func sharedWithTests() {
    let literal: GraphLiteral = """
      module ATests (test)
        file /Shared/Log.swift
          struct Log -> ATests.Use
      module B
        file /Shared/Log.swift
          struct Log
      """
    let grouped = literal.graph.grouped(by: .file)
    #expect(grouped.groups.map(\.name) == ["Shared/Log.swift"])
    #expect(grouped.groups.map(\.module) == [ModuleID(1)])
    #expect(grouped.edges.isEmpty)
    let all = literal.graph.grouped(by: .file, roles: [.production, .test])
    #expect(all.groups.map(\.role) == [.test, .production])
  }

  @Test("a group of several modules has the first production role, else the first role")
  func roleOfSharedFile() {
    func role(_ first: String, _ second: String) -> ModuleRole? {
      let literal = GraphLiteral(
        stringLiteral: """
          module A (\(first))
            file /Shared.swift
          module B (\(second))
            file /Shared.swift
          """)
      return literal.graph.grouped(by: .file, roles: Set(ModuleRole.allCases)).groups.first?.role
    }
    #expect(role("production", "test") == .production)
    #expect(role("test", "production") == .production)
    #expect(role("tool", "test") == .tool)
  }

  @Test("folders join their own files, not those below")
  func folders() {
    let literal: GraphLiteral = """
      module App (folder /)
        file main.swift
          struct Main -> App.Home & App.Row
        file Views/Home.swift
          struct Home -> App.Row
        file Views/Rows/Row.swift
          struct Row
      """
    #expect(
      literal.graph.grouped(by: .folder).groups.map(\.name) == [".", "Views", "Views/Rows"])
    #expect(
      edges(of: literal, by: .folder) == [". -> Views", ". -> Views/Rows", "Views -> Views/Rows"])
  }

  @Test("paths that differ only in Unicode normalisation are two files")
  func normalisation() {
    let composed = "caf\u{E9}/A.swift"
    let decomposed = "cafe\u{301}/A.swift"
    let literal: GraphLiteral = "module M (folder X), M.A -> N.B"
    var graph = literal.graph
    graph.files[0].path = decomposed
    graph.files[1].path = composed
    #expect(graph.grouped(by: .file).groups.count == 2)
    #expect(graph.grouped(by: .folder).edges.count == 1)
  }
}

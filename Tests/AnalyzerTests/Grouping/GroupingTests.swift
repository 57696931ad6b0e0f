import Analyzer
import ArchTestSupport
import DependencyModel
import ProjectModel
import SourceText
import Testing

/// The edges of a literal's graph at one granularity, one a line: `from -> to`.
private func edges(
  of literal: GraphLiteral, by granularity: Granularity,
  roles: Set<ModuleRole> = [.production, .tool]
) -> [String] {
  let grouped = literal.graph.grouped(by: granularity, roles: roles)
  return grouped.edges.map { "\(grouped.groups[$0.from].name) -> \(grouped.groups[$0.to].name)" }
}

private func groups(
  of literal: GraphLiteral, by granularity: Granularity,
  roles: Set<ModuleRole> = [.production, .tool]
) -> [String] {
  literal.graph.grouped(by: granularity, roles: roles).groups.map(\.name)
}

@Suite("Grouping by type, module and component")
struct GroupingTests {
  @Test("by type keeps the nodes and edges as they are")
  func type() {
    let literal: GraphLiteral = "A.X -> A.Y, A.Y -> B.Z"
    #expect(groups(of: literal, by: .type) == ["A.X", "A.Y", "B.Z"])
    #expect(edges(of: literal, by: .type) == ["A.X -> A.Y", "A.Y -> B.Z"])
  }

  @Test("by module joins references and imports in one edge")
  func moduleEdges() throws {
    let literal: GraphLiteral = """
      A imports B
      A imports C
      A.X -> B.Y
      A.X -> A.Z
      module C
      """
    #expect(edges(of: literal, by: .module) == ["A -> B", "A -> C"])
    let grouped = literal.graph.grouped(by: .module)
    let toB = try #require(grouped.edge(from: 0, to: 1))
    #expect(toB.references.count == 1)
    #expect(toB.imports.count == 1)
    let toC = try #require(grouped.edge(from: 0, to: 2))
    #expect(toC.references.isEmpty)
    #expect(toC.imports.map { literal.graph.imports[$0].path } == ["C"])
  }

  @Test("leaves out an import of the own module and of one outside the project")
  func importsWithoutEdge() {
    #expect(edges(of: "A imports A & Foundation, A.X -> B.Y", by: .module) == ["A -> B"])
  }

  @Test("by component takes an import of a module that is exactly one component")
  func importOfWholeModule() {
    let literal: GraphLiteral = """
      App imports Core
      module Core
        struct Service
      component Kernel = Core
      """
    #expect(edges(of: literal, by: .component) == ["App -> Kernel"])
  }

  @Test("by component takes no import of a module that several components share")
  func importOfSplitModule() {
    let literal: GraphLiteral = """
      App imports Core
      module Core
        struct Service
        struct Other
      component Kernel = Core.Service
      """
    #expect(edges(of: literal, by: .component).isEmpty)
    #expect(edges(of: literal, by: .module) == ["App -> Core"])
  }

  @Test("by component takes no import of a module that shares its component with another")
  func importOfJoinedModule() {
    let literal: GraphLiteral = """
      App imports Core
      module Core
        struct Service
      module Other
        struct Thing
      component Kernel = Core & Other
      """
    #expect(edges(of: literal, by: .component).isEmpty)
    #expect(groups(of: literal, by: .component) == ["App", "Kernel"])
  }

  @Test("counts a reference between two components of one module")
  func componentsOfOneModule() {
    let literal: GraphLiteral = """
      module App
        file Views/Home.swift
          struct Home -> App.Model
        file Models/Model.swift
          struct Model
      component UI = App/Views
      """
    #expect(edges(of: literal, by: .component) == ["UI -> App"])
    #expect(edges(of: literal, by: .module).isEmpty)
  }

  @Test("an edge is as sure as its surest reference, and nominal if one of them is")
  func strength() {
    let literal: GraphLiteral = """
      A.X -member:probable-> B.Y
      A.Z -call:certain-> B.Y
      A.X -member:probable-> C.W
      """
    let grouped = literal.graph.grouped(by: .module)
    #expect(grouped.edges.map(\.confidence) == [.certain, .probable])
    #expect(grouped.edges.map(\.isNominal) == [true, false])
  }

  @Test("an import makes an edge nominal and certain")
  func importStrength() {
    let literal: GraphLiteral = "A.X -member:probable-> B.Y, A imports B"
    let edge = literal.graph.grouped(by: .module).edges.first
    #expect(edge?.isNominal == true)
    #expect(edge?.confidence == .certain)
  }

  @Test("orders the references of an edge by path and offset")
  func referenceOrder() {
    let literal: GraphLiteral = """
      module A
        file Z.swift
          struct First -> B.Y
          First -> B.W
        file C.swift
          struct Second -> B.Y
      """
    let references = literal.graph.grouped(by: .module).edges[0].references
    let places = references.map { index in
      let reference = literal.graph.references[index]
      return literal.graph.location(of: reference.file, offset: reference.offset)
    }
    #expect(places.map(\.path) == ["A/C.swift", "A/Z.swift", "A/Z.swift"])
    #expect(places == places.sorted())
  }

  @Test("leaves out tests and demos unless they are asked for")
  func roles() {
    let literal: GraphLiteral = """
      module AppTests (test)
        imports App
        class Tests -> App.Main
      module Generator (tool)
        struct Tool -> App.Main
      """
    #expect(groups(of: literal, by: .module) == ["App", "Generator"])
    #expect(edges(of: literal, by: .module) == ["Generator -> App"])
    #expect(edges(of: literal, by: .module, roles: [.production, .test]) == ["AppTests -> App"])
    #expect(groups(of: literal, by: .component) == ["App", "Generator"])
    #expect(groups(of: literal, by: .type) == ["App.Main", "Generator.Tool"])
    #expect(literal.graph.grouped(by: .module).groupOfNode == [0, nil, 1])
  }

  @Test("keeps modules without sources and without edges")
  func emptyModule() {
    let literal: GraphLiteral = "module Empty, module Tests (test), A -> B"
    #expect(groups(of: literal, by: .module) == ["A", "B", "Empty"])
    #expect(groups(of: literal, by: .component) == ["A", "B", "Empty"])
    #expect(groups(of: literal, by: .file) == ["A/A.swift", "B/B.swift"])
  }

  @Test("an empty graph has no groups at any granularity", arguments: Granularity.allCases)
  func empty(granularity: Granularity) {
    #expect(groups(of: "", by: granularity).isEmpty)
    #expect(edges(of: "", by: granularity).isEmpty)
  }

  @Test("is consistent on random graphs", arguments: 0..<100 as Range<UInt64>)
  func invariants(seed: UInt64) throws {
    let graph = try GraphLiteral.random(seed: seed).graph
    for granularity in Granularity.allCases {
      let grouped = graph.grouped(by: granularity)
      let pairs = grouped.edges.map { [$0.from, $0.to] }
      #expect(pairs == pairs.sorted { $0.lexicographicallyPrecedes($1) })
      #expect(Set(pairs).count == pairs.count)
      #expect(grouped.edges.allSatisfy { $0.from != $0.to })
      #expect(
        grouped.edges.allSatisfy {
          !($0.references.isEmpty && $0.imports.isEmpty && $0.fileReferences.isEmpty)
        })
      let names = grouped.groups.map(\.name)
      #expect(names == names.sorted { $0.precedesInBytes($1) })
      let isVisible = graph.nodes.map {
        [.production, .tool].contains(graph.modules[$0.module.int].role)
      }
      #expect(grouped.groupOfNode.map { $0 != nil } == isVisible)
    }
  }

  @Test(
    "by component equals by module when every module is one", arguments: 0..<50 as Range<UInt64>)
  func componentsAreModules(seed: UInt64) throws {
    let graph = try GraphLiteral.random(seed: seed).graph
    let modules = graph.grouped(by: .module)
    let components = graph.grouped(by: .component)
    #expect(modules.edges == components.edges)
    #expect(modules.groups == components.groups)
  }
}

import Analyzer
import ArchTestSupport
import DependencyModel
import Metrics
import Testing

private func explanation(
  of component: String, in literal: GraphLiteral, counting: Counting = .types
) -> MetricsExplanation? {
  explain(
    component: component, graph: literal.graph, components: literal.graph.grouped(by: .component),
    counting: counting, declarations: noDeclarations)
}

@Suite("Explanations of metrics")
struct MetricsExplanationTests {
  private let literal: GraphLiteral = """
    App imports Core
    App.Main -call-> Core.Service(protocol) & Core.Client(class)
    App.Main -member-> Core.Client
    App.Router -> Core.Client
    Core.Client -> Core.Service & Base.Log
    """

  @Test("name each node that depends on the component, with its edges and references")
  func afferentNodes() throws {
    let core = try #require(explanation(of: "Core", in: literal))
    #expect(core.afferent.map(\.name) == ["App.Main", "App.Router"])
    #expect(core.afferent.map(\.edges.count) == [2, 1])
    #expect(core.afferent.map(\.references.count) == [3, 1])
    let roles = core.afferent[0].references.map { literal.graph.references[$0].role }
    #expect(roles == [.call, .call, .member])
    #expect(core.afferent.allSatisfy { $0.imports.isEmpty })
  }

  @Test("name each node of the component that depends on the outside")
  func efferentNodes() throws {
    let core = try #require(explanation(of: "Core", in: literal))
    #expect(core.efferent.map(\.name) == ["Core.Client"])
    let edge = literal.graph.edges[core.efferent[0].edges[0]]
    #expect(core.efferent[0].edges.count == 1)
    #expect(literal.graph.nodes[edge.to.int].id == "Base.Log")
  }

  @Test("name components and imports when counting modules")
  func components() throws {
    let core = try #require(explanation(of: "Core", in: literal, counting: .modules))
    #expect(core.afferent.map(\.name) == ["App"])
    #expect(core.afferent[0].node == nil)
    #expect(core.afferent[0].edges.count == 3)
    #expect(core.afferent[0].references.count == 4)
    #expect(core.afferent[0].imports == [0])
    #expect(core.efferent.map(\.name) == ["Base"])
  }

  @Test("name the types counted")
  func types() throws {
    let core = try #require(explanation(of: "Core", in: literal))
    let names = core.types.map { literal.graph.nodes[$0.node.int].id }
    #expect(names == ["Core.Client", "Core.Service"])
    #expect(core.types.map(\.abstractTypes) == [0, 1])
  }

  @Test("are missing for a name that no component has")
  func unknown() { #expect(explanation(of: "Cor", in: literal) == nil) }

  @Test(
    "add up to the numbers of the table", arguments: 0..<60 as Range<UInt64>, Counting.allCases)
  func agreement(seed: UInt64, counting: Counting) throws {
    let (graph, declarations) = try GraphLiteral.random(seed: seed).graph.withDeclarations()
    let grouped = graph.grouped(by: .component)
    let table = measure(
      graph: graph, components: grouped, counting: counting, declarations: { declarations })
    for row in table.components {
      let explanation = try #require(
        explain(
          component: row.name, graph: graph, components: grouped, counting: counting,
          declarations: { declarations }))
      #expect(explanation.metrics == row)
      for entry in explanation.afferent + explanation.efferent {
        #expect(!entry.references.isEmpty || !entry.imports.isEmpty)
        if counting == .references { #expect(entry.references.count == 1) }
        guard counting == .types || counting == .modules else { continue }
        let ofEdges = entry.edges.flatMap { graph.edges[$0].references }
        #expect(ofEdges.sorted() == entry.references.sorted())
      }
    }
  }

  @Test("name the declarations counted as Muck counts them, on both sides")
  func declarations() throws {
    let (graph, declarations) = literal.graph.withDeclarations()
    let core = try #require(
      explain(
        component: "Core", graph: graph, components: graph.grouped(by: .component),
        counting: .muck, declarations: { declarations }))
    #expect(core.types.count == 4 && core.types.allSatisfy { $0.declaration != nil })
    #expect(core.afferent.map(\.name) == ["Core.Client", "Core.case", "Core.case"])
    #expect(core.efferent.map(\.name) == ["Base.Log"])
    #expect(core.efferent[0].references.count == 1)
  }
}

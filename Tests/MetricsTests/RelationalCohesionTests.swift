import Analyzer
import ArchTestSupport
import DependencyModel
import Metrics
import Testing

@Suite("Relational cohesion")
struct RelationalCohesionTests {
  private func cohesion(_ component: String, in literal: GraphLiteral) -> MeasuredMetric? {
    let table = measure(
      graph: literal.graph, components: literal.graph.grouped(by: .component), counting: .types,
      declarations: noDeclarations)
    return table.components.first { $0.name == component }?.measured["relational-cohesion"]
  }

  @Test("is dependencies within, and one more, for each type")
  func formula() {
    let value = cohesion("M", in: "M.A -> M.B & M.C")
    #expect(value == MeasuredMetric(value: 1, computation: "(2 + 1) / 3"))
  }

  @Test("counts neither what leads outside nor several references of one type to another")
  func border() {
    let literal: GraphLiteral = "M.A -> M.B & Core.X, M.A -call-> M.B"
    #expect(cohesion("M", in: literal)?.computation == "(1 + 1) / 2")
    #expect(cohesion("Core", in: literal)?.computation == "(0 + 1) / 1")
  }

  @Test("counts dependencies between types only")
  func functions() {
    let literal: GraphLiteral = """
      module M
        struct A
        function run -> A
      """
    #expect(cohesion("M", in: literal)?.computation == "(0 + 1) / 1")
  }

  @Test("is undefined without types")
  func undefined() { #expect(cohesion("M", in: "module M") == nil) }

  @Test("is explained by the dependencies that it counts")
  func explained() throws {
    let literal: GraphLiteral = "M.A -> M.B & M.C, M.B -> M.A & Core.X"
    let explanation = try #require(
      explain(
        component: "M", graph: literal.graph, components: literal.graph.grouped(by: .component),
        counting: .types, declarations: noDeclarations))
    guard case .dependencies(let entries) = MetricDefinition.relationalCohesion.counted(explanation)
    else {
      Issue.record("dependencies are counted")
      return
    }
    #expect(entries.map(\.name) == ["M.A", "M.A", "M.B"])
    #expect(entries.allSatisfy { $0.edges.count == 1 && !$0.references.isEmpty })
  }
}

import Analyzer
import ArchTestSupport
import DependencyModel
import Metrics
import Testing

/// The rows of a literal's components, by name.
private func rows(
  of literal: GraphLiteral, counting: Counting = .types
) -> [String: ComponentMetrics] {
  let table = measure(
    graph: literal.graph, components: literal.graph.grouped(by: .component), counting: counting,
    declarations: noDeclarations)
  return Dictionary(uniqueKeysWithValues: table.components.map { ($0.name, $0) })
}

@Suite("Metrics of components")
struct MeasureTests {
  private let twoByThree: GraphLiteral = """
    App.Main & App.Router -> Core.A & Core.B & Core.C
    """

  @Test("count the nodes that depend, once each, when counting types")
  func types() {
    let rows = rows(of: twoByThree)
    #expect(rows["Core"]?.afferentCoupling == 2)
    #expect(rows["Core"]?.efferentCoupling == 0)
    #expect(rows["App"]?.afferentCoupling == 0)
    #expect(rows["App"]?.efferentCoupling == 2)
  }

  @Test("count other components when counting modules")
  func modules() {
    let rows = rows(of: twoByThree, counting: .modules)
    #expect(rows["Core"]?.afferentCoupling == 1)
    #expect(rows["App"]?.efferentCoupling == 1)
  }

  @Test("count a node for each component that it depends on, but once in its own")
  func oneNodeTwoComponents() {
    let rows = rows(of: "App.Main -> A.X & A.Y & B.Z")
    #expect(rows["A"]?.afferentCoupling == 1)
    #expect(rows["B"]?.afferentCoupling == 1)
    #expect(rows["App"]?.efferentCoupling == 1)
  }

  @Test("count a node for a component even if edges to others lie between")
  func interleavedEdges() {
    let literal: GraphLiteral = """
      module App
        struct Main -> M.A & M.B & M.C
      component Odd = M.A & M.C
      """
    #expect(rows(of: literal)["Odd"]?.afferentCoupling == 1)
    #expect(rows(of: literal)["M"]?.afferentCoupling == 1)
  }

  @Test("count imports as dependencies of modules, never of types")
  func imports() {
    let literal: GraphLiteral = "App imports Core, module Core"
    #expect(rows(of: literal, counting: .modules)["Core"]?.afferentCoupling == 1)
    #expect(rows(of: literal, counting: .types)["Core"]?.afferentCoupling == 0)
  }

  @Test("count every reference when counting references, and no import")
  func references() {
    let literal: GraphLiteral = """
      App imports Core
      App.Main -> Core.A, App.Main -call-> Core.A, App.Router -> Core.B, Core.A -> Core.B
      """
    let rows = rows(of: literal, counting: .references)
    #expect(rows["Core"]?.afferentCoupling == 3 && rows["Core"]?.efferentCoupling == 0)
    #expect(rows["App"]?.afferentCoupling == 0 && rows["App"]?.efferentCoupling == 3)
    #expect(rows["Core"]?.types == 2)
  }

  @Test("do not count edges within a component")
  func inside() {
    let rows = rows(of: "A.X -> A.Y, A.Y -> A.X")
    #expect(rows["A"]?.afferentCoupling == 0 && rows["A"]?.efferentCoupling == 0)
  }

  @Test("do not count what tests use")
  func tests() {
    let rows = rows(of: "module T (test), T.Tests -> A.X")
    #expect(Array(rows.keys) == ["A"])
    #expect(rows["A"]?.afferentCoupling == 0)
  }

  @Test("count types and abstract types, and neither functions nor extensions")
  func typeCounts() {
    let literal: GraphLiteral = """
      module A
        class C
        actor D
        enum E
        struct S
        protocol P
        function f
        typealias T
        extension A.(extension of Foundation.Date)
        extension A.(extension of Foundation.Data)(types 2)
      """
    let row = rows(of: literal)["A"]
    #expect(row?.types == 7)
    #expect(row?.abstractTypes == 1)
    #expect(row?.abstractness == 1.0 / 7)
  }

  @Test("leave instability and distance undefined for an isolated component")
  func isolated() {
    let row = rows(of: "A.X -> B.Y, module C\n C.Z(protocol)")["C"]
    #expect(row?.instability == nil && row?.distance == nil && row?.signedDistance == nil)
    #expect(row?.abstractness == 1)
  }

  @Test("leave abstractness and distance undefined for a component without types")
  func withoutTypes() {
    let row = rows(of: "A.f(function) -> B.Y")["A"]
    #expect(row?.abstractness == nil && row?.distance == nil)
    #expect(row?.instability == 1)
  }

  @Test("of an empty graph are an empty table")
  func empty() {
    let graph = GraphLiteral(stringLiteral: "").graph
    let table = measure(
      graph: graph, components: graph.grouped(by: .component), counting: .types,
      declarations: noDeclarations)
    #expect(table.components.isEmpty && table.system.count == 0)
  }
}

@Suite("Metrics of random graphs")
struct MetricInvariantTests {
  @Test(
    "stay within their ranges", arguments: 0..<100 as Range<UInt64>, Counting.allCases)
  func ranges(seed: UInt64, counting: Counting) throws {
    let table = try table(of: seed, counting: counting)
    for row in table.components {
      for value in [row.instability, row.abstractness, row.distance].compactMap(\.self) {
        #expect((0...1).contains(value))
      }
      if let signed = row.signedDistance { #expect(abs(signed) == row.distance) }
      if counting == .types || counting == .modules {
        #expect((row.instability == nil) == (row.afferentCoupling + row.efferentCoupling == 0))
      }
      if let instability = row.instability, let abstractness = row.abstractness {
        // Two roundings of the plain formula against the single one of the exact quotient.
        let plain = abstractness + instability - 1
        #expect(abs(plain - (row.signedDistance ?? .infinity)) < 1e-15)
      }
      #expect(row.abstractTypes <= row.types)
    }
  }

  @Test(
    "have as many afferent as efferent couplings counted in modules or references",
    arguments: seeds, [Counting.modules, .references])
  func balance(seed: UInt64, counting: Counting) throws {
    let rows = try table(of: seed, counting: counting).components
    #expect(
      rows.reduce(0) { $0 + $1.afferentCoupling } == rows.reduce(0) { $0 + $1.efferentCoupling })
  }

  @Test("count all references across borders when counting references", arguments: seeds)
  func crossingReferences(seed: UInt64) throws {
    let graph = try GraphLiteral.random(seed: seed).graph
    let group = graph.grouped(by: .component).groupOfNode
    let crossing = graph.edges.filter { edge in
      guard let from = group[edge.from.int], let to = group[edge.to.int] else { return false }
      return from != to
    }
    let rows = try table(of: seed, counting: .references).components
    #expect(
      rows.reduce(0) { $0 + $1.afferentCoupling }
        == crossing.reduce(0) { $0 + $1.references.count })
  }

  @Test("agree with a plain count of pairs of nodes", arguments: seeds)
  func bruteForce(seed: UInt64) throws {
    let graph = try GraphLiteral.random(seed: seed).graph
    let grouped = graph.grouped(by: .component)
    let rows = measure(
      graph: graph, components: grouped, counting: .types, declarations: noDeclarations
    ).components
    let pairs = graph.edges.compactMap { edge -> (from: Int, to: Int, node: NodeID)? in
      guard let from = grouped.groupOfNode[edge.from.int],
        let to = grouped.groupOfNode[edge.to.int], from != to
      else { return nil }
      return (from, to, edge.from)
    }
    for (group, row) in rows.enumerated() {
      #expect(row.afferentCoupling == Set(pairs.filter { $0.to == group }.map(\.node)).count)
      #expect(row.efferentCoupling == Set(pairs.filter { $0.from == group }.map(\.node)).count)
    }
  }

  @Test("do not change when everything is renamed", arguments: seeds, Counting.allCases)
  func renaming(seed: UInt64, counting: Counting) throws {
    // The new names sort the other way round.
    let renamed = try table(of: seed, counting: counting) { "Z\(99 - $0)" }
    let original = try table(of: seed, counting: counting)
    let rows = original.components.map { row in
      var copy = row
      copy.name = "Z\(99 - (Int(row.name.dropFirst()) ?? 0))"
      return copy
    }
    #expect(Array(rows.reversed()) == renamed.components)
    #expect(original.system == renamed.system)
  }

  static let seeds: Range<UInt64> = 0..<60

  private func table(
    of seed: UInt64, counting: Counting, moduleName: (Int) -> String = { "M\($0)" }
  ) throws -> MetricsTable {
    let (graph, declarations) = try GraphLiteral.random(seed: seed, moduleName: moduleName).graph
      .withDeclarations()
    return measure(
      graph: graph, components: graph.grouped(by: .component), counting: counting,
      declarations: { declarations })
  }
}

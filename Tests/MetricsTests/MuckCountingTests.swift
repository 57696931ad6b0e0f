import Analyzer
import ArchTestSupport
import DependencyModel
import Metrics
import SourceFacts
import Testing

@Suite("Declarations counted as Muck counts them")
struct MuckDeclarationsTests {
  /// The names of those counted among declarations of one component.
  private func counted(_ declarations: [Declaration]) -> [String] {
    let graph: GraphLiteral = "module M\n struct S"
    let table = DeclarationTable(declarations: declarations)
    let counted = MuckDeclarations(table, in: graph.graph.grouped(by: .component))
    return declarations.indices.filter { counted.group(of: DeclarationID($0)) != nil }
      .map { declarations[$0].name }
  }

  @Test("are types, aliases and cases, free functions and global variables")
  func kinds() {
    let all = DeclarationKind.allCases.map { Declaration($0, "\($0)") }
    #expect(
      Set(counted(all)) == [
        "class", "struct", "enum", "actor", "protocol", "typealias", "enumCase", "function",
        "variable",
      ])
  }

  @Test("are no members, but for nested types, cases and static variables")
  func members() {
    let type = DeclarationID(0)
    #expect(
      counted([
        Declaration(.struct, "Type"),
        Declaration(.function, "method", in: type),
        Declaration(.function, "staticMethod", in: type, marks: .isStatic),
        Declaration(.function, "+", in: type, marks: .isStatic),
        Declaration(.function, "≈", in: type, marks: .isStatic),
        Declaration(.function, "`default`", in: type),
        Declaration(.function, "größe", in: type),
        Declaration(.variable, "property", in: type),
        Declaration(.variable, "shared", in: type, marks: .isStatic),
        Declaration(.enum, "Nested", in: type),
        Declaration(.enumCase, "one", in: DeclarationID(9)),
      ]) == ["Type", "shared", "Nested", "one"])
  }

  @Test("are no operator functions, which Muck's filter never finds")
  func operators() {
    #expect(
      counted([
        Declaration(.function, "=="), Declaration(.function, "≈"), Declaration(.function, "free"),
      ]) == ["free"])
  }

  @Test("are nothing that stands in a function, however deep")
  func locals() {
    #expect(
      counted([
        Declaration(.function, "free"),
        Declaration(.struct, "Local", in: DeclarationID(0), marks: .isLocal),
        Declaration(.enum, "InLocal", in: DeclarationID(1)),
        Declaration(.enumCase, "inLocalToo", in: DeclarationID(2)),
      ]) == ["free"])
  }

  @Test("are one for a type that #if declares twice, and none for a preview left out")
  func alternatives() {
    #expect(
      counted([
        Declaration(.class, "View", subject: DeclarationID(0)),
        Declaration(.class, "View", subject: DeclarationID(0)),
        Declaration(.struct, "Preview", node: nil),
      ]) == ["View"])
  }
}

@Suite("Metrics counted as Muck counts them")
struct MuckMetricsTests {
  private func rows(
    _ literal: GraphLiteral, by granularity: Granularity = .component
  ) -> [String: ComponentMetrics] {
    let (graph, declarations) = literal.graph.withDeclarations()
    let table = measure(
      graph: graph, components: graph.grouped(by: granularity), counting: .muck,
      declarations: { declarations })
    return Dictionary(uniqueKeysWithValues: table.components.map { ($0.name, $0) })
  }

  @Test("count a declaration once, however many references name it")
  func distinct() {
    // From outside, Core.A is named twice, and its case once.
    let rows = rows("App.Main -> Core.A, App.Router -> Core.A, App.Main -call-> Core.A")
    #expect(rows["Core"]?.afferentCoupling == 2 && rows["Core"]?.efferentCoupling == 0)
    #expect(rows["App"]?.afferentCoupling == 0 && rows["App"]?.efferentCoupling == 2)
  }

  @Test("count it for every component that references it")
  func severalUsers() {
    let rows = rows("App.Main -> Core.A, Web.Main -> Core.A")
    #expect(rows["Core"]?.afferentCoupling == 1)
    #expect(rows["App"]?.efferentCoupling == 1 && rows["Web"]?.efferentCoupling == 1)
  }

  @Test("do not count references to methods, nor references within a component")
  func methods() {
    let rows = rows("App.Main -member-> Core.A, App.Main -> App.Router")
    #expect(rows["Core"]?.afferentCoupling == 0 && rows["App"]?.efferentCoupling == 0)
  }

  @Test("have I = 0 without couplings and A = 1 without counted declarations")
  func undefinedRatios() {
    let rows = rows("module Alone\n protocol P\nmodule Ext\n extension E\nmodule Empty")
    // The protocol and its case.
    #expect(rows["Alone"]?.instability == 0 && rows["Alone"]?.abstractness == 0.5)
    #expect(rows["Alone"]?.signedDistance == -0.5)
    // The case in the extension counts.
    #expect(rows["Ext"]?.types == 1 && rows["Ext"]?.distance == 1)
    #expect(rows["Empty"]?.types == 0 && rows["Empty"]?.distance == nil)

    let functions: GraphLiteral = "module M\n extension E"
    let table = measure(
      graph: functions.graph, components: functions.graph.grouped(by: .component),
      counting: .muck,
      declarations: { DeclarationTable(declarations: [Declaration(.extension, "E")]) })
    #expect(table.components.map(\.abstractness) == [1])
    #expect(table.components.map(\.distance) == [0])
  }

  @Test("see declarations where their files are, when files or folders are measured")
  func files() {
    let rows = rows(
      """
      module App
        file Views/A.swift
          struct A -> App.B
        file Models/B.swift
          struct B
      """, by: .folder)
    #expect(rows["App/Models"]?.afferentCoupling == 1 && rows["App/Models"]?.types == 2)
    #expect(rows["App/Views"]?.efferentCoupling == 1)
  }

  @Test(
    "agree with sets of declarations", arguments: 0..<60 as Range<UInt64>,
    [
      Granularity.component, .module, .type, .file, .folder,
    ])
  func bruteForce(seed: UInt64, granularity: Granularity) throws {
    let (graph, table) = try GraphLiteral.random(seed: seed).graph.withDeclarations()
    let grouped = graph.grouped(by: granularity)
    let rows = measure(
      graph: graph, components: grouped, counting: .muck, declarations: { table }
    ).components
    let counted = MuckDeclarations(table, in: grouped)
    let ids = table.declarations.indices.map { DeclarationID($0) }
    let named = grouped.edges.flatMap { edge in
      edge.references.compactMap { index in
        graph.references[index].target.flatMap { target in
          counted.group(of: target).map { (from: edge.from, to: $0, target: target) }
        }
      }
    }
    for (group, row) in rows.enumerated() {
      #expect(row.afferentCoupling == Set(named.filter { $0.to == group }.map(\.target)).count)
      #expect(row.efferentCoupling == Set(named.filter { $0.from == group }.map(\.target)).count)
      #expect(row.types == ids.count { counted.group(of: $0) == group })
      #expect(row.afferentCoupling <= row.types && row.abstractTypes <= row.types)
    }
    let (fanIn, fanOut) = (
      rows.reduce(0) { $0 + $1.afferentCoupling }, rows.reduce(0) { $0 + $1.efferentCoupling }
    )
    // Each declaration referenced counts once for its component, and once for each user.
    #expect(fanIn == Set(named.map(\.target)).count && fanIn <= fanOut)
  }
}

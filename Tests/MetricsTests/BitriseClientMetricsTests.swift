import Analyzer
import ArchTestSupport
import DependencyModel
import Metrics
import Testing

/// The modules of the fixture `BitriseClient` with their numbers of types and their imports.
private let bitriseClient: GraphLiteral = """
  module Common
    extension Types(types 14, abstract 6)
  module CommonUI
    extension Types(types 8)
    imports Common
  module Networking
    extension Types(types 9, abstract 2)
    imports Common
  module BitriseAuthentication
    extension Types(types 6, abstract 1)
    imports Common & CommonUI
  module AppCatalog
    extension Types(types 9, abstract 1)
    imports Common & CommonUI & Networking
  module AppOverview
    extension Types(types 6)
    imports Common & CommonUI & Networking
  module BuildHistory
    extension Types(types 9, abstract 1)
    imports Common & CommonUI & Networking
  module BuildTrigger
    extension Types(types 6)
    imports Common & CommonUI & Networking
  module Welcome
    extension Types(types 6)
    imports Common & CommonUI
  module App
    extension Types(types 4)
    imports AppCatalog & AppOverview & BitriseAuthentication & BuildHistory & BuildTrigger
    imports Common & CommonUI & Networking & Welcome
  module AppCatalogTests (test)
    imports AppCatalog
  module WelcomeDemoApp (demo)
    imports Welcome
  """

/// A fraction of whole numbers, such as 4/7.
struct Fraction: Sendable {
  var numerator: Int
  var denominator: Int

  init(_ numerator: Int, over denominator: Int = 1) {
    self.numerator = numerator
    self.denominator = denominator
  }

  var value: Double { Double(numerator) / Double(denominator) }
}

/// A row worked out by hand.
struct HandmadeRow: Sendable, CustomTestStringConvertible {
  var name: String
  var afferent: Int
  var efferent: Int
  var instability: Fraction
  var abstractness: Fraction
  var signedDistance: Fraction

  init(
    _ name: String, _ afferent: Int, _ efferent: Int, _ instability: Fraction,
    _ abstractness: Fraction, _ signedDistance: Fraction
  ) {
    self.name = name
    self.afferent = afferent
    self.efferent = efferent
    self.instability = instability
    self.abstractness = abstractness
    self.signedDistance = signedDistance
  }

  var testDescription: String { name }
}

/// Name, Ca, Ce, I, A and A + I − 1 of each component.
private let handmadeRows = [
  HandmadeRow("App", 0, 9, Fraction(1), Fraction(0), Fraction(0)),
  HandmadeRow(
    "AppCatalog", 1, 3, Fraction(3, over: 4), Fraction(1, over: 9), Fraction(-5, over: 36)),
  HandmadeRow("AppOverview", 1, 3, Fraction(3, over: 4), Fraction(0), Fraction(-1, over: 4)),
  HandmadeRow(
    "BitriseAuthentication", 1, 2, Fraction(2, over: 3), Fraction(1, over: 6), Fraction(-1, over: 6)
  ),
  HandmadeRow(
    "BuildHistory", 1, 3, Fraction(3, over: 4), Fraction(1, over: 9), Fraction(-5, over: 36)),
  HandmadeRow("BuildTrigger", 1, 3, Fraction(3, over: 4), Fraction(0), Fraction(-1, over: 4)),
  HandmadeRow("Common", 9, 0, Fraction(0), Fraction(3, over: 7), Fraction(-4, over: 7)),
  HandmadeRow("CommonUI", 7, 1, Fraction(1, over: 8), Fraction(0), Fraction(-7, over: 8)),
  HandmadeRow(
    "Networking", 5, 1, Fraction(1, over: 6), Fraction(2, over: 9), Fraction(-11, over: 18)),
  HandmadeRow("Welcome", 1, 2, Fraction(2, over: 3), Fraction(0), Fraction(-1, over: 3)),
]

@Suite("Metrics of BitriseClient, counted in modules")
struct BitriseClientMetricsTests {
  private let grouped = bitriseClient.graph.grouped(by: .component)

  private var table: MetricsTable {
    measure(
      graph: bitriseClient.graph, components: grouped, counting: .modules,
      declarations: noDeclarations)
  }

  @Test("come from 27 dependencies between ten modules")
  func edges() {
    #expect(grouped.edges.count == 27)
    #expect(grouped.groups.count == 10)
  }

  @Test("are those computed by hand", arguments: handmadeRows)
  func rows(expected: HandmadeRow) throws {
    let row = try #require(table.components.first { $0.name == expected.name })
    #expect(row.afferentCoupling == expected.afferent)
    #expect(row.efferentCoupling == expected.efferent)
    #expect(row.instability == expected.instability.value)
    #expect(row.abstractness == expected.abstractness.value)
    #expect(row.signedDistance == expected.signedDistance.value)
    #expect(row.distance == abs(expected.signedDistance.value))
  }

  @Test("give the system's row")
  func system() throws {
    let system = table.system
    #expect(system.count == 10)
    #expect(system.median == 0.25)
    // (4/7 + 7/8 + 11/18 + 1/6 + 2 · 5/36 + 2 · 1/4 + 1/3 + 0) / 10 = 1681/5040; the sum of ten
    // rounded numbers may differ in the last bits.
    #expect(abs(try #require(system.mean) - 1681.0 / 5040) < 1e-15)
    #expect(abs(try #require(system.standardDeviation) - 0.2561) < 0.00005)
  }

  @Test("lie nowhere on the side of uselessness")
  func sides() {
    #expect(table.components.allSatisfy { ($0.signedDistance ?? 1) <= 0 })
  }
}

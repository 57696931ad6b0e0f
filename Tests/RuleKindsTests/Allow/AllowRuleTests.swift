import ArchTestSupport
import RuleTestSupport
import Testing

@testable import RuleKinds

@Suite("allow")
struct AllowRuleTests {
  @Test("reports what is not on the list, and names the list")
  func violating() throws {
    let violations = try check(
      "A.X -> B.Y & C.Z & D.W & A.V", "allow: { from: A, to: [B, \"tag:low\"] }",
      tags: "{ low: [C] }"
    ).evaluation().violations
    #expect(violations.map(\.line) == ["A.X -> D.W"])
    #expect(
      violations.first?.defect.details == DependencyNotAllowed(allowed: ["B", "tag:low"]).details)
  }

  @Test("allows nothing but itself without a list")
  func nothing() throws {
    #expect(try lines("A.X -> A.Y, A.X -> B.Z", "allow: { from: A }") == ["A.X -> B.Z"])
    #expect(try lines("A.X -> A.Y, A.X -> B.Z", "allow: { from: A, to: [] }") == ["A.X -> B.Z"])
    #expect(try lines("A.X -> A.Y, B.Z -> A.X", "allow: { from: A }").isEmpty)
  }

  @Test("does not take one selected component for the self of another")
  func siblings() throws {
    #expect(
      try lines("A -> C, B -> C, A -> B", "allow: { from: [A, B], to: C }") == ["A.A -> B.B"])
  }

  @Test("takes what a path selects for one self, told apart by captures")
  func pathSelf() throws {
    let project: GraphLiteral = """
      module App
        A1(in Login/A1.swift), A2(in Login/A2.swift), B(in Cart/B.swift), U(in Util/U.swift)
      App.A1 -> App.A2 & App.B & App.U
      """
    #expect(
      try lines(
        project, "allow: { from: \"path:App/{f:Login|Cart}/**\", to: \"path:App/Util/**\" }")
        == ["App.A1 -> App.B"])
  }

  @Test("leaves external modules free unless it names some")
  func externals() throws {
    let project: GraphLiteral = "A imports Foundation & UIKit & B, module B"
    #expect(try lines(project, "allow: { from: A, to: B }").isEmpty)
    #expect(
      try lines(project, "allow: { from: A, to: [B, \"external:Foundation\"] }") == ["A -> UIKit"])
  }

  @Test("lets pass an import of a module of which it allows a part")
  func partialImports() throws {
    let project: GraphLiteral = """
      module A
        imports B & C
        X -> B.Facade
        Y -> B.Secret
      module C
        class Other
      """
    #expect(
      try lines(project, "allow: { from: A, to: \"type:B.Facade\" }") == [
        "A -> C", "A.Y -> B.Secret",
      ])
  }

  @Test("uses the captures of `from` in the list")
  func captures() throws {
    #expect(
      try lines(
        "LoginUI -> LoginData, LoginUI -> CartData, CartUI -> CartData",
        "allow: { from: \"{f}UI\", to: \"{f}Data\" }") == ["LoginUI.LoginUI -> CartData.CartData"])
  }
}

import ArchTestSupport
import RuleTestSupport
import Testing

@testable import RuleKinds

@Suite("protect")
struct ProtectRuleTests {
  @Test("binds captures by the names of types, direct and through chains")
  func typeCaptures() throws {
    let project: GraphLiteral = """
      Cart.CartView -> Cart.CartState
      Feed.FeedView -> Cart.CartState
      Feed.FeedView -> Feed.FeedState
      App.Main -> Feed.FeedView
      """
    let options = "of: \"type:{name}State\", from: \"type:{name}View\""
    #expect(try lines(project, "protect: { \(options) }") == ["Feed.FeedView -> Cart.CartState"])
    #expect(
      try lines(project, "protect: { \(options), through: any, at: type }") == [
        "App.Main > Feed.FeedView > Cart.CartState", "App.Main > Feed.FeedView > Feed.FeedState",
        "Feed.FeedView -> Cart.CartState",
      ])
    #expect(
      try lines(
        project, "protect: { of: \"type:{module}.*State\", from: \"type:{module}.*\" }") == [
          "Feed.FeedView -> Cart.CartState"
        ])
  }

  @Test("names its users with what restricted captures stand for")
  func restrictedCaptures() throws {
    let violations = try check(
      "B.X -> AInternals.Y", "protect: { of: \"{f:A|C}Internals\", from: \"{f:A|C}\" }"
    ).evaluation().violations.filter { $0.defect.name == "protected-dependency" }
    #expect(
      violations.map(\.message) == [
        "'B.X' uses 'AInternals.Y', but only 'A' may depend on 'AInternals'"
      ])
  }

  @Test("reports whoever is not on the list, and names the list")
  func violating() throws {
    let violations = try check(
      "A.X -> Core.Y, B.X -> Core.Y, C.X -> Core.Y", "protect: { of: Core, from: [A, \"tag:b\"] }",
      tags: "{ b: [B] }"
    ).evaluation().violations
    #expect(violations.map(\.line) == ["C.X -> Core.Y"])
    #expect(
      violations.first?.defect.details == ProtectedDependency(allowed: ["A", "tag:b"]).details)
    #expect(
      violations.first?.message
        == "'C.X' uses 'Core.Y', but only 'A' and code tagged 'b' may depend on 'Core'")
  }

  @Test("protects from all others without a list, and never from itself")
  func nobody() throws {
    #expect(
      try lines("A.X -> Core.Y, Core.Y -> Core.Z, Core.Z -> A.X", "protect: { of: Core }")
        == ["A.X -> Core.Y"])
  }

  @Test("does not take one protected component for the self of another")
  func siblings() throws {
    #expect(try lines("A -> B, C -> B", "protect: { of: [A, B], from: C }") == ["A.A -> B.B"])
  }

  @Test("uses the captures of `of` in the list")
  func captures() throws {
    let violation = try check(
      "Cart -> LoginInternals, module Login", "protect: { of: \"{f}Internals\", from: \"{f}\" }"
    ).evaluation().violations.first
    #expect(violation?.defect.details == ProtectedDependency(allowed: ["Login"]).details)
    #expect(
      try lines(
        "Login -> LoginInternals, Cart -> LoginInternals, Cart -> CartInternals",
        "protect: { of: \"{f}Internals\", from: \"{f}\" }") == [
          "Cart.Cart -> LoginInternals.LoginInternals"
        ])
  }

  @Test("takes what a path selects for one self, told apart by captures")
  func paths() throws {
    let project: GraphLiteral = """
      module App
        A1(in Login/A1.swift), A2(in Login/A2.swift), B(in Cart/B.swift), U(in Util/U.swift)
      App.A1 -> App.A2
      App.B -> App.A2
      App.U -> App.B
      """
    #expect(
      try lines(
        project, "protect: { of: \"path:App/{f:Login|Cart}/**\", from: \"path:App/Util/**\" }")
        == ["App.B -> App.A2"])
    #expect(
      try lines(project, "protect: { of: \"path:App/{Login,Cart}/**\" }") == ["App.U -> App.B"])
  }

  @Test("reports imports of modules as a whole, from outside too")
  func imports() throws {
    let project: GraphLiteral = """
      A imports Core & Firebase
      B imports Core & Firebase
      module Core
        class Y
      """
    #expect(try lines(project, "protect: { of: Core, from: A }") == ["B -> Core"])
    #expect(try lines(project, "protect: { of: \"external:Fire*\", from: A }") == ["B -> Firebase"])
    #expect(try lines(project, "protect: { of: \"type:Core.Z\", from: A }").count == 1)
  }

  @Test("sees production code and tools, unless roles are named")
  func roles() throws {
    let project: GraphLiteral = """
      module T (test)
        X -> Core.Y
      module A
        X -> Core.Y
      """
    #expect(try lines(project, "protect: { of: Core, from: A }").isEmpty)
    #expect(
      try lines(project, "protect: { of: Core, from: A }\nroles: [production, test]")
        == ["T.X -> Core.Y"])
    #expect(
      try lines(project, "protect: { of: Core, from: \"role:test\" }") == ["A.X -> Core.Y"])
  }

  @Test("through any reports chains of those who are not on the list")
  func chains() throws {
    let project: GraphLiteral = "App -> Facade -> Core, Tool -> Facade, Core.X -> Core"
    #expect(try lines(project, "protect: { of: Core, from: Facade }").isEmpty)
    #expect(
      try lines(project, "protect: { of: Core, from: [Facade, Tool], through: any }")
        == ["App > Facade > Core"])
    #expect(
      try lines(
        "A -> Hub -> LoginInternals, Login -> Hub -> CartInternals",
        "protect: { of: \"{f}Internals\", from: [\"{f}\", Hub], through: any }")
        == ["A > Hub > CartInternals", "A > Hub > LoginInternals", "Login > Hub > CartInternals"])
  }

  @Test("is excused by exceptions that use its captures")
  func exceptions() throws {
    #expect(
      try lines(
        "Cart -> LoginInternals, LoginTool -> LoginInternals",
        """
        protect: { of: "{f}Internals" }
        except: [{ from: "{f}Tool", because: It writes them. }]
        """) == ["Cart.Cart -> LoginInternals.LoginInternals"])
  }

  @Test("protects, where claimed, only what somebody on the list uses")
  func claimed() throws {
    let project: GraphLiteral = """
      App.MainFlow -> Cart.CartView
      Feed.FeedView -> Cart.CartView & Cart.RowView
      Cart.CartView -> Cart.RowView
      """
    let options = "of: \"type:{screen}View\", from: \"type:*Flow\""
    #expect(
      try lines(project, "protect: { \(options) }") == [
        "Cart.CartView -> Cart.RowView", "Feed.FeedView -> Cart.CartView",
        "Feed.FeedView -> Cart.RowView",
      ])
    #expect(
      try lines(project, "protect: { \(options), claimed: true }")
        == ["Feed.FeedView -> Cart.CartView"])
  }

  @Test("asks for chains where it is told what they lead through")
  func mistakesInOptions() {
    #expect(mistakes("protect: { of: A, at: type }").count == 1)
    #expect(mistakes("protect: { of: \"type:A.X\", through: any }").count == 1)
    #expect(mistakes("protect: { of: A, from: \"{x}\" }").count == 1)
    #expect(mistakes("protect: { of: A, claimed: true, through: any }").count == 1)
    #expect(mistakes("protect: { from: A }").count == 1)
  }
}

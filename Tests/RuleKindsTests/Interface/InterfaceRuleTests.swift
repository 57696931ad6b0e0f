import ArchTestSupport
import RuleTestSupport
import Testing

@testable import RuleKinds

@Suite("interface")
struct InterfaceRuleTests {
  private let project: GraphLiteral = """
    module Login
      LoginInterface(in Public/LoginInterface.swift), Token(in Public/Token.swift), Store -> Token
    module Cart
      CartInterface, Basket
    App.Main -> Login.LoginInterface & Login.Store & Cart.Basket
    Cart.Basket -> Login.Token
    App imports Login & Cart
    """

  @Test("reports references from outside to what is not exposed")
  func violating() throws {
    let violations = try check(
      project, "interface: { of: Login, exposes: [\"type:*Interface\"] }"
    ).evaluation().violations
    #expect(violations.map(\.line) == ["App.Main -> Login.Store", "Cart.Basket -> Login.Token"])
    #expect(
      violations.first?.defect.details == BypassedInterface(exposed: ["type:*Interface"]).details)
    #expect(
      violations.first?.message
        == "'App.Main' uses 'Login.Store', but 'Login' exposes only types named '*Interface' to others"
    )
  }

  @Test("knows exposed declarations by the file that declares them")
  func paths() throws {
    #expect(
      try lines(project, "interface: { of: Login, exposes: \"path:**/Public/**\" }")
        == ["App.Main -> Login.Store"])
  }

  @Test("holds only those to it whom `to` selects")
  func users() throws {
    #expect(
      try lines(project, "interface: { of: Login, exposes: \"type:*Interface\", to: Cart }")
        == ["Cart.Basket -> Login.Token"])
  }

  @Test("uses the captures of `of` in what is exposed, and names their values")
  func captures() throws {
    let rule = "interface: { of: \"{m:Login|Cart}\", exposes: \"type:{m}Interface\" }"
    let violations = try check(project, rule).evaluation().violations
    #expect(
      violations.map(\.line) == [
        "App.Main -> Login.Store", "App.Main -> Cart.Basket", "Cart.Basket -> Login.Token",
      ])
    #expect(
      violations.last?.defect.details == BypassedInterface(exposed: ["type:LoginInterface"]).details
    )
  }

  @Test("takes all with the same captures for one component")
  func groups() throws {
    let project: GraphLiteral = """
      module App
        View(in Login/UI/View.swift), Store(in Login/Data/Store.swift), Cart(in Cart/Cart.swift)
      App.View -> App.Store
      App.Cart -> App.Store
      """
    let exposes = "exposes: \"type:{f}Interface\" }\nmay-be-empty: true"
    #expect(
      try lines(project, "interface: { of: \"path:App/{f}/**\", \(exposes)")
        == ["App.Cart -> App.Store"])
    #expect(
      try lines(
        project, "interface: { of: \"path:App/Login/**\", \(exposes.replacing("{f}", with: "No"))")
        == ["App.Cart -> App.Store"])
  }

  @Test("is no matter of imports alone, nor of tests unless the rule sees them")
  func unconcerned() throws {
    let project: GraphLiteral = """
      module Login
        Store
      module T (test)
        X -> Login.Store
      App imports Login
      """
    let rule = "interface: { of: Login, exposes: \"type:I\" }\nmay-be-empty: true"
    #expect(try lines(project, rule) == [])
    #expect(try lines(project, rule + "\nroles: [test, production]") == ["T.X -> Login.Store"])
  }

  @Test("is excused by exceptions")
  func exceptions() throws {
    #expect(
      try lines(
        project,
        """
        interface: { of: Login, exposes: "type:LoginInterface" }
        except: [{ from: App, because: Moves out. }, { to: "type:Token", because: Old. }]
        """) == [])
  }

  @Test("asks for code of the project")
  func mistakesInOptions() {
    #expect(mistakes("interface: { of: A }").count == 1)
    #expect(mistakes("interface: { of: \"external:UIKit\", exposes: A }").count == 1)
    #expect(mistakes("interface: { of: A, exposes: \"type:{x}\" }").count == 1)
  }
}

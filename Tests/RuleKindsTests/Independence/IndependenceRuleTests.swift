import ArchTestSupport
import RuleTestSupport
import Testing

@testable import RuleKinds

@Suite("independence")
struct IndependenceRuleTests {
  @Test("reports dependencies between members, not those within or to others")
  func components() throws {
    let evaluation = try check(
      "A.X -> A.Y, A.X -> B.Z, A.X -> Core.C, App -> A.X", "independence: [A, B]"
    ).evaluation()
    #expect(evaluation.violations.map(\.line) == ["A.X -> B.Z"])
    #expect(evaluation.violations.first?.defect.details == DependentSiblings().details)
    #expect(evaluation.summaries.map(\.checked) == [3])
  }

  @Test("lets a member use all of another one that it contains, and not the other way round")
  func composition() throws {
    let project: GraphLiteral = """
      Cart.CartReducer -> Login.LoginReducer, Cart.CartView -> Login.LoginView
      Login.LoginView -> Cart.CartView, Home.HomeView -> Login.LoginView
      """
    #expect(
      try lines(project, "independence: { of: \"*\", composes: \"type:*Reducer\" }")
        == ["Home.HomeView -> Login.LoginView", "Login.LoginView -> Cart.CartView"])
    let folders: GraphLiteral = """
      App.AReducer(in Features/A/R.swift) -> App.BReducer, App.BReducer(in Features/B/R.swift)
      App.AView(in Features/A/V.swift) -> App.BView, App.BView(in Features/B/V.swift) -> App.AView
      """
    #expect(
      try lines(
        folders,
        "independence: { of: \"path:**/Features/{f}/**\", composes: \"type:*Reducer\" }")
        == ["App.BView -> App.AView"])
  }

  @Test("reports imports without a use")
  func imports() throws {
    #expect(try lines("A imports B, module B", "independence: [A, B]") == ["A -> B"])
  }

  @Test("takes the values of captures for its members")
  func captures() throws {
    let project: GraphLiteral = """
      LoginUI -> LoginData, LoginUI -> CartData, CartUI -> LoginUI
      """
    #expect(
      try lines(project, "independence: \"{feature}{UI,Data}\"")
        == ["CartUI.CartUI -> LoginUI.LoginUI", "LoginUI.LoginUI -> CartData.CartData"])
  }

  @Test("takes folders for its members")
  func folders() throws {
    let project: GraphLiteral = """
      App.A(in Features/Login/A.swift) -> App.B & App.C & App.D
      App.B(in Features/Login/Sub/B.swift), App.C(in Features/Cart/C.swift), App.D(in Main.swift)
      """
    #expect(
      try lines(project, "independence: \"path:App/Features/{feature}/**\"") == ["App.A -> App.C"])
  }

  @Test("excuses what an exception selects")
  func exceptions() throws {
    let project: GraphLiteral = "A.X -> B.LoadUseCase & B.Screen, C -> B.Screen"
    #expect(
      try lines(
        project,
        """
        independence: [A, B, C]
        except:
          - { to: "type:*UseCase", because: The way in. }
          - { of: C, because: To be moved. }
        """) == ["A.X -> B.Screen"])
  }

  @Test("lets members use what they expose, and import the modules that expose something")
  func exposing() throws {
    let project: GraphLiteral = """
      module Login
        class LoginUseCase
        class LoginScreen
      module Cart
        imports Login & Feed
        class CartScreen -call-> Login.LoginUseCase
        class CartModel -> Login.LoginScreen
      module Feed
        class FeedScreen
      """
    let violations = try check(
      project, "independence: { of: \"*\", exposes: [\"type:*UseCase\", \"type:*Model\"] }"
    ).evaluation().violations
    #expect(
      violations.map(\.line).sorted() == ["Cart -> Feed", "Cart.CartModel -> Login.LoginScreen"])
    let broken = violations.first { $0.evidence.first?.role != .import }
    #expect(
      broken?.message
        == "'Cart.CartModel' uses 'Login.LoginScreen', but of other parts of the project it "
        + "may use only types named '*UseCase' and types named '*Model'")
    #expect(
      broken?.defect.fix
        == "Use one of these instead, and extend it if something is missing. If "
        + "'Login.LoginScreen' is meant for others, add it to 'exposes' of rule 'rule'.")
  }

  @Test("lists nothing of what is exposed where that has exceptions")
  func exposingWithExceptions() throws {
    let project: GraphLiteral = """
      module Cart
        class CartModel -> Login.LoginScreen
      module Login
        class LoginScreen
      """
    let violations = try check(
      project,
      "independence: { of: \"*\", exposes: [{ any: \"kind:enum\", not: \"type:A\" }, \"type:B\"] }"
    ).evaluation().violations
    #expect(
      violations.filter { $0.defect.unmatched == nil }.map(\.message) == [
        "'Cart.CartModel' uses 'Login.LoginScreen', but of other parts of the project it may use "
          + "only what they expose"
      ])
  }

  @Test("calls members of one set by the title of its tag")
  func titled() throws {
    let violations = try RuleCheck(
      SwiftProject(
        """
        --- A/A.swift
        import B
        struct A { let b: B }
        --- B/B.swift
        public struct B {}
        """),
      """
      tags: { parts: { title: features, all: "path:{part}/**" } }
      rules: { rule: { independence: "tag:parts" } }
      """
    ).evaluation().violations
    #expect(
      violations.map(\.message) == ["'A.A' uses 'B.B', but features must not depend on each other"])
  }

  @Test("binds captures of what is exposed to the member that is used")
  func exposingByCapture() throws {
    let project: GraphLiteral = """
      module App
        Cart(in Features/Cart/Cart.swift) -> LoginAPI & CartAPI & Login
        LoginAPI(in Features/Login/Public/LoginAPI.swift)
        CartAPI(in Features/Login/Public/CartAPI.swift)
        Login(in Features/Login/Login.swift)
      """
    let violations = try check(
      project, "independence: { of: \"path:**/Features/{f}/**\", exposes: \"type:{f}API\" }"
    ).evaluation().violations
    #expect(
      violations.map(\.message) == [
        "'App.Cart' uses 'App.CartAPI', but of other parts of the project it may use only "
          + "type 'LoginAPI'",
        "'App.Cart' uses 'App.Login', but of other parts of the project it may use only type "
          + "'LoginAPI'",
      ])
  }

  @Test("takes a path that fits in several ways for one of its outermost folder")
  func outermostFolder() throws {
    let project: GraphLiteral = """
      module App
        A(in Tea/Tea/Views/A.swift) -> B, A -> C, A -> D
        B(in Ink/Ink/Views/B.swift)
        C(in Tea/Tea/Store/C.swift)
        D(in Ink/Tea/D.swift)
      """
    #expect(
      try lines(project, "independence: { of: \"path:**/{Tea,Ink}/{part}/**\" }")
        == ["App.A -> App.B"])
  }

  @Test("names members by the selectors that take them, where these are less than components")
  func names() throws {
    let project: GraphLiteral = """
      module App
        A(in Features/Login/A.swift) -> C
        C(in Features/Cart/C.swift)
      """
    func messages(_ of: String) throws -> [String] {
      try check(project, "independence: \(of)").evaluation().violations.map(\.message)
    }
    #expect(
      try messages("\"path:App/Features/{feature}/**\"") == [
        "'App.A' uses 'App.C', but files at 'App/Features/Login/**' and files at 'App/Features/Cart/**' "
          + "must be independent of each other"
      ])
  }

  @Test("exposes code of the project only")
  func mistakes() {
    #expect(
      RuleTestSupport.mistakes("independence: { of: A, exposes: \"external:UIKit\" }") == [
        "5:37 `external:UIKit` selects no code of a member, so exposing it has no effect. Select "
          + "code of the project."
      ])
  }
}

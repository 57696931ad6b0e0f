import ArchTestSupport
import Testing

@testable import ArchModel
@testable import Rules

@Suite("independence")
struct IndependenceRuleTests {
  @Test("reports dependencies between members, not those within or to others")
  func components() throws {
    let evaluation = try check(
      "A.X -> A.Y, A.X -> B.Z, A.X -> Core.C, App -> A.X", "independence: [A, B]"
    ).evaluation()
    #expect(evaluation.violations.map(\.line) == ["A.X -> B.Z"])
    #expect(evaluation.violations.first?.defect == .dependentSiblings)
    #expect(evaluation.summaries.map(\.checked) == [3])
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
}

import ArchTestSupport
import RuleTestSupport
import Testing

@testable import RuleKinds

@Suite("layers")
struct LayersRuleTests {
  @Test("reports dependencies upwards, with both layers")
  func upwards() throws {
    #expect(
      try lines(
        "UI -> Domain, Domain -> Data, UI -> Data, Data -> Domain, Data -> UI",
        "layers: { order: [UI, Domain, Data] }")
        == ["Data.Data -> Domain.Domain (Data to Domain)", "Data.Data -> UI.UI (Data to UI)"])
  }

  @Test("reports leaps over a layer where it is strict")
  func strict() throws {
    #expect(
      try lines(
        "UI -> Domain, Domain -> Data, UI -> Data",
        "layers: { order: [UI, Domain, Data], strict: true }")
        == ["UI.UI -> Data.Data (UI to Data)"])
    let defects = try check(
      "UI -> Data, Data -> UI",
      "layers: { order: [UI, Domain, Data], strict: true }\nmay-be-empty: true"
    ).evaluation().violations.map(\.defect.details)
    #expect(
      defects == [
        LayerViolation(fromLayer: "Data", toLayer: "UI").details,
        LayerViolation(fromLayer: "UI", toLayer: "Data", skipped: ["Domain"]).details,
      ])
  }

  @Test("keeps siblings apart where they are independent: listed ones, else components")
  func siblings() throws {
    let project: GraphLiteral = "App -> A1 & A2 & B, A1 -> A2, A1 -> B, B -> Core"
    let order = "order: [App, [\"A*\", B], Core]"
    #expect(try lines(project, "layers: { \(order) }").isEmpty)
    #expect(
      try lines(project, "layers: { \(order), siblings: independent }")
        == ["A1.A1 -> B.B ([\"A*\", B] to [\"A*\", B])"])
    #expect(
      try lines(
        project, "layers: { order: [App, \"tag:mid\", Core], siblings: independent }",
        tags: "{ mid: [\"A[0-9]\", B] }")
        == ["A1.A1 -> A2.A2 (tag:mid to tag:mid)", "A1.A1 -> B.B (tag:mid to tag:mid)"])
  }

  @Test("as an onion keeps only the outermost ring's siblings apart")
  func onion() throws {
    #expect(
      try lines(
        "Web -> Store, Web -> Entities, Web -> App1, App1 -> App2, Entities -> App1",
        "layers: { order: [[Web, Store], [App1, App2], Entities], style: onion }")
        == [
          "Entities.Entities -> App1.App1 (Entities to [App1, App2])",
          "Web.Web -> Store.Store ([Web, Store] to [Web, Store])",
        ])
    #expect(mistakes("layers: { order: [A, B], style: onion, strict: true }").count == 1)
  }

  @Test("reports components in no layer where all must be listed, at their manifests")
  func unlisted() throws {
    let violations = try check(
      "UI -> Data, Other -> UI, module Tests (test), Tests -> UI",
      """
      layers: { order: [UI, Data], unlisted: forbid }
      """
    ).evaluation().violations
    #expect(violations.map(\.line) == ["unlisted Other"])
    #expect(violations.first?.location.path == "project.txt")
    #expect(
      try lines(
        "UI -> Data, Other -> UI",
        """
        layers: { order: [UI, Data], unlisted: forbid }
        except: [{ of: Other, because: Glue. }]
        """
      ).isEmpty)
  }

  @Test("follows chains through unlisted components only")
  func through() throws {
    let project: GraphLiteral = """
      UI -> Domain, Domain -> Data, Data -> Glue -> Kit -> UI, Data -> Domain2, Domain2 -> UI
      """
    let order = "order: [UI, [Domain, Domain2], Data]"
    #expect(
      try lines(project, "layers: { \(order) }").count == 2)
    #expect(
      try lines(project, "layers: { \(order), through: unlisted }").filter { $0.contains(" > ") }
        == ["Data > Glue > Kit > UI"])
  }

  @Test("leaves out chains that no build has")
  func conditions() throws {
    let order = "layers: { order: [UI, Domain, Data], through: unlisted }"
    #expect(
      try lines("UI -> Domain -> Data, Data -> Kit(if macOS), Kit -> UI(if Linux)", order).isEmpty)
    #expect(
      try lines("UI -> Domain -> Data, Data -> Kit(if macOS), Kit -> UI(if DEBUG)", order)
        == ["Data > Kit > UI"])
  }

  @Test("speaks of each value of a capture by itself")
  func captures() throws {
    #expect(
      try lines(
        "LoginUI -> LoginData, LoginData -> CartUI, CartData -> CartUI",
        "layers: [\"{f}UI\", \"{f}Data\"]")
        == ["CartData.CartData -> CartUI.CartUI ({f}Data to {f}UI)"])
  }

  @Test("takes folders for layers")
  func folders() throws {
    let project: GraphLiteral = """
      App.V(in UI/V.swift) -> App.S
      App.S(in Data/S.swift) -> App.V
      """
    #expect(
      try lines(project, "layers: [\"path:App/UI/**\", \"path:App/Data/**\"]")
        == ["App.S -> App.V (path:App/Data/** to path:App/UI/**)"])
  }

  @Test("asks for an order")
  func single() {
    #expect(mistakes("layers: { order: [A] }").count == 1)
    #expect(
      mistakes("layers: { order: [\"path:A\", B], through: unlisted }").map { $0.prefix(4) }
        == ["5:23"])
  }
}

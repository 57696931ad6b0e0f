import ArchTestSupport
import RuleKinds
import RuleTestSupport
import Testing

@testable import Findings
@testable import RuleChecks
@testable import RuleEngine

@Suite("Rules of presets where a part of what they speak of is missing")
struct RulesOfPresetsTests {
  private let project: GraphLiteral = "Core.Model -> Screens.Home, Screens.Home -> Feed.List"

  @Test("order the layers that there are, unless only one is left")
  func layers() throws {
    #expect(
      try judged("layers: [App, Screens, Services, Core]")
        == Judgement(lines: ["Core.Model -> Screens.Home (Core to Screens)"]))
    #expect(try judged("layers: [App, Services, [Screens, Core]]") == .inactive)
    #expect(
      try judged("layers: { order: [App, [Screens, Core]], siblings: independent }")
        == Judgement(
          lines: ["Core.Model -> Screens.Home ([Screens, Core] to [Screens, Core])"]))
    #expect(try judged("layers: { order: [Screens, Core, Gone], strict: true }") == .inactive)
  }

  @Test("keep members apart though nothing is exposed")
  func independence() throws {
    #expect(
      try judged("independence: { of: [Core, Screens, Gone], exposes: \"type:*Interface\" }")
        == Judgement(lines: ["Core.Model -> Screens.Home"]))
    #expect(try judged("independence: Gone") == .inactive)
  }

  @Test("ask for one of the sets that there are, and where it must be one only for two of them")
  func coverage() throws {
    let all = "of: \"*\", unowned: ignore"
    #expect(
      try judged("coverage: { \(all), in: [Core, Screens, Gone], exactly-one: true }").lines.count
        == 1)
    #expect(try judged("coverage: { \(all), in: [Core, Gone], exactly-one: true }") == .inactive)
    #expect(try judged("coverage: { \(all), in: [Core, Screens, Gone] }").lines.count == 1)
    #expect(try judged("coverage: { \(all), in: Gone }") == .inactive)
  }

  @Test(
    "are inactive without either side of a dependency",
    arguments: [
      "forbid: { from: Gone, to: Core }", "forbid: { from: Core, to: Gone }",
      "protect: { of: Gone, from: Core }", "protect: { of: Screens, from: Gone }",
      "allow: { from: Gone, to: Core }", "allow: { from: Core, to: Gone }",
      "require: { from: Core, to: Gone }", "require: { from: Gone, to: Core }",
      "interface: { of: Screens, exposes: \"type:*Interface\" }",
      "external: { of: Gone, forbid: X }",
    ])
  func sides(rule: String) throws {
    #expect(try judged(rule) == .inactive)
  }

  @Test("count what they have looked at where nothing of it is used")
  func uses() throws {
    #expect(try summary("protect: { of: Core, from: Feed }").checked == 1)
    #expect(try summary("external: { of: [Core, Feed], forbid: UIKit }").checked == 2)
    #expect(try summary("forbid: { from: Feed, to: Core }").checked == 1)
    #expect(try summary("allow: { from: Feed, to: Core }").checked == 1)
    #expect(try summary("protect: { of: \"external:UIKit\", from: Feed }").checked == 0)
  }

  @Test("look for the members that are declared, though no one uses them")
  func members() throws {
    let project = SwiftProject(
      """
      --- Cart/Cart.swift
      public class Cart { public static func create() -> Cart { Cart() } }
      --- App/Main.swift
      class Main {}
      """)
    let rule = "protect: { of: Cart, members: create, from: App }"
    #expect(try summary(project, rule).checked == 1)
    #expect(
      try summary(project, "protect: { of: Cart, members: [make, destroy], from: App }").state
        == .inactive)
  }

  @Test("ask the rest of declarations though nothing that they must not use is there")
  func declarations() throws {
    let project = SwiftProject("--- Core/Model.swift\nstruct Model {}")
    let rule = "declarations: { of: Core, must-not: { uses: Gone, kind: struct } }"
    #expect(try summary(project, rule).violations == 1)
    #expect(
      try summary(project, "declarations: { of: Core, must-not: { uses: Gone } }").state
        == .inactive)
  }

  @Test("judge the files that one of several patterns matches")
  func files() throws {
    func state(_ rule: String) throws -> RuleSummary {
      let check = try RuleCheck(
        "module Core", "rules: { rule: { \(rule) } }", files: "--- Modules/Core/Core.swift")
      return try #require(evaluation(of: check).summaries.first)
    }
    let one = try state(
      "structure: { each: [\"Gone/{m}\", \"Modules/{m}\"], requires: \"T.swift\" }")
    #expect(one.violations == 1)
    #expect(
      try state("structure: { each: \"Gone/{m}\", requires: \"T.swift\" }").state == .inactive)
    #expect(
      try state("targets: { each: \"Modules/{m}\", listed-in: Podfile }").state == .inactive)
  }

  private struct Judgement: Equatable {
    static let inactive = Judgement(state: .inactive, lines: [])
    var state = RuleSummary.State.active
    var lines: [String]
  }

  private func judged(_ rule: String) throws -> Judgement {
    let result = evaluation(of: try RuleCheck(project, "rules: { rule: { \(rule) } }"))
    return Judgement(
      state: try #require(result.summaries.first).state, lines: result.violations.map(\.line))
  }

  private func summary(_ rule: String) throws -> RuleSummary {
    let check = try RuleCheck(project, "rules: { rule: { \(rule) } }")
    return try #require(evaluation(of: check).summaries.first)
  }

  private func summary(_ sources: SwiftProject, _ rule: String) throws -> RuleSummary {
    let check = try RuleCheck(sources, "rules: { rule: { \(rule) } }")
    return try #require(evaluation(of: check).summaries.first)
  }

  private func evaluation(of check: RuleCheck) -> RuleEvaluation {
    let entries = check.entries.map { entry in
      var entry = entry
      entry.preset = "some"
      return entry
    }
    return evaluate(RuleSet(entries, of: RuleRegistry.catalog), in: check.view)
  }
}

@Suite("Values for parameters that select nothing")
struct UselessParameterTests {
  private func warnings(_ arguments: String, path: String = "App/Presentation/A.swift") throws
    -> [String]
  {
    try RuleCheck(
      SwiftProject("--- \(path)\nstruct A {}\n--- App/UseCases/B.swift\nstruct B { let a: A }"),
      "extends: [{ preset: clean-architecture, with: \(arguments) }]"
    ).evaluation(today: nil).violations.filter { $0.defect.name == "unmatched-parameter" }
      .map { "\($0.location.line):\($0.location.column) \($0.severity): \($0.message)" }
  }

  @Test("are one warning with the parameter and the rules that are inactive because of it")
  func written() throws {
    #expect(
      try warnings("{ view-models: \"type:Nothing\" }") == [
        "2:62 warning: 'type:Nothing' in parameter 'view-models' of preset "
          + "'clean-architecture' matches nothing, so the rules "
          + "'clean-architecture/view-models-know-no-views' and "
          + "'clean-architecture/view-model-no-ui' are inactive"
      ])
  }

  @Test("are nothing to report where they are defaults, or where another part of the value selects")
  func defaults() throws {
    #expect(try warnings("{}", path: "App/Other/A.swift").isEmpty)
    #expect(
      try warnings("{ view-models: [\"type:Nothing\", \"type:A\"] }").isEmpty)
  }
}

@Suite("tca")
struct ComposableArchitectureTests {
  @Test("finds the state of a reducer in what its body says")
  func inheritedState() throws {
    let files = """
      --- App/App.swift
      import ComposableArchitecture
      @Reducer struct Base {
        struct State {}
        enum Action {}
        var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
      }
      @Reducer struct Derived { var body: some ReducerOf<Base> { Base() } }
      @Reducer struct Bare { var body: some ReducerOf<Self> { Reduce { _, _ in .none } } }
      """
    let found = try RuleCheck(SwiftProject(files), "extends: [tca]").evaluation(today: nil)
      .violations.filter { $0.rule == "tca/reducer-has-state-and-action" }
    #expect(Set(found.map(\.location.line)) == [8])
  }
}

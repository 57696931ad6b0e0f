import ArchTestSupport
import RuleTestSupport
import Testing

@testable import Findings
@testable import SourceText

@Suite("require")
struct RequireRuleTests {
  @Test("wants each component to depend on something, by import or reference")
  func any() throws {
    let project: GraphLiteral = """
      A.X -> Core.C
      module B
        imports Core
      module D
        imports Other
      module Core
      module Other
      """
    #expect(
      try lines(project, "require: { from: [A, B, D], to: Core }") == ["D lacks Core"])
  }

  @Test("judges only what the project has something for")
  func condition() throws {
    let project: GraphLiteral = """
      module Cart
      module CartTests (test)
      module CartUITests (test)
      module Shelf
      module ShelfUI
      module ShelfUITests (test)
      """
    let rule = """
      require: { from: "{module}Tests", to: "{module}", via: import, where: "module:{module}" }
      roles: [test, production]
      """
    #expect(try lines(project, rule) == ["CartTests lacks Cart", "ShelfUITests lacks ShelfUI"])
    #expect(
      mistakes("require: { from: A, to: B, where: C }").first?.contains("`where` names no capture")
        == true)
  }

  @Test("is located at the manifest line of the module, and says what to do")
  func location() throws {
    let project: GraphLiteral = """
      module Cart
      module CartTests (test)
        imports XCTest
      """
    let violations = try check(
      project,
      """
      require: { from: "{module}Tests", to: "{module}", via: import }
      roles: [test, production]
      """
    ).evaluation().violations
    #expect(violations.map(\.line) == ["CartTests lacks Cart"])
    #expect(
      violations.first?.location == SourceLocation(path: "project.txt", line: 2, column: 1))
    #expect(
      violations.first?.message == "'CartTests' must import 'Cart', but no file in it does")
  }

  @Test("is located at the first file of a component that is a part of a module")
  func placeOfComponent() throws {
    let check = try RuleCheck(
      SwiftProject(
        """
        component Domain = App/Domain/**
        component UI = App/UI/**
        --- App/Domain/B.swift
        struct B {}
        --- App/Domain/A.swift
        struct A {}
        --- App/UI/C.swift
        struct C {}
        """), "rules: { rule: { require: { from: Domain, to: UI } } }")
    #expect(
      check.evaluation(today: nil).violations.map { "\($0.location)" } == ["App/Domain/A.swift:1"]
    )
  }

  @Test("counts an import of what re-exports the module")
  func reexports() throws {
    let project: GraphLiteral = """
      module Demo
        imports Umbrella
      module Umbrella
        imports Cart(exported)
      module Cart
      """
    #expect(try lines(project, "require: { from: Demo, to: Cart, via: import }").isEmpty)
  }

  @Test("tells calls from other references")
  func calls() throws {
    let project: GraphLiteral = """
      CartDemo.Launch -call-> Cart.CartModule
      FeedDemo.Launch -> Feed.FeedModule
      """
    #expect(
      try lines(project, "require: { from: \"{module}Demo\", to: \"{module}\", via: call }") == [
        "FeedDemo lacks Feed"
      ])
    #expect(
      try lines(project, "require: { from: \"{module}Demo\", to: \"{module}\", via: reference }")
        .isEmpty)
  }

  @Test("reads manifests, whatever sources import")
  func manifests() throws {
    let project: GraphLiteral = """
      module CartTests (test)
        depends on Cart & Quick
      module FeedTests (test)
        imports Feed & Quick
      module Cart
      module Feed
      """
    func found(_ to: String) throws -> [String] {
      try lines(
        project,
        "require: { from: \"{module}Tests\", to: \(to), via: manifest }\nroles: [test, production]")
    }
    #expect(try found("\"{module}\"") == ["FeedTests lacks Feed"])
    #expect(try found("\"external:Quick\"") == ["FeedTests lacks external:Quick"])
  }

  @Test("wants each thing to be depended on with `every: to`")
  func everyTo() throws {
    let project: GraphLiteral = """
      App.Container -> Cart.CartModule
      App.Other -> Feed.FeedModule
      module Help
      """
    let violations = try check(
      project, "require: { from: \"type:App.Container\", to: [Cart, Feed, Help], every: to }"
    ).evaluation().violations
    #expect(
      violations.map(\.line) == ["App.Container lacks Feed", "App.Container lacks Help"])
    #expect(
      violations.first?.message
        == "'App.Container' must depend on 'Feed', but nothing in it does")
    #expect(violations.allSatisfy { $0.from == nil && $0.to != nil })
  }

  @Test("asks the side that `every: to` does not judge with the captures of the other one")
  func everyToWithCaptures() throws {
    let project: GraphLiteral = """
      App.AppState -> Core.CartState
      App.AppReducer -> Cart.CartReducer & Core.FeedState
      module Feed
        struct FeedReducer
      """
    let rule =
      "require: { from: \"type:App{part}\", to: { all: \"type:{m}{part:State|Reducer}\", "
      + "not: \"type:App*\" }, every: to }"
    let violations = try check(project, rule).evaluation().violations
    #expect(
      violations.map(\.message) == [
        "'AppState' must depend on 'Core.FeedState', but nothing in it does",
        "'AppReducer' must depend on 'Feed.FeedReducer', but nothing in it does",
      ])
  }

  @Test("judges types one by one, at their declarations")
  func types() throws {
    let project: GraphLiteral = """
      Cart.CartModule -> Common.Module
      Feed.FeedModule -> Feed.Other
      module Common
      """
    let violations = try check(
      project,
      "require: { from: \"type:*Module\", to: \"type:Common.Module\" }\nexcept:\n"
        + "  - { of: \"type:Common.Module\", because: It is the one. }"
    ).evaluation().violations
    #expect(violations.map(\.line) == ["Feed.FeedModule lacks Common.Module"])
    #expect(violations.first?.location.path == "Feed/FeedModule.swift")
  }

  @Test("binds captures by the names of types")
  func typeCaptures() throws {
    let project: GraphLiteral = """
      Cart.CartScreen -> Cart.CartModel
      Feed.FeedScreen -> Cart.CartModel
      Feed.FeedModel
      Help.HelpScreen
      """
    let own = "require: { from: \"type:{name}Screen\", to: \"type:{name}Model\" }"
    #expect(
      try lines(project, own) == [
        "Feed.FeedScreen lacks FeedModel", "Help.HelpScreen lacks HelpModel",
      ])
    #expect(
      try lines(
        project,
        "require: { from: \"type:{module}.{name}Screen\", to: \"type:{module}.{name}Model\" }")
        == ["Feed.FeedScreen lacks Feed.FeedModel", "Help.HelpScreen lacks Help.HelpModel"])
    #expect(
      try lines(project, "require: { from: \"type:{name}Screen\", to: \"{name}\" }") == [
        "Feed.FeedScreen lacks Feed", "Help.HelpScreen lacks Help",
      ])
  }

  @Test(
    "does not count an import of the file for its types, with captures or without",
    arguments: ["type:*View", "type:{name}View"])
  func importsOfTypes(from: String) throws {
    let project: GraphLiteral = """
      module Feed
        file Alone.swift
          imports Cart
          struct AloneView
        file Both.swift
          imports Cart
          struct BothView
          struct Other
        file Used.swift
          struct UsedView -> Cart.Item
      module Cart
        struct Item
      """
    #expect(
      try lines(project, "require: { from: \"\(from)\", to: Cart }") == [
        "Feed.AloneView lacks Cart", "Feed.BothView lacks Cart",
      ])
  }

  @Test("makes one thing of all files with the same captures")
  func captures() throws {
    let project: GraphLiteral = """
      module App
        file Features/Cart/View.swift
          struct CartView -> Kit.Button
        file Features/Cart/Model.swift
          struct CartModel
        file Features/Feed/View.swift
          struct FeedView
      module Kit
        struct Button
      """
    #expect(
      try lines(project, "require: { from: \"path:App/Features/{f}/**\", to: Kit }").count == 1)
  }

  @Test("knows external names")
  func symbols() throws {
    let project: GraphLiteral = """
      A.X writes Logger(call)
      B.X writes URL
      """
    #expect(
      try lines(project, "require: { from: \"*\", to: \"symbol:Logger\" }") == [
        "B lacks symbol:Logger"
      ])
  }

  @Test("does not decide where a name that could not be resolved may be the use")
  func undecided() throws {
    let project: GraphLiteral = """
      module Demo
        file Launch.swift
          misses create(call)
      module Cart
        class CartModule(with create)
      """
    let rule = "require: { from: Demo, to: Cart, via: call }"
    let evaluation = try check(project, rule).evaluation()
    #expect(evaluation.violations.isEmpty)
    #expect(
      evaluation.summaries[0].undecided == [
        UndecidedCase(
          .unresolvedNames, "Demo", at: SourceLocation(path: "project.txt", line: 1, column: 1))
      ])
    #expect(
      try lines(project, "require: { from: Demo, to: Cart, via: import }") == ["Demo lacks Cart"])
  }

  @Test("does not count what a component uses of itself")
  func itself() throws {
    #expect(try lines("A.X -> A.Y", "require: { from: A, to: \"*\" }") == ["A lacks *"])
  }

  @Test("is excused by exceptions for the thing")
  func exceptions() throws {
    #expect(
      try lines(
        "module A\nmodule B",
        "require: { from: A, to: B }\nexcept: [{ of: A, because: Not yet. }]"
      ).isEmpty)
    #expect(
      try lines(
        "module A\nmodule B\nmodule C",
        "require: { from: [A, C], to: B }\nexcept: [{ from: A, because: Not yet. }]"
      ) == ["C lacks B"])
    #expect(
      try lines(
        "module A\nmodule B\nmodule C",
        "require: { from: A, to: [B, C], every: to }\nexcept: [{ to: B, because: Not yet. }]"
      ).count == 1)
  }

  @Test("explains options that do not fit together")
  func wrong() {
    #expect(
      mistakes("require: { from: \"{m}\", to: B, every: to }").first?.contains(
        "`to`, the side that is checked, does not bind the capture `{m}`.") == true)
    #expect(
      mistakes("require: { from: \"{module}\", to: \"{modul}\" }").first?.contains(
        "`from`, the side that is checked, does not bind the capture `{modul}`. Did you mean `{module}`?"
      ) == true)
    #expect(
      mistakes("require: { from: A, to: \"type:B.X\", via: import }").first?.contains(
        "`via: import` only knows whole modules") == true)
    #expect(
      mistakes("require: { from: A, to: \"external:X\", every: to }").first?.contains(
        "archcheck does not know code outside the project") == true)
  }
}

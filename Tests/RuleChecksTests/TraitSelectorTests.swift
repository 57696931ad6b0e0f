import ArchTestSupport
@testable import RuleChecks
import RuleTestSupport
import Testing

@testable import DependencyModel
@testable import RuleEngine

@Suite("Selectors by what a declaration is")
struct TraitSelectorTests {
  private let files = """
    --- A/Base.swift
    public protocol Screen: AnyScreen {}
    public protocol AnyScreen {}
    public typealias Alias = Screen
    open class Controller: Foreign.Root {}
    @MainActor @Marked(level: 2) final class Home: Controller {}
    struct Plain {}
    func free() {}
    let value = 1
    --- A/More.swift
    extension Home: Alias {}
    @Marked extension Plain {}
    package extension Outside: Screen {}
    --- B/Other.swift
    import A
    public enum Choice: String { case one }
    struct Cell: Widget<Int>, Sendable {}
    """

  /// The types, functions and extensions of other modules' types that a selector takes.
  private func selected(_ selector: String) throws -> [String] {
    let check = try RuleCheck(SwiftProject(files), "tags: { all: \(selector) }")
    let view = check.view.seeingTraits(check.view.declarations())
    let tag = try #require(view.tags["all"])
    return view.graph.nodes.indices.filter {
      tag.selects(view.endpoint(of: NodeID($0)), tags: view.tags)
    }.map { view.graph.nodes[$0].id }
  }

  @Test("take kinds by the words of the declarations rule")
  func kinds() throws {
    #expect(try selected("kind:protocol") == ["A.AnyScreen", "A.Screen"])
    #expect(
      try selected("kind:type") == [
        "A.AnyScreen", "A.Controller", "A.Home", "A.Plain", "A.Screen", "B.Cell", "B.Choice",
      ])
    #expect(try selected("[kind:function, kind:variable]") == ["A.free", "A.value"])
    #expect(try selected("kind:typealias") == ["A.Alias"])
    #expect(try selected("kind:extension") == ["A.(extension of Outside)"])
  }

  @Test("take extensions in other components of the module with their type")
  func extensionsElsewhere() throws {
    let files = """
      component A = M/A/**
      component B = M/B/**
      --- M/A/Foo.swift
      public class FooUseCase: Screen { struct Inner {} }
      protocol Screen {}
      --- M/B/Foo+More.swift
      extension FooUseCase { func more() {} }
      extension FooUseCase.Inner { func deep() {} }
      --- N/N.swift
      import M
      extension FooUseCase { func other() {} }
      """
    func selected(_ selector: String) throws -> [String] {
      let check = try RuleCheck(SwiftProject(files), "tags: { all: \(selector) }")
      let view = check.view.seeingTraits(check.view.declarations())
      let tag = try #require(view.tags["all"])
      return view.graph.nodes.indices.filter {
        tag.selects(view.endpoint(of: NodeID($0)), tags: view.tags)
      }.map { view.graph.nodes[$0].id }
    }
    let all = ["M.(extension of FooUseCase)", "M.(extension of FooUseCase.Inner)", "M.FooUseCase"]
    #expect(try selected("type:FooUseCase") == all)
    #expect(try selected("type:M.FooUseCase") == all)
    #expect(try selected("kind:class") == all)
    #expect(try Set(selected("conforms-to:Screen")).isSuperset(of: all))
    #expect(
      try selected("{ all: [B, \"type:*UseCase\"] }") == [
        "M.(extension of FooUseCase)", "M.(extension of FooUseCase.Inner)",
      ])
  }

  @Test("take conformances through refinement, extensions and aliases")
  func conformances() throws {
    #expect(try selected("conforms-to:Screen") == ["A.(extension of Outside)", "A.Home"])
    #expect(
      try selected("conforms-to:A.AnyScreen") == ["A.(extension of Outside)", "A.Home", "A.Screen"])
    #expect(try selected("conforms-to:Alias") == ["A.(extension of Outside)", "A.Home"])
    #expect(try selected("'conforms-to:Widget<Int>'") == ["B.Cell"])
    #expect(try selected("conforms-to:Controller").isEmpty)
  }

  @Test("take classes by a superclass at whatever remove, also from outside")
  func superclasses() throws {
    #expect(try selected("inherits-from:Root") == ["A.Controller", "A.Home"])
    #expect(try selected("inherits-from:Foreign.Root") == ["A.Controller", "A.Home"])
    #expect(try selected("inherits-from:Controller") == ["A.Home"])
    #expect(try selected("inherits-from:Screen").isEmpty)
  }

  @Test("take attributes of the type itself, with or without arguments")
  func attributes() throws {
    #expect(try selected("attribute:MainActor") == ["A.Home"])
    #expect(try selected("'attribute:Marked*'") == ["A.Home"])
    #expect(try selected("'attribute:Marked(level: 2)'") == ["A.Home"])
  }

  @Test("take access by the words of the declarations rule")
  func access() throws {
    #expect(
      try selected("access:public") == [
        "A.Alias", "A.AnyScreen", "A.Controller", "A.Screen", "B.Choice",
      ])
    #expect(try selected("access:open") == ["A.Controller"])
    #expect(try selected("access:package") == ["A.(extension of Outside)"])
    #expect(
      try selected("{all: ['access:at-most internal', kind:type]}") == [
        "A.Home", "A.Plain", "B.Cell",
      ]
    )
  }
}

@Suite("Rules with selectors by what a declaration is")
struct TraitSelectorRuleTests {
  private let files = """
    --- A/Base.swift
    public protocol Screen {}
    public protocol Flow {}
    public class Home: Screen {}
    public class Cart: Screen { var home: Home? }
    public class Start: Flow { var home: Home?; var other: Other? }
    --- B/Other.swift
    import A
    final class Far: Screen { var cart: Cart? }
    """

  private func lines(_ rule: String, more: String = "") throws -> [String] {
    try RuleCheck(SwiftProject(files), "\(more)\nrules:\n  rule:\n    \(rule)\n").lines()
  }

  @Test("see both ends of a dependency, in options, tags and exceptions")
  func ends() throws {
    let all = ["A.Cart -> A.Home", "B.Far -> A.Cart"]
    let rule = "forbid: { from: conforms-to:Screen, to: conforms-to:Screen }"
    #expect(try lines(rule) == all)
    let tagged = "forbid: { from: tag:screens, to: tag:screens }"
    #expect(try lines(tagged, more: "tags: { screens: conforms-to:Screen }") == all)
    #expect(
      try lines(rule + "\n    except: [{ from: { all: [B, conforms-to:Screen] } }]") == [all[0]])
    #expect(try lines("protect: { of: type:Home, from: conforms-to:Flow }") == [all[0]])
  }

  @Test("bind captures")
  func captures() throws {
    #expect(
      try lines("forbid: { from: \"conforms-to:{p}\", to: \"conforms-to:{!p}\" }")
        == ["A.Start -> A.Home"])
    #expect(try lines("independence: { of: \"conforms-to:{p}\" }") == ["A.Start -> A.Home"])
  }

  @Test("are vertices of cycles only at the level of types")
  func levels() throws {
    #expect(try lines("acyclic: { of: conforms-to:Screen, at: type }") == [])
    #expect(
      mistakes("acyclic: { of: conforms-to:Screen, at: file }") == [
        "5:20 `conforms-to:Screen` selects only part of a file, but the rule checks each file as a "
          + "whole. Write `at: type`, or select by component or module."
      ])
    #expect(mistakes("require: { from: A, to: kind:type, via: manifest }").count == 1)
  }

  @Test("that select nothing are reported")
  func unmatched() throws {
    #expect(
      try lines("forbid: { from: conforms-to:Scren, to: attribute:Marked }")
        == ["unmatched conforms-to:Scren in from", "unmatched attribute:Marked in to"])
  }

  @Test("say which files a rule and a tag concern")
  func concerned() throws {
    let check = try RuleCheck(
      SwiftProject(files),
      """
      tags: { screens: conforms-to:Screen, flows: conforms-to:Flow }
      rules: { rule: { forbid: { from: conforms-to:Flow, to: kind:class } } }
      """)
    #expect(tagsConcerning(file: "A/Base.swift", in: check.view) == ["screens", "flows"])
    #expect(tagsConcerning(file: "B/Other.swift", in: check.view) == ["screens"])
    let rules = rulesConcerning(file: "A/Base.swift", check.rules, in: check.view)
    #expect(rules.map(\.options) == [["from", "to"]])
    #expect(
      rulesConcerning(file: "B/Other.swift", check.rules, in: check.view).map(\.options)
        == [["to"]])
  }
}

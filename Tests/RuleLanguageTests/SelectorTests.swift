import RuleLanguage
import SourceText
import Testing
import YAMLText

@Suite("Selectors")
struct SelectorTests {
  private static let tags = TagTable([
    tag("domain", "[Build*, \"module:Start\"]"), tag("ui", "\"{f}.ui\""),
    tag("all", "[\"tag:domain\", \"tag:ui\"]"), tag("loop", "\"tag:loop\""),
  ])

  private static func tag(_ name: String, _ text: String) -> TagTable.Definition {
    TagTable.Definition(
      name: name, selector: selector(text) ?? .nothing(at: SourceLocation(path: "t")),
      location: SourceLocation(path: "t"))
  }

  private static func selector(_ text: String) -> Selector? {
    let node = try? parseYAML(text, path: "s.yml")
    return node.flatMap { readSelector($0, issues: ConfigurationIssues()) }
  }

  private static var names: NodeTraits.Names {
    var names = NodeTraits.Names()
    names.protocols = ["View", "SwiftUI.View"]
    names.superclasses = ["Base<Int>"]
    names.attributes = ["MainActor"]
    return names
  }

  private static let view = Endpoint(
    component: "Login.ui", module: "App", path: "App/Login/ui/V.swift", type: "App.LoginView",
    traits: NodeTraits(kind: .struct, access: .open, names: names))
  private static let test = Endpoint(component: "BuildTests", module: "BuildTests", role: .test)
  private static let kit = Endpoint(external: "UIKit")
  private static let symbol = Endpoint(external: nil, symbol: "UIView")

  @Test(
    "a selector takes what its prefix and pattern say",
    arguments: [
      ("Login.*", [true, false, false, false]),
      ("\"*\"", [true, true, false, false]),
      ("module:App", [true, false, false, false]),
      ("path:App/Login", [true, false, false, false]),
      ("type:App.*View", [true, false, false, false]),
      ("type:*View", [true, false, false, false]),
      ("type:Login", [false, false, false, false]),
      ("kind:struct", [true, false, false, false]),
      ("kind:type", [true, false, false, false]),
      ("kind:protocol", [false, false, false, false]),
      ("conforms-to:SwiftUI.*", [true, false, false, false]),
      ("conforms-to:Base*", [false, false, false, false]),
      ("inherits-from:Base<*>", [true, false, false, false]),
      ("attribute:MainActor", [true, false, false, false]),
      ("access:public", [true, false, false, false]),
      ("access:at-most package", [false, false, false, false]),
      ("{not: kind:protocol}", [true, true, false, false]),
      ("role:test", [false, true, false, false]),
      ("external:UI*", [false, false, true, false]),
      ("symbol:UI[A-Z]*", [false, false, false, true]),
      ("tag:domain", [false, true, false, false]),
      ("tag:all", [true, true, false, false]),
      ("tag:loop", [false, false, false, false]),
      ("[module:App, external:UIKit]", [true, false, true, false]),
      ("{not: tag:domain}", [true, false, false, false]),
      ("{not: external:Foundation}", [false, false, true, false]),
      ("{not: symbol:NS*}", [false, false, false, true]),
      ("{any: [\"*\", external:*], not: Build*}", [true, false, true, false]),
      ("{all: [module:App, type:LoginView]}", [true, false, false, false]),
      ("{all: [module:App, {not: type:LoginView}]}", [false, false, false, false]),
      ("component:Login.ui", [true, false, false, false]),
    ])
  func selection(text: String, expected: [Bool]) throws {
    let selector = try #require(Self.selector(text))
    let found = [Self.view, Self.test, Self.kit, Self.symbol].map {
      selector.selects($0, tags: Self.tags)
    }
    #expect(found == expected)
  }

  @Test("captures thread through all: and stay inside not: and tags")
  func captures() throws {
    let both = try #require(
      Self.selector("{not: \"{!f}.x\", all: [\"{f}.{l}\", \"path:**/{f}/**\"]}"))
    #expect(both.captureNames == ["f", "l"])
    #expect(both.referencedNames == [])
    #expect(both.matches(Self.view, tags: Self.tags) == [["f": "Login", "l": "ui"]])
    #expect(both.matches(Self.view, bindings: ["f": "Home"], tags: Self.tags) == [])
    let inside = try #require(Self.selector("[\"tag:ui\", {not: \"{g}.data\"}]"))
    #expect(inside.matches(Self.view, tags: Self.tags) == [Bindings()])
    let either = try #require(Self.selector("[\"{f}.ui\", Login.ui]"))
    #expect(either.captureNames == [])
    #expect(either.matches(Self.view, tags: Self.tags) == [Bindings(), ["f": "Login"]])
  }

  @Test("leaves can be counted one by one")
  func leaves() throws {
    let selector = try #require(Self.selector("{any: [Login.*, Nothing], not: [role:test, X]}"))
    #expect(selector.leaves.map(\.text) == ["Login.*", "Nothing", "role:test", "X"])
    #expect(selector.matchingLeaves(Self.view, tags: Self.tags).map(\.text) == ["Login.*"])
    #expect(Set(selector.leaves.map(\.id)).count == 4)
    #expect(selector.selectsRoles)
  }

  @Test(
    "what is no selector is reported with its place",
    arguments: [
      ("tags:x", "s.yml:1:1: `tags:` is not a selector prefix. Did you mean `tag`?"),
      ("role:tests", "s.yml:1:1: There is no role `tests`. Did you mean `test`?"),
      (
        "kind:protocl",
        "s.yml:1:1: There is no kind of top-level declaration `protocl`. Did you mean `protocol`?"
      ),
      ("access:pubic", "s.yml:1:1: There is no access `pubic`. Did you mean `public`?"),
      (
        "conform-to:X",
        "s.yml:1:1: `conform-to:` is not a selector prefix. Did you mean `conforms-to`?"
      ),
      ("'module:'", "s.yml:1:1: `module:` needs a name or pattern after the colon."),
      ("[]", "s.yml:1:1: The selector is an empty list and selects nothing; add something to it."),
      ("{}", "s.yml:1:1: The selector is empty; write `any:`, `all:` or `not:` in it."),
      ("[A, {nott: B}]", "s.yml:1:6: `nott` is not a key of a selector. Did you mean `not`?"),
      (
        "[A, '[']",
        "s.yml:1:5: `[` is not a pattern: `[` needs a closing `]`; write `\\[` for the character itself."
      ),
      ("''", "s.yml:1:1: The selector is empty; write a component name or a pattern such as `*`."),
    ])
  func errors(text: String, expected: String) throws {
    let issues = ConfigurationIssues()
    let node = try #require(try parseYAML(text, path: "s.yml"))
    #expect(readSelector(node, issues: issues) == nil)
    #expect(issues.issues.map { "\($0.location): \($0.message)" } == [expected])
  }
}

@Suite("Spelling")
struct SpellingTests {
  @Test(
    "the nearest known word is suggested, and none that is far",
    arguments: [
      ("forbd", "forbid"), ("Forbid", "forbid"), ("acylic", "acyclic"), ("layer", "layers"),
      ("zzz", nil), ("inedpendence", "independence"),
    ] as [(String, String?)])
  func nearest(word: String, expected: String?) {
    let known = ["acyclic", "allow", "forbid", "independence", "layers", "metric"]
    #expect(nearestSpelling(to: word, in: known) == expected)
  }

  @Test(
    "days that do not exist are no dates",
    arguments: [
      ("2024-02-29", true), ("2023-02-29", false), ("2024-13-01", false), ("2024-1-01", false),
      ("0000-01-01", false), ("2024-04-31", false), ("+024-01-01", false),
    ])
  func dates(text: String, isValid: Bool) {
    #expect((CalendarDate(text)?.description == text) == isValid)
  }
}

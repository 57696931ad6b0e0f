import ArchTestSupport
import RuleTestSupport
import Testing

@testable import RuleChecks
@testable import RuleEngine

@Suite("Selectors by supertypes and attributes, of types within others")
struct NestedTypeSelectorTests {
  private let files = """
    --- M/Base.swift
    protocol Step {}
    class Page {}
    struct Store {}
    struct Log {}
    --- M/Baking.swift
    enum Baking {
      struct Knead: Step {
        enum State { case open(Store) }
        let store: Store
      }
      @Marked struct Cool { let log: Log }
      static let shared = Store()
    }
    --- M/Boiling.swift
    enum Boiling {}
    --- M/Boiling+Steps.swift
    extension Boiling {
      enum Inner {
        final class Pour: Page { let log: Log }
      }
    }
    extension Boiling.Inner.Pour { func add() { _ = Store() } }
    --- M/Plain.swift
    struct Frying: Step { let store: Store; struct Pan { let log: Log } }
    """

  private func lines(_ rule: String, more: String = "") throws -> [String] {
    try RuleCheck(SwiftProject(files), "\(more)\nrules:\n  rule:\n    \(rule)\n").lines()
  }

  /// The places of what a rule finds.
  private func places(_ rule: String) throws -> [String] {
    let check = try RuleCheck(SwiftProject(files), "rules:\n  rule:\n    \(rule)\n")
    return check.evaluation().violations.flatMap { violation in
      violation.evidence.isEmpty
        ? [violation.location].compactMap(\.self).map(\.description)
        : violation.evidence.map(\.location.description)
    }
  }

  @Test("take what stands in such a type, and nothing else of the type around it")
  func references() throws {
    #expect(
      try places("forbid: { from: conforms-to:Step, to: type:Store }") == [
        "M/Baking.swift:3:28", "M/Baking.swift:4:16", "M/Plain.swift:1:34",
      ])
    #expect(
      try places("forbid: { from: conforms-to:Step, to: type:Log }") == ["M/Plain.swift:1:63"])
    #expect(
      try places("forbid: { from: \"attribute:Marked\", to: type:Log }") == ["M/Baking.swift:6:34"])
    #expect(
      try places("forbid: { from: inherits-from:Page, to: [type:Log, type:Store] }") == [
        "M/Boiling+Steps.swift:3:39", "M/Boiling+Steps.swift:6:49",
      ])
  }

  @Test("leave them out where they are negated")
  func negation() throws {
    #expect(
      try places("forbid: { from: { all: [type:Baking], not: conforms-to:Step }, to: type:Store }")
        == ["M/Baking.swift:7:23"])
  }

  @Test("take them as what is depended on, too")
  func targets() throws {
    let files = """
      --- M/Parts.swift
      protocol Step {}
      enum Baking { struct Knead: Step { static let time = 1 }; struct Cool {} }
      --- M/Use.swift
      struct Use { let knead: Baking.Knead; let cool: Baking.Cool }
      func time() -> Int { Baking.Knead.time }
      """
    let check = try RuleCheck(
      SwiftProject(files), "rules: { r: { forbid: { from: 'type:*', to: conforms-to:Step } } }")
    let found = check.evaluation().violations.flatMap {
      $0.evidence.map(\.location.description)
    }
    #expect(found == ["M/Use.swift:1:32", "M/Use.swift:2:29", "M/Use.swift:2:35"])
  }

  @Test("take names from outside that stand in them")
  func symbols() throws {
    let files = """
      --- M/Parts.swift
      import Foundation
      protocol Step {}
      enum Baking { struct Knead: Step { let now = Date() }; struct Cool { let now = Date() } }
      """
    for rule in [
      "forbid: { from: conforms-to:Step, to: symbol:Date }",
      "external: { of: conforms-to:Step, forbid: '*', symbols: Date }",
    ] {
      let check = try RuleCheck(SwiftProject(files), "rules: { r: { \(rule) } }")
      let found = check.evaluation().violations.flatMap {
        $0.evidence.filter { $0.symbol == "Date" }.map(\.location.description)
      }
      #expect(found == ["M/Parts.swift:3:46"], "\(rule)")
    }
  }

  @Test("take their declarations")
  func declarations() throws {
    #expect(
      try places(
        "declarations: { of: conforms-to:Step, level: any, kind: variable, must: { name: x } }")
        == ["M/Baking.swift:4:9", "M/Plain.swift:1:27", "M/Plain.swift:1:58"])
  }

  @Test("want each of them to do what a rule requires")
  func requirements() throws {
    let found = try lines("require: { from: conforms-to:Step, to: type:Log }")
    #expect(found.map { $0.prefix { $0 != " " } } == ["M.Baking.Knead"])
    #expect(try lines("require: { from: conforms-to:Step, to: type:Store }").isEmpty)
  }

  @Test("count each of them once, and not the types within them")
  func things() throws {
    let check = try RuleCheck(
      SwiftProject(files), "tags: { steps: conforms-to:Step, pages: inherits-from:Page }")
    let view = check.view.seeingTraits(check.view.declarations())
    func taken(_ name: String) throws -> [String?] {
      let tag = try #require(view.tags[name])
      return view.allEndpoints(reach: .declarations).filter { tag.selects($0, tags: view.tags) }
        .map(\.type)
    }
    #expect(try taken("steps") == ["M.Baking.Knead", "M.Frying"])
    #expect(try taken("pages") == ["M.Boiling.Inner.Pour"])
  }

  @Test("that take such types alone do take something")
  func onlyNested() throws {
    #expect(try lines("forbid: { from: attribute:Marked, to: type:Store }").isEmpty)
    #expect(
      try lines("forbid: { from: attribute:Markt, to: type:Store }") == [
        "unmatched attribute:Markt in from"
      ])
  }

  @Test("do not change what other selectors take")
  func others() throws {
    #expect(
      try places("forbid: { from: kind:struct, to: type:Log }") == ["M/Plain.swift:1:63"])
  }
}

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

  @Test("fulfil what a rule requires of others, and are required nothing themselves")
  func requirements() throws {
    #expect(try lines("require: { from: conforms-to:Step, to: type:Log }").isEmpty)
    let lacking = try lines("require: { from: conforms-to:Step, to: type:Page }")
    #expect(lacking.map { $0.prefix { $0 != " " } } == ["M.Frying"])
    #expect(
      try found(
        "require: { from: 'type:Use', to: conforms-to:Step }",
        "protocol Step {}; enum Ns { struct S: Step {} }; struct Use { let s: Ns.S }"
      ).isEmpty)
    #expect(
      try found(
        "require: { from: { all: ['conforms-to:{x}Proto', conforms-to:Screen] }, to: type:Log }",
        """
        protocol HomeProto {}; protocol RowProto {}; protocol Screen {}; struct Log {}
        struct Home: HomeProto, Screen { struct Row: RowProto { let l: Log } }
        """
      ).isEmpty)
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

  // MARK: Beside other selectors

  /// What a rule finds in a file.
  private func found(_ rule: String, _ text: String) throws -> [String] {
    try RuleCheck(SwiftProject("--- M/F.swift\n\(text)"), "rules: { r: { \(rule) } }").lines()
  }

  @Test(
    "leave to other selectors what these say of the top-level declaration",
    arguments: [
      ("all: conforms-to:View, not: access:private", "M.V -> M.Log"),
      ("all: [conforms-to:View, kind:struct]", "M.V -> M.Log"),
      ("all: [conforms-to:View, kind:enum]", nil), ("all: [conforms-to:View, 'type:*Row']", nil),
    ] as [(String, String?)])
  func mixed(selector: String, expected: String?) throws {
    let text =
      "protocol View {}; struct Log {}\nstruct V: View { private enum Row { case a(Log) } }"
    let lines = try found("forbid: { from: { \(selector) }, to: type:Log }", text)
    #expect(lines.filter { $0.contains("->") } == [expected].compactMap(\.self))
  }

  @Test("are no violation where their name only begins with that of a type which is not meant")
  func qualifiers() throws {
    #expect(
      try found(
        "allow: { from: 'type:App', to: conforms-to:Api }",
        "protocol Api {}; enum Kit { struct Door: Api {}; struct Own {} }\nstruct App { let d: Kit.Door }"
      ).isEmpty)
    #expect(
      try found(
        "allow: { from: 'type:App', to: conforms-to:Api }",
        "protocol Api {}; enum Kit { struct Door: Api {}; struct Own {} }\nstruct App { let d: Kit.Own }"
      ) == ["M.App -> M.Kit x2"])
  }

  @Test("are part of the type around them where a selector takes the rest")
  func rest() throws {
    let views = """
      protocol View {}
      struct V: View { let w: W?; enum Mode { case a } }
      struct W: View { func f() { _ = V.self }; enum Kind { case a } }
      """
    #expect(try found("acyclic: { of: { not: conforms-to:View }, at: type }", views).isEmpty)
    let files = """
      --- M/Base.swift
      protocol View {}
      --- M/Views/V.swift
      struct V: View { enum Mode { case a } }
      """
    let rule = "structure: { of: { all: ['module:M'], not: conforms-to:View }, in: '**/Logic/' }"
    let lines = try RuleCheck(SwiftProject(files), "rules: { r: { \(rule) } }").lines()
    #expect(!lines.contains { $0.contains("V.swift") }, "\(lines)")
  }

  @Test("stand in the file that declares them")
  func homes() throws {
    let files = """
      --- M/Base.swift
      protocol Reducer {}
      --- M/F/Login.swift
      enum Login {}
      --- M/F/Reducers/Login+Feature.swift
      extension Login { struct Feature: Reducer {} }
      --- M/F/Other/Login+Wrong.swift
      extension Login { struct Wrong: Reducer {} }
      """
    let rule = "coverage: { of: 'path:M/F/**', in: [conforms-to:Reducer], at: file }"
    let check = try RuleCheck(SwiftProject(files), "rules: { r: { \(rule) } }")
    let found = check.evaluation().violations.map(\.location.path)
    #expect(found == ["M/F/Login.swift"])
  }

  @Test("count as claimed with the type around them")
  func claimed() throws {
    #expect(
      try found(
        """
        protect: { of: conforms-to:Repo, from: 'type:Ok', claimed: true }, except: [{ from: 'type:Free' }]
        """,
        """
        protocol Repo {}
        struct R1: Repo { enum Failure { case gone, full } }
        struct Ok { let r: R1 }
        struct Free { var failure: R1.Failure }
        struct Bad { func f(m: Free) { switch m.failure { case .gone: break; case .full: break } } }
        """
      ) == ["M.Bad -> M.R1 x2"])
  }

  @Test("within functions belong to these")
  func local() throws {
    #expect(
      try found(
        "forbid: { from: conforms-to:Step, to: type:Log }",
        """
        protocol Step {}; struct Log {}
        func run() { struct Local: Step { let l: Log; struct Sub: Step { let l: Log } } }
        """
      ).filter { $0.contains("->") }.isEmpty)
  }

  @Test("break a rule as the type around them does, where that breaks it")
  func layers() throws {
    #expect(
      try found(
        "layers: { order: [conforms-to:View, conforms-to:UseCase, conforms-to:Repo] }",
        """
        protocol View {}; protocol UseCase {}; protocol Repo {}
        struct V1: View {}
        class R1: Repo { struct In: UseCase { let v: V1 }; let v: V1? = nil }
        """
      ) == ["M.R1 -> M.V1 x2 (conforms-to:Repo to conforms-to:View)"])
  }
}

import ArchTestSupport
import RuleEngine
import RuleTestSupport
import Testing

@Suite("external, imports")
struct ExternalImportTests {
  @Test("reports imports of forbidden modules, one violation a module with all files")
  func forbidden() throws {
    let project: GraphLiteral = """
      module Core
        file One.swift
          imports UIKit & Foundation
        file Two.swift
          imports UIKit.UIView & FirebaseAuth
      module Screens
        imports UIKit
      """
    #expect(
      try lines(project, "external: { of: Core, forbid: [UIKit, \"Firebase*\"] }") == [
        "Core -> UIKit x2", "Core -> FirebaseAuth",
      ])
  }

  @Test("reports each file where the rule tells files apart, one violation a file")
  func files() throws {
    let project: GraphLiteral = """
      module Core
        file Models/One.swift
          imports UIKit
        file Models/Two.swift
          imports UIKit
        file Screens/Three.swift
          imports UIKit
      """
    let violations = try check(
      project, "external: { of: \"path:**/Models/**\", forbid: UIKit }"
    ).evaluation().violations
    #expect(
      violations.map(\.line) == [
        "Core/Models/One.swift -> UIKit", "Core/Models/Two.swift -> UIKit",
      ])
    #expect(Set(violations.map(\.fingerprint)).count == 2)
    #expect(
      violations[0].message.hasPrefix("'Core/Models/One.swift' imports 'UIKit', which files at"))
  }

  @Test("reports the names that a type uses where the import belongs to no type of the rule")
  func typesAmongOthers() throws {
    let project: GraphLiteral = """
      module App
        file Login/LoginProtocols.swift
          imports UIKit
          protocol LoginView
          protocol LoginPresenter
        file Login/HomePresenter.swift
          imports UIKit
          class HomePresenter
      App.LoginView writes UIView
      App.LoginPresenter writes UIColor
      App.HomePresenter writes UIColor
      """
    let rule = "forbid: UIKit, symbols: \"UI[A-Z]*\" }"
    let types = try lines(project, "external: { of: \"type:*Presenter\", \(rule)")
    #expect(types == ["App/Login/HomePresenter.swift -> UIKit", "App.LoginPresenter -> UIColor"])
  }

  @Test("reports what is not on a closed list, but never Swift itself")
  func closedList() throws {
    let project: GraphLiteral = """
      module Core
        imports Foundation & Swift & Alamofire & Other
      module Other
      """
    let found = try check(project, "external: { of: Core, allow: Foundation }").evaluation()
    #expect(found.violations.map(\.line) == ["Core -> Alamofire"])
    #expect(
      found.violations.first?.message
        == "'Core' imports 'Alamofire', but 'Core' may import only 'Foundation' from outside the "
        + "project")
    #expect(
      try lines(project, "external: { of: Core, allow: [] }") == [
        "Core -> Foundation", "Core -> Alamofire",
      ])
  }

  @Test("lets `forbid` weigh more than `allow`")
  func both() throws {
    #expect(
      try lines(
        "module Core\n  imports UIKit & Foundation",
        "external: { of: Core, allow: \"*\", forbid: UIKit }") == ["Core -> UIKit"])
  }

  @Test("finds modules that an imported module of the project hands on, at any remove")
  func reexports() throws {
    let project: GraphLiteral = """
      module Core
        imports Kit
      module Kit
        imports Deep(exported) & SwiftUI
      module Deep
        imports UIKit(exported) & Foundation(exported)
      """
    let violations = try check(project, "external: { of: Core, forbid: [UIKit, SwiftUI] }")
      .evaluation().violations
    #expect(violations.map(\.line) == ["Core -> UIKit through Kit"])
    #expect(
      violations.first?.message
        == "'Core' imports 'Kit', which re-exports 'UIKit', but 'Core' must not use 'UIKit'")
    #expect(violations.first?.location.path == "Core/Core.swift")
  }

  @Test("tells several modules that come with one import apart")
  func severalReexports() throws {
    let project: GraphLiteral = """
      module Core
        imports Kit
      module Kit
        imports UIKit(exported) & SwiftUI(exported)
      """
    #expect(
      try lines(project, "external: { of: Core, forbid: [UIKit, SwiftUI] }") == [
        "Core -> SwiftUI through Kit", "Core -> UIKit through Kit",
      ])
  }

  @Test("knows the captures of `of`")
  func captures() throws {
    let project: GraphLiteral = """
      module MapCore
        imports MapSDK & PaySDK
      module PayCore
        imports PaySDK
      """
    #expect(
      try lines(project, "external: { of: \"{m}Core\", allow: \"{m}SDK\" }") == [
        "MapCore -> PaySDK"
      ])
  }

  @Test("is excused by exceptions, for imports and for names")
  func exceptions() throws {
    let project: GraphLiteral = "module Core\n  imports UIKit\n  writes CALayer"
    let rule = "external: { of: Core, forbid: UIKit, symbols: \"CA*\" }\n"
    #expect(
      try lines(
        project, rule + "except: [{ from: Core, to: \"external:UIKit\", because: Legacy. }]"
      ).isEmpty)
    #expect(
      try lines(
        "Core.X writes CALayer, Core.X writes CGRect",
        "external: { of: Core, symbols: \"C*\" }\n"
          + "except: [{ from: \"type:X\", to: \"symbol:CA*\", because: Legacy. }]")
        == ["Core.X -> CGRect"])
  }

  @Test("needs something to check")
  func mistakes() {
    #expect(
      RuleTestSupport.mistakes("external: { of: A, forbid: [] }") == [
        "5:32 `forbid` is an empty list and has no effect; add something to it, or remove it."
      ])
    #expect(
      RuleTestSupport.mistakes("external: { of: A }") == [
        "5:15 `external` needs at least one of `forbid`, `allow`, `symbols` and `members`."
      ])
  }
}

@Suite("external, what modules hand on")
struct ExternalExportTests {
  @Test("counts an import once, however many files of the module re-export the same")
  func twice() throws {
    let project: GraphLiteral = """
      module Core
        imports Kit
      module Kit
        file One.swift
          imports UIKit(exported)
        file Two.swift
          imports UIKit(exported)
      """
    #expect(
      try lines(project, "external: { of: Core, forbid: UIKit }") == ["Core -> UIKit through Kit"])
  }
}

@Suite("external, names without an import")
struct ExternalSymbolTests {
  private func found(_ project: GraphLiteral) throws -> [String] {
    try lines(project, "external: { of: Core, forbid: UIKit, symbols: [\"UI[A-Z]*\", String] }")
  }

  @Test("reports each name once a node, with all uses")
  func names() throws {
    #expect(
      try found(
        """
        Core.Badge writes UIColor & UIColor(call) & UIView & URL
        Core.Theme writes UIColor
        Other.Theme writes UIColor
        """) == ["Core.Badge -> UIColor x2", "Core.Badge -> UIView", "Core.Theme -> UIColor"])
  }

  @Test("reports names outside of all declarations of the graph")
  func loose() throws {
    #expect(try found("module Core\n  writes UIColor\nmodule Other") == ["Core -> UIColor"])
  }

  @Test("passes members over, and names of the standard library whatever the pattern")
  func members() throws {
    #expect(
      try found("Core.Badge writes .UIColor & UIColor(member) & UIColor(key-path) & String").isEmpty
    )
  }

  @Test("says nothing more about a file whose import is reported")
  func importing() throws {
    #expect(
      try found(
        """
        module Core
          file One.swift
            imports UIKit
            struct One
            writes UIColor
          file Two.swift
            struct Two
            writes UIColor
        """) == ["Core -> UIKit", "Core -> UIColor"])
  }
}

@Suite("Selectors of external names")
struct SymbolSelectorTests {
  @Test("work in `forbid`, beside `external:`")
  func forbid() throws {
    let project: GraphLiteral = """
      module BuildHistory
        imports Foundation
        class Provider
      BuildHistory.Provider writes NotificationCenter(value) & URL
      """
    #expect(
      try lines(
        project,
        "forbid: { from: BuildHistory, to: [\"symbol:NotificationCenter\", \"external:UIKit\"] }")
        == ["BuildHistory.Provider -> NotificationCenter"])
    let violation = try check(
      project, "forbid: { from: BuildHistory, to: \"symbol:NotificationCenter\" }"
    ).evaluation().violations.first
    #expect(
      violation?.message
        == "'BuildHistory.Provider' uses 'NotificationCenter', which 'BuildHistory' must not depend on"
    )
  }

  @Test("work through tags")
  func tags() throws {
    #expect(
      try lines(
        "Core.X writes print(call) & NSLog(call)", "forbid: { from: Core, to: \"tag:logging\" }",
        tags: "{ logging: [\"symbol:NSLog\", \"symbol:print\"] }") == ["Core.X -> NSLog"])
  }

  @Test("limit names only where `allow` lists some")
  func allow() throws {
    let project: GraphLiteral = "Core.X writes URL & Data"
    #expect(try lines(project, "allow: { from: Core }").isEmpty)
    #expect(
      try lines(project, "allow: { from: Core, to: \"symbol:URL\" }") == ["Core.X -> Data"])
  }
}

@Suite("external, members and conditions")
struct ExternalMemberTests {
  private let project: GraphLiteral = """
    module App
      class Home
      Home writes .pushViewController(call) & present(call) & .delegate & .pushViewController(call)
      class Flow
      Flow writes .pushViewController(call)
      class Menu
      Menu writes present
    """

  @Test("reports members and functions from outside, one violation a name and node")
  func members() throws {
    let violations = try check(
      project,
      "external: { of: \"type:Home\", members: [pushViewController, \"present*\"] }"
    ).evaluation().violations
    #expect(
      violations.map(\.line) == ["App.Home -> pushViewController x2", "App.Home -> present"])
    #expect(
      violations.map(\.message) == [
        "'App.Home' calls the external member 'pushViewController', which type 'Home' must not do",
        "'App.Home' calls the external member 'present', which type 'Home' must not do",
      ])
    #expect(violations.map(\.defect.name) == ["forbidden-member", "forbidden-member"])
  }

  @Test("lets exceptions excuse members, and captures name them")
  func exceptions() throws {
    #expect(
      try lines(
        project,
        """
        external: { of: App, members: pushViewController }
        except: [{ from: "type:Flow", to: "symbol:pushViewController", because: It navigates. }]
        """) == ["App.Home -> pushViewController x2"])
    let captured: GraphLiteral = """
      module App
        class Home
        Home writes .openHome & .openMenu
      """
    #expect(
      try lines(captured, "external: { of: \"type:{name}\", members: \"open{name}\" }")
        == ["App.Home -> openHome"])
  }

  @Test("does not decide about names that may be the project's own")
  func doubts() throws {
    let evaluation = try check(
      "module App\n  misses present & other", "external: { of: App, members: present }"
    ).evaluation()
    #expect(evaluation.violations.isEmpty)
    #expect(evaluation.summaries.flatMap(\.undecided).map(\.reason) == [.unresolvedNames])
    #expect(evaluation.summaries.flatMap(\.undecided).map(\.count) == [1])
  }

  @Test("finds members in Swift, but not those that the project declares")
  func swift() throws {
    let project = SwiftProject(
      """
      --- App/Home.swift
      import UIKit
      final class Home: UIViewController {
        func open() { navigationController?.pushViewController(Home(), animated: true); show(self) }
        func own() { dismissAll(); present(Home(), animated: true) }
        func dismissAll() {}
      }
      """)
    #expect(
      try RuleCheck(
        project,
        "rules: { rule: { external: { of: App, members: [pushViewController, dismissAll, present] } } }"
      ).lines() == ["App.Home -> pushViewController", "App.Home -> present"])
  }

  @Test("finds the members of the type that a pattern names, however they are written")
  func membersOfTypes() throws {
    let project = SwiftProject(
      """
      --- App/Home.swift
      import Foundation
      import UIKit
      struct Deadline { var now: Int }
      struct Home {
        var start: Date = .now
        func later(than date: Date) -> Bool { date > .now }
        func wait(for deadline: Deadline) -> Int { deadline.now }
        func leave(to link: URL) { UIApplication.shared.open(link) }
        func read(_ file: FileHandle) { file.open() }
      }
      struct Clock {
        let clock = ContinuousClock()
        func time() -> ContinuousClock.Instant { clock.now }
      }
      """)
    func found(_ members: String) throws -> [String] {
      try RuleCheck(
        project, "rules: { rule: { external: { of: App, members: \(members) } } }"
      ).evaluation().violations.map { "\($0.line)" }
    }
    #expect(try found("Date.now") == ["App.Home -> now x2"])
    #expect(
      try found("\"{Date,ContinuousClock}.now\"") == ["App.Home -> now x2", "App.Clock -> now"])
    #expect(try found("\"UIApplication.open(_:)\"") == ["App.Home -> open"])
    #expect(try found("[UIApplication.open, URL.now]") == ["App.Home -> open"])
    #expect(try found("\"D*\"").isEmpty)
  }

  @Test("frees what stands where a condition of `unless` certainly holds")
  func conditions() throws {
    let project: GraphLiteral = """
      module App
        file One.swift
          imports UIKit(if iOS)
        file Two.swift
          imports UIKit(if iOS DEBUG)
        file Three.swift
          imports UIKit(if DEBUG)
        file Four.swift
          imports AppKit(if !iOS)
        file Five.swift
          imports UIKit
        file Six.swift
          writes NSView(if macOS) & NSView & .makeKey(if macOS) & .makeKey
      """
    func found(_ options: String) throws -> [String] {
      try check(project, "external: { of: App, \(options) }").evaluation().violations
        .flatMap(\.evidence).map { "\($0.location.path) \($0.symbol)" }.sorted()
    }
    #expect(
      try found("forbid: \"*Kit\", unless: os(iOS)")
        == ["App/Five.swift UIKit", "App/Four.swift AppKit", "App/Three.swift UIKit"])
    #expect(
      try found("forbid: \"*Kit\", unless: [os(iOS), DEBUG, \"!os(iOS)\"]")
        == ["App/Five.swift UIKit"])
    #expect(try found("symbols: \"NS*\", unless: os(macOS)") == ["App/Six.swift NSView"])
    #expect(try found("members: make*, unless: os(macOS)") == ["App/Six.swift makeKey"])
  }

  @Test("frees what is handed on where a condition of `unless` holds")
  func handedOnUnderCondition() throws {
    let project = SwiftProject(
      """
      --- Core/Core.swift
      #if canImport(UIKit)
      @_exported import UIKit
      #endif
      @_exported import AppKit
      --- App/App.swift
      import Core
      """)
    func found(_ unless: String) throws -> [String] {
      try RuleCheck(
        project, "rules: { rule: { external: { of: App, forbid: \"*Kit\"\(unless) } } }"
      ).lines()
    }
    #expect(
      try found("") == ["App -> AppKit through Core", "App -> UIKit through Core"])
    #expect(try found(", unless: canImport(UIKit)") == ["App -> AppKit through Core"])
  }

  @Test("takes no umbrella header beside Swift code for a re-export, and names lines of headers")
  func headers() throws {
    func found(_ files: String) throws -> [String] {
      try RuleCheck(
        SwiftProject(
          """
          public Kit = Kit/Kit.h Kit/Bell.h
          --- App/App.swift
          import Kit
          struct App { let bell = Bell() }
          \(files)
          """), "rules: { rule: { external: { of: App, forbid: [UIKit, AppKit] } } }"
      ).evaluation().violations.map { "\($0.message) | \($0.defect.fix)" }
    }
    let umbrella = """
      --- Kit/Kit.h
      #import <UIKit/UIKit.h>
      #import "Bell.h"
      --- Kit/Bell.h
      @interface Bell : NSObject
      @end

      """
    let swift = "--- Kit/Sound.swift\npublic struct Sound {}\n"
    #expect(try found(umbrella + swift).isEmpty)
    let reported = try found(umbrella)
    #expect(reported.count == 1)
    #expect(
      reported.first?.hasSuffix(
        "or take the include of 'UIKit' out of the public header at Kit/Kit.h:1.") == true)
    let own = umbrella.replacing("@interface", with: "#import <AppKit/AppKit.h>\n@interface")
    #expect(
      try found(own + swift).map { $0.hasSuffix("public header at Kit/Bell.h:1.") } == [true])
  }

  @Test(
    "takes no header of a program for one that tests of it see",
    arguments: ["library", "application"])
  func headersOfPrograms(kind: String) throws {
    let lines = try RuleCheck(
      SwiftProject(
        """
        kind App = \(kind)
        --- Tests/Tests.swift
        @testable import App
        struct Tests {}
        --- App/Buffer.h
        #import <WebKit/WebKit.h>
        @interface Buffer : NSObject
        @end
        """), "rules: { rule: { external: { of: Tests, forbid: WebKit } } }"
    ).lines()
    #expect(lines == (kind == "library" ? ["Tests -> WebKit through App"] : []))
  }

  @Test("reports conditions that are none")
  func mistakes() {
    #expect(
      RuleTestSupport.mistakes("external: { of: A, forbid: UIKit, unless: [os(iOS), \"os(iOS\"] }")
        == [
          "5:57 `os(iOS` is not an `#if` condition. Write one such as `os(iOS)`, `canImport(UIKit)` "
            + "or `DEBUG && !TESTS`."
        ])
  }

  @Test("counts the import of a file of several types for those that name something of the module")
  func partsOfFiles() throws {
    let project = SwiftProject(
      """
      --- App/Apart.swift
      import CoreData
      import Foundation
      final class Row: NSManagedObject {}
      struct PourUseCase { let started = Date() }
      --- App/Both.swift
      import CoreData
      final class GrindUseCase { var row: NSManagedObject? }
      struct Beans {}
      --- App/Alone.swift
      import CoreData
      struct BoilUseCase {}
      """)
    func found(_ rule: String) throws -> [String] {
      var check = try RuleCheck(project, "rules: { rule: { \(rule) } }")
      check.outsideNames = KnownModuleNames(
        reexports: { ["CoreData": ["Foundation"], "Foundation": []][$0] },
        modulesDeclaring: { ["NSManagedObject": ["CoreData"], "Date": ["Foundation"]][$0] ?? [] },
        mayHaveMember: { _, _ in false }, hasMemberOfType: { _, _, _ in false },
        isUmbrella: { _ in true }, modules: { ["CoreData", "Foundation"] }, names: { [] })
      return check.evaluation().violations.flatMap(\.evidence).map(\.location.path)
    }
    let broken = ["App/Alone.swift", "App/Both.swift"]
    #expect(
      try found("external: { of: \"type:*UseCase\", allow: [Foundation] }").sorted() == broken)
    #expect(try found("external: { of: \"type:*UseCase\", forbid: CoreData }").sorted() == broken)
    #expect(
      try found("external: { of: \"type:*UseCase\", forbid: CoreData, symbols: \"NS*\" }").sorted()
        == broken)
    #expect(
      try found("forbid: { from: \"type:*UseCase\", to: \"external:CoreData\" }").sorted() == broken
    )
  }
}

import ArchTestSupport
import RuleTestSupport
import Testing

@testable import Findings

@Suite("forbid")
struct ForbidRuleTests {
  @Test("reports one violation for each pair of nodes, with all its references")
  func pairs() throws {
    let found = try lines(
      """
      A.X -> B.Y, A.X -call-> B.Y, A.X -> B.Z, A.W -> B.Y
      B.Y -> A.X
      """, "forbid: { from: A, to: B }")
    #expect(found == ["A.W -> B.Y", "A.X -> B.Y x2", "A.X -> B.Z"])
  }

  @Test("locates a violation at its first reference by path and position")
  func location() throws {
    let violation = try #require(
      try check(
        """
        module A
          file Z.swift
            X -> B.Y
          file C.swift
            X -> B.Y
        """, "forbid: { from: A, to: B }"
      ).evaluation().violations.first)
    #expect(violation.evidence.map(\.location.path) == ["A/C.swift", "A/Z.swift"])
    #expect(violation.location == violation.evidence.first?.location)
    #expect(violation.location.line > 0 && violation.location.column > 0)
    #expect(violation.evidence.map(\.symbol) == ["Y", "Y"])
    #expect(violation.evidence.map(\.sourceLine) == [nil, nil])
    #expect(violation.from == DependencySide(component: "A", module: "A", node: "A.X"))
    #expect(violation.to == DependencySide(component: "B", module: "B", node: "B.Y"))
  }

  @Test("says under which condition a reference is there")
  func evidenceConditions() throws {
    let violations = try check(
      "A.X -> B.Y, A.X -> B.Y(if DEBUG !macOS), A imports C(if Linux)",
      "forbid: { from: A, to: [B, \"external:C\"] }"
    ).evaluation().violations
    #expect(
      violations.map { $0.evidence.map(\.condition) }
        == [["os(Linux)"], [nil, "DEBUG && !os(macOS)"]])
  }

  @Test("reports nothing for dependencies the other way round, and counts what it looked at")
  func conforming() throws {
    let evaluation = try check("B.Y -> A.X, A.X -> C.Z", "forbid: { from: A, to: B }").evaluation()
    #expect(evaluation.violations.isEmpty)
    #expect(evaluation.summaries.map(\.checked) == [1])
  }

  @Test("reports an import only where no reference of its file breaks the rule towards that module")
  func imports() throws {
    let project: GraphLiteral = """
      module A
        file One.swift
          imports B
          X -> B.Y
        file Two.swift
          imports B
        file Three.swift
          imports B & C
      module C
      """
    #expect(try lines(project, "forbid: { from: A, to: B }") == ["A.X -> B.Y", "A -> B x2"])
    #expect(try lines(project, "forbid: { from: A, to: C }") == ["A -> C"])
  }

  @Test("takes an import for the module as a whole: a part of it is not enough")
  func importsOfParts() throws {
    let project: GraphLiteral = """
      A imports B & C
      module B
        protocol Service
        class Secret
      module C
        class Secret
      """
    #expect(try lines(project, "forbid: { from: A, to: \"type:Secret\" }") == ["A -> C"])
    #expect(try lines(project, "forbid: { from: A, to: \"path:B/Secret.swift\" }").isEmpty)
    #expect(
      try lines(project, "forbid: { from: A, to: { any: B, not: \"type:Service\" } }").isEmpty)
  }

  @Test("matches modules, tags, types, paths and components on both ends")
  func selectors() throws {
    let project: GraphLiteral = """
      module Core
        Client(in Net/Client.swift), Cache(in Disk/Cache.swift)
      App.Home -> Core.Client & Core.Cache
      component Net = Core/Net
      """
    func found(_ to: String) throws -> [String] {
      try lines(project, "forbid: { from: App, to: \"\(to)\" }", tags: "{ t: [Net] }")
    }
    #expect(try found("module:Core") == ["App.Home -> Core.Client", "App.Home -> Core.Cache"])
    #expect(try found("tag:t") == ["App.Home -> Core.Client"])
    #expect(try found("type:C*e") == ["App.Home -> Core.Cache"])
    #expect(try found("type:Core.Cl*") == ["App.Home -> Core.Client"])
    #expect(try found("path:Core/Disk/**") == ["App.Home -> Core.Cache"])
    #expect(try found("Net") == ["App.Home -> Core.Client"])
    #expect(try found("Core") == ["App.Home -> Core.Cache"])
  }

  @Test("judges references one by one where paths are selected")
  func pathsOfReferences() throws {
    let found = try check(
      """
      module A
        file Old/One.swift
          X -> B.Y
        file New/Two.swift
          X -> B.Y
      """, "forbid: { from: \"path:A/Old/**\", to: B }"
    ).evaluation().violations
    #expect(found.map(\.line) == ["A.X -> B.Y"])
    #expect(found.first?.evidence.map(\.location.path) == ["A/Old/One.swift"])
  }

  @Test("names what is meant by the selector where that is less than the component")
  func names() throws {
    let project: GraphLiteral = """
      module A
        X(in Old/X.swift) -> B.Y
      module B
        Y(in New/Y.swift)
      """
    func message(_ body: String) throws -> String? {
      try check(project, body).evaluation().violations.first?.message
    }
    let uses = "'A.X' uses 'B.Y', but"
    #expect(
      try message("forbid: { from: \"path:A/Old/**\", to: B }")
        == "\(uses) files at 'A/Old/**' must not depend on 'B'")
    #expect(
      try message("forbid: { from: A, to: [\"path:B/New/**\", \"path:B/Old/**\"] }")
        == "\(uses) 'A' must not depend on files at 'B/New/**'")
    #expect(
      try message("protect: { of: \"path:B/{f:New|Old}/**\", from: \"path:C/{f}/**\" }")
        == "\(uses) only files at 'C/New/**' may depend on files at 'B/New/**'")
    #expect(
      try message("interface: { of: \"path:B/New/**\", exposes: \"type:*Interface\" }")
        == "\(uses) files at 'B/New/**' exposes only types named '*Interface' to others")
    #expect(
      try message("allow: { from: \"type:A.X\", to: C }")
        == "\(uses) type 'A.X' may only depend on 'C'")
  }

  @Test("sees references within a node from file to file where paths are selected")
  func fileReferences() throws {
    let project: GraphLiteral = """
      module A
        file Domain/Cart.swift
          Cart -member-> Cart(in UI/Cart+View.swift)
      """
    #expect(
      try lines(project, "forbid: { from: \"path:A/Domain/**\", to: \"path:A/UI/**\" }")
        == ["A.Cart -> A.Cart"])
    #expect(try lines(project, "forbid: { from: A, to: A }").isEmpty)
  }

  @Test("lets the captures of `from` be used in `to`")
  func captures() throws {
    let project: GraphLiteral = """
      LoginUI.View -> LoginData.Store, LoginUI.View -> CartData.Store, CartUI.View -> LoginUI.View
      """
    #expect(
      try lines(project, "forbid: { from: \"{feature}UI\", to: \"{feature}Data\" }")
        == ["LoginUI.View -> LoginData.Store"])
    #expect(
      try lines(project, "forbid: { from: \"{feature}UI\", to: \"{!feature}{UI,Data}\" }")
        == ["CartUI.View -> LoginUI.View", "LoginUI.View -> CartData.Store"])
    #expect(
      mistakes("forbid: { from: A, to: \"{feature}\" }").map { $0.prefix(4) } == ["5:28"])
  }

  @Test("lets code use itself, unless parts of a component are selected")
  func selfUse() throws {
    let project: GraphLiteral = """
      module A
        file Vendor/V.swift
          V -> W
        file Vendor/W.swift
          struct W
        file Own.swift
          Own -> V
      B.Z -> A.V
      """
    #expect(try lines(project, "forbid: { from: \"*\", to: A }") == ["B.Z -> A.V"])
    #expect(
      try lines(project, "forbid: { from: \"*\", to: \"path:A/Vendor/**\" }")
        == ["A.Own -> A.V", "B.Z -> A.V"])
    #expect(
      try lines(project, "forbid: { from: \"path:A/Vendor/**\", to: \"path:A/Vendor/**\" }")
        == ["A.V -> A.W"])
  }

  @Test("forbids external modules by their imports")
  func externals() throws {
    let project: GraphLiteral = """
      Core imports UIKit & Foundation, App imports UIKit
      App -> Core
      """
    #expect(
      try lines(project, "forbid: { from: Core, to: \"external:UI*\" }") == ["Core -> UIKit"])
    #expect(try lines(project, "forbid: { from: Core, to: \"external:AppKit\" }").isEmpty)
  }
}

@Suite("forbid, through: any")
struct ForbiddenChainTests {
  @Test("shows the first of several shortest chains, be there more starts than ends or fewer")
  func manyEnds() throws {
    let project: GraphLiteral = """
      A1 -> Y & X, A2 -> Y, A3 -> A1, X -> B, Y -> B, B -> Z
      """
    let fromStarts = ["A1 > X > B", "A2 > Y > B", "A3 > A1 > X > B"]
    #expect(
      try lines(project, "forbid: { from: \"A*\", to: B, through: any }") == fromStarts)
    #expect(
      try lines(project, "forbid: { from: A3, to: [X, Y, B], through: any }").sorted()
        == ["A3 > A1 > X", "A3 > A1 > X > B", "A3 > A1 > Y"])
  }

  @Test("reports direct dependencies by node and chains by component, one reference a hop")
  func chain() throws {
    let violations = try check(
      "A.X -> B.Y, B.Y -> C.Z, B.W -> C.V, A2.X -> C.Z",
      "forbid: { from: [A, A2], to: C, through: any }"
    ).evaluation().violations
    #expect(violations.map(\.line) == ["A > B > C", "A2.X -> C.Z"])
    let chain = try #require(violations.first)
    #expect(chain.evidence.map { "\($0.from) \($0.to)" } == ["A.X B.Y", "B.W C.V"])
    #expect(chain.from == DependencySide(component: "A", module: "A"))
    #expect(chain.to == DependencySide(component: "C", module: "C"))
  }

  @Test("reports no chain for a pair with an edge")
  func direct() throws {
    #expect(
      try lines("A -> B -> C, A -> C", "forbid: { from: A, to: C, through: any }") == ["A.A -> C.C"]
    )
  }

  @Test("reports the shortest chain, and of several the one whose names come first")
  func ties() throws {
    #expect(
      try lines(
        "A -> Z -> C, A -> Y -> C, A -> B1 -> B2 -> C",
        "forbid: { from: A, to: C, through: any }") == ["A > Y > C"])
  }

  @Test("walks modules, files and types too")
  func levels() throws {
    let project: GraphLiteral = """
      A.X -> B.Y, B.W -> C.Z
      """
    func found(_ level: String) throws -> [String] {
      try lines(project, "forbid: { from: A, to: C, through: any, at: \(level) }")
    }
    #expect(try found("component") == ["A > B > C"])
    #expect(try found("module") == ["A > B > C"])
    #expect(try found("file").isEmpty)
    #expect(try found("type").isEmpty)
    #expect(
      try lines(
        "A.X -> B.Y -> C.Z",
        "forbid: { from: \"type:A.X\", to: \"type:C.Z\", through: any, at: type }")
        == ["A.X > B.Y > C.Z"])
    #expect(
      try lines(
        "A.X -> B.Y -> C.Z",
        "forbid: { from: \"path:A/**\", to: \"path:C/*\", through: any, at: file }")
        == ["A/X.swift > B/Y.swift > C/Z.swift"])
  }

  @Test("follows imports between modules, and to external modules at the end")
  func imports() throws {
    #expect(
      try lines(
        "A imports B, B imports C, C imports UIKit, module C",
        "forbid: { from: A, to: [C, \"external:UIKit\"], through: any }")
        == ["A > B > C", "A > B > C > UIKit"])
    #expect(
      try lines(
        "A.X -> B.Y\nmodule B\n  file Y.swift\n    imports UIKit",
        "forbid: { from: A, to: \"external:UIKit\", through: any, at: file }")
        == ["A/X.swift > B/Y.swift > UIKit"])
  }

  @Test("binds captures on the first vertex")
  func captures() throws {
    #expect(
      try lines(
        "LoginUI -> Shared, Shared -> LoginData, Shared -> CartData",
        "forbid: { from: \"{f}UI\", to: \"{f}Data\", through: any }")
        == ["LoginUI > Shared > LoginData"])
  }

  @Test("is cut by an exception for a hop, and excused by one for its ends")
  func exceptions() throws {
    let project: GraphLiteral = "A -> B -> C, A2 -> B2 -> C, D -> E"
    func found(_ exception: String) throws -> [String] {
      try lines(
        project,
        """
        forbid: { from: [A, A2], to: C, through: any }
        except: [{ \(exception), because: Agreed. }]
        """)
    }
    #expect(try found("from: B, to: C") == ["A2 > B2 > C"])
    #expect(try found("from: A, to: C") == ["A2 > B2 > C"])
    #expect(try found("of: B2") == ["A > B > C"])
    #expect(
      try found("from: D, to: E")
        == ["A > B > C", "A2 > B2 > C", "unmatched from: D, to: E in except"])
  }

  @Test("asks for a level that the selectors can be told apart at")
  func granularity() {
    #expect(
      mistakes("forbid: { from: \"path:A/**\", to: \"type:X\", through: any }").map { $0.prefix(4) }
        == ["5:21", "5:38"])
    #expect(mistakes("forbid: { from: A, to: \"external:X\", through: any, at: type }").count == 1)
    #expect(mistakes("forbid: { from: A, to: B, at: type }").count == 1)
  }

  @Test("leaves out chains that no build has, and finds the ways around them")
  func conditionalChains() throws {
    let rule = "forbid: { from: A, to: Z, through: any }"
    #expect(try lines("A -> B(if macOS), B -> Z(if Linux)", rule).isEmpty)
    #expect(
      try lines("A -> B(if macOS), B -> Z(if Linux), B -> C -> Z", rule) == ["A > B > C > Z"])
    #expect(
      try lines("A -> B(if macOS), B -> Z(if Linux), A -> C -> D(if Linux), D -> Z", rule)
        == ["A > C > D > Z"])
    #expect(
      try lines("A -> B(if !DEBUG), B -> Z(if DEBUG), A -> B(if TEST)", rule) == ["A > B > Z"])
  }

  @Test("takes a file that only extends a type for something to select")
  func extensionInFile() throws {
    let project = """
      component M = App/M/**
      component N = App/N/**
      --- App/M/A.swift
      struct A {}
      struct B {}
      --- App/M/A+Ext.swift
      extension A { func f() -> C { C() } }
      --- App/M/A+Empty.swift
      extension A { func g() {} }
      --- App/N/C.swift
      struct C {}
      """
    func found(_ from: String) throws -> [String] {
      try RuleCheck(
        SwiftProject(project), "rules: { rule: { forbid: { from: \(from), to: N } } }"
      ).lines()
    }
    #expect(
      try found("{ all: [M, 'path:App/M/A+Ext.swift'], not: 'type:B' }") == ["App.A -> App.C x2"])
    #expect(try found("{ all: ['path:App/M/A+Empty.swift', 'type:A'] }").isEmpty)
    #expect(try found("{ all: ['path:App/M/A+Empty.swift', 'type:B'] }").count == 1)
  }

  @Test("says nothing about code that no build can have")
  func impossible() throws {
    let check = try RuleCheck(
      SwiftProject(
        """
        --- App/App.swift
        #if os(Linux) && os(macOS)
        import Kit
        struct Never { let part: Part }
        #elseif os(Linux)
        import Kit
        struct OnLinux { let part: Part }
        #endif
        --- Kit/Kit.swift
        public struct Part {}
        """), "rules: { rule: { forbid: { from: App, to: Kit } } }")
    #expect(check.lines() == ["App.OnLinux -> Kit.Part"])
  }

  @Test("takes each include for an import where it speaks of imports, within a module too")
  func includes() throws {
    let project = SwiftProject(
      """
      component Low = Kit/Low/**
      component High = Kit/High/**
      --- Kit/Low/Pump.h
      #import "Valve.h"
      @class Tank;
      @interface Pump : NSObject
      @end
      --- Kit/Low/Pump.m
      #import "Pump.h"
      #import "../High/Tank.h"
      @implementation Pump
      - (void)run { [[Tank new] fill]; }
      @end
      --- Kit/High/Valve.h
      @interface Valve : NSObject
      @end
      --- Kit/High/Tank.h
      #import "Pump.h"
      @interface Tank : NSObject
      - (void)fill;
      @end
      --- App/High/Board.m
      #import <Kit/Pump.h>
      """)
    func found(_ rule: String) throws -> [String] {
      try RuleCheck(project, "rules: { rule: { \(rule) } }").evaluation().violations.map {
        "\($0.location.path):\($0.location.line) \($0.message)"
      }
    }
    func files(_ rule: String) throws -> [String] {
      try found(rule).map { String($0.prefix(16)) }.sorted()
    }
    let paths = "from: \"path:Kit/Low/**\", to: \"path:Kit/High/**\""
    #expect(
      try found("forbid: { \(paths), via: import }").sorted() == [
        "Kit/Low/Pump.h:1 'Kit/Low/Pump.h' includes 'Kit/High/Valve.h', which files at 'Kit/Low/**' "
          + "must not do",
        "Kit/Low/Pump.m:2 'Kit/Low/Pump.m' includes 'Kit/High/Tank.h', which files at 'Kit/Low/**' "
          + "must not do",
      ])
    #expect(
      try files("forbid: { \(paths), via: reference }") == ["Kit/Low/Pump.h:2", "Kit/Low/Pump.m:4"])
    #expect(try found("forbid: { from: Low, to: High, via: import }").count == 2)
    #expect(
      try files("forbid: { \(paths), via: [import, reference] }") == [
        "Kit/Low/Pump.h:1", "Kit/Low/Pump.h:2", "Kit/Low/Pump.m:4",
      ])
    #expect(
      try files("forbid: { from: \"path:App/**\", to: \"path:Kit/Low/**\", via: import }")
        == ["App/High/Board.m"])
  }

  @Test("names an extension by the alias that its code writes, where all of it does")
  func extensionsOfAliases() throws {
    func messages(_ more: String) throws -> [String] {
      try RuleCheck(
        SwiftProject(
          """
          --- App/Menu/Card.swift
          struct Card { let key = Key.plain }
          --- App/Words/Key.swift
          typealias Key = String
          extension Key { static let plain = "en" }
          \(more)
          """),
        "rules: { rule: { forbid: { from: \"path:App/Menu/**\", to: \"path:App/Words/**\" } } }"
      ).evaluation().violations.map { String($0.message.prefix { $0 != "," }) }.sorted()
    }
    #expect(
      try messages("") == ["'App.Card' uses 'App.Key'", "'App.Card' uses 'plain' of 'App.Key'"])
    #expect(
      try messages("extension String { static let other = 1 }")
        == ["'App.Card' uses 'App.Key'", "'App.Card' uses 'plain' of 'App.(extension of String)'"])
  }
}

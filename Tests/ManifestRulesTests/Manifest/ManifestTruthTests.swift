import ArchTestSupport
import ManifestRules
import RuleTestSupport
import SourceFacts
import ProjectModel
import SourceText
import Testing

@testable import DependencyModel
@testable import Findings
@testable import ProjectModel
@testable import SourceText

@Suite("manifest, missing")
struct MissingDeclarationTests {
  @Test("reports what nothing on the way declares, and leaves the rest to `leaked`")
  func missing() throws {
    let project: GraphLiteral = """
      module App
        depends on Core
        imports Core & Store & Lost
      module Core
        depends on Store
      module Store
      module Lost
      """
    #expect(try lines(project, "manifest: { checks: missing }") == ["App -> Lost"])
    #expect(
      try lines(project, "manifest: { checks: [missing, undeclared] }") == [
        "App -> Store", "App -> Lost",
      ])
    #expect(
      try lines(project, "manifest: { checks: [missing, leaked, undeclared] }") == [
        "App -> Store through Core", "App -> Lost",
      ])
  }

  @Test("says which dependency declares what the manifest does not")
  func words() throws {
    let project: GraphLiteral = """
      module App
        depends on Core
        imports Store
      module Core
        depends on Store
      module Store
      """
    #expect(
      try check(project, "manifest: { checks: undeclared }").evaluation().violations.map(\.message)
        == [
          "'App' imports 'Store', but the manifest of 'App' does not declare this dependency; that of "
            + "'Core' does, so that it is built in time"
        ])
    #expect(
      try check(project, "manifest: { checks: leaked }").evaluation().violations.map(\.message)
        == [
          "'App' imports 'Store', which the manifest of its dependency 'Core' declares, but not its own"
        ])
  }

  @Test("asks for no declaration of what only some builds of a project's own import")
  func conditions() throws {
    let project: GraphLiteral = """
      module App
        depends on Core
        imports One(if SINGLE) & Two(if !SINGLE) & Three(if DEBUG) & Four(if macOS) & Five
      module Core, module One, module Two, module Three, module Four, module Five
      """
    let rule = try check(project, "manifest: { checks: missing }")
    #expect(rule.lines() == ["App -> Three", "App -> Four", "App -> Five"])
    func found(ifCanImport name: String) -> [String] {
      rule.evaluation { graph in
        graph.conditions = graph.conditions.map { condition in
          condition == .always ? .always : .call("canImport", argument: name)
        }
      }.violations.map(\.line)
    }
    #expect(found(ifCanImport: "Four") == ["App -> Five"])
    #expect(
      found(ifCanImport: "Core") == [
        "App -> One", "App -> Two", "App -> Three", "App -> Four", "App -> Five",
      ])
    #expect(found(ifCanImport: "UIKit") == found(ifCanImport: "Core"))
  }

  @Test("takes SWIFT_PACKAGE for set in packages and nowhere else")
  func packageFlag() throws {
    let condition = BuildCondition.flag("SWIFT_PACKAGE")
    func isReached(_ condition: BuildCondition, _ isPackage: Bool) -> Bool {
      condition.isSurelyReached(in: OrdinaryBuilds(isPackage: isPackage) { $0 == "Kit" })
    }
    #expect(isReached(condition, true))
    #expect(!isReached(condition, false))
    #expect(!isReached(.not(condition), true))
    #expect(isReached(.not(condition), false))
    #expect(isReached(.any([.flag("OWN"), condition]), true))
    #expect(!isReached(.all([.flag("OWN"), condition]), true))
    #expect(!isReached(.call("canImport", argument: "Kit"), true))
    #expect(isReached(.call("canImport", argument: "UIKit"), true))
  }

  @Test(
    "takes no compiler into account that does not read the manifest",
    arguments: [
      ("compiler(<5.7)", "5", false), ("compiler(>=5.7)", "5", true),
      ("compiler(<5.9)", "5", false),
      ("compiler(<5.10)", "5", true), ("swift(<5.7)", "5", false), ("swift(<5.7)", "4.2", true),
      ("swift(<5.7)", "6", false), ("swift(<6)", "5", true), ("!swift(>=5.8)", "5", false),
    ])
  func oldCompilers(text: String, language: String, isReached: Bool) throws {
    let condition = try #require(BuildCondition(parsing: text))
    let builds = OrdinaryBuilds(
      oldestCompiler: SwiftVersion("5.9"), oldestLanguage: SwiftVersion(language)
    ) { _ in false }
    #expect(condition.isSurelyReached(in: builds) == isReached)
    #expect(condition.isSurelyReached(in: OrdinaryBuilds { _ in false }))
  }

  @Test(
    "doubts what an import means whose name the system has, where nothing of the module is used")
  func namesOfTheSystem() throws {
    func found(_ name: String, _ use: String) throws -> [String] {
      let project = """
        module App
          depends on Core
          file Main.swift
            imports \(name) & Core
            \(use)
        module Core
          class Model
        module \(name)
          class Client
        """
      return try check(
        GraphLiteral(stringLiteral: project), "manifest: { checks: undeclared }"
      ).evaluation().violations.map(\.line)
    }
    #expect(try found("Network", "class Main").isEmpty)
    #expect(try found("Network", "class Main -> Network.Client") == ["App -> Network"])
    #expect(try found("Nets", "class Main") == ["App -> Nets"])
  }

  @Test("takes what manifests lead to for importable in every build")
  func canImportBehind() throws {
    let project: GraphLiteral = """
      module App
        depends on Core
        imports Kit & Core
        class Main
      module Core
        depends on Guard
        class Model
      module Guard, module Kit, module Other
      """
    let rule = try check(project, "manifest: { checks: missing }")
    func found(ifCanImport name: String) -> [String] {
      rule.evaluation { graph in
        graph.conditions = graph.conditions.map { condition in
          condition == .always ? .call("canImport", argument: name) : condition
        }
      }.violations.map(\.line)
    }
    #expect(found(ifCanImport: "Guard") == ["App -> Kit"])
    #expect(found(ifCanImport: "Other") == [])
  }

  @Test("knows by build settings which platforms a module is built for")
  func platforms() throws {
    let project: GraphLiteral = """
      module Watch
        imports KitWatch(if watchOS) & KitPhone(if !watchOS) & Any(if macOS)
        class App
        depends on Some
      module KitWatch, module KitPhone, module Any, module Some
      """
    let rule = try check(project, "manifest: { checks: missing }")
    func lines(_ settings: [BuildSetting]) -> [String] {
      rule.evaluation { graph in
        let index = graph.modules.firstIndex { $0.name == "Watch" } ?? 0
        graph.modules[index].targets = [
          TargetDescription(
            name: "Watch", type: "application", manifest: "project.txt",
            location: graph.modules[index].location, settings: settings)
        ]
      }.violations.map(\.line).sorted()
    }
    #expect(lines([]) == ["Watch -> Any", "Watch -> KitPhone", "Watch -> KitWatch"])
    #expect(lines([BuildSetting(name: "SDKROOT", value: "watchos")]) == ["Watch -> KitWatch"])
    #expect(
      lines([
        BuildSetting(name: "SDKROOT", value: "auto"),
        BuildSetting(name: "SUPPORTED_PLATFORMS", value: "iphoneos iphonesimulator macosx"),
      ]) == ["Watch -> Any", "Watch -> KitPhone"])
  }

  @Test("takes a module for other platforms for something else of that name")
  func otherPlatforms() throws {
    let project: GraphLiteral = """
      module Watch
        depends on Some
        imports Kit
        class App
      module Kit, module Some
      """
    func lines(kit: String) throws -> [String] {
      try check(project, "manifest: { checks: missing }").evaluation { graph in
        for (index, module) in graph.modules.enumerated() where module.name != "Some" {
          let setting = BuildSetting(
            name: "SDKROOT", value: module.name == "Kit" ? kit : "watchos")
          graph.modules[index].targets = [
            TargetDescription(
              name: module.name, type: "framework", manifest: "project.txt",
              location: module.location, settings: [setting])
          ]
        }
      }.violations.map(\.line)
    }
    #expect(try lines(kit: "watchos") == ["Watch -> Kit"])
    #expect(try lines(kit: "iphoneos").isEmpty)
    #expect(try lines(kit: "auto") == ["Watch -> Kit"])
  }

  @Test("knows that Catalyst is for what runs on phones")
  func catalyst() {
    let condition = BuildCondition.call("targetEnvironment", argument: "macCatalyst")
    func isReached(on platforms: Set<String>?) -> Bool {
      condition.isSurelyReached(in: OrdinaryBuilds(platforms: platforms) { _ in false })
    }
    #expect(isReached(on: nil))
    #expect(isReached(on: ["iOS", "macOS"]))
    #expect(!isReached(on: ["macOS"]))
  }

  @Test("doubts where a binary comes along, which may hold a module of any name")
  func binaries() throws {
    let project: GraphLiteral = """
      module App
        depends on Engine
        imports Kit
      module Engine (binary)
      module Kit
      """
    let rule = try check(project, "manifest: { checks: missing }")
    #expect(rule.lines().isEmpty)
    #expect(rule.evaluation().summaries[0].undecided.map(\.count) == [1])
  }

  @Test("asks for nothing that a file imports which both modules compile")
  func sharedFiles() throws {
    let project: GraphLiteral = """
      module App
        depends on Some
        file /Shared/Store.swift
          imports Kit & Other
          class Store
      module Kit
        file /Shared/Store.swift
          class Store
      module Some, module Other
      """
    #expect(try lines(project, "manifest: { checks: missing }") == ["App -> Other"])
  }

  @Test("does not advise to declare what depends on the importer")
  func advice() throws {
    let project: GraphLiteral = """
      module Core
        depends on Some
        imports App & Kit
      module App
        depends on Core
      module Kit, module Some
      """
    #expect(
      try check(project, "manifest: { checks: missing }").evaluation().violations.map(\.defect.fix)
        == [
          "Remove the use, or move what is used to a module that both may depend on: 'App' depends on "
            + "'Core'.",
          "Add 'Kit' to the dependencies of 'Core' in its manifest, or remove the use.",
        ])
  }

  @Test("counts what stands behind a wrapper as declared, but not all that is re-exported")
  func handedOn() throws {
    let project: GraphLiteral = """
      module App
        depends on Umbrella & Binaries & Plain
        imports Kit & Parts & Store
      module Umbrella
        depends on Kit
        imports Kit(exported)
        class Own
      module Binaries
        depends on Parts
        file Exports.swift
      module Plain
        depends on Store
        class Other
      module Kit, module Parts, module Store
      """
    #expect(
      try lines(project, "manifest: { checks: [missing, leaked] }") == [
        "App -> Kit through Umbrella", "App -> Store through Plain",
      ])
  }

  @Test("finds what is built before a program, which hands on nothing, by no other way alone")
  func programs() throws {
    let project: GraphLiteral = """
      module Extension (application)
        depends on Kit
      module App (application)
        depends on Extension & Core
        imports Kit
      module AppTests (test)
        depends on App
        imports Core & Deep & Kit
      module Core
        depends on Deep
      module Kit, module Deep
      """
    #expect(
      try lines(project, "manifest: { checks: [missing, leaked] }\nroles: [production, test]") == [
        "App -> Kit through Extension", "AppTests -> Deep through Core",
        "AppTests -> Kit through Extension",
      ])
  }

  @Test("prefers the way that hands on a module to one through a program")
  func programsLast() throws {
    let project: GraphLiteral = """
      module Extension (application)
        depends on Kit
      module App (application)
        depends on Extension & Core
        imports Kit
      module Core
        depends on Base
      module Base
        depends on Kit
      module Tool (plugin)
        depends on Lost
      module User
        depends on Tool
        imports Lost
      module Kit, module Lost
      """
    #expect(
      try lines(project, "manifest: { checks: [missing, leaked] }") == [
        "App -> Kit through Base", "User -> Lost",
      ])
  }

  @Test("says nothing of tests that are guessed from folders, which declare nothing")
  func guessed() throws {
    let project: GraphLiteral = "module AppTests (test)\n  imports App\nmodule App"
    let rule = try check(project, "manifest: { checks: [missing, undeclared] }\nroles: test")
    #expect(rule.lines() == ["AppTests -> App"])
    let evaluation = rule.evaluation { graph in
      for index in graph.modules.indices where graph.modules[index].role == .test {
        graph.modules[index].location = SourceLocation(path: graph.modules[index].folder)
      }
    }
    #expect(evaluation.violations.isEmpty)
  }

  @Test("takes a module of a package that no manifest leads to for something else of that name")
  func otherPackages() throws {
    let project: GraphLiteral = """
      module App
        depends on Core
        imports Network & Kit
      module Core
      module Network
      module Kit
        depends on Core
      """
    let evaluation = try check(project, "manifest: { checks: missing }").evaluation { graph in
      for index in graph.modules.indices {
        let name = graph.modules[index].name
        let folder = name == "Network" ? "Other/" : ""
        graph.modules[index].location = SourceLocation(path: "\(folder)Package.swift", line: 1)
      }
    }
    #expect(evaluation.violations.map(\.line) == ["App -> Kit"])
  }

  @Test("doubts where what is declared may be known by another name")
  func otherNames() throws {
    let project: GraphLiteral = """
      module App
        depends on Kit-Dynamic
        imports Kit & Store
      module Kit, module Store
      """
    let rule = try check(project, "manifest: { checks: missing }")
    #expect(rule.lines() == ["App -> Store"])
    #expect(rule.evaluation().summaries[0].undecided.map(\.count) == [1])
  }

  @Test("doubts where a dependency leads to a project that is not read, which may declare it")
  func unreadProjects() throws {
    let project: GraphLiteral = """
      module App
        depends on Far
        imports Kit & Own
      module Kit, module Own
      """
    let evaluation = try check(project, "manifest: { checks: missing }").evaluation { graph in
      for index in graph.modules.indices {
        if graph.modules[index].name == "Kit" {
          graph.modules[index].location = SourceLocation(path: "Kit/project.yml", line: 1)
        }
        for place in graph.modules[index].dependencies.indices {
          graph.modules[index].dependencies[place].container = "Far"
        }
      }
    }
    #expect(evaluation.violations.map(\.line) == ["App -> Own"])
    #expect(evaluation.summaries[0].undecided.map(\.count) == [1])
  }

  @Test(
    "is undecided for the targets whose part of a manifest is unknown, not for their neighbours")
  func unknownParts() throws {
    let project: GraphLiteral = """
      module App
        imports Kit
      module Shell
        depends on App
        imports Kit
      module Other
        imports Kit
      module Kit
      """
    let evaluation = try check(project, "manifest: { checks: missing }").evaluation(
      problems: [
        Problem(
          .manifestNotUnderstood, message: "?", location: SourceLocation(path: "Package.swift")),
        Problem(.manifestNotUnderstood, message: "There are manifests in other formats."),
      ]
    ) { graph in
      for index in graph.modules.indices where graph.modules[index].name == "App" {
        graph.modules[index].hasUnknownDependencies = true
      }
    }
    #expect(evaluation.violations.map(\.line) == ["Other -> Kit"])
    #expect(evaluation.summaries[0].undecided.map(\.subject) == ["App", "Shell"])
  }
}

@Suite("manifest, misplaced and needed-by-tests")
struct MisplacedDependencyTests {
  private let project: GraphLiteral = """
    module Core
      depends on Store & Fakes & Idle
      class Model
    module App
      depends on Core
      imports Core & Store
    module AppTests (test)
      depends on App & Core
      imports Fakes & Store
    module Store
      class Own
    module Fakes
      class Own
    module Idle
      class Own
    """

  @Test("tell who uses a dependency instead of the module that declares it")
  func users() throws {
    let rule = try check(project, "manifest: { checks: [misplaced, needed-by-tests, unused] }")
    #expect(
      rule.evaluation().violations.map(\.message) == [
        "the manifest of 'Core' declares a dependency on 'Fakes', which none of its files uses; the "
          + "test module 'AppTests' has it from there",
        "the manifest of 'Core' declares a dependency on 'Idle', but none of its files uses it",
        "the manifest of 'Core' declares a dependency on 'Store', which none of its files uses; 'App' "
          + "and 'AppTests' have it from there",
      ])
  }

  @Test("ask for the removal of no place that makes other dependencies too")
  func sharedPlaces() throws {
    func fixes(in file: String, _ line: (Int) -> Int) throws -> [String] {
      let checks = "manifest: { checks: [misplaced, needed-by-tests, unused] }"
      return try check(project, checks).evaluation { graph in
        for module in graph.modules.indices {
          for index in graph.modules[module].dependencies.indices {
            graph.modules[module].dependencies[index].location = SourceLocation(
              path: file, line: line(10 * module + index), column: 5)
          }
        }
      }.violations.map(\.defect.fix)
    }
    let own = try fixes(in: "Package.swift") { $0 + 1 }
    #expect(
      own == [
        "Declare 'Store' for 'App' and 'AppTests' instead, and remove it from 'Core' at "
          + "Package.swift:21:5.",
        "Declare 'Fakes' for 'AppTests' instead, and remove it from 'Core' at Package.swift:22:5.",
        "Remove 'Idle' from the dependencies of 'Core' at Package.swift:23:5.",
      ])
    let mapped = try fixes(in: "Package.swift") { $0 / 10 + 1 }
    let makes = "makes that dependency, and may make others."
    #expect(
      mapped == [
        "Declare 'Fakes' for 'AppTests' instead, and remove it from what 'Core' asks for: "
          + "Package.swift:3:5 \(makes)",
        "Remove 'Idle' from what 'Core' asks for: Package.swift:3:5 \(makes)",
        "Declare 'Store' for 'App' and 'AppTests' instead, and remove it from what 'Core' asks for: "
          + "Package.swift:3:5 \(makes)",
      ])
    let helper = try fixes(in: "Helper.swift") { $0 + 1 }
    #expect(helper.last == "Remove 'Idle' from what 'Core' asks for: Helper.swift:23:5 \(makes)")
  }

  @Test("name all users where two declare in vain what these use by way of either")
  func usersOfTwo() throws {
    let project: GraphLiteral = """
      module Left
        depends on Fakes
        class Own
      module Right
        depends on Fakes
        class Own
      module Demo
        depends on Left & Right
        imports Fakes & Left & Right
      module RightTests (test)
        depends on Right
        imports Fakes & Right
      module Fakes
        class Own
      """
    let checks = "manifest: { checks: [misplaced, needed-by-tests, unused] }"
    #expect(
      try check(project, checks).evaluation().violations.map(\.message) == [
        "the manifest of 'Left' declares a dependency on 'Fakes', which none of its files uses; "
          + "'Demo' has it from there",
        "the manifest of 'Right' declares a dependency on 'Fakes', which none of its files uses; "
          + "'Demo' and 'RightTests' have it from there",
      ])
  }

  @Test("say nothing of what can only be linked")
  func linkOnly() throws {
    let project: GraphLiteral = """
      module App
        depends on Hook & Kit
        class Main
      module Hook
        class Function
      module Kit
        class Tool
      """
    let evaluation = try check(project, "manifest: { checks: unused }").evaluation { graph in
      for index in graph.modules.indices {
        switch graph.modules[index].name {
        case "Hook": graph.modules[index].sources = ["Hook/hook.c"]
        case "Kit": graph.modules[index].sources = ["Kit/kit.c", "Kit/kit.h"]
        default: break
        }
      }
    }
    #expect(evaluation.violations.map(\.line) == ["App -> Kit"])
  }

  @Test("say nothing of a module that gathers dependencies for others")
  func gathering() throws {
    let gathering: GraphLiteral = """
      module Dependencies
        depends on Kit & Log
        class Filler
      module App
        depends on Dependencies
        imports Kit & Log
        class View
      module Kit, module Log
      """
    let checks = "manifest: { checks: [misplaced, needed-by-tests, unused] }"
    #expect(try lines(gathering, checks).isEmpty)
    let one: GraphLiteral = """
      module Core
        depends on Kit
        class Model
      module App
        depends on Core
        imports Core & Kit
      module Kit
        class Own
      """
    #expect(try lines(one, checks) == ["Core -> Kit"])
  }

  @Test("takes a line with other dependencies for each module for one of a template")
  func templates() throws {
    let project: GraphLiteral = """
      module A
        depends on AKit & ALog
        imports ALog
        class View
      module B
        depends on BKit & BLog
        class View
      AKit.Own, ALog.Own, BKit.Own, BLog.Own
      """
    func found(sharing line: Int?) throws -> [String] {
      try check(project, "manifest: { checks: unused }").evaluation { graph in
        for module in graph.modules.indices {
          for index in graph.modules[module].dependencies.indices {
            if let line { graph.modules[module].dependencies[index].location.line = line }
          }
        }
      }.violations.map(\.line)
    }
    #expect(try found(sharing: nil) == ["A -> AKit", "B -> BKit", "B -> BLog"])
    #expect(try found(sharing: 7).isEmpty)
    let doubtful: GraphLiteral = """
      module A
        depends on AKit & Engine
        class View
      module B
        depends on BKit
        class View
      module Engine (binary)
      AKit.Own, BKit.Own
      """
    let rule = try check(doubtful, "manifest: { checks: unused }")
    #expect(rule.lines() == ["B -> BKit"])
    let evaluation = rule.evaluation { graph in
      for module in graph.modules.indices where !graph.modules[module].dependencies.isEmpty {
        graph.modules[module].dependencies[0].location.line = 7
      }
    }
    #expect(evaluation.violations.isEmpty)
  }

  @Test("report once what one line declares for several modules, and only if none of them uses it")
  func sharedLine() throws {
    let project: GraphLiteral = """
      module A
        depends on Kit & Log
        imports Log
        class ViewA
      module B
        depends on Kit & Log
        class ViewB
      module C
        depends on Kit & Log
        class ViewC
      Kit.Own, Log.Own
      """
    let rule = try check(project, "manifest: { checks: unused }")
    let evaluation = rule.evaluation { graph in
      for (module, line) in [(0, 7), (1, 7), (2, 7)] {
        for index in graph.modules[module].dependencies.indices {
          graph.modules[module].dependencies[index].location.path = "Shared.swift"
          graph.modules[module].dependencies[index].location.line = line + index
        }
      }
    }
    #expect(
      evaluation.violations.map(\.message) == [
        "one line declares a dependency of 'A' and 2 other modules on 'Kit', but none of them uses it"
      ])
    #expect(rule.lines() == ["A -> Kit", "B -> Kit", "B -> Log", "C -> Kit", "C -> Log"])
    let list = rule.evaluation { graph in
      for module in graph.modules.indices {
        for index in graph.modules[module].dependencies.indices {
          graph.modules[module].dependencies[index].location = SourceLocation(path: "List.swift")
        }
      }
    }
    #expect(list.violations.map(\.line) == ["A -> Kit"])
  }

  @Test("leave a line to those that need it for one of its modules")
  func sharedLineNeeded() throws {
    let project: GraphLiteral = """
      module Net
        depends on Kit
        class Call
      module NetQA
        depends on Kit
        class CallQA
      module App
        depends on Net
        imports Kit & Net
      module Kit
        class Own
      """
    let rule = try check(project, "manifest: { checks: [misplaced, unused] }")
    #expect(rule.lines() == ["Net -> Kit", "NetQA -> Kit"])
    let shared = rule.evaluation { graph in
      for module in graph.modules.indices where graph.modules[module].name.hasPrefix("Net") {
        graph.modules[module].dependencies[0].location = SourceLocation(path: "Shared.swift")
      }
    }
    #expect(shared.violations.map(\.line) == ["Net -> Kit"])
  }

  @Test("leave to `unused` what is not asked of them")
  func alone() throws {
    #expect(
      try lines(project, "manifest: { checks: unused }") == [
        "Core -> Fakes", "Core -> Idle", "Core -> Store",
      ])
    #expect(try lines(project, "manifest: { checks: misplaced }") == ["Core -> Store"])
    #expect(try lines(project, "manifest: { checks: needed-by-tests }") == ["Core -> Fakes"])
  }

  @Test("do not count those who declare it themselves or get it another way")
  func otherWays() throws {
    let project: GraphLiteral = """
      module Core
        depends on Store
        class Model
      module App
        depends on Core & Store
        imports Core & Store
      module Tool
        depends on Core & Bridge
        imports Core & Bridge & Store
      module Bridge
        depends on Store
        imports Store
      module Store
        class Own
      """
    #expect(try lines(project, "manifest: { checks: [misplaced, unused] }") == ["Core -> Store"])
    #expect(try lines(project, "manifest: { checks: misplaced }").isEmpty)
  }
}

@Suite("manifest, duplicate")
struct DuplicateDependencyTests {
  private func found(
    _ path: String, again other: String? = nil, conditional: Bool = false
  ) throws -> [Violation] {
    try check(
      "module App\n  depends on Kit & Store\nmodule Kit, module Store",
      "manifest: { checks: duplicate }"
    ).evaluation { graph in
      for index in graph.modules.indices where graph.modules[index].name == "App" {
        for place in graph.modules[index].dependencies.indices {
          let line = place + 3
          graph.modules[index].dependencies[place].location = SourceLocation(
            path: path, line: line, column: 7)
        }
        var again = graph.modules[index].dependencies[0]
        again.location = SourceLocation(path: other ?? path, line: 9, column: 7)
        again.isConditional = conditional
        graph.modules[index].dependencies.append(again)
      }
    }.violations
  }

  @Test("reports the second declaration of a dependency, and names the first")
  func twice() throws {
    let violations = try found("Package.swift")
    #expect(
      violations.map(\.message) == [
        "the manifest of 'App' declares the dependency on 'Kit' twice, first at Package.swift:3:7"
      ])
    #expect(violations.map(\.location.line) == [9])
  }

  @Test("asks nothing of Xcode projects and of what holds on some platforms only")
  func excused() throws {
    #expect(try found("App.xcodeproj/project.pbxproj").isEmpty)
    #expect(try found("project.yml", conditional: true).isEmpty)
    #expect(try found("project.yml").count == 1)
  }

  @Test("asks nothing of two manifests that build the same sources")
  func manifests() throws {
    #expect(try found("project.yml", again: "Package.swift").isEmpty)
    #expect(try found("Package.swift", again: "Other/Package.swift").isEmpty)
    // A specification and one that it includes are one.
    #expect(try found("project.yml", again: "base.yml").count == 1)
  }
}

@Suite("manifest, cycles")
struct DeclaredCycleTests {
  @Test("reports each group of modules that declare each other, once")
  func groups() throws {
    let project: GraphLiteral = """
      module A
        depends on B
      module B
        depends on C & Outside
      module C
        depends on A & D
      module D
        depends on E
      module E
        depends on D
      """
    let violations = try check(project, "manifest: { checks: cycles }").evaluation().violations
    #expect(
      violations.map(\.message) == [
        "manifests declare a cycle: A → B → C → A", "manifests declare a cycle: D → E → D",
      ])
    #expect(violations.map(\.location.line) == [2, 8])
  }

  @Test("finds none that only a package and a pod make together")
  func kindsOfManifests() throws {
    let rule = try check(
      "module A\n  depends on B\nmodule B\n  depends on A", "manifest: { checks: cycles }")
    func found(_ paths: [String]) -> [String] {
      rule.evaluation { graph in
        for (index, path) in paths.enumerated() {
          graph.modules[index].dependencies[0].location.path = path
        }
      }.violations.map(\.message)
    }
    let cycle = ["manifests declare a cycle: A → B → A"]
    #expect(found(["Package.swift", "B.podspec"]).isEmpty)
    #expect(found(["Package.swift", "B/Package@swift-6.0.swift"]) == cycle)
    #expect(found(["A.podspec", "B.podspec"]) == cycle)
    #expect(found(["App.xcodeproj/project.pbxproj", "project.yml"]) == cycle)
  }

  @Test("finds none where there is none, and none among imports")
  func none() throws {
    #expect(
      try lines(
        "module A\n  depends on B\nmodule B\n  imports A", "manifest: { checks: cycles }"
      ).isEmpty)
  }
}

@Suite("manifest, test-only: what supports tests", .timeLimit(.minutes(20)))
struct TestSupportModulesTests {
  private func found(_ project: GraphLiteral) throws -> [String] {
    try lines(project, "manifest: { checks: test-only }")
  }

  @Test("may import testing libraries where only tests use it")
  func onlyTests() throws {
    let project: GraphLiteral = """
      module Helpers
        imports XCTest
      module Fakes
        depends on Helpers
        imports Helpers & XCTest
      module AppTests (test)
        depends on Fakes
      """
    #expect(try found(project).isEmpty)
  }

  @Test("may not where an application uses it, at whatever remove")
  func shipped() throws {
    let project: GraphLiteral = """
      module Helpers
        imports XCTest
      module Kit
        depends on Helpers
      module App (application)
        depends on Kit
      module AppTests (test)
        depends on Helpers
      """
    #expect(try found(project) == ["Helpers -> XCTest"])
  }

  @Test("may where code that uses it and is used by it supports tests as well")
  func circle() throws {
    let support: GraphLiteral = """
      module Helpers
        depends on Fakes
        imports XCTest
      module Fakes
        depends on Helpers
      module AppTests (test)
        depends on Fakes
      """
    #expect(try found(support).isEmpty)
    let shipped: GraphLiteral = """
      module Helpers
        depends on Fakes
        imports XCTest
      module Fakes
        depends on Helpers
      module App
        depends on Fakes
      module AppTests (test)
        depends on Fakes
      """
    #expect(try found(shipped) == ["Helpers -> XCTest"])
  }

  @Test("is told of 1,000 libraries that declare each other in one walk")
  func manyLibraries() throws {
    let count = 1_000
    let modules = (0..<count).map { number in
      let declared = Set((1...10).map { "M\((number * 7 + $0 * $0 * 31) % count)" })
        .subtracting(["M\(number)"]).sorted().joined(separator: " & ")
      return "module M\(number)\n  depends on \(declared)\n  imports XCTest"
    }
    let tests = "module Tests (test)\n  depends on M1"
    let library = try GraphLiteral(parsing: (modules + [tests]).joined(separator: "\n"))
    #expect(try found(library).isEmpty)
    let app = "module App (application)\n  depends on M2"
    let shipped = try GraphLiteral(parsing: (modules + [tests, app]).joined(separator: "\n"))
    #expect(try found(shipped).count == count)
  }

  @Test(
    "is known by its name where nobody uses it",
    arguments: [
      ("CartTesting", true), ("TestSupport", true), ("_KitTestHelpers", true),
      ("RxTest", true), ("Testimonials", false), ("Contest", false), ("Cart", false),
    ])
  func names(name: String, isSupport: Bool) throws {
    #expect(
      try found(GraphLiteral(parsing: "module \(name)\n  imports XCTest")).isEmpty == isSupport)
  }
}

@Suite("manifest, classes of unused-imports")
struct ImportClassTests {
  @Test("an import of which only re-exports are used is a class of its own, off by default")
  func reexports() throws {
    let project: GraphLiteral = """
      module App
        file One.swift
          imports Umbrella
          struct One -> Kit.Button
        file Two.swift
          imports Umbrella
          struct Two -> Kit.Button & Umbrella.Own
      module Umbrella
        imports Kit(exported)
        class Own
      module Kit
        struct Button
      """
    #expect(try lines(project, "manifest: { checks: unused-imports }").isEmpty)
    #expect(
      try lines(
        project, "manifest: { checks: unused-imports, unused-imports: { re-export: info } }")
        == ["App/One.swift -> Umbrella re-export"])
  }

  @Test("a C module whose headers include the system's may bring any name")
  func systemHeaders() throws {
    let project: GraphLiteral = """
      module App
        file One.swift
          imports CZlib
          struct One
          writes Z_STREAM_ERROR
        file Two.swift
          imports CZlib
          struct Two
      module CZlib
        file shim.h (c)
          imports zlib.h
          class stream
      """
    let rule = try check(project, "manifest: { checks: unused-imports }")
    #expect(rule.lines() == ["App/Two.swift -> CZlib none"])
    #expect(
      rule.evaluation().summaries[0].undecided.map { "\($0.reason.rawValue) \($0.subject)" }
        == ["unread-module CZlib"])
  }
}

@Suite("manifest, import-access")
struct ImportAccessTests {
  private func found(_ text: String, _ settings: [BuildSetting] = []) throws -> [String] {
    let kit = """
      --- Kit/Kit.swift
      public struct Button { public init() {} }
      public func make() -> Int { 1 }
      """
    let rule = try RuleCheck(
      SwiftProject(text + "\n" + kit), "rules:\n  rule:\n    manifest: { checks: import-access }\n")
    let evaluation = rule.evaluation { graph in
      for index in graph.modules.indices where !settings.isEmpty {
        let place = SourceLocation(path: "project.yml")
        graph.modules[index].targets = [
          TargetDescription(
            name: "App", type: "", manifest: "project.yml", location: place, settings: settings)
        ]
      }
    }
    return evaluation.violations.map { "\($0.location): \($0.message)" }
  }

  @Test("knows that an import without a level is internal where the compiler is told so")
  func internalByDefault() throws {
    let text = """
      --- App/A.swift
      import Kit
      public func show(_ button: Button) {}
      --- App/B.swift
      import Kit
      public func hide() { _ = Button() }
      --- App/C.swift
      import Kit
      func keep(_ button: Button) {}
      """
    let name = "SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT"
    #expect(try found(text) == [])
    #expect(
      try found(text, [BuildSetting(name: name, value: "YES")]) == [
        "App/A.swift:1:8: 'App/A.swift' (component 'App') imports 'Kit' as internal by default, but its "
          + "public declarations name 'Button'"
      ])
    #expect(
      try found(text, [BuildSetting(name: name, value: "YES", configuration: "Debug")]).count == 1)
    #expect(try found(text, [BuildSetting(name: name, value: "NO")]) == [])
  }

  @Test("reports a public import that nothing public needs")
  func tooWide() throws {
    #expect(
      try found(
        """
        --- App/A.swift
        public import Kit
        struct Screen { let button: Button }
        --- App/B.swift
        public import Kit
        public struct Shown { let button: Button }
        --- App/C.swift
        public import Kit
        public struct Open { public let button: Button }
        --- App/D.swift
        public import Foundation
        public struct Outside { let url: URL }
        --- App/E.swift
        @_exported public import Kit
        --- App/F.swift
        public import Kit
        @inlinable func inlined() -> Int { make() }
        """) == [
          "App/A.swift:1:15: 'App/A.swift' (component 'App') imports 'Kit' as public, but nothing "
            + "that is public in it needs that",
          "App/B.swift:1:15: 'App/B.swift' (component 'App') imports 'Kit' as public, but nothing "
            + "that is public in it needs that",
        ])
  }

  @Test("takes no body and no value for public unless it is inlined")
  func bodies() throws {
    let needed = [
      "@inlinable public func a() -> Int { make() }",
      "public func b(_ n: Int = make()) {}",
      "public var c: Int { @inlinable get { make() } }",
      "@frozen public struct D { private var n: Int = make(); public init() {} }",
      "public let e = Button()",
      "@usableFromInline func f(_ button: Button) {}",
      "extension Button { public func g() {} }",
      "public struct H<T> {}; extension H where T == Button { public func h() {} }",
      "public protocol I { func i() -> Button }",
    ]
    for code in needed {
      #expect(try found("--- App/A.swift\npublic import Kit\n" + code).isEmpty, "\(code)")
    }
    let wide = [
      "public func a() -> Int { make() }",
      "public struct B { public init() { _ = Button() } }",
      "public var c: Int { get { make() } set { _ = Button() } }",
      "public struct D { public var n: Int = make() }",
      "public enum E { public subscript(_ n: Int) -> Int { make() } }",
      "public func f() { func inner(_ button: Button) {} }",
    ]
    for code in wide {
      #expect(try found("--- App/A.swift\npublic import Kit\n" + code).count == 1, "\(code)")
    }
  }

  @Test("reports an internal import that a public declaration needs")
  func tooNarrow() throws {
    #expect(
      try found(
        """
        --- App/A.swift
        internal import Kit
        public func show(_ button: Button) {}
        --- App/B.swift
        internal import Kit
        public func show() { let button: Button = Button() }
        --- App/C.swift
        import Kit
        public func show(_ buttons: [Button]) {}
        """) == [
          "App/A.swift:1:17: 'App/A.swift' (component 'App') imports 'Kit' as internal, but its "
            + "public declarations name 'Button'"
        ])
  }
}

@Suite("What manifests declare, compared with what sources use")
struct DependencyComparisonTests {
  @Test("has a verdict on each dependency, declared or not")
  func verdicts() throws {
    let project: GraphLiteral = """
      module App
        depends on Core & Idle & Alamofire & Tool
        imports Core & Deep & Lost
        class Main
      module Core
        depends on Deep
        imports Deep
      module Tool (plugin)
      module Deep, module Lost
      module Idle
        class Own
      """
    let view = try check(project, "manifest: {}").view
    let entries = DependencyComparison(view).entries.map { entry in
      let module = view.graph.modules[entry.module.int].name
      return "\(module) \(entry.name) \(entry.verdict.rawValue) \(entry.others.joined())"
    }
    #expect(
      entries == [
        "App Core used ", "App Idle unused ", "App Alamofire external ", "App Tool not-imported ",
        "App Deep leaked Core", "App Lost missing ", "Core Deep used ",
      ])
  }
}

import ArchTestSupport
import RuleTestSupport
import Testing

@testable import DependencyModel
@testable import Findings
@testable import ProjectModel
@testable import SourceText

@Suite("manifest, leaked")
struct LeakedDependencyTests {
  private let project: GraphLiteral = """
    module App
      depends on Core
      imports Core & Store & Deep & Lost & Logging
    module Core
      depends on Store
    module Store
      depends on Deep
    module Deep
    module Lost
    """

  @Test("reports imports that only dependencies declare, and names the nearest")
  func transitive() throws {
    #expect(
      try lines(project, "manifest: { checks: leaked }") == [
        "App -> Store through Core", "App -> Deep through Store",
      ])
  }

  @Test("leaves to `undeclared` what nobody declares, and takes the rest from it")
  func together() throws {
    #expect(
      try lines(project, "manifest: { checks: undeclared }") == [
        "App -> Store", "App -> Deep", "App -> Lost",
      ])
    #expect(
      try lines(project, "manifest: { checks: [leaked, undeclared] }") == [
        "App -> Store through Core", "App -> Deep through Store", "App -> Lost",
      ])
  }

  @Test("knows products of packages that only a dependency declares")
  func products() throws {
    func found(_ own: [DeclaredDependency], _ checks: String = "leaked") throws -> [String] {
      let logging = DeclaredDependency(
        name: "Logging", container: "swift-log", location: SourceLocation(path: "p"))
      return try check(project, "manifest: { checks: \(checks) }").evaluation { graph in
        for index in graph.modules.indices {
          if graph.modules[index].name == "Core" {
            graph.modules[index].dependencies.append(logging)
          }
          if graph.modules[index].name == "App" { graph.modules[index].dependencies += own }
        }
      }.violations.map(\.line).filter { $0.contains("Logging") }
    }
    let sibling = DeclaredDependency(
      name: "LoggingKit", container: "swift-log", location: SourceLocation(path: "p"))
    #expect(try found([]) == ["App -> Logging through Core"])
    #expect(try found([sibling]) == [], "the sibling product may hold the module")
    #expect(try found([], "undeclared") == ["App -> Logging"])
    #expect(try found([], "[leaked, undeclared]") == ["App -> Logging through Core"])
    #expect(try found([], "missing").isEmpty)
  }

  @Test("says nothing about a module that was guessed, whatever it imports")
  func guessed() throws {
    let evaluation = try check(
      project, "manifest: { checks: [leaked, undeclared, unused, test-only] }"
    ).evaluation { graph in
      for index in graph.modules.indices { graph.modules[index].isGuessed = true }
    }
    #expect(evaluation.violations.isEmpty)
  }

  @Test("says nothing about what a Podfile may declare that was understood in part only")
  func doubtfulPods() throws {
    let evaluation = try check(project, "manifest: { checks: [leaked, undeclared] }").evaluation(
      problems: [
        Problem(
          .manifestNotUnderstood, severity: .info, message: "?",
          location: SourceLocation(path: "ios/Podfile", line: 3))
      ])
    #expect(evaluation.violations.isEmpty)
    #expect(evaluation.summaries[0].undecided.map(\.subject) == ["App"])
  }

  @Test("says nothing about a manifest that was understood in part only")
  func partlyUnderstood() throws {
    let evaluation = try check(project, "manifest: { checks: [leaked, undeclared] }").evaluation(
      problems: [
        Problem(
          .manifestNotUnderstood, message: "?", location: SourceLocation(path: "project.txt"))
      ])
    #expect(evaluation.violations.isEmpty)
    #expect(
      evaluation.summaries[0].undecided == [
        UndecidedCase(
          .unreadManifest, "App", count: 3,
          at: SourceLocation(path: "project.txt", line: 1, column: 1))
      ])
  }
}

@Suite("manifest, test-only")
struct TestOnlyTests {
  private func found(_ project: GraphLiteral, _ options: String = "") throws -> [String] {
    try lines(
      project, "manifest: { checks: test-only\(options) }\nroles: [production, test]")
  }

  @Test("reports imports and declarations of test libraries and test modules, each once")
  func testLibraries() throws {
    let project: GraphLiteral = """
      module App
        depends on Quick & Nimble & Foundation
        imports XCTest & Quick & Foundation & AppTests
      module AppTests (test)
        imports XCTest & Quick
      """
    #expect(
      try found(project) == ["App -> AppTests", "App -> Quick", "App -> XCTest", "App -> Nimble"]
        || Set(found(project)) == [
          "App -> AppTests", "App -> Quick", "App -> XCTest", "App -> Nimble",
        ])
  }

  @Test("takes the list from the rule")
  func list() throws {
    let project: GraphLiteral = "module App\n  imports XCTest & MockKit"
    #expect(try found(project, ", test-modules: \"Mock*\"") == ["App -> MockKit"])
  }

  @Test("is excused by exceptions")
  func exceptions() throws {
    #expect(
      try lines(
        "module TestSupport\n  depends on Nimble\n  imports XCTest",
        "manifest: { checks: test-only }\n"
          + "except: [{ from: TestSupport, because: Only tests link it. }]"
      ).isEmpty)
  }
}

@Suite("manifest, unused-imports")
struct UnusedImportTests {
  private func found(_ project: GraphLiteral, _ options: String = "") throws -> [String] {
    try lines(project, "manifest: { checks: unused-imports\(options) }")
  }

  @Test("tells certain imports from those of members only, and says nothing of needed ones")
  func classes() throws {
    let project: GraphLiteral = """
      module App
        file Named.swift
          imports Kit
          struct Named -> Kit.Button
        file Members.swift
          imports Kit
          struct Members -member-> Kit.Button
        file Nothing.swift
          imports Kit
          struct Nothing -> App.Named
      module Kit
        struct Button
      """
    let violations = try check(project, "manifest: { checks: unused-imports }").evaluation()
      .violations
    #expect(
      violations.map(\.line) == [
        "App/Members.swift -> Kit members-only", "App/Nothing.swift -> Kit none",
      ])
    #expect(violations.map(\.severity) == [.info, .error])
    #expect(
      violations.last?.message
        == "'App/Nothing.swift' (component 'App') imports 'Kit', but uses no name that can come "
        + "from it")
  }

  @Test("weighs each class as the rule says")
  func weights() throws {
    let project: GraphLiteral = """
      module App
        file Members.swift
          imports Kit
          struct Members -member-> Kit.Button
        file Nothing.swift
          imports Kit
          struct Nothing
      module Kit
      """
    let violations = try check(
      project,
      "manifest: { checks: unused-imports, unused-imports: { certain: warning, members-only: off } }"
    ).evaluation().violations
    #expect(violations.map(\.line) == ["App/Nothing.swift -> Kit none"])
    #expect(violations.map(\.severity) == [.warning])
  }

  @Test("are undecided in files of which the chosen build leaves something out")
  func leftOut() throws {
    let project: GraphLiteral = """
      module App
        file X.swift
          imports Core & Kit
          struct X -> Kit.S
      module Core
        struct S
      module Kit
      """
    let rule = try check(project, "manifest: { checks: unused-imports }")
    #expect(rule.lines().count == 1)
    let evaluation = rule.evaluation { $0.leftOut.files = Set($0.files.indices.map { FileID($0) }) }
    #expect(evaluation.violations.isEmpty)
    #expect(
      evaluation.summaries[0].undecided.map { "\($0.reason.rawValue) \($0.subject) \($0.count)" }
        == ["left-out-code App 1"])
  }

  @Test("takes names that could not be resolved for possible uses, where the module declares them")
  func unresolved() throws {
    let project: GraphLiteral = """
      module App
        file One.swift
          imports Kit & Other
          struct One
          misses load
        file Tests.swift
          imports Other(testable)
          struct Tests
          misses load
      module Kit
        public class Button(with load)
      module Other
        class X(with load)
      """
    #expect(try found(project) == ["App/One.swift -> Other none"])
    let evaluation = try check(project, "manifest: { checks: unused-imports }").evaluation()
    #expect(
      evaluation.summaries[0].undecided.map { "\($0.reason.rawValue) \($0.subject) \($0.count)" }
        == ["unresolved-names App 2"])
    #expect(evaluation.summaries[0].undecided[0].location?.path == "App/One.swift")
    #expect(
      try found(project, ", unused-imports: { undecided: info, certain: off }") == [
        "App/One.swift -> Kit undecided", "App/Tests.swift -> Other undecided",
      ])
  }

  @Test("takes calls of types that the module gives initialisers for possible uses")
  func initialisers() throws {
    let project: GraphLiteral = """
      module App
        file One.swift
          imports Kit
          struct One
          writes Double(call)
        file Two.swift
          imports Kit
          struct Two
          writes Int(call)
        file Three.swift
          imports Kit
          struct Three
          writes Double
      Kit.(extension of Double)(extension, public, with init)
      """
    #expect(
      try found(project) == ["App/Three.swift -> Kit none", "App/Two.swift -> Kit none"])
  }

  @Test("takes brackets for possible uses where it is not known what they stand behind")
  func subscripts() throws {
    let check = try RuleCheck(
      SwiftProject(
        """
        --- App/One.swift
        import Kit
        func one(_ items: [Int]) -> Int { items[0] }
        --- App/Two.swift
        import Kit
        func two(_ items: Strange) -> Int { items.all[0] }
        --- Kit/Kit.swift
        extension Array { public subscript(safe place: Int) -> Element? { nil } }
        """), "rules: { rule: { manifest: { checks: unused-imports } } }")
    #expect(check.lines() == ["App/One.swift -> Kit none"])
  }

  @Test("is undecided where the compiler may call what the module adds")
  func calledByCompiler() throws {
    func reasons(_ kit: String, _ app: String) throws -> [String] {
      let check = try RuleCheck(
        SwiftProject("--- App/App.swift\nimport Kit\n\(app)\n--- Kit/Kit.swift\n\(kit)"),
        "rules: { rule: { manifest: { checks: unused-imports } } }")
      let evaluation = check.evaluation(today: nil)
      return evaluation.violations.map(\.line)
        + evaluation.summaries.flatMap(\.undecided).map(\.reason.rawValue)
    }
    #expect(
      try reasons(
        "extension String.StringInterpolation { public mutating func appendInterpolation(cost: Int) {} }",
        "let text = \"\\(cost: 3)\"") == ["unresolved-names"])
    #expect(
      try reasons(
        "public func ~= (pattern: Int, value: String) -> Bool { true }",
        "func f(_ s: String) { switch s { case 3: break; default: break } }")
        == ["unresolved-names"])
    #expect(
      try reasons(
        "extension Rows { public static func buildExpression(_ n: Int) -> Row { Row() } }",
        "let all = rows { 1 }") == ["unresolved-names"])
    #expect(
      try reasons("public struct Idle {}", "func f() {}") == ["App/App.swift -> Kit none"])
  }

  @Test("is undecided where a macro or a plugin may declare what nobody else does")
  func generated() throws {
    func reasons(_ kit: String, _ app: String) throws -> [String] {
      let check = try RuleCheck(
        SwiftProject(
          """
          --- App/App.swift
          import Kit
          \(app)
          --- Kit/Kit.swift
          import Tools
          \(kit)
          --- Tools/Tools.swift
          @attached(peer, names: suffixed(Fake)) public macro Faked() = #externalMacro(module: "M", type: "T")
          """), "rules: { rule: { manifest: { checks: unused-imports } } }")
      let evaluation = check.evaluation(today: nil)
      return evaluation.violations.map(\.line).filter { $0.hasPrefix("App") }
        + evaluation.summaries.flatMap(\.undecided).map(\.reason.rawValue)
    }
    #expect(
      try reasons("@Faked public protocol Loader {}", "let one = LoaderFake()")
        == ["unresolved-names"])
    #expect(
      try reasons("@Strange public protocol Loader {}", "let one = LoaderFake()")
        == ["unresolved-names"])
    #expect(
      try reasons("public protocol Loader {}", "let one = LoaderFake()")
        == ["App/App.swift -> Kit none"])
    #expect(
      try reasons("@Faked public protocol Loader {}", "let one = 1")
        == ["App/App.swift -> Kit none"])
  }

  @Test("looks for the one declaration that an import names")
  func scoped() throws {
    func lines(_ app: String) throws -> [String] {
      try RuleCheck(
        SwiftProject(
          "--- App/App.swift\n\(app)\n--- Kit/Kit.swift\n"
            + "public struct Used { public init() {} }; public struct Idle { public var n = 0 }; "
            + "public func run() -> Idle { Idle() }; public typealias Name = String"),
        "rules: { rule: { manifest: { checks: unused-imports } } }"
      ).evaluation().violations.map { "\($0.location.line)" }
    }
    #expect(
      try lines("import struct Kit.Idle\nimport struct Kit.Used\nlet d = Used()") == ["1"])
    #expect(try lines("import func Kit.run\nlet d: Void = { _ = run() }()").isEmpty)
    #expect(try lines("import typealias Kit.Name\nlet d: Name = \"\"").isEmpty)
    #expect(try lines("import struct Kit.Idle\nlet d = 1") == ["1"])
  }

  @Test("is undecided where a conformance may be needed that the module adds to what the file uses")
  func conformances() throws {
    func undecided(_ type: String, _ use: String) throws -> [String] {
      let check = try RuleCheck(
        SwiftProject(
          """
          --- App/App.swift
          import Kit
          \(use)
          --- Kit/Kit.swift
          extension \(type): Error {}
          """), "rules: { rule: { manifest: { checks: unused-imports } } }")
      return check.evaluation(today: nil).summaries.flatMap(\.undecided).map(\.reason.rawValue)
    }
    #expect(try undecided("String", "func f() throws { throw \"late\" }") == ["conformance"])
    #expect(try undecided("Mutex", "func f(_ lock: Mutex) {}") == ["conformance"])
    #expect(try undecided("Mutex", "func f(_ lock: Lock) {}") == [])
  }

  @Test("lets a module count as used through what it re-exports")
  func reexports() throws {
    let project: GraphLiteral = """
      module App
        file One.swift
          imports Umbrella
          struct One -> Kit.Button
        file Two.swift
          imports Outside
          struct Two
          writes URL
        file Three.swift
          imports Outside
          struct Three
          writes String
      module Umbrella
        imports Kit(exported)
      module Outside
        imports Foundation(exported)
      module Kit
        struct Button
      """
    #expect(try found(project) == ["App/Three.swift -> Outside none"])
  }

  @Test("is certain of a module from outside only where every name is known")
  func outside() throws {
    let project: GraphLiteral = """
      module App
        file Known.swift
          imports Foundation & os(exported)
          struct Known
          writes Int & String & print(call) & .count & .map & ==(operator)
        file Named.swift
          imports Foundation
          struct Named
          writes URL
        file Member.swift
          imports Foundation
          struct Member
          writes .trimmingCharacters
        file Overload.swift
          imports Foundation
          struct Overload
          writes String(call)
        file ObjectiveC.swift
          imports Foundation
          class ObjectiveC
          writes objc(attribute)
        file Missed.swift
          imports Foundation
          struct Missed
          misses fetchAll & count
        file Operator.swift
          imports Foundation
          struct Operator
          writes <~>(operator)
      """
    let lines = try found(project)
    #expect(lines == ["App/Known.swift -> Foundation none"])
  }

  @Test("treats modules whose sources are not read as those from outside")
  func opaque() throws {
    let project: GraphLiteral = """
      module App
        file One.swift
          imports CLib
          struct One
          writes c_function(call)
        file Two.swift
          imports CLib
          struct Two
      module CLib (system)
      """
    #expect(try found(project) == ["App/Two.swift -> CLib none"])
  }

  @Test("is excused by exceptions, for files too")
  func exceptions() throws {
    let project: GraphLiteral = """
      module App
        file One.swift
          imports Foundation
        file Two.swift
          imports Foundation
      """
    #expect(
      try lines(
        project,
        "manifest: { checks: unused-imports }\n"
          + "except: [{ from: \"path:**/One.swift\", to: \"external:*\", because: Generated. }]")
        == ["App/Two.swift -> Foundation none"])
  }
}

@Suite("manifest, symbol-without-import")
struct SymbolWithoutImportTests {
  private func violations(_ project: GraphLiteral, _ options: String = "") throws -> [Violation] {
    try check(project, "manifest: { checks: symbol-without-import\(options) }").evaluation()
      .violations
  }

  @Test("tells names from members, and weighs them apart")
  func classes() throws {
    let project: GraphLiteral = """
      module App
        file Named.swift
          struct Named -> Kit.Button -> Kit.Label
        file Members.swift
          struct Members -member-> Kit.Button -member-> Kit.Label
        file Fine.swift
          imports Kit
          struct Fine -> Kit.Button
      module Kit
      """
    let found = try violations(project)
    #expect(
      found.map(\.line) == ["App/Members.swift -> Kit members", "App/Named.swift -> Kit named"])
    #expect(found.map(\.severity) == [.info, .error])
    #expect(
      found.first?.message
        == "'App/Members.swift' (component 'App') uses the member 'Button' of 'Kit', but does not "
        + "import 'Kit'")
    #expect(found.first?.defect.fix == "Add 'import Kit' to the file.")
  }

  @Test("counts re-exports, and exports of the module's own other files")
  func reexports() throws {
    let project: GraphLiteral = """
      module App
        file One.swift
          imports Umbrella
          struct One -> Kit.Button
        file Two.swift
          struct Two -> Shared.S
        file Exports.swift
          imports Shared(exported)
      module Umbrella
        imports Kit(exported)
      module Kit
      module Shared
      """
    #expect(try violations(project).isEmpty)
  }

  @Test("finds names that only a module used elsewhere declares")
  func unseenNames() throws {
    let project: GraphLiteral = """
      module App
        file One.swift
          imports Kit
          struct One -> Kit.Button
        file Two.swift
          struct Two
          writes Button & URL & Hidden & Stranger
        file Three.swift
          imports UIKit
          struct Three
          writes Button
      module Kit
        public struct Button
        struct Hidden
      module Elsewhere
        public struct Stranger
      """
    #expect(try violations(project).map(\.line) == ["App/Two.swift -> Kit named"])
    #expect(
      try violations(project, ", symbol-without-import: { named: off, undecided: warning }")
        .map(\.severity) == [.warning])
  }

  @Test(
    "takes a name that begins with a module's for one of this module, whatever else is imported")
  func tellingNames() throws {
    let project: GraphLiteral = """
      module App
        file One.swift
          imports Cart
          struct One -> Cart.CartModule
        file Two.swift
          imports UIKit
          struct Two
          writes CartSetup
        file Three.swift
          imports UIKit
          struct Three
          writes Carton & Button
      module Cart
        public class CartModule
        public struct CartSetup
        public struct Carton
        public struct Button
      """
    #expect(try violations(project).map(\.line) == ["App/Two.swift -> Cart named"])
  }
}

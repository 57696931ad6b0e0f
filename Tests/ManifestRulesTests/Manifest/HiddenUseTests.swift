import ArchTestSupport
import ProjectModel
import RuleEngine
import RuleTestSupport
import Testing

@testable import DependencyModel
@testable import Findings

@Suite("Imports that are needed without a name")
struct HiddenUseTests {
  /// What `unused-imports` says of the module `App`, and what is undecided, where members of values need the import of
  /// their module.
  private func unused(
    _ code: String, visibility: Bool = true, _ known: KnownModuleNames = .builtIn
  ) throws -> (lines: [String], undecided: [String]) {
    var check = try RuleCheck(
      SwiftProject("--- App/App.swift\n" + code),
      "rules: { rule: { manifest: { of: App, checks: unused-imports } } }")
    check.outsideNames = known
    let evaluation = check.evaluation { graph in
      for index in graph.modules.indices where visibility {
        graph.modules[index].swiftFeatures = [SwiftFeature.memberImports.rawValue]
      }
    }
    return (
      evaluation.violations.map(\.line),
      evaluation.summaries.flatMap(\.undecided).flatMap {
        Array(repeating: $0.subject, count: $0.count)
      }
    )
  }

  private static let mid = """

    --- Mid/Mid.swift
    import Kit
    import Foundation
    public func crate() -> Crate<Int> { Crate(1) }
    public func take(_ date: Date?, _ price: Decimal = 0) {}
    public func numbers() -> IndexSet { [] }
    public protocol Narrow: Wide {}
    public struct Shelf { public init(date: Date) {}; public var text = "" }
    public struct Labelled { public var data: Data; public init() { data = Data() } }
    public struct Plain { public var count = 1; public init() {} }
    public let shared = Crate(1)
    """

  private static let kit = """

    --- Kit/Kit.swift
    public struct Crate<T>: Sequence, IteratorProtocol {
      public init(_ item: T) {}
      public mutating func next() -> T? { nil }
      public var count: Int { 0 }
    }
    public protocol Wide { init(); var size: Int { get } }
    """

  @Test(
    "are undecided where values of the module have members that nobody writes",
    arguments: [
      "func f() { for item in crate() { print(item) } }",
      "func f<S: Narrow>(_ s: S.Type) -> S { S() }",
      "func f() { for item in shared { print(item) } }",
      "struct A: Narrow { let size = 1 }",
    ])
  func ofProject(code: String) throws {
    let text = "import Kit\nimport Mid\n" + code + Self.mid + Self.kit
    let found = try unused(text)
    #expect(found.lines.isEmpty && !found.undecided.contains("Mid"))
    #expect(
      try unused(text, visibility: false).lines.allSatisfy { $0.hasPrefix("App/App.swift -> Kit") })
  }

  @Test("of whose values only members are used are needed")
  func members() throws {
    let text = "import Kit\nimport Mid\nlet a = crate().count" + Self.mid + Self.kit
    #expect(try unused(text) == ([], []))
    #expect(
      try unused(text, visibility: false).lines == ["App/App.swift -> Kit members-only"])
  }

  @Test(
    "from outside are undecided where values of theirs come from elsewhere",
    arguments: [
      "let a: Void = take(.init())", "let a: Void = take(.now)", "let a: Void = take(nil, 1)",
      "func f() { for n in numbers() { print(n) } }", "let a = numbers()[numbers().startIndex]",
      "let a = Shelf(date: .init())", "let a = Labelled().data[0]",
      "let a = Labelled().data.hashValue",
    ])
  func fromOutside(code: String) throws {
    let text = "import Foundation\nimport Mid\n" + code + Self.mid + Self.kit
    #expect(try unused(text).lines.isEmpty)
  }

  @Test(
    "are unused where no value can be of theirs",
    arguments: [
      "let a = Plain().count", "enum A: Int { case one, two }\nlet a = [1].map { $0 + 1 }",
      "protocol A { var name: String { get } }",
      "struct A: Equatable { var names: [String]; func first() -> String? { names.first } }",
    ])
  func plain(code: String) throws {
    let text = "import Foundation\nimport Kit\nimport Mid\n" + code + Self.mid + Self.kit
    let found = try unused(text).lines
    #expect(found.contains("App/App.swift -> Foundation none"))
    #expect(found.contains("App/App.swift -> Kit none"))
  }

  @Test("are unused beside another one that surely hands them on")
  func brought() throws {
    let code =
      "import UIKit\nimport Foundation\nimport Mid\nlet view = UIView()\n"
      + "let a: Void = take(.init())"
    #expect(
      try unused(code + Self.mid + Self.kit).lines == ["App/App.swift -> Foundation none"])
  }

  @Test("of which nothing is known are undecided where something unknown is used")
  func unknown() throws {
    let code = """
      import Strange
      struct A { var wide: Thing; func f() -> Int { wide.map { $0.first } } }
      --- App/Thing.swift
      import Strange
      struct Thing { func map(_ it: (Part) -> Part) -> Int { 0 } }
      """
    #expect(try unused(code).lines.isEmpty)
    #expect(
      try unused(code.replacing("Part", with: "Int")).lines == [
        "App/App.swift -> Strange none", "App/Thing.swift -> Strange none",
      ])
  }

  @Test("may hold the beginning of a program")
  func main() throws {
    let code = """
      import Base
      import Start
      @main struct Tool: Runnable {}
      --- Base/Base.swift
      public protocol Runnable { init() }
      --- Start/Start.swift
      import Base
      extension Runnable { public static func main() {} }
      """
    #expect(try unused(code) == ([], []))
    #expect(
      try unused(code, visibility: false).lines == ["App/App.swift -> Start members-only"])
    #expect(
      try unused(code.replacing("@main ", with: ""), visibility: false).lines == [
        "App/App.swift -> Start none"
      ])
    let widgets = """
      import SwiftUI
      import WidgetKit
      @main struct All: WidgetBundle { var body: some Widget { Small() } }
      --- App/Small.swift
      import SwiftUI
      struct Small: Widget {}
      """
    #expect(try unused(widgets) == ([], []))
    #expect(
      try unused(widgets, visibility: false).lines == ["App/App.swift -> WidgetKit members-only"])
  }

  @Test("are undecided where others compile the code that uses their values")
  func inlined() throws {
    let code =
      "import Kit\nimport Mid\n@inlinable public func f() { for x in crate() { print(x) } }"
    let text = code + Self.mid + Self.kit
    #expect(try unused(text, visibility: false).lines.isEmpty)
    #expect(
      try unused(text.replacing("@inlinable ", with: ""), visibility: false).lines == [
        "App/App.swift -> Kit none"
      ])
  }

  @Test("are undecided where a variable shows others a type of theirs that it does not write")
  func shown() throws {
    func found(_ variable: String) throws -> [String] {
      try unused(
        "import Kit\nimport Mid\n\(variable)" + Self.mid + Self.kit, visibility: false
      ).lines
    }
    #expect(try found("public struct A { public let crates = crate() }").isEmpty)
    #expect(try found("@frozen public struct A { let crates = crate() }").isEmpty)
    #expect(
      try found("public struct A { let crates = crate() }") == ["App/App.swift -> Kit none"])
    #expect(
      try found("public struct A { public let plain = Plain() }") == ["App/App.swift -> Kit none"])
  }

  @Test("are undecided where a parameter for others names an alias of a closure that takes values")
  func closureAliases() throws {
    func found(_ code: String) throws -> [String] {
      try unused(
        """
        import Kit
        \(code)
        --- App/Alias.swift
        import Kit
        public typealias Visit = (Part) -> Void
        public typealias Alone = Part
        --- Kit/Kit.swift
        public class Part {}
        """, visibility: false
      ).lines
    }
    #expect(try found("public func each(_ visit: Visit) {}").isEmpty)
    #expect(try found("func each(_ visit: Visit) {}") == ["App/App.swift -> Kit none"])
    #expect(try found("public func each(_ part: Alone) {}") == ["App/App.swift -> Kit none"])
  }

  @Test("are used by members where a type inherits from one of theirs through an alias")
  func inheritedByAlias() throws {
    let code = """
      import XCTest
      final class ATests: Base { override func setUp() { super.setUp() } }
      --- App/Base.swift
      import XCTest
      typealias Case = XCTestCase
      class Base: Case { override func setUp() {} }
      """
    #expect(
      try unused(code, visibility: false).lines == ["App/App.swift -> XCTest members-only"])
  }

  @Test("may be used by members that no list has")
  func unlistedMembers() throws {
    let code = """
      import SwiftUI
      import UniformTypeIdentifiers
      struct A: View { var body: some View { Text("").onDrop(of: [.novelty], delegate: d) } }
      """
    #expect(try unused(code, visibility: false).lines.isEmpty)
    #expect(
      try unused(
        code.replacing("onDrop(of: [.novelty], delegate: d)", with: "bold()"), visibility: false
      )
      .lines == ["App/App.swift -> UniformTypeIdentifiers none"])
  }

  @Test("may be used by names that are those of modules too")
  func namesOfModules() throws {
    let code = """
      import Foundation
      func f() { _ = Date.now }
      --- Date/Date.swift
      public struct Own {}
      """
    #expect(try unused(code, visibility: false).lines.isEmpty)
    #expect(
      try unused(code.replacing("Date.now", with: "Int.max"), visibility: false).lines == [
        "App/App.swift -> Foundation none"
      ])
    let strange = code.replacing("Foundation", with: "Strange")
    #expect(try unused(strange, visibility: false).lines.isEmpty)
  }

  @Test("are of either module of a package where a release moved what they declare")
  func moved() throws {
    let code = "import RxSwift\nimport RxCocoa\nfunc f(_ binder: Binder<Int>) {}"
    #expect(try unused(code, visibility: false).lines.isEmpty)
  }
}

import RuleTestSupport
import Testing

@Suite("declarations, what code contains")
struct DeclarationContainsTests {
  private let files = """
    --- M/Reducer.swift
    struct HomeReducer {
      func reduce(_ action: Action) {
        switch action {
        case .start: break
        default: break
        }
      }
      func other(_ x: Int?) -> Int { x! }
    }
    --- M/More.swift
    extension HomeReducer {
      func third(_ a: Any) {
        let s = a as! String
        do { try! f() } catch {}
        switch s { case "": break
        @unknown default: break }
      }
    }
    struct CleanReducer { func f() { do { g() } catch { h() }; let a = try? k() as? Int } }
    """

  @Test("is reported where it stands, extensions included")
  func places() throws {
    func lines(_ word: String) throws -> [String] {
      try declarationLines(files, "name: \"*Reducer\"\nmust-not: { contains: \(word) }")
    }
    #expect(
      try lines("default-case") == [
        "M/Reducer.swift:5: struct 'M.HomeReducer' must not contain a 'default' case in a switch"
      ])
    #expect(
      try lines("[force-unwrap, force-cast, force-try, empty-catch, unknown-default]") == [
        "M/More.swift:3: struct 'M.HomeReducer' must not contain a forced cast ('as!')",
        "M/More.swift:4: struct 'M.HomeReducer' must not contain a forced 'try!'",
        "M/More.swift:4: struct 'M.HomeReducer' must not contain an empty 'catch'",
        "M/More.swift:6: struct 'M.HomeReducer' must not contain an '@unknown default' case in a "
          + "switch",
        "M/Reducer.swift:8: struct 'M.HomeReducer' must not contain a force unwrap ('!')",
      ])
  }

  @Test("is looked for in another module's extensions only where the rule selects that too")
  func otherModules() throws {
    let files = """
      --- M/Model.swift
      public struct Model {}
      --- M/More.swift
      extension Model { func own() { try! f() } }
      --- MTests/Model.swift
      import M
      extension Model { static func sample() { try! f() } }

      """
    func places(_ of: String) throws -> [String] {
      try declarationLines(files, "of: \(of)\nname: Model\nmust-not: { contains: force-try }")
        .map { String($0.prefix { $0 != ":" }) }
    }
    #expect(try places("M") == ["M/More.swift"])
    #expect(try places("\"*\"") == ["M/More.swift", "MTests/Model.swift"])
    #expect(
      try declarationLines(
        files, "of: M\nname: Model\nmust: { members: [{ kind: function, at-most: 1 }] }"
      ).isEmpty)
  }

  @Test("selects, and is required")
  func uses() throws {
    #expect(
      try declarationLines(
        files, "level: member\nkind: function\ncontains: force-unwrap\nforbid: true"
      ).count == 1)
    #expect(
      try declarationLines(files, "name: CleanReducer\nmust: { contains: force-try }") == [
        "M/More.swift:9: struct 'M.CleanReducer' must contain a forced 'try!', but does not"
      ])
  }
}

@Suite("declarations, imports and uses")
struct DeclarationUseTests {
  private let files = """
    --- App/Home.swift
    import Core
    import UIKit
    struct HomeView { let model: HomeModel }
    struct HomeModel { func load() { let s = LoadService(); s.run() } }
    struct Plain {}
    --- App/More.swift
    import Core
    extension Plain { func f(_ s: SaveService) {} }
    --- Core/Core.swift
    public struct LoadService { public init() {}; public func run() {} }
    public struct SaveService {}
    """

  @Test("of a file are required or prohibited, reported at the import")
  func imports() throws {
    #expect(
      try declarationLines(files, "name: HomeView\nmust-not: { imports: \"UI*\" }") == [
        "App/Home.swift:2: struct 'App.HomeView' must not be in a file that imports 'UI*'"
      ])
    #expect(
      try declarationLines(files, "name: HomeView\nmust: { imports: [Core, SwiftUI] }") == [
        "App/Home.swift:3: struct 'App.HomeView' must be in a file that imports 'SwiftUI', but the "
          + "file imports 'Core' and 'UIKit'"
      ])
    #expect(
      try declarationLines(files, "kind: struct\nimports: UIKit\nforbid: true").count == 3)
  }

  @Test("of what stands in a type or its extensions are reported where they stand")
  func uses() throws {
    #expect(
      try declarationLines(files, "of: App\nmust-not: { uses: \"type:*Service\" }") == [
        "App/Home.swift:4: struct 'App.HomeModel' uses 'Core.LoadService', but must not use "
          + "types named '*Service'",
        "App/More.swift:2: struct 'App.Plain' uses 'Core.SaveService', but must not use "
          + "types named '*Service'",
      ])
    #expect(
      try declarationLines(files, "name: \"{m}View\"\nmust: { uses: \"type:{m}Model\" }").isEmpty)
    #expect(
      try declarationLines(files, "name: \"{m}Model\"\nmust: { uses: \"type:{m}View\" }") == [
        "App/Home.swift:4: struct 'App.HomeModel' must use type 'HomeView', but does not"
      ])
  }

  @Test("of external names and modules count")
  func outside() throws {
    let code = "import UIKit\nclass A { let b = UIView() }\nclass B {}"
    #expect(
      try declarationLines(code, "must-not: { uses: \"symbol:UI*\" }") == [
        "M/File.swift:2: class 'M.A' uses 'UIView', but must not use 'UI*' from outside"
      ])
    #expect(
      try declarationLines(code, "name: B\nmust: { uses: \"external:UIKit\" }").isEmpty)
    #expect(
      try declarationLines(code, "name: B\nmust: { uses: \"symbol:UI*\" }").count == 1)
  }

  @Test("of what matches nothing are reported")
  func unmatched() throws {
    #expect(
      try declarationLines(files, "name: HomeView\nmust-not: { uses: \"type:Nobody\" }") == [
        "unmatched type:Nobody in uses"
      ])
  }
}

@Suite("declarations, conformances from outside")
struct DeclarationOpenConformanceTests {
  private func undecided(_ files: String, _ rule: String) throws -> [Int] {
    let evaluation = try declarationCheck(files, rule).evaluation()
    #expect(evaluation.violations.isEmpty)
    return evaluation.summaries[0].undecided.map(\.count)
  }

  @Test("are undecided where a supertype from outside may bring them")
  func supertypes() throws {
    let code = "class A: OutsideBase {}\nprotocol Own {}"
    #expect(try undecided(code, "name: A\nmust: { conforms-to: OutsideProtocol }") == [1])
    #expect(try undecided(code, "name: A\nmust: { inherits-from: UIViewController }") == [1])
    #expect(try declarationLines(code, "name: A\nmust: { conforms-to: Own }").count == 1)
  }

  @Test("to Sendable are undecided where the compiler may find them")
  func sendable() throws {
    let code = """
      struct A { var a = 1 }
      public struct B {}
      actor C {}
      @MainActor class D {}
      class E {}
      final class F: UIView {}
      """
    let rule = "must: { conforms-to: Sendable }\nname: "
    #expect(try undecided(code, rule + "[A, C, D, F]") == [4])
    #expect(try declarationLines(code, rule + "[B, E]").count == 2)
  }
}

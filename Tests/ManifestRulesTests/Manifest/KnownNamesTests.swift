import ArchTestSupport
import FrameworkInterfaces
import RuleEngine
import RuleTestSupport
import Testing

extension KnownModuleNames {
  /// What archcheck itself knows.
  static let builtIn: KnownModuleNames = {
    let known = FrameworkInterfaces.builtIn
    return KnownModuleNames(
      reexports: { known.exports(of: $0) }, modulesDeclaring: { known.modules(declaring: $0) },
      mayHaveMember: { known.hasMember($0, in: $1) },
      hasMemberOfType: { known.hasMember($0, of: $1, in: $2) },
      isUmbrella: { known.isUmbrella($0) }, modules: { known.modules }, names: { known.names })
  }()
}

@Suite("Imports of known frameworks")
struct KnownNamesTests {
  /// What `unused-imports` says of the file `App/App.swift`: its violations, and what is undecided.
  private func unused(
    _ code: String, _ known: KnownModuleNames = .sample
  ) throws -> (lines: [String], undecided: [String]) {
    var check = try RuleCheck(
      SwiftProject("--- App/App.swift\n" + code),
      "rules: { rule: { manifest: { checks: unused-imports } } }")
    check.outsideNames = known
    let evaluation = check.evaluation(today: nil)
    return (
      evaluation.violations.map(\.line),
      evaluation.summaries.flatMap(\.undecided).flatMap {
        Array(repeating: $0.subject, count: $0.count)
      }
    )
  }

  @Test("are used where the file names something of theirs, or of what they hand on")
  func used() throws {
    let code = """
      import UIKit
      import Foundation
      struct A { var view: UIView; var url: URL }
      --- App/Other.swift
      import Foundation
      struct B { var queue: DispatchQueue }
      """
    let found = try unused(code)
    #expect(found.lines.isEmpty)
    #expect(found.undecided.isEmpty)
  }

  @Test("are used where the file writes nothing of theirs but a macro")
  func macros() throws {
    let code = "import Testing\nfunc f(a: Int?) throws -> Int { try #require(a) }"
    #expect(try unused(code).lines.isEmpty)
    #expect(
      try unused(code.replacing("#require(a)", with: "a ?? 0")).lines == [
        "App/App.swift -> Testing none"
      ])
  }

  @Test("are unused where no name and no member can be theirs")
  func unused() throws {
    let code = """
      import MapKit
      import Foundation
      struct A { var url: URL }
      func f(a: A) { print(a.url.path) }
      """
    let found = try unused(code)
    #expect(found.lines == ["App/App.swift -> MapKit none"])
    #expect(found.undecided.isEmpty)
  }

  @Test("are undecided where a member of a value may be theirs, or a name is known to nobody")
  func undecided() throws {
    let code = "import MapKit\nimport UIKit\nfunc f(v: UIView, w: AnyObject) { w.frame }"
    let members = try unused(code)
    #expect(members.lines.isEmpty)
    #expect(members.undecided == ["MapKit"])
    #expect(
      try unused(code.replacing("w.frame", with: "v.frame")).lines == [
        "App/App.swift -> MapKit none"
      ])
    #expect(
      try unused("import MapKit\nimport UIKit\nfunc f(v: UIView) { v.overlays }").undecided == [])
    let names = try unused("import MapKit\nfunc f() -> Strange { fatalError() }")
    #expect(names.undecided == ["MapKit"])
    let initialisers = try unused("import Foundation\nlet text = String(format: \"%d\", 1)")
    #expect(initialisers.undecided == ["Foundation"])
  }

  @Test("leave names that nobody knows to imports that nobody knows")
  func unknownImports() throws {
    let found = try unused(
      "import UIKit\nimport Alamofire\nimport Charts\nfunc f() -> Strange { fatalError() }")
    #expect(found.lines == ["App/App.swift -> UIKit none"])
    #expect(found.undecided == ["Alamofire", "Charts"])
  }

  @Test(
    "are unused where all that they bring comes with a framework that the file cannot do without")
  func broughtByOthers() throws {
    let code =
      "import UIKit\nimport Foundation\nstruct A { var view: UIView; var queue: DispatchQueue }"
    #expect(try unused(code).lines == ["App/App.swift -> Foundation none"])
    #expect(try unused(code.replacing("var view: UIView; ", with: "")).lines.count == 1)
    #expect(try unused(code.replacing("DispatchQueue", with: "URL")).lines.isEmpty)
  }

  @Test("are needed for @objc unless another import brings Foundation, and not for #selector")
  func ofTheCompiler() throws {
    let code =
      "import Foundation\nclass A { @objc func f() { g(#selector(f)) }; func g(_ it: Int) {} }"
    #expect(try unused(code) == ([], []))
    #expect(
      try unused("import UIKit\nlet view = UIView()\n" + code).lines == [
        "App/App.swift -> Foundation none"
      ])
    #expect(
      try unused("import Foundation\nlet place = #file").lines == [
        "App/App.swift -> Foundation none"
      ])
  }

  @Test("are used where the module's name qualifies another, unless a type has the same name")
  func qualifiers() throws {
    let code = "import Charts\nlet chart = Charts.all"
    #expect(try unused(code) == ([], []))
    #expect(try unused(code.replacing("Charts", with: "URL")).undecided == ["App"])
  }

  @Test("are not used by operators of the standard library")
  func operators() throws {
    let code = """
      import Foundation
      let small = 3 < 4 && "a" != "b" && !(2 == 3)
      func first(_ list: [Int]) -> Int { (list.first ?? 0) % 2 * 10 - 1 << 3 | 0x0F }
      func count() -> Int { var n = 0; for i in 0..<3 { n += i }; return -n }
      """
    #expect(try unused(code, .builtIn).lines == ["App/App.swift -> Foundation none"])
    #expect(
      try unused(
        "import Foundation\nfunc f(_ a: Date, _ b: Date) -> Bool { a < b }", .builtIn) == ([], []))
  }

  @Test("that are parts of Foundation elsewhere are used by the names that they hold there")
  func partsOfFoundation() throws {
    let code = """
      import Foundation
      #if canImport(FoundationNetworking)
      import FoundationNetworking
      #endif
      func load(_ url: URL) async throws -> Data { try await URLSession.shared.data(from: url).0 }
      """
    #expect(try unused(code, .builtIn).lines.isEmpty)
    #expect(
      try unused(
        "import Foundation\nimport FoundationXML\nfunc f(_ url: URL) { print(url) }", .builtIn
      ).lines == ["App/App.swift -> FoundationXML none"])
    let either = """
      #if canImport(FoundationEssentials)
      import FoundationEssentials
      #else
      import Foundation
      #endif
      func now() -> Date { Date() }
      """
    #expect(try unused(either, .builtIn).lines.isEmpty)
  }

  @Test("are not taken for used or unused by what only other files import")
  func ofOtherFiles() throws {
    let code = """
      import Strange
      let view = UIView()
      --- App/Other.swift
      import UIKit
      let other = UIView()
      """
    let found = try unused(code, .builtIn)
    #expect(found.lines.isEmpty)
    #expect(found.undecided == ["Strange"])
    #expect(try unused("import Cocoa\nlet view = NSView()", .builtIn) == ([], []))
  }

  @Test("of other builds explain nothing")
  func underConditions() throws {
    let code = """
      #if os(iOS)
      import UIKit
      #else
      import Charts
      #endif
      struct A { var view: UIView }
      """
    #expect(try unused(code) == ([], ["Charts"]))
    #expect(
      try unused(code.replacing("#else\n", with: "")).lines == ["App/App.swift -> Charts none"])
  }

  @Test("that nobody knows are not used by what known modules declare")
  func besidesKnown() throws {
    let code = "import UIKit\nimport Charts\nfunc f(v: UIView) { v.frame; v.addSubview(v) }"
    #expect(try unused(code).lines == ["App/App.swift -> Charts none"])
    #expect(try unused(code.replacing("v.frame", with: "v.chart")).undecided == ["Charts"])
  }

  @Test("decide about a module of the project that hands them on")
  func handedOn() throws {
    func found(_ type: String) throws -> ([String], [String]) {
      let found = try unused(
        """
        import Kit
        struct A { var value: \(type) }
        --- Kit/Kit.swift
        @_exported import MapKit
        public struct Part {}
        """)
      return (found.lines, found.undecided)
    }
    // Some module must bring `URL`, which MapKit is not known to do.
    #expect(try found("URL") == ([], ["Kit"]))
    #expect(try found("Int") == (["App/App.swift -> Kit none"], []))
    #expect(try found("MKMapView") == ([], []))
    #expect(try found("Part") == ([], []))
  }

  @Test("do not count what another import brings that they only hand on")
  func besides() throws {
    let code =
      "import UIKit\nimport Foundation\nstruct A { var url: URL; var queue: DispatchQueue }"
    let found = try unused(code)
    #expect(found.lines == ["App/App.swift -> UIKit none"])
    #expect(found.undecided.isEmpty)
    #expect(try unused("import UIKit\nstruct A { var url: URL }").lines.isEmpty)
  }

  @Test(
    "are undecided where a name by itself may be a member of theirs, not where it is one of another's"
  )
  func impliedMembers() throws {
    let code = "import MapKit\nimport UIKit\nclass A: UIView { func f() { addSubview(self) } }"
    #expect(try unused(code).lines == ["App/App.swift -> MapKit none"])
    #expect(
      try unused(code.replacing("addSubview(self)", with: "print(frame)")).lines == [
        "App/App.swift -> MapKit none"
      ])
    let unknown =
      "import MapKit\nimport UIKit\nlet v = UIView()\nstruct A { func f() { print(frame) } }"
    #expect(try unused(unknown).undecided == ["MapKit"])
  }

  @Test("are used in code around a preview")
  func besidesPreviews() throws {
    let preview = "\n#Preview { Text(\"\") }"
    #expect(try unused("import UIKit\nlet view = UIView()" + preview).undecided.isEmpty)
    #expect(try unused("import UIKit\nlet number = 1" + preview).undecided == ["UIKit"])
    #expect(
      try unused("import UIKit\nlet number = 1" + preview.replacing("Text(\"\")", with: "UIView()"))
        == ([], []))
  }

  @Test("of the project that only a preview uses are used")
  func inPreviews() throws {
    func found(_ preview: String) throws -> [String] {
      try unused(
        """
        import Kit
        let number = 1
        struct Number_Previews: PreviewProvider { static let previews = \(preview) }
        --- Kit/Kit.swift
        public struct Part { public init() {} }
        """
      ).lines
    }
    #expect(try found("Part()").isEmpty)
    #expect(try found("2") == ["App/App.swift -> Kit none"])
  }

  @Test("that nobody knows are used by names that only they can declare")
  func inferredHomes() throws {
    let code = """
      import Charts
      import Plots
      struct A { var chart: LineChart }
      --- App/Other.swift
      import Charts
      struct B { var chart: LineChart }
      """
    let found = try unused(code)
    #expect(found.lines.isEmpty)
    #expect(found.undecided == ["Plots"])
    let ambiguous = try unused(
      code.replacing("Other.swift\nimport Charts", with: "Other.swift\nimport Charts\nimport Plots")
    )
    #expect(ambiguous.undecided == ["Charts", "Charts", "Plots", "Plots"])
  }

  @Test("are undecided where their list may lack a name that no file writes without them")
  func incomplete() throws {
    let code = """
      import Security
      import Strange
      func f(key: SecKey) {}
      """
    let found = try unused(code, .builtIn)
    #expect(found.lines.isEmpty && found.undecided.contains("Security"))
    let elsewhere = "\n--- App/Other.swift\nimport Strange\nfunc g(key: SecKey) {}"
    #expect(try unused(code + elsewhere, .builtIn).lines == ["App/App.swift -> Security none"])
    let framework = code.replacing("Security", with: "UIKit")
    #expect(try unused(framework, .builtIn).lines == ["App/App.swift -> UIKit none"])
  }

  @Test(
    "are undecided where the file writes a macro that nobody knows",
    arguments: ["SwiftUI", "WidgetKit"])
  func unknownMacro(module: String) throws {
    let code = "import \(module)\nimport Strange\n@Novelty struct A {}"
    let found = try unused(code, .builtIn)
    #expect(found.lines.isEmpty && found.undecided.contains(module))
  }

  @Test(
    "are undecided where the file writes a name that only modules declare which it does not see")
  func unseenHome() throws {
    let found = try unused("import WidgetKit\nimport Strange\n#Preview { f() }", .builtIn)
    #expect(found.lines.isEmpty && found.undecided.contains("WidgetKit"))
  }

  @Test("that nobody knows may have a macro with the name of a protocol of the library")
  func macroLikeProtocol() throws {
    let code = "import MetaCodes\nimport Strange\n@Codable struct A { var x: Int }"
    #expect(try unused(code, .builtIn).lines.isEmpty)
    let conformance = code.replacing("@Codable struct A", with: "struct A: Codable")
    #expect(
      try unused(conformance, .builtIn).lines == [
        "App/App.swift -> MetaCodes none", "App/App.swift -> Strange none",
      ])
  }

  @Test("that nobody knows may bring Foundation, which modules of Swift seldom hand on")
  func notHandedOn() throws {
    #expect(try unused("import Combine\nimport Strange\nlet a = UUID()", .builtIn).lines.isEmpty)
    #expect(
      try unused("import SwiftUI\nimport Strange\nlet a = UUID()", .builtIn).lines == [
        "App/App.swift -> Strange none"
      ])
  }

  @Test("are used by types of theirs whose names begin with an underscore")
  func underscore() throws {
    #expect(try unused("import Strange\nfunc f(a: _StrangeTrait) {}", .builtIn).lines.isEmpty)
  }

  @Test("may be used by members with labels that the library's members of that name have not")
  func labels() throws {
    let code = "import Foundation\nlet a = [1, 2].sorted(using: g)"
    #expect(try unused(code, .builtIn).lines.isEmpty)
    #expect(
      try unused(code.replacing("using: g", with: "by: >"), .builtIn).lines == [
        "App/App.swift -> Foundation none"
      ])
    let package = code.replacing("Foundation", with: "RealmSwift")
      .replacing("using: g", with: "byKeyPath: 1")
    #expect(try unused(package, .builtIn).lines.isEmpty)
    // A list that lacks the member does not make the import unused.
    let other = package.replacing("RealmSwift", with: "SnapKit")
    #expect(try unused(other, .builtIn).undecided == ["SnapKit"])
  }

  @Test("are used by members where a type inherits from one of theirs by way of the project's")
  func inherited() throws {
    let code = """
      import XCTest
      final class ATests: Base { override func setUp() { super.setUp() } }
      --- App/Base.swift
      import XCTest
      class Base: XCTestCase { override func setUp() {} }
      """
    #expect(try unused(code, .builtIn).lines == ["App/App.swift -> XCTest members-only"])
    let other = code.replacing("class Base: XCTestCase", with: "let a: XCTestCase; class Base")
    #expect(try unused(other, .builtIn).lines == ["App/App.swift -> XCTest none"])
  }

  @Test("of the project may be used by operators of the library that they have functions for")
  func operatorsOfLibrary() throws {
    let code = """
      import Kit
      let a = ["a": 1] + ["b": 2]
      --- Kit/Kit.swift
      public func + <K, V>(a: [K: V], b: [K: V]) -> [K: V] { a }
      """
    #expect(try unused(code).lines.isEmpty)
    #expect(
      try unused(code.replacing(" + [", with: "; let b = [")).lines == ["App/App.swift -> Kit none"]
    )
    let own = "public struct A: Equatable { public static func == (a: A, b: A) -> Bool { true } }"
    let equal = "import Kit\nlet a = 1 == 2\n--- Kit/Kit.swift\n" + own
    #expect(try unused(equal).lines == ["App/App.swift -> Kit none"])
  }

  @Test("are used where NSObject is written, which Objective-C's own module declares")
  func objectiveC() throws {
    #expect(try unused("import ObjectiveC\nclass A: NSObject {}", .builtIn).lines.isEmpty)
  }

  @Test("stay undecided where nothing is known")
  func none() throws {
    let found = try unused("import MapKit\nimport UIKit\nstruct A { var url: URL }", .none)
    #expect(found.lines.isEmpty)
    #expect(found.undecided == ["MapKit", "UIKit"])
  }

  @Test("tell whether a name without import is the project's or the framework's")
  func symbolWithoutImport() throws {
    func found(_ imports: String, _ name: String) throws -> ([String], Int) {
      var check = try RuleCheck(
        SwiftProject(
          """
          --- App/Use.swift
          \(imports)
          struct Use { var value: \(name) }
          --- App/Other.swift
          import Kit
          struct Other { var value: \(name) }
          --- Kit/Kit.swift
          public struct \(name) {}
          """), "rules: { rule: { manifest: { checks: symbol-without-import } } }")
      check.outsideNames = .sample
      let evaluation = check.evaluation(today: nil)
      return (
        evaluation.violations.map(\.line), evaluation.summaries.flatMap(\.undecided).count
      )
    }
    #expect(try found("import UIKit", "Part") == (["App/Use.swift -> Kit named"], 0))
    #expect(try found("import UIKit", "UIColor") == ([], 0))
    #expect(try found("import UIKit\nimport Alamofire", "Part") == ([], 1))
  }
}

@Suite("Misspelt names from outside")
struct MisspeltNameTests {
  private func found(_ rule: String, _ known: KnownModuleNames = .sample) throws -> [String] {
    var check = try RuleCheck(
      SwiftProject("--- App/App.swift\nimport Alamofire\nstruct A { var view: UIVeiw }"),
      "rules: { rule: \(rule) }")
    check.outsideNames = known
    return check.evaluation(today: nil).violations.map { "\($0.severity): \($0.message)" }
  }

  @Test("of modules and symbols are warnings with the known name")
  func misspelt() throws {
    #expect(
      try found("{ forbid: { from: App, to: 'external:UIKt' } }") == [
        "warning: selector 'external:UIKt' in 'to' of rule 'rule' matches nothing (did you mean "
          + "'UIKit'?)"
      ])
    #expect(
      try found("{ external: { of: App, symbols: [UIColour, UIColorr] } }") == [
        "warning: selector 'symbol:UIColour' in 'symbols' of rule 'rule' matches nothing (did you "
          + "mean 'UIColor'?)",
        "warning: selector 'symbol:UIColorr' in 'symbols' of rule 'rule' matches nothing (did you "
          + "mean 'UIColor'?)",
      ])
    #expect(try found("{ external: { of: App, symbols: 'UIColr(white:)' } }").count == 1)
  }

  @Test("are not suspected where a name is known, met, a pattern or like no other")
  func right() throws {
    #expect(try found("{ forbid: { from: App, to: 'external:UIKit' } }").isEmpty)
    #expect(try found("{ forbid: { from: App, to: 'external:UIKt*' } }").isEmpty)
    #expect(try found("{ forbid: { from: App, to: 'external:Realm' } }").isEmpty)
    #expect(try found("{ forbid: { from: App, to: 'external:UIKt' } }", .none).isEmpty)
    #expect(
      try found("{ forbid: { from: App, to: 'external:UIKt' }, may-be-empty: true }").isEmpty)
    #expect(
      try found("{ external: { of: App, symbols: UIVeiw } }").allSatisfy { $0.hasPrefix("error") })
  }
}

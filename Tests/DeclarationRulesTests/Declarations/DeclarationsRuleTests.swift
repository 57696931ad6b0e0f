import ArchTestSupport
import RuleTestSupport
import Testing

/// The findings of a `declarations` rule about Swift files, one line each: place and message.
func declarationLines(_ files: String, _ rule: String, more: String = "") throws -> [String] {
  try declarationCheck(files, rule, more: more).lines()
}

/// The check of Swift files by one rule of kind `declarations`.
///
/// - Parameters:
///   - rule: the rule's options, one a line.
///   - more: further keys of the rule, and sections before `rules:` behind a line `---`.
func declarationCheck(_ files: String, _ rule: String, more: String = "") throws -> RuleCheck {
  let body = rule.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n")
  let keys = more.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
  return try RuleCheck(
    SwiftProject(files), "rules:\n  rule:\n    declarations:\n\(body)\n\(keys)\n")
}

@Suite("declarations, selection")
struct DeclarationSelectionTests {
  private let files = """
    --- A/Public/One.swift
    public protocol P {}
    public class Base: Foreign {}
    @Marked open class One: Base, P { var a = 1; func f(x: Int) {}; enum Inner { case b, c } }
    func free() {}
    --- A/Two.swift
    extension One { static func make() -> One { One() } }
    struct Two {}
    --- B/Three.swift
    import A
    final class Three: One { func g() { struct Local {} } }
    typealias Four = Three
    """

  /// What a rule selects.
  private func selected(_ rule: String) throws -> [String] {
    try declarationCheck(files, "\(rule)\nforbid: true").evaluation().violations.compactMap {
      if $0.defect.name == "forbidden-declaration" {
        return $0.defect.details["declaration"]?.textValue
      }
      return nil
    }
  }

  @Test("takes types at the top of files unless told otherwise")
  func defaults() throws {
    #expect(try selected("of: \"*\"") == ["A.P", "A.Base", "A.One", "A.Two", "B.Three"])
  }

  @Test("by component, path and type, through the eyes of selectors")
  func places() throws {
    #expect(try selected("of: B") == ["B.Three"])
    #expect(try selected("of: \"path:A/Public/\"") == ["A.P", "A.Base", "A.One"])
    #expect(try selected("of: \"type:T*\"") == ["A.Two", "B.Three"])
  }

  @Test("by kind, also of members")
  func kinds() throws {
    #expect(try selected("kind: [struct, protocol]") == ["A.P", "A.Two"])
    #expect(try selected("kind: enum-case") == ["A.One.Inner.b", "A.One.Inner.c"])
    #expect(try selected("kind: function") == ["A.free()"])
    #expect(
      try selected("kind: function\nlevel: any") == [
        "A.One.f(x:)", "A.free()", "A.One.make()", "B.Three.g()",
      ])
    #expect(try selected("kind: [extension, typealias]") == ["A.One", "B.Four"])
  }

  @Test("by name, with the types around it or argument labels where the pattern has them")
  func names() throws {
    #expect(try selected("name: \"T*\"") == ["A.Two", "B.Three"])
    #expect(try selected("name: One.Inner\nlevel: any") == ["A.One.Inner"])
    #expect(try selected("name: \"f(x:)\"\nlevel: any") == ["A.One.f(x:)"])
  }

  @Test("by the type around, extensions included")
  func inside() throws {
    #expect(
      try selected("inside: One") == ["A.One.a", "A.One.f(x:)", "A.One.Inner", "A.One.make()"])
    #expect(try selected("inside: One\nis: static") == ["A.One.make()"])
    #expect(try selected("inside: \"{type}\"\ntype: \"{type}\"") == ["A.One.make()"])
  }

  @Test("by what the type around is, extensions of it included")
  func insideKind() throws {
    let files = """
      --- M/A.swift
      struct A {
        let a: Int
        enum B { static let b = 1 }
      }
      extension A { static let c = 1 }
      class C { var d: A? }
      """
    func selected(_ rule: String) throws -> [String] {
      try declarationCheck(files, "\(rule)\nforbid: true").evaluation().violations.compactMap {
        if $0.defect.name == "forbidden-declaration" {
          return $0.defect.details["declaration"]?.textValue
        }
        return nil
      }
    }
    let variables = "inside: \"*\"\nkind: variable\n"
    #expect(try selected(variables + "inside-kind: struct") == ["M.A.a", "M.A.c"])
    #expect(
      try selected(variables + "inside-kind: [class, enum]") == ["M.A.B.b", "M.C.d"])
  }

  @Test("by protocols and superclasses at whatever remove")
  func supertypes() throws {
    #expect(try selected("conforms-to: P") == ["A.One", "B.Three"])
    #expect(try selected("inherits-from: [Foreign]") == ["A.Base", "A.One", "B.Three"])
    #expect(try selected("inherits-from: P").isEmpty)
    #expect(try selected("conforms-to: Base").isEmpty)
    #expect(try selected("inherits-from: A.Base") == ["A.One", "B.Three"])
  }

  @Test("by aliases of protocols, whatever spelling the conformance has")
  func aliases() throws {
    let files = """
      --- A/One.swift
      protocol Model: Codable {}
      struct Written: Codable {}
      struct Spelled: Encodable, Decodable {}
      struct Half: Encodable {}
      struct Inherited: Model {}
      enum Raw: String { case a }
      --- A/Two.swift
      typealias Screen = UIViewController & Routed
      protocol Routed {}
      class Base: UIViewController {}
      class Home: Base, Routed {}
      extension UIView: Model {}
      """
    func selected(_ rule: String) throws -> [String] {
      try declarationCheck(files, "\(rule)\nforbid: true").evaluation().violations.compactMap {
        if $0.defect.name == "forbidden-declaration" {
          return $0.defect.details["declaration"]?.textValue
        }
        return nil
      }
    }
    let codable = ["A.Model", "A.Written", "A.Spelled", "A.Inherited"]
    #expect(try selected("conforms-to: Codable") == codable)
    #expect(try selected("conforms-to: Decodable") == codable)
    #expect(try selected("conforms-to: Encodable\nkind: struct").contains("A.Half"))
    #expect(try selected("conforms-to: Codable\nkind: extension") == ["A.UIView"])
    #expect(try selected("conforms-to: Screen") == ["A.Home"])
    #expect(try selected("inherits-from: A.Screen") == ["A.Home"])
  }

  @Test("by what an enum conforms to, its raw type left out")
  func enums() throws {
    let files = """
      enum Raw: String { case a }
      enum Plain: Named { case a }
      enum Loaded { case a(Int) }
      protocol Named {}
      """
    func named(_ test: String) throws -> [String] {
      try declarationLines(files, "kind: enum\nmust-not: { \(test) }")
        .compactMap { $0.split(separator: "'").dropFirst().first.map(String.init) }
    }
    #expect(try named("conforms-to: String").isEmpty)
    #expect(try named("inherits-from: \"*\"").isEmpty)
    #expect(try named("conforms-to: RawRepresentable") == ["M.Raw"])
    #expect(try named("conforms-to: Equatable") == ["M.Raw", "M.Plain"])
    #expect(try named("conforms-to: Named") == ["M.Plain"])
    #expect(
      try declarationLines(files, "name: Raw\nmust: { conforms-to: Named }") == [
        "M/File.swift:1: enum 'M.Raw' must conform to 'Named', but conforms to 'Hashable', "
          + "'RawRepresentable' and 'Equatable'"
      ])
  }

  @Test("by the type of a variable, that of its value where none is written")
  func inferredTypes() throws {
    let files = """
      --- A/One.swift
      public final class Store {
        static let shared = Store()
        static let written: Store = .init()
        static let limit = 3
        public struct Key { static let first = Key(); public init() {} }
        let keys = [Key()]
        let outside = URLSession.shared
        let unknown = outsideValue
      }
      --- B/Two.swift
      import A
      let key = Store.Key()
      """
    func selected(_ rule: String) throws -> [String] {
      try declarationCheck(files, "\(rule)\nkind: variable\nlevel: any\nforbid: true").evaluation()
        .violations.compactMap {
          if $0.defect.name == "forbidden-declaration" {
            return $0.defect.details["declaration"]?.textValue
          }
          return nil
        }
    }
    #expect(try selected("type: Store") == ["A.Store.shared", "A.Store.written"])
    #expect(
      try selected("inside: \"{type}\"\ntype: \"{type}\"\nis: static") == [
        "A.Store.shared", "A.Store.written", "A.Store.Key.first",
      ])
    #expect(try selected("type: Store.Key") == ["A.Store.Key.first", "B.key"])
    #expect(try selected("type: [Int, \"[Key]\"]") == ["A.Store.limit", "A.Store.keys"])
    #expect(try selected("is: annotated") == ["A.Store.written"])
    #expect(
      try declarationLines(files, "name: limit\nlevel: any\nmust: { type: String }") == [
        "A/One.swift:4: variable 'A.Store.limit' must have the type 'String', but has the inferred "
          + "type 'Int'"
      ])
    #expect(
      try declarationLines(files, "name: [limit, unknown]\nlevel: any\nmust: { is: annotated }")
        .count == 2)
  }

  @Test("and tells the condition around what it finds")
  func conditions() throws {
    let violations = try declarationCheck(
      """
      #if DEBUG
      struct Mock {}
      #endif
      struct Real {}
      """, "must: { access: public }"
    ).evaluation().violations
    #expect(violations.map(\.defect.nameAtLocation) == ["Mock", "Real"])
    #expect(violations.map(\.condition) == ["DEBUG", nil])
  }

  @Test("by attribute and effective access")
  func attributes() throws {
    #expect(try selected("attribute: Marked") == ["A.One"])
    #expect(try selected("access: public") == ["A.P", "A.Base", "A.One"])
    #expect(try selected("access: open") == ["A.One"])
    #expect(try selected("access: at-most internal") == ["A.Two", "B.Three"])
  }

  @Test("by global actors, which must not be written where they are inferred")
  func inferredIsolation() throws {
    let files = """
      --- Base/Base.swift
      @MainActor open class Base {}
      open class Middle: Base {}
      @MainActor public protocol Shown {}
      public protocol Framed: Shown {}
      --- App/App.swift
      import Base
      final class Leaf: Middle { func draw() {} }
      struct Card: Framed { struct Inner {} }
      nonisolated final class Free: Base {}
      enum Late {}
      actor Own {}
      struct Odd: Outside {}
      struct Plain: Codable, Sendable {}
      class Deep: Card2 {}
      class Card2: Shown {}
      @MainActor struct Written {}
      --- App/Late.swift
      import Base
      extension Late: Shown {}

      """
    func found(_ options: String) throws -> [String] {
      try declarationCheck(files, options).evaluation().violations.map {
        String($0.message.split(separator: "'")[1])
      }
    }
    #expect(
      try found("of: App\nkind: [class, struct, enum]\nmust: { attribute: MainActor }").sorted()
        == ["App.Free", "App.Late", "App.Plain"])
    #expect(
      try found("of: App\nlevel: any\nname: [Inner, draw]\nmust: { attribute: MainActor }")
        == ["App.Card.Inner"])
    #expect(
      try found("of: App\nkind: struct\nmust-not: { attribute: MainActor }") == ["App.Written"])
  }

  @Test("by the arguments of attributes, those that hold '/' included")
  func attributeArguments() throws {
    let files = """
      --- A/A.swift
      @available(*, deprecated, message: "See a/b.") struct Old {}
      @available(iOS 13, *) struct New {}
      @objc(NSThing) class Thing {}
      @objc class Plain {}
      """
    func selected(_ attribute: String) throws -> [String?] {
      try declarationCheck(files, "attribute: '\(attribute)'\nforbid: true").evaluation()
        .violations.map(\.defect.nameAtLocation)
    }
    #expect(try selected("available") == ["Old", "New"])
    #expect(try selected("available(*deprecated*)") == ["Old"])
    #expect(try selected("available(iOS 13, *)") == ["New"])
    #expect(try selected("objc(NS*)") == ["Thing"])
    #expect(try selected("objc(*)") == ["Thing"])
    let check = try declarationCheck(
      files, "name: Thing\nkind: class\nmust: { attribute: 'objc(Other*)' }")
    #expect(
      check.evaluation().violations.map(\.message).first?.contains("'@objc(NSThing)'") == true)
  }

  @Test("that takes nothing is an error, unless there must be none")
  func vacuity() throws {
    let found = try declarationCheck(files, "name: Missing\nkind: class\nmust: { access: public }")
    #expect(found.lines() == ["unmatched name: Missing, kind: class in declarations"])
    #expect(try declarationLines(files, "name: Missing\nforbid: true").isEmpty)
    #expect(
      try declarationLines(files, "of: Nobody\nmust: { access: public }") == [
        "unmatched Nobody in of"
      ])
    #expect(
      try declarationLines(
        files, "name: Missing\nmust: { access: public }", more: "may-be-empty: true"
      ).isEmpty)
  }
}

@Suite("declarations, requirements")
struct DeclarationRequirementTests {
  private let files = """
    --- Common/Common.swift
    public protocol Module {}
    public protocol Interface {}
    open class ViewController<State, Action> {}
    --- Welcome/Public/WelcomeModule.swift
    import Common
    public final class WelcomeModule: Module {}
    --- Welcome/Public/WelcomeInterface.swift
    import Common
    public class WelcomeInterface: Interface {
      public var rootViewController: UIViewController? { nil }
      public var actionHandler: ((WelcomeModule, WelcomeAction) -> Void)?
    }
    --- Trigger/Internal/TriggerModule.swift
    import Common
    struct TriggerModule {}
    --- Trigger/Internal/More.swift
    import Common
    extension TriggerModule: Module {}
    --- Trigger/Public/TriggerInterface.swift
    public final class TriggerInterface {
      var rootViewController: UIViewController? { make() }
    }
    --- Trigger/Internal/TriggerScreen.swift
    import Common
    class TriggerScreen: Common.ViewController<TriggerState, AppState> {}
    """

  @Test("on the kind are met by one of a list")
  func kind() throws {
    let rule = "name: \"{module}Module\"\nof: \"{module}\"\nmust: { kind: class }"
    #expect(
      try declarationLines(files, rule) == [
        "Trigger/Internal/TriggerModule.swift:2: struct 'Trigger.TriggerModule' must be a class, "
          + "but is a struct"
      ])
    #expect(
      try declarationLines(files, "name: \"*Module\"\nof: Trigger\nmust: { kind: [class, struct] }")
        .isEmpty)
  }

  @Test("on conformance see extensions, and report what lacks it")
  func conformance() throws {
    #expect(
      try declarationLines(
        files, "kind: [class, struct]\nname: \"*Module\"\nmust: { conforms-to: Module }"
      ).isEmpty)
    #expect(
      try declarationLines(
        files, "name: \"*Interface\"\nmust: { conforms-to: Interface }\nkind: class")
        == [
          "Trigger/Public/TriggerInterface.swift:1: class 'Trigger.TriggerInterface' must conform to "
            + "'Interface', but conforms to nothing"
        ])
  }

  @Test("on superclasses match generic arguments with captures")
  func superclass() throws {
    let rule = "of: Trigger\nname: \"{m}Screen\"\nmust: { inherits-from: "
    #expect(try declarationLines(files, rule + "\"ViewController<{m}State, *>\" }").isEmpty)
    #expect(
      try declarationLines(files, rule + "\"ViewController<{m}Other, *>\" }") == [
        "Trigger/Internal/TriggerScreen.swift:2: class 'Trigger.TriggerScreen' must inherit from "
          + "'ViewController<TriggerOther, *>', but inherits from "
          + "'Common.ViewController<TriggerState, AppState>'"
      ])
  }

  @Test("on access speak of what is seen, and not of private extensions")
  func access() throws {
    let palette = """
      --- UI/Public/Palette.swift
      public struct Palette { public struct Shade {} }
      private extension Palette { func help() {} }
      struct Swatch { public struct Inner {} }
      --- UI/Internal/Screen.swift
      public class Screen {}
      """
    #expect(
      try declarationLines(palette, "of: \"path:**/Public/**\"\nmust: { access: public }") == [
        "UI/Public/Palette.swift:3: struct 'UI.Swatch' must be public, but is internal"
      ])
    #expect(
      try declarationLines(palette, "of: \"path:**/Internal/**\"\nmust-not: { access: public }")
        == [
          "UI/Internal/Screen.swift:1: class 'UI.Screen' must not be public"
        ])
    #expect(
      try declarationLines(
        palette, "of: \"path:**/Internal/**\"\nmust: { access: at-most internal }") == [
          "UI/Internal/Screen.swift:1: class 'UI.Screen' must be at most internal, but is public"
        ])
  }

  @Test("on members tell those that are missing from those that are wrong")
  func members() throws {
    let rule = """
      name: "*Interface"
      kind: class
      must:
        members:
          - { name: rootViewController, kind: variable, is-not: [static, nil], access: public }
          - { name: actionHandler, type: "((*Module, *Action) -> Void)?" }
      """
    #expect(
      try declarationLines(files, rule) == [
        "Trigger/Public/TriggerInterface.swift:1: class 'Trigger.TriggerInterface' must declare "
          + "a member named 'actionHandler', but does not",
        "Trigger/Public/TriggerInterface.swift:2: variable "
          + "'Trigger.TriggerInterface.rootViewController' must be public, but is internal",
        "Welcome/Public/WelcomeInterface.swift:3: variable "
          + "'Welcome.WelcomeInterface.rootViewController' must not be the literal nil, "
          + "but is",
      ])
  }

  @Test("on members look at superclasses of the project and at extensions")
  func inheritedMembers() throws {
    let classes = """
      class Base { var a: Int { 1 } }
      class Derived: Base {}
      extension Derived { func b() {} }
      """
    #expect(
      try declarationLines(
        classes,
        "name: Derived\nmust: { members: [{ name: a }, { name: \"b()\", kind: function }] }"
      ).isEmpty)
  }

  @Test("on members of a protocol look at those that it refines")
  func refinedMembers() throws {
    let code = "protocol A { func handle() }\nprotocol B: A {}\nstruct C: A {}"
    #expect(
      try declarationLines(code, "name: [B, C]\nmust: { members: [{ name: handle }] }") == [
        "M/File.swift:3: struct 'M.C' must declare a member named 'handle', but does not"
      ])
  }

  @Test("on names, files and types name what there is")
  func names() throws {
    #expect(
      try declarationLines(
        files, "of: Trigger\nkind: struct\nmust: { name: \"*Screen\", file: \"**/Public/**\" }")
        == [
          "Trigger/Internal/TriggerModule.swift:2: struct 'Trigger.TriggerModule' must be in a "
            + "file that matches '**/Public/**', but is in "
            + "'Trigger/Internal/TriggerModule.swift'",
          "Trigger/Internal/TriggerModule.swift:2: struct 'Trigger.TriggerModule' must be named "
            + "'*Screen', but is named 'TriggerModule'",
        ])
    let store = "struct Store { let items: [Item]; var count = 1; func find() -> Item? { nil } }"
    #expect(
      try declarationLines(store, "inside: Store\nmust: { type: \"[Item]\" }") == [
        "M/File.swift:1: variable 'M.Store.count' must have the type '[Item]', but has the "
          + "inferred type 'Int'",
        "M/File.swift:1: function 'M.Store.find()' must have the type '[Item]', but has the type "
          + "'Item?'",
      ])
  }

  @Test("on the file's name are reported once a file, and met by any declaration at its top")
  func fileNames() throws {
    let project = """
      --- M/Store.swift
      struct Helper {}
      struct Store {}
      --- M/Helper+Codable.swift
      extension Helper: Codable {}
      struct Another {}
      --- M/store.swift
      struct One {}
      struct Two {}
      """
    #expect(
      try declarationLines(project, "must: { file-name: matches }") == [
        "M/store.swift:1: struct 'M.One' must be in a file that is named after one of its "
          + "declarations, but is in 'M/store.swift'"
      ])
  }

  @Test("with alternatives are met by one of them")
  func alternatives() throws {
    let surface = """
      --- D/D.swift
      public class DModule {}
      public struct Model {}
      --- D/Models/Other.swift
      public struct Other {}
      """
    #expect(
      try declarationLines(
        surface, "access: public\nmust:\n  - { name: DModule }\n  - { file: \"**/Models/**\" }")
        == [
          "D/D.swift:2: struct 'D.Model' must be named 'DModule', or be in a file that matches "
            + "'**/Models/**', but is named 'Model'"
        ])
  }

  @Test("with alternatives of one word are said with one verb")
  func adjectives() throws {
    #expect(
      try declarationLines(
        "class A { var b: A? }", "inside: A\nkind: variable\nmust: [{ is: weak }, { is: unowned }]"
      )
      .map { $0.contains("must be weak or unowned, but") } == [true])
  }

  @Test("are said in the rule's own words, with what captures stand for")
  func message() throws {
    let code = "class AScreen { var b: BFlow? }"
    let rule = """
      inside: "{screen}Screen"
      kind: variable
      must: [{ is: weak }, { type: "{Some,Other,More,Further}Flow?" }]
      message: must be held weakly by the screen {screen}
      """
    #expect(
      try declarationLines(code, rule) == [
        "M/File.swift:1: variable 'M.AScreen.b' must be held weakly by the screen A, but is not"
      ])
    #expect(
      try declarationLines(code, "name: \"*Screen\"\nforbid: true\nmessage: must be a struct") == [
        "M/File.swift:1: class 'M.AScreen' must be a struct"
      ])
    #expect(
      mistakes("declarations: { of: A, exactly: 1, message: must be one }").first?
        .contains("`message` speaks of one declaration") == true)
  }

  @Test("on modifiers say what is there instead")
  func modifiers() throws {
    let code = "class A { weak var b: A?; var c: A?; static let d = A() }"
    #expect(
      try declarationLines(code, "inside: A\nis-not: static\nmust: { is: weak }") == [
        "M/File.swift:1: variable 'M.A.c' must be weak, but is not"
      ])
    #expect(
      try declarationLines(code, "name: A\nmust: { is: final }") == [
        "M/File.swift:1: class 'M.A' must be final, but is not"
      ])
  }

  @Test("are waived for what an exception names, and the exception has to excuse something")
  func exceptions() throws {
    #expect(
      try declarationLines(
        files, "name: \"*Module\"\nkind: struct\nmust: { kind: class }",
        more: "except: [{ of: \"type:TriggerModule\", because: Old. }]"
      ).isEmpty)
    #expect(
      try declarationLines(
        files, "name: \"*Module\"\nkind: class\nmust: { kind: class }",
        more: "except: [{ of: \"type:WelcomeModule\", because: Old. }]") == [
          "unmatched of: type:WelcomeModule in except"
        ])
  }

  @Test("see the roles of the rule only, and nothing in functions")
  func locals() throws {
    #expect(
      try declarationCheck("func f() { class Local {} }\nclass Top {}", "must: { kind: class }")
        .evaluation().summaries.map(\.checked) == [1])
  }
}

@Suite("declarations, numbers and counterparts")
struct DeclarationNumberTests {
  private let files = """
    --- Login/A.swift
    class LoginFeature {}
    class LoginCoordinator {}
    class OtherCoordinator {}
    --- Cart/B.swift
    class CartFeature {}
    --- App/C.swift
    struct App { let login: LoginFeature }
    """

  @Test("count for each value of the captures, empty groups too")
  func groups() throws {
    #expect(
      try declarationLines(
        files, "of: \"{feature:Login|Cart}\"\nkind: class\nname: \"*Coordinator\"\nexactly: 1") == [
          "Login/A.swift:3: there must be exactly 1 class named '*Coordinator' in 'Login', but there "
            + "are 2: 'Login.LoginCoordinator' and 'Login.OtherCoordinator'",
          "Package.swift:1: there must be exactly 1 class named '*Coordinator' in 'Cart', but there "
            + "is none",
        ])
  }

  @Test("count all together without captures")
  func total() throws {
    #expect(try declarationLines(files, "kind: class\nname: CartFeature\nexactly: 1").isEmpty)
    #expect(
      try declarationLines(
        files, "of: \"{feature:Login|Cart}\"\nkind: class\nname: \"*Coordinator\"\nexactly: 1",
        more: "except: [{ of: Cart, because: None. }, { of: \"type:Login.*\", because: Two. }]"
      ).isEmpty)
    #expect(
      try declarationLines(
        files, "of: \"{feature:Login|App}\"\nkind: class\nname: \"*Coordinator\"\nat-least: 1",
        more: "except: [{ of: Login, because: Has two. }]"
      ).contains("unmatched of: Login in except"))
    #expect(
      try declarationLines(files, "of: App\nkind: class\nname: Container\nat-least: 1") == [
        "Package.swift:1: there must be at least 1 class named 'Container' in 'App', but there is "
          + "none"
      ])
  }

  @Test("of files tell the file that lacks its declaration")
  func perFile() throws {
    #expect(
      try declarationLines(files, "of: \"path:Cart/{file}.swift\"\nname: \"{file}\"\nat-least: 1")
        == [
          "Cart/B.swift:0: there must be at least 1 declaration named '{file}' in 'B', but there is none"
        ])
  }

  @Test("of members count for each type")
  func perType() throws {
    let code = """
      struct AUseCase { func run() {}; private func help() {} }
      struct BUseCase { func run() {} }
      extension BUseCase { func again() {} }
      struct CUseCase {}
      """
    #expect(
      try declarationLines(
        code, "inside: \"{t}UseCase\"\nkind: function\naccess: at-least internal\nexactly: 1") == [
          "M/File.swift:3: there must be exactly 1 function in 'B', but there are 2: "
            + "'M.BUseCase.run()' and 'M.BUseCase.again()'",
          "M/File.swift:4: there must be exactly 1 function in 'C', but there is none",
        ])
  }

  @Test("name the types around that the rule names")
  func inside() throws {
    let code = "struct AUseCase { func run() {} }\nstruct BUseCase { func run() {} }"
    #expect(
      try declarationLines(code, "inside: \"*UseCase\"\nkind: function\nexactly: 1") == [
        "M/File.swift:2: there must be exactly 1 function in '*UseCase', but there are 2: "
          + "'M.AUseCase.run()' and 'M.BUseCase.run()'"
      ])
  }

  @Test("say how many of what in the words of the language")
  func plurals() throws {
    let code = "class A {}; class B {}; enum E { case a, b }"
    #expect(
      try declarationLines(code, "kind: [class, enum]\nat-most: 2") == [
        "M/File.swift:1: there must be at most 2 classes or enums in the project, but there are 3: 'M.A', "
          + "'M.B' and 'M.E'"
      ])
    #expect(
      try declarationLines(code, "kind: protocol\nname: \"*s named x\"\nat-least: 2") == [
        "Package.swift:1: there must be at least 2 protocols named '*s named x' in the project, but there is "
          + "none"
      ])
  }

  @Test("of counterparts follow the captures")
  func counterparts() throws {
    #expect(
      try declarationLines(
        files, "name: \"{m}Feature\"\ncounterpart: { of: \"{m}\", name: \"{m}Coordinator\" }") == [
          "Cart/B.swift:1: class 'Cart.CartFeature' must have a counterpart in 'Cart' (a declaration "
            + "named 'CartCoordinator'), but has none"
        ])
  }
}

@Suite("declarations, mistakes of the configuration")
struct DeclarationsConfigurationTests {
  @Test("are reported where they stand")
  func mistakesAreTold() {
    #expect(
      mistakes("declarations: { of: A }") == [
        "5:19 The rule checks nothing. Add `must`, `must-not`, `forbid`, `counterpart`, `exactly`, "
          + "`at-least` or `at-most`."
      ])
    #expect(
      mistakes("declarations: { must: { name: \"{m}\" } }").map { $0.hasPrefix("5:") } == [true])
    #expect(mistakes("declarations: { forbid: true, must: { kind: class } }").count == 1)
    #expect(mistakes("declarations: { at-least: 3, at-most: 2 }").count == 1)
    #expect(mistakes("declarations: { kind: klass, forbid: true }").count == 1)
    #expect(mistakes("declarations: { must: { inside: A } }").count == 1)
    #expect(mistakes("declarations: { forbid: true, exactly: 1 }").count == 1)
  }

  @Test("are reported for what asks nothing")
  func empty() {
    #expect(
      mistakes("declarations: { must: {} }") == [
        "5:27 An empty mapping checks nothing. Add a requirement, or remove it."
      ])
    #expect(mistakes("declarations: { forbid: true, counterpart: {} }").count == 2)
    #expect(
      mistakes("declarations: { name: [], forbid: true }") == [
        "5:27 `name` is an empty list and has no effect; add something to it, or remove it."
      ])
  }

  @Test("name the nearest key of a mapping without a known one")
  func spelling() {
    #expect(
      mistakes("declarations: { must: { confroms-to: P } }") == [
        "5:29 `must` has no option `confroms-to`. Did you mean `conforms-to`?"
      ])
  }
}

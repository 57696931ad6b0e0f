import ArchTestSupport
import RuleTestSupport
import Testing

@testable import DependencyModel
@testable import Findings
@testable import ProjectModel
@testable import SourceText

@Suite("manifest, what may be needed without an import")
struct SilentUseTests {
  private func found(
    _ project: GraphLiteral, _ change: (inout DependencyGraph) -> Void = { _ in }
  ) throws -> (lines: [String], undecided: [String]) {
    let evaluation = try check(project, "manifest: { checks: unused }\nroles: [production, test]")
      .evaluation(changing: change)
    return (
      evaluation.violations.map(\.line),
      evaluation.summaries[0].undecided.map { "\($0.reason.rawValue) \($0.subject)" }
    )
  }

  @Test("a dependency that brings what is imported is used")
  func brought() throws {
    let project: GraphLiteral = """
      module App
        depends on Bundle & Idle
        imports Kit
        class Main
      module Bundle
        depends on Kit
        imports Kit
        class Own
      module Idle
        class Own
      module Kit
      """
    #expect(try found(project).lines == ["App -> Idle"])
  }

  @Test("the only declaration of what others import has to move to them")
  func reliedOn() throws {
    func fix(_ other: String) throws -> [String] {
      let project = """
        module App
          depends on Home & Picker
          imports Home, Picker
          class Main
        module Home
          depends on Kit
          class Door(public)
        module Picker
          depends on \(other)
          imports Kit
          class Lock(public)
        module Third
          class Third(public)
        module Kit
          class Own(public)
        """
      return try check(
        GraphLiteral(stringLiteral: project), "manifest: { checks: unused }"
      ).evaluation().violations.filter { $0.line == "Home -> Kit" }.map(\.defect.fix)
    }
    let fixes = try fix("Third")
    #expect(fixes.count == 1)
    #expect(fixes.first?.hasSuffix(", and declare it for 'Picker', which imports it.") == true)
    #expect(try fix("Kit").first?.contains("Picker") == false)
  }

  @Test("what a test links for a module that it tests has to move to that module")
  func reliedOnByLink() throws {
    func fix(_ linked: String) throws -> [String] {
      let project = """
        module FeatureTests (test)
          depends on Feature & State\(linked)
          imports Feature
          class Checks
        module Feature
          imports State
          class Door(public)
        module Store
          depends on State
          imports State
          class Shelf(public)
        module State
          class Own(public)
        """
      return try check(
        GraphLiteral(stringLiteral: project),
        "manifest: { checks: unused }\nroles: [production, test]"
      ).evaluation().violations.filter { $0.line == "FeatureTests -> State" }.map(\.defect.fix)
    }
    let fixes = try fix("")
    #expect(
      fixes.map { $0.contains(", and declare it for 'Feature', which imports it") } == [true],
      "\(fixes)")
    // Where something that is linked declares it, it comes along.
    #expect(try fix(" & Store").first?.contains("Feature', which") == false)
  }

  @Test("it is undecided what a module uses of whose sources not all are known")
  func unknownSources() throws {
    let project: GraphLiteral = """
      module App
        depends on Kit
        class Main
      module Shell
        depends on Kit
        class Main
      module Kit
        class Own
      """
    let result = try found(project) { graph in
      for index in graph.modules.indices where graph.modules[index].name == "App" {
        graph.modules[index].hasUnknownSources = true
      }
    }
    #expect(result.lines == ["Shell -> Kit"])
    #expect(result.undecided == ["unread-manifest App"])
  }

  @Test("a wrapper declares what is to be linked")
  func wrappers() throws {
    let project: GraphLiteral = """
      module Wrapper
        depends on Kit & Parts
        imports Kit(exported)
      module Kit, module Parts
      """
    #expect(try found(project).lines.isEmpty)
  }

  @Test("a wrapper may import the system in its only file, as Xcode makes it")
  func wrappersOfXcode() throws {
    let project: GraphLiteral = """
      module Wrapper
        depends on Kit
        imports Foundation
      module Mixer
        depends on Kit
        imports Foundation
        class Mix
      module Kit
        class Own
      """
    #expect(try found(project).lines == ["Mixer -> Kit"])
  }

  @Test("the header that Xcode makes for a framework declares nothing")
  func wrappersOfTemplate() throws {
    func found(_ name: String, in path: String = "Wrapper/Wrapper.h") throws -> [String] {
      try self.found(
        in: """
          depends Wrapper = Kit
          --- \(path)
          #import <Foundation/Foundation.h>
          FOUNDATION_EXPORT double \(name)Number;
          FOUNDATION_EXPORT const unsigned char \(name)String[];
          --- Kit/Kit.swift
          public class Own {}

          """
      ).lines
    }
    #expect(try found("WrapperVersion").isEmpty)
    #expect(try found("Wrapper") == ["Wrapper -> Kit"])
  }

  @Test("a product that a dependency brings is used, a framework of the system is there anyway")
  func broughtFromOutside() throws {
    let project: GraphLiteral = """
      module App
        depends on Bundle & Idle
        imports Analytics & UIKit
        class Main
      module Bundle
        depends on Analytics
        class Own
      module Idle
        depends on UIKit
        class Own
      module Screens
        imports UIKit
      """
    #expect(try found(project).lines == ["App -> Idle"])
  }

  @Test("what brings a binary may be needed by a name that no manifest tells")
  func hiddenBinaries() throws {
    let project: GraphLiteral = """
      module App
        depends on Services & Shell & Idle
        imports Foundation & EngineModule
        class Main
      module Services
        depends on Engine
        class Own
      module Shell
        depends on Engine
        file Shell.swift
      module Engine (binary)
      module Idle
        imports Foundation
        class Own
      module Plain
        depends on Services
        imports Foundation
        class Own
      """
    let result = try found(project)
    #expect(result.lines == ["App -> Idle", "Plain -> Services"])
    #expect(result.undecided == ["linking App"])
  }

  @Test("what is copied into a product and not linked may be loaded by its path")
  func copied() throws {
    let project: GraphLiteral = """
      module App
        depends on Plug & Idle
        class Main
      module Plug
        class Own
      module Idle
        class Own
      """
    let result = try found(project) { graph in
      for module in graph.modules.indices {
        for index in graph.modules[module].dependencies.indices {
          graph.modules[module].dependencies[index].isCopied =
            graph.modules[module].dependencies[index].name == "Plug"
        }
      }
    }
    #expect(result.lines == ["App -> Idle"])
    #expect(result.undecided == ["linking App"])
  }

  /// What is said of the dependencies of `App` in a project of sources.
  private func found(in sources: String) throws -> (lines: [String], undecided: [String]) {
    let evaluation = try RuleCheck(
      SwiftProject(sources), "rules: { rule: { manifest: { checks: unused } } }", files: sources
    ).evaluation { graph in
      for module in graph.modules.indices where graph.modules[module].name.hasSuffix("Tests") {
        graph.modules[module].role = .test
      }
    }
    return (
      evaluation.violations.map(\.line),
      evaluation.summaries[0].undecided.map { "\($0.reason.rawValue) \($0.subject)" }
    )
  }

  @Test(
    "what others can name nothing of is there to be linked",
    arguments: [
      "--- Kit/Kit.swift\n@_cdecl(\"run\") func run() {}\nclass Own {}",
      "--- Kit/include/kit.h\n// None.\n--- Kit/kit.c\nvoid run(void) {}",
    ])
  func hidden(kit: String) throws {
    let app = "depends App = Kit\n--- App/Main.swift\nclass Main {}\n"
    let result = try found(in: app + kit)
    #expect(result.lines.isEmpty && result.undecided == ["linking App"])
    let open = kit.replacing("class Own", with: "public class Own")
      .replacing("// None.", with: "void run(void);")
    #expect(try found(in: app + open).lines == ["App -> Kit"])
  }

  @Test("code that Objective-C starts by itself takes effect by being linked")
  func starting() throws {
    let app =
      "depends App = Kit\n--- App/Main.swift\nclass Main {}\n--- Kit/Kit.h\n@interface Kit\n@end\n"
    let kit = "--- Kit/Kit.m\n#import \"Kit.h\"\n@implementation Kit\n+ (void)load {}\n@end\n"
    #expect(try found(in: app + kit).undecided == ["linking App"])
    #expect(try found(in: app + kit.replacing("load", with: "start")).lines == ["App -> Kit"])
  }

  @Test("a library may find what a module adds to its types and shows nobody")
  func found() throws {
    let app = "depends App = Kit\n--- App/Main.swift\nclass Main {}\n--- Kit/Kit.swift\n"
    let kit = "import Library\nextension Board { @objc class func setup() {} }\n"
    #expect(try found(in: app + kit).undecided == ["linking App"])
    let type = "import Library\nfinal class Own: Contract {}\n"
    #expect(try found(in: app + type).undecided == ["linking App"])
    #expect(try found(in: app + kit + "public class Own {}\n").lines == ["App -> Kit"])
    let base = "--- Base/Base.swift\npublic class Base { public class Part {} }\n"
    let own = "import Base\nextension Base.Part { @objc static func start() {} }\n"
    #expect(
      try found(in: app.replacing("= Kit", with: "= Kit\ndepends Kit = Base") + own + base)
        .undecided == ["linking App"])
    for other in [
      kit.replacing("Library", with: "UIKit"), kit.replacing("Board", with: "String"),
      kit + "class Board {}\n", type.replacing("Contract", with: "Hashable"),
      "import Library\nclass Own {}\n",
    ] {
      #expect(try found(in: app + other).lines == ["App -> Kit"], "\(other)")
    }
  }

  @Test("a function that replaces another one takes effect by being linked")
  func replacing() throws {
    let app = "depends App = Kit\n--- App/Main.swift\nclass Main {}\n--- Kit/Kit.swift\n"
    let kit = "public class Own {}\n@_dynamicReplacement(for: run()) func walk() {}\n"
    #expect(try found(in: app + kit).undecided == ["linking App"])
    let other = kit.replacing("_dynamicReplacement(for: run())", with: "inlinable")
    #expect(try found(in: app + other).lines == ["App -> Kit"])
  }

  /// A module in Objective-C that nobody imports, with more lines in its file.
  private func registering(_ lines: String, header: String = "") -> String {
    """
    depends App = Kit Base
    --- App/Main.swift
    import Base
    class Main {}
    --- Base/Base.h
    \(header)
    void begin(void);
    --- Kit/Kit.h
    @interface Kit
    @end
    --- Kit/Kit.m
    #import "Kit.h"
    \(lines)
    @implementation Kit
    @end

    """
  }

  @Test(
    "code that the loader starts, or finds in a section, takes effect by being linked",
    arguments: [
      ("__attribute__((constructor)) static void start(void) {}", ""),
      ("char *mark __attribute__((used, section(\"__DATA,Mods\"))) = \"Kit\";", ""),
      (
        "@Module(Kit)",
        "#define Mark(name) __attribute((used, section(\"__DATA,\" #name))\n"
          + "#  define Module(name) class Base; \\\n  char *k##name Mark(name) = #name;"
      ),
      ("REGISTER_MODULE(Kit)", "#define REGISTER_MODULE(name) + (void)load { add(name); }"),
      ("EXPORT_FROM_ELSEWHERE(Kit);", ""), ("@Exported(Kit)", ""),
    ])
  func registering(lines: String, header: String) throws {
    #expect(
      try found(in: registering(lines, header: header)).undecided.contains("linking App"))
  }

  @Test(
    "a macro that does nothing of the kind registers nothing",
    arguments: [
      ("DECLARE_KIND(Kit)", "#define DECLARE_KIND(name) extern int name##Kind;"),
      ("API_AVAILABLE(ios(13))", ""), ("static void start(void) {\n  LOG_LINE(Kit);\n}", ""),
      ("@class Board;", ""), ("TypeOfKit(Kit);", ""),
      ("#define OWN_KIND(name) extern int name##Kind;\nOWN_KIND(Kit)", ""),
    ])
  func notRegistering(lines: String, header: String) throws {
    #expect(try found(in: registering(lines, header: header)).lines == ["App -> Kit"])
  }

  @Test("a class whose name is a string elsewhere may be looked up by it")
  func lookedUp() throws {
    func project(_ call: String, name: String) -> String {
      """
      depends App = Kit
      --- App/Main.swift
      import ObjectiveC
      func main() { \(call) }
      --- Kit/Kit.swift
      public final class \(name) {}
      public let own = "\(name)"
      --- KitTests/Tests.swift
      let name = "\(name)"

      """
    }
    func result(_ call: String, name: String = "Screen") throws -> (
      lines: [String], undecided: [String]
    ) { try found(in: project(call, name: name)) }
    #expect(try result("_ = NSClassFromString(\"Screen\")").undecided == ["linking App"])
    #expect(try result("_ = NSClassFromString(\"Kit.Screen\")").undecided == ["linking App"])
    #expect(try result("_ = objc_getClass(\"Screen\")").undecided == ["linking App"])
    #expect(
      try result("perform(\"Screen\")", name: "Target_Screen").undecided == ["linking App"])
    #expect(try result("print(\"Screen\")").lines == ["App -> Kit"])
    #expect(try result("_ = NSClassFromString(\"Other\")").lines == ["App -> Kit"])
    #expect(try result("_ = NSClassFromString(\"a Screen\")").lines == ["App -> Kit"])
    #expect(try result("_ = dlsym(nil, \"$s3Kit4loadyyF\")").undecided == ["linking App"])
    #expect(try result("_ = dlsym(nil, \"_$s3Kit4loadyyF\")").undecided == ["linking App"])
    #expect(try result("_ = dlsym(nil, \"$s4Kits4loadyyF\")").lines == ["App -> Kit"])
    #expect(try result("find(\"$s3Kit4loadyyF\")").lines == ["App -> Kit"])
  }

  @Test("what runs tests imports the library that they are run with")
  func runners() throws {
    func found(_ role: String, _ name: String) throws -> (lines: [String], undecided: [String]) {
      try self.found(
        GraphLiteral(
          stringLiteral: """
            module Checks\(role)
              depends on \(name)
              class Main
            module \(name)
              class Issue
            """))
    }
    #expect(try found(" (test)", "Testing").undecided == ["linking Checks"])
    #expect(try found("", "Testing").lines == ["Checks -> Testing"])
    #expect(try found(" (test)", "Tools").lines == ["Checks -> Tools"])
  }

  @Test("a function with a symbol of C may be what another language calls")
  func symbols() throws {
    let kit = "--- Kit/Kit.swift\n@_cdecl(\"run\") public func run() {}\n"
    let app = "depends App = Kit\n"
    let caller =
      "--- App/main.h\nvoid start(void);\n--- App/main.c\nvoid run(void);\nvoid start(void) { run(); }\n"
    let called = try found(in: app + kit + caller)
    #expect(called.lines.isEmpty && called.undecided.isEmpty)
    let idle = "--- App/main.h\nvoid start(void);\n--- App/main.c\nvoid start(void) {}\n"
    #expect(try found(in: app + kit + idle).undecided == ["linking App"])
    let swift = "--- App/Main.swift\n@_silgen_name(\"run\") func run()\n"
    #expect(try found(in: app + kit + swift).undecided == ["linking App"])
    #expect(
      try found(in: app + kit + "--- App/Main.swift\nclass Main {}\n").lines == ["App -> Kit"])
  }

  @Test("a wrapper of the C family holds nothing but a file for the linker")
  func wrappersInC() throws {
    let project: GraphLiteral = """
      module Wrapper
        depends on Kit
        file dummy.m (objective-c)
          imports TargetConditionals.h
      module Mixer
        depends on Kit
        file mixer.m (objective-c)
          imports Parts
        class Mixer
      module Kit
        class Own
      module Parts
      """
    #expect(try found(project).lines == ["Mixer -> Kit"])
  }

  @Test("a target of a product that offers nothing of its own is there for what it brings")
  func products() throws {
    let sources = """
      depends Kit = Core
      --- Kit/Kit.swift
      struct Kit {}
      --- Core/Core.swift
      public struct Core {}

      """
    func found(_ isOfferedByModuleAlone: Bool, in sources: String) throws -> [String] {
      let check = try RuleCheck(
        SwiftProject(sources), "rules: { rule: { manifest: { checks: unused } } }")
      return check.evaluation { graph in
        for module in graph.modules.indices {
          for index in graph.modules[module].dependencies.indices {
            graph.modules[module].dependencies[index].isOfferedByModuleAlone =
              isOfferedByModuleAlone
          }
        }
      }.violations.map(\.line)
    }
    #expect(try found(true, in: sources).isEmpty)
    #expect(try found(false, in: sources) == ["Kit -> Core"])
    let own = sources.replacing("struct Kit", with: "public struct Kit")
    #expect(try found(true, in: own) == ["Kit -> Core"])
  }

  @Test("what stands beside a binary may be linked for it")
  func binaries() throws {
    let project: GraphLiteral = """
      module App
        depends on Engine & Parts
        class Main
      module Engine (binary)
      module Parts
        class Part
      """
    let result = try found(project)
    #expect(result.lines.isEmpty)
    #expect(result.undecided == ["linking App"])
  }

  /// Moves all that is declared into an Xcode project.
  private static func declareInXcode(_ graph: inout DependencyGraph) {
    for module in graph.modules.indices {
      for index in graph.modules[module].dependencies.indices {
        graph.modules[module].dependencies[index].location.path = "App.xcodeproj/project.pbxproj"
      }
    }
  }

  @Test("an Xcode project lists what its dependencies need as well")
  func linked() throws {
    let project: GraphLiteral = """
      module App (application)
        depends on Kit & Parts & Idle
        imports Kit
        class Main
      module Kit
        depends on Parts
        imports Parts
      module Parts
        class Part
      module Idle
        class Own
      """
    #expect(try found(project).lines == ["App -> Idle", "App -> Parts"])
    let linked = try found(project, Self.declareInXcode)
    #expect(linked.lines == ["App -> Idle"])
    #expect(linked.undecided == ["linking App"])
  }

  @Test("an Xcode project lists what its dependencies need without saying so")
  func linkedForImporters() throws {
    let project: GraphLiteral = """
      module App (application)
        depends on Kit & Parts & Idle
        imports Kit
        class Main
      module Kit
        imports Parts
      module Parts
        class Part
      module Idle
        class Own
      module Other
        imports Idle
      """
    #expect(try found(project).lines == ["App -> Idle", "App -> Parts"])
    let linked = try found(project, Self.declareInXcode)
    #expect(linked.lines == ["App -> Idle"])
    #expect(linked.undecided == ["linking App"])
  }

  @Test("what only makes types of others conform to protocols of others takes effect by itself")
  func conformances() throws {
    let project: GraphLiteral = """
      module App
        depends on Hooks & Outside & Own & Plain
        imports Model & Rules
        class Main
        Main writes URLHashable
      module Hooks
        extension ItemShown -inheritance-> Rules.Shown
      module Outside
        extension URLHashable
        URLHashable writes Hashable(inheritance)
      module Own
        protocol Kept
        extension ItemKept -inheritance-> Kept
      module Plain
        extension ItemPlain -> Rules.Shown
      module Model
        class Item
      module Rules
        protocol Shown
      """
    let result = try found(project)
    #expect(result.lines == ["App -> Own", "App -> Plain"])
    #expect(result.undecided == ["linking App"])
  }

  @Test("a conformance takes effect for values of the type that no name shows")
  func conformancesOfValues() throws {
    func found(_ program: String) throws -> (lines: [String], undecided: [String]) {
      try self.found(
        in: """
          depends App = Debug
          --- App/Main.swift
          \(program)
          --- Debug/Debug.swift
          import Recipes
          extension Recipe: CustomStringConvertible { public var description: String { "" } }
          public struct Own {}
          --- Recipes/Recipes.swift
          public struct Recipe {}
          public func load() -> Recipe { Recipe() }

          """)
    }
    #expect(
      try found("import Recipes\nfunc run() { print(load()) }").undecided == ["linking App"])
    #expect(try found("class Main {}").lines == ["App -> Debug"])
  }

  @Test(
    "a conformance takes effect in what a program links beside it",
    arguments: [
      ("App (application)", "Live & Screens", ["Idle"], ["linking App"]),
      ("App", "Live & Screens", ["Idle", "Live"], []),
      ("App (application)", "Live", ["Idle", "Live"], []),
    ])
  func conformancesInPrograms(
    app: String, linked: String, unused: [String], undecided: [String]
  ) throws {
    let project = """
      module \(app)
        depends on Idle & \(linked)
        \(linked.contains("Screens") ? "imports Screens" : "class Other")
        class Main
      module Screens
        depends on Service
        imports Service
        class Screen
      module Live
        depends on Screens & Service
        imports Service
        extension ClientLive -inheritance-> Service.Loading
      module Service
        protocol Loading
      module Idle
        class Own
      """
    let result = try found(GraphLiteral(stringLiteral: project))
    #expect(result.lines.filter { $0.hasPrefix("App") } == unused.map { "App -> \($0)" })
    #expect(result.undecided.filter { $0.hasSuffix("App") } == undecided)
  }

  @Test("a conformance that nobody can notice needs no linking")
  func unnoticedConformances() throws {
    let project: GraphLiteral = """
      module App
        depends on Shop
        class Main
      module Shop
        depends on Hooks
        class Counter
      module Till
        depends on Hooks
        imports Rules
        class Printer
      module Hooks
        extension ItemShown -inheritance-> Rules.Shown
      module Rules
        protocol Shown
      """
    let result = try found(project)
    #expect(result.lines == ["App -> Shop", "Shop -> Hooks"])
    #expect(result.undecided == ["linking Till"])
  }

  @Test("what a storyboard, a nib, a data model or a property list names is used")
  func resources() throws {
    let rule = "rules: { rule: { manifest: { checks: unused } } }"
    let project: GraphLiteral = """
      module App
        depends on Board & Nib & Model & Scene & Idle
        class Main
      module Board, module Nib, module Model, module Scene, module Idle
      Board.A, Nib.B, Model.C, Scene.D, Idle.E
      """
    let files = """
      --- App/Main.storyboard
      <view customClass="Glow" customModule="Board"/>
      --- App/Row.xib
      <view customClass="Idle" customModule="Nib" customModuleProvider="target"/>
      --- App/Data.xcdatamodeld/Data.xcdatamodel/contents
      <entity name="Row" representedClassName="Model.Row"/>
      --- App/Info.plist
      <string>Scene.Delegate</string><string>Idle</string>
      --- App/Notes.txt
      customModule="Idle"
      """
    #expect(try RuleCheck(project, rule, files: files).lines() == ["App -> Idle"])
  }

  @Test("what a storyboard or a nib sets by its name may be declared by a dependency")
  func runtimeAttributes() throws {
    func result(_ key: String, in path: String = "App/Row.xib") throws -> (
      lines: [String], undecided: [String]
    ) {
      let sources = """
        depends App = Kit
        --- App/Main.swift
        class Main {}
        --- Kit/Kit.swift
        extension UIView { public var corner: Double { 0 } }
        public struct Own {}
        --- \(path)
        <userDefinedRuntimeAttribute type="number" keyPath="\(key)">
        <binding keyPath="corner"/>

        """
      return try found(in: sources)
    }
    #expect(try result("corner").undecided == ["unresolved-names App"])
    #expect(try result("corner.radius").undecided == ["unresolved-names App"])
    #expect(try result("other.corner").lines == ["App -> Kit"])
    #expect(try result("corner", in: "Other/Row.xib").lines == ["App -> Kit"])
  }

  @Test("what assembly, shaders and included fragments include is used")
  func unreadCode() throws {
    let project = SwiftProject(
      """
      depends App = Table Boot Shade Idle Other
      --- App/main.c
      int run(void) { return 0; }
      --- Table/table.h
      int table(void);
      --- Boot/boot.h
      int boot(void);
      --- Shade/Types.h
      struct Vertex { float x; };
      --- Idle/idle.h
      int idle(void);
      --- Other/other.h
      int other(void);
      """)
    let files = """
      --- App/rows.inc
      #include "table.h"
      // #include "idle.h"
      --- App/start.S
      #include <Boot/entry.h>
      --- App/Shaders/Light.metal
      #import "../Shared/Types.h"
      --- Other/own.S
      #include "idle.h"
      """
    #expect(
      try RuleCheck(project, "rules: { rule: { manifest: { checks: unused } } }", files: files)
        .lines() == ["App -> Idle", "App -> Other"])
  }

  @Test("nothing is said of a module that declares nothing, nor of a dependency of that kind")
  func declaringNothing() throws {
    let project: GraphLiteral = """
      module App
        depends on Empty & Images & Idle
        class Main
      module Starter
        depends on Idle
        imports Foundation
        file Placeholder.swift
      module Empty
        file Placeholder.swift
      module Images
      module Idle
        class Own
      """
    #expect(try found(project).lines == ["App -> Idle"])
  }

  @Test("an application of an Xcode project embeds what the tests need that it hosts")
  func hosts() throws {
    let project: GraphLiteral = """
      module App (application)
        depends on Kit
        class Main
      module AppTests (test)
        depends on App & Kit
        imports Kit
      module Kit
        class Own
      """
    func result(in path: String) throws -> (lines: [String], undecided: [String]) {
      try found(project) { graph in
        for index in graph.modules.indices {
          for place in graph.modules[index].dependencies.indices {
            graph.modules[index].dependencies[place].location.path = path
          }
        }
      }
    }
    #expect(try result(in: "Package.swift").lines == ["App -> Kit"])
    #expect(try result(in: "App.xcodeproj/project.pbxproj").lines.isEmpty)
    #expect(try result(in: "App.xcodeproj/project.pbxproj").undecided == ["linking App"])
  }

  @Test("what headers of a dependency include without declaring it has to be brought along")
  func includedByHeaders() throws {
    let project: GraphLiteral = """
      module App
        depends on Kit & Base & Idle
        imports Kit
        class Main
      module Kit
        file Kit.h (c)
          imports Base
          class Kit
      module Base
        class Own
      module Idle
        class Own
      """
    #expect(try found(project).lines == ["App -> Idle"])
    let declared: GraphLiteral = """
      module App
        depends on Kit & Base
        imports Kit
        class Main
      module Kit
        depends on Base
        file Kit.h (c)
          imports Base
          class Kit
      module Base
        class Own
      """
    #expect(try found(declared).lines == ["App -> Base"])
  }

  @Test("what a Bazel target depends on may be there for its files, at whatever remove")
  func runfiles() throws {
    let project: GraphLiteral = """
      module Binary
        depends on Direct
        class Main
      module Direct
        depends on Data
        imports Data
        class Own
      module Data
        class Own
      """
    func result(resources: [String]) throws -> (lines: [String], undecided: [String]) {
      try found(project) { graph in
        for index in graph.modules.indices {
          let module = graph.modules[index]
          graph.modules[index].location.path = "BUILD"
          graph.modules[index].targets = [
            TargetDescription(
              name: module.name, type: "swift_library", manifest: "BUILD",
              location: module.location, resources: module.name == "Data" ? resources : [])
          ]
        }
      }
    }
    #expect(try result(resources: []).lines == ["Binary -> Direct"])
    #expect(try result(resources: ["data.txt"]).lines.isEmpty)
    #expect(try result(resources: ["data.txt"]).undecided == ["linking Binary"])
  }

  @Test("a bridging header that belongs to no target may import anything")
  func bridgingHeaders() throws {
    let project: GraphLiteral = """
      module App
        depends on Kit
        class Main
      module Kit
        class Part
      """
    let result = try found(project) { graph in
      for index in graph.modules.indices where graph.modules[index].name == "App" {
        graph.modules[index].headers.bridgingHeaders = ["App-Bridging-Header.h"]
      }
    }
    #expect(result.lines.isEmpty)
    #expect(result.undecided == ["unresolved-names App"])
  }
}

@Suite("manifest, what is used by members alone")
struct MembersOnlyUseTests {
  private func found(_ text: String) throws -> (lines: [String], undecided: [String]) {
    let rule = try RuleCheck(
      SwiftProject(text), "rules:\n  rule:\n    manifest: { checks: unused }\n")
    let evaluation = rule.evaluation()
    return (
      evaluation.violations.map(\.line),
      evaluation.summaries[0].undecided.map { "\($0.reason.rawValue) \($0.subject)" }
    )
  }

  @Test("cannot be told where a member that the dependency declares was not resolved")
  func keyPaths() throws {
    let result = try found(
      """
      depends App = Home Api Idle
      --- App/Main.swift
      import Home
      import Deps
      struct Main {
        @Dependency(\\.api) var api
        let home: Home
      }
      --- Home/Home.swift
      import Api
      import Idle
      public struct Home { let api: Api, idle: Idle }
      --- Api/Api.swift
      import Deps
      public struct Api {}
      extension DependencyValues { public var api: Int { 0 } }
      --- Idle/Idle.swift
      public struct Idle { public var other: Int }
      """)
    #expect(result.lines == ["App -> Idle"])
    #expect(result.undecided == ["unresolved-names App"])
  }

  @Test("cannot be told where a name of the dependency stands below an import that nobody has")
  func renamedImports() throws {
    func found(_ name: String) throws -> (lines: [String], undecided: [String]) {
      try self.found(
        """
        depends Map = Service
        --- Map/Map.swift
        import Gone
        struct Map { let place = \(name).shared }
        --- Service/Service.swift
        public struct Provider { public static let shared = Provider() }
        """)
    }
    #expect(try found("Provider").lines == [])
    #expect(try found("Provider").undecided == ["unresolved-names Map"])
    #expect(try found("Other").lines == ["Map -> Service"])
  }

  @Test("cannot be told where an import that nobody has is spelled nearly like the dependency")
  func misspelledImports() throws {
    func found(_ name: String) throws -> (lines: [String], undecided: [String]) {
      try self.found(
        """
        depends Map = Service
        --- Map/Map.swift
        import \(name)
        struct Map {}
        --- Service/Service.swift
        public struct Provider {}
        """)
    }
    #expect(try found("Servise").undecided == ["unresolved-names Map"])
    #expect(try found("Routing").lines == ["Map -> Service"])
  }

  @Test("cannot be told where the dependency has members that are used without a name")
  func nameless() throws {
    let result = try found(
      """
      depends App = Home Calls Safe Own
      --- App/Main.swift
      import Home
      struct Main { let home: Home }
      --- Home/Home.swift
      import Calls
      import Safe
      import Own
      public struct Home {}
      --- Calls/Calls.swift
      extension Int { public func callAsFunction() {} }
      --- Safe/Safe.swift
      extension Array { public subscript(safe index: Int) -> Int? { nil } }
      --- Own/Own.swift
      public struct Own { public func callAsFunction() {} }
      """)
    #expect(result.lines == ["App -> Own"])
    #expect(result.undecided == ["unresolved-names App"])
  }

  @Test("is not where nothing that is imported brings the dependency along, nor for its own names")
  func notLoaded() throws {
    let result = try found(
      """
      depends App = Far Own
      --- App/Main.swift
      import Deps
      struct Main {
        @Dependency(\\.api) var api
      }
      --- Far/Far.swift
      import Deps
      extension DependencyValues { public var api: Int { 0 } }
      --- Own/Own.swift
      import Deps
      extension DependencyValues { var api: Int { 0 } }
      public struct Own {}
      """)
    #expect(result.lines == ["App -> Far", "App -> Own"])
    #expect(result.undecided.isEmpty)
  }
}

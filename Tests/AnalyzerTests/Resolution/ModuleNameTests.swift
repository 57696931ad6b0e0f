import ArchTestSupport
import DependencyModel
import SourceFacts
import Testing

@Suite("Names of several modules")
struct ModuleNameTests {
  @Test("a name that two imported modules declare is ambiguous, and no edge")
  func twoModules() {
    let text = """
      --- App/Main.swift
      import A
      import B
      struct Main { let view: MainView }
      --- A/A.swift
      public struct MainView {}
      --- B/B.swift
      public struct MainView {}
      """
    #expect(edges(text) == [])
    #expect(ambiguous(text) == ["App/Main.swift:3 MainView"])
    #expect(SwiftProject(text).graph.nameCounts.ambiguous == 1)
  }

  @Test(
    "of alternative imports a module has the one that its manifest gives it",
    arguments: [
      "#if canImport(Phone)\nimport Phone\n#elseif canImport(Watch)\nimport Watch\n#endif",
      "#if canImport(Watch)\nimport Watch\n#elseif canImport(Phone)\nimport Phone\n#endif",
      "#if canImport(Phone)\nimport Phone\n#else\nimport Watch\n#endif",
      "#if !canImport(Watch)\nimport Phone\n#else\nimport Watch\n#endif",
      "#if DEBUG\n#if canImport(Phone)\nimport Phone\n#else\nimport Watch\n#endif\n#endif",
    ])
  func alternatives(imports: String) {
    for configuration in [nil, BuildConfiguration(defined: ["DEBUG"])] {
      let project = SwiftProject(
        """
        depends App = Phone
        depends Face = Layer
        depends Layer = Watch
        depends FaceTests = Face
        kind Face = application
        kind FaceTests = test
        --- Shared/Row.swift in App, Face, FaceTests
        \(imports)
        struct Row { let state: State }
        --- App/App.swift
        func shown(_ row: Row) -> Bool { row.state == .open && "".isShort }
        --- Face/Face.swift
        func shown(_ row: Row) -> Bool { row.state == .open && "".isShort }
        --- Layer/Layer.swift
        public struct Layer {}
        --- Net/State.swift in Phone, Watch
        public enum State { case open, done }
        --- Watch/Text.swift
        public extension String { var isShort: Bool { count < 9 } }
        """, configuration: configuration)
      #expect(
        project.edgeLines == [
          "App.Row -> Phone.State", "App.shown -> App.Row", "App.shown -> Phone.State (member)",
          "Face.Row -> Watch.State", "Face.shown -> Face.Row",
          "Face.shown -> Watch.(extension of String) (member)",
          "Face.shown -> Watch.State (member)", "FaceTests.Row -> Watch.State",
        ])
      let graph = project.graph
      #expect(
        graph.imports.map {
          "\(graph.modules[graph.files[$0.file.int].module.int].name) \($0.module)"
        }
          == ["App Phone", "Face Watch", "FaceTests Watch"])
    }
  }

  @Test(
    "of alternative imports a module has all where its manifest gives it several, none, or does not tell",
    arguments: ["depends App = Phone Watch", "depends App = Other", "guessed = App"])
  func undecidedAlternatives(header: String) {
    let graph = SwiftProject(
      """
      \(header)
      --- App/Row.swift
      #if canImport(Phone)
      import Phone
      #elseif canImport(Watch)
      import Watch
      #endif
      --- Phone/State.swift
      public enum State { case open }
      --- Watch/State.swift
      public enum State { case open }
      --- Other/Other.swift
      """
    ).graph
    #expect(graph.imports.map(\.module) == ["Phone", "Watch"])
  }

  @Test("of alternative imports a module has all that its manifest gives it, without the others")
  func givenAlternatives() {
    let graph = SwiftProject(
      """
      depends App = Phone Watch
      --- App/Row.swift
      #if canImport(Phone)
      import Phone
      #elseif canImport(Clock)
      import Clock
      #elseif canImport(Watch)
      import Watch
      #endif
      --- Phone/State.swift
      public enum State { case open }
      --- Watch/State.swift
      public enum State { case open }
      --- Clock/State.swift
      public enum State { case open }
      """
    ).graph
    #expect(graph.imports.map(\.module) == ["Phone", "Watch"])
  }

  @Test("imports of one platform each are no alternatives of what can be imported")
  func platforms() {
    let graph = SwiftProject(
      """
      depends App = Phone
      --- App/Row.swift
      #if os(iOS)
      import Phone
      #else
      import Watch
      #endif
      --- Phone/State.swift
      public enum State { case open }
      --- Watch/State.swift
      public enum State { case open }
      """
    ).graph
    #expect(graph.imports.map(\.module) == ["Phone", "Watch"])
  }

  @Test("a name of the own module wins over imported ones")
  func ownModule() {
    let found = edges(
      """
      --- App/Main.swift
      import A
      struct MainView {}
      struct Main { let view: MainView }
      --- A/A.swift
      public struct MainView {}
      """)
    #expect(found == ["App.Main -> App.MainView"])
  }

  @Test("the same name in several modules means another one in each")
  func perModule() {
    let found = edges(
      """
      --- A/A.swift
      struct MainView {}
      struct Main { let view: MainView }
      --- B/B.swift
      struct MainView {}
      struct Main { let view: MainView }
      --- C/C.swift
      import B
      struct Main { let view: MainView }
      """)
    #expect(found == ["A.Main -> A.MainView", "B.Main -> B.MainView"])
  }

  @Test("a module in front chooses between them, for types, functions and variables")
  func qualified() {
    let found = edges(
      """
      --- App/Main.swift
      import A
      import B
      struct MainView {}
      struct Main {
        let one: A.MainView
        let two = B.MainView()
        let own: App.MainView
        func run() { A.start(); _ = B.limit }
      }
      --- A/A.swift
      public struct MainView { public init() {} }
      public func start() {}
      --- B/B.swift
      public struct MainView { public init() {} }
      public func start() {}
      public let limit = 1
      """)
    #expect(
      found == [
        "App.Main -> A.MainView", "App.Main -> A.start", "App.Main -> App.MainView",
        "App.Main -> B.MainView", "App.Main -> B.limit",
      ])
  }

  @Test("a module in front may be one that hands the declaration on")
  func qualifiedThroughReexport() {
    let found = edges(
      """
      --- App/Main.swift
      import Umbrella
      struct Main {
        let service: Umbrella.Service
        let other = Umbrella.Service()
      }
      --- Base/Base.swift
      public struct Service { public init() {} }
      --- Umbrella/Exports.swift
      @_exported import Base
      """)
    #expect(found == ["App.Main -> Base.Service"])
  }

  @Test("a module that is not imported cannot stand in front")
  func unknownModule() {
    let found = edges(
      """
      --- App/Main.swift
      struct Main { let service: Core.Service }
      --- Core/Core.swift
      public struct Service {}
      """)
    #expect(found == [])
  }

  @Test("a module in front reaches past a nested type of the same name")
  func besideNestedType() {
    let found = references(
      """
      --- App/Main.swift
      import Networking
      struct Main {
        enum HTTPService {}
        let client: Networking.HTTPService
        let own: HTTPService
      }
      --- Networking/Networking.swift
      public struct HTTPService {}
      """)
    #expect(found == ["App/Main.swift:4 HTTPService -> Networking.HTTPService"])
  }

  @Test("a type hides the module of its name")
  func typeAndModule() {
    let found = references(
      """
      --- App/Main.swift
      import Feature
      struct Main {
        let feature: Feature
        let state: Feature.State
        let other: State
      }
      --- Feature/Feature.swift
      public struct Feature { public struct State {} }
      public struct State {}
      """)
    #expect(
      found == [
        "App/Main.swift:3 Feature -> Feature.Feature",
        "App/Main.swift:4 Feature -> Feature.Feature", "App/Main.swift:4 State -> Feature.Feature",
        "App/Main.swift:5 State -> Feature.State",
      ])
  }

  @Test("a type that cannot be seen does not hide its module")
  func internalTypeAndModule() {
    let found = references(
      """
      --- App/Main.swift
      import Feature
      struct Main { let state: Feature.State }
      --- Feature/Feature.swift
      struct Feature {}
      public struct State {}
      """)
    #expect(found == ["App/Main.swift:2 State -> Feature.State"])
  }

  @Test("a type from outside hides the module of its name where an import brings the type")
  func outsideTypeAndModule() {
    let found = references(
      """
      --- App/Main.swift
      import Date
      import Foundation
      struct Main {
        let soon = Date.soon
        func run(_ date: Date) -> Int { date.day }
      }
      --- App/Other.swift
      import Date
      import Hasher
      struct Other {
        let clock: Date.Clock
        let limit = Date.limit
        let done = Hasher.done
      }
      --- Date/Date.swift
      import Foundation
      extension Date {
        public static var soon: Date { Date() }
        public var day: Int { 1 }
      }
      public struct Clock {}
      public let limit = 1
      --- Hasher/Hasher.swift
      extension Hasher { public static var done: Int { 1 } }
      """)
    #expect(
      found == [
        "App/Main.swift:4 soon -> Date.(extension of Date)",
        "App/Main.swift:5 day -> Date.(extension of Date)",
        "App/Other.swift:4 Clock -> Date.Clock", "App/Other.swift:5 limit -> Date.limit",
        "App/Other.swift:6 done -> Hasher.(extension of Hasher)",
      ])
  }

  @Test("a name qualified by an external module is of no module of the project")
  func externalModule() {
    let project = SwiftProject(
      """
      --- App/Main.swift
      import Beaver
      struct Controller {}
      struct Main: Beaver.Controller { let x = Beaver.Controller() }
      """)
    #expect(project.edgeLines == [])
    #expect(project.missingLines(.unresolved) == [])
  }

  @Test("an unqualified name is never another module's nested type")
  func nestedNames() {
    let found = edges(
      """
      --- App/Main.swift
      import Core
      struct Main { let d: Dependencies; func run() -> Result<Int, Error> { fatalError() } }
      --- Core/Core.swift
      public struct Core { public struct Dependencies {}; public struct Result {} }
      """)
    #expect(found == [])
  }

  @Test("overloads of functions are chosen over all modules that are seen")
  func overloadsAcrossModules() {
    let found = references(
      """
      --- App/Main.swift
      import Log
      func log(number: Int) {}
      func run() {
        log(text: "")
        log(number: 1)
      }
      --- Log/Log.swift
      public func log(text: String) {}
      """)
    #expect(
      found == ["App/Main.swift:4 log -> Log.log", "App/Main.swift:5 log -> App.log"])
  }

  @Test("of two modules of one name that of the same package is meant")
  func duplicateModules() {
    let project = SwiftProject(
      """
      --- App/Main.swift in App@Two
      import Kit
      struct Main { let a: One; let b: Two }
      --- One/Kit.swift in Kit@One
      public struct One {}
      --- Two/Kit.swift in Kit@Two
      public struct Two {}
      """)
    #expect(project.edgeLines == ["App.Main -> Kit.Two"])
    #expect(project.graph.nodes.map(\.id) == ["App.Main", "Kit.One", "Kit.Two"])
  }
}

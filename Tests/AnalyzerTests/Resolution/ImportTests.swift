import ArchTestSupport
import Testing

@Suite("Imports")
struct ImportTests {
  @Test("decide between members that extensions in several modules add alike")
  func membersOfSeveralModules() {
    let found = edges(
      """
      --- Cook/Cook.swift
      import RecipeKit
      func cook() { _ = "eggs".parsed(); _ = "eggs".slug }
      --- Cook/Shop.swift
      import GroceryKit
      func shop() { _ = "eggs".parsed(); _ = "eggs".parsed(as: 1) }
      --- GroceryKit/Parse.swift
      extension String {
        public func parsed() -> Int { 0 }
        public func parsed(as: Int) -> Int { 0 }
        public var slug: Int { 0 }
      }
      --- RecipeKit/Parse.swift
      extension String {
        public func parsed() -> Bool { true }
        public var slug: Bool { true }
      }
      """)
    #expect(
      found == [
        "Cook.cook -> RecipeKit.(extension of String) (member)",
        "Cook.shop -> GroceryKit.(extension of String) (member)",
      ])
  }

  @Test("show public declarations of other modules, and no others")
  func publicNames() {
    let found = edges(
      """
      --- App/Main.swift
      import Core
      struct Main {
        let a: Open
        let b: Closed
        func run() { start(); stop() }
      }
      --- Core/Core.swift
      public struct Open {}
      struct Closed {}
      public func start() {}
      func stop() {}
      """)
    #expect(found == ["App.Main -> Core.Open", "App.Main -> Core.start"])
  }

  @Test("mean what the module's manifest says that a name stands for")
  func aliases() {
    let found = edges(
      """
      alias App = Utils GameUtils
      --- App/Main.swift
      import Utils
      struct Main {
        let one: Service
        let two: Utils.Service
      }
      --- GameUtils/A.swift
      public struct Service {}
      --- Other/Main.swift
      import Utils
      struct Main { let one: Service }
      --- Utils/B.swift
      public struct Service {}
      """)
    #expect(found == ["App.Main -> GameUtils.Service", "Other.Main -> Utils.Service"])
  }

  @Test("of a name that no module has mean the module that the manifest calls so")
  func aliasOfNoModule() {
    let found = edges(
      """
      alias App = GameUtils Utils
      --- App/Main.swift
      import GameUtils
      struct Main { let one: GameUtils.Service }
      --- Utils/B.swift
      public struct Service {}
      """)
    #expect(found == ["App.Main -> Utils.Service"])
  }

  @Test("are needed in the file itself")
  func notImported() {
    let project = SwiftProject(
      """
      --- App/A.swift
      import Core
      --- App/B.swift
      struct Main { let service: Service }
      --- Core/Core.swift
      public struct Service {}
      """)
    #expect(project.edgeLines == [])
    #expect(project.graph.nameCounts.external == 1)
  }

  @Test("with @testable show internal declarations, and never private ones")
  func testable() {
    let found = edges(
      """
      --- Core/Core.swift
      struct Service {}
      private struct Hidden {}
      fileprivate func hide() {}
      --- CoreTests/Tests.swift
      @testable import Core
      struct Tests {
        let service: Service
        let hidden: Hidden
        func test() { hide() }
      }
      """)
    #expect(found == ["CoreTests.Tests -> Core.Service"])
  }

  @Test("show package declarations within one package only")
  func packageAccess() {
    let found = edges(
      """
      --- App/Main.swift
      import Core
      struct Main { let service: Service }
      --- Core/Core.swift
      package struct Service {}
      --- Web/Main.swift in Web@Other
      import Core
      struct Main { let service: Service }
      """)
    #expect(found == ["App.Main -> Core.Service"])
  }

  @Test("with @_exported hand a module on, at any remove")
  func reexports() {
    let found = edges(
      """
      --- App/Main.swift
      import Umbrella
      struct Main { let service: Service }
      --- Base/Base.swift
      public struct Service {}
      --- Core/Exports.swift
      @_exported import Base
      --- Umbrella/Exports.swift
      @_exported import Core
      """)
    #expect(found == ["App.Main -> Base.Service"])
  }

  @Test("with @_exported are seen in every file of their module")
  func ownReexports() {
    let found = edges(
      """
      --- Base/Base.swift
      public struct Service {}
      --- Core/Exports.swift
      @_exported import Base
      --- Core/Use.swift
      struct Use { let service: Service }
      """)
    #expect(found == ["Core.Use -> Base.Service"])
  }

  @Test("that export each other end")
  func mutualReexports() {
    let found = edges(
      """
      --- A/A.swift
      @_exported import B
      public struct FromA {}
      --- B/B.swift
      @_exported import A
      public struct FromB {}
      --- C/C.swift
      import A
      struct Use { let a: FromA; let b: FromB }
      """)
    #expect(found == ["C.Use -> A.FromA", "C.Use -> B.FromB"])
  }

  @Test("of one declaration show none of what its module hands on")
  func scopedImportOfReexporter() {
    let found = edges(
      """
      --- App/Main.swift
      import struct Core.Service
      struct Main { let service: Service; let client: Client }
      --- Base/Base.swift
      public struct Service {}
      public struct Client {}
      --- Core/Exports.swift
      @_exported import Base
      """)
    #expect(found == ["App.Main -> Base.Service"])
  }

  @Test("without @_exported hand nothing on")
  func plainImports() {
    let found = edges(
      """
      --- App/Main.swift
      import Core
      struct Main { let service: Service }
      --- Base/Base.swift
      public struct Service {}
      --- Core/Core.swift
      import Base
      """)
    #expect(found == [])
  }

  @Test("of one declaration show that one alone", arguments: ["struct", "class", "func", "let"])
  func scopedImport(kind: String) {
    let found = references(
      """
      --- App/Main.swift
      import \(kind) Core.Service
      struct Main { let one: Service; let two: Client }
      --- Core/Core.swift
      public struct Service {}
      public struct Client {}
      """)
    #expect(found == ["App/Main.swift:2 Service -> Core.Service"])
  }

  @Test("of one declaration beside the whole module hide nothing")
  func scopedAndWhole() {
    let found = edges(
      """
      --- App/Main.swift
      import struct Core.Service
      import Core
      struct Main { let client: Client }
      --- Core/Core.swift
      public struct Service {}
      public struct Client {}
      """)
    #expect(found == ["App.Main -> Core.Client"])
  }

  @Test("of one declaration hide what whole modules have by its name")
  func scopedHidesWhole() {
    let found = edges(
      """
      --- App/Main.swift
      import struct Core.Service
      import Base
      struct Main { let service: Service; let client: Client }
      --- Core/Core.swift
      public struct Service {}
      public struct Client {}
      --- Base/Base.swift
      public struct Service {}
      public struct Client {}
      """)
    #expect(found == ["App.Main -> Base.Client", "App.Main -> Core.Service"])
  }

  @Test("may stand under a condition, in groups, with access and attributes")
  func forms() {
    let project = SwiftProject(
      """
      --- App/Main.swift
      internal import A
      @preconcurrency public import B

      #if os(iOS)
      import C
      #endif
      @_implementationOnly import D
      @_spi(Extra) import E
      import Foundation
      struct Main { let a: InA; let b: InB; let c: InC; let d: InD; let e: InE }
      --- A/A.swift
      public struct InA {}
      --- B/B.swift
      public struct InB {}
      --- C/C.swift
      public struct InC {}
      --- D/D.swift
      public struct InD {}
      --- E/E.swift
      public struct InE {}
      """)
    #expect(
      project.edgeLines == [
        "App.Main -> A.InA", "App.Main -> B.InB", "App.Main -> C.InC", "App.Main -> D.InD",
        "App.Main -> E.InE",
      ])
    #expect(
      project.importLines == [
        "App/Main.swift:1 A*", "App/Main.swift:2 B*", "App/Main.swift:5 C*",
        "App/Main.swift:7 D*", "App/Main.swift:8 E*", "App/Main.swift:9 Foundation",
      ])
  }

  @Test("are listed with their path, place and marks; those of the own module are not")
  func importList() {
    let graph = SwiftProject(
      """
      --- App/Main.swift
      import App
      @testable import Core
      @_exported import struct Foundation.Date
      --- Core/Core.swift
      """
    ).graph
    #expect(graph.imports.map(\.path) == ["Core", "Foundation.Date"])
    #expect(graph.imports.map(\.module) == ["Core", "Foundation"])
    #expect(graph.imports.map(\.isTestable) == [true, false])
    #expect(graph.imports.map(\.isReexported) == [false, true])
    #expect(graph.imports.map(\.target) == [graph.files[1].module, nil])
  }

  @Test("of one name from an external module come before those of whole modules")
  func namesFromExternalModules() {
    let project = SwiftProject(
      """
      --- Core/Core.swift
      public struct Text {}
      public struct Image {}
      --- App/App.swift
      import Core
      import struct SwiftUI.Text
      struct Screen { let text: Text; let image: Image }
      --- App/Exports.swift
      @_exported import struct System.Image
      --- Tool/Tool.swift
      import Core
      struct Tool { let text: Text; let image: Image }
      """)
    #expect(project.edgeLines == ["Tool.Tool -> Core.Image", "Tool.Tool -> Core.Text"])
  }

  @Test(
    "a type of a known module is not meant behind another one's name, nor where only unknown ones are imported",
    arguments: [
      ("import Beaver\nimport SwiftUI", "Beaver.State", false),
      ("import Beaver\nimport SwiftUI", "SwiftUI.State", true),
      ("import Beaver\nimport SwiftUI", "State", true), ("import Beaver", "State", false),
      ("import SwiftUI", "State", true), ("import Foundation", "State", true),
      ("import Beaver\nimport Foundation", "Date", true), ("import Beaver", "String", true),
      ("import Beaver", "Date", true), ("import Foundation", "Foundation.Date", true),
      ("import SwiftUI", "Foundation.Date", true),
    ])
  func homesOfForeignTypes(imports: String, written: String, isKnown: Bool) {
    let project = SwiftProject(
      """
      --- App/Other.swift
      import SwiftUI
      --- App/Main.swift
      \(imports)
      func f(_ value: \(written)) { value.wrappedValue.x(); value.timeIntervalSince1970.x(); value.count.x() }
      """)
    let declaring = project.graph.external.compactMap { reference in
      reference.declaringType.map { project.graph.names[$0] }
    }
    #expect(!declaring.isEmpty == isKnown, "\(declaring)")
  }
}

import Testing

@Suite("Members that extensions add")
struct ExtensionMemberTests {
  @Test("of a type that stand in another module's extension are edges to that extension")
  func extensionMembers() {
    let found = edges(
      """
      --- App/Main.swift
      import Core
      import Extras
      struct Main {
        func run() { Service.fast(); Service.slow() }
      }
      class Screen: Base { func start() { animate() } }
      --- Core/Core.swift
      public struct Service { public static func slow() {} }
      open class Base { public init() {} }
      --- Extras/Extras.swift
      import Core
      extension Service { public static func fast() {} }
      extension Base { public func animate() {} }
      """)
    #expect(
      found == [
        "App.Main -> Core.Service", "App.Main -> Extras.(extension of Core.Service) (member)",
        "App.Screen -> Core.Base", "App.Screen -> Extras.(extension of Core.Base) (member)",
        "Extras.(extension of Core.Base) -> Core.Base",
        "Extras.(extension of Core.Service) -> Core.Service",
      ])
  }

  @Test("of a module that no file imports are not seen")
  func unrelatedExtensions() {
    let text = """
      --- App/Main.swift
      extension Int {
        var doubled: Int { 2 }
        func use() -> Int { doubled }
        func other() -> Int { tripled }
      }
      --- Other/Other.swift
      extension Int {
        public var doubled: Int { 3 }
        public var tripled: Int { 3 }
      }
      """
    #expect(edges(text) == [])
    #expect(ambiguous(text) == [])
  }

  @Test("of a module that another file of the module imports are seen")
  func leakingMembers() {
    let found = edges(
      """
      --- App/Imports.swift
      import Core
      --- App/Main.swift
      extension Int { func use() -> Int { doubled } }
      --- Base/Base.swift
      extension Int { public var doubled: Int { 3 } }
      --- Core/Core.swift
      import Base
      """)
    #expect(found == ["App.(extension of Int) -> Base.(extension of Int) (member)"])
  }

  @Test("of foreign types that the project adds are found behind the type's name")
  func foreignTypes() {
    let found = edges(
      """
      --- App/Main.swift
      import Core
      import Foundation
      func run(_ box: Int.Box) {
        _ = Notification.Name.didLogIn
        _ = Int.answer
        _ = Int.max
      }
      --- Core/Core.swift
      import Foundation
      extension Notification.Name { public static let didLogIn = Notification.Name("x") }
      extension Int {
        public static let answer = 42
        public struct Box { public struct Lid {} }
      }
      extension Int.Box { public func open(_ lid: Lid) {} }
      """)
    #expect(
      found == [
        "App.run -> Core.(extension of Int)",
        "App.run -> Core.(extension of Notification.Name) (member)",
      ])
  }

  @Test("of foreign types may be overloads that are not shown")
  func foreignOverloads() {
    let found = edges(
      """
      --- App/Main.swift
      import Core
      extension Array {
        func use() {
          _ = first(where: { _ in true })
          _ = first(by: 1)
        }
      }
      --- Core/Core.swift
      extension Array { public func first(by step: Int) -> Int { 1 } }
      """)
    #expect(found == ["App.(extension of Array) -> Core.(extension of Array) (member)"])
    let other = edges(
      """
      --- App/Main.swift
      import Core
      extension Array { func use() { _ = first(where: { _ in true }) } }
      --- Core/Core.swift
      extension Array { public func first(by step: Int) -> Int { 1 } }
      """)
    #expect(other == [])
  }

  @Test("that initialise foreign types are found by labels alone")
  func foreignInitialisers() {
    let found = references(
      """
      --- App/Main.swift
      import Core
      let a = [1].map(String.init)
      let b = String.init(1)
      let c = String.init(hexadecimal: 1)
      --- Core/Core.swift
      extension String {
        public init(_ list: [Int]) { self = "" }
        public init(hexadecimal: Int) { self = "" }
      }
      """)
    #expect(found == ["App/Main.swift:4 init -> Core.(extension of String)"])
  }

  @Test("that the project adds to a foreign protocol are those of the types that conform to it")
  func foreignProtocols() {
    let found = references(
      """
      --- App/Main.swift
      import Core
      struct List: Collection {
        func use() { log() }
      }
      func build<T: Collection>(_ items: T.Type) { _ = T.title }
      --- Core/Core.swift
      extension Collection {
        public func log() {}
        public static var title: String { "" }
      }
      """)
    #expect(
      found == [
        "App/Main.swift:3 log -> Core.(extension of Collection)",
        "App/Main.swift:5 title -> Core.(extension of Collection)",
      ])
  }

  @Test("of a type behind the name of a module that the file sees without importing it")
  func behindModulesThatAreHandedOn() {
    let found = edges(
      """
      --- App/Exports.swift
      @_exported import SwiftUI
      --- App/Styles.swift
      extension SwiftUI.Font { static let headline2 = 1 }
      extension Foundation.URL { var isShort: Bool { true } }
      --- App/Screen.swift
      struct Screen { let font = Font.headline2 }
      struct Link { func look(_ url: URL) -> Bool { url.isShort } }
      --- Other/Other.swift
      import SwiftUI
      extension Foundation.Date { var isOld: Bool { true } }
      struct Page { func look(_ date: Date) -> Bool { date.isOld } }
      --- Third/Third.swift
      import App
      extension SwiftUI.Color { static let brand = 1 }
      struct Paint { let color = Color.brand; let other = SwiftUI.Color.brand }
      """)
    #expect(
      found == [
        "App.Link -> App.(extension of URL) (member)",
        "App.Screen -> App.(extension of Font) (member)",
        "Other.Page -> Other.(extension of Date) (member)",
        "Third.Paint -> Third.(extension of Color) (member)",
      ])
  }

  @Test("of a type that has the name of the exported module that declares it")
  func namedAsTheirModule() {
    let found = edges(
      """
      --- App/Exports.swift
      @_exported import Either
      --- App/Either.swift
      extension Either { func swapped() -> Self { self } }
      --- App/Screen.swift
      struct Screen { func look(_ either: Either<Int, Bool>) { _ = either.swapped() } }
      """)
    #expect(found == ["App.Screen -> App.(extension of Either) (member)"])
  }
}

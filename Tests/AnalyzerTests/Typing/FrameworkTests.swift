import ArchTestSupport
import Testing

@Suite("Chains through Apple's frameworks and packages")
struct FrameworkTests {
  private let declarations = """
    import SwiftUI
    struct Item: Identifiable { var id = 0; var title = ""; var size = 0 }
    @Observable class Theme { var tint = 0; var item = Item() }
    class Feed: ObservableObject { @Published var items: [Item] = []; var total = 0 }
    struct Other { var title = 0; var tint = 0; var item = 0; var items = 0; var size = 0; var total = 0 }
    """

  @Test("property wrappers tell types by their arguments, and project them")
  func wrappers() {
    let found = members(
      ofFile: """
        import SwiftUI
        struct Screen: View {
          @Environment(Theme.self) private var theme
          @State private var chosen = Item()
          @StateObject private var feed = Feed()
          @Bindable var other: Theme
          var body: some View {
            Text("").opacity(theme.tint)
            TextField("", text: $chosen.title)
            List($feed.items) { $item in Text(item.title) }
            TextField("", text: $other.item.title)
          }
        }
        """, given: declarations)
    #expect(
      found == "Theme.tint Item.title Feed.items Item.title Theme.item Item.title")
  }

  @Test("metatypes of arrays, dictionaries, tuples and optionals name what they are made of")
  func metatypes() {
    let found = members(
      ofFile: """
        import Foundation
        func read(_ data: Data) throws {
          let items = try JSONDecoder().decode([Item].self, from: data)
          _ = items.first?.title
          _ = try JSONDecoder().decode([String: [Item]].self, from: data)["a"]?.first?.size
          _ = make(Item?.self)?.title
          _ = make((Int, Item).self).1.size
          _ = make([Item?].self)[0]?.title
        }
        func make<T>(_ type: T.Type) -> T { fatalError() }
        """, given: declarations)
    #expect(found == "Item.title Item.size Item.title Item.size Item.title")
  }

  @Test("the parameter $name of a closure makes what is wrapped known as name")
  func projectedParameters() {
    let found = members(
      ofFile: """
        @propertyWrapper struct Box<T> {
          var wrappedValue: T
          var projectedValue: Box<T> { self }
          init(wrappedValue: T) { fatalError() }
          init(projectedValue: Box<T>) { self = projectedValue }
        }
        func each<T>(_ list: Box<[T]>, _ body: (Box<T>) -> Void) {}
        struct Uses {
          @Box var list: [Item] = []
          func a() { each($list) { $item in _ = item.title; _ = $item.wrappedValue.size } }
          func b() { each($list) { box in _ = box.wrappedValue.size } }
        }
        """, given: declarations)
    #expect(
      found.replacing("Box.wrappedValue ", with: "") == "Item.title Item.size Item.size")
  }

  @Test("what two known modules declare alike goes on")
  func declaredTwice() {
    let found = members(
      ofFile: """
        import Combine
        import Foundation
        func watch() -> AnyCancellable {
          NotificationCenter.default.publisher(for: Notification.Name("x")).map { _ in Item() }
            .sink { _ = $0.title }
        }
        """, given: declarations)
    #expect(found == "Item.title")
  }

  @Test("key paths of the environment and of dependencies have the types of the project's keys")
  func keys() {
    let found = members(
      ofFile: """
        import SwiftUI
        import ComposableArchitecture
        struct Screen: View {
          @Environment(\\.theme) var theme
          @Dependency(\\.client) var client
          var body: some View { Text("").onAppear { _ = theme.tint; client.send() } }
        }
        """,
      given: declarations + """

        import ComposableArchitecture
        struct Client { func send() {} }
        extension EnvironmentValues { var theme: Theme { get { fetch() } } }
        extension DependencyValues { var client: Client { get { fetch() } } }
        """)
    #expect(found.hasSuffix("Theme.tint Client.send"), "\(found)")
  }

  @Test("closures of frameworks get their parameters' types")
  func closures() {
    let found = members(
      ofFile: """
        import SwiftUI
        struct Screen: View {
          let items: [Item]
          @ObservedObject var feed: Feed
          var body: some View {
            ForEach(items) { item in Text(item.title) }
            Text("").task { await Task { _ = items[0].size }.value }
          }
          func bind() {
            _ = feed.$items.sink { print($0[0].title) }
            _ = feed.$items.map { $0.first }.sink { print($0?.size) }
            withAnimation { feed.total += 1 }
          }
        }
        """, given: declarations)
    #expect(
      found
        == "Item.title Item.size Feed.items Item.title Feed.items Item.size Feed.total")
  }

  @Test("an unknown modifier gives a view again")
  func modifiers() {
    let found = members(
      ofFile: """
        import SwiftUI
        struct Screen: View {
          var body: some View { Text("").padding().unheardOf(1).badged() }
        }
        """, given: declarations + "\nextension View { func badged() -> some View { self } }")
    #expect(found.hasSuffix(").badged"), "\(found)")
  }

  @Test("reducers know the types of their state and actions")
  func reducers() {
    let found = members(
      ofFile: """
        import SwiftUI
        import ComposableArchitecture
        @Reducer struct Feature {
          struct State { var item = Item() }
          enum Action { case tapped(Item), load }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .tapped(let item): state.item.title = item.title
              case .load: break
              }
              return .none
            }
          }
        }
        struct Screen {
          let store: StoreOf<Feature>
          func run() { store.send(.load); _ = store.item.size }
        }
        """, given: declarations + "\nimport ComposableArchitecture")
    #expect(found.contains("Item.title Item.title"), "\(found)")
    #expect(found.hasSuffix("Feature.load Feature.item Item.size"), "\(found)")
  }

  @Test("a call that only the framework's type of a name takes makes that")
  func names() {
    let project = SwiftProject(
      """
      --- Models/List.swift
      public struct List { public init(id: Int, title: String) {} }
      --- App/Screen.swift
      import Models
      import SwiftUI
      struct Screen: View {
        var body: some View { List { Text("") } }
        func make() { _ = List(id: 1, title: "") }
      }
      """)
    #expect(
      project.referenceLines.filter { $0.contains("List") } == [
        "App/Screen.swift:5 List -> Models.List"
      ])
  }

  @Test(
    "what is only seen through other files' imports is probable; a type's own member is meant before it"
  )
  func leaked() {
    let project = SwiftProject(
      """
      --- Design/Colors.swift
      import UIKit
      extension UIColor {
        public static var brand: UIColor { UIColor() }
        public static var white: UIColor { UIColor() }
      }
      --- App/Other.swift
      import Design
      --- App/Screen.swift
      import UIKit
      func paint() { _ = UIColor.brand; _ = UIColor.white }
      --- App/Direct.swift
      import Design
      import UIKit
      func draw() { _ = UIColor.brand; _ = UIColor.white }
      """)
    let confidences = project.graph.edges.filter {
      project.graph.nodes[$0.to.int].id.contains("UIColor")
    }
    .map { "\(project.graph.nodes[$0.from.int].id) \($0.references.count) \($0.confidence)" }
    #expect(confidences == ["App.draw 2 certain", "App.paint 1 probable"])
  }

  @Test("an enum with a reducer's macro is its own state")
  func enumReducers() {
    let found = members(
      ofFile: """
        import ComposableArchitecture
        @Reducer struct Feature {
          struct State { var destination: Destination.State? }
          enum Action {}
          func go(_ state: inout State) { state.destination = .detail(Item()) }
        }
        """,
      given: declarations + """

        import ComposableArchitecture
        @Reducer enum Destination { case detail(Item) }
        """)
    #expect(found == "Destination.detail")
  }

  @Test("the cases of an enum of reducers hold the states and actions of these")
  func enumsOfReducers() {
    let found = members(
      ofFile: """
        import ComposableArchitecture
        @Reducer struct Feature {
          struct State {}
          enum Action { case path(Path.Action) }
          func go(_ action: Action) {
            switch action {
            case .path(.list(.tapped)): break
            case .path(.list): break
            }
          }
        }
        """,
      given: """
        import ComposableArchitecture
        @Reducer struct List { struct State {}; enum Action { case tapped } }
        @Reducer enum Path { case list(List) }
        """)
    #expect(found == "Path.list List.tapped Path.list")
  }

  @Test("a name alone means the only static member that an extension adds to a framework's type")
  func nameAlone() {
    let added = "import UIKit\nextension UIFont { static var body15: UIFont { UIFont() } }"
    let use = "func paint() { unheardOf().font = .body15 }"
    #expect(members(ofFile: use, given: added) == "(extension of UIFont).body15")
    #expect(members(ofFile: use, given: added + "\nenum Size { case body15 }") == "?body15")
  }

  @Test("typed throws tell what `throw .name` means")
  func typedThrows() {
    let found = members(
      ofFile: """
        func run() throws(Failure) { throw .late }
        func stop() { do throws(Failure) { throw .early } catch { print(error.code) } }
        let body = { () throws(Failure) -> Void in throw .late }
        """, given: "enum Failure: Error { case late, early; var code: Int { 0 } }")
    #expect(found == "Failure.late Failure.early Failure.code Failure.late")
  }

  @Test("what one build declares is not meant in another")
  func builds() {
    let project = SwiftProject(
      """
      --- M/Mask.swift
      #if os(tvOS)
      struct Mask {}
      #endif
      --- M/Use.swift
      #if os(iOS)
      func turn(_ mask: Mask) {}
      #else
      func stay(_ mask: Mask) {}
      #endif
      """)
    #expect(
      project.referenceLines.filter { $0.contains("Mask") } == ["M/Use.swift:4 Mask -> M.Mask"])
  }

  @Test("a file of reducers whose actions a protocol gives them needs no more steps than others")
  func reducersOfOneProtocol() {
    let names = (1...6).map { "Step\($0)" }
    let project = SwiftProject(
      """
      --- M/Feature.swift
      import ComposableArchitecture
      protocol Feature: Reducer where Action == FeatureAction<Self> {
        associatedtype Result = Never
      }
      @CasePathable
      enum FeatureAction<F: Feature> { case done(F.Result), other }
      extension Reducer where Self: Feature { typealias Action = FeatureAction<Self> }
      \(names.map {
        "struct \($0): Feature { struct State { var x = 0 }; enum Result { case yes, no } }"
      }.joined(separator: "\n"))
      --- M/Parent.swift
      import ComposableArchitecture
      struct Parent: Reducer {
        @CasePathable
        enum State { case \(names.map { "\($0.lowercased())(\($0).State)" }.joined(separator: ", ")) }
        @CasePathable
        enum Action { case \(names.map { "\($0.lowercased())(\($0).Action)" }.joined(separator: ", ")) }
        var body: some ReducerOf<Self> {
          \(names.map {
            "Scope(state: \\.\($0.lowercased()), action: \\.\($0.lowercased())) { \($0)() }"
          }.joined(separator: "\n"))
        }
      }
      """)
    let problems = Set(project.project.problems.map(\.kind))
    #expect(problems == [])
  }

  @Test("what an enum of reducers has is no business of a protocol's extension for others")
  func enumsOfReducersBesideConstrainedExtensions() {
    let found = members(
      ofFile: """
        import ComposableArchitecture
        @Reducer struct Tour {
          @Reducer enum Path { case intro(Intro) }
          @ObservableState struct State { var path = StackState<Path.State>() }
          enum Action { case path(StackActionOf<Path>) }
          func go(_ action: Action) {
            switch action {
            case .path(.element(id: _, action: .intro(.next))): break
            default: break
            }
          }
        }
        """,
      given: """
        import ComposableArchitecture
        protocol Feature: Reducer where Action == FeatureAction<Self> { associatedtype Tap }
        enum FeatureAction<F: Feature> { case tap(F.Tap) }
        extension Reducer where Self: Feature { typealias Action = FeatureAction<Self> }
        @Reducer struct Intro {
          @ObservableState struct State { var title = "" }
          enum Action { case next }
        }
        """)
    #expect(found == "Intro.next")
  }
}

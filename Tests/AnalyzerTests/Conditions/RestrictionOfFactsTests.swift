import ArchTestSupport
import SourceFacts
import Testing

@Suite("Code of a chosen build")
struct RestrictionOfFactsTests {
  private static let nested = """
    --- App/App.swift
    #if os(Linux)
    import LinuxKit
    #if DEBUG
    struct Tracer { let log: Log }
    #else
    struct Tracer { let file: File }
    #endif
    #elseif os(macOS)
    import MacKit
    struct Tracer { let window: Window }
    #else
    struct Tracer { let screen: Screen }
    #endif
    struct Always { let tracer: Tracer }
    --- App/Parts.swift
    struct Log {}
    struct File {}
    struct Window {}
    struct Screen {}
    --- LinuxKit/L.swift
    --- MacKit/M.swift
    """

  @Test(
    "is that of the branches which it can have",
    arguments: [
      (nil, ["File", "Log", "Screen", "Window"], ["LinuxKit", "MacKit"]),
      (BuildConfiguration(platform: .linux), ["File", "Log"], ["LinuxKit"]),
      (BuildConfiguration(defined: ["DEBUG"], platform: .linux), ["Log"], ["LinuxKit"]),
      (BuildConfiguration(undefined: ["DEBUG"], platform: .linux), ["File"], ["LinuxKit"]),
      (BuildConfiguration(platform: .macos), ["Window"], ["MacKit"]),
      (BuildConfiguration(defined: ["DEBUG"], platform: .ios), ["Screen"], []),
      (
        BuildConfiguration(defined: ["DEBUG"]), ["Log", "Screen", "Window"], ["LinuxKit", "MacKit"]
      ),
    ] as [(BuildConfiguration?, [String], [String])])
  func branches(build: BuildConfiguration?, parts: [String], imports: [String]) {
    let project = SwiftProject(Self.nested, configuration: build)
    #expect(
      project.edgeLines
        == ["App.Always -> App.Tracer"] + parts.map { "App.Tracer -> App.\($0)" })
    #expect(project.graph.imports.map(\.module) == imports)
  }

  @Test(
    "leaves out what no build can have, whatever is chosen",
    arguments: [
      ("os(Linux) && os(macOS)", false), ("os(Linux) && canImport(Darwin)", false),
      ("DEBUG && !DEBUG", false), ("swift(>=6) && swift(<6)", false), ("DEBUG && false", false),
      ("os(Linux) && !os(macOS)", true), ("os(Linux) && DEBUG", true), ("!canImport(Kit)", true),
    ])
  func impossible(condition: String, isBuilt: Bool) {
    let project = SwiftProject(
      """
      --- App/App.swift
      #if \(condition)
      import Kit
      struct Odd { let part: Part }
      extension Part { func odd() {} }
      #endif
      struct Part { let other: Other }
      struct Other {}
      --- Kit/Kit.swift
      """)
    let always = ["App.Part -> App.Other"]
    #expect(project.edgeLines == (isBuilt ? ["App.Odd -> App.Part"] : []) + always)
    #expect(project.graph.imports.count == (isBuilt ? 1 : 0))
  }

  @Test("leaves out branches of nested conditions that contradict those around")
  func impossibleBranches() {
    let project = SwiftProject(
      """
      #if os(Linux)
      struct A { let b: B }
      #if os(macOS)
      struct C { let b: B }
      #else
      struct D { let b: B }
      #endif
      #elseif os(Linux) && DEBUG
      struct E { let b: B }
      #endif
      struct B {}
      """)
    #expect(project.edgeLines == ["M.A -> M.B", "M.D -> M.B"])
  }

  @Test("has no nodes for types that it lacks, nor counts them")
  func types() {
    let text = """
      #if DEBUG
      class Mock {}
      extension Real { struct Inner {} }
      #endif
      struct Real {}
      """
    let project = SwiftProject(text, configuration: BuildConfiguration(undefined: ["DEBUG"]))
    #expect(project.graph.nodes.map(\.id) == ["M.Real"])
    #expect(project.graph.nodes.map(\.typeCount) == [1])
  }

  @Test("imports modules of the project wherever it asks whether it can")
  func canImport() {
    let text = """
      --- App/App.swift
      #if canImport(Core)
      import Core
      #else
      struct Service {}
      #endif
      struct App { let service: Service }
      --- Core/Core.swift
      public struct Service {}
      """
    let project = SwiftProject(text, configuration: BuildConfiguration(platform: .linux))
    #expect(project.edgeLines == ["App.App -> Core.Service"])
  }

  @Test("keeps what is open of a condition on its references")
  func residualConditions() {
    let text = """
      struct A {
      #if os(Linux) && DEBUG
        let b: B
      #endif
      #if os(Linux)
        let c: C
      #endif
      }
      struct B {}
      struct C {}
      """
    func conditions(_ build: BuildConfiguration?) -> [String?] {
      let graph = SwiftProject(text, configuration: build).graph
      return graph.references.map { graph.conditionText($0.condition) }
    }
    #expect(conditions(nil) == ["os(Linux) && DEBUG", "os(Linux)"])
    #expect(conditions(BuildConfiguration(platform: .linux)) == ["DEBUG", nil])
  }

  /// Code of many forms around code that the build lacks, so that all numbers of what follows move.
  private static let forms = """
    --- App/App.swift
    import Core
    #if GONE
    import Other
    import struct Other.Thing
    @available(*, deprecated)
    protocol Lost: Base where Item == Thing { associatedtype Item }
    func lost<T: Base>(_ value: T, label: Thing = Thing()) -> Thing { Thing(value).map { $0.name } }
    let gone = [Thing(), .make(1)]
    #endif
    final class Screen<Value: Base>: Base, Named where Value: Named {
      @Wrapped var state: State = .initial
      let items: [String: (Item, Item?)]
      #if GONE
      var lost: Thing { Thing() }
      enum Lost { case thing(Thing) }
      #endif
      init(items: [String: (Item, Item?)]) { self.items = items }
      func show<Row: Named>(_ row: Row, in list: List<Item> = List()) throws -> State {
        let first = items.values.first?.0
        #if GONE
        let thing = Thing()
        thing.run(first as Any) { value in value.name }
        #endif
        guard let name = first?.name, let row = row as? Item else { return .failed(Reason.none) }
        list.apply { (item: Item) in item.rename(name) }
        let pick = { (isFirst: Bool) -> State in
          #if GONE
          return .failed(Thing().reason)
          #endif
          if isFirst { return .initial }
          return .finished
        }
        let pair: (first: Item, rest: [Item]) = (row, [])
        pair.first.rename(pair.rest[0].name)
        if pick(true) == pick(false) { list.apply { $0.rename(name) } }
        return make(\\Item.name, row)
          #if GONE
          .lost(Thing())
          #endif
          .done(State.finished)
      }
      func make(_ path: KeyPath<Item, String>, _ item: Item) -> Builder { Builder() }
    }
    extension Screen { struct Inner { let state: State } }
    struct Builder { func done(_ state: State) -> State { state } }
    --- App/Parts.swift
    protocol Base {}
    protocol Named { var name: String { get } }
    @propertyWrapper struct Wrapped<V> { var wrappedValue: V }
    enum State { case initial, finished, failed(Reason) }
    enum Reason { case none }
    struct Item: Named { let name: String; func rename(_ name: String) {} }
    struct List<E> { func apply(_ body: (E) -> Void) {} }
    struct Thing: Named { let name: String; func run(_ x: Any, _ f: (Thing) -> String) {} }
    --- Core/Core.swift
    public struct CoreThing {}
    --- Other/Other.swift
    public struct Thing {}
    """

  @Test("reads as if the rest were not written")
  func blanked() {
    let build = BuildConfiguration(undefined: ["GONE"])
    let restricted = SwiftProject(Self.forms, configuration: build)
    var isGone = false
    let lines = Self.forms.split(separator: "\n", omittingEmptySubsequences: false)
    let blanked = lines.map { line -> String in
      if line.contains("#if GONE") { isGone = true }
      defer { if line.contains("#endif") { isGone = false } }
      return isGone ? "" : String(line)
    }
    let plain = SwiftProject(blanked.joined(separator: "\n"))
    #expect(restricted.edgeLines == plain.edgeLines)
    #expect(restricted.referenceLines == plain.referenceLines)
    #expect(restricted.missingLines(.unresolved) == plain.missingLines(.unresolved))
    #expect(restricted.importLines == plain.importLines)
    #expect(restricted.graph.external.count == plain.graph.external.count)
    #expect(restricted.graph.nameCounts == plain.graph.nameCounts)
    #expect(restricted.graph.memberCounts == plain.graph.memberCounts)
    #expect(restricted.graph.conditions == [.always])
    #expect(plain.edgeLines.count > 10)
    #expect(SwiftProject(Self.forms).edgeLines != plain.edgeLines)
  }

  @Test("is all of it where the configuration decides nothing")
  func nothingDecided() {
    let open = SwiftProject(Self.nested, configuration: BuildConfiguration())
    #expect(open.edgeLines == SwiftProject(Self.nested).edgeLines)
  }
}

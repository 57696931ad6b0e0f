import ArchTestSupport
import DependencyModel
import SourceFacts
import Testing

/// The declarations of a small program, by name.
private struct Declared {
  let table: DeclarationTable

  init(_ text: String) { table = SwiftProject(text).project.declarationTable() }

  /// The first declaration of a qualified name and, where it matters, a kind.
  func id(_ name: String, _ kind: DeclarationKind? = nil) throws -> DeclarationID {
    try #require(
      table.ids.first {
        table[$0].qualifiedName == name && (kind == nil || table[$0].kind == kind)
      }, "\(name) is not declared")
  }

  subscript(name: String) -> Declaration {
    get throws { table[try id(name)] }
  }

  /// The supertypes of a type as written, those of others behind a `<`.
  func supertypes(_ name: String) throws -> [String] {
    table.supertypes(of: try id(name)).map { ($0.isDirect ? "" : "< ") + $0.written.text }
  }

  /// The members of a type.
  func members(_ name: String) throws -> [String] {
    table.members(of: try id(name)).map { table[$0].fullName }
  }
}

@Suite("Table of declarations")
struct DeclarationTableTests {
  @Test("numbers declarations file by file, as their facts list them")
  func order() {
    let table = Declared(
      """
      --- B/Two.swift
      struct Late { var x: Int }
      --- A/One.swift
      struct Early<T> {}
      extension Early { func f() {} }
      """
    ).table
    #expect(
      table.declarations.map(\.qualifiedName) == [
        "Early", "Early.T", "Early", "Early.f", "Late", "Late.x",
      ])
    #expect(table.declarations.map(\.parent?.index) == [nil, 0, nil, 2, nil, 4])
    #expect(table.declarations.map(\.subject?.index) == [0, nil, 0, nil, 4, nil])
    #expect(table[DeclarationID(5)].file == FileID(1))
  }

  @Test("writes types in one way, whatever the spaces, labels and attributes")
  func types() throws {
    let declared = Declared(
      """
      struct S {
        var a: [ Build ]
        var handler: (( _ module:Module, _ action :Action)->( ))?
        var c: Store < State,Int >.Inner!
        var d: [String:any P & Q]
        var e: @Sendable () async throws -> some View
        var f = 1
        var g: (any P)?
        var h: (x: Int, y: P.Type)
        func call(with first: inout A, _ second: B = b, third: C...) -> [D?] { [] }
        subscript(i: Int) -> E { e }
      }
      enum N { case some(value: Int), none }
      """)
    #expect(try declared["S.a"].type == "[Build]")
    #expect(try declared["S.handler"].type == "((Module, Action) -> Void)?")
    #expect(try declared["S.c"].type == "Store<State, Int>.Inner?")
    #expect(try declared["S.d"].type == "[String: any P & Q]")
    #expect(try declared["S.e"].type == "() -> some View")
    #expect(try declared["S.f"].type == nil)
    #expect(try declared["S.g"].type == "(any P)?")
    #expect(try declared["S.h"].type == "(Int, P.Type)")
    #expect(try declared["S.call"].type == "[D?]")
    #expect(try declared["S.call"].fullName == "call(with:_:third:)")
    #expect(try declared["S.subscript"].fullName == "subscript(_:)")
    #expect(try declared["N.some"].fullName == "some(value:)")
    #expect(try declared["N.none"].fullName == "none")
    #expect(
      try declared["S.call"].parameters == [
        DeclaredParameter(
          label: "with", name: "first", type: "A", hasDefault: false, isVariadic: false),
        DeclaredParameter(
          label: "_", name: "second", type: "B", hasDefault: true, isVariadic: false),
        DeclaredParameter(label: "third", type: "C", hasDefault: false, isVariadic: true),
      ])
  }

  @Test("keeps attributes, access as written, and where a declaration begins and ends")
  func details() throws {
    let text = "class C { @Published @Core.Wrapped<Int>(1) public private(set) var x = 1 }"
    let declared = Declared(text)
    let x = try declared["C.x"]
    #expect(x.attributes.map(\.type.name) == ["Published", "Wrapped"])
    #expect(x.attributes.map(\.text) == ["Published", "Core.Wrapped<Int>(1)"])
    #expect(x.writtenAccess == .public)
    #expect(x.setterAccess == .private)
    #expect(x.access == .internal)
    #expect(x.isStored)
    let bytes = Array(text.utf8)
    #expect(String(decoding: bytes[Int(x.start)..<Int(x.end)], as: UTF8.self).hasSuffix("x = 1"))
    #expect(try declared["C"].end == UInt32(bytes.count))
  }

  @Test("tells what says nothing but nil")
  func returnsNil() throws {
    let declared = Declared(
      """
      class C {
        var a: X? { nil }
        var b: X? { return nil }
        var c: X? { get { nil } set {} }
        var d: X? = nil
        var e: X?
        var f: X? { x ?? nil }
        var g: X? { get { x } set { return nil } }
        var h: X? { log(); return nil }
        func i() -> X? { nil }
        var j: X? { get { return nil } }
      }
      """)
    let silent = declared.table.declarations.filter { $0.marks.contains(.returnsNil) }.map(\.name)
    #expect(silent == ["a", "b", "c", "d", "i", "j"])
    let initial = declared.table.declarations.filter { $0.marks.contains(.hasInitialValue) }
    #expect(initial.map(\.name) == ["d"])
  }

  @Test("lists members of extensions in any file with those of the type")
  func members() throws {
    let declared = Declared(
      """
      --- A/One.swift
      extension Box.Lid { func open() {} }
      extension Box { struct Lid { var size: Int } }
      --- A/Two.swift
      public struct Box<T> { let content: T; enum Kind { case small }; func f() { func local() {} } }
      --- B/Three.swift
      import A
      extension Box { var more: Int { 1 } }
      extension String { var foreign: Int { 1 } }
      """)
    #expect(try declared.members("Box") == ["Lid", "content", "Kind", "f()", "more"])
    #expect(try declared.members("Box.Lid") == ["open()", "size"])
    #expect(try declared["Box.Lid.open"].qualifiedName == "Box.Lid.open")
    #expect(try declared["String.foreign"].name == "foreign")
    #expect(try declared.members("String").isEmpty)
  }

  @Test("takes alternatives under #if for one type")
  func alternatives() throws {
    let declared = Declared(
      """
      #if DEBUG
      struct S { var a: Int }
      #else
      struct S: P { var b: Int }
      #endif
      protocol P {}
      """)
    #expect(try declared.members("S") == ["a", "b"])
    #expect(try declared.supertypes("S") == ["P"])
    #expect(declared.table.declarations[2].subject == DeclarationID(0))
    #expect(declared.table.declarations[0].condition != .always)
  }
}

@Suite("Supertypes of declarations")
struct DeclaredSupertypeTests {
  @Test("go through superclasses, refinement and extensions in any file, nearest first")
  func transitive() throws {
    let declared = Declared(
      """
      --- Core/Core.swift
      public protocol Root {}
      public protocol Leaf: Root {}
      open class Controller<S, A>: NSObject {}
      --- App/One.swift
      import Core
      final class Home: Core.Controller<HomeState, AppState> {}
      --- App/Two.swift
      import Core
      extension Home: Leaf, Sendable {}
      extension NSObject: Traced {}
      protocol Traced {}
      """)
    #expect(
      try declared.supertypes("Home") == [
        "Core.Controller<HomeState, AppState>", "Leaf", "Sendable", "< NSObject", "< Root",
        "< Traced", "< Hashable", "< Equatable",
      ])
    let supertypes = declared.table.supertypes(of: try declared.id("Home"))
    #expect(
      supertypes.map(\.name) == [
        "Controller", "Leaf", "Sendable", "NSObject", "Root", "Traced", "Hashable", "Equatable",
      ])
    #expect(
      supertypes.map(\.kind) == [.class, .protocol, .protocol, .class]
        + Array(repeating: .protocol, count: 4))
    #expect(
      supertypes.map(\.canBeClass) == [true, false, false, true] + Array(repeating: false, count: 4)
    )
    #expect(supertypes[1].site.map { declared.table[$0].kind } == .extension)
  }

  @Test("are none that only a test adds to code outside of tests")
  func ofTests() throws {
    let declared = Declared(
      """
      role AppTests = test
      --- App/App.swift
      class Home: UIViewController {}
      protocol Shown {}
      --- AppTests/Tests.swift
      @testable import App
      extension Home: Traced {}
      extension UIViewController: Shown {}
      protocol Traced {}
      class Double: UIViewController {}
      extension Double: Traced {}
      """)
    let own = try declared.supertypes("Home")
    #expect(own.first == "UIViewController" && !own.contains("Traced") && !own.contains("< Shown"))
    #expect(try declared.supertypes("Double").contains("Traced"))
  }

  @Test("see through aliases and compositions, and each type once")
  func aliases() throws {
    let declared = Declared(
      """
      protocol P: Q {}
      protocol Q: P {}
      typealias Both = P & R
      protocol R {}
      struct S: Both, Hashable & R {}
      extension S: Hashable {}
      protocol T where Self: R {}
      """)
    #expect(try declared.supertypes("S") == ["Both", "Both", "Hashable", "< Q", "< Equatable"])
    #expect(
      declared.table.supertypes(of: try declared.id("S")).map(\.name) == [
        "P", "R", "Hashable", "Q", "Equatable",
      ])
    #expect(try declared.supertypes("T") == ["R"])
    #expect(try declared.supertypes("P") == ["Q"])
  }
}

@Suite("Types of declarations without a written one")
struct InferredDeclarationTypeTests {
  @Test(
    "are those of their values, as written types are written",
    arguments: [
      ("Foo()", ["Foo"]), ("[Foo()]", ["[Foo]"]), ("[\"a\": 1]", ["[String: Int]"]),
      ("Foo.self", ["Foo.Type"]), ("Foo().next", ["Foo?"]),
      ("Foo().inner", ["Foo.Inner", "Inner"]),
      ("(Foo(), 1)", ["(Foo, Int)"]), ("make()", ["[String: Foo]"]), ("Box(Foo())", ["Box<Foo>"]),
      ("unknown()", []), ("nil", []),
    ])
  func values(value: String, expected: [String]) throws {
    let declared = Declared(
      """
      struct Foo { struct Inner {}; var next: Foo? { nil }; var inner: Inner { Inner() } }
      struct Box<Content> { init(_ content: Content) {} }
      func make() -> [String: Foo] { [:] }
      class C { let value = \(value) }
      """)
    #expect(try declared["C.value"].inferredTypes == expected)
    #expect(try declared["C.value"].type == nil)
  }

  @Test("are not asked for where a type is written")
  func written() throws {
    #expect(try Declared("struct S { var a: Int = 1 }")["S.a"].inferredTypes.isEmpty)
  }
}

@Suite("Aliases and raw types in inheritance clauses")
struct AliasedSupertypeTests {
  /// The supertypes of a type by name, each with the aliases that stand for it.
  private func named(_ name: String, _ text: String) throws -> [String] {
    let declared = Declared(text)
    return declared.table.supertypes(of: try declared.id(name)).map { supertype in
      ([supertype.name] + supertype.aliases.map { "= \($0.name)" }).joined(separator: " ")
    }
  }

  @Test(
    "know Codable however it is written",
    arguments: [
      "struct S: Codable {}",
      "struct S: Encodable, Decodable {}",
      "struct S: Decodable {}; extension S: Encodable {}",
      "struct S: Model {}; protocol Model: Encodable, Decodable {}",
      "struct S: Model {}; typealias Model = Swift.Codable",
    ])
  func codable(text: String) throws {
    let found = try named("S", text).filter { $0.contains("= Codable") }
    #expect(found.map { $0.prefix { $0 != " " } }.sorted() == ["Decodable", "Encodable"])
  }

  @Test("need all parts of a composition")
  func parts() throws {
    #expect(try named("S", "struct S: Encodable {}") == ["Encodable"])
    #expect(
      try named("S", "protocol P {}; protocol Q {}; typealias Both = P & Q; struct S: Q {}") == [
        "Q"
      ])
  }

  @Test("go through aliases of the project in any module, external names included")
  func project() throws {
    let text = """
      --- Core/Core.swift
      import Maps
      public protocol Screen {}
      public typealias ScreenController = MapController & Screen
      public typealias Delegating = Routing
      public typealias Routing = UITableViewDelegate & Screen
      --- App/App.swift
      import Core
      class Written: ScreenController {}
      class Spelled: MapController, Screen {}
      class Base: MapController {}
      class Inherited: Base {}
      extension Inherited: Screen {}
      class Routed: Delegating {}
      """
    let both = "= ScreenController"
    #expect(try named("Written", text) == ["MapController \(both)", "Screen \(both)"])
    #expect(try named("Spelled", text) == ["MapController \(both)", "Screen \(both)"])
    #expect(
      try named("Inherited", text) == ["Base", "Screen \(both)", "MapController \(both)"])
    #expect(
      try named("Routed", text) == [
        "UITableViewDelegate = Delegating = Routing", "Screen = Delegating = Routing",
      ])
  }

  @Test("end where aliases stand for each other")
  func circles() throws {
    #expect(
      try named("S", "typealias A = B & P; typealias B = A & P; protocol P {}; struct S: A {}")
        .contains { $0.hasPrefix("P") })
  }

  @Test("of an extension of a type from outside are those that it writes")
  func foreign() throws {
    #expect(
      try named("UIView", "extension UIView: Codable {}; extension UIView: Sendable {}") == [
        "Encodable = Codable", "Decodable = Codable",
      ])
  }

  @Test("keep a raw type out, and the protocols that it conforms to")
  func rawTypes() throws {
    let plain = ["RawRepresentable"]
    #expect(try named("E", "enum E: String {}") == plain)
    #expect(try named("E", "enum E: Swift.Int {}") == plain)
    #expect(try named("E", "enum E: CInt {}") == plain)
    #expect(
      try named("E", "enum E: Raw, P { enum N {} }; typealias Raw = String; protocol P {}")
        == ["P", "RawRepresentable"])
    #expect(try named("E", "struct Mine {}; enum E: Mine, Foreign {}") == ["Foreign"] + plain)
    #expect(try named("E", "protocol P {}; enum E: P {}") == ["P"])
  }

  @Test("give enums the conformances that no code writes")
  func synthesised() throws {
    #expect(try named("E", "enum E { case a, b }") == ["Hashable", "Equatable"])
    #expect(
      try named("E", "enum E: String { case a }") == ["Hashable", "RawRepresentable", "Equatable"])
    #expect(try named("E", "enum E { case a(Int), b }").isEmpty)
    #expect(try named("E", "enum E {}").isEmpty)
    #expect(try named("E", "enum E: ~Copyable { case a }") == ["~Copyable"])
    let declared = Declared("enum E { case a }; extension E: Hashable {}")
    let supertypes = declared.table.supertypes(of: try declared.id("E"))
    #expect(supertypes.map(\.isDirect) == [true, false])
    #expect(supertypes[0].site == DeclarationID(2))
  }
}

@Suite("Effective access of declarations")
struct DeclaredAccessTests {
  @Test("is capped by the types around")
  func nested() throws {
    let declared = Declared(
      """
      struct Outer { public struct Inner { public var x: Int } }
      private struct Hidden { public var y: Int; var z: Int }
      public struct Open { public var a: Int; var b: Int; private var c: Int }
      public protocol P { var q: Int { get } }
      """)
    #expect(try declared["Outer.Inner"].access == .internal)
    #expect(try declared["Outer.Inner.x"].access == .internal)
    #expect(try declared["Hidden"].access == .fileprivate)
    #expect(try declared["Hidden.y"].access == .fileprivate)
    #expect(try declared["Open.a"].access == .public)
    #expect(try declared["Open.b"].access == .internal)
    #expect(try declared["Open.c"].access == .private)
    #expect(try declared["P.q"].access == .public)
  }

  @Test("is capped by the type that an extension extends, in whatever file")
  func extensions() throws {
    let declared = Declared(
      """
      --- A/One.swift
      extension Internal { public var x: Int { 1 }; public struct Deep { public var y: Int } }
      public extension Visible { var z: Int { 1 } }
      extension Visible { var w: Int { 1 } }
      private extension Visible { func help() {} }
      extension Internal.Deep { public var v: Int { 1 } }
      extension String { public var s: Int { 1 } }
      extension Loop.Loop { public var l: Int { 1 } }
      --- A/Two.swift
      struct Internal {}
      public struct Visible {}
      """)
    #expect(try declared["Internal.x"].access == .internal)
    #expect(try declared["Internal.Deep"].access == .internal)
    #expect(try declared["Internal.Deep.y"].access == .internal)
    #expect(try declared["Internal.Deep.v"].access == .internal)
    #expect(try declared["Visible.z"].access == .public)
    #expect(try declared["Visible.w"].access == .internal)
    #expect(try declared["Visible.help"].access == .fileprivate)
    #expect(try declared["String.s"].access == .public)
    let ofVisible = declared.table.declarations.filter {
      $0.kind == .extension && $0.name == "Visible"
    }
    #expect(ofVisible.map(\.access) == [.public, .internal, .fileprivate])
  }
}

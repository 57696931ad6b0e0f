import RuleTestSupport
import Testing

/// The names of the declarations that a rule selects.
private func selected(_ files: String, _ rule: String) throws -> [String] {
  try declarationCheck(files, "\(rule)\nforbid: true").evaluation().violations.compactMap {
    if $0.defect.name == "forbidden-declaration" {
      return $0.defect.details["declaration"]?.textValue
    }
    return nil
  }
}

@Suite("declarations, what types are made of")
struct DeclarationMadeOfTests {
  private let files = """
    --- A/A.swift
    import Foundation
    protocol Repository {}
    struct Build {}
    typealias Handler = (Build) -> Void
    typealias Builds = [Build]
    struct State<T> {
      var plain: [String: Int?]
      var date: Date?
      var pair: (Int, Build)
      var many: Builds
      var handler: Handler?
      var repository: any Repository
      var bare: [Repository]
      var generic: T
      var outside: Client
      var inferred = Build()
      var unknown = outsideValue
      var result: Result<Build, Error>
      var store: Store<Build>
      func nothing() {}
      func load() -> AnyPublisher<[Build], Never>
    }
    struct Store<Value> {}
    enum Action { case a, b(Int), c(build: Build, Int) }
    """

  @Test("select declarations by any of the types in theirs")
  func some() throws {
    #expect(
      try selected(files, "inside: State\nmade-of: Build") == [
        "A.State.pair", "A.State.many", "A.State.handler", "A.State.inferred", "A.State.result",
        "A.State.store", "A.State.load()",
      ])
    #expect(try selected(files, "inside: State\nmade-of: closure") == ["A.State.handler"])
    #expect(
      try selected(files, "inside: State\nmade-of: value") == [
        "A.State.pair", "A.State.many", "A.State.handler", "A.State.inferred", "A.State.result",
        "A.State.store", "A.State.load()",
      ])
    #expect(
      try selected(files, "inside: State\nmade-of: protocol") == [
        "A.State.repository", "A.State.bare",
      ])
    #expect(try selected(files, "inside: State\nmade-of: generic") == ["A.State.generic"])
    #expect(try selected(files, "inside: State\nmade-of: Builds") == ["A.State.many"])
    #expect(try selected(files, "kind: enum-case\nmade-of: Build") == ["A.Action.c(build:_:)"])
  }

  @Test("must all be in the list, containers taken apart")
  func every() throws {
    func unmet(_ list: String, _ kind: String = "variable") throws -> [String] {
      try declarationLines(files, "inside: State\nkind: \(kind)\nmust: { made-of: \(list) }")
        .compactMap { $0.split(separator: "'").dropFirst().first.map { String($0.dropFirst(8)) } }
    }
    #expect(
      try unmet("[built-in]") == [
        "pair", "many", "handler", "repository", "bare", "generic", "outside", "inferred",
        "result", "store",
      ])
    #expect(
      try unmet("[built-in, Build, closure, generic, protocol]") == ["store"])
    #expect(try unmet("Build", "function") == ["nothing()"])
    #expect(try unmet("[AnyPublisher, built-in]", "function").isEmpty)
  }

  @Test("are named in the message")
  func message() throws {
    #expect(
      try declarationLines(files, "name: pair\nlevel: member\nmust: { made-of: built-in }") == [
        "A/A.swift:9: variable 'A.State.pair' must be made only of built-in values, but is made of "
          + "'Int' and 'Build'"
      ])
    #expect(
      try declarationLines(files, "name: pair\nlevel: member\nmust-not: { made-of: [Build] }") == [
        "A/A.swift:9: variable 'A.State.pair' must not be made of 'Build'"
      ])
  }

  @Test("are undecided where a type is not known")
  func undecided() throws {
    let check = try declarationCheck(
      files, "name: [outside, unknown]\nlevel: member\nmust: { made-of: protocol }")
    #expect(check.lines().isEmpty)
    #expect(
      check.evaluation().summaries[0].undecided.map { "\($0.reason) \($0.subject) \($0.count)" }
        == ["unknownTypes A 2"])
  }

  @Test("follow circles of aliases to an end")
  func circles() throws {
    let code = "typealias A = [B]\ntypealias B = (A, A)\nstruct S { var a: A }"
    #expect(
      try declarationLines(code, "inside: S\nmust: { made-of: built-in }").isEmpty)
  }
}

@Suite("declarations, parameters")
struct DeclarationParametersTests {
  private let files = """
    struct Job {
      init(useCase: LoadUseCase, name: String) {}
      init() {}
      func run(with build: Build, _ count: Int) {}
      func watch(_ input: AnyPublisher<Build, Never>) {}
    }
    struct Build {}
    struct LoadUseCase {}
    """

  @Test("select what has one like this")
  func some() throws {
    #expect(
      try selected(files, "inside: Job\nparameters: { type: \"AnyPublisher<*>\" }") == [
        "M.Job.watch(_:)"
      ])
    #expect(
      try selected(files, "inside: Job\nparameters: { made-of: Build }") == [
        "M.Job.run(with:_:)", "M.Job.watch(_:)",
      ])
    #expect(
      try selected(files, "inside: Job\nparameters: { label: with, name: build }") == [
        "M.Job.run(with:_:)"
      ])
    #expect(
      try selected(files, "inside: Job\nparameters: { label: with, made-of: Int }").isEmpty)
    #expect(
      try selected(files, "inside: Job\nparameters: { exactly: 0 }") == ["M.Job.init()"])
  }

  @Test("must all be like this; of none there are none that are not")
  func every() throws {
    #expect(
      try declarationLines(
        files,
        "inside: Job\nkind: initializer\nmust: { parameters: { made-of: [\"*UseCase\"] } }") == [
          "M/File.swift:2: initializer 'M.Job.init(useCase:name:)' must have only parameters that "
            + "are made of '*UseCase', but has 'name: String'"
        ])
    #expect(
      try declarationLines(
        files,
        "inside: Job\nkind: initializer\nmust: { parameters: { made-of: [\"*UseCase\", built-in] } }"
      ).isEmpty)
  }

  @Test("must be as many as said, and none as prohibited")
  func numbers() throws {
    #expect(
      try declarationLines(
        files, "inside: Job\nkind: function\nmust: { parameters: { at-most: 1 } }") == [
          "M/File.swift:4: function 'M.Job.run(with:_:)' must have at most 1 parameter, but has 2"
        ])
    #expect(
      try declarationLines(
        files, "inside: Job\nkind: function\nmust-not: { parameters: { type: \"AnyPublisher*\" } }")
        == [
          "M/File.swift:5: function 'M.Job.watch(_:)' must not have a parameter that has the "
            + "type 'AnyPublisher*'"
        ])
  }

  @Test("of nothing are a mistake")
  func mistakes() {
    #expect(
      RuleTestSupport.mistakes("declarations: { must: { parameters: {} } }").count == 1)
    #expect(
      RuleTestSupport.mistakes(
        "declarations: { parameters: { exactly: 1, at-most: 2 }, forbid: true }"
      )
      .count == 1)
  }
}

@Suite("declarations, more words of 'is'")
struct DeclarationWordTests {
  @Test("tell wrapped variables from those with other attributes")
  func wrapped() throws {
    let code = """
      @propertyWrapper struct Own { var wrappedValue: Int }
      @globalActor actor Main2 { static let shared = Main2() }
      struct A {
        @State var a = 1
        @Published var b = 1
        @Own var c: Int
        @MainActor var d = 1
        @Main2 var e = 1
        @objc var f = 1
        @IBOutlet var g: UILabel
        @Outer.Wrapped var h = 1
      }
      """
    #expect(
      try selected(code, "inside: A\nis: wrapped") == ["M.A.a", "M.A.b", "M.A.c", "M.A.h"])
  }

  @Test("find variables of the type that they are in")
  func selfTyped() throws {
    let code = """
      final class Store {
        static let shared = Store()
        static var other: Store? = nil
        static let me: Self = .init()
        let all: [Store]
        static let name = ""
      }
      extension Store { static var again: Store { shared } }
      extension URLSession { static let own: URLSession = make() }
      """
    #expect(
      try selected(code, "is: [self-typed, static]\nlevel: member\nkind: variable") == [
        "M.Store.shared", "M.Store.other", "M.Store.me", "M.Store.again", "M.URLSession.own",
      ])
  }

  @Test("find variables that other files can set")
  func mutable() throws {
    let code = """
      var global = 1
      private var hidden = 1
      struct A { var a = 1; let b = 1; private(set) var c = 1; var d: Int { 1 }; private var e = 1 }
      """
    #expect(
      try selected(code, "is: mutable\nlevel: any\nkind: variable") == ["M.global", "M.A.a"])
  }

  @Test("find variables of existential type")
  func existential() throws {
    let code = """
      protocol P {}
      class C {}
      struct A { var a: any P; var b: P?; var c: some P; var d: C; var e: Error; var f: P & C; var g: X }
      """
    #expect(
      try selected(code, "inside: A\nis: existential") == [
        "M.A.a", "M.A.b", "M.A.e", "M.A.f",
      ])
    #expect(
      try declarationLines(code, "inside: A\nname: [d, g]\nmust: { is: existential }").count == 1)
  }
}

@Suite("declarations, types as written")
struct DeclarationWrittenTypeTests {
  private let files = """
    --- A/A.swift
    struct Module {}
    enum Action {}
    typealias Handler = (Module, Action) -> Void
    typealias Maybe = Handler?
    typealias Box<T> = [T]
    struct S {
      var plain: ((Module, Action) -> Void)?
      var handler: Handler?
      var maybe: Maybe
      var nested: S.Inner
      var list: [Handler]
      var boxed: Box<Int>
      func nothing() {}
      func empty() -> Void {}
      func answer() -> Int { 1 }
      typealias Inner = Int
    }
    """

  @Test("know what typealiases of the project stand for")
  func aliases() throws {
    let body = "inside: S\nkind: variable\n"
    #expect(
      try selected(files, body + "type: \"((Module, Action) -> Void)?\"")
        == ["A.S.plain", "A.S.handler", "A.S.maybe"])
    #expect(try selected(files, body + "type: Handler?") == ["A.S.handler"])
    #expect(try selected(files, body + "type: \"[(Module, Action) -> Void]\"") == ["A.S.list"])
    #expect(try selected(files, body + "type: Int") == ["A.S.nested"])
    #expect(try selected(files, body + "type: \"Box<Int>\"") == ["A.S.boxed"])
    #expect(
      try declarationLines(files, "inside: S\nname: maybe\nmust: { type: Int }") == [
        "A/A.swift:9: variable 'A.S.maybe' must have the type 'Int', but has the type 'Maybe', "
          + "which is '((Module, Action) -> Void)?'"
      ])
  }

  @Test("of functions without one are Void")
  func functions() throws {
    #expect(
      try selected(files, "inside: S\nkind: function\ntype: Void")
        == ["A.S.nothing()", "A.S.empty()"])
    #expect(
      try declarationLines(files, "inside: S\nname: nothing\nmust: { type: Int }") == [
        "A/A.swift:13: function 'A.S.nothing()' must have the type 'Int', but has the type 'Void'"
      ])
  }

  @Test("end where aliases go in circles or double")
  func circles() throws {
    let code = """
      --- A/A.swift
      typealias A = B
      typealias B = [A]
      typealias D0 = (Int, Int)
      \((1...30).map { "typealias D\($0) = (D\($0 - 1), D\($0 - 1))" }.joined(separator: "\n"))
      struct S { var a: A; var d: D30 }
      """
    #expect(try selected(code, "inside: S\ntype: String").isEmpty)
  }
}

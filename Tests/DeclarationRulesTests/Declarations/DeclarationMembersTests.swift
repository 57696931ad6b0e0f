import RuleTestSupport
import Testing

@Suite("declarations, numbers of members")
struct DeclarationMembersTests {
  private let files = """
    --- A/Use.swift
    public struct LoadUseCase { public func run() {}; private func help() {}; public init() {} }
    public struct SaveUseCase { public func run() {} }
    --- B/More.swift
    import A
    extension SaveUseCase { public func again() {} }
    struct EmptyUseCase {}
    """

  @Test("count what the type and its extensions in any module declare, and point at the surplus")
  func exactly() throws {
    let rule = """
      name: "*UseCase"
      must: { members: [{ kind: function, access: at-least internal, exactly: 1 }] }
      """
    #expect(
      try declarationLines(files, rule) == [
        "B/More.swift:2: struct 'A.SaveUseCase' must declare exactly 1 function that is at "
          + "least internal, but declares 2: 'run()' and 'again()'",
        "B/More.swift:3: struct 'B.EmptyUseCase' must declare exactly 1 function that is at "
          + "least internal, but declares none",
      ])
  }

  @Test("of 0 forbid such members")
  func none() throws {
    #expect(
      try declarationLines(
        files, "name: LoadUseCase\nmust: { members: [{ access: private, at-most: 0 }] }") == [
          "A/Use.swift:1: struct 'A.LoadUseCase' must declare no member that is private, but "
            + "declares 1: 'help()'"
        ])
  }

  @Test("count alternatives under contradicting conditions once")
  func alternatives() throws {
    let code = """
      struct A {
        #if os(iOS)
        func run() {}
        #else
        func run() {}
        #endif
        func run(_ x: Int) {}
      }
      """
    #expect(
      try declarationLines(code, "name: A\nmust: { members: [{ kind: function, at-most: 2 }] }")
        .isEmpty)
    #expect(
      try declarationLines(code, "name: A\nmust: { members: [{ kind: function, at-most: 1 }] }")
        .count == 1)
  }

  @Test("do not count what is inherited")
  func inherited() throws {
    let code = "class A { func f() {} }\nclass B: A {}"
    #expect(
      try declarationLines(code, "name: B\nmust: { members: [{ kind: function, at-most: 0 }] }")
        .isEmpty)
    #expect(
      try declarationLines(code, "name: B\nmust: { members: [{ kind: function }] }").isEmpty)
  }

  @Test("that contradict each other are reported")
  func mistakes() {
    #expect(
      RuleTestSupport.mistakes("declarations: { must: { members: [{ exactly: 1, at-most: 2 }] } }")
        .count
        == 1)
    #expect(
      RuleTestSupport.mistakes("declarations: { must: { members: [{ at-least: 3, at-most: 2 }] } }")
        .count == 1)
  }
}

@Suite("declarations, order of members")
struct DeclarationMemberOrderTests {
  private let order = """
    must:
      member-order:
        - [{ is: static }, { is-not: [static, wrapped] }, { is: wrapped }]
        - [{ access: private }, { access: internal }, { access: at-least public }]
        - [{ is: constant }, { is-not: constant }]
    """

  @Test("is kept by groups, and inside of them by the next list")
  func kept() throws {
    #expect(
      try declarationLines(
        """
        public struct A {
          static let z = 1
          private let a = 1
          private var b = 1
          let c: Int
          func f() {}
          var d: Int
          var computed: Int { 1 }
          public let e: Int
          @State private var s = 1
        }
        """, "name: A\n" + order
      ).isEmpty)
  }

  @Test("is reported once a body, at the first member that comes too late")
  func broken() throws {
    let code = """
      struct A {
        let c: Int
        static let z = 1
        private let a = 1
      }
      public struct B {
        private var b = 1
        private let a = 1
      }
      public struct C {
        @State var b = 1
        let a = 1
      }
      """
    #expect(
      try declarationLines(code, "name: [A, B, C]\n" + order) == [
        "M/File.swift:3: variable 'M.A.z' must come before variable 'M.A.c', because what is "
          + "static comes before what is not static and does not have a property wrapper",
        "M/File.swift:8: variable 'M.B.a' must come before variable 'M.B.b', because what is a "
          + "'let' constant comes before what is not a 'let' constant",
        "M/File.swift:12: variable 'M.C.a' must come before variable 'M.C.b', because what is not "
          + "static and does not have a property wrapper comes before what has a property wrapper",
      ])
  }

  @Test("holds within each of the groups that are named, wherever these stand")
  func withinGroups() throws {
    let rule = """
      name: A
      must:
        member-groups: [{ is: static }, { is-not: [static, wrapped] }]
        member-order: [{ access: private }, { access: internal }]
      """
    let code = """
      struct A {
        let a: Int
        private static let b = 1
        @State private var c = 1
        static let d = 1
        private let e: Int
      }
      """
    #expect(
      try declarationLines(code, rule) == [
        "M/File.swift:6: variable 'M.A.e' must come before variable 'M.A.a', because what is "
          + "private comes before what is internal"
      ])
  }

  @Test("looks at other members where a group names a kind")
  func kinds() throws {
    let code = "struct A {\n  func f() {}\n  init() {}\n}"
    #expect(
      try declarationLines(
        code, "name: A\nmust: { member-order: [{ kind: initializer }, { kind: function }] }")
        == [
          "M/File.swift:3: initializer 'M.A.init()' must come before function 'M.A.f()', because "
            + "an initializer comes before a function"
        ])
  }

  @Test("speaks of members that some build has both of")
  func conditions() throws {
    let rule = "name: A\nmust: { member-order: [{ is: static }, { is-not: static }] }"
    func code(_ condition: String) -> String {
      "struct A {\n  #if os(iOS)\n  let b = 1\n  #\(condition)\n  static let a = 1\n  #endif\n}"
    }
    #expect(try declarationLines(code("else"), rule).isEmpty)
    #expect(try declarationLines(code("endif\n  #if DEBUG"), rule).count == 1)
  }

  @Test("of one group, of nothing, or of groups beside lists is a mistake")
  func mistakes() {
    func found(_ value: String) -> Int {
      RuleTestSupport.mistakes("declarations: { must: { member-order: \(value) } }").count
    }
    #expect(found("[{ is: static }]") == 1)
    #expect(found("[[{ is: static }, { is: lazy }], { is: lazy }]") == 1)
    #expect(found("[{ is: static }, {}]") == 1)
    #expect(found("[[{ is: static }, { is: lazy }], [{ access: private }]]") == 1)
    #expect(found("[{ is: static }, { is: lazy }]") == 0)
    #expect(
      RuleTestSupport.mistakes("declarations: { must: { name: A, member-groups: [{ is: lazy }] } }")
        .count == 1)
  }
}

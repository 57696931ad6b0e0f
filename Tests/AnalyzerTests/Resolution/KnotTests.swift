import ArchTestSupport
import SourceText
import Testing

@testable import Analyzer

/// Code that no compiler takes, in which types lead to each other in circles: found by mutating and
/// generating sources. Each of these ended the process or kept it for minutes.
@Suite("Types in knots")
struct KnotTests {
  /// The kinds of problems met while the names of a program were resolved. A set of its own, because a test that fails
  /// would print the whole project otherwise.
  private func problems(_ project: SwiftProject) -> Set<Problem.Kind> {
    Set(project.project.problems.map(\.kind))
  }

  /// Whether a program has a declaration, the types that others stand for having been worked out too.
  private func declares(_ name: String, _ project: SwiftProject) -> Bool {
    let table = project.project.declarationTable()
    return table.ids.contains { table[$0].name == name }
  }

  @Test("such as an alias that expands to itself within its arguments are unknown")
  func aliasInItself() {
    let project = SwiftProject(
      "--- M/A.swift\nN3(typealias N3<>N3<(\n--- M/B.swift\nstruct After {}")
    let isDeclared = declares("After", project)
    #expect(isDeclared)
    let problems = problems(project)
    #expect(problems == [])
  }

  @Test("such as witnesses that lead to each other through supertypes and arguments end")
  func witnesses() {
    let project = SwiftProject(
      """
      --- M/A.swift
      extension N6:N3<A6}class N3:N6&P1 typealias A6 N2
      --- M/B.swift
      protocol P1
      var N4 N6  typealias N2}protocol N6
      associatedtype N2<N1{N4.N2}N2<N3 a A6
      --- M/C.swift
      struct After {}
      """)
    let isDeclared = declares("After", project)
    #expect(isDeclared)
  }

  @Test("such as generic aliases that grow with each step end, with a problem at most")
  func growing() {
    let aliases = (0..<12).map { index in
      let next = (index + 1) % 12
      return """
        typealias A\(index)<T, U> = A\(next)<(A\(next)<U, T>) -> [(A\(next)<T, T>, T)], A\(next)<U, (T, U)>>
        """
    }
    let uses = (0..<12).map {
      "let v\($0): A\($0)<Int, String> = make()\nlet w\($0) = v\($0).first"
    }
    let project = SwiftProject("--- M/A.swift\n" + (aliases + uses).joined(separator: "\n"))
    let problems = problems(project)
    #expect(problems.isSubset(of: [.resolutionLimit]))
    let isDeclared = declares("A0", project)
    #expect(isDeclared)
  }

  @Test("such as aliases that double a type with each step give no type without bound")
  func doubling() {
    let aliases = (1...60).map { "typealias D\($0) = (D\($0 - 1), D\($0 - 1))" }
    let project = SwiftProject(
      "--- M/A.swift\nstruct D0 {}\n" + aliases.joined(separator: "\n")
        + "\nfunc make<T>(_ value: T) -> (T, T) { (value, value) }\nlet a: D60 = x\nlet b = make(make(a)).0"
    )
    let isDeclared = declares("D60", project)
    #expect(isDeclared)
  }

  @Test("such as protocols that refine and constrain each other end")
  func protocols() {
    let protocols = (0..<10).map { index in
      let (next, other) = ((index + 1) % 10, (index + 3) % 10)
      return """
        protocol P\(index): P\(next) where A\(index): P\(other), A\(index).A\(other) == Self {
          associatedtype A\(index): P\(next) = A\(other)
          func make() -> A\(index).A\(next).A\(other)
        }
        struct S\(index)<T: P\(other)>: P\(index) { typealias A\(index) = S\(next)<S\(other)<T>>; let next: A\(next) }
        """
    }
    let project = SwiftProject(
      "--- M/A.swift\n" + protocols.joined(separator: "\n")
        + "\nfunc run<T: P0>(_ t: T) { t.make().make().make().next.next.next }\n"
        + "let s = S0<S1<S2<Int>>>()\nlet n = s.next.next.next.make().make()")
    let isDeclared = declares("S9", project)
    #expect(isDeclared)
  }

  @Test("such as typedefs in circles of C, however many and wherever they cross, end")
  func typedefs() {
    let header = String(
      repeating: "typedef N0 N1;typedef N0 N2;typedef enum N1 N0 typedef N2 N0;typedef N0 N1;\n",
      count: 40)
    let project = SwiftProject(
      "--- M/include/N.h\n\(header)\n--- M/A.m\n#import \"N.h\"\n@interface After : N1\n@end\n")
    let isDeclared = declares("After", project)
    #expect(isDeclared)
  }

  @Test("such as supertypes through aliases that part and meet again are found once")
  func diamonds() throws {
    let levels = (1...24).map {
      "typealias L\($0) = R\($0 - 1) & Q\($0 - 1)\ntypealias R\($0) = L\($0)\ntypealias Q\($0) = L\($0)"
    }
    let project = SwiftProject(
      "--- M/A.swift\nprotocol Base {}\ntypealias R0 = Base\ntypealias Q0 = Base\n"
        + levels.joined(separator: "\n") + "\nstruct User: L12 {}")
    let table = project.project.declarationTable()
    let user = try #require(table.ids.first { table[$0].name == "User" })
    let supertypes = table.supertypes(of: user).map(\.name)
    #expect(supertypes == ["Base"])
  }

  @Test("such as aliases in a circle stand for what any of them names, whichever is asked for")
  func circle() throws {
    let project = SwiftProject(
      """
      --- M/A.swift
      protocol P0 {}
      protocol P1 {}
      protocol P2 {}
      typealias A0 = A1 & P0
      typealias A1 = A2 & P1
      typealias A2 = A0 & P2
      struct S0: A0 {}
      struct S1: A1 {}
      struct S2: A2 {}
      """)
    let table = project.project.declarationTable()
    for name in ["S0", "S1", "S2"] {
      let type = try #require(table.ids.first { table[$0].name == name })
      let supertypes = table.supertypes(of: type).map(\.name).sorted()
      #expect(supertypes == ["P0", "P1", "P2"])
    }
  }

  @Test("such as a chain of calls of which some are broken is typed once a link")
  func brokenChain() {
    let links = (0..<600).map { $0 % 97 == 0 ? ".b()b()" : ".b()" }.joined()
    let project = SwiftProject(
      "--- M/A.swift\nstruct F { func b() -> F { self }\nfunc b(_ x: Int = 0) -> F { self } }\n"
        + "let fun = F()\nfunc g(_ f: F) {}\nfunc g(_ f: Int) {}\nlet x = g(g(fun\(links)))")
    let isDeclared = declares("F", project)
    #expect(isDeclared)
  }

  @Test("such as an alias that is an argument of itself can be passed")
  func passed() {
    let project = SwiftProject(
      """
      --- M/A.swift
      class A<T> {}
      typealias N = A<[N]>
      func f(_ a: N) {}
      func f(_ a: Int) {}
      let a: N = make()
      let b = f(a)
      struct After {}
      """)
    let isDeclared = declares("After", project)
    #expect(isDeclared)
  }

  @Test("such as operators declared thousands of times are unresolved beyond the file's steps")
  func operators() {
    let declarations = String(repeating: "func + (a: A, b: A) {}\n", count: 3000)
    let uses = String(repeating: "a + a\n", count: 100)
    let project = SwiftProject(
      "--- M/A.swift\nfunc use(a: A) {\n\(uses)}\n--- M/B.swift\nstruct A {}\n\(declarations)")
    let counts = project.graph.memberCounts
    #expect(counts.unresolved > 50)
    #expect(counts.probable + counts.unresolved == 100)
    let problems = problems(project)
    #expect(problems == [.resolutionLimit])
  }

  @Test(
    "such as hundreds of overloads that call each other stay ambiguous",
    arguments: [
      ("func f() {}", "f()"), ("class A { subscript(i: Int) -> A { self[0] } }", "A()[0]"),
      ("func f(_ a: Int) { f(1) }", "f(1)"),
    ])
  func overloads(declaration: String, use: String) {
    let declarations = String(repeating: declaration + "\n", count: 200)
    let uses = (0..<200).map { "let v\($0) = \(use)" }.joined(separator: "\n")
    let project = SwiftProject("--- M/A.swift\n\(declarations)\n\(uses)\nstruct After {}")
    let isDeclared = declares("After", project)
    #expect(isDeclared)
    let problems = problems(project)
    #expect(problems.isSubset(of: [.resolutionLimit]))
  }

  @Test("of overloads for nested literals keep within the steps of a file")
  func nestedLiterals() {
    let project = SwiftProject(
      """
      --- M/Api.swift
      struct Link<Target>: Hashable { static func named(_ name: String) -> Link { fetch() } }
      enum Choice<A, B> {
        case a(A), b(B)
        init(_ a: A) { self = .a(a) }
        init(_ b: B) { self = .b(b) }
        static func link(_ a: A) -> Choice { .a(a) }
      }
      extension Choice where B == Api.Answer {
        static func answer(text: String) -> Choice { fetch() }
      }
      enum Api {
        typealias Answers = [Int: Choice<Link<Answer>, Answer>]
        typealias Pages = [String: Page]
        typealias Books = [String: Choice<Link<Pages>, Pages>]
        typealias Steps = [Choice<Link<Step>, Step>]
        typealias Rule = [Link<Step>: [String]]
        struct Body { init(size: Int) {} }
        struct Answer {}
        struct Page { init(name: String? = nil, post: Step? = nil) {} }
        struct Step {
          \(Self.overloads)
        }
      }
      --- M/Program.swift
      func run() { _ = \(Self.step("Api.Step", depth: 2)) }
      """)
    let unresolved = project.graph.memberCounts.unresolved
    #expect(unresolved == 0)
    let problems = problems(project)
    #expect(problems == [])
  }

  private static let overloads = [
    ("Body? = nil", "Choice<Link<Body>, Body>"), ("Body? = nil", "Body? = nil"),
    ("Body...", "Choice<Link<Body>, Body>"), ("Body...", "Body? = nil"),
  ].map { first, body in
    "init(first: \(first), steps: Steps = [], body: \(body), answers: Answers, "
      + "books: Books = [:], rules: [Rule]? = nil) {}"
  }.joined(separator: "\n")

  private static func step(_ name: String, depth: Int) -> String {
    let inner = depth == 0 ? "" : step(".init", depth: depth - 1)
    let books = depth == 0 ? "" : "books: [\"b\": .init([\"p\": .init(post: \(inner))])], "
    return "\(name)(first: .init(size: Int(\"1\")!), steps: [.link(.named(\"x\"))], "
      + "body: .init(size: 1), answers: [200: .answer(text: \"\")], \(books)"
      + "rules: [[.named(\"a\"): []]])"
  }
}

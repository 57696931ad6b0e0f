import SourceText
import Testing

@testable import SwiftManifests

@Suite("Limits of manifest evaluation")
struct ManifestLimitTests {
  private static let package =
    "let package = Package(name: \"P\", targets: [.target(name: \"A\")])\n"

  @Test(
    "end what does not end, with a problem at its place",
    arguments: [
      "while true {}", "while true { package.targets.append(.target(name: \"B\")) }",
      "repeat { } while 1 == 1", "var s = \"a\"\nwhile true { s += s }",
      "var a = [1]\nwhile true { a += a }", "for i in 0..<Int.max { print(i) }",
      "var t = \"a\"\nwhile true { t = \"\\(t)\\(t)\" }",
      "var d = [0: 0]\nwhile true { d[d.count] = 1 }",
      "var s: Set<Int> = [0]\nwhile true { s.insert(s.count) }",
    ])
  func endless(loop: String) throws {
    let manifest = evaluated(Self.package + loop, fuel: 20_000)
    let problem = try #require(manifest.problems.first)
    #expect(manifest.problems.count == 1)
    #expect(problem.kind == .manifestLimit)
    #expect(problem.message.contains("took too many steps"))
    let line = loop.hasPrefix("var") ? 3 : 2
    #expect(problem.location == SourceLocation(path: "Package.swift", line: line, column: 1))
    #expect(argument("targets", of: manifest).first == "target(name: A)")
  }

  @Test("are told, however much else is not understood before")
  func hidden() {
    let unknown = (0..<80).map { "package.targets.append(unknown\($0)())\n" }.joined()
    let manifest = evaluated(Self.package + unknown + "while true {}", fuel: 20_000)
    #expect(manifest.problems.count > 40)
    #expect(manifest.problems.filter { $0.kind == .manifestLimit }.count == 1)
  }

  @Test(
    "bound recursion",
    arguments: [
      "func f() -> [Target] { f() }\npackage.targets += f()",
      "func f(_ n: Int) -> Int { f(n + 1) + f(n + 2) }\nlet n = f(0)",
      "var x: Int { x + 1 }\nlet y = x", "let f = { (g: Any) in g(g) }\nf(f)",
      "struct S { static let a = S.b; static let b = S.a }\nlet s = S.a",
      "struct S { var s = S() }\nlet s = S()",
      "func f() -> Int { if Date() == Date() { return f() }; return f() }\nlet n = f()",
      "enum E { case a; var next: E { self.next } }\nlet e = E.a.next",
    ])
  func recursion(source: String) {
    let manifest = evaluated(Self.package + source, fuel: 50_000)
    #expect(argument("targets", of: manifest).first == "target(name: A)")
  }

  @Test(
    "bound the length of texts that are made, whatever the fuel",
    arguments: [
      "Array(repeating: \"a\", count: 2000).joined(separator: String(repeating: \"b\", count: 2000))",
      "String(repeating: \"a\", count: 2_000_000)",
      "[0, 1, 2, 3, 4, 5, 6].reduce(\"0123456789\") { text, _ in "
        + "\"\\(text)\\(text)\\(text)\\(text)\\(text)\\(text)\\(text)\\(text)\" }",
      "[0, 1, 2, 3, 4, 5, 6, 7].reduce(\"aaaaaaaaaa\") { text, _ in "
        + "text.replacingOccurrences(of: \"a\", with: text) }",
    ])
  func longTexts(expression: String) throws {
    let source = Self.package + "let text = \(expression)\npackage.name = text\n"
    let manifest = evaluated(source, fuel: 10_000_000)
    #expect(argument("targets", of: manifest).first == "target(name: A)")
    let name = argument("name", of: manifest).first ?? ""
    #expect(name.utf8.count < Budget.maximumText)
  }

  @Test("do not describe a description that is no string")
  func description() {
    let type = "struct S { var description: S { self } }"
    #expect(value(of: "\"\\(S())\"", after: type) == "S")
  }

  /// An expression that repeats an opening and a closing around `middle`.
  struct Nesting: Sendable, CustomTestStringConvertible {
    var opening: String
    var middle: String
    var closing: String
    var count: Int

    init(_ opening: String, _ middle: String, _ closing: String, _ count: Int) {
      self.opening = opening
      self.middle = middle
      self.closing = closing
      self.count = count
    }

    var source: String {
      String(repeating: opening, count: count) + middle + String(repeating: closing, count: count)
    }

    var testDescription: String { "\(count) × \(opening)…\(closing)" }
  }

  @Test(
    "bear deep nesting",
    arguments: [
      Nesting("(", "1", ")", 2_000), Nesting("[", "1", "]", 10), Nesting("f([1, ", "1", "])", 60),
      Nesting("", "a", ".b()", 20_000),
      Nesting("1 + ", "1", "", 1_500), Nesting("1 + ", "1", "", 10_000),
      Nesting("x ?? ", "1", "", 10_000), Nesting("!", "true", "", 5_000),
      Nesting("{ ", "1", " }()", 100), Nesting("true ? ", "1", " : 2", 300),
      Nesting("\"\\(", "1", ")\"", 100), Nesting("if true { ", "1", " }", 250),
    ])
  func nesting(_ nesting: Nesting) {
    let manifest = evaluated(Self.package + "let x = \(nesting.source)")
    #expect(argument("targets", of: manifest) == ["target(name: A)"])
  }

  @Test("do not parse brackets for which the parser needs exponential time")
  func brackets() {
    let nesting = Nesting("[", "1", "]", 200)
    #expect(evaluated("let x = \(nesting.source)").problems.map(\.kind) == [.nestingTooDeep])
    let flat = "let x = [" + String(repeating: "[[1], [2]], ", count: 500) + "]\n"
    #expect(evaluated(flat + Self.package).problems == [])
  }

  @Test("do not parse what nests conditions too deeply")
  func conditions() {
    let text =
      String(repeating: "#if A\n", count: 10_000) + String(repeating: "#endif\n", count: 10_000)
    #expect(evaluated(text).problems.map(\.kind) == [.nestingTooDeep])
    let allowed =
      String(repeating: "#if A\n", count: 15) + Self.package
      + String(repeating: "#endif\n", count: 15)
    #expect(argument("targets", of: evaluated(allowed)) == ["target(name: A)"])
  }

  @Test("are read but for what a condition keeps from other versions of Swift")
  func versions() {
    let nesting = Nesting("[", "1", "]", 200)
    func text(_ condition: String) -> String {
      "#if \(condition)\nlet x = \(nesting.source)\n#endif\n\(Self.package)"
    }
    let newer = evaluated(text("compiler(>=99)"))
    #expect(argument("targets", of: newer) == ["target(name: A)"])
    let platform = evaluated(text("os(Linux)"))
    #expect(platform.root == nil && platform.problems.map(\.kind) == [.nestingTooDeep])
  }

  @Test("do not crash on damaged manifests", arguments: 0..<300 as Range<Int>)
  func damaged(seed: Int) {
    let text = """
      // swift-tools-version: 5.9
      import PackageDescription
      struct M {
        var n: String
        func t() -> Target { .target(name: n, dependencies: ["A", .target(name: "B")]) }
      }
      var list: [Target] = [M(n: "C").t()]
      for i in 0..<3 where i != 1 { list += [.testTarget(name: "T\\(i)", path: "x" + "y")] }
      #if os(Linux)
      list[0].dependencies.append(contentsOf: ["Z"].map { .byName(name: $0) })
      #endif
      switch list.first?.type { case .regular?: break; default: list.removeAll { $0.name == "A" } }
      let package = Package(name: "P", targets: list.filter { !$0.name.isEmpty })
      """
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var bytes = Array(text.utf8)
    for _ in 0..<(1 + next(4)) {
      let start = next(bytes.count)
      let length = min(next(12), bytes.count - start)
      switch next(3) {
      case 0: bytes.removeSubrange(start..<(start + length))
      case 1: bytes.insert(contentsOf: bytes[start..<(start + length)], at: next(bytes.count))
      default: bytes[start] = Array("(){}[].,:\"\\$0 #&".utf8)[next(16)]
      }
    }
    let manifest = evaluated(String(decoding: bytes, as: UTF8.self), fuel: 100_000)
    #expect(manifest.problems.count <= 50)
  }
}

import SourceText
import Testing

@Suite("Manifest evaluation")
struct EvaluateManifestTests {
  @Test("finds the package by its value, whatever the variable is called")
  func root() {
    #expect(evaluated("let other = 1\nlet p = Package(name: \"P\")").root != nil)
    #expect(
      evaluated("func make() -> Package { Package(name: \"P\") }\nlet p = make()").root != nil)
    #expect(evaluated("_ = Package(name: \"P\")").root != nil)
    #expect(evaluated("let project = Project(name: \"P\")").root != nil)
    #expect(evaluated("let package = 1").root == nil)
  }

  @Test("gives elements the UTF-8 offset of the expression that made them")
  func offsets() throws {
    let text = """
      let é = ["A"]
      let package = Package(targets: é.map { .target(name: $0) } + [.macro(name: "M")])
      """
    let manifest = evaluated(text)
    guard case .call(let call)? = manifest.root, case .array(let items)? = call["targets"] else {
      Issue.record("no targets")
      return
    }
    let starts = items.map { item in
      String(decoding: Array(text.utf8).dropFirst(item.offset).prefix(7), as: UTF8.self)
    }
    #expect(starts == [".target", ".macro("])
    #expect(manifest.places.location(of: items[1].offset).line == 2)
  }

  @Test("reports once what it does not understand, and reads the rest")
  func notUnderstood() throws {
    let manifest = evaluated(
      """
      let package = Package(name: "P", targets: [.target(name: "A")])
      for _ in 0..<3 { package.targets.append(missing("B")) }
      package.targets.append(.target(name: "C"))
      """)
    let problem = try #require(manifest.problems.first)
    #expect(manifest.problems.count == 1)
    #expect(problem.kind == .manifestNotUnderstood)
    #expect(problem.location == SourceLocation(path: "Package.swift", line: 2, column: 41))
    #expect(problem.message.contains("missing(\"B\")"))
    #expect(
      argument("targets", of: manifest) == [
        "target(name: A)", "<missing(\"B\")>", "<missing(\"B\")>", "<missing(\"B\")>",
        "target(name: C)",
      ])
  }

  @Test("reports a value in the result that only a run could know")
  func unknownValue() throws {
    let manifest = evaluated(
      "let package = Package(targets: [.target(name: \"A\", path: URL(string: #file)!.path)])"
    )
    #expect(manifest.problems.map(\.kind) == [.manifestNotUnderstood])
  }

  @Test("bounds the number of problems")
  func boundedProblems() {
    let text = (0..<200).map { "missing\($0)()" }.joined(separator: "\n")
    let problems = evaluated(text).problems
    #expect(problems.count == 50)
    #expect(problems.filter { $0.message.contains("not listed") }.count == 1)
  }

  @Test("reads what it can of a manifest with syntax errors")
  func syntaxErrors() {
    let manifest = evaluated(
      "let package = Package(targets: [.target(name: \"A\"), .target(name: \"B\")\nlet x = "
    )
    #expect(manifest.problems.contains { $0.kind == .syntaxError })
    #expect(argument("targets", of: manifest) == ["target(name: A)", "target(name: B)"])
  }

  @Test("reports no syntax errors of branches for other Swift versions")
  func inactiveSyntaxErrors() {
    let broken = "#if compiler(>=7)\nlet x = = 1\n#endif\n"
    #expect(evaluated(broken).problems == [])
    #expect(evaluated(broken.replacing(">=", with: "<")).problems.count == 1)
  }

  @Test("gives the same result twice")
  func deterministic() {
    let text = """
      #if os(Linux)
      let names = ["a", "b"]
      var z = 1, y = 2
      #else
      let names = ["b", "c"]
      var z = 3, y = 4
      #endif
      let package = Package(name: "P", targets: names.map { .target(name: $0) }, z: z, y: y)
      """
    #expect(evaluated(text) == evaluated(text))
  }

  @Test("defines what the compiler is told without a word about its value")
  func definitions() {
    let result = targets(
      "",
      """
      [
        .target(
          name: "A",
          cSettings: [
            .define("X", to: "1"), .define("Y", to: gitRevision()), .define("Z", to: nil),
          ],
          linkerSettings: [.linkedLibrary(libraryName())])
      ]
      """)
    #expect(result.count == 1)
    #expect(result[0].hasPrefix("target(name: A, cSettings: [define(X, to: 1)"))
  }

  @Test("places an element that a function is given where that is called")
  func placesOfArguments() throws {
    let text = """
      extension Array {
        func adding(_ element: Element, if isOn: Bool) -> [Element] { isOn ? self + [element] : self }
        mutating func push(_ element: Element) { append(element) }
      }
      extension Target.Dependency {
        static let base: Self = .target(name: "Base")
        static let extra: Self = .target(name: "Extra")
      }
      extension Target { static let base: Target = .target(name: "Base") }
      func list(_ last: Target.Dependency) -> [Target.Dependency] {
        var list: [Target.Dependency] = ["First"]
        list.push(last)
        return list
      }
      let package = Package(
        name: "P",
        targets: [
          .target(name: "A", dependencies: [.base].adding(.extra, if: true)),
          .target(name: "B", dependencies: list(.extra)), .base,
        ])
      """
    let manifest = evaluated(text)
    #expect(manifest.problems == [])
    guard case .call(let call)? = manifest.root, case .array(let targets)? = call["targets"] else {
      Issue.record("no targets")
      return
    }
    let places = targets.prefix(2).map { target -> [String] in
      guard case .call(let call) = target.value, case .array(let items)? = call["dependencies"]
      else { return [] }
      return items.map { manifest.places.location(of: $0.offset).description }
    }
    #expect(
      places == [
        ["Package.swift:18:39", "Package.swift:18:53"],
        ["Package.swift:11:36", "Package.swift:19:43"],
      ])
  }
}

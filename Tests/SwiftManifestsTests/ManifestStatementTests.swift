import Testing

@Suite("Manifest statements")
struct ManifestStatementTests {
  @Test("append to a package after it was made, through lists, indices and elements")
  func referenceSemantics() {
    let manifest = evaluated(
      """
      let package = Package(name: "P", targets: [.target(name: "A"), .testTarget(name: "AT")])
      package.targets.append(.target(name: "B"))
      package.targets += [.target(name: "C")]
      package.targets[0].dependencies.append("B")
      package.targets.first { $0.name == "C" }?.dependencies += ["A"]
      for target in package.targets {
        var settings = target.swiftSettings ?? []
        settings.append(.define("D"))
        target.swiftSettings = settings
      }
      for target in package.targets where target.type == .test { target.path = "T" }
      package.products.append(.library(name: "L", targets: package.targets.map(\\.name)))
      """)
    #expect(manifest.problems == [])
    #expect(
      argument("targets", of: manifest) == [
        "target(name: A, dependencies: [B], swiftSettings: [define(D)])",
        "testTarget(name: AT, swiftSettings: [define(D)], path: T)",
        "target(name: B, swiftSettings: [define(D)])",
        "target(name: C, dependencies: [A], swiftSettings: [define(D)])",
      ])
    #expect(argument("products", of: manifest) == ["library(name: L, targets: [A, AT, B, C])"])
  }

  @Test("choose branches by values")
  func branches() {
    let prelude = """
      var targets: [Target] = []
      let flag = true
      if flag {
        targets.append(.target(name: "then"))
      } else {
        targets.append(.target(name: "else"))
      }
      if let value = Optional("x"), value == "x" { targets.append(.target(name: value)) }
      if let missing = Context.environment["M"] { targets.append(.target(name: missing)) }
      switch flag {
      case false: targets = []
      case true where 1 > 2: targets = []
      default: targets.append(.target(name: "default"))
      }
      """
    #expect(
      targets(prelude) == ["target(name: then)", "target(name: x)", "target(name: default)"])
  }

  @Test("repeat bodies, with break, continue and labels")
  func loops() {
    let prelude = """
      var names: [String] = []
      for index in 0..<5 {
        if index == 1 { continue }
        if index == 4 { break }
        names.append("for\\(index)")
      }
      var count = 0
      while count < 2 { count += 1; names.append("while\\(count)") }
      repeat { count -= 1; names.append("repeat\\(count)") } while count > 0
      outer: for a in ["x", "y"] { for b in ["1", "2"] { if b == "2" { continue outer }
        names.append(a + b) } }
      for (key, value) in zip(["k"], ["v"]) { names.append(key + value) }
      for case let name? in ["some", nil] { names.append(name) }
      """
    let expected = "[for0, for2, for3, while1, while2, repeat1, repeat0, x1, y1, kv, some]"
    #expect(value(of: "names", after: prelude) == expected)
  }

  @Test("initialise constants later and in both branches")
  func deferredInitialisation() {
    let prelude = """
      let sources: [String]
      if Context.environment["X"] == nil { sources = ["unset"] } else { sources = ["set"] }
      let (first, second) = ("a", "b")
      """
    #expect(value(of: "sources + [first, second]", after: prelude) == "[unset, a, b]")
  }

  @Test("leave functions early and bind with guard")
  func guards() {
    let prelude = """
      func name(_ value: String?) -> String {
        guard let value, !value.isEmpty else { return "none" }
        return value
      }
      """
    #expect(value(of: "[name(nil), name(\"\"), name(\"x\")]", after: prelude) == "[none, none, x]")
  }

  @Test("evaluate deferred statements when a scope is left, last first")
  func deferred() {
    let prelude = """
      var log: [String] = []
      func run() {
        defer { log.append("a") }
        defer { log.append("b") }
        log.append("body")
        return
      }
      run()
      """
    #expect(value(of: "log", after: prelude) == "[body, b, a]")
  }

  @Test("match enumerations of the package description")
  func patterns() {
    let prelude = """
      func name(_ dependency: Target.Dependency) -> String {
        switch dependency {
        case .targetItem(let name, _): return "target " + name
        case .productItem(name: let name, package: let package, _, _): return name + package!
        case .byNameItem(let name, _): return "name " + name
        }
      }
      let all: [Target.Dependency] = [.target(name: "A"), .product(name: "B", package: "p"), "C"]
      """
    #expect(value(of: "all.map(name)", after: prelude) == "[target A, Bp, name C]")
  }

  @Test(
    "answer version conditions for Swift 6.3",
    arguments: [
      ("swift(>=5.9)", "yes"), ("compiler(>=6.3)", "yes"), ("swift(>=6.4)", "no"),
      ("compiler(<6)", "no"), ("swift(>=5.5) && compiler(<6.4)", "yes"), ("false", "no"),
      ("!swift(>=5)", "no"), ("os(Linux) && swift(>=7)", "no"), ("os(Linux) || swift(>=5)", "yes"),
    ])
  func versions(condition: String, expected: String) {
    let prelude = "#if \(condition)\nlet answer = \"yes\"\n#else\nlet answer = \"no\"\n#endif"
    #expect(value(of: "answer", after: prelude) == expected)
  }
}

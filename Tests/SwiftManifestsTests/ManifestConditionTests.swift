import Testing

@Suite("Unknown conditions in a manifest")
struct ManifestConditionTests {
  @Test(
    "take both branches and mark what they add",
    arguments: ["os(Linux)", "canImport(UIKit)", "DEBUG"])
  func compilationConditions(condition: String) {
    let prelude = """
      var targets: [Target] = [.target(name: "A")]
      #if \(condition)
      targets.append(.target(name: "B"))
      #else
      targets.append(.target(name: "C"))
      #endif
      targets.append(.target(name: "D"))
      """
    #expect(
      targets(prelude) == [
        "target(name: A)", "target(name: B)?", "target(name: C)?", "target(name: D)",
      ])
  }

  @Test(
    "are none where Tuist decides: it compiles the package in its own folder, and projects",
    arguments: [
      ("Package.swift", "Swift"), ("Tuist/Package.swift", "Tuist"),
      ("App/Tuist/Package.swift", "Tuist"),
    ])
  func tuist(path: String, name: String) {
    let text = """
      import PackageDescription
      #if canImport(ProjectDescription) || TUIST
        let packageSettings = PackageSettings(productTypes: unknown(), baseSettings: unknown())
        let name = "Tuist"
      #elseif canImport(PackageDescription)
        let name = "Swift"
      #endif
      let package = Package(name: "P", targets: [.target(name: name)])
      """
    let result = evaluated(text, path: path)
    #expect(result.problems == [])
    #expect(argument("targets", of: result) == ["target(name: \(name))"])
  }

  @Test("merge lists: what both branches have is certain")
  func mergedLists() {
    let prelude = """
      #if os(Linux)
      let exclude = ["a", "b"]
      #else
      let exclude = ["a", "c", "b"]
      #endif
      """
    #expect(value(of: "exclude", after: prelude) == "[a, c?, b]")
  }

  @Test("give an element for each alternative of its parts")
  func alternatives() {
    let prelude = """
      #if os(Linux)
      let path: String? = "Linux"
      #else
      let path: String? = "Other"
      #endif
      """
    #expect(
      targets(prelude, "[.target(name: \"A\", path: path)]") == [
        "target(name: A, path: Linux)?", "target(name: A, path: Other)?",
      ])
    let dependency = "[.target(name: \"A\", dependencies: [path == \"Linux\" ? \"L\" : \"O\"])]"
    #expect(
      targets(prelude, dependency) == ["target(name: A, dependencies: [L?, O?])"])
  }

  @Test("spread to what is computed from conditional elements")
  func derived() {
    let prelude = """
      var names = ["A"]
      if FileManager.default.fileExists(atPath: "Sources/B") { names.append("B") }
      let both = names.count == 2
      """
    #expect(value(of: "names.map { $0 + \"s\" }", after: prelude) == "[As, Bs?]")
    #expect(value(of: "both ? [\"x\"] : []", after: prelude) == "[x?]")
    #expect(value(of: "names.contains(\"A\") ? 1 : 2", after: prelude) == "1")
    #expect(value(of: "names.contains(\"C\") ? 1 : 2", after: prelude) == "2")
  }

  @Test("make the rest of a function conditional that may have been left")
  func earlyReturn() {
    let prelude = """
      func names() -> [String] {
        var result = ["a"]
        guard FileManager.default.fileExists(atPath: "x") else { return result }
        result.append("b")
        return result
      }
      """
    #expect(value(of: "names()", after: prelude) == "[a, b?]")
  }

  @Test("keep the settings of a conditional target certain")
  func conditionalTargets() {
    let manifest = evaluated(
      """
      let package = Package(name: "P", targets: [.target(name: "A")])
      #if os(macOS)
      package.targets.append(.target(name: "B"))
      #endif
      for target in package.targets {
        target.path = "Code/" + target.name
        target.dependencies.append("Base")
      }
      """)
    #expect(manifest.problems == [])
    #expect(
      argument("targets", of: manifest) == [
        "target(name: A, path: Code/A, dependencies: [Base])",
        "target(name: B, path: Code/B, dependencies: [Base])?",
      ])
  }

  @Test("leave what a branch makes and changes within itself certain")
  func madeInBranch() {
    let prelude = """
      var targets: [Target] = []
      #if os(Linux)
      let target = Target.target(name: "A")
      target.path = "Code"
      target.exclude.append("x")
      targets.append(target)
      #endif
      """
    #expect(targets(prelude) == ["target(name: A, path: Code, exclude: [x])?"])
  }

  @Test("join what nested conditions and loops do")
  func nested() {
    let prelude = """
      var list = ["a"]
      for name in ["b", "c"] {
        #if os(Linux)
        if name == "c" { break }
        #elseif os(Windows)
        continue
        #endif
        list.append(name)
      }
      """
    #expect(value(of: "list", after: prelude) == "[a, b?, c?]")
  }

  @Test("`#if swift` answers for the version of the language that the manifest is compiled for")
  func languageVersion() {
    func isSix(_ head: String) -> Bool {
      let text = """
        \(head)
        import PackageDescription
        #if swift(>=6)
        let name = "six"
        #else
        let name = "five"
        #endif
        let package = Package(name: name)
        """
      guard case .call(let call)? = evaluated(text).root else { return false }
      return call["name"].map { rendered($0) } == "six"
    }
    #expect(!isSix("// swift-tools-version:5.9"))
    #expect(!isSix("// swift-tools-version: 5.10"))
    #expect(isSix("// swift-tools-version: 6.0"))
    #expect(isSix("// swift-tools-version:6.2"))
  }
}

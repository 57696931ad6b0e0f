import ArchTestSupport
import RunTestSupport
import Testing

@Suite("archcheck check --fix")
struct FixTests {
  /// Reports all that `--fix` mends.
  static let configuration = """
    version: 1
    rules:
      lacking:
        manifest: { checks: undeclared }
        roles: [production, test]
      superfluous:
        manifest: { checks: [unused, duplicate, misplaced, needed-by-tests] }
        roles: [production, test]

    """

  private static let package = """
    // swift-tools-version:6.0
    import PackageDescription

    // The modules of the shop.
    let package = Package(
      name: "Shop",
      targets: [
        .target(
          name: "App",
          dependencies: [
            "Core",
            "Cart",  // on purpose
            "Old",
            "Core",
          ]),
        .target(name: "Cart"),
        /* the base */
        .target(name: "Core", dependencies: ["Store"]),
        .target(name: "Store"), .target(name: "Old"),
      ]
    )

    """

  private static let sources: [String: String] = [
    "Sources/App/App.swift": "import Core\nimport Store\nstruct App {}\n",
    "Sources/Cart/Cart.swift": "import Store\npublic struct Cart {}\n",
    "Sources/Core/Core.swift": "public struct Core {}\n",
    "Sources/Store/Store.swift": "public struct Store {}\n",
    "Sources/Old/Old.swift": "public struct Old {}\n",
  ]

  private func withShop<Result>(
    _ body: (TemporaryDirectory) throws -> Result
  ) throws -> Result {
    try withTemporaryDirectory(files: ["Package.swift": Self.package]) { directory in
      for (path, text) in Self.sources { try directory.write(text, to: path) }
      try directory.write(Self.configuration, to: "archcheck.yml")
      return try body(directory)
    }
  }

  @Test("prints a patch, says what it leaves, and writes nothing")
  func patch() throws {
    try withShop { directory in
      let run = try archcheck("check", "--fix", directory.path)
      #expect(
        run.output == """
          --- a/Package.swift
          +++ b/Package.swift
          @@ -10,12 +10,11 @@
                 dependencies: [
                   "Core",
                   "Cart",  // on purpose
          -        "Old",
          -        "Core",
          +        "Store",
                 ]),
          -    .target(name: "Cart"),
          +    .target(name: "Cart", dependencies: ["Store"]),
               /* the base */
          -    .target(name: "Core", dependencies: ["Store"]),
          +    .target(name: "Core", dependencies: []),
               .target(name: "Store"), .target(name: "Old"),
             ]
           )

          """)
      #expect(
        run.errors == "archcheck leaves the dependency of 'App' on 'Cart' at Package.swift:12:9: a "
          + "comment stands beside it\n")
      #expect(run.status == 0)
      #expect(try directory.read("Package.swift") == Self.package)
    }
  }

  @Test("--write changes the manifests, after which the findings are gone")
  func write() throws {
    try withShop { directory in
      let run = try archcheck("check", "--fix", "--write", directory.path)
      #expect(
        run.output.split(separator: "\n").contains(
          "archcheck adds a dependency of 'Cart' on 'Store' at Package.swift"), "\(run.output)")
      let text = try directory.read("Package.swift")
      #expect(text.contains("\"Cart\",  // on purpose\n        \"Store\",\n"), "\(text)")
      #expect(text.contains("/* the base */") && text.contains("// The modules of the shop."))
      let rest = try archcheck("check", directory.path, "--format", "json").json()
      let violations = try #require(rest["violations"] as? [[String: Any]])
      #expect(violations.compactMap { $0["defect"] as? String } == ["unused-dependency"])
      let again = try archcheck("check", "--fix", "--write", directory.path)
      #expect(again.output.isEmpty)
      #expect(try directory.read("Package.swift") == text)
    }
  }

  @Test("leaves a list that several targets share, since others would lose the dependency")
  func sharedList() throws {
    let package = """
      // swift-tools-version:6.0
      import PackageDescription
      let common: [Target.Dependency] = ["Core"]
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "App", dependencies: ["Core"] + common),
          .target(name: "Cart", dependencies: common), .target(name: "Core"),
        ])

      """
    try withTemporaryDirectory(files: [
      "Package.swift": package, "archcheck.yml": Self.configuration,
      "Sources/App/App.swift": "import Core\nstruct App {}\n",
      "Sources/Cart/Cart.swift": "import Core\nstruct Cart {}\n",
      "Sources/Core/Core.swift": "public struct Core {}\n",
    ]) { directory in
      let run = try archcheck("check", "--fix", directory.path)
      #expect(run.output.isEmpty)
      #expect(
        run.errors.contains("the edited manifest would declare something else"), "\(run.errors)")
    }
  }

  @Test("removes what one list declares for several targets that do not use it")
  func unusedInSharedList() throws {
    let package = """
      // swift-tools-version:6.0
      import PackageDescription
      let common: [Target.Dependency] = ["Core", "Store"]
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "App", dependencies: common), .target(name: "Cart", dependencies: common),
          .target(name: "Core"), .target(name: "Store"),
        ])

      """
    try withTemporaryDirectory(files: [
      "Package.swift": package, "archcheck.yml": Self.configuration,
      "Sources/App/App.swift": "import Core\nstruct App {}\n",
      "Sources/Cart/Cart.swift": "import Core\nstruct Cart {}\n",
      "Sources/Core/Core.swift": "public struct Core {}\n",
      "Sources/Store/Store.swift": "public struct Store {}\n",
    ]) { directory in
      let run = try archcheck("check", "--fix", "--write", directory.path)
      #expect(run.errors.isEmpty, "\(run.errors)")
      #expect(
        try directory.read("Package.swift").contains(
          "let common: [Target.Dependency] = [\"Core\"]\n"))
    }
  }

  @Test("edits XcodeGen specifications")
  func specification() throws {
    let specification = """
      name: Shop
      targets:
        App: # the program
          type: application
          platform: iOS
          sources: [App]
          dependencies:
            - target: Core
            - target: Old
        Core:
          type: framework
          platform: iOS
          sources: [Core]
        Old:
          type: framework
          platform: iOS
          sources: [Old]
        Store:
          type: framework
          platform: iOS
          sources: [Store]

      """
    try withTemporaryDirectory(files: [
      "project.yml": specification, "archcheck.yml": Self.configuration,
      "App/App.swift": "import Core\nstruct App {}\n",
      "Core/Core.swift": "import Store\npublic struct Core {}\n",
      "Old/Old.swift": "public struct Old {}\n", "Store/Store.swift": "public struct Store {}\n",
    ]) { directory in
      let run = try archcheck("check", "--fix", directory.path)
      #expect(
        run.output == """
          --- a/project.yml
          +++ b/project.yml
          @@ -6,11 +6,12 @@
               sources: [App]
               dependencies:
                 - target: Core
          -      - target: Old
             Core:
               type: framework
               platform: iOS
               sources: [Core]
          +    dependencies:
          +      - target: Store
             Old:
               type: framework
               platform: iOS

          """)
      #expect(run.errors.isEmpty)
    }
  }

  @Test("is named after a check that found what it can mend, and says what a baseline accepts")
  func accepted() throws {
    try withSmallPackage(["Sources/App/App.swift": "struct App {}\n"]) { project in
      let hint = "'archcheck check --fix' shows what it can mend of 1 finding"
      #expect(try archcheck(project.path).output.contains(hint))
      #expect(try archcheck("baseline", project.path).status == 0)
      let run = try archcheck("check", "--fix", project.path)
      #expect(
        run.errors
          == "There is nothing new to fix in the manifests: the baseline accepts 1 finding. "
          + "'--no-baseline' fixes what it accepts, too.\n")
      let all = try archcheck("check", "--fix", "--no-baseline", project.path)
      #expect(all.output.contains("-    .target(name: \"App\", dependencies: [\"Core\"]),"))
      #expect(try !archcheck(project.path).output.contains(hint))
    }
  }

  @Test("has nothing to do where nothing is wrong, and takes no format")
  func nothing() throws {
    try withSmallPackage { project in
      let run = try archcheck("check", "--fix", project.path, "--only", "recommended/module-cycles")
      #expect(run.status == 0 && run.output.isEmpty)
      #expect(run.errors == "There is nothing to fix in the manifests.\n")
      #expect(try archcheck("check", "--fix", "--format", "json", project.path).status == 2)
      #expect(try archcheck("check", "--write", project.path).status == 2)
    }
  }
}

@Suite("archcheck check --fix, any project")
struct FixPropertyTests {
  /// A project of modules `M0`, `M1`, … of which each may import and declare those behind it.
  private struct RandomProject {
    var imports: [[Int]]
    var declared: [[Int]]

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 3...6, using: &random)
      imports = []
      declared = []
      for index in 0..<count {
        let later = Array(index + 1..<count)
        imports.append(later.filter { _ in Int.random(in: 0..<3, using: &random) == 0 })
        var list = later.filter { _ in Bool.random(using: &random) }
        if let twice = list.first, Int.random(in: 0..<3, using: &random) == 0 { list.append(twice) }
        declared.append(list)
      }
    }

    func package(seed: UInt64) -> String {
      var random = SeededGenerator(seed: seed &+ 1)
      var text = "// swift-tools-version:6.0\nimport PackageDescription\n\n// All modules.\n"
      text += "let package = Package(\n  name: \"Shop\",\n  targets: [\n"
      for (index, list) in declared.enumerated() {
        text += "    // The module \(index).\n"
        let comma = Bool.random(using: &random) ? "," : ""
        switch (list.isEmpty, Int.random(in: 0..<3, using: &random)) {
        case (true, 0): text += "    .target(name: \"M\(index)\"),\n"
        case (true, 1): text += "    .target(\n      name: \"M\(index)\"),\n"
        case (_, 2):
          let lines = list.map { "        \"M\($0)\"" }.joined(separator: ",\n")
          text += "    .target(\n      name: \"M\(index)\",\n      dependencies: [\n"
          text += list.isEmpty ? "      ]),\n" : "\(lines)\(comma)\n      ]),\n"
        default:
          let names = list.map { "\"M\($0)\"" }.joined(separator: ", ")
          text += "    .target(name: \"M\(index)\", dependencies: [\(names)]),\n"
        }
      }
      return text + "  ]\n)\n"
    }

    func specification(seed: UInt64) -> String {
      var random = SeededGenerator(seed: seed &+ 2)
      var text = "name: Shop\ntargets:\n"
      for (index, list) in declared.enumerated() {
        text += "  # The module \(index).\n  M\(index):\n    type: framework\n    platform: iOS\n"
        let indentation = Bool.random(using: &random) ? "      " : "    "
        if !list.isEmpty {
          text += "    dependencies:\n"
          for other in list { text += "\(indentation)- target: M\(other)\n" }
        }
        text += "    sources: [Sources/M\(index)]\n"
      }
      return text
    }
  }

  @Test(
    "after --write, check finds nothing of what it mends, and no comment is lost",
    arguments: 0..<24 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    let project = RandomProject(seed: seed)
    let isPackage = seed % 2 == 0
    let path = isPackage ? "Package.swift" : "project.yml"
    let manifest =
      isPackage ? project.package(seed: seed) : project.specification(seed: seed)
    try withTemporaryDirectory(files: ["archcheck.yml": FixTests.configuration]) { directory in
      try directory.write(manifest, to: path)
      for (index, list) in project.imports.enumerated() {
        let imports = list.map { "import M\($0)\n" }.joined()
        try directory.write(
          imports + "public struct Type\(index) {}\n", to: "Sources/M\(index)/File.swift")
      }
      let fix = try archcheck("check", "--fix", "--write", directory.path)
      #expect(fix.status == 0)
      #expect(!fix.errors.contains("archcheck "), "\(fix.errors)")
      let text = try directory.read(path)
      let report = try archcheck("check", directory.path, "--format", "json").json()
      let violations = try #require(report["violations"] as? [[String: Any]])
      #expect(violations.isEmpty, "\(manifest)\n\(text)\n\(violations)")
      func comments(_ text: String) -> [Substring] {
        text.split(separator: "\n").filter { $0.contains("// ") || $0.contains("# ") }
      }
      #expect(comments(text) == comments(manifest))
      let listed = try archcheck(
        "list", "dependencies", "--declared", directory.path, "--format", "json"
      ).json()
      let rows = try #require(listed["declaredDependencies"] as? [[String: Any]])
      #expect(rows.allSatisfy { $0["verdict"] as? String == "used" })
      for (index, list) in project.imports.enumerated() {
        let names = rows.filter { $0["module"] as? String == "M\(index)" }
          .compactMap { $0["dependency"] as? String }
        #expect(names.sorted() == list.map { "M\($0)" })
      }
    }
  }
}

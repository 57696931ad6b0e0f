import ArchTestSupport
import RunTestSupport
import Testing

/// What manifests declare that is no part of the project, and what files import that is nowhere.
@Suite("Dependencies from outside")
struct OutsideDependencyTests {
  private static let rules = """
    version: 1
    rules:
      declared: { manifest: { checks: [unused, leaked, unknown], leaked: { external: info } } }

    """

  /// The lines of a check of some files that name a finding.
  private func findings(_ files: KeyValuePairs<String, String>) throws -> [String] {
    try withTemporaryDirectory(files: files) { directory in
      try directory.write(Self.rules, to: "archcheck.yml")
      let run = try archcheck(["check", "--no-baseline"], in: directory.path)
      return run.output.split(separator: "\n").map(String.init).filter { line in
        ["error: ", "warning: ", "info: "].contains { line.hasPrefix($0) }
      }
    }
  }

  private static func package(_ targets: String, dependencies: String = "") -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "P", dependencies: [\(dependencies)], targets: [\(targets)])
    """
  }

  @Test("a product that nothing imported can be of is unused, for information")
  func unusedProducts() throws {
    let log = ".product(name: \"Logging\", package: \"swift-log\")"
    let manifest = Self.package(
      """
      .target(name: "Mast", dependencies: [\(log)]), .target(name: "Sail", dependencies: [\(log)]),
      .target(name: "Keel", dependencies: [\(log)]),
      .target(name: "Deck", dependencies: ["Keel", .product(name: "Lottie", package: "lottie-ios")]),
      .target(name: "Bow", dependencies: [.product(name: "Lottie", package: "lottie-ios")]),
      .target(name: "Hull", dependencies: [.product(name: "Planks", package: "planks")]),
      .target(name: "Ship", dependencies: ["Hull"]),
      """, dependencies: ".package(url: \"https://example.com/swift-log\", from: \"1.0.0\")")
    #expect(
      try findings([
        "Package.swift": manifest,
        "Sources/Mast/m.swift": "import Foundation\nimport UIKit\npublic struct M {}\n",
        "Sources/Sail/s.swift": "#if DEBUG\nimport Logging\n#endif\nstruct S {}\n",
        "Sources/Keel/k.swift": "@_exported import Logging\npublic struct K {}\n",
        // Somebody else's module, which may be of any package.
        "Sources/Deck/d.swift": "import Keel\nimport Rigging\nstruct D { let keel: K }\n",
        "Sources/Bow/b.swift": "struct B {}\n",
        // What another module imports by way of this one is needed.
        "Sources/Hull/h.swift": "public struct H {}\n",
        "Sources/Ship/s.swift": "import Hull\nimport Planks\nstruct S { let hull: H }\n",
      ]) == [
        "info: the manifest of 'Mast' declares a dependency on 'Logging', but none of its files imports it",
        "info: the manifest of 'Bow' declares a dependency on 'Lottie', but none of its files imports it",
        "info: 'Ship' imports 'Planks', which only the manifest of its dependency 'Hull' declares",
      ])
  }

  @Test("pods are judged as products are, also where several targets share them")
  func unusedPods() throws {
    let specification = """
      name: App
      targets:
        App: { type: application, platform: iOS, sources: App }
        Kit: { type: framework, platform: iOS, sources: Kit }

      """
    let podfile = """
      abstract_target 'All' do
        pod 'SnapKit'
        pod 'Alamofire'
        pod 'SwiftLint'
        target 'App' do
          pod 'Nuke'
        end
        target 'Kit' do
        end
      end
      """
    #expect(
      try findings([
        "project.yml": specification, "Podfile": podfile,
        "App/a.swift": "import UIKit\nstruct A {}\n",
        "Kit/k.swift": "import SnapKit\npublic struct K {}\n",
      ]) == [
        "info: one line declares a dependency of 'App' and another module on 'Alamofire', but neither "
          + "imports",
        "info: the manifest of 'App' declares a dependency on 'Nuke', but none of its files imports it",
      ])
  }

  @Test("an import that no manifest and no system can give is told where all manifests are known")
  func unknownImports() throws {
    let files: KeyValuePairs = [
      "Sources/Yeast/y.swift": "import Foundation\npublic struct Y {}\n",
      "Sources/Dough/d.swift":
        "import Yeats\nimport os\nimport Builtin\n#if canImport(Oven)\nimport Oven\n#endif\nstruct D {}\n",
    ]
    func findings(_ manifest: String) throws -> [String] {
      try withTemporaryDirectory(files: files) { directory in
        try directory.write(manifest, to: "Package.swift")
        try directory.write(Self.rules, to: "archcheck.yml")
        let run = try archcheck(["check", "--no-baseline"], in: directory.path)
        return run.output.split(separator: "\n").map(String.init).filter {
          ($0.contains("Yeats") || $0.contains("Builtin")) && $0.hasPrefix("error: ")
            || $0.contains("Did you mean")
        }
      }
    }
    let closed = Self.package(".target(name: \"Yeast\"), .target(name: \"Dough\")")
    let found = try findings(closed)
    #expect(found.count == 2, "\(found)")
    #expect(found.first?.contains("no target and no known module of the system") == true)
    #expect(found.last?.contains("Did you mean 'Yeast'?") == true)
    let open = Self.package(
      ".target(name: \"Yeast\"), .target(name: \"Dough\", dependencies: [\"Salt\"])")
    #expect(try findings(open) == [])
  }

  @Test("a leak of a module of the project weighs more than one of a product")
  func leaks() throws {
    let log = ".product(name: \"Logging\", package: \"swift-log\")"
    let found = try findings([
      "Package.swift": Self.package(
        """
        .target(name: "Flour"), .target(name: "Bakery", dependencies: ["Flour", \(log)]),
        .target(name: "Store", dependencies: ["Bakery"]),
        """, dependencies: ".package(url: \"https://example.com/swift-log\", from: \"1.0.0\")"),
      "Sources/Flour/f.swift": "public struct F {}\n",
      "Sources/Bakery/b.swift": "import Flour\nimport Logging\npublic struct B { let f: F }\n",
      "Sources/Store/s.swift":
        "import Bakery\nimport Flour\nimport Logging\nstruct S { let b: B; let f: F }\n",
    ])
    #expect(
      found.map { $0.prefix { $0 != "," } } == [
        "error: 'Store' imports 'Flour'", "info: 'Store' imports 'Logging'",
      ], "\(found)")
  }
}

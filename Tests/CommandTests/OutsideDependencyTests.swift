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
        "Sources/Bow/b.swift": "public struct B {}\n",
        // What another module imports by way of this one is needed.
        "Sources/Hull/h.swift": "public struct H {}\n",
        "Sources/Ship/s.swift": "import Hull\nimport Planks\nstruct S { let hull: H }\n",
      ]) == [
        "info: the manifest of 'Mast' declares a dependency on 'Logging', but none of its files imports it",
        "info: the manifest of 'Bow' declares a dependency on 'Lottie', but none of its files imports it",
        "info: 'Ship' imports 'Planks', which the manifest of its dependency 'Hull' declares, but not its own",
      ])
  }

  @Test("a product is in doubt where a module has its name, or a nib sets what nobody declares")
  func doubtfulProducts() throws {
    func found(_ files: KeyValuePairs<String, String>) throws -> [String] {
      let logging = Self.package(
        ".target(name: \"Mast\", dependencies: [.product(name: \"Log\", package: \"log\")])",
        dependencies: ".package(path: \"Gone\")")
      var all: [(String, String)] = [
        ("Package.swift", logging), ("Sources/Mast/m.swift", "public struct M {}\n"),
      ]
      all += files.map { ($0.key, $0.value) }
      return try withTemporaryDirectory(files: [:]) { directory in
        for (path, text) in all { try directory.write(text, to: path) }
        try directory.write(Self.rules, to: "archcheck.yml")
        let run = try archcheck(["check", "--no-baseline"], in: directory.path)
        return run.output.split(separator: "\n").map(String.init).filter { $0.hasPrefix("info: ") }
      }
    }
    #expect(try found([:]).count == 1)
    let other = Self.package(".target(name: \"Log\")")
    #expect(
      try found(["Log/Package.swift": other, "Log/Sources/Log/l.swift": "public struct L {}\n"])
        .isEmpty)
    func nib(_ key: String) -> String {
      "<document><userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"\(key)\"/></document>"
    }
    #expect(try found(["Sources/Mast/Row.xib": nib("isGlowingAtNight")]).isEmpty)
    #expect(try found(["Sources/Mast/Row.xib": nib("layer.cornerRadius")]).count == 1)
  }

  @Test(
    "a product is in doubt beside a framework of which nothing is known",
    arguments: [("Home", "Home", 0), ("Home", "UIKit", 1), ("UIKit", "UIKit", 1)])
  func besideUnknownFramework(linked: String, imported: String, count: Int) throws {
    let findings = try findings([
      "project.yml": """
      name: App
      packages: { Planks: { url: https://example.com/planks, from: 1.0.0 } }
      targets:
        App:
          type: application
          platform: iOS
          sources: [App]
          dependencies: [{ framework: \(linked).framework, implicit: true }, { package: Planks }]
      """, "App/a.swift": "import \(imported)\n@main struct A { static func main() {} }\n",
    ])
    #expect(findings.count == count, "\(findings)")
  }

  @Test("what alone brings a product along is used, whoever else imports that product by chance")
  func broughtByOne() throws {
    func found(_ between: String, _ chance: String) throws -> [String] {
      try findings([
        "Package.swift": Self.package(
          """
          .target(name: "Ship", dependencies: ["Hull"]),
          .target(name: "Hull", dependencies: ["Keel"]),
          .target(name: "Keel", dependencies: ["Planks"]),
          .target(name: "Dock", dependencies: ["Cranes"]),
          """, dependencies: ".package(url: \"https://example.com/planks\", from: \"1.0.0\")"),
        "Sources/Ship/s.swift": "import Planks\nstruct S {}\n",
        "Sources/Hull/h.swift": between + "public struct H {}\n",
        "Sources/Keel/k.swift": "import Planks\npublic struct K {}\n",
        "Sources/Dock/d.swift": chance + "public struct D {}\n",
      ])
    }
    #expect(
      try found("", "") == [
        "info: the manifest of 'Dock' declares a dependency on 'Cranes', but none of its files imports it"
      ])
    #expect(try found("import Planks\n", "import Planks\n") == [])
    #expect(try found("", "import Planks\n") == [])
  }

  @Test("a package's products are in doubt beside one that has the name of a module elsewhere")
  func productsBesideDoubtful() throws {
    func found(_ name: String) throws -> [String] {
      try findings([
        "App/Package.swift": Self.package(
          """
          .target(name: "Hull", dependencies: [
            .product(name: "Planks", package: "wood"), .product(name: "Nails", package: "wood"),
            .product(name: "Ropes", package: "hemp"),
          ]),
          """, dependencies: ".package(url: \"https://example.com/wood\", from: \"1.0.0\")"),
        "App/Sources/Hull/h.swift": "public struct H {}\n",
        "Wood/Package.swift": Self.package(".target(name: \"\(name)\", path: \"Wood\")"),
        "Wood/Wood/p.swift": "public struct P {}\n",
      ])
    }
    let ropes =
      "info: the manifest of 'Hull' declares a dependency on 'Ropes', but none of its files imports it"
    #expect(try found("Sails").count == 3)
    #expect(try found("Planks") == [ropes])
  }

  @Test(
    "a product is in doubt beside a binary, which may need it, and where it works by being linked")
  func linkedProducts() throws {
    func found(_ dependencies: String, _ product: String = "Planks") throws -> [String] {
      try findings([
        "Package.swift": Self.package(
          """
          .binaryTarget(name: "Camera", url: "https://example.com/c.zip", checksum: "0"),
          .target(name: "Hull", dependencies: [
            \(dependencies)
            .product(name: "\(product)", package: "wood"),
          ]),
          """, dependencies: ".package(url: \"https://example.com/wood\", from: \"1.0.0\")"),
        "Sources/Hull/h.swift": "public struct H {}\n",
      ])
    }
    #expect(try found("\"Camera\",") == [])
    #expect(try found("").count == 1)
    #expect(try found("", "FirebasePerformance") == [])
  }

  @Test("what code without a module imports beside a module may have to come with that")
  func importedByLooseCode() throws {
    func found(_ code: String) throws -> [String] {
      try findings([
        "Package.swift": Self.package(
          """
          .target(name: "Hull", dependencies: ["Keel"]), .target(name: "Keel"),
          """),
        "Sources/Hull/h.swift": "public struct H {}\n",
        "Sources/Keel/k.swift": "public struct K {}\n",
        "Apps/Phone/main.swift": code,
      ])
    }
    #expect(try found("import Hull\nimport Keel\n") == [])
    #expect(try found("import Keel\n").count == 1)
    #expect(try found("import Hull\n").count == 1)
  }

  @Test("a reference to a package that is elsewhere leads to the only one of its name")
  func packageElsewhere() throws {
    func run(_ second: String, path: String) throws -> String {
      let store = Self.package(".target(name: \"Rows\")").replacing(
        "targets:", with: "products: [.library(name: \"Store\", targets: [\"Rows\"])], targets:")
      let shop = Self.package(
        """
        .target(name: "Shop", dependencies: [.product(name: "Store", package: "store")]),
        """, dependencies: ".package(path: \"\(path)\")")
      return try withTemporaryDirectory(files: [
        "Shop/Package.swift": shop,
        "Shop/Sources/Shop/s.swift": "import Rows\npublic struct S {}\n",
        "Store/Package.swift": store, "Store/Sources/Rows/r.swift": "public struct R {}\n",
        "\(second)/Package.swift": store, "\(second)/Sources/Rows/r.swift": "public struct R {}\n",
        "archcheck.yml": Self.rules,
      ]) { try archcheck(["check", "--no-baseline"], in: $0.path).output }
    }
    func words(_ second: String, path: String = "./store") throws -> String {
      try run(second, path: path).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let found = try words("Other")
    #expect(!found.contains("none of its files"))
    #expect(
      found.contains(
        "The reference to store is broken, there is no folder Shop/store: the package in Store, which has "
          + "its name, counts as meant. Correct the path."))
    #expect(try words("Old/Store").contains("count as external until the path is corrected."))
    // A package is not what it looks for itself.
    #expect(try words("Other", path: "./Shop").contains("count as external until"))
  }

  @Test("a library that shows nobody anything is there for what it depends on")
  func gatherers() throws {
    func found(_ code: String, role: String = "target", more: String = "") throws -> [String] {
      try findings([
        "Package.swift": Self.package(
          """
          .\(role)(name: "Dock", dependencies: [.product(name: "Planks", package: "planks")]),
          \(more)
          """, dependencies: ".package(url: \"https://example.com/planks\", from: \"1.0.0\")"),
        "Sources/Dock/d.swift": code, "Sources/Quay/q.swift": "public struct Q {}\n",
      ])
    }
    let unused = [
      "info: the manifest of 'Dock' declares a dependency on 'Planks', but none of its files imports it"
    ]
    #expect(try found("struct Dock { var text = \"Hello\" }\n") == [])
    #expect(try found("import Foundation\nenum Dock {}\n") == [])
    #expect(try found("public struct Dock {}\n") == unused)
    #expect(try found("enum Dock {}\n", more: ".target(name: \"Quay\"),") == unused)
    #expect(try found("struct Dock { var text = \"Hello\" }\n", role: "executableTarget") == unused)
  }

  @Test("a module of which nothing but others use a product gathers all that it declares")
  func handedOn() throws {
    func found(_ hull: String, ship: String) throws -> [String] {
      try findings([
        "Package.swift": Self.package(
          """
          .target(name: "Ship", dependencies: ["Hull"]),
          .target(name: "Hull", dependencies: [
            .product(name: "Planks", package: "wood"), .product(name: "Nails", package: "wood"),
          ]),
          """, dependencies: ".package(url: \"https://example.com/wood\", from: \"1.0.0\")"),
        "Sources/Ship/s.swift": "import Hull\n\(ship)\nstruct S { let hull: H }\n",
        "Sources/Hull/h.swift": "\(hull)\npublic struct H {}\n",
      ]).filter { $0.contains("none of its files") }
    }
    func unused(_ name: String) -> String {
      "info: the manifest of 'Hull' declares a dependency on '\(name)', but none of its files imports it"
    }
    #expect(try found("", ship: "import Planks") == [])
    #expect(try found("import Planks", ship: "import Planks") == [unused("Nails")])
    #expect(try found("", ship: "") == [unused("Planks"), unused("Nails")])
  }

  @Test("the only declaration of a product is used, whoever in the project imports that")
  func onlyDeclaration() throws {
    func found(_ more: String) throws -> [String] {
      try findings([
        "Package.swift": Self.package(
          """
          .target(name: "Ship", dependencies: ["Hull", "Keel"]),
          .target(name: "Hull", dependencies: ["Planks"]), .target(name: "Keel"),
          \(more)
          """, dependencies: ".package(url: \"https://example.com/planks\", from: \"1.0.0\")"),
        "Sources/Ship/s.swift": "import Hull\nimport Keel\nstruct S { let h: H; let k: K }\n",
        "Sources/Hull/h.swift": "public struct H {}\n",
        "Sources/Keel/k.swift": "import Planks\npublic struct K {}\n",
        "Sources/Dock/d.swift": "import Planks\nstruct D {}\n",
      ])
    }
    #expect(try found("") == [])
    #expect(
      try found(".target(name: \"Dock\", dependencies: [\"Planks\"]),") == [
        "info: the manifest of 'Hull' declares a dependency on 'Planks', but none of its files imports it"
      ])
  }

  @Test("a product that its package has not is imported where another module has its name")
  func productOfAnother() throws {
    let findings = try findings([
      "App/Package.swift": Self.package(
        """
        .target(name: "App", dependencies: [.product(name: "Core", package: "Auth")]),
        """,
        dependencies: ".package(path: \"../Core\"), .package(path: \"../Auth\")"),
      "Core/Package.swift": Self.package(".target(name: \"Core\")"),
      "Auth/Package.swift": Self.package(".target(name: \"Auth\")"),
      "App/Sources/App/a.swift": "import Core\nstruct A { let core: C }\n",
      "Core/Sources/Core/c.swift": "public struct C {}\n",
      "Auth/Sources/Auth/a.swift": "public struct A {}\n",
    ])
    #expect(findings.filter { $0.contains("none of its files") } == [])
  }

  /// What is said of a target `Sail` that declares the product Planks of a package, and imports nothing of it.
  private func planks(
    _ code: String, more: [String: String] = [:], targets: String = "", plugins: String = "",
    dependencies: String = "", isPlugin: Bool = false, product: String = "Planks"
  ) throws -> [String] {
    let planks = ".product(name: \"\(product)\", package: \"planks\")"
    let target =
      isPlugin
      ? ".plugin(name: \"Sail\", capability: .buildTool(), dependencies: [\(planks)])"
      : ".target(name: \"Sail\", dependencies: [\(planks)\(dependencies)]\(plugins))"
    return try withTemporaryDirectory(files: [:]) { directory in
      let manifest = Self.package(
        target + targets,
        dependencies: ".package(url: \"https://example.com/planks\", from: \"1.0.0\")")
      try directory.write(manifest, to: "Package.swift")
      try directory.write(Self.rules, to: "archcheck.yml")
      try directory.write(code, to: isPlugin ? "Plugins/Sail/s.swift" : "Sources/Sail/s.swift")
      for (path, text) in more { try directory.write(text, to: path) }
      let run = try archcheck(["check", "--no-baseline"], in: directory.path)
      return run.output.split(separator: "\n").map(String.init).filter {
        $0.contains("'\(product)'") && $0.hasPrefix("info: ")
      }
    }
  }

  @Test(
    "a product of another local package than is written beside it is not said to be imported nowhere"
  )
  func wrongPackage() throws {
    let package = { (name: String, dependencies: String, own: String) in
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [\(dependencies)],
        targets: [.target(name: "\(name)", dependencies: [\(own)])])
      """
    }
    #expect(
      try findings([
        "Ship/Package.swift": package(
          "Ship", ".package(path: \"../Keel\"), .package(path: \"../Mast\")",
          ".product(name: \"Keel\", package: \"Mast\"), .product(name: \"Mast\", package: \"Mast\")"
        ),
        "Ship/Sources/Ship/s.swift": "import Keel\nstruct S { let keel: K }\n",
        "Mast/Package.swift": package("Mast", "", ""),
        "Mast/Sources/Mast/m.swift": "public struct M {}\n",
        "Keel/Package.swift": package("Keel", "", ""),
        "Keel/Sources/Keel/k.swift": "public struct K { public init() {} }\n",
      ]) == [
        "error: the manifest of 'Ship' declares a dependency on 'Mast', but none of its files uses it"
      ])
  }

  @Test("a product is not unused where another module may bring what is used of it")
  func broughtByOthers() throws {
    #expect(try planks("public struct S {}\n").count == 1)
    // A module that Sail does not declare comes with something that it does.
    let other =
      ", .target(name: \"Deck\", dependencies: [.product(name: \"Nails\", package: \"nails\")])"
    let deck = ["Sources/Deck/d.swift": "import Nails\nstruct D {}\n"]
    #expect(try planks("import Nails\npublic struct S {}\n", more: deck, targets: other).isEmpty)
    // A type of the product, as far as it is known, that another module hands on.
    #expect(try planks("public struct S { let a: AnyClock<Int> }\n", product: "Clocks").isEmpty)
    #expect(try planks("public struct S { let a: Int }\n", product: "Clocks").count == 1)
    // What it imports hands on the product, as far as that is known.
    #expect(try planks("import RxCocoa\npublic struct S {}\n", product: "RxRelay").isEmpty)
    // What depends on it imports a part that only the product can bring.
    let dependent = ", .target(name: \"Deck\", dependencies: [\"Sail\"])"
    let part = ["Sources/Deck/d.swift": "import Timber\nstruct D {}\n"]
    #expect(try planks("public struct S {}\n", more: part, targets: dependent).isEmpty)
    let plain = ["Sources/Deck/d.swift": "import Sail\nstruct D { let s: S }\n"]
    #expect(try planks("public struct S {}\n", more: plain, targets: dependent).count == 1)
    // A name like the product's.
    #expect(try planks("public struct S { let plank: PlanksContext }\n").isEmpty)
    // Members come with whatever is loaded.
    let uses =
      ", .target(name: \"Deck\", dependencies: [.product(name: \"Planks\", package: \"planks\")])"
    let loading = ["Sources/Deck/d.swift": "import Planks\npublic struct D {}\n"]
    #expect(
      try planks(
        "import Deck\npublic struct S { let d: D }\n", more: loading, targets: uses,
        dependencies: ", \"Deck\""
      )
      .isEmpty)
  }

  @Test("a product is not unused where a plugin, a storyboard or an excluded source may use it")
  func usedWithoutImport() throws {
    #expect(try planks("public struct S {}\n", isPlugin: true).isEmpty)
    let saw = ", plugins: [.plugin(name: \"Saw\", package: \"saw\")]"
    #expect(try planks("public struct S {}\n", plugins: saw).isEmpty)
    let board = [
      "Sources/Sail/Main.storyboard": "<view customClass=\"PlankView\" customModule=\"Planks\"/>\n"
    ]
    #expect(try planks("public struct S {}\n", more: board).isEmpty)
    let template = ["Sources/Sail/Templates/t.swift": "// RUN\n@testable import Planks\n"]
    let excluded = ", exclude: [\"Templates\"]"
    #expect(try planks("public struct S {}\n", more: template, plugins: excluded).isEmpty)
    let unlike = ["Sources/Sail/Templates/t.swift": "// import Planks is not needed\n"]
    #expect(try planks("public struct S {}\n", more: unlike, plugins: excluded).count == 1)
  }

  @Test(
    "the only library of a package gathers what others import by way of it, if it shows nobody anything",
    arguments: [("", "", 0), ("public ", "", 1), ("", ", .target(name: \"Other\")", 1)])
  func gathered(access: String, more: String, count: Int) throws {
    let planks = ".package(url: \"https://example.com/planks\", from: \"1.0.0\")"
    let findings = try findings([
      "Package.swift": Self.package(
        ".executableTarget(name: \"Ship\", dependencies: [.product(name: \"All\", package: \"All\")])",
        dependencies: ".package(path: \"All\")"),
      "Sources/Ship/main.swift": "import Planks\nprint(1)\n",
      "All/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "All", products: [.library(name: "All", targets: ["All"])], dependencies: [\(planks)],
        targets: [.target(name: "All", dependencies: [.product(name: "Planks", package: "planks")])\(more)])
      """, "All/Sources/All/All.swift": "\(access)struct All { var text = 1 }\n",
      "All/Sources/Other/o.swift": "struct Other {}\n",
    ])
    #expect(
      findings.filter { $0.contains("'Ship' imports 'Planks'") }.count == count, "\(findings)")
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
        pod 'AppLovinMediationVungleAdapter'
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

  @Test(
    "a framework without sources hands on what it depends on, and one that is only embedded is used"
  )
  func frameworksOfSpecifications() throws {
    let specification = """
      name: App
      packages: { Lib: { path: Lib } }
      targets:
        Shell: { type: framework, platform: iOS, dependencies: [ { package: Lib } ] }
        Plug: { type: framework, platform: iOS, sources: Plug }
        Idle: { type: framework, platform: iOS, sources: Idle }
        App:
          type: application
          platform: iOS
          sources: App
          dependencies: [ { target: Shell }, { target: Plug, link: false, embed: true }, { target: Idle } ]

      """
    #expect(
      try findings([
        "project.yml": specification,
        "Lib/Package.swift": Self.package(".target(name: \"Lib\")"),
        "Lib/Sources/Lib/l.swift": "public struct L {}\n",
        "Plug/p.swift": "public struct P {}\n", "Idle/i.swift": "public struct I {}\n",
        "App/a.swift": "import Lib\nstruct A { let l: L }\n",
      ]) == [
        "error: the manifest of 'App' declares a dependency on 'Idle', but none of its files uses it"
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

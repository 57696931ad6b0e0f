import Parallelism
import ProjectTestSupport
import ProjectDiscovery
import SourceTrees
import ProjectModel
import SourceText
import SwiftManifests
import Testing

@testable import ProjectFormats

@Suite("A Tuist project")
struct TuistTests {
  /// The project of files, whose manifests are evaluated as in a run.
  private func load(_ files: [String: String]) throws -> ProjectDescription {
    try discoverProject(
      tree: SourceTree(FileSystem.inMemory(files)),
      evaluateManifest: { manifest in
        withLargeStack { evaluateManifest(manifest) }
      })
  }

  /// A `Project.swift` with targets.
  private func manifest(_ targets: String, _ more: String = "") -> String {
    """
    import ProjectDescription
    let project = Project(name: "P", \(more) targets: [
    \(targets)
    ])
    """
  }

  /// A target that is a framework of the sources in `S`, with more arguments.
  private func framework(_ name: String, _ more: String) -> String {
    """
    .target(name: "\(name)", destinations: .iOS, product: .framework, bundleId: "x", \(more)),
    """
  }

  // MARK: The whole

  /// A workspace with helpers, a plugin, projects in two folders, external packages and what Tuist
  /// generates.
  private static let workspace: [String: String] = [
    "Workspace.swift": """
    import ProjectDescription
    let workspace = Workspace(name: "Shop", projects: ["App", "Features/**", "Core/*"])
    """,
    "Tuist.swift": "import ProjectDescription\nlet tuist = Tuist()\n",
    "Tuist/Package.swift": """
    // swift-tools-version: 5.10
    import PackageDescription
    #if TUIST
      import ProjectDescription
      let packageSettings = PackageSettings(productTypes: [:], baseSettings: unknown())
    #endif
    let package = Package(
      name: "Shop",
      dependencies: [
        .package(url: "https://example.com/Lottie", from: "4.0.0"),
        .package(path: "../Packages/Tools"),
      ])
    """,
    "Tuist/ProjectDescriptionHelpers/Feature.swift": """
    import ProjectDescription

    public let organization = "com.example." + Names.product
    public enum Part: String, CaseIterable { case interface, implementation, tests }

    extension Project {
      public static func feature(
        _ feature: Feature, parts: Set<Part> = Set(Part.allCases),
        dependencies: [TargetDependency] = []
      ) -> Project {
        var targets: [Target] = []
        if parts.contains(.interface) {
          targets.append(.feature(feature.module + "Interface", "Interface", []))
        }
        targets.append(
          .feature(
            feature.module, "Sources",
            dependencies + (parts.contains(.interface) ? [feature.interface] : [])))
        if parts.contains(.tests) {
          targets.append(
            .target(
              name: "\\(feature.module)Tests", destinations: .iOS, product: .unitTests,
              bundleId: "\\(organization).tests", sources: "Tests/**",
              dependencies: [.target(name: feature.module), .xctest]))
        }
        return Project(name: feature.module, targets: targets)
      }
    }

    extension Target {
      static func feature(
        _ name: String, _ folder: String, _ dependencies: [TargetDependency]
      ) -> Target {
        .target(
          name: name, destinations: .iOS, product: .framework,
          bundleId: "\\(organization).\\(name.lowercased())",
          deploymentTargets: someFunctionThatNobodyKnows(),
          sources: ["\\(folder)/**"], dependencies: dependencies)
      }
    }
    """,
    "Tuist/ProjectDescriptionHelpers/Deep/Names.swift": """
    public enum Names { public static let product = "shop" }
    """,
    "Tuist/Templates/feature/feature.swift": "import ProjectDescription",
    "Plugins/Features/Plugin.swift":
      "import ProjectDescription\nlet plugin = Plugin(name: \"Features\")",
    "Plugins/Features/ProjectDescriptionHelpers/Feature.swift": """
    import ProjectDescription
    public protocol Named { var rawValue: String { get } }
    extension Named { public var module: String { rawValue.capitalized } }
    public enum Feature: String, Named {
      case cart, menu
      public var project: TargetDependency {
        .project(target: module, path: .relativeToRoot("Features/\\(module)"))
      }
      public var interface: TargetDependency {
        .project(target: "\\(module)Interface", path: .relativeToRoot("Features/\\(module)"))
      }
    }
    extension TargetDependency {
      public enum Core {
        public static let kit = TargetDependency.project(target: "Kit", path: "//Core/Kit")
      }
    }
    """,
    "App/Project.swift": """
    import ProjectDescription
    import ProjectDescriptionHelpers
    let app = Target.target(
      name: "Shop-App", destinations: [.iPhone], product: .app, bundleId: organization,
      sources: ["Sources/**", .glob("Generated/**/*.swift", excluding: ["Generated/Old/**"])],
      scripts: [.pre(script: "swiftlint", name: "Lint")],
      dependencies: [
        Feature.cart.project, .Core.kit, .external(name: "Lottie"), .external(name: "Tools"),
        .sdk(name: "StoreKit.framework", type: .framework, status: .optional),
        .xcframework(path: "../Vendor/Maps.xcframework"), .target(name: "Widget"),
      ],
      settings: .settings(base: SettingsDictionary().swiftVersion("5")))
    let project = Project(
      name: "App",
      targets: [
        app,
        .target(
          name: "Widget", destinations: .iOS, product: .appExtension, productName: "ShopWidget",
          bundleId: "w", buildableFolders: [
            .folder(
              "Widget", exceptions: .exceptions([.exception(excluded: ["Widget/b.swift"])])),
          ]),
        .target(
          name: "AppTests", destinations: .iOS, product: .unitTests, bundleId: "t",
          sources: .paths([.relativeToManifest("Tests/a.swift")]), dependencies: [.target(app)]),
      ])
    """,
    "App/App.xcodeproj/project.pbxproj": "generated",
    "App/Sources/main.swift": "", "App/Sources/In/Project.swift": "struct Project {}",
    "App/Generated/New/n.swift": "", "App/Generated/Old/o.swift": "",
    "App/Widget/a.swift": "", "App/Widget/b.swift": "", "App/Tests/a.swift": "",
    "App/Tests/b.swift": "", "App/Derived/Sources/TuistBundle+ShopApp.swift": "",
    "Features/Cart/Project.swift": """
    import ProjectDescription
    import ProjectDescriptionHelpers
    let project = Project.feature(
      .cart, dependencies: [Feature.menu.interface, .Core.kit])
    """,
    "Features/Cart/Interface/i.swift": "", "Features/Cart/Sources/c.swift": "",
    "Features/Cart/Tests/t.swift": "",
    "Features/Menu/Project.swift": """
    import ProjectDescription
    import ProjectDescriptionHelpers
    let project = Project.feature(.menu, parts: [.interface, .implementation])
    """,
    "Features/Menu/Interface/i.swift": "", "Features/Menu/Sources/m.swift": "",
    "Core/Kit/Project.swift": """
    import ProjectDescription
    let project = Project(
      name: "Kit", packages: [.package(path: .relativeToRoot("Packages/Local"))],
      targets: [
        Target(
          name: "Kit", platform: .iOS, product: .staticLibrary, bundleId: "kit",
          sources: "Sources/{A,B}/*.{swift,m}",
          headers: .headers(public: "Sources/A/*.h", project: "Sources/B/*.h"),
          dependencies: [.package(product: "Local", condition: .when([.ios]))],
          settings: .settings(base: ["PRODUCT_MODULE_NAME": "ShopKit"]))
      ])
    """,
    "Core/Kit/Sources/A/a.swift": "", "Core/Kit/Sources/A/a.h": "", "Core/Kit/Sources/B/b.m": "",
    "Core/Kit/Sources/B/b.h": "", "Core/Kit/Sources/B/In/no.swift": "",
    "Packages/Tools/Package.swift": """
    // swift-tools-version: 5.10
    import PackageDescription
    let package = Package(
      name: "Tools", products: [.library(name: "Tools", targets: ["Tooling"])],
      targets: [.target(name: "Tooling")])
    """,
    "Packages/Tools/Sources/Tooling/t.swift": "",
    "Packages/Local/Package.swift": """
    // swift-tools-version: 5.10
    import PackageDescription
    let package = Package(
      name: "Local", products: [.library(name: "Local", targets: ["Local"])],
      targets: [.target(name: "Local")])
    """,
    "Packages/Local/Sources/Local/l.swift": "",
    "Shop.xcworkspace/contents.xcworkspacedata": "generated",
    "Unlisted/Project.swift": "import ProjectDescription\nlet project = Project(name: \"U\")",
  ]

  @Test("has the modules of all projects of its workspace, with their files")
  func modules() throws {
    let project = try load(Self.workspace)
    #expect(project.name == "Shop")
    #expect(project.problems == [])
    let table = project.modules.map { module in
      "\(module.name) \(module.kind) \(module.role) \(module.package) "
        + module.sources.map { ProjectPath.join("", $0) }.joined(separator: " ")
    }
    #expect(
      table == [
        "AppTests test test App App/Tests/a.swift",
        "Cart framework production Cart Features/Cart/Sources/c.swift",
        "CartInterface framework production Cart Features/Cart/Interface/i.swift",
        "CartTests test test Cart Features/Cart/Tests/t.swift",
        "Local library production Local Packages/Local/Sources/Local/l.swift",
        "Menu framework production Menu Features/Menu/Sources/m.swift",
        "MenuInterface framework production Menu Features/Menu/Interface/i.swift",
        "ShopKit library production Kit Core/Kit/Sources/A/a.h Core/Kit/Sources/A/a.swift "
          + "Core/Kit/Sources/B/b.h Core/Kit/Sources/B/b.m",
        "ShopWidget application production App App/Widget/a.swift",
        "Shop_App application production App App/Derived/Sources/TuistBundle+ShopApp.swift "
          + "App/Generated/New/n.swift App/Sources/In/Project.swift App/Sources/main.swift",
        "Tooling library production Tools Packages/Tools/Sources/Tooling/t.swift",
      ])
    #expect(
      project.unownedSources == [
        "App/Generated/Old/o.swift", "App/Tests/b.swift", "App/Widget/b.swift",
        "Core/Kit/Sources/B/In/no.swift",
      ])
    let kit = try project.module("ShopKit")
    #expect(kit.headers.publicHeaders == .listed(["Core/Kit/Sources/A/a.h"]))
  }

  @Test("has the dependencies that helpers and plugins declare, looked up in all projects")
  func dependencies() throws {
    let project = try load(Self.workspace)
    func table(_ name: String) throws -> [String] {
      try project.module(name).dependencies.map { dependency in
        "\(dependency.name) -> " + dependency.modules.joined(separator: " ")
      }
    }
    #expect(
      try table("Shop_App") == [
        "Cart -> Cart", "Kit -> ShopKit", "Lottie -> ", "Tools -> Tooling", "StoreKit -> ",
        "Maps -> ", "Widget -> ShopWidget",
      ])
    #expect(
      try table("Cart") == [
        "MenuInterface -> MenuInterface", "Kit -> ShopKit", "CartInterface -> CartInterface",
      ])
    #expect(try table("CartTests") == ["Cart -> Cart", "XCTest -> "])
    #expect(try table("AppTests") == ["Shop-App -> Shop_App"])
    #expect(try table("ShopKit") == ["Local -> Local"])
    #expect(try project.module("ShopKit").dependencies.map(\.isConditional) == [true])
  }

  @Test("says where things are written, in manifests and in helpers")
  func places() throws {
    let project = try load(Self.workspace)
    let app = try project.module("Shop_App")
    #expect(app.location == SourceLocation(path: "App/Project.swift", line: 4, column: 9))
    #expect(
      try project.module("CartInterface").location
        == SourceLocation(path: "Features/Cart/Project.swift", line: 3, column: 5))
    #expect(
      app.dependencies[1].location
        == SourceLocation(path: "App/Project.swift", line: 8, column: 27))
    #expect(
      try project.module("Cart").dependencies.map { "\($0.location)" } == [
        "Features/Cart/Project.swift:4:25", "Features/Cart/Project.swift:4:49",
        "Tuist/ProjectDescriptionHelpers/Feature.swift:18:55",
      ])
    #expect(app.targets.map(\.scripts) == [[BuildScript(name: "Lint", text: "swiftlint")]])
  }

  /// The dependencies of all targets of a project with a helper, with their places.
  private func dependencies(_ manifest: String, helper: String) throws -> [String] {
    let project = try load([
      "Project.swift": "import ProjectDescription\nimport ProjectDescriptionHelpers\n" + manifest,
      "Tuist/ProjectDescriptionHelpers/H.swift": "import ProjectDescription\n" + helper,
      "Tuist.swift": "import ProjectDescription\nlet tuist = Tuist()\n", "S/a.swift": "",
    ])
    return project.modules.flatMap { module in
      module.dependencies.map { dependency in
        let name = ProjectPath.name(of: dependency.location.path)
        return "\(module.name) -> \(dependency.name) \(name):\(dependency.location.line)"
      }
    }
  }

  @Test("declares a dependency in a list only whose elements become no targets, in whatever way")
  func placesInLists() throws {
    let manifest = """
      let project = Project.app(
        modules: [
          Module(name: "Ui"),
          Module(name: "Home", uses: ["Ui"]),
        ])
      """
    func helper(_ targets: String) -> String {
      """
      public struct Module {
        let name: String
        let uses: [String]
        public init(name: String, uses: [String] = []) { self.name = name; self.uses = uses }
        var target: Target { Module.make(name, uses) }
        var targets: [Target] { [target] }
        static func make(_ own: String, _ uses: [String]) -> Target {
          .target(name: own, destinations: .iOS, product: .framework, bundleId: own, sources: ["S/**"],
            dependencies: uses.map { .target(name: $0) })
        }
      }
      extension Project {
        public static func app(modules: [Module]) -> Project {
          let dependencies: [TargetDependency] = modules.map { .target(name: $0.name) }
          var targets: [Target] = [
            .target(name: "App", destinations: .iOS, product: .app, bundleId: "a", sources: ["S/**"],
              dependencies: dependencies)
          ]
          \(targets)
          return Project(name: "P", targets: targets)
        }
      }
      """
    }
    let ways = [
      "targets += modules.flatMap { $0.targets }", "targets += modules.map(\\.target)",
      "targets += modules.flatMap { module in let name = module.name; "
        + "return [Module.make(name, module.uses)] }",
      "for module in modules { let name = module.name; "
        + "targets.append(Module.make(name, module.uses)) }",
    ]
    for way in ways {
      #expect(
        try dependencies(manifest, helper: helper(way)) == [
          "App -> Ui H.swift:15", "App -> Home H.swift:15", "Home -> Ui Project.swift:6",
        ], "\(way)")
    }
  }

  @Test("declares what a helper makes of an element where that is written, or asked for")
  func placesOfHelpers() throws {
    let helper = """
      public enum Part: String, CaseIterable {
        case ui = "Ui", data = "Data"
        public var dependency: TargetDependency { .external(name: rawValue) }
      }
      extension TargetDependency {
        public static func part(_ part: Part) -> TargetDependency { .external(name: part.rawValue) }
      }
      extension Project {
        public static func app(_ parts: [Part]) -> Project { make(parts.map(\\.dependency)) }
        public static func make(_ dependencies: [TargetDependency]) -> Project {
          Project(name: "P", targets: [
            .target(name: "App", destinations: .iOS, product: .app, bundleId: "a", sources: ["S/**"],
              dependencies: dependencies)
          ])
        }
      }
      """
    #expect(
      try dependencies("let project = Project.app([\n  Part.ui,\n  Part.data,\n])", helper: helper)
        == ["App -> Ui Project.swift:4", "App -> Data Project.swift:5"])
    #expect(
      try dependencies(
        "let project = Project.make(\n  Part.allCases.map { TargetDependency.part($0) })",
        helper: helper) == ["App -> Ui Project.swift:4", "App -> Data Project.swift:4"])
    #expect(
      try dependencies(
        "let project = Project.make([\n  TargetDependency.part(.ui),\n  .part(.data),\n])",
        helper: helper) == ["App -> Ui Project.swift:4", "App -> Data Project.swift:5"])
  }

  @Test("has read the manifests with their helpers, and not what nothing names or Tuist has made")
  func manifests() throws {
    let project = try load(Self.workspace)
    #expect(
      project.unfollowedManifests == [
        "App/App.xcodeproj/project.pbxproj", "Shop.xcworkspace/contents.xcworkspacedata",
        "Unlisted/Project.swift",
      ])
    #expect(project.manifests.contains("Tuist/ProjectDescriptionHelpers/Deep/Names.swift"))
    #expect(project.manifests.contains("Tuist/Package.swift"))
    #expect(Set(project.manifests).count == project.manifests.count)
  }

  // MARK: Which files are manifests

  @Test("is known by what its manifest imports, whatever that is called")
  func recognised() throws {
    let ordinary = try load([
      "Project.swift": "struct Project {}", "Workspace.swift": "", "Tuist/a.swift": "",
    ])
    #expect(
      ordinary.modules.flatMap(\.sources)
        == ["Project.swift", "Tuist/a.swift", "Workspace.swift"])
    let project = try load([
      "Project.swift": manifest(framework("A", "sources: [\"**\"]")), "Sources/Project.swift": "",
      "Tuist/Config.swift": "import ProjectDescription", "a.swift": "",
      "Tuist/ProjectDescriptionHelpers/h.swift": "", "ProjectDescriptionHelpers/s.swift": "",
      "Tuist/Dependencies.swift": "",
    ])
    #expect(
      try project.module("A").sources
        == ["ProjectDescriptionHelpers/s.swift", "Sources/Project.swift", "a.swift"])
    #expect(project.unownedSources == [])
  }

  @Test("may import its library with attributes and access levels")
  func importAttributes() throws {
    for line in [
      "@preconcurrency import ProjectDescription",
      "  @_exported @testable import ProjectDescription",
      "internal import ProjectDescription",
    ] {
      let text = manifest(framework("A", "sources: [\"S/**\"]"))
        .replacing("import ProjectDescription", with: line)
      let project = try load(["Project.swift": text, "S/a.swift": ""])
      #expect(try project.module("A").sources == ["S/a.swift"])
    }
  }

  @Test("takes pods from its Podfile, and builds nothing of the package with its dependencies")
  func dummies() throws {
    let project = try load([
      "Project.swift": manifest(
        framework("A", "sources: [\"S/**\"], dependencies: [.cocoapods(path: \".\")]")),
      "S/a.swift": "",
      "Tuist/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "PackageName", targets: [.target(name: "PackageName")])
      """,
    ])
    #expect(project.modules.map(\.name) == ["A"])
    #expect(try project.module("A").dependencies == [])
    #expect(project.problems == [])
  }

  @Test("without a workspace consists of all projects below its configuration")
  func noWorkspace() throws {
    let files = [
      "Tuist/Config.swift": "import ProjectDescription\nlet config = Config()",
      "Projects/A/Project.swift": manifest(framework("A", "sources: [\"S/**\"]")),
      "Projects/A/S/a.swift": "", "Projects/A/Old/Project.swift": manifest(""),
      "Projects/B/Project.swift": manifest(framework("B", "sources: [\"S/**\"]")),
      "Projects/B/S/b.swift": "", "Package.swift": "",
    ]
    let project = try load(files)
    #expect(project.modules.map(\.name) == ["A", "B"])
  }

  @Test("leaves an Xcode project alone that Tuist only works for")
  func xcode() throws {
    let project = try load([
      "Tuist.swift": "import ProjectDescription\nlet tuist = Tuist(project: .xcode())",
      "App.xcodeproj/project.pbxproj": "", "App/a.swift": "", "Kit/k.swift": "",
    ])
    #expect(project.modules.map(\.name) == ["App", "Kit"])
    #expect(project.unownedSources == [])
  }

  // MARK: Targets

  @Test(
    "has a kind and role for each product",
    arguments: [
      ("app", ModuleKind.application, ModuleRole.production),
      ("framework", .framework, .production),
      ("staticFramework", .framework, .production), ("staticLibrary", .library, .production),
      ("dynamicLibrary", .library, .production), ("unitTests", .test, .test),
      ("uiTests", .test, .test), ("appExtension", .application, .production),
      ("commandLineTool", .executable, .production), ("macro", .macro, .tool),
      ("bundle", .bundle, .production), ("watch2Extension", .application, .production),
    ])
  func products(word: String, kind: ModuleKind, role: ModuleRole) throws {
    let project = try load([
      "Project.swift": manifest(
        ".target(name: \"T\", product: .\(word), bundleId: \"\", sources: \"S/**\")"),
      "S/a.swift": "",
    ])
    #expect(try project.module("T").kind == kind)
    #expect(try project.module("T").role == role)
    #expect(try project.module("T").targets.map(\.type) == [word])
    #expect(project.problems == [])
  }

  @Test(
    "takes sources in each form",
    arguments: [
      ("[\"S/**\"]", ["S/a.swift", "S/b/b.m", "S/b/c.swift"]), ("\"S/*\"", ["S/a.swift"]),
      ("[\"S\"]", ["S/a.swift", "S/b/b.m", "S/b/c.swift"]),
      ("[\"./S/**/*.swift\"]", ["S/a.swift", "S/b/c.swift"]),
      ("[\"S/{a,x}.swift\", \"S/b/*.{m,mm}\"]", ["S/a.swift", "S/b/b.m"]),
      (
        "[.glob(\"S/**\", excluding: [\"S/b/*.m\", \"S/a.swift\"])]", ["S/b/c.swift"]
      ),
      ("[.glob(.relativeToRoot(\"S/b/**\"), excluding: \"S/b/c.swift\")]", ["S/b/b.m"]),
      ("SourceFilesList(globs: [\"S/a.swift\"])", ["S/a.swift"]),
      (".sourceFilesList(globs: [.glob(\"S/b\")])", ["S/b/b.m", "S/b/c.swift"]),
      (
        ".paths([Path(\"S/a.swift\"), .relativeToManifest(\"S/b/b.m\")])", ["S/a.swift", "S/b/b.m"]
      ),
      ("[\"//S/a.swift\", \"S/a.swift\"]", ["S/a.swift"]),
      (
        "SourceFilesList(arrayLiteral: \"S/a.swift\", .glob(\"S/b/*.m\"))",
        ["S/a.swift", "S/b/b.m"]
      ),
      (".init(arrayLiteral: SourceFileGlob(stringLiteral: \"S/a.swift\"))", ["S/a.swift"]),
      ("SourceFilesList.paths(\"S/a.swift\")", ["S/a.swift"]),
      (
        "SourceFilesList(globs: SourceFilesList(arrayLiteral: \"S/b\").globs + [\"S/a.swift\"])",
        ["S/a.swift", "S/b/b.m", "S/b/c.swift"]
      ),
    ])
  func sources(text: String, expected: [String]) throws {
    let project = try load([
      "Project.swift": manifest(framework("T", "sources: \(text)")), "S/a.swift": "",
      "S/b/b.m": "", "S/b/c.swift": "", "S/b/r.json": "", "S/x.docc/d.swift": "",
    ])
    #expect(try project.module("T").sources == expected)
    #expect(project.problems == [])
  }

  @Test("has settings of its own and of its project")
  func settings() throws {
    let project = try load([
      "Project.swift": manifest(
        framework(
          "T",
          """
          sources: "S/**", settings: .settings(
            base: ["SWIFT_VERSION": "6.0", "PRODUCT_NAME": "$(TARGET_NAME)-Kit"],
            configurations: [.release(name: "Store", settings: ["FLAGS": ["-a", "-b"]])])
          """),
        """
        settings: .settings(
          base: ["SWIFT_VERSION": "5.0", "OTHER": true],
          configurations: [.debug(name: .debug), .release(name: "Store", xcconfig: "s.xcconfig")]),
        """),
      "S/a.swift": "",
    ])
    let module = try project.module("T_Kit")
    let target = try #require(module.targets.first)
    #expect(
      target.settings.map { "\($0.name) \($0.configuration ?? "-") \($0.value)" }
        == [
          "FLAGS Store -a -b", "OTHER - YES", "PRODUCT_NAME - $(TARGET_NAME)-Kit",
          "SWIFT_VERSION - 6.0",
        ])
    #expect(target.configurations == ["Debug", "Store"])
    #expect(target.hasSettingFiles)
  }

  @Test(
    "takes settings from the .xcconfig of the configuration that counts, after its own",
    arguments: [
      ("", "", "StoreKit"), (", defaultConfiguration: \"Dev\"", "", "DevKit"),
      ("", "settings: .settings(base: [\"PREFIX\": \"Own\"])", "OwnKit"),
      ("", "settings: .settings(base: [\"PRODUCT_MODULE_NAME\": \"$(inherited)\"])", "StoreKit"),
      ("", "settings: .settings(base: [\"PRODUCT_MODULE_NAME\": \"Core\"])", "Core"),
      (
        "",
        """
        settings: .settings(
          configurations: [.release(name: "Store", xcconfig: "t.xcconfig")])
        """,
        "TargetKit"
      ),
      ("", "settings: .settings(base: [\"PRODUCT_MODULE_NAME\": \"$(UNKNOWN)\"])", "T"),
    ])
  func configFiles(project: String, target: String, name: String) throws {
    let project = try load([
      "Project.swift": manifest(
        framework("T", "sources: \"S/**\"" + (target.isEmpty ? "" : ", \(target)")),
        """
        settings: .settings(configurations: [
          .debug(name: "Dev", xcconfig: .relativeToRoot("Config/Dev.xcconfig")),
          .release(name: "Store", settings: ["SIDE": "A"], xcconfig: "Config/Store.xcconfig")
        ]\(project)),
        """),
      "S/a.swift": "", "t.xcconfig": "PREFIX = Target\n",
      "Config/Base.xcconfig": "PRODUCT_MODULE_NAME = $(PREFIX)Kit // shared\n",
      "Config/Dev.xcconfig": "#include \"Base.xcconfig\"\nPREFIX = Dev\n",
      "Config/Store.xcconfig": "#include \"Base.xcconfig\"\nPREFIX = Store\nSIDE = B\n",
    ])
    #expect(project.modules.map(\.name) == [name])
    let target = try #require(project.modules[0].targets.first)
    #expect(!target.hasSettingFiles)
    #expect(
      target.values(ofSetting: "SIDE").map { "\($0.configuration ?? "") \($0.value ?? "-")" }
        == ["Dev -", "Store A"])
    #expect(project.manifests.contains("Config/Base.xcconfig"))
  }

  @Test(
    "has a product name of its own, which only its own settings replace",
    arguments: [
      ("", "T"), ("productName: \"Core Kit\"", "Core_Kit"),
      ("settings: .settings(base: [\"PRODUCT_NAME\": \"Own\"])", "Own"),
      ("settings: .settings(base: [\"PRODUCT_NAME\": \"$(TARGET_NAME)X\"])", "TX"),
      ("settings: .settings(base: [\"PRODUCT_MODULE_NAME\": \"$(PRODUCT_NAME)M\"])", "TM"),
      (
        """
        settings: .settings(configurations: [
          .release(name: .release, settings: ["PRODUCT_NAME": "Last"])])
        """, "Last"
      ),
      (
        """
        settings: .settings(configurations: [.release(name: .release, xcconfig: "p.xcconfig")])
        """, "T"
      ),
    ])
  func productNames(target: String, name: String) throws {
    let project = try load([
      "Project.swift": manifest(
        framework("T", "sources: \"S/**\"" + (target.isEmpty ? "" : ", \(target)")),
        """
        settings: .settings(
          base: ["PRODUCT_NAME": "Project"],
          configurations: [.debug(name: .debug), .release(name: .release, xcconfig: "p.xcconfig")]),
        """),
      "S/a.swift": "", "p.xcconfig": "PRODUCT_NAME = File\n",
    ])
    #expect(project.modules.map(\.name) == [name])
  }

  @Test("is known by the names that it has in other configurations")
  func otherNames() throws {
    let project = try load([
      "Project.swift": manifest(
        framework(
          "T",
          """
          sources: "S/**", settings: .settings(configurations: [
            .debug(name: .debug, settings: ["PRODUCT_NAME": "T Dev"]), .release(name: .release)])
          """)),
      "S/a.swift": "",
    ])
    #expect(try project.module("T").headers.moduleNames == ["T_Dev"])
  }

  // MARK: What is not known

  @Test("says what only a run could tell, and keeps the rest")
  func unknown() throws {
    let project = try load([
      "Project.swift": """
      import Foundation
      import ProjectDescription
      let names = FileManager.default.contentsOfDirectory(atPath: ".")
      let isLocal = FileManager.default.fileExists(atPath: "x")
      let project = Project(
        name: "P",
        targets: [
          .target(
            name: "A", destinations: .iOS, product: isLocal ? .framework : .staticFramework,
            bundleId: "", sources: ["S/**"],
            dependencies: isLocal ? [.external(name: "X")] : []),
          .target(
            name: "B", destinations: .iOS, product: .framework, bundleId: "", sources: names,
            dependencies: [.project(target: "C", path: "../C"), .external(name: names)]),
          names,
        ])
      """,
      "S/a.swift": "",
    ])
    #expect(project.modules.map(\.name) == ["A", "B"])
    #expect(try project.module("A").dependencies.map(\.isConditional) == [true])
    #expect(try project.module("B").sources == [])
    #expect(try project.module("B").dependencies.map(\.name) == ["C"])
    #expect(
      project.problems.map { "\($0.location?.line ?? 0) \($0.kind)" }.sorted() == [
        "13 manifestNotUnderstood", "14 manifestNotUnderstood", "14 pathOutsideRoot",
        "15 manifestNotUnderstood",
      ])
  }

  @Test(
    "says what it does not understand of sources, and remembers that there are more",
    arguments: [
      "SourceFilesList(names: \"S/b\")", "[\"S/a.swift\", .files]", "[.glob(FileManager.glob())]",
      "SourceFilesList(arrayLiteral: FileManager.glob(), \"S/a.swift\")", "\"../../X/**\"",
    ])
  func unknownSources(text: String) throws {
    let project = try load([
      "Project.swift": manifest(
        framework("T", "sources: \(text)") + framework("U", "sources: [\"S/b/**\", \"S/none\"]")),
      "S/a.swift": "", "S/b/b.m": "",
    ])
    #expect(project.modules.map(\.hasUnknownSources) == [true, false])
    #expect(project.problems.contains { $0.location?.line == 3 })
  }

  @Test("names projects, targets and sources that are not there")
  func missing() throws {
    let project = try load([
      "Workspace.swift": """
      import ProjectDescription
      let workspace = Workspace(name: "W", projects: ["A", "B", "C/**"])
      """,
      "A/Project.swift": manifest(
        framework(
          "A",
          """
          sources: ["S/**", "T/**"], dependencies: [
            .target(name: "Z"), .project(target: "Q", path: "../D")]
          """)),
      "A/S/a.swift": "",
    ])
    #expect(try project.module("A").sources == ["A/S/a.swift"])
    #expect(
      project.problems.map { "\($0.location?.description ?? "") \($0.kind)" } == [
        "A/Project.swift:3:94 missingPath", "A/Project.swift:4:3 manifestInvalid",
        "A/Project.swift:4:23 missingPath", "Workspace.swift:2:54 missingPath",
        "Workspace.swift:2:59 missingPath",
      ])
  }

  @Test("that is no project is named, and the sources are kept as files of the folder")
  func noProject() throws {
    let project = try load([
      "Project.swift": "import ProjectDescription\nlet x = 1", "a.swift": "", "b.swift": "",
    ])
    #expect(project.modules.flatMap(\.sources) == ["a.swift", "b.swift"])
    #expect(project.problemKinds == [.noManifest, .manifestNotUnderstood])
  }
}

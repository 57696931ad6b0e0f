import Parallelism
import ProjectDiscovery
import ProjectModel
import SourceText
import SourceTrees
import SwiftManifests
import Testing

@Suite("The traits of a Swift package")
struct PackageTraitTests {
  /// `App` depends on parts that traits decide about; `Kit` is a package below it that has a trait of the same name.
  private static let files = [
    "Package.swift": """
    // swift-tools-version: 6.1
    import PackageDescription
    let package = Package(
      name: "App",
      traits: [
        .default(enabledTraits: ["Net"]), .trait(name: "Net", enabledTraits: ["Log"]), "Log",
        .trait(name: "Store", description: "Keeps things."), "Ring",
      ],
      dependencies: [
        .package(path: "Kit", traits: [.trait(name: "Fast", condition: .when(traits: ["Store"]))]),
        .package(path: "Base"),
      ],
      targets: [
        .target(
          name: "App",
          dependencies: [
            .target(name: "Network", condition: .when(traits: ["Net"])),
            .target(name: "Logging", condition: .when(traits: ["Log", "Ring"])),
            .target(name: "Storage", condition: .when(traits: ["Store"])),
            .target(name: "Ui", condition: .when(platforms: [.iOS], traits: ["Net"])),
            .product(name: "Kit", package: "Kit"), .product(name: "Base", package: "Base"),
          ],
          swiftSettings: [
            .define("STORES", .when(traits: ["Store"])),
            .define("DEBUGGED", .when(configuration: .debug, traits: ["Net"])),
            .enableUpcomingFeature("ExistentialAny", .when(traits: ["Net"])),
          ],
          plugins: [.plugin(name: "Lint", condition: .when(traits: ["Store"]))]),
        .target(name: "Network"), .target(name: "Logging"), .target(name: "Storage"),
        .target(name: "Ui"), .plugin(name: "Lint", capability: .buildTool()),
      ])
    """,
    "Kit/Package.swift": """
    // swift-tools-version: 6.1
    import PackageDescription
    let package = Package(
      name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
      traits: [.default(enabledTraits: ["Net"]), "Net", "Fast"],
      targets: [
        .target(
          name: "Kit",
          dependencies: [
            .target(name: "KitNet", condition: .when(traits: ["Net"])),
            .target(name: "KitFast", condition: .when(traits: ["Fast"])),
          ]),
        .target(name: "KitNet"), .target(name: "KitFast"),
      ])
    """,
    "Base/Package.swift": """
    // swift-tools-version: 6.1
    import PackageDescription
    let package = Package(
      name: "Base", products: [.library(name: "Base", targets: ["Base"])],
      traits: [.default(enabledTraits: ["Own"]), "Own"],
      targets: [
        .target(
          name: "Base", dependencies: [.target(name: "BaseOwn", condition: .when(traits: ["Own"]))]),
        .target(name: "BaseOwn"),
      ])
    """,
  ].merging(
    ["App", "Network", "Logging", "Storage", "Ui"].map { ("Sources/\($0)/a.swift", "") }
      + ["Kit/Sources/Kit", "Kit/Sources/KitNet", "Kit/Sources/KitFast", "Base/Sources/Base"]
      .map { ("\($0)/a.swift", "") }
      + [("Base/Sources/BaseOwn/a.swift", ""), ("Plugins/Lint/a.swift", "")]
  ) { own, _ in own }

  private func load(
    _ traits: Set<String>?, _ more: [String: String] = [:]
  ) throws -> ProjectDescription {
    var options = DiscoveryOptions()
    options.traits = traits
    return try discoverProject(
      tree: SourceTree(FileSystem.inMemory(Self.files.merging(more) { $1 })),
      evaluateManifest: { manifest in withLargeStack { evaluateManifest(manifest) } },
      options: options)
  }

  private func dependencies(_ project: ProjectDescription, _ name: String) throws -> [String] {
    let module = try #require(project.modules.first { $0.name == name })
    return module.dependencies.map { $0.name + ($0.isConditional ? "?" : "") }
  }

  @Test("leave dependencies open where none are chosen")
  func open() throws {
    let project = try load(nil)
    #expect(
      try dependencies(project, "App")
        == ["Network?", "Logging?", "Storage?", "Ui?", "Kit", "Base", "Lint?"])
    #expect(project.modules.allSatisfy { $0.conditions.isEmpty })
    #expect(project.problems == [])
  }

  @Test(
    "decide about dependencies where some are chosen",
    arguments: [
      (["defaults"], ["Network", "Logging", "Ui?", "Kit", "Base"], [], ["BaseOwn"]),
      (["default"], ["Network", "Logging", "Ui?", "Kit", "Base"], [], ["BaseOwn"]),
      ([], ["Kit", "Base"], [], ["BaseOwn"]),
      (["Store"], ["Storage", "Kit", "Base", "Lint"], ["KitFast"], ["BaseOwn"]),
      (["Ring"], ["Logging", "Kit", "Base"], [], ["BaseOwn"]),
      (
        ["Store", "defaults"], ["Network", "Logging", "Storage", "Ui?", "Kit", "Base", "Lint"],
        ["KitFast"], ["BaseOwn"]
      ),
      (
        ["*"], ["Network", "Logging", "Storage", "Ui?", "Kit", "Base", "Lint"], ["KitFast"],
        ["BaseOwn"]
      ),
    ] as [(Set<String>, [String], [String], [String])])
  func chosen(traits: Set<String>, app: [String], kit: [String], base: [String]) throws {
    let project = try load(traits)
    #expect(try dependencies(project, "App") == app)
    #expect(try dependencies(project, "Kit") == kit)
    #expect(try dependencies(project, "Base") == base)
    #expect(project.problems == [])
  }

  @Test("reach packages by way of others that have none")
  func throughOthers() throws {
    let package = """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "Base", products: [.library(name: "Base", targets: ["Base"])],
        dependencies: [.package(path: "../Kit", traits: ["Fast"])],
        targets: [.target(name: "Base")])
      """
    let project = try load([], ["Base/Package.swift": package])
    #expect(try dependencies(project, "Kit") == ["KitFast"])
    // What two packages ask for is on together.
    let whole = package.replacing(", traits: [\"Fast\"]", with: "")
    #expect(
      try dependencies(try load(["Store"], ["Base/Package.swift": whole]), "Kit")
        == ["KitNet", "KitFast"])
  }

  @Test("decide about conditions of sources and about settings")
  func conditionsAndSettings() throws {
    func found(_ traits: Set<String>?) throws -> (conditions: [String: Bool], settings: [String]) {
      let module = try #require(try load(traits).modules.first { $0.name == "App" })
      let target = module.targets[0]
      return (
        module.conditions,
        target.settings.filter { $0.name != "SWIFT_VERSION" }.map { setting in
          "\(setting.name) \(setting.value)" + (setting.configuration.map { " \($0)" } ?? "")
        } + (target.mayHaveMoreSettings ? ["open"] : [])
      )
    }
    let standard = try found(["defaults"])
    #expect(standard.conditions == ["Net": true, "Log": true, "Store": false, "Ring": false])
    #expect(
      standard.settings == [
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS DEBUGGED debug",
        "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY YES",
      ])
    #expect(
      try found(["Store"]).settings == ["SWIFT_ACTIVE_COMPILATION_CONDITIONS STORES"])
    #expect(try found(nil).settings == ["open"])
    func scripts(_ traits: Set<String>) throws -> [BuildScript]? {
      try load(traits).modules.first { $0.name == "App" }?.targets[0].scripts
    }
    #expect(try scripts(["Store"]) == [BuildScript(name: "Lint")])
    #expect(try scripts(["Net"]) == [])
  }

  @Test("that nobody declares are reported")
  func unknownNames() throws {
    let project = try load(["Stroe", "Net", "Fast"])
    #expect(
      project.problems.map(\.message) == [
        "The trait Fast is chosen, but none of the packages that nothing else of the project depends on "
          + "declares it: correct the name.",
        "The trait Stroe is chosen, but none of the packages that nothing else of the project depends on "
          + "declares it: correct the name.",
      ])
  }

  @Test("are open where the manifest does not say which there are")
  func unknown() throws {
    let project = try load(
      ["Store"],
      [
        "Kit/Package.swift": Self.files["Kit/Package.swift"]!.replacing(
          "traits: [.default(enabledTraits: [\"Net\"]), ", with: "traits: [wanted(), ")
      ])
    #expect(try dependencies(project, "App") == ["Storage", "Kit", "Base", "Lint"])
    #expect(try dependencies(project, "Kit") == ["KitNet?", "KitFast?"])
  }

  @Test("end where packages depend on each other")
  func circle() throws {
    let project = try load(
      ["Store"],
      [
        "Kit/Package.swift": Self.files["Kit/Package.swift"]!.replacing(
          "traits: [.default", with: "dependencies: [.package(path: \"..\")], traits: [.default")
      ])
    #expect(try dependencies(project, "Kit") == ["KitNet?", "KitFast?"])
    #expect(project.problems == [])
  }
}

import ProjectTestSupport
import SourceTrees
import ProjectModel
import SourceText
import Testing

@testable import ProjectDiscovery

@Suite("Project discovery")
struct ProjectDiscoveryTests {
  @Test("tells apps of one product in two projects apart by their targets")
  func appsOfOneName() throws {
    func specification(_ target: String) -> String {
      """
      name: \(target)
      targets:
        \(target): {type: application, sources: Code, settings: {PRODUCT_NAME: Shop}}
        \(target)Tests:
          type: bundle.unit-test
          sources: Tests
          dependencies: [target: \(target)]
      """
    }
    let project = try project([
      "ios/project.yml": specification("Shop"), "ios/Code/a.swift": "", "ios/Tests/t.swift": "",
      "mac/project.yml": specification("Shop-mac"), "mac/Code/b.swift": "",
      "mac/Tests/t.swift": "",
    ])
    #expect(project.modules.map(\.name) == ["Shop", "ShopTests", "Shop_mac", "Shop_macTests"])
    #expect(try project.module("Shop_mac").sources == ["mac/Code/b.swift"])
    #expect(try project.module("Shop_mac").headers.moduleNames == ["Shop"])
    #expect(try project.module("Shop_macTests").dependencies.flatMap(\.modules) == ["Shop_mac"])
  }

  private static let framework = "targets: {T: {type: framework, sources: S}}"

  @Test("reads the manifest at the root and names those below that it did not follow")
  func root() throws {
    let project = try project([
      "project.yml": Self.framework, "S/a.swift": "", "Examples/E/project.yml": Self.framework,
      "Examples/E/S/b.swift": "",
    ])
    #expect(project.manifests == ["project.yml"])
    #expect(project.unfollowedManifests == ["Examples/E/project.yml"])
    #expect(project.unownedSources == ["Examples/E/S/b.swift"])
  }

  @Test("takes note of sources that a generator of code is told to write and that are not there")
  func generatedSources() throws {
    let targets = "targets: {A: {type: framework, sources: A}, B: {type: framework, sources: B}}"
    func unknown(_ name: String, _ text: String) throws -> [String] {
      let project = try project([
        "project.yml": targets, "A/a.swift": "", "B/b.swift": "", name: text,
      ])
      return project.modules.filter(\.hasUnknownSources).map(\.name)
    }
    #expect(
      try unknown("Mockfile", "Cases:\n  sources: {include: [B]}\n  output: ./A/M.swift") == ["A"])
    #expect(try unknown(".sourcery.yml", "sources: [A]\noutput: {path: B/Made}") == ["B"])
    #expect(
      try unknown("swiftgen.yml", "output_dir: A/Made\nxcassets: {outputs: [{output: I.swift}]}")
        == ["A"])
    #expect(try unknown("swiftgen.yml", "output_dir: A/Made\nxcassets: {inputs: B}") == [])
    #expect(try unknown("Mockfile", "Cases: {output: B/b.swift}") == [])
    #expect(try unknown("Mockfile", "Cases: {output: $(SRCROOT)/A/M.swift}") == [])
    #expect(try unknown("Mockfile", "Cases: {output: [") == [])
  }

  @Test("reads the topmost manifests when there is none at the root")
  func topmost() throws {
    let project = try project([
      "A/project.yml": Self.framework, "A/S/a.swift": "", "A/In/project.yml": Self.framework,
      "B/C/project.yml": Self.framework, "B/C/S/b.swift": "",
    ])
    #expect(project.manifests == ["A/project.yml", "B/C/project.yml"])
    #expect(project.unfollowedManifests == ["A/In/project.yml"])
    #expect(project.modules.map(\.folder) == ["A/S", "B/C/S"])
  }

  @Test("a specification that another one includes knows the targets of all that this one includes")
  func includedSpecification() throws {
    let app = """
      include: [Kit/project.yml, Core/project.yml]
      targets: {App: {type: application, sources: [Apps/One], dependencies: [{target: Kit}]}}
      """
    func problems(_ app: String) throws -> [String] {
      try project([
        "Apps/One/project.yml": app, "Apps/One/main.swift": "",
        "Kit/project.yml": """
        targets: {Kit: {type: framework, sources: ['.'], dependencies: [{target: Core}]}}
        """,
        "Kit/k.swift": "", "Core/project.yml": "targets: {Core: {type: framework, sources: ['.']}}",
        "Core/c.swift": "",
      ]).problems.map(\.message)
    }
    #expect(try problems(app) == [])
    #expect(
      try problems("targets: {App: {type: application, sources: ['.']}}") == [
        "Kit depends on the target Core, which the manifest does not declare: correct the name, or "
          + "add the target."
      ])
  }

  @Test("makes one module of all files without a manifest, naming the formats seen")
  func noManifest() throws {
    let project = try project(
      ["a.swift": "", "x/b.m": "", "Podfile": "", "App.xcodeproj/project.pbxproj": ""],
      rootPath: "/projects/My App")
    #expect(
      project.modules == [
        ModuleDescription(
          name: "My_App", role: .production, kind: .folder, package: "My App", folder: "",
          location: SourceLocation(path: "."), sources: ["a.swift", "x/b.m"], isGuessed: true)
      ])
    #expect(
      project.problems == [
        Problem(
          .noManifest,
          message:
            "No manifest was understood (seen: Podfile: Podfile; Xcode: "
            + "App.xcodeproj/project.pbxproj), so all files form one module: list the modules in "
            + "archcheck.yml under `modules:`."),
        Self.emptyProject,
      ])
  }

  @Test("takes each folder beside an Xcode project for a module when no manifest was understood")
  func xcodeFolders() throws {
    let project = try project([
      "App.xcodeproj/project.pbxproj": "", "App/a.swift": "", "App/In/b.m": "", "App/b.h": "",
      "AppUITests/t.swift": "", "My Kit/k.m": "", "Pods/P/p.m": "", "loose.swift": "",
    ])
    #expect(project.modules.map(\.name) == ["App", "AppUITests", "My_Kit"])
    #expect(project.modules.map(\.role) == [.production, .test, .production])
    #expect(try project.module("App").sources == ["App/In/b.m", "App/a.swift", "App/b.h"])
    #expect(project.unownedSources == ["loose.swift"])
    #expect(project.fetchedSources == ["Pods/P/p.m"])
    #expect(
      project.problems == [
        Problem(
          .noManifest,
          message:
            "No manifest was understood (seen: Xcode: App.xcodeproj/project.pbxproj), so each "
            + "folder next to the project counts as a module. If that guess is wrong, list the "
            + "modules in archcheck.yml under `modules:`."),
        Self.emptyProject,
      ])
  }

  @Test("looks for Xcode's folders one level below the root too")
  func deeperXcodeFolders() throws {
    let project = try project([
      "iOS/App.xcworkspace/contents": "", "iOS/App/a.swift": "", "iOS/Kit/k.m": "",
      "server/s.c": "",
    ])
    #expect(project.modules.map(\.folder) == ["iOS/App", "iOS/Kit"])
  }

  /// What is told of an empty `project.pbxproj`.
  private static let emptyProject = Problem(
    .manifestNotUnderstood,
    message: "The Xcode project cannot be read: it ends where a key or value should stand. Its "
      + "targets are unknown until that is corrected.",
    location: SourceLocation(path: "App.xcodeproj/project.pbxproj", line: 1, column: 1))

  @Test("reads what lies below a manifest that is not understood")
  func belowBroken() throws {
    let project = try project([
      "App.xcodeproj/project.pbxproj": "", "App/a.swift": "", "Kit/project.yml": Self.framework,
      "Kit/S/k.swift": "", "Kit/S/l.swift": "",
    ])
    #expect(project.modules.map(\.folder) == ["App", "Kit/S"])
    #expect(project.modules.map(\.isGuessed) == [true, false])
    #expect(project.problemKinds == [.noManifest, .manifestNotUnderstood])
    #expect(project.problems.last == Self.emptyProject)
  }

  @Test("reads on where a manifest hides others and claims less than half of the sources")
  func shadowed() throws {
    var files = [
      "project.yml": Self.framework, "S/w.swift": "", "A/project.yml": Self.framework,
      "A/S/a.swift": "", "A/S/b.swift": "", "A/A.podspec": "",
      "Examples/project.yml": Self.framework,
      "Examples/S/e.swift": "", "Examples/S/f.swift": "", "Examples/S/g.swift": "",
    ]
    #expect(try project(files).manifests == ["A/project.yml", "project.yml"])
    files["S/v.swift"] = ""
    #expect(try project(files).manifests == ["project.yml"])
  }

  @Test(
    "reads no manifest in a folder that a package manager fills, however much lies in it",
    arguments: [
      "Carthage/Checkouts/K", "Pods/K", "node_modules/k", "SourcePackages/checkouts/K",
      "App/SourcePackages/checkouts/K", "vendor/bundle/k",
    ])
  func fetchedManifests(folder: String) throws {
    let kit = package("K", targets: [target("K")])
    var files = [
      "project.yml": Self.framework, "S/w.swift": "", "Tools/project.yml": Self.framework,
      "Tools/S/t.swift": "",
    ]
    for name in ["Package.swift", "Sources/K/a.swift", "Sources/K/b.swift", "K.podspec"] {
      files["\(folder)/\(name)"] = ""
    }
    let found = try project(files, manifests: ["\(folder)/Package.swift": kit])
    #expect(found.manifests == ["project.yml"])
    #expect(found.unfollowedManifests == ["Tools/project.yml"])
    #expect(found.fetchedSources.count == 2)
  }

  @Test("reads a package in such a folder where one of the project names it by its path")
  func namedFetchedPackage() throws {
    let kit = package("K", targets: [target("K")])
    let app = package(
      "App", dependencies: [call("package", [("path", .string("Pods/K"))])],
      targets: [target("App")])
    let found = try project(
      [
        "Package.swift": "", "Sources/App/a.swift": "", "Pods/K/Package.swift": "",
        "Pods/K/Sources/K/k.swift": "",
      ], manifests: ["Package.swift": app, "Pods/K/Package.swift": kit])
    #expect(found.modules.map(\.name) == ["App", "K"])
  }

  @Test(
    "takes folders of other names for the project's own",
    arguments: ["SourcePackages/K", "vendor/K", "checkouts/K", "bundle/K"])
  func ownFolders(folder: String) throws {
    let found = try project(
      [
        "project.yml": Self.framework, "S/w.swift": "", "\(folder)/Package.swift": "",
        "\(folder)/Sources/K/a.swift": "", "\(folder)/Sources/K/b.swift": "",
      ], manifests: ["\(folder)/Package.swift": package("K", targets: [target("K")])])
    #expect(found.modules.map(\.name) == ["K", "T"])
  }

  @Test("says nothing of unread manifests that no source without a module lies below")
  func harmlessUnreadFormat() throws {
    let project = try project([
      "project.yml": Self.framework, "S/a.swift": "", "x.swift": "", "S/CMakeLists.txt": "",
      "Podfile": "",
    ])
    #expect(project.unownedSources == ["x.swift"])
    #expect(project.problems == [])
  }

  @Test("knows a Tuist manifest by what it imports")
  func tuist() throws {
    let seen = try project(["Project.swift": "import ProjectDescription\n", "a.swift": ""])
    #expect(seen.problems.contains { $0.message.contains("Tuist: Project.swift") })
    let ordinary = try project(["Project.swift": "struct Project {}", "a.swift": ""])
    #expect(!ordinary.problems.contains { $0.message.contains("Tuist") })
  }

  @Test("gives the role of a demo to modules that the configuration says are demos")
  func demo() throws {
    let project = try project(
      ["project.yml": Self.framework, "S/a.swift": ""],
      options: DiscoveryOptions(isDemo: { $0 == "T" }))
    #expect(try project.module("T").role == .demo)
  }

  @Test("leaves files of a package's other targets out of a pod of the package's name")
  func podsBesidePackages() throws {
    let project = try project(
      [
        "Package.swift": "", "Podfile": "target 'App' do\n  pod 'Kit', :path => '.'\nend",
        "Kit.podspec": """
        Pod::Spec.new do |s|
          s.name = 'Kit'
          s.dependency 'Other'
          s.subspec 'Core' do |c| c.source_files = 'Kit/*.swift' end
          s.subspec 'More' do |c| c.source_files = ['More/*.swift', 'Rest/*.swift'] end
        end
        """,
        "project.yml": "targets: {App: {type: application, sources: App}}", "App/a.swift": "",
        "Kit/k.swift": "", "More/m.swift": "", "Rest/r.swift": "",
      ],
      manifests: [
        "Package.swift": package(
          "Kit",
          targets: [
            target("Kit", [("path", .string("Kit"))]), target("More", [("path", .string("More"))]),
          ])
      ])
    #expect(try project.module("Kit").sources == ["Kit/k.swift", "Rest/r.swift"])
    // What it declares the files that it has no more may need.
    #expect(try project.module("Kit").dependencies.map(\.isNeededByBuild) == [true])
    #expect(try project.module("More").sources == ["More/m.swift"])
  }

  @Test("tells which targets a package's products offer by way of one module alone")
  func offeredAlone() throws {
    func product(_ kind: String, _ targets: [String]) -> ManifestValue {
      call(
        kind, [("name", .string(targets[0])), ("targets", list(targets.map { .string($0) }))])
    }
    func dependencies(_ names: String...) -> (String, ManifestValue) {
      ("dependencies", list(names.map { .string($0) }))
    }
    let project = try project(
      [
        "Package.swift": "", "Sources/Kit/k.swift": "", "Sources/Core/c.swift": "",
        "Sources/Open/o.swift": "", "Sources/Tool/main.swift": "", "Sources/Own/o.swift": "",
      ],
      manifests: [
        "Package.swift": package(
          "Kit",
          products: [
            product("library", ["Kit"]), product("library", ["Open"]),
            product("executable", ["Tool"]),
          ],
          targets: [
            target("Kit", [dependencies("Core", "Open")]),
            target("Tool", kind: "executableTarget", [dependencies("Core")]),
            target("Own", [dependencies("Core")]), target("Core"), target("Open"),
          ])
      ])
    func offered(_ name: String) throws -> [String] {
      try project.module(name).dependencies.filter(\.isOfferedByModuleAlone).map(\.name)
    }
    #expect(try offered("Kit") == ["Core"])
    #expect(try offered("Tool") == [] && offered("Own") == [])
  }

  @Test("takes what the configuration excludes from targets that list it")
  func excludedAlone() throws {
    let project = try project(
      [
        "project.yml": """
        targets:
          T: { type: framework, sources: [S/a.m, { path: S/Old.h }, S/Old.m, S/New.m] }
        """,
        "S/a.m": "", "S/Old.h": "", "S/Old.m": "", "S/New.m": "", "S/New.h": "",
      ], isExcluded: { $0.hasPrefix("S/Old") || $0 == "S/New.h" })
    #expect(try project.module("T").sources == ["S/New.m", "S/a.m"])
  }

  @Test("merges the descriptions of one module in two manifests")
  func twoManifests() throws {
    let project = try project(
      ["project.yml": Self.framework, "Package.swift": "", "S/a.swift": ""],
      manifests: [
        "Package.swift": package("P", targets: [target("T", [("path", .string("S"))])])
      ])
    #expect(project.modules.map(\.name) == ["T"])
    #expect(project.manifests == ["Package.swift", "project.yml"])
  }

  @Test("keeps a module's ignored folder that the manifest names")
  func ignoredFolder() throws {
    let project = try project([
      "project.yml": Self.framework, ".git/HEAD": "", ".gitignore": "S/\n", "S/a.swift": "",
    ])
    #expect(try project.module("T").sources == ["S/a.swift"])
  }

  @Test("goes on without a manifest that cannot be read")
  func unreadableManifest() throws {
    let project = try project(
      ["project.yml": Self.framework, "S/a.swift": ""], unreadable: ["project.yml"])
    #expect(project.problemKinds == [.noManifest, .unreadableFile])
  }

  @Test("goes on without a manifest that is not UTF-8")
  func notUTF8() throws {
    let files = FileSystem.inMemory(bytes: ["project.yml": [0x61, 0xE9, 0x0A], "S/a.swift": []])
    let project = try discoverProject(tree: SourceTree(files)) { manifest in
      EvaluatedManifest(
        root: nil, places: ManifestPlaces(path: manifest.path, lines: LineTable(starts: [])))
    }
    #expect(project.problemKinds == [.noManifest, .unreadableFile])
  }

  @Test(
    "fails without any source file, telling why",
    arguments: [
      [:], ["README.md": ""], ["project.yml": framework, "other.swift": ""],
    ])
  func noSources(files: [String: String]) {
    #expect(throws: ProjectLoadError.self) { try project(files) }
  }

  @Test(
    "tells a folder without any source file from one whose files belong to nothing",
    arguments: [
      ([:], true), (["README.md": "", "Package.swift": "// swift-tools-version: 5.9"], true),
      (["project.yml": framework, "other.swift": ""], false),
    ])
  func nothing(files: [String: String], isNothing: Bool) {
    let error = #expect(throws: ProjectLoadError.self) { try project(files) }
    if case .nothing = error {
      #expect(isNothing)
    } else {
      #expect(!isNothing)
    }
  }

  @Test("lists every format that exists")
  func registry() {
    #expect(
      ProjectFormatRegistry.all.map { $0.name } == [
        "Bazel", "Bazel query", "CMake", "Carthage", "Podfile", "CocoaPods", "SwiftPM", "Tuist",
        "XcodeGen", "Xcode",
        "Xcode workspace",
      ])
  }
}

import Parallelism
import ProjectDiscovery
import ProjectModel
import SourceTrees
import SwiftManifests
import Testing

@testable import ProjectFormats

/// A project with a module `App` in `App/a.swift`, whose imports its manifests decide about.
struct ImportSettings: CustomTestStringConvertible {
  var testDescription: String
  var files: [String: String]

  /// The description of `App`.
  func module() throws -> ModuleDescription {
    let project = try discoverProject(
      tree: SourceTree(FileSystem.inMemory(files.merging(["App/a.swift": ""]) { own, _ in own })),
      evaluateManifest: { manifest in withLargeStack { evaluateManifest(manifest) } })
    return try #require(project.modules.first { $0.name == "App" })
  }

  static func package(
    _ name: String, settings: String = "", more: String = "", after: String = "",
    version: String = "6.0"
  ) -> Self {
    let settings = settings.isEmpty ? "" : ", swiftSettings: [\(settings)]"
    return Self(
      testDescription: name,
      files: [
        "Package.swift": """
        // swift-tools-version: \(version)
        import PackageDescription
        let package = Package(
          name: "P", targets: [.target(name: "App", path: "App"\(settings))]\(more))
        \(after)
        """
      ])
  }

  static func generated(_ name: String, _ spec: String, _ more: [String: String] = [:]) -> Self {
    Self(testDescription: name, files: more.merging(["project.yml": spec]) { own, _ in own })
  }

  static func tuist(_ name: String, _ settings: String, _ more: [String: String] = [:]) -> Self {
    let manifest = """
      import ProjectDescription
      let project = Project(name: "P", targets: [
        .target(
          name: "App", destinations: .iOS, product: .framework, bundleId: "x", sources: "App/**",
          settings: .settings(\(settings)))
      ])
      """
    return Self(
      testDescription: name, files: more.merging(["Project.swift": manifest]) { own, _ in own })
  }

  static func xcode(
    _ name: String, target: String = "", project: String = "", config: String? = nil
  ) -> Self {
    var text = XcodeText(
      targets: [.init(name: "App", sources: ["App/a.swift"], settings: target)], settings: project)
    var files: [String: String] = [:]
    if let config {
      text.targets[0].base = "CFG"
      text.objects =
        "CFG = {isa = PBXFileReference; path = A.xcconfig; sourceTree = \"<group>\"; };"
      text.children = ["CFG"]
      files["A.xcconfig"] = config
    }
    files["P.xcodeproj/project.pbxproj"] = text.text
    return Self(testDescription: name, files: files)
  }

  /// The names of the settings that turn the features on.
  private static let names = [
    "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY",
    "SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT",
  ]
  private static let flags =
    "-enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature InternalImportsByDefault"

  /// Projects in which members need imports and imports are internal.
  static let on: [Self] = {
    let pairs = names.map { "\($0) = YES" }
    let config = pairs.joined(separator: "\n")
    let list = pairs.map { "\($0);" }.joined(separator: " ")
    let yaml = names.map { "\($0): YES" }.joined(separator: ", ")
    let dictionary = "[" + names.map { "\"\($0)\": \"YES\"" }.joined(separator: ", ") + "]"
    let quoted = flags.split(separator: " ").map { "\"\($0)\"" }.joined(separator: ", ")
    let features = #"""
      .enableUpcomingFeature("MemberImportVisibility"), .enableUpcomingFeature("InternalImportsByDefault")
      """#
    func spec(_ more: String, target: String = "") -> String {
      "\(more)\ntargets: {App: {type: framework, sources: App\(target)}}"
    }
    return [
      .package("a package", settings: features),
      .package("flags of a package", settings: ".unsafeFlags([\(quoted)])"),
      .package("defaults of a package", more: ", defaultSwiftSettings: [\(features)]"),
      .package(
        "a loop over the targets",
        after: """
          for target in package.targets where target.type != .plugin {
            var settings = target.swiftSettings ?? []
            settings.append(contentsOf: [\(features)])
            target.swiftSettings = settings
          }
          """),
      .package(
        "a loop that appends",
        after: """
          let shared: [SwiftSetting] = [\(features)]
          package.targets.forEach { $0.swiftSettings = ($0.swiftSettings ?? []) + shared }
          """),
      .package("tools of version 7", version: "7.0"),
      .package("a language mode of 7", settings: ".swiftLanguageMode(.version(\"7\"))"),
      .package("the package's language mode of 7", more: ", swiftLanguageModes: [.version(\"7\")]"),
      .generated("XcodeGen: a target", spec("", target: ", settings: {base: {\(yaml)}}")),
      .generated("XcodeGen: a project", spec("settings: {\(yaml)}")),
      .generated(
        "XcodeGen: groups",
        spec("settingGroups: {g: {\(yaml)}}", target: ", settings: {groups: [g]}")),
      .generated(
        "XcodeGen: each configuration",
        spec("settings: {configs: {Debug: {\(yaml)}, Release: {\(yaml)}}}")),
      .generated(
        "XcodeGen: .xcconfig", spec("configFiles: {Debug: a.xcconfig, Release: a.xcconfig}"),
        ["a.xcconfig": config]),
      .generated("XcodeGen: flags", spec("settings: {OTHER_SWIFT_FLAGS: [\(quoted)]}")),
      .tuist("Tuist: a dictionary", "base: \(dictionary)"),
      .tuist("Tuist: flags", "base: [\"OTHER_SWIFT_FLAGS\": [\(quoted)]]"),
      .tuist("Tuist: the method of flags", "base: SettingsDictionary().otherSwiftFlags(\(quoted))"),
      .tuist(
        "Tuist: the method of flags, of a list", "base: [:].otherSwiftFlags([\(quoted)])"),
      .tuist("Tuist: the method of versions", "base: SettingsDictionary().swiftVersion(\"7.0\")"),
      .tuist(
        "Tuist: .xcconfig",
        """
        configurations: [
          .debug(name: .debug, xcconfig: "a.xcconfig"),
          .release(name: .release, xcconfig: "a.xcconfig"),
        ]
        """, ["a.xcconfig": config]),
      .xcode("Xcode: a target", target: list),
      .xcode("Xcode: a project", project: list),
      .xcode("Xcode: .xcconfig", config: config),
      .xcode("Xcode: flags", target: "OTHER_SWIFT_FLAGS = \"$(inherited) \(flags)\";"),
      .xcode(
        "Xcode: a list of flags",
        target: "OTHER_SWIFT_FLAGS = (\"$(inherited)\", \(quoted));"),
      .xcode("Xcode: a version", project: "SWIFT_VERSION = 7.0;"),
    ]
  }()

  /// Projects that know of the features and do not turn them on.
  static let off: [Self] = [
    .package("a package"),
    .package("others of a package", settings: ".enableUpcomingFeature(\"ExistentialAny\")"),
    .package(
      "defaults that no target inherits", settings: ".define(\"A\")",
      more: ", defaultSwiftSettings: [.enableUpcomingFeature(\"InternalImportsByDefault\")]"),
    .generated(
      "XcodeGen", "targets: {App: {type: framework, sources: App, settings: {\(names[1]): NO}}}"),
    .tuist("Tuist", "base: SettingsDictionary().swiftVersion(\"6.0\")"),
    .xcode("Xcode", target: "\(names[1]) = NO;", project: "SWIFT_VERSION = 6.0;"),
    .xcode("Xcode: .xcconfig", target: "\(names[1]) = NO;", config: "\(names[1]) = YES"),
  ]
}

@Suite("What imports mean")
struct ImportSettingTests {
  @Test("is read wherever a project says it", arguments: ImportSettings.on)
  func on(project: ImportSettings) throws {
    let module = try project.module()
    #expect(module.needsImportsForMembers)
    #expect(module.importsInternallyByDefault)
  }

  @Test("is what it was where nothing changes it", arguments: ImportSettings.off)
  func off(project: ImportSettings) throws {
    let module = try project.module()
    #expect(!module.needsImportsForMembers)
    #expect(!module.importsInternallyByDefault)
  }

  @Test("is open for members where one build has the feature, and as before for levels")
  func oneConfiguration() throws {
    let module = try ImportSettings.generated(
      "",
      """
      settings: {configs: {Debug: {SWIFT_VERSION: 7.0}, Release: {SWIFT_VERSION: 6.0}}}
      targets: {App: {type: framework, sources: App}}
      """
    ).module()
    #expect(module.needsImportsForMembers)
    #expect(!module.importsInternallyByDefault)
  }

  @Test(
    "stands beside the isolation of a module",
    arguments: [
      ImportSettings.package("a package", settings: ".defaultIsolation(MainActor.self)"),
      .generated(
        "XcodeGen",
        """
        targets: {App: {type: framework, sources: App, settings: {SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor}}}
        """),
      .tuist("Tuist", "base: [\"SWIFT_DEFAULT_ACTOR_ISOLATION\": \"MainActor\"]"),
      .xcode("Xcode", project: "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;"),
    ])
  func isolation(project: ImportSettings) throws {
    let target = try #require(try project.module().targets.first)
    #expect(
      target.values(ofSetting: "SWIFT_DEFAULT_ACTOR_ISOLATION").allSatisfy {
        $0.value == "MainActor"
      })
  }
}

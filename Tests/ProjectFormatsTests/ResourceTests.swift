import ProjectTestSupport
import ProjectDiscovery
import SourceTrees
import Parallelism
import ProjectModel
import SourceText
import SwiftManifests
import Testing

@testable import ProjectFormats

/// What `Fixtures/ProjectFormats` does not show.
@Suite("Resources")
struct ResourceTests {
  private func files(_ paths: [String]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: paths.map { ($0, "") })
  }

  // MARK: Names

  @Test(
    "are files that are no sources and that the build does not read itself",
    arguments: [
      ("Table.json", true), ("A/en.lproj/Localizable.strings", true), ("a.swift", false),
      ("a.h", false), ("Info.plist", false), ("Settings.plist", true), ("App.entitlements", false),
      ("Base.xcconfig", false), ("Light.metal", false), ("LICENSE", false), (".hidden", false),
    ])
  func names(path: String, isResource: Bool) {
    #expect(ResourceFile.isResource(path) == isResource)
  }

  @Test("include folders that are one thing, and not what lies in those of others")
  func folders() throws {
    let tree = try SourceTree(
      FileSystem.inMemory(
        files([
          "R/a.json", "R/a.swift", "R/Images.xcassets/x/Contents.json", "R/Kit.framework/k.json",
          "R/Sub/b.json", "R/Sub/Old/c.json", "R/.d.json", "R/v1.0/e.json", "F.json",
        ])))
    #expect(
      tree.resources(at: "R") { $0 == "Sub/Old" }
        == ["R/Images.xcassets", "R/Sub/b.json", "R/a.json", "R/v1.0/e.json"])
    #expect(tree.resources(at: "R/Images.xcassets") { _ in false } == ["R/Images.xcassets"])
    #expect(tree.resources(at: "R/Kit.framework") { _ in false } == [])
    #expect(tree.resources(at: "F.json") { _ in false } == ["F.json"])
    #expect(tree.resources(at: "R/a.swift") { _ in false } == [])
    #expect(tree.resources(at: "None") { _ in false } == [])
  }

  // MARK: Formats

  @Test("of a Swift package are listed under conditions too, and are compiled there")
  func conditions() throws {
    let resource = call("process", [("", .string("R/x.swift"))])
    let conditional = ManifestValue.array([
      ManifestItem(resource, isConditional: true),
      ManifestItem(call("copy", [("", .string("../Shared"))])),
      ManifestItem(call("copy", [("", .string("../../../Out"))])),
    ])
    let project = try project(
      files(["Package.swift", "Sources/A/a.swift", "Sources/A/R/x.swift"]),
      manifests: [
        "Package.swift": package("P", targets: [target("A", [("resources", conditional)])])
      ])
    let module = try project.module("A")
    #expect(module.resources == ["Sources/A/R/x.swift", "Sources/Shared"])
    #expect(module.sources == ["Sources/A/R/x.swift", "Sources/A/a.swift"])
  }

  @Test("alone are enough for a module: it is not called empty")
  func notEmpty() throws {
    let resources = list([call("process", [("", .string("M.xcassets"))])])
    let project = try project(
      files(["Package.swift", "Sources/A/a.swift", "Sources/R/M.xcassets/c.json", "Sources/E/e"]),
      manifests: [
        "Package.swift": package(
          "P", targets: [target("A"), target("R", [("resources", resources)]), target("E")])
      ])
    #expect(project.problems.map(\.message) == ["The module E has no source files in Sources/E."])
  }

  @Test("of an Xcode target are those of its phase, with the variants and versions of each")
  func xcode() throws {
    let text = XcodeText(
      targets: [
        .init(
          name: "App", type: "application", sources: ["a.swift"],
          fields: "buildPhases = (PS_App, PR); ")
      ], children: ["V", "D", "O", "B"],
      objects: """
        PR = {isa = PBXResourcesBuildPhase; files = (R1, R2, R3, R4, R5, R6, R1); };
        R1 = {isa = PBXBuildFile; fileRef = V; }; R2 = {isa = PBXBuildFile; fileRef = D; };
        R3 = {isa = PBXBuildFile; fileRef = O; }; R4 = {isa = PBXBuildFile; fileRef = B; };
        R5 = {isa = PBXBuildFile; }; R6 = {isa = PBXBuildFile; fileRef = GONE; };
        V = {isa = PBXVariantGroup; name = L.strings; children = (V1, V2); sourceTree = "<group>"; };
        V1 = {isa = PBXFileReference; path = en.lproj/L.strings; sourceTree = "<group>"; };
        V2 = {isa = PBXFileReference; path = de.lproj/L.strings; sourceTree = "<group>"; };
        D = {isa = XCVersionGroup; path = M.xcdatamodeld; children = (D1); sourceTree = "<group>"; };
        D1 = {isa = PBXFileReference; path = M1.xcdatamodel; sourceTree = "<group>"; };
        O = {isa = PBXFileReference; path = ../Out.json; sourceTree = "<group>"; };
        B = {isa = PBXFileReference; path = B.bundle; sourceTree = BUILT_PRODUCTS_DIR; };
        """)
    let project = try project(["App.xcodeproj/project.pbxproj": text.text, "a.swift": ""])
    #expect(
      try project.module("App").resources
        == ["M.xcdatamodeld", "de.lproj/L.strings", "en.lproj/L.strings"])
    #expect(project.problems == [])
  }

  @Test(
    "of an entry of an XcodeGen specification depend on its phase",
    arguments: [
      ("{path: S}", ["S/Deep/b.json", "S/a.json"]),
      ("{path: S, excludes: [Deep]}", ["S/a.json"]),
      ("{path: S, includes: [\"**/b.*\"]}", ["S/Deep/b.json"]),
      ("{path: S, buildPhase: sources}", []), ("{path: S, buildPhase: none}", []),
      ("{path: S, buildPhase: resources}", ["S"]),
      ("{path: S, buildPhase: resources, excludes: [Deep]}", ["S/a.json"]),
      ("{path: S, type: folder}", ["S"]), ("{path: S, type: folder, buildPhase: none}", []),
      ("{path: S, buildPhase: {copyFiles: {destination: resources}}}", ["S"]),
      ("{path: S, buildPhase: {copyFiles: {destination: plugins}}}", []),
      ("{path: S/a.json}", ["S/a.json"]), ("{path: ../S, buildPhase: resources}", []),
    ])
  func xcodeGen(entry: String, resources: [String]) throws {
    let project = try project([
      "project.yml": """
      name: P
      targets:
        App:
          type: application
          sources:
            - Code
            - \(entry)
      """, "Code/c.swift": "", "S/a.json": "", "S/s.swift": "", "S/Deep/b.json": "",
    ])
    #expect(try project.module("App").resources == resources)
  }

  @Test(
    "of a Tuist target are literals, patterns and folders, in any of the forms of a list",
    arguments: [
      ("[\"R/**\"]", ["R"]), ("\"R/*.json\"", ["R/a.json"]),
      (
        ".resources([\"R/{a,D/c}.json\"], privacyManifest: .privacyManifest(x: y()))",
        ["R/D/c.json", "R/a.json"]
      ),
      ("[.glob(pattern: \"R/**\", excluding: [\"R/D/**\"], tags: [z()])]", ["R/a.json"]),
      ("[.folderReference(path: \"R/D\")]", ["R/D"]), ("[\"Gone/**\", \"../Out/**\"]", []),
      ("[\"//R/D/*.json\"]", ["R/D/c.json"]), ("nil", []),
    ])
  func tuist(list: String, resources: [String]) throws {
    let files = [
      "Project.swift": """
      import ProjectDescription
      let project = Project(name: "P", targets: [
        .target(name: "T", product: .app, sources: "S/**", resources: \(list))
      ])
      """, "S/s.swift": "", "R/a.json": "", "R/D/c.json": "", "R/D/x.swift": "",
    ]
    let project = try discoverProject(
      tree: SourceTree(FileSystem.inMemory(files)),
      evaluateManifest: { manifest in withLargeStack { evaluateManifest(manifest) } })
    #expect(try project.module("T").resources == resources)
    #expect(project.problems == [])
  }

  @Test("of a pod are patterns of the specification and its parts; what is no literal is a note")
  func pod() throws {
    let project = try project([
      "A.podspec": """
      Pod::Spec.new do |s|
        s.name = 'A'
        s.source_files = 'S/*.swift'
        s.resources = ['R/*', "S/#{s.name}.json"]
        s.ios.resource_bundles = { 'I' => 'I/**/*.json', 'J' => ['J'] }
        s.osx.resource = compute()
      end
      """, "S/s.swift": "", "R/r.json": "", "I/D/i.json": "", "I/D/i.txt": "", "J/j.json": "",
    ])
    #expect(try project.module("A").resources == ["I/D/i.json", "J", "R", "S/A.json"])
    #expect(project.problems.map(\.severity) == [.info])
    #expect(project.problems[0].location?.line == 6)
  }

  @Test("of a Bazel target are found through lists of files and resources, which may be circles")
  func bazel() throws {
    let project = try project([
      "MODULE.bazel": "",
      "A/BUILD": """
      swift_library(name = "A", srcs = ["a.swift"], data = [":files", "b.json", ":made.json"],
          resources = glob(["R/**", "*.strings"], exclude = ["Old.strings"]))
      filegroup(name = "files", srcs = ["c.json", ":more"])
      apple_resource_bundle(name = "more", resources = [":files", "//B:d.json", "@other//:e.json"])
      """,
      "A/a.swift": "", "A/b.json": "", "A/c.json": "", "A/R/r.json": "", "A/Old.strings": "",
      "A/New.strings": "", "B/BUILD": "", "B/d.json": "",
    ])
    #expect(
      project.modules.first?.resources
        == ["A/New.strings", "A/R/r.json", "A/b.json", "A/c.json", "A/made.json", "B/d.json"])
    #expect(project.modules.count == 1)
  }
}

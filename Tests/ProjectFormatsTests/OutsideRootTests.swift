import ProjectDiscovery
import ProjectTestSupport
import ProjectModel
import SourceText
import Testing

/// All formats word it alike; one of each sort stands for the others.
@Suite("A path that leaves the root")
struct OutsideRootTests {
  private func message(_ files: [String: String]) throws -> [String] {
    try project(files).problems.filter { $0.kind == .pathOutsideRoot }.map(\.message)
  }

  @Test("leads to the folder that contains both, and to how to leave out the rest of it")
  func package() throws {
    let found = try message([
      "App/project.yml": """
      name: P
      targets:
        App: {type: application, sources: [Code, ../../../Common]}
      packages:
        Near: {path: ../../Near}
        Far: {path: /opt/Far}
      """, "App/Code/c.swift": "",
    ])
    #expect(
      found == [
        "The sources ../../../Common of the target App are outside the analysed folder and not "
          + "read. To include them, run archcheck on the folder 2 levels up (../..); `sources: "
          + "exclude` leaves out what else it contains.",
        "The package at ../../Near is outside the analysed folder and counts as external. To "
          + "include it, run archcheck on the parent folder (..); `sources: exclude` leaves out "
          + "what else it contains.",
        "The package at /opt/Far is outside the analysed folder and counts as external. To include "
          + "it, run archcheck on a folder that contains both; `sources: exclude` leaves out what "
          + "else it contains.",
      ])
  }

  @Test("is followed through the groups of an Xcode project, for the farthest of its files")
  func groups() throws {
    let text = XcodeText(
      targets: [.init(name: "A", sources: ["a.swift", "../b.swift"])], children: ["G"],
      objects: """
        G = {isa = PBXGroup; path = ../Shared; children = (F); sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = "../../c.swift"; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = F; };
        PS_A = {isa = PBXSourcesBuildPhase; files = (S_A_0, S_A_1, B1); };
        """)
    #expect(
      try message(["App.xcodeproj/project.pbxproj": text.text, "a.swift": ""]) == [
        "The target A compiles 2 files outside the analysed folder, not read. To include them, run "
          + "archcheck on the folder 2 levels up (../..); `sources: exclude` leaves out what else "
          + "it contains."
      ])
  }

  @Test("of a workspace's member is that of its group or of the workspace")
  func workspace() throws {
    let found = try message([
      "W.xcworkspace/contents.xcworkspacedata": """
      <Workspace version="1.0">
        <FileRef location="group:../One/One.xcodeproj"></FileRef>
        <Group location="container:Sub"><FileRef location="group:../../Two"></FileRef></Group>
        <FileRef location="absolute:/Three.xcodeproj"></FileRef>
      </Workspace>
      """, "Sub/x.swift": "",
    ])
    #expect(found.map { $0.contains("the parent folder (..)") } == [true, true, false])
    #expect(found.first?.hasPrefix("The workspace member at ../One/One.xcodeproj is") == true)
  }

  @Test(
    "may come back by the root's own name", arguments: ["../../Kit", "../../../Work/Kit/Parts"])
  func backAgain(path: String) throws {
    let text = XcodeText(
      targets: [.init(name: "A", sources: ["a.swift"])],
      objects: """
        L = {isa = XCLocalSwiftPackageReference; relativePath = "\(path)"; };
        """, fields: "packageReferences = (L, );")
    let project = try project(
      [
        "Demo/App.xcodeproj/project.pbxproj": text.text, "Demo/a.swift": "",
        "Package.swift": "// swift-tools-version:6.0", "Sources/Kit/k.swift": "",
        "Parts/Package.swift": "// swift-tools-version:6.0", "Parts/Sources/Part/p.swift": "",
      ], rootPath: "/Work/Kit",
      manifests: [
        "Package.swift": ProjectTestSupport.package("Kit", targets: [target("Kit")]),
        "Parts/Package.swift": ProjectTestSupport.package("Parts", targets: [target("Part")]),
      ],
      options: DiscoveryOptions(includedManifests: [
        ("Demo/App.xcodeproj/project.pbxproj", SourceLocation(path: "archcheck.yml"))
      ]))
    #expect(project.problems.filter { $0.kind == .pathOutsideRoot } == [])
    #expect(try project.module(path.hasSuffix("Parts") ? "Part" : "Kit").sources.count == 1)
  }
}

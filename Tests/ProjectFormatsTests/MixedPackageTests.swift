import ProjectModel
import ProjectTestSupport
import SourceText
import Testing

@testable import ProjectFormats

@Suite("A Swift package whose targets mix languages")
struct MixedPackageTests {
  private func bridging(_ path: String) -> ManifestValue {
    call("bridgingHeader", [("", .string(path)), ("visibility", .name("internal"))])
  }

  private func load(
    _ target: ManifestValue, _ files: [String: String]
  ) throws -> ProjectDescription {
    var files = files
    files["Package.swift"] = "// swift-tools-version: 6.5\n"
    return try project(files, manifests: ["Package.swift": package("P", targets: [target])])
  }

  @Test(
    "keeps the files of all languages and the headers for others, whatever the target is",
    arguments: ["target", "executableTarget", "testTarget", "macro"])
  func languages(kind: String) throws {
    let folder = kind == "testTarget" ? "Tests/A" : "Sources/A"
    let module = try load(
      target(
        "A", kind: kind,
        [
          ("publicHeadersPath", .string("api")),
          ("cSettings", list([call("headerSearchPath", [("", .string("inner"))])])),
          ("cxxSettings", list([call("headerSearchPath", [("", .string("deep/er"))])])),
        ]),
      [
        "a.swift", "b.c", "c.mm", "d.m", "api/A.h", "inner/own.h", "deep/er/own.hpp",
      ].reduce(into: [:]) { $0["\(folder)/\($1)"] = "" }
    ).module("A")
    #expect(
      module.sources
        == ["a.swift", "api/A.h", "b.c", "c.mm", "d.m", "deep/er/own.hpp", "inner/own.h"].map {
          "\(folder)/\($0)"
        })
    #expect(module.headers.publicHeaders == .listed(["\(folder)/api/A.h"]))
    #expect(module.headers.publicFolders == ["\(folder)/api"])
    #expect(module.headers.privateFolders == ["\(folder)/inner", "\(folder)/deep/er"])
  }

  @Test("has the bridging header that a setting names, by its path from the target's folder")
  func bridgingHeader() throws {
    let files = ["Sources/A/a.swift": "", "Sources/A/In/Bridge.h": "", "Sources/A/b.h": ""]
    let project = try load(
      target("A", [("swiftSettings", list([bridging("In/Bridge.h")]))]), files)
    let module = try project.module("A")
    #expect(module.headers.bridgingHeaders == ["Sources/A/In/Bridge.h"])
    #expect(!module.headers.isPublic("Sources/A/In/Bridge.h"))
    #expect(
      module.targets[0].settings.filter { $0.name == "SWIFT_OBJC_BRIDGING_HEADER" } == [
        BuildSetting(name: "SWIFT_OBJC_BRIDGING_HEADER", value: "In/Bridge.h")
      ])
    #expect(!module.targets[0].hasSettingFiles)
    #expect(project.problems == [])
  }

  @Test("has the bridging header that flags name, by its path from the package")
  func flags() throws {
    func headers(_ flags: [String]) throws -> [String] {
      let project = try load(
        target(
          "A",
          [
            (
              "swiftSettings",
              list([call("unsafeFlags", [("", list(flags.map { .string($0) }))])])
            )
          ]),
        ["Sources/A/a.swift": "", "Support/Bridge.h": ""])
      #expect(project.problems == [])
      return try project.module("A").headers.bridgingHeaders
    }
    #expect(try headers(["-import-objc-header", "Support/Bridge.h"]) == ["Support/Bridge.h"])
    #expect(
      try headers(["-Xfrontend", "-internal-import-bridging-header", "Support/Bridge.h"])
        == ["Support/Bridge.h"])
    #expect(try headers(["-import-objc-header", "/usr/include/x.h"]) == [])
    #expect(try headers(["-import-objc-header"]) == [])
  }

  @Test("reports a bridging header that is not there")
  func missingBridgingHeader() throws {
    let project = try load(
      target("A", [("swiftSettings", list([bridging("Gone.h")]))]), ["Sources/A/a.swift": ""])
    #expect(
      project.problems.map(\.message) == [
        "The target A of the package P names the bridging header Gone.h, which does not exist."
      ])
    #expect(try project.module("A").sources == ["Sources/A/a.swift"])
  }

  @Test("shows the headers beside sources in Swift that are listed")
  func headersAlone() throws {
    let module = try load(
      target(
        "A",
        [("sources", list([.string("Swift")])), ("publicHeadersPath", .string("include"))]),
      ["Sources/A/Swift/a.swift": "", "Sources/A/include/shims.h": "", "Sources/A/other.h": ""]
    ).module("A")
    #expect(module.sources.contains("Sources/A/include/shims.h"))
    #expect(module.headers.publicHeaders == .listed(["Sources/A/include/shims.h"]))
  }
}

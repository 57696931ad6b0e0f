import ProjectTestSupport
import ProjectDiscovery
import SourceTrees
import Foundation
import ProjectModel
import SourceText
import SwiftManifests
import Testing

@Suite("A manifest that is broken")
struct BrokenManifestTests {
  private static let root =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path + "/Fixtures/ProjectFormats"

  private static let fixtures =
    (try? FileManager.default.contentsOfDirectory(atPath: root).sorted()) ?? []

  /// The files of a fixture with their contents.
  private func files(of fixture: String) throws -> [String: [UInt8]] {
    let folder = "\(Self.root)/\(fixture)"
    let names = try #require(FileManager.default.enumerator(atPath: folder))
    var files: [String: [UInt8]] = [:]
    for case let path as String in names {
      if let data = FileManager.default.contents(atPath: "\(folder)/\(path)") {
        files[path] = Array(data)
      }
    }
    return files
  }

  private func discovered(_ files: [String: [UInt8]]) throws -> ProjectDescription {
    try discoverProject(
      tree: SourceTree(.inMemory(bytes: files)), evaluateManifest: { evaluateManifest($0) })
  }

  /// The lines of problems with a manifest as it is changed.
  private func lines(
    in path: String, _ text: [UInt8], of files: [String: [UInt8]]
  ) throws -> [Int] {
    var files = files
    files[path] = text
    let problems: [Problem]
    do {
      problems = try discovered(files).problems
    } catch ProjectLoadError.noSources(_, let found), ProjectLoadError.nothing(_, let found) {
      problems = found
    }
    return problems.filter { $0.severity != .info }.compactMap(\.location)
      .filter { $0.path == path }.compactMap(\.line)
  }

  @Test("by a merge conflict in any line is a problem there", arguments: fixtures)
  func conflicts(fixture: String) throws {
    let files = try files(of: fixture)
    for path in try discovered(files).manifests {
      // Of a Cartfile nothing but its name is read.
      if path.hasSuffix("Cartfile") { continue }
      let lines = try #require(files[path]).split(
        separator: 0x0A, omittingEmptySubsequences: false)
      // The first line of a Swift manifest says whether it is one.
      for index in lines.indices.dropFirst() {
        var text = Array(lines[..<index].joined(separator: [0x0A]))
        text += Array("\n<<<<<<< HEAD\n".utf8) + lines[index] + Array("\n=======\n".utf8)
        text += Array(">>>>>>> main\n".utf8)
        text += Array(lines[(index + 1)...].joined(separator: [0x0A]))
        let found = try self.lines(in: path, text, of: files)
        #expect(found.contains(index + 1), "\(path):\(index + 1)")
      }
    }
  }

  @Test(
    "by its end being lost is a problem",
    arguments: [
      ("Bazel", "Core/BUILD", "deps = [", 1), ("Bazel", "App/BUILD.bazel", "glob(", 5),
      ("Bazel", "defs.bzl", "\"@swift_log", 1), ("CocoaPods", "Feed.podspec", "core.exclude", 1),
      ("Workspace", "Podfile", "  shared_pods\n  pod", 8),
      ("Xcode", "Shop.xcodeproj/project.pbxproj", "buildPhases", 1),
      ("XcodeTree", "Garden.xcodeproj/project.xcproj", "build-phases", 1),
      ("Workspace", "Store.xcworkspace/contents.xcworkspacedata", "<Group", 1),
    ])
  func cut(fixture: String, path: String, at place: String, line: Int) throws {
    let files = try files(of: fixture)
    let text = String(decoding: try #require(files[path]), as: UTF8.self)
    let end = try #require(text.range(of: place)).upperBound
    let found = try lines(in: path, Array(text[..<end].utf8), of: files)
    #expect(!found.isEmpty)
    if fixture == "Bazel" || path == "Podfile" { #expect(found == [line]) }
  }

  @Test("by methods that call each other without end is a problem, and keeps the rest")
  func endlessMethods() throws {
    let project = try project([
      "App.xcodeproj/project.pbxproj": "", "P/P.podspec": "", "P/p.swift": "",
      "Podfile":
        "def a\n  a\nend\ntarget 'T' do\n  a\n  pod 'P', :path => 'P'\nend\n",
    ])
    #expect(
      project.problems.contains { $0.location?.path == "Podfile" && $0.location?.line == 2 })
  }

  @Test("by settings that include each other beyond measure is a problem")
  func manySettings() throws {
    var files: [String: String] = ["a.swift": ""]
    for index in 0..<300 { files["\(index).xcconfig"] = "#include \"\(index + 1).xcconfig\"\n" }
    files["App.xcodeproj/project.pbxproj"] = """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L;};
        L = {isa = XCConfigurationList; buildConfigurations = (C);};
        C = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X;};
        G = {isa = PBXGroup; children = (A, X); sourceTree = "<group>";};
        A = {isa = PBXFileReference; path = a.swift; sourceTree = "<group>";};
        X = {isa = PBXFileReference; path = 0.xcconfig; sourceTree = "<group>";};
        B = {isa = PBXBuildFile; fileRef = A;};
        S = {isa = PBXSourcesBuildPhase; files = (B);};
        T = {isa = PBXNativeTarget; name = T; buildPhases = (S);
          productType = "com.apple.product-type.framework";};
      }; rootObject = P;}
      """
    let project = try project(files)
    #expect(project.modules.map(\.name) == ["T"])
    #expect(project.problems.map { $0.location?.path } == ["199.xcconfig"])
  }
}

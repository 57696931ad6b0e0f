import Parallelism
import SourceTrees
import Foundation
import ProjectModel
import SourceText
import SwiftManifests
import Testing

@testable import ProjectDiscovery

/// `Fixtures/ProjectFormats`: a small project for each format, and `modules.txt` beside it with the
/// modules that it has, written by hand; `+` stands before resources.
@Suite("The project in a fixture")
struct FixtureTests {
  private static let root =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path + "/Fixtures/ProjectFormats"

  private static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: root).sorted()) ?? []

  @Test("has the modules that stand beside it, with their files", arguments: names)
  func modules(name: String) throws {
    let folder = "\(Self.root)/\(name)"
    let expected = try String(contentsOfFile: "\(folder)/modules.txt", encoding: .utf8)
    let project = try discoverProject(
      tree: SourceTree(try .live(root: folder)),
      evaluateManifest: { manifest in withLargeStack { evaluateManifest(manifest) } },
      options: Self.options(for: folder))
    #expect(Self.table(of: project) == expected)
    let serious = project.problems.filter { $0.severity != .info }
    #expect(serious.isEmpty, "\(serious)")
  }

  @Test("is there for each format that is read")
  func formats() {
    let expected = [
      "Bazel", "BazelQuery", "CMake", "Carthage", "CocoaPods", "SwiftPM", "Tuist", "Workspace",
      "Xcode",
      "XcodeFolders", "XcodeGen", "XcodeTree",
    ]
    #expect(Set(expected).isSubset(of: Self.names))
  }

  /// Names what is read only where the configuration names it.
  private static func options(for folder: String) -> DiscoveryOptions {
    let given = ["bazel-query.xml"].filter {
      FileManager.default.fileExists(atPath: "\(folder)/\($0)")
    }
    return DiscoveryOptions(
      includedManifests: given.map { ($0, SourceLocation(path: "archcheck.yml")) })
  }

  /// The modules of a project, those that they depend on, and their files.
  private static func table(of project: ProjectDescription) -> String {
    var lines: [String] = []
    for module in project.modules {
      let names = module.dependencies.flatMap { dependency in
        dependency.modules.isEmpty ? ["\(dependency.name) (external)"] : dependency.modules
      }
      let system: Set<String> = ["AVFoundation (external)", "UIKit (external)"]
      let others = Set(names).subtracting(system).sorted().joined(separator: ", ")
      let end = others.isEmpty ? "" : ", depends on \(others)"
      lines.append("\(module.name): \(module.role.rawValue) \(module.kind.rawValue)\(end)")
      lines += module.sources.map { "  \($0)" }
      lines += module.resources.map { "  + \($0)" }
    }
    if !project.unownedSources.isEmpty { lines.append("in no module") }
    lines += project.unownedSources.map { "  \($0)" }
    return lines.map { "\($0)\n" }.joined()
  }
}

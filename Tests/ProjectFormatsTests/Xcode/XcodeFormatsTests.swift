import Foundation
import ProjectDiscovery
import ProjectModel
import SourceTrees
import SwiftManifests
import Testing

/// What is found of a project, whichever file it is read from: without places, with dependencies in
/// the order of their names and without the first of some files, since a tree has other orders, and
/// with the build configuration that a tree has at least.
struct XcodeFindings: Hashable {
  private var lines: [String] = []

  init(_ project: ProjectDescription) {
    for module in project.modules {
      lines.append("\(module.name) \(module.role) \(module.kind) in \(module.folder)")
      lines.append("  of \(module.package) \(module.headers)")
      lines += module.sources.map { "  \($0)" } + module.resources.map { "  + \($0)" }
      lines += module.dependencies.map { dependency in
        "  -> \(dependency.name) \(dependency.modules) \(dependency.isConditional) "
          + "\(dependency.isCopied) \(dependency.purpose) \(dependency.container ?? "")"
      }.sorted()
      for target in module.targets {
        let configurations = target.configurations.isEmpty ? ["Release"] : target.configurations
        lines.append("  target \(target.name) \(target.type) \(configurations)")
        lines += target.settings.map { "    \($0.name) \($0.configuration ?? "") \($0.value)" }
        lines += target.scripts.map { "    \($0.name): \($0.text)" } + target.resources
        lines.append("    \(target.hasSettingFiles)")
      }
    }
    lines.append("unowned: \(project.unownedSources)")
    lines += project.problems.map { problem in
      let message = problem.message.replacing(#/ \(the first is [^)]*\)/#, with: "")
      return "\(problem.kind) \(problem.severity) "
        + message.replacing(".xcproj", with: ".pbxproj")
    }.filter { !$0.contains("Two objects have the identifier") }.sorted()
  }

  /// The lines that only one of two findings has.
  func difference(to other: Self) -> [String] {
    let (mine, others) = (Set(lines), Set(other.lines))
    return lines.filter { !others.contains($0) }.map { "- \($0)" }
      + other.lines.filter { !mine.contains($0) }.map { "+ \($0)" }
  }
}

/// Reads files with the project that one of them is written as a tree; `nil` where it cannot be.
func asTree(_ files: [String: [UInt8]], _ path: String) -> [String: [UInt8]]? {
  guard let bytes = files[path] else { return nil }
  var files = files
  guard var tree = XcodeTreeText(String(decoding: bytes, as: UTF8.self)) else { return nil }
  files[path] = nil
  files[path.replacing("project.pbxproj", with: "project.xcproj")] = Array(tree.text().utf8)
  return files
}

@Suite("A project in either form of Xcode")
struct XcodeFormatsTests {
  private static let root =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path + "/Fixtures/ProjectFormats"

  /// The folders with Xcode projects: those of the fixtures, and, for a trial with others, those in
  /// the folder that the environment names.
  private static let folders: [String] = {
    let given = ProcessInfo.processInfo.environment["ARCHCHECK_XCODE_PROJECTS"]
    return [root, given].compactMap { $0 }.flatMap { root in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: root).sorted()) ?? []
      return names.map { "\(root)/\($0)" }
    }
  }()

  private func files(of folder: String) throws -> [String: [UInt8]] {
    let names = try #require(FileManager.default.enumerator(atPath: folder))
    var files: [String: [UInt8]] = [:]
    for case let path as String in names where !path.hasPrefix(".git/") {
      if let data = FileManager.default.contents(atPath: "\(folder)/\(path)") {
        files[path] = Array(data)
      }
    }
    return files
  }

  private func findings(_ files: [String: [UInt8]]) throws -> XcodeFindings {
    try XcodeFindings(
      discoverProject(
        tree: SourceTree(.inMemory(bytes: files)), evaluateManifest: { evaluateManifest($0) }))
  }

  @Test("has the same modules, files and dependencies", arguments: folders)
  func same(folder: String) throws {
    let files = try files(of: folder)
    for path in files.keys.sorted() where path.hasSuffix(".xcodeproj/project.pbxproj") {
      guard let other = asTree(files, path) else { continue }
      do {
        let difference = try findings(files).difference(to: findings(other))
        #expect(difference == [], "\(folder)/\(path)")
      } catch is ProjectLoadError {
        // Without a source file there is nothing to compare.
        continue
      }
    }
  }
}

import ArchTestSupport
import Foundation
import RunTestSupport
import Testing

@Suite("Comments that suppress findings")
struct SuppressionRunTests {
  @Test("take the finding away, with the import that it needs, and are counted")
  func suppressed() throws {
    try withSmallPackage([
      "archcheck.yml": ExitStatusTests.forbidding,
      "Sources/App/App.swift": """
      import Core

      struct App {
        // archcheck:ignore app-without-core - moves with the new shell
        let service: Service
      }

      """,
    ]) { directory throws in
      let run = try archcheck(directory.path, "--strict")
      #expect(run.status == 0)
      #expect(run.output.contains("1 suppressed"))
      let verbose = try archcheck(directory.path, "--verbose").output
      #expect(verbose.contains("suppressed Sources/App/App.swift:5:16"))
      let json = try archcheck(directory.path, "--format", "json").json()
      let violations = try #require(json["violations"] as? [[String: Any]])
      #expect(violations.map { $0["status"] as? String } == ["suppressed"])
      let summary = try #require(json["summary"] as? [String: Any])
      #expect(summary["suppressed"] as? Int == 1 && summary["errors"] as? Int == 0)
    }
  }

  @Test(
    "are read in manifests and scripts at which a finding stands",
    arguments: [
      ("#", "Scripts/make.rb"), ("#", "Scripts/all.rake"), ("#", "Cakefile"), ("#", "Podfile"),
      ("#", "Small.podspec"), ("#", "ci/jobs.yaml"), ("#", "Lib/BUILD"), ("#", "Lib/BUILD.bazel"),
      ("#", "defs.bzl"), ("#", "CMakeLists.txt"), ("#", "cmake/all.cmake"), ("#", "Cartfile"),
      ("//", "Config/Base.xcconfig"), ("//", "Lib/module.modulemap"),
    ])
  func lineComments(mark: String, path: String) throws {
    let configuration = """
      version: 1
      rules:
        in-tools:
          structure: { files: "\(path)", in: "Tools/" }

      """
    try withSmallPackage([
      "archcheck.yml": configuration, path: "kind: \"# no comment\"\n",
    ]) { directory throws in
      #expect(try archcheck(directory.path).status == 1)
      for comment in [" archcheck:ignore in-tools - until", "archcheck:ignore:file in-tools - x"] {
        try directory.write("\(mark)\(comment)\nkind: 1\n", to: path)
        let run = try archcheck(directory.path, "--strict")
        #expect(run.status == 0 && run.output.contains("1 suppressed"), "\(run.output)")
      }
      try directory.write("\(mark) archcheck:ignore in-tools\nkind: 1\n", to: path)
      let vain = try archcheck(directory.path)
      #expect(vain.status == 1)
      #expect(
        vain.output.contains("\(path):1:\(mark.count + 2) [ineffective-suppression]"),
        "\(vain.output)")
    }
  }

  @Test("are read in the manifest of a package")
  func manifests() throws {
    let configuration = """
      version: 1
      rules:
        declared:
          manifest: { checks: unused }
          severity: error

      """
    let package = smallPackage[0].value
    try withSmallPackage([
      "archcheck.yml": configuration, "Sources/App/App.swift": "struct App {}\n",
    ]) { directory throws in
      let before = try archcheck(directory.path)
      #expect(before.status == 1, "\(before.output)\(before.errors)")
      let line = try #require(
        package.split(separator: "\n").first { $0.contains("dependencies: [\"Core\"]") })
      try directory.write(
        package.replacingOccurrences(
          of: String(line), with: "// archcheck:ignore declared - needed by plugins\n\(line)"),
        to: "Package.swift")
      let after = try archcheck(directory.path, "--strict")
      #expect(after.status == 0, "\(after.output)")
    }
  }

  @Test("are warnings where they have no reason, name no rule that there is, or suppress nothing")
  func mistakes() throws {
    try withSmallPackage([
      "archcheck.yml": ExitStatusTests.forbidding,
      "Sources/Core/Service.swift": """
      // archcheck:ignore app-without-cor - misspelt
      // archcheck:ignore app-without-core - nothing here
      public struct Service { // archcheck:ignore app-without-core
        public init() {}
      }

      """,
      "Sources/App/App.swift": "struct App {}\n",
    ]) { directory throws in
      let run = try archcheck(directory.path)
      #expect(run.status == 0)
      #expect(run.output.contains("Sources/Core/Service.swift:1:4 [ineffective-suppression]"))
      #expect(run.output.contains("There is no rule `app-without-cor`"))
      #expect(run.output.contains("Sources/Core/Service.swift:2:4 [useless-suppression]"))
      #expect(run.output.contains("Sources/Core/Service.swift:3:28 [ineffective-suppression]"))
      #expect(try archcheck(directory.path, "--strict").status == 1)
      let skipped = try archcheck(directory.path, "--skip", "app-without-core").output
      #expect(!skipped.contains("useless-suppression"))
    }
  }
}

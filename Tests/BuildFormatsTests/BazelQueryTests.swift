import ProjectTestSupport
import ProjectDiscovery
import ProjectModel
import SourceText
import Testing

@Suite("What bazel query printed")
struct BazelQueryTests {
  /// A project with a macro in `A` and rules in `B`, and what a query printed of some of it.
  private func load(
    _ query: String, isGiven: Bool = true, path: String = "bazel-query.xml",
    more: [String: String] = [:]
  ) throws -> ProjectDescription {
    var files = [
      "WORKSPACE": "", "A/BUILD": "macro(name = \"A\", srcs = [\"a.swift\"])", "A/a.swift": "",
      "A/x.swift": "",
      "B/BUILD": "swift_library(name = \"B\", srcs = [\"b.swift\"], deps = [\"//A:Core\"])",
      "B/b.swift": "", path: query,
    ]
    files.merge(more) { $1 }
    let given = isGiven ? [(path, SourceLocation(path: "archcheck.yml"))] : []
    return try project(
      files,
      options: DiscoveryOptions(includedManifests: given.map { (path: $0.0, location: $0.1) }))
  }

  private let rules = """
    <query version="2">
    <rule class="swift_library" location="/x/A/BUILD:7:3" name="//A:Core">
      <list name="srcs"><label value="//A:files"/></list>
      <string name="module_name" value="Core"/><boolean name="testonly" value="true"/>
      <list name="deps"><label value="//A:alias"/><label value="@@log~1.0//:Log"/></list>
    </rule>
    <rule class="filegroup" location="/x/A/BUILD:8:3" name="//A:files">
      <list name="srcs"><label value="//A:x.swift"/></list>
    </rule>
    <rule class="alias" location="/x/A/BUILD:9:3" name="//A:alias">
      <label name="actual" value="//B:B"/>
    </rule>
    <rule class="my_checks" name="//A:checks"><list name="srcs"><label value="//A:a.swift"/></list></rule>
    <rule class="swift_library" location="/y/BUILD:1:1" name="@@log~1.0//:Log"/>
    </query>
    """

  @Test("stands for the files of its packages, and leaves the others as they are")
  func replaces() throws {
    let project = try load(rules)
    #expect(project.modules.map(\.name) == ["B_B", "Core"])
    let core = try project.module("Core")
    #expect(core.sources == ["A/x.swift"])
    #expect(core.role == .test)
    #expect(core.location == SourceLocation(path: "A/BUILD", line: 7, column: 3))
    #expect(core.dependencies.map(\.name) == ["//B:B", "Log"])
    #expect(core.dependencies.map(\.modules) == [["B_B"], []])
    #expect(try project.module("B_B").dependencies.map(\.modules) == [["Core"]])
    #expect(project.problems == [])
    #expect(project.manifests.contains("bazel-query.xml"))
  }

  @Test("is read only where the configuration names it")
  func given() throws {
    let project = try load(rules, isGiven: false)
    #expect(project.modules.map(\.name) == ["A", "B_B"])
    #expect(project.problems.map { $0.location?.path } == ["A/BUILD"])
    #expect(project.unfollowedManifests == [])
  }

  @Test("may lie in a folder of the workspace, with paths as short as its own")
  func elsewhere() throws {
    let query = rules.split(separator: "/x/").joined()
    let project = try load(query, path: "tools/ios.bazel-query.xml")
    #expect(project.modules.map(\.name) == ["B_B", "Core"])
    #expect(try project.module("Core").location.line == 7)
  }

  @Test(
    "that is something else is a problem with its place, and changes nothing",
    arguments: [
      ("<plist/>", 1), ("<query>\n<rule class=\"x\">\n</query>", 3), ("", 1), ("//A:Core\n", 1),
      ("<query version=\"2\">\n  <rule class=", 2),
    ])
  func broken(query: String, line: Int) throws {
    let project = try load(query)
    #expect(project.modules.map(\.name) == ["A", "B_B"])
    let problem = try #require(project.problems.first { $0.severity == .warning })
    #expect(problem.location?.path == "bazel-query.xml" && problem.location?.line == line)
  }
}

import SourceTrees
import ProjectTestSupport
import ProjectModel
import SourceText
import Testing

@testable import ProjectDiscovery
@testable import BuildFormats

@Suite("A Bazel workspace")
struct BazelTests {
  private func load(_ build: String, more: [String: String] = [:]) throws -> ProjectDescription {
    var files = [
      "MODULE.bazel": "module(name = \"x\")", "BUILD.bazel": build, "a.swift": "", "b.swift": "",
      "Sub/s.swift": "", "c.m": "", "c.h": "", "Tests/t.swift": "",
    ]
    files.merge(more) { $1 }
    return try project(files)
  }

  @Test(
    "is read beside a podspec, which yields to it, and not beside a project that yields to nothing")
  func otherManifests() throws {
    let build = "swift_library(name = \"L\", srcs = [\"a.swift\"])"
    let pod = "Pod::Spec.new do |s|\n  s.name = 'P'\n  s.source_files = '*.swift'\nend\n"
    #expect(try load(build, more: ["P.podspec": pod]).modules.map(\.name) == ["L"])
    let specification =
      "name: G\ntargets: { T: { type: framework, platform: iOS, sources: Sub } }\n"
    #expect(try load(build, more: ["project.yml": specification]).modules.map(\.name) == ["T"])
  }

  @Test("has a module for each library, binary and test, with its sources")
  func modules() throws {
    let project = try load(
      """
      swift_library(name = "Core", module_name = "Core", srcs = ["a.swift"])
      swift_library(name = "Glob", srcs = glob(["**/*.swift"], exclude = ["a.swift", "Tests/**"]))
      objc_library(name = "Objc", srcs = ["c.m"], hdrs = ["c.h"])
      swift_binary(name = "tool", srcs = ["b.swift"])
      swift_test(name = "Tests", srcs = glob(["Tests/*.swift"]))
      """)
    #expect(project.modules.map(\.name) == ["Core", "Glob", "Objc", "Tests", "tool"])
    #expect(
      project.modules.map(\.kind) == [.library, .library, .library, .test, .executable])
    #expect(
      project.modules.map(\.role) == [.production, .production, .production, .test, .production])
    #expect(try project.module("Glob").sources == ["Sub/s.swift", "b.swift"])
    #expect(try project.module("Objc").sources == ["c.h", "c.m"])
    #expect(try project.module("Objc").headers.publicHeaders == .listed(["c.h"]))
    #expect(project.problems == [])
  }

  @Test("has modules for rules that are known to bundle where these are given sources")
  func bundlesWithSources() throws {
    let project = try load(
      """
      apple_framework(name = "Kit", srcs = ["a.swift"], platforms = {"ios": "15.0"})
      ios_application(name = "App", srcs = ["b.swift"], deps = [":Kit"])
      ios_unit_test(name = "KitTests", srcs = ["Tests/t.swift"], deps = [":Kit"])
      ios_ui_test(name = "UITests", deps = [":Kit"])
      """)
    #expect(project.modules.map(\.name) == ["App", "Kit", "KitTests"])
    #expect(project.modules.map(\.kind) == [.application, .framework, .test])
    #expect(project.modules.map(\.role) == [.production, .production, .test])
    #expect(try project.module("KitTests").dependencies.map(\.modules) == [["Kit"]])
  }

  @Test("calls modules by their whole labels where several would have one name")
  func sameNames() throws {
    let project = try load(
      """
      cc_library(name = "app", srcs = ["c.m"], deps = ["//x:config", "//y:config", "//z:config"])
      """,
      more: [
        "x/BUILD": "cc_library(name = \"config\", srcs = [\"a.cc\"])", "x/a.cc": "",
        "y/BUILD": "cc_library(name = \"config\", srcs = [\"a.cc\"])", "y/a.cc": "",
        "z/BUILD":
          "objc_library(name = \"config\", module_name = \"config\", srcs = [\"a.m\"])",
        "z/a.m": "",
      ])
    #expect(project.modules.map(\.name) == ["app", "config", "x_config", "y_config"])
    #expect(try project.module("x_config").headers.moduleNames == [])
    #expect(
      try project.module("app").dependencies.map(\.modules)
        == [["x_config"], ["y_config"], ["config"]])
  }

  @Test("lets imports call a macro's module by its bare name where several would have it")
  func bareNames() throws {
    let project = try load(
      "ios_app(name = \"app\", srcs = [\"c.m\"], deps = [\"//x:kit\"])",
      more: [
        "x/BUILD": "apple_framework(name = \"kit\", srcs = [\"a.swift\"])", "x/a.swift": "",
        "y/BUILD": "apple_framework(name = \"kit\", srcs = [\"a.swift\"])", "y/a.swift": "",
      ])
    #expect(project.modules.map(\.name) == ["app", "x_kit", "y_kit"])
    #expect(try project.module("x_kit").headers.moduleNames == ["kit"])
    #expect(try project.module("app").dependencies.map(\.modules) == [["x_kit"]])
  }

  @Test("has both languages of a mixed library in one module")
  func mixedLibrary() throws {
    let project = try load(
      """
      mixed_language_library(
          name = "Mixed", swift_srcs = ["a.swift"], clang_srcs = ["c.m"], hdrs = ["c.h"],
      )
      """)
    #expect(try project.module("Mixed").sources == ["a.swift", "c.h", "c.m"])
  }

  @Test("has no module for a macro without a file that archcheck reads")
  func foreignMacros() throws {
    let project = try load(
      """
      android_test(name = "T", srcs = ["T.java"], deps = [artifact("junit")])
      lint(name = "lint", srcs = glob(["**/*.kt"]))
      my_library(name = "Kit", srcs = ["a.swift"])
      headers(name = "H", hdrs = ["c.h"])
      """)
    #expect(project.modules.map(\.name) == ["H", "Kit"])
    #expect(project.problems.map(\.severity) == [.info])
    #expect(project.problems.first?.message.contains("Macros are not read") == true)
  }

  @Test("says where dependencies are not literal, and that others may be declared")
  func unknownDependencies() throws {
    let project = try load(
      """
      swift_library(name = "App", srcs = ["a.swift"], deps = [":Core"] + others())
      swift_library(name = "Core", srcs = ["b.swift"], deps = [])
      """)
    #expect(try project.module("App").hasUnknownDependencies)
    #expect(try !project.module("Core").hasUnknownDependencies)
  }

  @Test("says that macros may add dependencies, whatever rule they have the name of")
  func dependenciesOfMacros() throws {
    let project = try load(
      """
      load("@build_bazel_rules_swift//swift:swift.bzl", "swift_library")
      load("//tools:defs.bzl", "objc_library", cc_library = "c_library", swift_binary = "tool")
      feature_library(name = "Feature", srcs = ["Sub/s.swift"], deps = [":Known"])
      swift_library(name = "Known", srcs = ["a.swift"])
      objc_library(name = "Wrapped", srcs = ["c.m"])
      cc_library(name = "Renamed", srcs = ["d.c"])
      swift_binary(name = "Handed", srcs = ["b.swift"])
      """,
      more: [
        "d.c": "",
        "tools/defs.bzl": """
        load("@build_bazel_rules_swift//swift:swift.bzl", "swift_binary")
        load(":more.bzl", "c_library")
        def objc_library(name, deps = [], **kwargs):
            native.objc_library(name = name, deps = deps + ["//:Known"], **kwargs)
        tool = swift_binary
        """,
        "tools/more.bzl": "c_library = rule(implementation = _impl)\n",
      ])
    let undecided = project.modules.filter(\.hasUnknownDependencies).map(\.name)
    #expect(undecided == ["Feature", "Renamed", "Wrapped"])
  }

  @Test("makes module names of labels as rules_swift does")
  func moduleNames() throws {
    let project = try load(
      "",
      more: [
        "Lib/My-Kit/BUILD": "swift_library(name = \"Core+UI\", srcs = [\"k.swift\"])",
        "Lib/My-Kit/k.swift": "",
      ])
    #expect(project.modules.map(\.name) == ["Lib_My_Kit_Core_UI"])
  }

  @Test("looks dependencies up by their labels, through aliases, and knows those from outside")
  func dependencies() throws {
    let project = try load(
      """
      swift_library(
          name = "App",
          srcs = ["a.swift"],
          deps = [":Core", "//Lib", "//Lib:other", "@pods//:Alamofire"] + select({
              "//conditions:default": [],
              ":debug": [":Debug"],
          }),
      )
      swift_library(name = "CoreLib", srcs = ["b.swift"])
      alias(name = "Core", actual = ":CoreLib")
      swift_library(name = "Debug", srcs = ["Sub/s.swift"])
      """,
      more: [
        "Lib/BUILD": "swift_library(name = \"Lib\", srcs = [\"l.swift\"])", "Lib/l.swift": "",
      ])
    let dependencies = try project.module("App").dependencies
    #expect(
      dependencies.map(\.name)
        == ["//:CoreLib", "//Lib:Lib", "//Lib:other", "Alamofire", "//:Debug"])
    #expect(dependencies.map(\.modules) == [["CoreLib"], ["Lib_Lib"], [], [], ["Debug"]])
    #expect(dependencies.map(\.isConditional) == [false, false, false, false, true])
    #expect(dependencies[1].location.line == 4)
  }

  @Test("knows the constants of the file and of those that it loads")
  func constants() throws {
    let project = try load(
      """
      load("//tools:defs.bzl", "SOURCES", names = "DEPS")
      SOURCES_2 = SOURCES + ["b.swift"]
      filegroup(name = "more", srcs = ["Sub/s.swift"])
      swift_library(name = "App", srcs = SOURCES_2 + [":more"], deps = names)
      swift_library(name = "Objc", srcs = ["c.m"])
      """,
      more: ["tools/defs.bzl": "SOURCES = [\"a\" + \".swift\"]\nDEPS = [\"//:Objc\"]\n"])
    #expect(try project.module("App").sources == ["Sub/s.swift", "a.swift", "b.swift"])
    #expect(try project.module("App").dependencies.map(\.modules) == [["Objc"]])
    #expect(project.problems == [])
  }

  @Test("stops globs at other packages")
  func packages() throws {
    let project = try load(
      "swift_library(name = \"App\", srcs = glob([\"**/*.swift\"]))",
      more: ["Sub/BUILD": "swift_library(name = \"Sub\", srcs = [\"s.swift\"])"])
    #expect(try project.module("App").sources == ["Tests/t.swift", "a.swift", "b.swift"])
    #expect(try project.module("Sub_Sub").sources == ["Sub/s.swift"])
  }

  @Test("names macros, and takes what is said to them as said to a library")
  func macros() throws {
    let project = try load(
      """
      load("//:macros.bzl", "feature_library", "feature")
      feature_library(name = "A", srcs = ["a.swift"], deps = [":B"])
      swift_library(name = "B", srcs = ["b.swift"])
      feature(name = "C")
      [feature(name = n) for n in ["x"]]
      """)
    #expect(project.modules.map(\.name) == ["A", "B"])
    #expect(try project.module("A").dependencies.map(\.modules) == [["B"]])
    #expect(project.problemKinds == [.manifestNotUnderstood])
    let problem = try #require(project.problems.first)
    #expect(problem.severity == .info)
    #expect(problem.message.hasPrefix("Macros are not read: feature (2 times), feature_library. "))
  }

  @Test("knows what Swift imports C libraries as: by hints, tags and labels")
  func namesForSwift() throws {
    let project = try load(
      """
      cc_library(name = "a", srcs = ["a.c"], aspect_hints = [":hint"])
      swift_interop_hint(name = "hint", module_name = "CA")
      objc_library(name = "b-b", srcs = ["b.m"], tags = ["manual", "swift_module=CB"])
      """, more: ["a.c": "", "b.m": ""])
    #expect(project.modules.map(\.name) == ["a", "b_b"])
    #expect(project.modules.map(\.headers.moduleNames) == [["CA"], ["CB"]])
  }

  @Test("gives libraries of test bundles the role of tests")
  func tests() throws {
    let project = try load(
      """
      ios_application(name = "App", deps = [":AppLib"])
      swift_library(name = "AppLib", srcs = ["a.swift"])
      ios_unit_test(name = "AppTests", deps = [":AppTestsLib"], test_host = ":App")
      swift_library(name = "AppTestsLib", srcs = ["Tests/t.swift"], deps = [":AppLib"])
      swift_library(name = "Support", srcs = ["b.swift"], testonly = True)
      """)
    #expect(project.modules.map(\.name) == ["AppLib", "AppTestsLib", "Support"])
    #expect(project.modules.map(\.role) == [.production, .test, .test])
  }

  @Test("says what is not literal, and keeps the rest")
  func unknown() throws {
    let project = try load(
      "swift_library(name = \"A\", srcs = [\"a.swift\"] + [x for x in y], deps = DEPS)")
    #expect(try project.module("A").sources == ["a.swift"])
    #expect(project.problemKinds == [.manifestNotUnderstood, .manifestNotUnderstood])
  }

  @Test("with constants, files and aliases in circles ends")
  func circles() throws {
    let project = try load(
      """
      load("//:a.bzl", "X")
      A = B
      B = A
      alias(name = "p", actual = ":q")
      alias(name = "q", actual = ":p")
      filegroup(name = "f", srcs = [":f", "a.swift"])
      swift_library(name = "L", srcs = A + X + [":f"], deps = [":p"])
      """,
      more: ["a.bzl": "load(\"//:b.bzl\", \"X\")", "b.bzl": "load(\"//:a.bzl\", \"X\")"])
    #expect(try project.module("L").sources == ["a.swift"])
  }

  @Test(
    "says which rules make what is not literal",
    arguments: [
      "[swift_library(name = n, srcs = [n]) for n in ALL]",
      "if X:\n    cc_library(name = \"B\", srcs = [\"b.c\"])",
      "swift_library(name = \"a\".lower(), srcs = [\"b.swift\"])",
    ])
  func missing(build: String) throws {
    let project = try load("swift_library(name = \"A\", srcs = [\"a.swift\"])\n\(build)")
    #expect(project.modules.map(\.name) == ["A"])
    let place = try #require(project.problems.first { $0.severity == .warning }?.location)
    #expect([2, 3].contains(place.line))
  }

  @Test("says where constants stand for more values than are looked at")
  func manyValues() throws {
    let tenfold = (0..<6).map { level in
      "C\(level + 1) = " + Array(repeating: "C\(level)", count: 10).joined(separator: " + ") + "\n"
    }
    let project = try load(
      "C0 = [\"a.txt\"]\n\(tenfold.joined())swift_library(name = \"A\",\n"
        + "  srcs = [\"a.swift\"] + C6)")
    #expect(try project.module("A").sources == ["a.swift"])
    let problem = try #require(project.problems.first)
    #expect(project.problems.count == 1 && problem.severity == .warning)
    #expect(problem.location == SourceLocation(path: "BUILD.bazel", line: 9, column: 10))
  }

  @Test("says once where all targets of a file together stand for more values than are looked at")
  func manyValuesInAll() throws {
    let doubled = (0..<16).map { "C\($0 + 1) = C\($0) + C\($0)\n" }
    let targets = (0..<20).map { number in
      "swift_library(name = \"A\(number)\", srcs = [\"a.swift\"] + C\(number < 15 ? 16 : 0))\n"
    }
    let project = try load("C0 = [\"a.txt\"]\n\(doubled.joined())\(targets.joined())")
    #expect(project.modules.count == 20)
    #expect(
      project.problems.map(\.message).filter { $0.contains("1000000 values") }.count == 1)
    // What comes after the cut has no sources that are known.
    #expect(try project.module("A0").sources == ["a.swift"])
    #expect(try project.module("A19").sources == [])
  }

  @Test("does not hold the workspaces below it, nor do its globs")
  func nested() throws {
    let project = try load(
      "swift_library(name = \"A\", srcs = glob([\"**/*.swift\"]))",
      more: [
        "Sub/WORKSPACE": "",
        "Sub/BUILD": "swift_library(name = \"S\", srcs = [\"s.swift\"])",
        "Bare/REPO.bazel": "", "Bare/x.swift": "", "d.swift": "", "e.swift": "", "f.swift": "",
      ])
    #expect(project.modules.map(\.name) == ["A"])
    #expect(
      try project.module("A").sources == [
        "Tests/t.swift", "a.swift", "b.swift", "d.swift", "e.swift", "f.swift",
      ])
    #expect(project.unfollowedManifests == ["Bare/REPO.bazel", "Sub/WORKSPACE"])
  }

  @Test(
    "reads those that it names, in which labels are relative to them",
    arguments: [
      (
        "MODULE.bazel",
        "module(name = \"own\")\nbazel_dep(name = \"sub\", repo_name = \"s\")\n"
          + "local_path_override(module_name = \"sub\", path = \"Sub\")"
      ),
      (
        "WORKSPACE",
        "workspace(name = \"own\")\nlocal_repository(name = \"s\", path = \"Sub\")"
      ),
    ])
  func repositories(marker: String, text: String) throws {
    let project = try project([
      marker: text, "a.swift": "", "b.swift": "", "Sub/s.swift": "", "Sub/Core/c.swift": "",
      "BUILD": """
      load("@own//:a.bzl", "DEPS")
      swift_library(name = "A", srcs = ["a.swift"], deps = DEPS + ["@own//:B"])
      swift_library(name = "B", srcs = ["b.swift"])
      """, "a.bzl": "DEPS = [\"@s//Core\", \"@other//:X\"]", "Sub/WORKSPACE": "",
      "Sub/BUILD": "swift_library(name = \"S\", srcs = [\"s.swift\"])",
      "Sub/Core/BUILD":
        "swift_library(name = \"Core\", srcs = [\"c.swift\"], deps = [\"//:S\"])",
    ])
    #expect(project.modules.map(\.name) == ["A", "B", "Core_Core", "S"])
    let dependencies = try project.module("A").dependencies
    #expect(dependencies.map(\.name) == ["//Core:Core", "X", "//:B"])
    #expect(dependencies.map(\.modules) == [["Core_Core"], [], ["B"]])
    #expect(try project.module("Core_Core").dependencies.map(\.modules) == [["S"]])
    #expect(project.problems == [])
  }

  @Test("lists a folder once, however many globs look at it")
  func listings() throws {
    let rules = (0..<50).map { "swift_library(name = \"L\($0)\", srcs = glob([\"*.swift\"]))\n" }
    let tree = SourceTreeCounter()
    let source = try tree.source([
      "WORKSPACE": "", "BUILD": rules.joined(), "a.swift": "",
    ])
    let manifest = try #require(BazelFormat.load(manifest: "WORKSPACE", from: source))
    #expect(manifest.targets.count == 50)
    #expect(tree.listings == 1)
  }

  @Test("gives way to a Swift package in the same folder")
  func besidePackage() throws {
    let project = try project(
      [
        "WORKSPACE": "", "BUILD": "swift_library(name = \"X\", srcs = [\"Sources/P/p.swift\"])",
        "Package.swift": "", "Sources/P/p.swift": "",
      ], manifests: ["Package.swift": package("P", targets: [target("P")])])
    #expect(project.modules.map(\.name) == ["P"])
  }
}

/// Counts how often source files are listed.
private final class SourceTreeCounter {
  private(set) var listings = 0

  func source(_ files: [String: String]) throws -> ManifestSource {
    let tree = try SourceTree(.inMemory(files))
    var source = ManifestReader(
      tree: tree,
      evaluateManifest: { manifest in
        EvaluatedManifest(
          root: nil, places: ManifestPlaces(path: manifest.path, lines: LineTable(starts: [0])))
      }
    ).source
    let list = source.sources
    source.sources = { path, isPassedOver in
      self.listings += 1
      return list(path, isPassedOver)
    }
    return source
  }
}

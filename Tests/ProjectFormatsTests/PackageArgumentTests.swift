import ProjectModel
import ProjectTestSupport
import SourceText
import Testing

@testable import ProjectFormats

@Suite("Settings that a Swift package has for all of its targets")
struct PackageDefaultTests {
  private func feature(_ name: String) -> ManifestValue {
    call("enableUpcomingFeature", [("", .string(name))])
  }

  private func settings(
    _ own: ManifestValue?, kind: String = "target",
    defaults: ManifestValue = list([
      call("enableUpcomingFeature", [("", .string("ExistentialAny"))])
    ])
  ) throws -> [String] {
    let module = try project(
      [
        "Package.swift": "// swift-tools-version: 6.5\n", "Sources/A/a.swift": "",
        "Plugins/A/a.swift": "",
      ],
      manifests: [
        "Package.swift": call(
          "Package",
          [
            ("name", .string("P")),
            ("targets", list([target("A", kind: kind, own.map { [("swiftSettings", $0)] } ?? [])])),
            ("defaultSwiftSettings", defaults),
          ])
      ]
    ).module("A")
    return module.targets.flatMap { target in
      target.settings.map(\.name).filter { $0.hasPrefix("SWIFT_UPCOMING_FEATURE_") }
        .map { String($0.dropFirst(23)) } + (target.hasSettingFiles ? ["open"] : [])
    }
  }

  @Test("are those of a target that writes none, and stand where one inherits them")
  func inheritance() throws {
    let inherited = call("inherited", [])
    #expect(try settings(nil) == ["EXISTENTIAL_ANY"])
    #expect(try settings(.null) == ["EXISTENTIAL_ANY"])
    #expect(try settings(list([inherited])) == ["EXISTENTIAL_ANY"])
    #expect(try settings(list([])) == [])
    #expect(try settings(list([feature("MemberImportVisibility")])) == ["MEMBER_IMPORT_VISIBILITY"])
    #expect(
      try settings(list([inherited, feature("MemberImportVisibility")]))
        == ["EXISTENTIAL_ANY", "MEMBER_IMPORT_VISIBILITY"])
    #expect(try settings(nil, defaults: list([])) == [])
    #expect(try settings(list([inherited]), defaults: list([])) == [])
  }

  @Test("are open where they are not known, or inherited under a condition")
  func unknown() throws {
    let inherited = call("inherited", [])
    #expect(try settings(nil, defaults: .unknown("x")) == ["open"])
    #expect(try settings(list([inherited]), defaults: .unknown("x")) == ["open"])
    #expect(try settings(list([]), defaults: .unknown("x")) == [])
    let doubtful = ManifestValue.array([ManifestItem(inherited, isConditional: true)])
    #expect(try settings(doubtful) == ["open"])
  }

  @Test("are none of plugins, which the build does not compile into the product")
  func plugins() throws { #expect(try settings(nil, kind: "plugin") == []) }

  @Test("reach the sources of the C family")
  func headerSearchPaths() throws {
    let search = list([call("headerSearchPath", [("", .string("inner"))])])
    let module = try project(
      ["Package.swift": "", "Sources/A/a.c": "", "Sources/A/inner/a.h": ""],
      manifests: [
        "Package.swift": call(
          "Package", [("targets", list([target("A")])), ("defaultCSettings", search)])
      ]
    ).module("A")
    #expect(module.headers.privateFolders == ["Sources/A/inner"])
  }
}

@Suite("Arguments of a Swift package that archcheck does not know")
struct UnknownArgumentTests {
  private let files = ["Package.swift": "", "Sources/A/a.swift": "", "Sources/B/b.swift": ""]

  private func load(_ arguments: [(String, ManifestValue)]) throws -> ProjectDescription {
    try project(
      files, manifests: ["Package.swift": call("Package", [("name", .string("P"))] + arguments)])
  }

  private func message(_ label: String, _ function: String) -> String {
    "archcheck does not know the argument `\(label):` of `\(function)`, so what it says of modules and "
      + "their dependencies is missing: a newer version may know it."
  }

  @Test("lose no target, are told once, and leave its dependencies open")
  func ofTargets() throws {
    let project = try load([
      (
        "targets",
        list([
          target("A", [("novelty", .boolean(true))]), target("B", [("dependencies", list([]))]),
          target("C", [("novelty", .unknown("f()"))]),
        ])
      )
    ])
    #expect(project.modules.map(\.name) == ["A", "B", "C"])
    #expect(try project.module("A").hasUnknownDependencies)
    #expect(try !project.module("B").hasUnknownDependencies)
    let found = project.problems.filter { $0.kind == .manifestNotUnderstood }
    #expect(found.map(\.message) == [message("novelty", "target")])
    #expect(found.map(\.severity) == [.info])
  }

  @Test("of the package may concern each target")
  func ofPackages() throws {
    let project = try load([("novelty", .string("x")), ("targets", list([target("A")]))])
    #expect(try project.module("A").hasUnknownDependencies)
    #expect(project.problems.map(\.message) == [message("novelty", "Package")])
  }

  @Test("of a dependency may be a condition", arguments: ["novelty", "condition"])
  func ofDependencies(label: String) throws {
    let condition = (label, call("when", [("hostPlatforms", list([.name("macOS")]))]))
    let project = try load([
      (
        "targets",
        list([
          target(
            "A",
            [
              ("dependencies", list([call("target", [("name", .string("B")), condition])])),
              (
                "plugins",
                list([
                  call("plugin", [("name", .string("Lint")), condition]), .string("Format"),
                ])
              ),
            ]), target("B"),
        ])
      )
    ])
    let dependencies = try project.module("A").dependencies
    #expect(dependencies.map(\.name) == ["B", "Lint", "Format"])
    #expect(dependencies.map(\.isConditional) == [true, true, false])
    #expect(
      project.problems.map(\.message)
        == (label == "condition" ? [] : [message(label, "plugin"), message(label, "target")]))
  }

  @Test("of a package in the project keep it")
  func ofPackageDependencies() throws {
    let project = try project(
      files.merging(["Kit/Package.swift": "", "Kit/Sources/Kit/k.swift": ""]) { $1 },
      manifests: [
        "Package.swift": package(
          "P",
          dependencies: [
            call("package", [("path", .string("Kit")), ("novelty", .integer(1))]),
            call("package", [("url", .string("https://example.com/x")), ("novelty", .integer(1))]),
          ], targets: [target("A", [("dependencies", list([.string("Kit")]))])]),
        "Kit/Package.swift": package(
          "Kit",
          products: [
            call("library", [("name", .string("Kit")), ("targets", list([.string("Kit")]))])
          ], targets: [target("Kit")]),
      ])
    #expect(try project.module("A").dependencies.map(\.modules) == [["Kit"]])
    #expect(project.problems.map(\.message) == [message("novelty", "package")])
  }
}

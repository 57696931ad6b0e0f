import ProjectTestSupport
import ProjectDiscovery
import ProjectModel
import SourceText
import Testing

@testable import ProjectFormats

@Suite("A Swift package")
struct SwiftPackageTests {
  @Test("has its targets in Sources, Tests and Plugins")
  func defaultFolders() throws {
    let project = try load(
      package(
        "P",
        targets: [
          target("A"), target("ATests", kind: "testTarget"), target("Gen", kind: "plugin"),
        ]),
      [
        "Sources/A/a.swift": "", "Sources/A/In/b.swift": "", "Tests/ATests/t.swift": "",
        "Plugins/Gen/p.swift": "",
      ])
    #expect(
      project.modules.map(\.sources) == [
        ["Sources/A/In/b.swift", "Sources/A/a.swift"], ["Tests/ATests/t.swift"],
        ["Plugins/Gen/p.swift"],
      ])
    #expect(project.modules.map(\.role) == [.production, .test, .tool])
    #expect(project.modules.map(\.folder) == ["Sources/A", "Tests/ATests", "Plugins/Gen"])
    #expect(project.problems == [])
  }

  @Test("tells the plugins that a target's build runs, and its kind as written")
  func targets() throws {
    let plugin = call("plugin", [("name", .string("Lint")), ("package", .string("Tools"))])
    let project = try load(
      package(
        "P", targets: [target("ATests", kind: "testTarget", [("plugins", list([plugin]))])]),
      ["Tests/ATests/t.swift": ""])
    let found = try #require(try project.module("ATests").targets.first)
    #expect(found.type == "testTarget" && found.manifest == "Package.swift")
    #expect(found.scripts == [BuildScript(name: "Lint")])
  }

  @Test(
    "tells what each kind of target is built into",
    arguments: [
      ("target", ModuleKind.library, ModuleRole.production),
      ("executableTarget", .executable, .production), ("macro", .macro, .tool),
      ("systemLibrary", .system, .production),
    ])
  func kinds(name: String, kind: ModuleKind, role: ModuleRole) throws {
    let module = try load(package("P", targets: [target("A", kind: name)]), ["src/A/a.swift": ""])
      .module("A")
    #expect(module.kind == kind)
    #expect(module.role == role)
  }

  @Test("has 10,000 targets, each in its folder or in none", .timeLimit(.minutes(20)))
  func manyTargets() throws {
    let names = (0..<5_000).map { "M\($0)" }
    let targets = (names + names.map { "\($0)Missing" }).map { target($0) }
    let files = Dictionary(uniqueKeysWithValues: names.map { ("Sources/\($0)/a.swift", "") })
    let project = try load(package("P", targets: targets), files)
    #expect(project.modules.count { $0.sources == ["Sources/\($0.name)/a.swift"] } == names.count)
    #expect(project.problems.count { $0.kind == .missingPath } == names.count)
  }

  @Test("may name a target's folder, sources and exclusions")
  func writtenPaths() throws {
    let core = target(
      "A",
      [
        ("path", .string("./lib/")), ("exclude", list([.string("x/old")])),
        ("sources", list([.string("x"), .string("y.swift")])),
      ])
    let module = try load(
      package("P", targets: [core]),
      [
        "lib/x/a.swift": "", "lib/x/old/b.swift": "", "lib/y.swift": "", "lib/z.swift": "",
      ]
    ).module("A")
    #expect(module.sources == ["lib/x/a.swift", "lib/y.swift"])
    #expect(module.folder == "lib")
  }

  @Test("does not compile what is a resource")
  func resources() throws {
    let core = target(
      "A", [("resources", list([call("copy", [("", .string("Fixtures"))])]))])
    let module = try load(
      package("P", targets: [core]),
      ["Sources/A/a.swift": "", "Sources/A/Fixtures/b.swift": ""]
    ).module("A")
    #expect(module.sources == ["Sources/A/a.swift"])
  }

  @Test(
    "may keep the sources of its only target in Sources itself since tools version 5.9",
    arguments: [("5.9", ["Sources/a.swift"]), ("5.8", [])])
  func flatLayout(version: String, sources: [String]) throws {
    let project = try load(
      package("P", targets: [target("A"), target("ATests", kind: "testTarget")]),
      ["Sources/a.swift": "", "Tests/ATests/t.swift": ""], toolsVersion: version)
    #expect(try project.module("A").sources == sources)
    #expect(project.problemKinds == (sources.isEmpty ? [.missingPath] : []))
  }

  @Test("whose target lies in its own folder does not compile its manifest")
  func rootTarget() throws {
    let module = try load(
      package("P", targets: [target("A", [("path", .string("."))])]), ["a.swift": ""]
    ).module("A")
    #expect(module.sources == ["a.swift"])
  }

  @Test("with a target that has no folder keeps the others, with a problem")
  func missingFolder() throws {
    let project = try load(
      package("P", targets: [target("A"), target("B")]), ["Sources/A/a.swift": ""])
    #expect(try project.module("B").sources == [])
    #expect(
      project.problems == [
        Problem(
          .missingPath,
          message: "The target B of the package P has no folder: create Sources/B or give its "
            + "`path:`.",
          location: SourceLocation(path: "Package.swift", line: 1, column: 1))
      ])
  }

  @Test("finds a folder that differs in case, with a problem")
  func caseFallback() throws {
    let project = try load(
      package("P", targets: [target("Core"), target("B")]),
      ["Sources/core/a.swift": "", "Sources/B/b.swift": ""])
    #expect(try project.module("Core").sources == ["Sources/core/a.swift"])
    #expect(project.problemKinds == [.pathCase])
  }

  @Test("declares dependencies in every spelling")
  func dependencies() throws {
    let spellings = list([
      .string("B"), call("target", [("name", .string("B"))]),
      call("byName", [("name", .string("B"))]),
      call("product", [("name", .string("X")), ("package", .string("far"))]),
      call("target", [("name", .string("B")), ("condition", call("when", []))]),
    ])
    let dependencies = try load(
      package("P", targets: [target("A", [("dependencies", spellings)]), target("B")]),
      ["Sources/A/a.swift": "", "Sources/B/b.swift": ""]
    ).module("A").dependencies
    #expect(dependencies.map(\.modules) == [["B"], ["B"], ["B"], [], ["B"]])
    #expect(dependencies.map(\.container) == [nil, nil, nil, "far", nil])
    #expect(dependencies.map(\.isConditional) == [false, false, false, false, true])
  }

  @Test("depends under a condition on what traits or platforms decide about")
  func traits() throws {
    let condition = call("when", [("traits", list([.string("Extra")]))])
    let product = call(
      "product",
      [("name", .string("Logging")), ("package", .string("swift-log")), ("condition", condition)])
    let project = try load(
      call(
        "Package",
        [
          ("name", .string("P")), ("traits", list([call("trait", [("name", .string("Extra"))])])),
          (
            "dependencies",
            list([
              call(
                "package",
                [("path", .string("Log")), ("traits", list([.string("Fast")]))])
            ])
          ),
          (
            "targets",
            list([target("A", [("dependencies", list([product, .string("B")]))]), target("B")])
          ),
        ]),
      ["Sources/A/a.swift": "", "Sources/B/b.swift": ""])
    #expect(try project.module("A").dependencies.map(\.isConditional) == [true, false])
    #expect(try project.module("A").dependencies.map(\.container) == ["swift-log", nil])
  }

  @Test("gives the name of a binary without sources to the module with sources that has it too")
  func shadowedBinary() throws {
    let project = try project(
      [
        "Package.swift": "", "K/project.yml": "targets: {K: {type: framework, sources: S}}",
        "K/S/k.swift": "",
        "L/project.yml": """
        projectReferences: {K: {path: ../K/K.xcodeproj}}
        targets: {L: {type: framework, sources: S, dependencies: [{target: K/K}]}}
        """,
        "L/S/l.swift": "",
      ],
      manifests: [
        "Package.swift": package(
          "P",
          products: [
            call("library", [("name", .string("K")), ("targets", list([.string("K")]))])
          ],
          targets: [target("K", kind: "binaryTarget"), target("Only", kind: "binaryTarget")])
      ],
      options: DiscoveryOptions(
        includedManifests: ["K/project.yml", "L/project.yml"].map {
          ($0, SourceLocation(path: "archcheck.yml"))
        }))
    #expect(project.modules.map(\.name) == ["K", "L", "Only"])
    #expect(try project.module("K").kind == .framework)
    #expect(try project.module("L").dependencies.map(\.modules) == [["K"]])
  }

  @Test("is built from sources where only a condition makes it a binary")
  func binaryVariant() throws {
    let project = try load(
      package(
        "P",
        targets: [
          target("A", kind: "binaryTarget", [("path", .string("A.xcframework"))]), target("A"),
        ]),
      ["Sources/A/a.swift": ""])
    #expect(project.modules.map(\.kind) == [.library])
    #expect(project.modules.map(\.folder) == ["Sources/A"])
  }

  @Test("reports a dependency on a target that it does not declare")
  func unknownTarget() throws {
    let core = target("A", [("dependencies", list([call("target", [("name", .string("B"))])]))])
    let project = try load(package("P", targets: [core]), ["Sources/A/a.swift": ""])
    #expect(project.problemKinds == [.manifestInvalid])
  }

  @Test("reaches the modules of a local package through its products")
  func localPackage() throws {
    let near = call("product", [("name", .string("NearKit")), ("package", .string("near"))])
    let project = try project(
      [
        "App/Package.swift": "", "App/Sources/A/a.swift": "", "Near/Package.swift": "",
        "Near/Sources/N/n.swift": "", "Near/Sources/M/m.swift": "", "Other/x.swift": "",
      ],
      manifests: [
        "App/Package.swift": package(
          "App", dependencies: [call("package", [("path", .string("../Near"))])],
          targets: [target("A", [("dependencies", list([near]))])]),
        "Near/Package.swift": package(
          "Near",
          products: [
            call(
              "library",
              [("name", .string("NearKit")), ("targets", list([.string("N"), .string("M")]))])
          ], targets: [target("N"), target("M")]),
      ])
    #expect(try project.module("A").dependencies.map(\.modules) == [["M", "N"]])
    #expect(project.manifests == ["App/Package.swift", "Near/Package.swift"])
    #expect(project.unownedSources == ["Other/x.swift"])
  }

  @Test("outside of the root is external")
  func outsidePackage() throws {
    let project = try load(
      package(
        "P", dependencies: [call("package", [("path", .string("../Far"))])],
        targets: [target("A")]), ["Sources/A/a.swift": ""])
    #expect(project.problems.map(\.severity) == [.info])
    #expect(project.problemKinds == [.pathOutsideRoot])
  }

  @Test(
    "may have variants for versions of the tools",
    arguments: [
      (["Package@swift-6.swift"], "Package@swift-6.swift"),
      (["Package@swift-7.0.swift"], "Package.swift"),
      (["Package@swift-5.9.swift"], "Package@swift-5.9.swift"),
      (["Package@swift-5.7.swift"], "Package.swift"),
    ])
  func variants(names: [String], expected: String) throws {
    var files = ["Package.swift": "// swift-tools-version:5.8", "Sources/A/a.swift": ""]
    for name in names {
      let version = name.dropFirst("Package@swift-".count).dropLast(".swift".count)
      files[name] = "// swift-tools-version: \(version)"
    }
    var manifests: [String: ManifestValue] = [:]
    for name in files.keys { manifests[name] = package("P", targets: [target("A")]) }
    let project = try project(files, manifests: manifests)
    #expect(project.manifests == [expected])
    #expect(project.unfollowedManifests == [])
  }

  @Test("whose manifest asks for newer tools is read from the newest variant that does not")
  func tooNew() throws {
    let manifest = package("P", targets: [target("A")])
    let project = try project(
      [
        "Package.swift": "// swift-tools-version:99.0", "Sources/A/a.swift": "",
        "Package@swift-5.1.swift": "// swift-tools-version:5.1",
      ], manifests: ["Package.swift": manifest, "Package@swift-5.1.swift": manifest])
    #expect(project.manifests == ["Package@swift-5.1.swift"])
  }

  @Test("compiles what it excludes under a condition only")
  func conditionalExclude() throws {
    let exclude = ManifestValue.array([ManifestItem(.string("b.swift"), isConditional: true)])
    let module = try load(
      package("P", targets: [target("A", [("exclude", exclude)])]),
      ["Sources/A/a.swift": "", "Sources/A/b.swift": ""]
    ).module("A")
    #expect(module.sources == ["Sources/A/a.swift", "Sources/A/b.swift"])
  }

  @Test("merges a target that appears once for each alternative of a condition")
  func alternatives() throws {
    let project = try load(
      package(
        "P",
        targets: [
          target("A", [("path", .string("x"))]), target("A", [("path", .string("y"))]),
        ]), ["x/a.swift": "", "y/b.swift": ""])
    #expect(project.modules.map(\.sources) == [["x/a.swift", "y/b.swift"]])
  }

  @Test("calls modules by other names, as a dependency or the compiler's flags say")
  func moduleAliases() throws {
    let utils = call(
      "product",
      [
        ("name", .string("Utils")), ("package", .string("Game")),
        (
          "moduleAliases",
          .dictionary([ManifestEntry(key: .string("Utils"), value: .string("GameUtils"))])
        ),
      ])
    let flags = call(
      "unsafeFlags", [("", list([.string("-g"), .string("-module-alias"), .string("Log=MyLog")]))])
    let module = try load(
      package(
        "P",
        targets: [
          target("A", [("dependencies", list([utils])), ("swiftSettings", list([flags]))])
        ]),
      ["Sources/A/a.swift": ""]
    ).module("A")
    #expect(module.aliases == ["GameUtils": "Utils", "Log": "MyLog"])
  }

  @Test("knows the features of Swift that settings and flags turn on")
  func swiftFeatures() throws {
    func features(_ settings: [ManifestValue]?, _ text: String = "") throws -> Set<String> {
      let value = settings.map { list($0) } ?? .unknown("")
      return try load(
        package("P", targets: [target("A", [("swiftSettings", value)])]),
        ["Sources/A/a.swift": ""], text: text
      ).module("A").swiftFeatures
    }
    func upcoming(_ value: ManifestValue) -> ManifestValue {
      call("enableUpcomingFeature", [("", value)])
    }
    let flags = ["-g", "-Xfrontend", "-enable-upcoming-feature", "-Xfrontend", "ExistentialAny"]
    #expect(
      try features([
        upcoming(.string("MemberImportVisibility")),
        call("enableExperimentalFeature", [("", .string("Lifetimes"))]),
        call("unsafeFlags", [("", list(flags.map { .string($0) }))]),
        call("define", [("", .string("A"))]),
      ]) == ["MemberImportVisibility", "Lifetimes", "ExistentialAny"])
    #expect(try features([]) == [])
    #expect(try features(nil) == [])
    let text = "\n// MemberImportVisibility\n"
    #expect(try features(nil, text) == ["MemberImportVisibility"])
    #expect(try features([], text) == [])
  }

  @Test("has settings by the names of Xcode's, and knows where they hold")
  func settings() throws {
    func settings(
      _ values: [ManifestValue], _ more: [(String, ManifestValue)] = []
    ) throws -> [String] {
      let targets = try load(
        call(
          "Package",
          [
            ("name", .string("P")),
            ("targets", list([target("A", [("swiftSettings", list(values))])])),
          ] + more),
        ["Sources/A/a.swift": ""]
      ).module("A").targets
      return targets.flatMap { target in
        target.settings.map { setting in
          "\(setting.name) \(setting.value)" + (setting.configuration.map { " \($0)" } ?? "")
        } + (target.mayHaveMoreSettings ? ["open"] : [])
      }
    }
    func when(_ label: String, _ value: ManifestValue) -> ManifestValue {
      call("when", [(label, value)])
    }
    let debug = when("configuration", .name("debug"))
    #expect(try settings([]) == ["SWIFT_VERSION 6"])
    #expect(
      try settings([], [("swiftLanguageModes", list([.name("v5"), .name("v4_2")]))]) == [
        "SWIFT_VERSION 5"
      ])
    #expect(
      try settings([
        call("define", [("", .string("A"))]), call("define", [("", .string("B"))]),
        call("define", [("", .string("C")), ("", debug)]),
        call("enableUpcomingFeature", [("", .string("ExistentialAny"))]),
        call("enableExperimentalFeature", [("", .string("Lifetimes"))]),
        call("swiftLanguageMode", [("", .name("v5"))]),
        call("strictMemorySafety", []), call("treatAllWarnings", [("as", .name("error"))]),
        call("unsafeFlags", [("", list([.string("-g"), .string("-O")]))]),
        call("interoperabilityMode", [("", .name("Cxx"))]),
      ]) == [
        "OTHER_SWIFT_FLAGS -g -O", "SWIFT_ACTIVE_COMPILATION_CONDITIONS A B",
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS C debug", "SWIFT_EXPERIMENTAL_FEATURE_LIFETIMES YES",
        "SWIFT_OBJC_INTEROP_MODE objcxx", "SWIFT_STRICT_MEMORY_SAFETY YES",
        "SWIFT_TREAT_WARNINGS_AS_ERRORS YES", "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY YES",
        "SWIFT_VERSION 5",
      ])
    let open = [
      call("define", [("", .string("A")), ("", when("platforms", list([.name("macOS")])))]),
      call("define", [("", .string("A")), ("", when("traits", list([.string("T")])))]),
      call("define", [("", .unknown("a"))]), call("defaultIsolation", [("", .unknown("Own.self"))]),
      call("unheardOf", []), .unknown("a"),
    ]
    for value in open { #expect(try settings([value]) == ["SWIFT_VERSION 6", "open"]) }
    #expect(
      try settings([call("defaultIsolation", [("", .unknown("MainActor.self"))])]) == [
        "SWIFT_DEFAULT_ACTOR_ISOLATION MainActor", "SWIFT_VERSION 6",
      ])
  }

  @Test("gives headers in a shared folder to the targets whose sources or public headers lie there")
  func sharedFolder() throws {
    func part(_ name: String, _ sources: [String], _ publicHeaders: String) -> ManifestValue {
      target(
        name,
        [
          ("path", .string(".")), ("sources", list(sources.map { .string($0) })),
          ("publicHeadersPath", .string(publicHeaders)),
          ("cSettings", list([call("headerSearchPath", [("", .string("."))])])),
        ])
    }
    let project = try load(
      package(
        "P",
        targets: [
          part("Core", ["src/core"], "include/core"), part("Cpp", ["src/cpp/a.cc"], "include/cpp"),
        ]),
      [
        "src/core/c.c": "", "src/core/in/c.h": "", "src/cpp/a.cc": "", "src/cpp/a.h": "",
        "src/cpp/deep/d.h": "", "include/core/core.h": "", "include/cpp/cpp.h": "",
        "shared/s.h": "",
      ])
    #expect(
      try project.module("Core").sources == [
        "include/core/core.h", "shared/s.h", "src/core/c.c", "src/core/in/c.h", "src/cpp/deep/d.h",
      ])
    #expect(
      try project.module("Cpp").sources == [
        "include/cpp/cpp.h", "shared/s.h", "src/cpp/a.cc", "src/cpp/a.h", "src/cpp/deep/d.h",
      ])
    #expect(project.problems == [])
  }

  @Test("may lie in submodules that are not checked out, which is said once")
  func absentSubmodule() throws {
    let dependencies = [
      call("package", [("path", .string("Libs/Kit"))]),
      call("package", [("path", .string("Libs/Kit/More"))]),
    ]
    let other = [call("package", [("path", .string("../Libs/Kit"))])]
    let project = try project(
      [
        "Package.swift": "", "Sources/A/a.swift": "", "B/Package.swift": "",
        "B/Sources/B/b.swift": "",
        ".gitmodules": "[submodule \"Kit\"]\n\tpath = Libs/Kit\n\turl = x\n",
      ],
      manifests: [
        "Package.swift": package(
          "P", dependencies: dependencies + [call("package", [("path", .string("B"))])],
          targets: [target("A")]),
        "B/Package.swift": package("B", dependencies: other, targets: [target("B")]),
      ])
    #expect(project.problemKinds == [.missingPath])
  }

  @Test("whose manifest holds no package falls back to its files, with problems")
  func notUnderstood() throws {
    let project = try project(["Package.swift": "", "a.swift": ""])
    #expect(project.modules.map(\.sources) == [["a.swift"]])
    #expect(project.problemKinds == [.noManifest, .manifestNotUnderstood])
  }

  private func load(
    _ package: ManifestValue, _ files: [String: String], toolsVersion: String = "6.0",
    text: String = ""
  ) throws -> ProjectDescription {
    var files = files
    files["Package.swift"] = "// swift-tools-version:\(toolsVersion)" + text
    return try project(files, manifests: ["Package.swift": package])
  }
}

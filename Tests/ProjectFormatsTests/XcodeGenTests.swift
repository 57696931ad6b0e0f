import ProjectTestSupport
import ProjectModel
import SourceText
import Testing

@testable import ProjectFormats

@Suite("An XcodeGen project")
struct XcodeGenTests {
  @Test(
    "has a module for each target",
    arguments: [
      ("framework", ModuleKind.framework, ModuleRole.production),
      ("application", .application, .production), ("bundle.unit-test", .test, .test),
      ("bundle.ui-testing", .test, .test), ("library.static", .library, .production),
      ("tool", .executable, .production), ("app-extension", .application, .production),
      ("bundle", .bundle, .production),
    ])
  func kinds(type: String, kind: ModuleKind, role: ModuleRole) throws {
    let project = try load("targets: {A: {type: \(type), sources: A}}", ["A/a.swift": ""])
    #expect(project.modules.map(\.kind) == [kind])
    #expect(project.modules.map(\.role) == [role])
    #expect(project.modules.map(\.sources) == [["A/a.swift"]])
  }

  @Test("places a module at its target's key and a dependency at its entry")
  func positions() throws {
    let project = try load(
      """
      targets:
        A:
          type: framework
          sources: A
          dependencies:
            - target: B
        B: {type: framework, sources: B}
      """, ["A/a.swift": "", "B/b.swift": ""])
    let module = try project.module("A")
    #expect(module.location == SourceLocation(path: "project.yml", line: 2, column: 3))
    #expect(
      module.dependencies == [
        DeclaredDependency(
          name: "B", modules: ["B"],
          location: SourceLocation(path: "project.yml", line: 6, column: 9))
      ])
  }

  @Test(
    "names sources as text, list or mapping",
    arguments: [
      ("A", ["A/In/c.h", "A/a.swift", "A/b.m"]), ("[A/a.swift, B]", ["A/a.swift", "B/b.swift"]),
      ("{path: A, excludes: ['*.m', In]}", ["A/a.swift"]),
      ("[{path: A, includes: ['**/*.{h,m}']}]", ["A/In/c.h", "A/b.m"]),
      ("[{path: A, includes: [In]}]", ["A/In/c.h"]),
      ("[{path: A, buildPhase: resources}, B]", ["B/b.swift"]),
      ("[{path: A, type: folder}, B]", ["B/b.swift"]),
      ("[{path: C, optional: true}, B]", ["B/b.swift"]),
    ])
  func sources(written: String, expected: [String]) throws {
    let project = try load(
      "targets: {A: {type: framework, sources: \(written)}}",
      ["A/a.swift": "", "A/b.m": "", "A/In/c.h": "", "A/notes.md": "", "B/b.swift": ""])
    #expect(try project.module("A").sources == expected)
    #expect(project.problems == [])
  }

  @Test(
    "has of a synchronized folder what Xcode has of it",
    arguments: [
      ("{path: A, type: syncedFolder}", ["A/In/b.swift", "A/Own/c.swift", "A/a.swift", "A/d.m"]),
      ("{path: A, type: syncedFolder, excludes: [In, '*.m']}", ["A/Own/c.swift", "A/a.swift"]),
      ("{path: A, type: syncedFolder, includes: ['*.swift', In]}", ["A/In/b.swift", "A/a.swift"]),
      (
        "{path: A, type: syncedFolder, explicitFolders: ['O*', In/None]}",
        ["A/In/b.swift", "A/a.swift", "A/d.m"]
      ),
      (
        "{path: A, type: syncedFolder, buildPhase: none}",
        ["A/In/b.swift", "A/Own/c.swift", "A/a.swift", "A/d.m"]
      ),
    ])
  func synchronizedFolder(written: String, expected: [String]) throws {
    let project = try load(
      "targets: {A: {type: framework, sources: \(written)}}",
      [
        "A/a.swift": "", "A/In/b.swift": "", "A/Own/c.swift": "", "A/d.m": "", "A/e.txt": "",
        "A/Kit/Package.swift": "", "A/Kit/Sources/Kit/k.swift": "", "A/P.playground/p.swift": "",
      ])
    let module = try project.module("A")
    #expect(module.sources == expected)
    #expect(module.folder == "A")
    #expect(
      module.resources.filter { $0.hasPrefix("A/O") }
        == (written.contains("'O*'") ? ["A/Own"] : []))
    #expect(project.problems.filter { $0.location?.path == "project.yml" } == [])
  }

  @Test(
    "takes folders without a type for what its options say",
    arguments: [
      ("", "[A, B]", ["A/Kit/Package.swift", "A/Kit/k.swift", "A/a.swift", "B/b.swift"]),
      ("group", "[A, B]", ["A/Kit/Package.swift", "A/Kit/k.swift", "A/a.swift", "B/b.swift"]),
      ("syncedFolder", "[A, B/b.swift]", ["A/a.swift", "B/b.swift"]),
      (
        "syncedFolder", "[{path: A, type: group}]",
        ["A/Kit/Package.swift", "A/Kit/k.swift", "A/a.swift"]
      ),
      ("syncedFolder", "[{path: A, type: folder}, B]", ["B/b.swift"]),
      ("folder", "[A, B/b.swift, {path: A, type: syncedFolder}]", ["A/a.swift", "B/b.swift"]),
    ])
  func standardType(option: String, written: String, expected: [String]) throws {
    let option = option.isEmpty ? "" : "options: {defaultSourceDirectoryType: \(option)}\n"
    let project = try load(
      "\(option)targets: {A: {type: framework, sources: \(written)}}",
      ["A/a.swift": "", "A/Kit/Package.swift": "", "A/Kit/k.swift": "", "B/b.swift": ""])
    #expect(try project.module("A").sources == expected)
  }

  @Test("counts beside a project in JSON that it makes")
  func generatedTree() throws {
    let project = try load(
      """
      name: App
      options: {projectFileFormat: xcproj}
      targets: {A: {type: framework, sources: A}}
      """,
      [
        "A/a.swift": "", "A/b.swift": "",
        "App.xcodeproj/project.xcproj": "{ targets: [{ name: \"Other\" }] }",
      ])
    #expect(project.modules.map(\.name) == ["A"])
    #expect(project.manifests == ["project.yml"])
    #expect(project.problems == [])
  }

  @Test("has no module for a legacy or aggregate target, and depending on one is no mistake")
  func runners() throws {
    let project = try load(
      """
      aggregateTargets: {All: {targets: [A]}}
      targets:
        A: {type: framework, sources: A, dependencies: [{target: Make}, {target: All}]}
        Make: {type: "", legacy: {toolPath: /usr/bin/make}}
      """, ["A/a.swift": ""])
    #expect(project.modules.map(\.name) == ["A"])
    #expect(try project.module("A").dependencies == [])
    #expect(project.problems == [])
  }

  @Test("takes the header beside a file of the C family that is named alone")
  func headerBeside() throws {
    let project = try load(
      """
      targets:
        A: {type: framework, sources: A}
        B: {type: app-extension, sources: [B, A/a.m]}
      """,
      ["A/a.m": "", "A/a.h": "", "A/b.m": "", "A/b.h": "", "B/b.swift": ""])
    #expect(try project.module("B").sources == ["A/a.h", "A/a.m", "B/b.swift"])
    #expect(try project.module("A").sources == ["A/a.h", "A/a.m", "A/b.h", "A/b.m"])
  }

  @Test("keeps its other sources when some are missing")
  func missingSources() throws {
    let project = try load(
      "targets: {A: {type: framework, sources: [A, C, ../D]}}", ["A/a.swift": ""])
    #expect(try project.module("A").sources == ["A/a.swift"])
    #expect(project.problemKinds == [.missingPath, .pathOutsideRoot])
  }

  @Test(
    "does not know all sources where some are not there, be it that they need not be",
    arguments: [
      ("A", false), ("[A, C]", true), ("[A, ../D]", true),
      ("[A, {path: C/made.swift, optional: true}]", true),
    ])
  func unknownSources(sources: String, isUnknown: Bool) throws {
    let project = try load(
      "targets: {A: {type: framework, sources: \(sources)}}", ["A/a.swift": ""])
    #expect(try project.module("A").hasUnknownSources == isUnknown)
  }

  @Test(
    "takes its module's name from the settings, else from the product",
    arguments: [
      ("settings: {PRODUCT_MODULE_NAME: Core}", "Core"),
      ("settings: {base: {PRODUCT_NAME: My Core}}", "My_Core"),
      ("settings: {groups: [g]}", "Grouped"), ("productName: Core Kit", "Core_Kit"),
      ("settings: {PRODUCT_NAME: $(TARGET_NAME)Kit}", "The_AKit"),
      ("settings: {PRODUCT_NAME: $(UNKNOWN)}", "The_A"), ("templates: []", "The_A"),
    ])
  func names(setting: String, expected: String) throws {
    let project = try load(
      """
      settingGroups: {g: {PRODUCT_NAME: Grouped}}
      targets: {The A: {type: framework, sources: A, \(setting)}}
      """, ["A/a.swift": ""])
    #expect(project.modules.map(\.name) == [expected])
  }

  @Test("merges what it includes: mappings by key, lists one after the other, REPLACE instead")
  func includes() throws {
    let project = try load(
      """
      include: [base.yml]
      targets: {A: {sources: [B], "dependencies:REPLACE": [{sdk: Y.framework}]}}
      """,
      [
        "base.yml":
          "targets: {A: {type: framework, sources: [A], dependencies: [{sdk: X.framework}]}}",
        "A/a.swift": "", "B/b.swift": "",
      ])
    let module = try project.module("A")
    #expect(module.sources == ["A/a.swift", "B/b.swift"])
    #expect(module.dependencies.map(\.name) == ["Y"])
    #expect(project.manifests == ["base.yml", "project.yml"])
  }

  @Test(
    "reads paths of an include from its own folder unless told otherwise",
    arguments: [
      ("shared/t.yml", "shared/A/a.swift"),
      ("{path: shared/t.yml, relativePaths: false}", "A/a.swift"),
    ])
  func relativePaths(include: String, source: String) throws {
    let project = try load(
      "include: \(include)\nname: P",
      [
        "shared/t.yml": "targets: {A: {type: framework, sources: A}}", "shared/A/a.swift": "",
        "A/a.swift": "",
      ])
    #expect(try project.module("A").sources == [source])
  }

  @Test("reads a specification that scripts copy to the root as one of the root")
  func copiedToRoot() throws {
    let files = [
      "Apps/One/project.yml": """
      include: [{path: Kit/project.yml}]
      targets: {App: {type: application, sources: [Apps/One], dependencies: [{target: Kit}]}}
      """,
      "Kit/project.yml": "targets: {Kit: {type: framework, sources: ['.']}}", "Kit/k.swift": "",
      "Apps/One/a.swift": "",
    ]
    let copied = try project(files)
    #expect(copied.problems == [])
    #expect(try copied.module("App").sources == ["Apps/One/a.swift"])
    #expect(try copied.module("App").dependencies.map(\.modules) == [["Kit"]])
    // One whose includes lie beside it means its own folder.
    let nested = try project([
      "Apps/One/project.yml": """
      include: [Kit/project.yml]
      targets: {App: {type: application, sources: [Code], dependencies: [{target: Kit}]}}
      """,
      "Apps/One/Kit/project.yml": "targets: {Kit: {type: framework, sources: ['.']}}",
      "Apps/One/Kit/k.swift": "", "Apps/One/Code/a.swift": "", "Kit/project.yml": "targets: {}",
    ])
    #expect(try nested.module("App").sources == ["Apps/One/Code/a.swift"])
  }

  @Test("leaves out an include that is not enabled")
  func disabledInclude() throws {
    let project = try load(
      "include: [{path: gone.yml, enable: NO}]\ntargets: {A: {type: framework, sources: A}}",
      ["A/a.swift": ""])
    #expect(project.problems == [])
  }

  @Test(
    "goes on after an include that cannot be read",
    arguments: [
      ("gone.yml", Problem.Kind.missingPath), ("../up.yml", .pathOutsideRoot),
      ("broken.yml", .manifestInvalid), ("cycle.yml", .manifestInvalid),
      ("latin.yml", .manifestNotUnderstood),
    ])
  func badIncludes(name: String, kind: Problem.Kind) throws {
    let project = try load(
      "include: [\(name)]\ntargets: {A: {type: framework, sources: A}}",
      [
        "A/a.swift": "", "broken.yml": "a: [", "cycle.yml": "include: project.yml",
        "latin.yml": "only text",
      ])
    #expect(try project.module("A").sources == ["A/a.swift"])
    #expect(project.problemKinds == [kind])
  }

  @Test("fills templates in, templates of templates before them, with attributes")
  func templates() throws {
    let project = try load(
      """
      targetTemplates:
        Base: {type: framework, sources: [Base]}
        Feature:
          templates: [Base]
          sources: ["${folder}/${target_name}"]
      targets:
        A: {templates: [Feature], templateAttributes: {folder: F}}
      """, ["Base/b.swift": "", "F/A/a.swift": ""])
    #expect(try project.module("A").sources == ["Base/b.swift", "F/A/a.swift"])
    #expect(project.problems == [])
  }

  @Test("ends a cycle of templates")
  func templateCycle() throws {
    let project = try load(
      """
      targetTemplates:
        common: {templates: [framework], sources: [A]}
        framework: {templates: [common], type: framework}
      targets: {A: {templates: [common]}}
      """, ["A/a.swift": ""])
    #expect(try project.module("A").kind == .framework)
    #expect(try project.module("A").sources == ["A/a.swift"])
  }

  @Test("merges the platforms of a target into one module")
  func platforms() throws {
    let project = try load(
      """
      targets:
        A: {type: framework, platform: [iOS, macOS], sources: [A, "${platform}"]}
        B: {type: framework, sources: B, dependencies: [{target: A_iOS}]}
      """, ["A/a.swift": "", "iOS/i.swift": "", "macOS/m.swift": "", "B/b.swift": ""])
    #expect(try project.module("A").sources == ["A/a.swift", "iOS/i.swift", "macOS/m.swift"])
    #expect(try project.module("B").dependencies.map(\.modules) == [["A"]])
  }

  @Test("merges targets that build one product")
  func oneProduct() throws {
    let project = try load(
      """
      targets:
        A-Static: {type: library.static, productName: A, sources: A}
        A-Dynamic: {type: framework, productName: A, sources: A}
      """, ["A/a.swift": ""])
    #expect(project.modules.map(\.name) == ["A"])
  }

  @Test("reaches targets of other projects through the specification beside them")
  func projectReferences() throws {
    let project = try load(
      """
      projectReferences: {Core: {path: Modules/Core/Core.xcodeproj}}
      targets:
        App: {type: application, sources: App, dependencies: [{target: Core/Core}]}
      """,
      [
        "App/a.swift": "", "Modules/Core/Core/c.swift": "",
        "Modules/Core/project.yml": "targets: {Core: {type: framework, sources: Core}}",
      ])
    #expect(try project.module("App").dependencies.map(\.modules) == [["Core"]])
    #expect(try project.module("Core").sources == ["Modules/Core/Core/c.swift"])
  }

  @Test("reaches targets of projects that no specification describes")
  func xcodeReferences() throws {
    let core = XcodeText(targets: [.init(name: "Core", sources: ["Core/c.swift"])])
    let project = try load(
      """
      projectReferences: {Core: {path: Modules/Core/Core.xcodeproj}}
      targets:
        App: {type: application, sources: App, dependencies: [{target: Core/Core}]}
      """,
      [
        "App/a.swift": "", "Modules/Core/Core/c.swift": "",
        "Modules/Core/Core.xcodeproj/project.pbxproj": core.text,
      ])
    #expect(try project.module("App").dependencies.map(\.modules) == [["Core"]])
    #expect(try project.module("Core").sources == ["Modules/Core/Core/c.swift"])
  }

  @Test("reports references that lead nowhere")
  func badReferences() throws {
    let project = try load(
      """
      projectReferences: {Gone: {path: Gone/Gone.xcodeproj}}
      targets:
        A:
          type: framework
          sources: A
          dependencies: [{target: Gone/X}, {target: Never/X}, {target: B}]
      """, ["A/a.swift": ""])
    #expect(project.problemKinds == [.missingPath, .manifestInvalid, .manifestInvalid])
  }

  @Test("reaches the products of local packages; frameworks, SDKs and the rest are external")
  func packages() throws {
    let files = [
      "project.yml": """
      packages: {Kit: {path: Kit}, Far: {url: "https://example.com/far", from: 1.0.0}}
      targets:
        A:
          type: framework
          sources: A
          dependencies:
            - package: Kit
            - {package: Far, products: [F, G]}
            - framework: Vendor/V.framework
            - carthage: C
            - sdk: UIKit.framework
            - bundle: R.bundle
      """,
      "A/a.swift": "", "Kit/Package.swift": "", "Kit/Sources/K/k.swift": "",
    ]
    let kit = package(
      "Kit",
      products: [call("library", [("name", .string("Kit")), ("targets", list([.string("K")]))])],
      targets: [target("K")])
    let dependencies = try project(files, manifests: ["Kit/Package.swift": kit])
      .module("A").dependencies
    #expect(dependencies.map(\.name) == ["Kit", "F", "G", "V", "C", "UIKit"])
    #expect(dependencies.map(\.modules) == [["K"], [], [], [], [], []])
    #expect(dependencies.map(\.container) == ["Kit", "Far", "Far", nil, "Carthage", nil])
  }

  @Test("has the build scripts of its targets, their templates included")
  func scripts() throws {
    let project = try load(
      """
      targetTemplates:
        Linted:
          postBuildScripts: [{name: Lint, script: swiftlint lint}]
      targets:
        A:
          templates: [Linted]
          type: framework
          sources: A
          preBuildScripts: [{path: tools/generate.sh}]
          buildToolPlugins: [{plugin: Checker, package: Tools}]
      """, ["A/a.swift": ""])
    let target = try #require(try project.module("A").targets.first)
    #expect(target.name == "A" && target.type == "framework" && target.manifest == "project.yml")
    #expect(target.location == SourceLocation(path: "project.yml", line: 5, column: 3))
    #expect(
      target.scripts == [
        BuildScript(path: "tools/generate.sh"),
        BuildScript(name: "Lint", text: "swiftlint lint"), BuildScript(name: "Checker"),
      ])
  }

  @Test("has the settings of its targets before those of groups, and these before the project's")
  func settings() throws {
    let project = try load(
      """
      settings: {base: {A: project, B: project, C: project}, configs: {Debug: {D: 1, A: 0}}}
      settingGroups: {g: {B: group, E: [x, y]}}
      targets:
        T:
          type: framework
          sources: T
          settings: {groups: [g], base: {A: target}, configs: {Release: {C: 2}}}
      """, ["T/t.swift": ""])
    let settings = try #require(try project.module("T").targets.first).settings
    #expect(
      settings.map { "\($0.name)\($0.configuration.map { "[\($0)]" } ?? "")=\($0.value)" } == [
        "A=target", "B=group", "C[Debug]=project", "C[Release]=2", "D[Debug]=1", "E=x y",
      ])
  }

  @Test(
    "takes a name from the .xcconfig files of the configuration that counts, after its own settings",
    arguments: [
      ("", "", "ShopKit"), ("options: {defaultConfig: Beta}", "", "BetaKit"),
      ("", "settings: {PREFIX: Own}", "OwnKit"),
      ("", "settings: {configs: {release: {PREFIX: Last}}}", "LastKit"),
      ("", "configFiles: {Release: t.xcconfig}", "TargetKit"),
      ("settings: {PRODUCT_NAME: Project}", "configFiles: {Release: t.xcconfig}", "Project"),
      ("", "settings: {PRODUCT_NAME: $(inherited)}", "ShopKit"),
    ])
  func configFiles(project: String, target: String, name: String) throws {
    let project = try load(
      """
      configs: {Beta: debug, Release: release}
      configFiles: {Beta: Config/Beta.xcconfig, Release: Config/Release.xcconfig}
      \(project)
      targets: {T: {type: framework, sources: T\(target.isEmpty ? "" : ", \(target)")}}
      """,
      [
        "T/a.swift": "", "t.xcconfig": "PREFIX = Target\n",
        "Config/Base.xcconfig": "PRODUCT_NAME = $(PREFIX)Kit\n",
        "Config/Beta.xcconfig": "#include \"Base.xcconfig\"\nPREFIX = Beta\n",
        "Config/Release.xcconfig": "PREFIX = Shop\n#include \"Base.xcconfig\"\n",
      ])
    #expect(project.modules.map(\.name) == [name])
    #expect(try #require(project.modules[0].targets.first).hasSettingFiles == false)
    #expect(project.manifests.contains("Config/Base.xcconfig"))
    #expect(project.problems == [])
  }

  @Test("is known by the names that it has in other configurations")
  func otherNames() throws {
    let project = try load(
      """
      configs: {Beta: debug, Nightly: debug, Release: release}
      targets:
        App:
          type: application
          sources: App
          settings: {configs: {Beta: {PRODUCT_NAME: My Beta}, Release: {PRODUCT_NAME: My App}}}
      """, ["App/a.swift": ""])
    #expect(project.modules.map(\.name) == ["My_App"])
    #expect(try project.module("My_App").headers.moduleNames == ["App", "My_Beta"])
  }

  @Test("of several platforms has one product name, where its own settings name none")
  func productOfPlatforms() throws {
    let names = { (settings: String) in
      try self.load(
        """
        settings: {PRODUCT_NAME: Project}
        settingGroups: {g: {PRODUCT_NAME: Grouped}}
        targets: {Kit: {type: framework, sources: A, platform: [iOS, tvOS], \(settings)}}
        """, ["A/a.swift": ""]
      ).modules.map(\.name)
    }
    #expect(try names("settings: {groups: [g]}") == ["Kit"])
    #expect(try names("settings: {base: {PRODUCT_NAME: Own}}") == ["Own"])
  }

  @Test("has the settings of groups within groups, and ends where they name each other")
  func groupsWithinGroups() throws {
    let project = try load(
      """
      settingGroups: {a: {groups: [b], base: {X: a}}, b: {groups: [a], base: {X: b, Y: b}}}
      targets: {T: {type: framework, sources: T, settings: {groups: [a]}}}
      """, ["T/t.swift": ""])
    let settings = try #require(try project.module("T").targets.first).settings
    #expect(settings.map { "\($0.name)=\($0.value)" } == ["X=a", "Y=b"])
  }

  @Test("has one module with two targets where both build it")
  func mergedTargets() throws {
    let project = try load(
      """
      targets:
        A: {type: framework, sources: A}
        A-static: {type: library.static, sources: A, settings: {PRODUCT_MODULE_NAME: A}}
      """, ["A/a.swift": ""])
    #expect(try project.module("A").targets.map(\.name) == ["A", "A-static"])
  }

  @Test("with broken YAML is reported with its place, and its files form one module")
  func brokenYAML() throws {
    let project = try load("targets: [", ["a.swift": ""])
    #expect(project.modules.map(\.sources) == [["a.swift"]])
    #expect(project.problemKinds == [.noManifest, .manifestInvalid])
    #expect(project.problems.last?.location?.line ?? 0 > 0)
  }

  @Test("is not what every project.yml is")
  func otherFormat() throws {
    let project = try load("site: x", ["a.swift": ""])
    #expect(project.problemKinds == [.noManifest, .manifestNotUnderstood])
  }

  private func load(_ spec: String, _ files: [String: String]) throws -> ProjectDescription {
    var files = files
    files["project.yml"] = spec
    return try project(files)
  }

  @Test("has few platforms, however often they are written")
  func repeatedPlatforms() throws {
    let platforms = String(repeating: "iOS, ", count: 10_000)
    let settings = String(repeating: "{ path: Sources }, ", count: 300)
    let project = try project([
      "project.yml": """
      name: P
      targets:
        App: { type: framework, platform: [\(platforms) macOS], sources: [\(settings) Sources] }
      """,
      "Sources/A.swift": "",
    ])
    #expect(try project.module("App").sources == ["Sources/A.swift"])
  }

  @Test("ignores templates that add up to too much")
  func manyTemplates() throws {
    let templates = (0..<6000).map { "  t\($0): { templates: [t\($0 + 1)], sources: [a\($0)] }\n" }
    let project = try project([
      "project.yml": """
      name: P
      targetTemplates:
      \(templates.joined())
      targets:
        App: { type: framework, platform: iOS, templates: [t0], sources: Sources }
      """,
      "Sources/A.swift": "",
    ])
    #expect(project.problems.contains { $0.message.contains("target templates add up") })
    #expect(try project.module("App").sources == ["Sources/A.swift"])
  }

  @Test("fills nothing in where a text would get very long")
  func longAttributes() throws {
    let marks = String(repeating: "${a}", count: 5000)
    let long = String(repeating: "x", count: 5000)
    let project = try project([
      "project.yml": """
      name: P
      targetTemplates:
        t: { templateAttributes: { a: \(long) }, sources: ["\(marks)", "${target_name}"] }
      targets:
        App: { type: framework, platform: iOS, templates: [t] }
      """,
      "App/A.swift": "",
    ])
    #expect(try project.module("App").sources == ["App/A.swift"])
    #expect(project.problems.allSatisfy { $0.message.utf8.count < 100_000 })
  }
}

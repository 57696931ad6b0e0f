import ProjectTestSupport
import ProjectModel
import SourceText
import Testing

@testable import ProjectDiscovery

@Suite("Modules of the configuration")
struct GivenModulesTests {
  private static let files = [
    "project.yml": """
    targets:
      App: {type: application, sources: App, dependencies: [{target: Kit}]}
      Kit: {type: framework, sources: Kit}

    """,
    "App/a.swift": "", "Kit/k.swift": "", "Kit/Core/c.swift": "", "Tools/t.swift": "",
  ]

  private static let place = SourceLocation(path: "archcheck.yml", line: 3, column: 5)

  /// An entry with the files below some folders.
  private func entry(
    _ name: String, in folders: String..., kind: ModuleKind? = nil, role: ModuleRole? = nil,
    dependencies: [String]? = nil
  ) -> GivenModule {
    let member: @Sendable (String) -> GivenModule.Member? = { path in
      let isOwn = folders.contains { ProjectPath.isInside(path, of: $0) }
      return isOwn ? GivenModule.Member(name: name) : nil
    }
    return GivenModule(
      name: name, member: folders.isEmpty ? nil : member, kind: kind, role: role,
      dependencies: dependencies?.map { .init(name: $0, location: Self.place) },
      location: Self.place)
  }

  /// A family with a member for each folder in another one.
  private func family(
    in home: String, suffix: String = "", role: ModuleRole? = nil, dependencies: [String]? = nil
  ) -> GivenModule {
    let member: @Sendable (String) -> GivenModule.Member? = { path in
      let parts = ProjectPath.components(path)
      guard parts.count > 2, parts[0] == home else { return nil }
      let name = String(parts[1])
      return GivenModule.Member(name: name + suffix) { $0.name.replacing("{m}", with: name) }
    }
    return GivenModule(
      name: "{m}\(suffix)", isFamily: true, member: member, role: role,
      dependencies: dependencies?.map {
        .init(name: $0, hasCaptures: $0.contains("{"), location: Self.place)
      }, location: Self.place)
  }

  private func modules(
    _ given: GivenModule..., files: [String: String] = Self.files, replaces: Bool = false
  ) throws -> ProjectDescription {
    try project(
      files, options: DiscoveryOptions(modules: given, replacesModules: replaces))
  }

  private func mistakes(_ given: GivenModule...) -> [String] {
    let error = #expect(throws: ProjectLoadError.self) {
      try project(Self.files, options: DiscoveryOptions(modules: given))
    }
    guard case .configuration(let errors)? = error else { return [] }
    return errors.issues.map(\.message)
  }

  @Test("change what they name and keep the rest")
  func changes() throws {
    let project = try modules(
      entry("App", role: .demo, dependencies: []), entry("Kit", kind: .library))
    #expect(project.modules.map(\.name) == ["App", "Kit"])
    let app = try project.module("App")
    #expect(app.role == .demo && app.kind == .application && app.sources == ["App/a.swift"])
    #expect(app.dependencies == [] && app.targets.map(\.name) == ["App"])
    let kit = try project.module("Kit")
    #expect(kit.kind == .library && kit.role == .production && kit.targets.count == 1)
    #expect(project.problems == [])
    #expect(project.manifests == ["project.yml"])
  }

  @Test("join those that were found, and may depend on them by target or product")
  func joins() throws {
    let project = try modules(
      entry("Tools", in: "Tools", kind: .executable, dependencies: ["Kit", "ArgumentParser"]))
    #expect(project.modules.map(\.name) == ["App", "Kit", "Tools"])
    let tools = try project.module("Tools")
    #expect(tools.kind == .executable && tools.role == .production && tools.folder == "Tools")
    #expect(tools.dependencies.map(\.modules) == [["Kit"], []])
    #expect(tools.dependencies.map(\.location) == [Self.place, Self.place])
    #expect(try project.module("App").dependencies.map(\.modules) == [["Kit"]])
    #expect(project.unownedSources == [] && project.problems == [])
  }

  @Test("have just the files that their paths match")
  func paths() throws {
    let project = try modules(entry("Kit", in: "Kit/Core", "Tools"))
    let kit = try project.module("Kit")
    #expect(kit.sources == ["Kit/Core/c.swift", "Tools/t.swift"])
    #expect(kit.folder == "" && kit.kind == .framework)
    #expect(project.unownedSources == ["Kit/k.swift"])
  }

  @Test("take files from modules of manifests where they name them, and say so")
  func takes() throws {
    let project = try modules(entry("Core", in: "Kit/Core", "App"))
    #expect(try project.module("Core").sources == ["App/a.swift", "Kit/Core/c.swift"])
    #expect(try project.module("Kit").sources == ["Kit/k.swift"])
    #expect(try project.module("App").sources == [])
    #expect(
      project.problems == [
        Problem(
          .moduleOverlap, severity: .info,
          message:
            "The module Core takes App/a.swift and 1 more file from App, Kit: they belong to Core "
            + "alone. If that is not intended, narrow its paths.", location: Self.place)
      ])
  }

  @Test("of a family take files with one note for all of them")
  func familyTakes() throws {
    let project = try modules(
      family(in: "App"),
      files: Self.files.merging(["App/X/x.swift": "", "App/Y/y.swift": ""]) { $1 })
    #expect(project.modules.map(\.name) == ["App", "Kit", "X", "Y"])
    #expect(
      project.problems.map(\.message) == [
        "The modules {m} take App/X/x.swift and 1 more file from App: they belong to {m} alone. If "
          + "that is not intended, narrow its paths."
      ])
  }

  @Test("both have a file that two of them name, with a warning")
  func shared() throws {
    let project = try modules(entry("Core", in: "Kit/Core"), entry("Kit", in: "Kit"))
    #expect(try project.module("Core").sources == ["Kit/Core/c.swift"])
    #expect(try project.module("Kit").sources == ["Kit/Core/c.swift", "Kit/k.swift"])
    #expect(
      project.problems == [
        Problem(
          .moduleOverlap,
          message:
            "The modules Core and Kit both have Kit/Core/c.swift, and it counts in both. If that "
            + "is not intended, narrow the paths of one of them.",
          location: Self.place)
      ])
  }

  @Test("leave files shared that manifests give to several modules")
  func sharedByManifests() throws {
    let files = [
      "project.yml": """
      targets:
        One: {type: framework, sources: S}
        Two: {type: framework, sources: S}

      """, "S/s.swift": "",
    ]
    let project = try modules(entry("One", in: "S"), files: files)
    #expect(project.modules.map(\.sources) == [["S/s.swift"], ["S/s.swift"]])
    #expect(project.problems == [])
  }

  @Test("are one for each folder where the name has a capture")
  func families() throws {
    let files = [
      "Sources/Core/c.swift": "", "Sources/My Kit/k.swift": "", "Sources/main.swift": "",
      "Tests/Core/t.swift": "", "Tests/Helpers/h.swift": "",
    ]
    let found = try modules(
      family(in: "Sources"), entry("Core", dependencies: ["My Kit"]), files: files)
    #expect(found.modules.map(\.name) == ["Core", "My Kit"])
    #expect(try found.module("Core").dependencies.map(\.modules) == [["My Kit"]])
    #expect(
      found.unownedSources == [
        "Sources/main.swift", "Tests/Core/t.swift", "Tests/Helpers/h.swift",
      ])
    let tests = family(in: "Tests", suffix: "Tests", role: .test, dependencies: ["{m}", "XCTest"])
    let tested = try modules(family(in: "Sources"), tests, files: files)
    let core = try tested.module("CoreTests")
    #expect(core.sources == ["Tests/Core/t.swift"] && core.role == .test && core.kind == .test)
    #expect(core.dependencies.map(\.modules) == [["Core"], []])
    #expect(try tested.module("HelpersTests").dependencies.map(\.name) == ["XCTest"])
  }

  @Test("named outright come before those of a family")
  func outright() throws {
    let project = try modules(
      family(in: "Sources", role: .demo), entry("Base", in: "Sources/Core"),
      entry("Kit", kind: .framework),
      files: ["Sources/Core/c.swift": "", "Sources/Kit/k.swift": ""])
    #expect(project.modules.map(\.name) == ["Base", "Kit"])
    let kit = try project.module("Kit")
    #expect(kit.kind == .framework && kit.role == .demo && kit.sources == ["Sources/Kit/k.swift"])
    #expect(project.problems.map(\.kind) == [])
  }

  @Test("replace all others where that is asked for; then no manifest is read")
  func replaces() throws {
    let project = try modules(
      entry("S", in: "App", dependencies: ["C"]), entry("C", in: "Kit", role: .test),
      replaces: true)
    #expect(project.modules.map(\.name) == ["C", "S"])
    #expect(try project.module("S").dependencies.map(\.modules) == [["C"]])
    #expect(try project.module("C").kind == .test)
    #expect(project.manifests == [] && project.unfollowedManifests == ["project.yml"])
    #expect(project.unownedSources == ["Tools/t.swift"])
    #expect(project.problems == [])
  }

  @Test("stand in for the guess that a project without manifests is one module")
  func insteadOfGuess() throws {
    let files = ["A/a.swift": "", "b.swift": "", "Package.swift.orig": ""]
    let given = try modules(entry("A", in: "A"), files: files)
    #expect(given.modules.map(\.name) == ["A"])
    #expect(given.unownedSources == ["b.swift"] && given.problems == [])
    #expect(try !given.module("A").declaresDependencies)
    let changed = try modules(entry("Sample", kind: .application), files: files)
    #expect(changed.modules.map(\.kind) == [.application])
    #expect(changed.problemKinds == [.noManifest])
  }

  @Test("take files from guessed modules without a word, and leave none that is empty")
  func insteadOfFolders() throws {
    let project = try modules(
      entry("Core", in: "App/Core", "Kit"), entry("App", kind: .application),
      files: [
        "X.xcworkspace/notes": "", "App/a.swift": "", "App/Core/c.swift": "", "Kit/k.swift": "",
        "UI/u.swift": "",
      ])
    #expect(project.modules.map(\.name) == ["App", "Core", "UI"])
    #expect(project.modules.map(\.kind) == [.application, .library, .folder])
    #expect(try project.module("App").sources == ["App/a.swift"])
    #expect(!project.problemKinds.contains(.moduleOverlap))
  }

  @Test("declare no dependencies unless they list some, so that none can be missing")
  func unlistedDependencies() throws {
    let project = try modules(
      entry("Tools", in: "Tools"), entry("Core", in: "Kit/Core", dependencies: []),
      entry("App", role: .demo))
    #expect(try !project.module("Tools").declaresDependencies)
    #expect(try project.module("Core").declaresDependencies)
    #expect(try project.module("App").declaresDependencies)
  }

  @Test("leave manifests written in Swift to no module")
  func manifests() throws {
    let project = try modules(
      entry("All", in: ""), files: ["Package.swift": "", "a.swift": "", "x/b.swift": ""])
    #expect(project.modules.map(\.sources) == [["a.swift", "x/b.swift"]])
  }

  @Test("without any file are a problem, if sources were to be expected")
  func empty() throws {
    let project = try modules(
      entry("Nil", in: "Nowhere"), entry("Zip", in: "Zip", kind: .binary), family(in: "None"))
    #expect(project.problemKinds == [.emptyModule, .emptyModule])
    #expect(project.modules.map(\.name) == ["App", "Kit", "Nil", "Zip"])
  }

  @Test("that are demos by their names are so unless they say what they are")
  func demos() throws {
    let project = try project(
      Self.files,
      options: DiscoveryOptions(
        isDemo: { _ in true },
        modules: [entry("Kit", role: .production), entry("Tools", in: "Tools")]))
    #expect(project.modules.map(\.role) == [.demo, .production, .demo])
  }

  @Test("that nobody knows need their files")
  func unknown() {
    #expect(
      mistakes(entry("Kitt", role: .test)) == [
        "There is no module `Kitt`. Did you mean `Kit`? A new module needs its folder: write "
          + "`path: Sources/Kitt`."
      ])
    #expect(
      mistakes(family(in: "Kit"), entry("Cor", role: .test)) == [
        "There is no module `Cor`. Did you mean `Core`? A new module needs its folder: write "
          + "`path: Sources/Cor`."
      ])
  }

  @Test("of one name in several places are told apart by their files")
  func sameName() throws {
    let files = [
      "A/project.yml": "targets: {T: {type: framework, sources: S}}", "A/S/a.swift": "",
      "B/project.yml": "targets: {T: {type: framework, sources: S}}", "B/S/b.swift": "",
      "B/X/x.swift": "",
    ]
    let changed = try modules(entry("T", in: "B"), files: files)
    #expect(changed.modules.map(\.sources) == [["A/S/a.swift"], ["B/S/b.swift", "B/X/x.swift"]])
    let both = try modules(entry("T", role: .demo, dependencies: ["UIKit"]), files: files)
    #expect(both.modules.map(\.role) == [.demo, .demo])
    #expect(both.modules.map(\.dependencies.count) == [1, 1])
    let error = #expect(throws: ProjectLoadError.self) {
      try modules(entry("T", in: ""), files: files)
    }
    #expect(error?.description.contains("There are 2 modules `T`, in A/S, B/S:") == true)
  }
}

@Suite("Manifests that the configuration adds")
struct IncludedManifestsTests {
  private static let framework = "targets: {T: {type: framework, sources: S}}"
  private static let files = [
    "project.yml": framework, "S/a.swift": "", "E/project.yml": framework, "E/S/b.swift": "",
    "X/read.me": "", "Old/project.yml": framework, "X/ci.yml": "name: CI\njobs: {}",
    "X/App.yml": "name: App\ntargets: {U: {type: framework, sources: S}}", "X/S/c.swift": "",
  ]

  private func including(_ path: String) throws -> ProjectDescription {
    try project(
      Self.files, isExcluded: { $0 == "Old/project.yml" },
      options: DiscoveryOptions(
        includedManifests: [(path, SourceLocation(path: "archcheck.yml", line: 2, column: 9))]))
  }

  @Test("are read, named themselves or by their folder", arguments: ["E/project.yml", "./E", "E/"])
  func read(path: String) throws {
    #expect(try including(path).manifests == ["E/project.yml", "project.yml"])
  }

  @Test("may be specifications of XcodeGen with a name of their own")
  func namedSpecification() throws {
    let project = try including("X/App.yml")
    #expect(project.manifests == ["X/App.yml", "project.yml"])
    #expect(project.modules.map(\.name) == ["T", "U"])
  }

  @Test(
    "must be there and be manifests",
    arguments: [
      ("F/project.yml", "There is no manifest `F/project.yml`. Did you mean `E/project.yml`?"),
      ("nothing", "There is no manifest `nothing`. Correct the path, or remove it."),
      ("X/read.me", "`X/read.me` is no manifest of a format that archcheck reads."),
      ("X/ci.yml", "`X/ci.yml` is no manifest of a format that archcheck reads."),
      ("X", "The folder `X` contains no manifest of a format that archcheck reads."),
      (
        "../project.yml",
        "`../project.yml` is outside of the project: `include-manifests` takes paths from the "
          + "project's root."
      ),
      (
        "Old/project.yml",
        "`Old/project.yml` is excluded by `sources: exclude`: remove it here or there."
      ),
    ])
  func mistakes(path: String, message: String) {
    let error = #expect(throws: ProjectLoadError.self) { try including(path) }
    #expect(error?.description == "archcheck.yml:2:9: \(message)")
  }
}

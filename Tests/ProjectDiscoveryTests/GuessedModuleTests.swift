import ProjectTestSupport
import ProjectModel
import SourceText
import Testing

@testable import ProjectDiscovery

@Suite("Modules guessed from folders")
struct GuessedModuleTests {
  private static let framework = "targets: {T: {type: framework, sources: S}}"

  /// `name (role) folder` of guessed modules, in order.
  private func guesses(_ project: ProjectDescription) -> [String] {
    project.modules.filter(\.isGuessed).map { "\($0.name) (\($0.role.rawValue)) \($0.folder)" }
  }

  @Test("stand beside those of packages where a manifest is of a format that is not read")
  func unreadFormat() throws {
    let project = try project([
      "BUCK": "", "App/a.swift": "", "App/In/b.m": "", "AppTests/t.swift": "", "main.swift": "",
      "Kit/project.yml": Self.framework, "Kit/S/k.swift": "", "Kit/Other/o.swift": "",
      "Pods/P/p.m": "",
    ])
    #expect(guesses(project) == ["App (production) App", "AppTests (test) AppTests"])
    #expect(try project.module("App").sources == ["App/In/b.m", "App/a.swift"])
    #expect(try project.module("T").isGuessed == false)
    // What the manifest of Kit does not claim is no module, and main.swift may be of any.
    #expect(project.unownedSources == ["Kit/Other/o.swift", "main.swift"])
    #expect(project.fetchedSources == ["Pods/P/p.m"])
    #expect(
      project.problems == [
        Problem(
          .noManifest,
          message:
            "There are manifests in formats that archcheck does not read here: Buck: BUCK. No "
            + "manifest that archcheck understands claims 3 source files, which count by their "
            + "folders as the modules App and AppTests. If that guess is wrong, list the modules "
            + "in archcheck.yml under `modules:`; 'archcheck list modules --unowned' prints them to "
            + "begin with.")
      ])
  }

  @Test("are not made of the files from which Xcode makes others")
  func templates() throws {
    let project = try project([
      "BUCK": "", "App/a.swift": "", "Kit/project.yml": Self.framework, "Kit/S/k.swift": "",
      "Templates/Screen.xctemplate/___FILEBASENAME___View.swift": "",
    ])
    #expect(guesses(project) == ["App (production) App"])
    #expect(
      project.unownedSources == ["Templates/Screen.xctemplate/___FILEBASENAME___View.swift"])
  }

  @Test("are not made where a manifest at the root was understood")
  func completeRoot() throws {
    let project = try project([
      "project.yml": Self.framework, "S/a.swift": "", "BUCK": "", "Other/o.swift": "",
      "Lib/CMakeLists.txt": "", "Lib/src/l.c": "",
    ])
    #expect(guesses(project) == [])
    #expect(project.unownedSources == ["Lib/src/l.c", "Other/o.swift"])
    #expect(project.problems.map(\.severity) == [.info])
  }

  @Test("are not made of what a manifest that nothing refers to speaks for")
  func unfollowed() throws {
    let project = try project([
      "A/project.yml": Self.framework, "A/S/a.swift": "", "A/S/b.swift": "", "A/S/c.swift": "",
      "A/Sub/project.yml": Self.framework, "A/Sub/S/s.swift": "", "B/BUCK": "",
      "B/One/b.swift": "",
    ])
    #expect(guesses(project) == ["One (production) B/One"])
    #expect(project.unownedSources == ["A/Sub/S/s.swift"])
  }

  @Test("stand for targets of a manifest that was understood in part")
  func partlyUnderstood() throws {
    let manifest = package("P", targets: [target("Known"), .unknown("makeTarget()")])
    let project = try project(
      [
        "Package.swift": "// swift-tools-version:6.0", "Sources/Known/k.swift": "",
        "Sources/Other/o.swift": "", "Tests/OtherTests/t.swift": "",
      ], manifests: ["Package.swift": manifest])
    #expect(
      guesses(project) == [
        "Other (production) Sources/Other", "OtherTests (test) Tests/OtherTests",
      ])
    #expect(project.unownedSources == [])
  }

  @Test("follow the ways in which folders are laid out")
  func layouts() throws {
    let project = try project([
      "Kit/project.yml": Self.framework, "Kit/S/k.swift": "", "BUCK": "",
      "Modules/Cart/Cart/c.swift": "", "Modules/Cart/CartTests/t.swift": "",
      "Modules/Shop/Views/v.swift": "", "Modules/Shop/Tests/t.swift": "",
      "Sources/a.swift": "", "Vendor/V/v.c": "", "Two Words/t.swift": "",
    ])
    #expect(
      guesses(project) == [
        "Cart (production) Modules/Cart/Cart", "CartTests (test) Modules/Cart/CartTests",
        "Sample (production) Sources", "Shop (production) Modules/Shop",
        "ShopTests (test) Modules/Shop/Tests", "Two_Words (production) Two Words",
      ])
    #expect(try project.module("Shop").sources == ["Modules/Shop/Views/v.swift"])
    #expect(project.unownedSources == ["Vendor/V/v.c"])
  }

  @Test("do not take a name that a manifest gives to another module")
  func takenName() throws {
    let project = try project([
      "Kit/project.yml": Self.framework, "Kit/S/k.swift": "", "BUCK": "", "T/t.swift": "",
    ])
    #expect(guesses(project) == [])
    #expect(project.unownedSources == ["T/t.swift"])
  }

  @Test("leave alone what lies below a manifest of which nothing was understood")
  func brokenRoot() throws {
    let project = try project([
      "App.xcodeproj/project.pbxproj": "", "App/a.swift": "", "A/project.yml": Self.framework,
      "A/S/a.swift": "", "B/C/project.yml": "targets: {U: {type: framework, sources: S}}",
      "B/C/S/b.swift": "",
    ])
    #expect(project.manifests == ["A/project.yml", "B/C/project.yml"])
    #expect(project.modules.map(\.name) == ["App", "T", "U"])
    #expect(guesses(project) == ["App (production) App"])
    #expect(Set(project.problemKinds) == [.manifestNotUnderstood, .noManifest])
  }

  @Test("are one of all files without any manifest, but for fetched code")
  func single() throws {
    let project = try project(["a.swift": "", "Pods/P/p.m": ""])
    #expect(guesses(project) == ["Sample (production) "])
    #expect(project.fetchedSources == ["Pods/P/p.m"])
  }
}

@Suite("Modules to declare")
struct ModulesToDeclareTests {
  private static let framework = "targets: {T: {type: framework, sources: S}}"

  private func drafts(_ files: [String: String]) throws -> [String] {
    modulesToDeclare(in: try project(files), rootName: "Sample").map {
      "\($0.name) (\($0.role.rawValue)): \($0.sources.joined(separator: " "))"
    }
  }

  @Test("are none where manifests claim all files")
  func none() throws {
    #expect(try drafts(["project.yml": Self.framework, "S/a.swift": ""]) == [])
  }

  @Test("hold each file that no manifest claims once, guessed modules as they are")
  func all() throws {
    #expect(
      try drafts([
        "Kit/project.yml": Self.framework, "Kit/S/k.swift": "", "Kit/Other/o.swift": "",
        "Kit/loose.swift": "", "BUCK": "", "App/a.swift": "", "AppTests/t.swift": "",
        "T/t.swift": "", "main.swift": "", "Vendor/V/v.c": "", "Pods/P/p.m": "",
      ]) == [
        "Sample (production): main.swift", "App (production): App/a.swift",
        "AppTests (test): AppTests/t.swift", "Kit (production): Kit/loose.swift",
        "Other (production): Kit/Other/o.swift", "T2 (production): T/t.swift",
        "Vendor (production): Vendor/V/v.c",
      ])
  }

  @Test("divide the one module of a project without manifests")
  func withoutManifest() throws {
    #expect(
      try drafts(["App/a.swift": "", "Kit/k.swift": "", "KitTests/t.swift": ""]) == [
        "App (production): App/a.swift", "Kit (production): Kit/k.swift",
        "KitTests (test): KitTests/t.swift",
      ])
  }

  @Test("are the folders that files import by name, wherever these lie")
  func imported() throws {
    let files = [
      "Part/Attic/Attic/a.swift": "", "Part/Cellar/Cellar/c.swift": "",
      "Part/Cellar/CellarTests/t.swift": "", "House/House/h.swift": "",
    ]
    #expect(
      modulesToDeclare(
        in: try project(files), rootName: "Sample", imported: ["Attic", "UIKit"]
      ).map { "\($0.name) \($0.role.rawValue) \($0.folder)" } == [
        "House production House/House", "Attic production Part/Attic/Attic",
        "Cellar production Part/Cellar/Cellar", "CellarTests test Part/Cellar/CellarTests",
      ])
  }

  @Test("keep what manifests that were not followed speak for apart")
  func unfollowed() throws {
    #expect(
      try drafts([
        "project.yml": Self.framework, "S/a.swift": "", "Examples/E/project.yml": Self.framework,
        "Examples/E/Sources/e.swift": "", "Examples/F/f.swift": "",
      ]) == [
        "Examples (production): Examples/F/f.swift",
        "E (production): Examples/E/Sources/e.swift",
      ])
  }
}

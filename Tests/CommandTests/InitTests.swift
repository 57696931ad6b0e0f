import ArchTestSupport
import Foundation
import RunTestSupport
import Testing

@Suite("archcheck init")
struct InitTests {
  @Test("writes a configuration that is understood, says why, and does not replace one")
  func writes() throws {
    try withSmallPackage { project in
      let run = try archcheck("init", project.path)
      #expect(run.status == 0 && run.errors.isEmpty)
      #expect(run.output.hasPrefix("Wrote archcheck.yml. "))
      let text = try project.read("archcheck.yml")
      #expect(text.contains("\nextends:\n  - recommended\n"))
      #expect(text.contains("#         - [App]\n#         - [Core]\n"))
      #expect(try archcheck(project.path).status == 0)
      let again = try archcheck("init", project.path)
      #expect(again.status == 2 && again.errors.contains("--force"))
      #expect(try project.read("archcheck.yml") == text)
      try project.write("broken: [", to: "archcheck.yml")
      #expect(try archcheck("init", "--force", project.path).status == 0)
      #expect(try project.read("archcheck.yml") == text)
    }
  }

  @Test("prints the same and writes nothing with --print")
  func prints() throws {
    try withSmallPackage { project in
      let run = try archcheck("init", "--print", project.path)
      #expect(run.status == 0 && run.output.hasPrefix("# What archcheck checks"))
      #expect(!FileManager.default.fileExists(atPath: project.path(of: "archcheck.yml")))
      #expect(try archcheck("init", project.path).status == 0)
      #expect(try project.read("archcheck.yml") == run.output)
    }
  }

  @Test("refuses presets and values that there are not")
  func refuses() throws {
    try withSmallPackage { project in
      let preset = try archcheck("init", "--preset", "recomended", project.path)
      #expect(preset.status == 2)
      #expect(
        preset.errors == "error: There is no preset 'recomended'. Did you mean 'recommended'?\n")
      let value = try archcheck(
        "init", "--preset", "recommended", "--with", "a=b", project.path)
      #expect(value.status == 2 && value.errors.contains("no parameter `a`"))
      for command in [["init", project.path, "--preset"], ["presets"]] {
        let order = try archcheck(command + ["layered", "--with", "layers=x"])
        #expect(order.status == 2 && order.output.isEmpty)
        #expect(order.errors.hasPrefix("error: --with: `order` takes a list"), "\(order.errors)")
        #expect(order.errors.contains("comes from parameter `layers` of `layered`"))
      }
      let both = try archcheck("init", "--freeze", "--preset", "recommended", project.path)
      #expect(both.status == 2)
      #expect(!FileManager.default.fileExists(atPath: project.path(of: "archcheck.yml")))
    }
  }

  @Test(
    "finds the preset that the configuration of an example extends",
    arguments: ["Beaver", "CleanLayers", "Remix", "SDKSplit", "TCA", "Viper"])
  func detects(fixture: String) throws {
    let folder = "\(Repository.path)/Fixtures/\(fixture)/Clean"
    let own = try String(contentsOfFile: "\(folder)/archcheck.yml", encoding: .utf8)
    let run = try archcheck("init", "--print", folder)
    let name = try #require(run.errors.split(separator: " ").dropFirst(2).first)
    #expect(run.errors.hasPrefix("The preset \(name) fits: "), "\(run.errors)")
    #expect(own.contains("preset: \(name)") || own.contains("extends: \(name)\n"))
    #expect(run.output.contains("\n  - recommended\n"))
    #expect(
      run.output.contains("  - preset: \(name)\n") || run.output.contains("  - \(name)\n"))
  }

  @Test("finds the preset of the example project")
  func detectsModules() throws {
    let run = try archcheck("init", "--print", Repository.bitriseClient)
    #expect(run.errors.hasPrefix("The preset bitrise-modules fits: "), "\(run.errors)")
  }

  @Test("says with --dry-run what it would write, and writes nothing")
  func dryRun() throws {
    try withSmallPackage(["archcheck.yml": "version: 1\nrules: {}\n"]) { project in
      let run = try archcheck("init", "--dry-run", project.path)
      #expect(run.status == 0 && run.output.hasPrefix("Would write archcheck.yml. "))
      #expect(run.output.contains("finds nothing."))
      #expect(try project.read("archcheck.yml") == "version: 1\nrules: {}\n")
    }
  }

  @Test("lets the errors of a preset begin as warnings, until the team removes a line")
  func beginsAsWarnings() throws {
    let files: KeyValuePairs = [
      "App/Views/HomeView.swift": "struct HomeView { let store: Store }\n",
      "App/Models/Store.swift": "struct Store { let view: HomeView }\n",
      "App/Services/Api.swift": "struct Api {}\n",
    ]
    try withTemporaryDirectory(files: files) { project in
      let run = try archcheck("init", project.path)
      #expect(run.output.contains("The preset layered fits: "), "\(run.output)")
      #expect(run.output.contains(" finds 1 warning.\n"), "\(run.output)")
      #expect(run.output.contains("remove `severity: warning` from the file"), "\(run.output)")
      let text = try project.read("archcheck.yml")
      #expect(text.contains("  - preset: layered\n    severity: warning  # "), "\(text)")
      #expect(try archcheck(project.path).status == 0)
      let strict = text.split(separator: "\n").filter { !$0.contains("severity: warning  #") }
      try project.write(strict.joined(separator: "\n") + "\n", to: "archcheck.yml")
      #expect(try archcheck(project.path).status == 1)
    }
  }

  @Test("says that a preset of modules and one of files fit, and writes both")
  func twoPresets() throws {
    let names = ["Tide", "Reef", "Kelp"]
    func targets(_ name: String) -> String {
      """
      .target(name: "\(name)Feature", dependencies: ["\(name)FeatureInterface"],
        path: "Features/\(name)/Sources"),
      .target(name: "\(name)FeatureInterface", path: "Features/\(name)/Interface"),
      .target(name: "\(name)FeatureTesting", path: "Features/\(name)/Testing"),

      """
    }
    try withTemporaryDirectory { project in
      try project.write(
        "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Sea\", "
          + "targets: [\n" + names.map(targets).joined() + "])\n", to: "Package.swift")
      for name in names {
        try project.write(
          "import ComposableArchitecture\nstruct \(name)Feature: Reducer {}\n",
          to: "Features/\(name)/Sources/\(name)Feature.swift")
        try project.write(
          "public struct \(name)Model {}\n", to: "Features/\(name)/Interface/\(name)Model.swift")
        try project.write(
          "public struct \(name)Double {}\n", to: "Features/\(name)/Testing/\(name)Double.swift")
      }
      let run = try archcheck("init", project.path)
      #expect(run.output.contains("The preset tca fits: "), "\(run.output)")
      #expect(run.output.contains("\nThe preset modular-swiftpm fits too."), "\(run.output)")
      let text = try project.read("archcheck.yml")
      #expect(text.contains("\n  # - preset: modular-swiftpm\n  #   severity: warning"), "\(text)")
      // Without the marks of a comment, both are extended.
      let both = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        let isEntry = line.hasPrefix("  # - preset") || line.hasPrefix("  #   ")
        return isEntry ? "  " + line.dropFirst(4) : String(line)
      }
      try project.write(both.joined(separator: "\n"), to: "archcheck.yml")
      let rules = try archcheck("rules", project.path)
      #expect(rules.output.contains("modular-swiftpm/") && rules.output.contains("tca/"))
    }
  }

  @Test("takes no sign and no value from what others wrote, nor from tests")
  func foreignCode() throws {
    let files: KeyValuePairs = [
      "project.yml": """
      name: Mill
      targets:
        Mill: { type: application, platform: iOS, sources: [Mill] }
        MillTests: { type: bundle.unit-test, platform: iOS, sources: [MillTests] }
      """,
      "Podfile": "target 'Mill' do\n  pod 'Rake'\nend\n",
      "Mill/Screens/Wheel.swift": "struct Wheel {}\n",
      "Mill/Models/Flour.swift": "struct Flour {}\n",
      "Mill/ThirdParty/RakeManagers/Rake.swift": "struct Rake {}\n",
      "Pods/StoneServices/Stone.m": "@implementation Stone\n@end\n",
      "MillTests/WheelHelpers/WheelTests.swift": "struct WheelTests {}\n",
    ]
    try withTemporaryDirectory(files: files) { project in
      let run = try archcheck("init", "--preset", "layered", "--print", project.path)
      for name in ["StoneServices", "RakeManagers", "WheelHelpers", "?*Services", "?*Managers"] {
        #expect(!run.output.contains(name) && !run.errors.contains(name), "\(run.output)")
      }
      #expect(run.output.contains("Mill/Models"), "\(run.output)")
    }
  }

  @Test("decides on no architecture for names that few of many files have")
  func fewSigns() throws {
    try withTemporaryDirectory { project in
      let names = ["AppCoordinator", "CartCoordinator"] + (1...5).map { "Screen\($0)ViewModel" }
      for name in names { try project.write("class \(name) {}\n", to: "App/\(name).swift") }
      #expect(
        try archcheck("init", "--print", project.path).errors
          .hasPrefix("The preset mvvm-coordinator fits: "))
      for number in 1...400 {
        try project.write("struct Thing\(number) {}\n", to: "App/Things/Thing\(number).swift")
      }
      let run = try archcheck("init", "--print", project.path)
      #expect(run.errors.hasPrefix("No preset for an architecture fits"), "\(run.errors)")
    }
  }

  @Test("names the modules that folders are whose names files import, where no manifest does")
  func importedFolders() throws {
    let files: KeyValuePairs = [
      "Parts/Base/Base/Store.swift": "public struct Store {}\n",
      "Parts/Home/Home/HomeView.swift": "import Base\npublic struct HomeView { let s: Store }\n",
      "Parts/Cart/Cart/CartView.swift": "import Base\npublic struct CartView { let s: Store }\n",
      "Shell/Main.swift": "import Home\nimport Cart\nstruct Main { let h: HomeView }\n",
    ]
    try withTemporaryDirectory(files: files) { project in
      let run = try archcheck("init", project.path)
      #expect(run.output.contains("the section 'modules' guesses"), "\(run.output)")
      let text = try project.read("archcheck.yml")
      #expect(text.contains("\nmodules:\n") && text.contains("  Base: Parts/Base"), "\(text)")
      let modules = try archcheck("list", "modules", project.path).output
      #expect(["Base", "Home", "Cart", "Shell"].allSatisfy(modules.contains), "\(modules)")
    }
  }

  @Test("leaves out examples that are projects of their own, and says so")
  func examplesApart() throws {
    let demo = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Demo", dependencies: [.package(path: "../..")],
        targets: [.target(name: "Demo", dependencies: [.product(name: "Core", package: "Small")])])
      """
    try withSmallPackage(["Examples/Demo/Package.swift": demo]) { project in
      for number in 1...9 {
        try project.write(
          "import Core\nstruct D\(number) {}\n", to: "Examples/Demo/Sources/Demo/D\(number).swift")
      }
      let before = try archcheck(project.path)
      #expect(before.output.contains(" 2 of 11 source files"), "\(before.output)")
      #expect(!before.output.contains("[unread-sources]"), "\(before.output)")
      #expect(try archcheck("check", "--min-files", "50%", project.path).status == 1)
      let run = try archcheck("init", project.path)
      #expect(
        run.output.contains(
          "\nLeaves out Examples: projects of their own, such as Examples/Demo/Package.swift"),
        "\(run.output)")
      let text = try project.read("archcheck.yml")
      #expect(text.contains("\n  exclude: [Examples]\n") && !text.contains("modules:"), "\(text)")
      #expect(try archcheck(project.path).output.contains(" all 2 source files"))
    }
  }

  @Test("takes a package's executables for its applications, and one where only one can be meant")
  func executables() throws {
    let files: KeyValuePairs = [
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "P", targets: [
          .executableTarget(name: "runner"), .executableTarget(name: "server"),
          .target(name: "Kit"),
        ])
      """,
      "Sources/runner/main.swift": "import Kit\nprint(Kit())\n",
      "Sources/server/main.swift": "import Kit\nprint(Kit())\n",
      "Sources/Kit/Kit.swift": "public struct Kit { public init() {} }\n",
    ]
    try withTemporaryDirectory(files: files) { project in
      let run = try archcheck("init", "--preset", "modular-swiftpm", "--print", project.path)
      #expect(run.output.contains("runner, server]"), "\(run.output)")
      let one = try archcheck("init", "--preset", "beaver", "--print", project.path)
      #expect(one.output.contains("      app: runner\n"), "\(one.output)")
      #expect(one.output.contains("If server is meant: --with app=server."), "\(one.output)")
      let chosen = try archcheck(
        "init", "--preset", "beaver", "--with", "app=server", "--dry-run", project.path)
      #expect(chosen.status == 0 && !chosen.output.contains("Sets app"), "\(chosen.output)")
    }
  }

  @Test("writes the values that the project suggests, with the reason, and no defaults")
  func parameters() throws {
    let files: KeyValuePairs = [
      "App/View/Home/HomeReducer.swift": "import ComposableArchitecture\nstruct HomeReducer {}\n",
      "App/View/Cart/CartReducer.swift": "struct CartReducer {}\n",
      "App/View/Login/LoginReducer.swift": "struct LoginReducer {}\n",
    ]
    try withTemporaryDirectory(files: files) { project in
      let run = try archcheck("init", project.path)
      #expect(run.output.contains("Sets features-folder to View. The folder App/View holds 3"))
      let text = try project.read("archcheck.yml")
      #expect(text.contains("      features-folder: View\n"), "\(text)")
      #expect(
        text.contains("# Parameters at their defaults: roots, clients, view-effects, effects,"),
        "\(text)")
      #expect(!text.contains("clients:"))
      let chosen = try archcheck("init", "--force", "--with", "features-folder=Mine", project.path)
      #expect(chosen.status == 0)
      // What somebody chose is not announced as found.
      #expect(!chosen.output.contains("Sets features-folder"), "\(chosen.output)")
      #expect(try project.read("archcheck.yml").contains("      features-folder: Mine\n"))
    }
  }

  @Test("takes a preset of the project's own, with the values that the project suggests")
  func ownPreset() throws {
    try withSmallPackage { project in
      try project.write(
        """
        version: 1
        summary: A kit below everything.
        parameters:
          kit:
            meaning: The kit.
            default: Kit
            candidates:
              - { module: Core }
        signs:
          - { module: Core }
        rules:
          kit-below: { forbid: { from: "${kit}", to: App }, because: It is shared. }
        """, to: "rules/kit.yml")
      let preset = project.path + "/rules/kit.yml"
      let run = try archcheck("init", "--preset", preset, project.path)
      #expect(run.status == 0, "\(run.errors)")
      #expect(
        run.output.hasPrefix(
          "Wrote archcheck.yml. Uses the preset rules/kit.yml, as requested.\n"
            + "Found a module `Core`: Core.\n"))
      let text = try project.read("archcheck.yml")
      #expect(text.contains("  - recommended\n  - preset: rules/kit.yml\n    with:\n"))
      #expect(text.contains("      kit: Core\n"))
      #expect(try archcheck("check", "--only", "kit/kit-below", project.path).status == 0)
      try project.write(
        """
        version: 1
        parameters: { kit: { meaning: The kit., default: Gone } }
        rules: { kit-below: { forbid: { from: "${kit}", to: App }, because: It is shared. } }
        """, to: "rules/kit.yml")
      let idle = try archcheck("init", "--force", "--preset", preset, project.path)
      #expect(idle.status == 0)
      #expect(
        idle.output.contains(
          "\nOnly they need these parameters, whose defaults may not fit: kit (Gone).\n"),
        "\(idle.output)")
      #expect(try project.read("archcheck.yml").contains("  - preset: rules/kit.yml\n"))
      #expect(try archcheck("check", "--only", "kit/kit-below", project.path).status == 0)
      let missing = try archcheck("init", "--force", "--preset", preset + "x/no.yml", project.path)
      #expect(missing.status == 2 && missing.errors.contains("There is no preset file '"))
      try project.write("summary: [", to: "rules/kit.yml")
      let broken = try archcheck("init", "--force", "--preset", preset, project.path)
      #expect(broken.status == 2 && broken.errors.contains("rules/kit.yml:1:"))
    }
  }

  @Test("takes applications for demos that have one ending behind the names of libraries")
  func demoApplications() throws {
    func target(_ name: String, _ type: String) -> String {
      "  \(name): { type: \(type), platform: iOS, sources: [\(name)] }\n"
    }
    let kinds = [
      ("Shop", "application"), ("Cart", "framework"), ("Login", "framework"),
      ("CartShow", "application"), ("LoginShow", "application"), ("LoginTool", "application"),
    ]
    try withTemporaryDirectory { project in
      try project.write(
        "name: Shop\ntargets:\n" + kinds.map(target).joined(), to: "project.yml")
      for (name, _) in kinds {
        try project.write("struct \(name)Main {}\n", to: "\(name)/Main.swift")
      }
      #expect(try archcheck("init", project.path).status == 0)
      let text = try project.read("archcheck.yml")
      #expect(text.contains("demo: [\"*Show\"]"), "\(text)")
    }
  }

  @Test("finds the main application, its folder beside a shared file, and roots that are folders")
  func mainApplication() throws {
    try withTemporaryDirectory { project in
      try project.write(
        """
        name: Shop
        targets:
          Kit: { type: framework, platform: iOS, sources: [Kit] }
          Aide: { type: application, platform: iOS, sources: [Aide] }
          Shop:
            type: application
            platform: iOS
            sources: [Main/Shop, Aide/Shared.swift]
            dependencies: [{ target: Kit }]
        """, to: "project.yml")
      try project.write(
        """
        version: 1
        parameters:
          app: { meaning: The app., default: App, candidates: [{ application: "*" }] }
          folder: { meaning: Its folder., default: App, candidates: [{ application-folder: "S*" }] }
          roots:
            meaning: What composes.
            default: [Flow, Gone]
            candidates: [{ application: "*" }]
        tags: { a: "${app}", f: "path:${folder}/**", r: "${roots}" }
        """, to: "kit.yml")
      let names = (1...10).map { "Main/Shop/Screen\($0).swift" }
      let others = ["Main/Shop/Flow/Start.swift", "Kit/Kit.swift", "Aide/Aide.swift"]
      for (number, name) in (names + others).enumerated() {
        try project.write("struct S\(number) {}\n", to: name)
      }
      try project.write("struct Shared {}\n", to: "Aide/Shared.swift")
      let run = try archcheck("init", "--preset", project.path(of: "kit.yml"), project.path)
      #expect(run.status == 0, "\(run.errors)")
      let text = try project.read("archcheck.yml")
      #expect(text.contains("\n      app: Shop\n"), "\(text)")
      #expect(text.contains("\n      folder: Main/Shop\n"), "\(text)")
      #expect(text.contains("\n      roots: [Flow, Shop, Aide]\n"), "\(text)")
    }
  }

  @Test("proposes the levels of the folders where no preset fits, with what breaks them")
  func draft() throws {
    let files: KeyValuePairs = [
      "App/Screens/Home.swift": "struct Home { let store: Store; let other: Store }\n",
      "App/Storing/Store.swift": "struct Store { let home: [Home] }\n",
      "App/Basics/Text.swift": "struct Text {}\n",
    ]
    try withTemporaryDirectory(files: files) { project in
      #expect(try archcheck("init", project.path).output.contains("draft of a rule"))
      let text = try project.read("archcheck.yml")
      #expect(text.contains("#   \"{folder}\": { paths: \"App/{folder}/**\" }\n"), "\(text)")
      #expect(text.contains("#         - [Screens]\n#         - [Basics, Storing]\n"), "\(text)")
      #expect(text.contains("# What breaks it today:\n#   Storing → Screens, 1 reference\n"))
      // What stands behind '# ' is a configuration that finds what it says.
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let draft = lines.drop { !$0.hasPrefix("# components:") }.prefix { !$0.hasPrefix("# What") }
        .map { $0.dropFirst(2) }
      try project.write(
        "version: 1\n" + draft.joined(separator: "\n") + "\n", to: "archcheck.yml")
      let check = try archcheck(project.path)
      #expect(check.status == 1 && check.output.contains("Store.swift:1:27"), "\(check.output)")
    }
  }

  @Test("proposes levels of what manifests declare, without folders that are guesses")
  func draftOfDeclared() throws {
    let files: KeyValuePairs = [
      "Stand/Stand/Main.swift": "struct Stand {}\n",
      "Stand/Stand.xcodeproj/project.xcworkspace/contents.xcworkspacedata": "",
      "scripts/Tool/Run.swift": "struct Run {}\n",
    ]
    try withSmallPackage(files) { project in
      let run = try archcheck("init", "--print", project.path)
      #expect(run.output.contains("#         - [App]\n#         - [Core]\n"), "\(run.output)")
    }
  }

  @Test("--freeze freezes the folders of an app of one target, and says what it cannot freeze")
  func freezesFolders() throws {
    let files: KeyValuePairs = [
      "App/Screens/Home.swift": "struct Home { let store: Store }\n",
      "App/Storing/Store.swift": "struct Store {}\n",
      "App/Main.swift": "let home = Home(store: Store())\nlet other = missing.thing\n",
    ]
    try withTemporaryDirectory(files: files) { project in
      let run = try archcheck("init", "--freeze", project.path)
      #expect(run.output.contains("The components are the folders of App. It allows"))
      #expect(run.output.contains("finds nothing."))
      let text = try project.read("archcheck.yml")
      #expect(text.contains("allow: { from: Screens, to: [Storing] }"), "\(text)")
      #expect(try archcheck(project.path).output.contains("No violations"))
      try project.write("struct Store { let home: [Home] }\n", to: "App/Storing/Store.swift")
      #expect(try archcheck(project.path).output.contains("uses-of-Storing"))
      try project.write("struct Store {}\n", to: "App/Storing/Store.swift")
      try project.write("struct New {}\n", to: "App/Added/New.swift")
      let added = try archcheck(project.path)
      #expect(added.status == 1 && added.output.contains("no-new-components"), "\(added.output)")
    }
  }

  @Test("--freeze writes rules without a finding, which a new dependency breaks")
  func freezes() throws {
    try withSmallPackage { project in
      let run = try archcheck("init", "--freeze", project.path)
      #expect(run.status == 0 && run.output.contains("finds nothing."))
      let check = try archcheck("check", "--strict", "--format", "json", project.path)
      #expect(check.status == 0)
      #expect((try check.json()["violations"] as? [Any])?.isEmpty == true)
      try project.write("import App\n\nstruct New {}\n", to: "Sources/Core/New.swift")
      let broken = try archcheck(project.path)
      #expect(broken.status == 1 && broken.output.contains("uses-of-Core"))
      #expect(broken.output.contains("no-cycles"))
    }
  }

  @Test("--freeze keeps what an existing configuration says of sources and components")
  func keepsSections() throws {
    let configuration = """
      version: 1
      sources: { exclude: ["**/Old/**"] }
      components: { Low: { modules: Core }, Rest: { modules: "*" } }
      tags: { all: "*" }
      rules: { mine: { acyclic: "*" } }
      """
    try withSmallPackage(["archcheck.yml": configuration]) { project in
      #expect(try archcheck("init", "--freeze", "--force", project.path).status == 0)
      let text = try project.read("archcheck.yml")
      #expect(text.contains("allow: { from: Rest, to: [Low] }"))
      #expect(text.contains("exclude: [\"**/Old/**\"]"), "\(text)")
      #expect(!text.contains("mine"))
      #expect(try archcheck("check", "--strict", project.path).status == 0)
    }
  }

  @Test("--freeze holds on the example project")
  func freezesTheExample() throws {
    let run = try archcheck("init", "--freeze", "--print", Repository.bitriseClient)
    #expect(run.status == 0 && run.errors.contains("finds nothing in 101 of 105 "), "\(run.errors)")
    try withTemporaryDirectory(files: ["frozen.yml": run.output]) { folder in
      let check = try archcheck(
        "check", "--config", folder.path(of: "frozen.yml"), Repository.bitriseClient)
      #expect(check.status == 0, "\(check.output)")
    }
  }

  @Test("--freeze does not allow what comments suppress of its own rules")
  func freezesBesideComments() throws {
    let files: KeyValuePairs = [
      "Sources/App/App.swift": """
      import Core

      struct App {
        let service: Service  // archcheck:ignore uses-of-App - goes with the new shell
      }

      """,
      "Sources/App/Unused.swift": """
      import Core  // archcheck:ignore manifests, uses-of-App - the next release needs it

      """,
    ]
    try withSmallPackage(files) { project in
      let run = try archcheck("init", "--freeze", project.path)
      #expect(run.output.contains("finds nothing."), "\(run.output)")
      let text = try project.read("archcheck.yml")
      #expect(text.contains("allow: { from: App }"), "\(text)")
      #expect(text.contains("unused-imports"), "\(text)")
      let check = try archcheck("check", "--strict", project.path)
      #expect(check.status == 0 && check.output.contains("3 suppressed"), "\(check.output)")
      try project.write("struct App {}\n", to: "Sources/App/App.swift")
      try project.write("import Core\n", to: "Sources/App/Unused.swift")
      #expect(try archcheck("check", project.path).status == 1)
    }
  }

  @Test("--freeze excepts no cycle that a comment cuts")
  func freezesCutCycles() throws {
    let cyclic: KeyValuePairs = [
      "archcheck.yml": """
      version: 1
      components: { "{folder}": { paths: "Sources/{folder}/**" } }
      """,
      "Sources/A/A.swift": "struct A { var next: B? }\n",
      "Sources/B/B.swift": """
      struct B {
        // archcheck:ignore no-cycles - until B has its protocol
        var next: [A]
      }

      """,
    ]
    try withTemporaryDirectory(files: cyclic) { project in
      let run = try archcheck("init", "--freeze", "--force", project.path)
      #expect(run.output.contains("there is no cycle"), "\(run.output)")
      #expect(try !project.read("archcheck.yml").contains("except:"))
      #expect(try archcheck("check", project.path).status == 0)
      try project.write("struct B { var next: [A] }\n", to: "Sources/B/B.swift")
      let again = try archcheck("init", "--freeze", "--force", project.path)
      #expect(again.output.contains("1 of them closes a cycle and is an exception"))
    }
  }

  @Test("--freeze keeps of a preset what its own configuration is not warned about")
  func freezesPreset() throws {
    let files: KeyValuePairs = [
      "archcheck.yml": "version: 1\nextends: beaver\n",
      "Module/Core/Core/AppState.swift": "public struct AppState {}\n",
      "Module/Home/Home/HomeReducer.swift": "struct HomeReducer { let state: AppState }\n",
      "App/AppReducer.swift": "struct AppReducer { let home: HomeReducer }\n",
    ]
    try withTemporaryDirectory(files: files) { project in
      let baseline = try archcheck("baseline", project.path)
      #expect(baseline.status == 0, "\(baseline.errors)")
      let run = try archcheck("init", "--freeze", "--force", project.path)
      #expect(run.status == 0, "\(run.errors)")
      let text = try project.read("archcheck.yml")
      #expect(!text.contains("Pods") && !text.contains("Tests/**") && !text.contains("tags:"))
      #expect(text.contains("  \"{module}\":\n"), "\(text)")
      let check = try archcheck(project.path)
      #expect(!check.output.contains("[missing-path]"), "\(check.output)")
      // One warning for all entries about rules that are gone.
      #expect(check.output.components(separatedBy: "[stale-baseline]").count == 2)
      #expect(check.output.contains("about rules that the configuration does not have: `beaver/"))
    }
  }

  @Test("--freeze says what to do where there is one component only")
  func freezesOneComponent() throws {
    try withTemporaryDirectory(files: ["Sources/A.swift": "struct A {}\n"]) { project in
      let run = try archcheck("init", "--freeze", project.path)
      #expect(run.status == 0 && run.output.contains("split the code under 'components:'"))
    }
  }

  @Test("says why it cannot write, with advice that it takes")
  func cannotWrite() throws {
    try withSmallPackage(["archcheck.yml/inside": ""]) { project in
      let run = try archcheck("init", project.path)
      #expect(run.status == 2)
      #expect(run.errors.contains("cannot be written (Is a directory): make it writable"))
      #expect(!run.errors.contains("--output"))
    }
  }

  @Test("says that a folder is read-only", .enabled(if: getuid() != 0))
  func readOnly() throws {
    try withSmallPackage { project in
      let manager = FileManager.default
      try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: project.path)
      defer {
        try? manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: project.path)
      }
      for arguments in [["init"], ["baseline"]] {
        let run = try archcheck(arguments + [project.path])
        #expect(run.status == 2 && run.errors.contains("(Permission denied)"), "\(run.errors)")
      }
    }
  }
}

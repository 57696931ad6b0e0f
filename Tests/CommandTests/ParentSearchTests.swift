import ArchTestSupport
import ArchcheckKit
import RunTestSupport
import Testing

@Suite("The project around a folder")
struct ParentSearchTests {
  /// A run in a folder of the small package.
  private func run(
    _ arguments: String..., in folder: String, with files: KeyValuePairs<String, String> = [:]
  ) throws -> Run {
    try withSmallPackage(files) { try archcheck(arguments, in: $0.path(of: folder)) }
  }

  @Test("is analysed where the folder has no manifest, and that is said in one line")
  func found() throws {
    try withSmallPackage { directory in
      let inside = try archcheck("check", in: directory.path(of: "Sources/App"))
      #expect(try inside.output == archcheck("check", directory.path).output)
      #expect(inside.status == 0)
      #expect(
        inside.errors == "note: '.' contains neither a configuration nor a manifest, so the "
          + "project around it is analysed: \(try #require(resolvedPath(directory.path))) "
          + "(Package.swift). With --no-parent it is '.' alone.\n")
    }
  }

  @Test("is the same for a path on the command line, be it a folder or a source file")
  func explicitPath() throws {
    try withSmallPackage { directory in
      let expected = try archcheck(directory.path).output
      for path in ["Sources/App", "Sources/App/App.swift", "Sources"] {
        let run = try archcheck(path, in: directory.path)
        #expect(run.output == expected)
        #expect(run.errors.hasPrefix("note: '\(path)' contains neither"))
      }
    }
  }

  @Test("is that beside an Xcode project which is named itself")
  func xcodeProject() throws {
    try withSmallPackage(["Small.xcodeproj/project.pbxproj": ""]) { directory in
      let run = try archcheck("list", "modules", "Small.xcodeproj", in: directory.path)
      #expect(run.status == 0 && run.output.contains("Core"), "\(run.errors)")
      #expect(run.errors.hasPrefix("note: 'Small.xcodeproj'"))
    }
  }

  @Test("is not looked for where the folder has a manifest or a configuration")
  func unneeded() throws {
    let nested = try run(
      "list", "modules", in: "Sources/App", with: ["Sources/App/archcheck.yml": "version: 1\n"])
    #expect(nested.errors.isEmpty && !nested.output.contains("Core"))
    let root = try run("list", "modules", in: ".")
    #expect(root.errors.isEmpty && root.output.contains("Core"))
  }

  @Test("is not looked for with --no-parent")
  func noParent() throws {
    let run = try run("list", "modules", "--no-parent", in: "Sources/App")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(!run.output.contains("Core"))
  }

  @Test("is the nearest one, that of a configuration as well as that of a manifest")
  func nearest() throws {
    let configured = try run(
      "list", "modules", in: "Sources/App/In",
      with: ["Sources/archcheck.yml": "version: 1\n", "Sources/App/In/i.swift": "struct In {}\n"])
    #expect(configured.errors.contains("/Sources (archcheck.yml)."), "\(configured.errors)")
    let project = try run(
      "list", "modules", in: "Sources/App/In",
      with: [
        "Sources/App/X.xcodeproj/project.pbxproj": "", "Sources/App/In/i.swift": "struct In {}\n",
      ])
    #expect(project.errors.contains("/App (X.xcodeproj/project.pbxproj)."), "\(project.errors)")
  }

  @Test("is not a folder with a source file that has the name of a manifest")
  func sourceNamedLikeManifest() throws {
    let run = try run(
      "list", "modules", in: "Sources/App/In",
      with: [
        "Sources/App/Project.swift": "struct Project {}\n",
        "Sources/App/In/i.swift": "struct In {}\n",
      ])
    #expect(run.errors.contains("(Package.swift)"))
  }

  @Test("is not above a git repository, nor above the home folder")
  func borders() throws {
    let files: KeyValuePairs = ["Sources/App/In/i.swift": "struct In {}\n"]
    try withSmallPackage(files) { directory in
      let folder = directory.path(of: "Sources/App/In")
      func modules(_ variables: [String: String] = [:]) throws -> Run {
        try archcheck(["list", "modules"], in: folder, with: variables)
      }
      #expect(try modules().output.contains("Core"))
      #expect(try modules(["HOME": directory.path]).output.contains("Core"))
      let home = try modules(["HOME": directory.path(of: "Sources/App")])
      #expect(home.errors.isEmpty && !home.output.contains("Core"))
      try directory.write("ref: refs/heads/main\n", to: "Sources/.git/HEAD")
      let repository = try modules()
      #expect(repository.errors.isEmpty && !repository.output.contains("Core"))
    }
  }

  @Test("explains the places in what stops a run")
  func failure() throws {
    let run = try run(
      "check", in: "Sources/App", with: ["archcheck.yml": "version: 1\nrulez: {}\n"])
    #expect(run.status == 2)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 3 && lines.first?.hasPrefix("note: '.'") == true)
    #expect(lines.dropFirst().first?.hasPrefix("archcheck.yml:2:1: error:") == true)
  }

  @Test("is not mentioned by those that are asked to be quiet")
  func quiet() throws {
    let run = try run("check", "--quiet", in: "Sources/App")
    #expect(run.status == 0 && run.errors.isEmpty && run.output.isEmpty)
  }

  @Test("gets the configuration and the baseline, and its rules are listed")
  func otherCommands() throws {
    let rules = ExitStatusTests.forbidding
    try withSmallPackage { directory in
      let folder = directory.path(of: "Sources/App")
      let made = try archcheck("init", in: folder)
      #expect(made.status == 0 && made.errors.hasPrefix("note: '.'"))
      #expect(try directory.read("archcheck.yml").contains("version: 1"))
      let again = try archcheck("init", in: folder)
      #expect(again.status == 2 && again.errors.contains("There already is a configuration"))
      try directory.write(rules, to: "archcheck.yml")
      #expect(try archcheck("check", in: folder).status == 1)
      #expect(try archcheck("rules", in: folder).output.contains("app-without-core"))
      let config = try archcheck("check", "--print-config", in: folder)
      #expect(config.output.contains("app-without-core"))
      #expect(try archcheck("rules", "explain", "app-without-core", in: folder).status == 0)
      let why = try archcheck("why", "App.swift:4", in: folder)
      #expect(why.status == 0 && why.output.contains("Service"), "\(why.errors)")
      #expect(try archcheck("baseline", in: folder).status == 0)
      #expect(try !directory.read("archcheck-baseline.yml").isEmpty)
      #expect(try archcheck("check", in: folder).status == 0)
    }
  }

  @Test("does not matter for facts of a folder")
  func facts() throws {
    let run = try run("facts", ".", in: "Sources/App")
    #expect(run.output.contains("struct App") && !run.output.contains("Service {"))
  }
}

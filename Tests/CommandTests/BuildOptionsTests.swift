import ArchTestSupport
import RunTestSupport
import Testing

@Suite("Options that choose a build")
struct BuildOptionsTests {
  /// `App` uses `Core` on macOS and in debug builds, `Core` uses `App` on Linux.
  private static let files: KeyValuePairs = [
    "Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "Small", targets: [.target(name: "App"), .target(name: "Core")])

    """,
    "archcheck.yml": """
    version: 1
    rules:
      no-cycles: { acyclic: { at: module } }

    """,
    "Sources/App/App.swift": """
    #if os(macOS)
    import Core
    #elseif DEBUG
    @testable import Core
    #endif

    """,
    "Sources/Core/Core.swift": """
    #if os(Linux)
    import App
    #endif

    """,
  ]

  @Test(
    "leave the edges of that build",
    arguments: [
      ([], ["App -> Core under os(macOS) || DEBUG", "Core -> App under os(Linux)"]),
      (["--platform", "macOS"], ["App -> Core"]),
      (["--platform", "linux"], ["App -> Core under DEBUG", "Core -> App"]),
      (["--platform", "linux", "--define", "DEBUG"], ["App -> Core", "Core -> App"]),
      (["--platform", "linux", "--define", "RELEASE"], ["Core -> App"]),
      (["--platform=linux", "--undefine=DEBUG"], ["Core -> App"]),
    ])
  func edges(options: [String], expected: [String]) throws {
    let run = try withTemporaryDirectory(files: Self.files) { directory in
      try archcheck(["graph", directory.path, "--format", "json"] + options)
    }
    #expect(run.status == 0)
    let edges = try #require(try run.json()["edges"] as? [[String: Any]])
    let lines = edges.map { edge in
      let condition = (edge["condition"] as? String).map { " under \($0)" } ?? ""
      return "\(edge["from"] ?? "") -> \(edge["to"] ?? "")\(condition)"
    }
    #expect(lines == expected)
  }

  @Test("decide which cycles there are")
  func cycles() throws {
    try withTemporaryDirectory(files: Self.files) { directory in
      let debug = try archcheck(directory.path)
      #expect(debug.status == 1)
      #expect(debug.output.contains("under #if os(Linux)"))
      #expect(debug.output.contains("under #if !os(macOS) && DEBUG"))
      let release = try archcheck(directory.path, "--undefine", "DEBUG")
      #expect(release.status == 0)
      #expect(release.output.contains("#if evaluated for DEBUG undefined"))
      #expect(try archcheck(directory.path, "--platform", "macos").status == 0)
      #expect(try archcheck(directory.path, "--platform", "linux").status == 1)
    }
  }

  @Test("may stand in the configuration, where the command line wins over them")
  func configured() throws {
    try withTemporaryDirectory(files: Self.files) { directory in
      let text = try directory.read("archcheck.yml")
      try directory.write(text + "sources: { platform: macos }\n", to: "archcheck.yml")
      #expect(try archcheck(directory.path).status == 0)
      #expect(try archcheck(directory.path, "--platform", "linux").status == 1)
    }
  }

  @Test(
    "that make no sense end the run",
    arguments: [
      (["--platform", "linus"], "Did you mean `linux`?"),
      (["--platform", "amiga"], "`macos`"),
      (["--define", "A=1"], "has no value"),
      (["--define", "A", "--undefine", "A"], "contradict each other"),
      (["--swift-version", "six"], "6.1"),
    ])
  func mistakes(options: [String], advice: String) throws {
    let run = try withTemporaryDirectory(files: Self.files) { directory in
      try archcheck(["check", directory.path] + options)
    }
    #expect(run.status == 2)
    #expect(run.errors.contains(advice))
    #expect(run.output.isEmpty)
  }
}

import ArchTestSupport
import RunTestSupport
import Testing

@Suite("why FROM TO")
struct ChainTests {
  @Test(
    "infers the level from what is named, and takes patterns, paths and prefixes",
    arguments: [
      (["App", "Core"], "module", [["App", "Core"]]),
      (["App.App", "Core.Service"], "type", [["App.App", "Core.Service"]]),
      (["Screen", "Service"], "type", [["App.Screen", "App.App", "Core.Service"]]),
      (["App.Screen", "Core"], "type", [["App.Screen", "App.App", "Core.Service"]]),
      (["A??.S*", "Service"], "type", [["App.Screen", "App.App", "Core.Service"]]),
      (
        ["Sources/App/Screen.swift", "Sources/Core/"], "file",
        [["Sources/App/Screen.swift", "Sources/App/App.swift", "Sources/Core/Service.swift"]]
      ),
      (["Sources/App", "./Sources/Core/"], "folder", [["Sources/App", "Sources/Core"]]),
      (["type:App", "module:Core"], "type", [["App.App", "Core.Service"]]),
      (["App", "Core", "--granularity", "type"], "type", [["App.App", "Core.Service"]]),
      (["AppTests", "Core"], "module", [["AppTests", "App", "Core"]]),
    ])
  func levels(arguments: [String], level: String, expected: [[String]]) throws {
    let run = try withThreeSteps {
      try archcheck(["why"] + arguments + ["--format", "json"], in: $0.path)
    }
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let json = try run.json()
    #expect(json["granularity"] as? String == level)
    let chains = try #require(json["chains"] as? [[[String: Any]]])
    let names = chains.map { chain in
      chain.prefix(1).compactMap { $0["from"] as? String }
        + chain.compactMap { $0["to"] as? String }
    }
    #expect(names == expected)
  }

  @Test("shows the place of one reference a hop")
  func text() throws {
    let run = try withThreeSteps { try archcheck("why", "Screen", "Service", in: $0.path) }
    #expect(
      run.output == """
        Screen → Service · by type

        App.Screen
          → App.App       Sources/App/Screen.swift:2:12  App (type)
          → Core.Service  Sources/App/App.swift:4:16     Service (type)

        1 shortest chain of 2 hops

        """)
  }

  @Test("names the import where nothing else proves a hop")
  func imports() throws {
    let run = try withThreeSteps { try archcheck("why", "AppTests", "Core", in: $0.path) }
    #expect(run.output.contains("Tests/AppTests/AppTests.swift:1:18  import App"))
  }

  @Test("mentions the other direction where there is no chain, with exit status 0")
  func otherDirection() throws {
    try withThreeSteps { directory in
      let back = try archcheck("why", "Core", "App", in: directory.path)
      #expect(back.status == 0)
      #expect(back.output.contains("No chain of dependencies leads from Core to App."))
      #expect(back.output.contains("In the other direction there is one of 1 hop"))
      #expect(back.output.contains("Sources/App/App.swift:4:16"))
      let none = try archcheck("why", "Alone", "Service", in: directory.path)
      #expect(none.status == 0)
      #expect(none.output.contains("There is none in the other direction either."))
    }
  }

  @Test("lists as many chains as --limit says, and counts all")
  func limit() throws {
    try withSmallPackage(["Sources/App/App.swift": Self.twoWays]) { directory in
      let all = try archcheck("why", "Start", "Service", directory.path)
      #expect(all.output.contains("2 shortest chains of 2 hops"))
      let one = try archcheck("why", "Start", "Service", directory.path, "--limit", "1")
      #expect(one.output.contains("1 of 2 shortest chains of 2 hops (--limit shows more)"))
      #expect(one.output.contains("App.One"))
      #expect(!one.output.contains("App.Two"))
    }
  }

  @Test(
    "refuses what names nothing, several things or the same twice",
    arguments: [
      (["why", "Scren", "Core"], "Did you mean 'Screen'?"),
      (["why", "App", "Coer"], "Did you mean 'Core'?"),
      (["why", "Twin", "Service"], "'App.Twin', 'Core.Twin'"),
      (["why", "App", "App"], "are the same at level module"),
      (["why", "module:Screen", "Core"], "No module is named 'module:Screen'"),
      (["why", "App{", "Core"], "is not a pattern"),
      (["why", "App", "Core", "--limit", "0"], "--limit is 0"),
      (["why", "App"], "Missing expected argument"),
    ])
  func refusals(arguments: [String], message: String) throws {
    let run = try withThreeSteps { try archcheck(arguments, in: $0.path) }
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(message))
  }

  /// The small package with a type before `App`, one apart, two that share a name, and a test.
  private func withThreeSteps<Result>(
    _ body: (TemporaryDirectory) throws -> Result
  ) throws -> Result {
    let files: KeyValuePairs = [
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Small",
        targets: [
          .target(name: "App", dependencies: ["Core"]),
          .target(name: "Core"),
          .testTarget(name: "AppTests", dependencies: ["App"]),
        ])

      """,
      "Sources/App/Screen.swift": """
      struct Screen {
        let app: App
      }

      struct Alone {}
      struct Twin {}

      """,
      "Sources/Core/Twin.swift": "struct Twin {}\n",
      "Tests/AppTests/AppTests.swift": "@testable import App\n",
    ]
    return try withSmallPackage(files, body)
  }

  private static let twoWays = """
    import Core

    struct Start {
      let one: One
      let two: Two
    }
    struct One { let service: Service }
    struct Two { let service: Service }

    """
}

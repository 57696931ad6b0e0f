import ArchTestSupport
import RunTestSupport
import Testing

@Suite("Options that choose traits of packages")
struct TraitOptionTests {
  /// `App` uses `Net` with a trait that is on by itself, and `Store` with another one.
  private static let files: KeyValuePairs = [
    "Package.swift": """
    // swift-tools-version: 6.1
    import PackageDescription
    let package = Package(
      name: "Small", traits: [.default(enabledTraits: ["Online"]), "Online", "Keeping"],
      targets: [
        .target(
          name: "App",
          dependencies: [
            .target(name: "Net", condition: .when(traits: ["Online"])),
            .target(name: "Store", condition: .when(traits: ["Keeping"])),
          ],
          swiftSettings: [.enableUpcomingFeature("ExistentialAny", .when(traits: ["Online"]))]),
        .target(name: "Net", publicHeadersPath: "."), .target(name: "Store"),
      ])

    """,
    "archcheck.yml": """
    version: 1
    rules:
      declared: { manifest: { checks: missing } }
      modern: { targets: { settings: { SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY: "YES" } } }

    """,
    "Sources/App/App.swift": """
    #if Online
    import Net
    func load() -> Loader { Loader() }
    #else
    import Store
    func load() -> Box { Box() }
    #endif
    #if Keeping
    import Store
    let box = Box()
    #endif

    """,
    "Sources/Net/Net.swift": "public struct Loader { public init() {} }\n",
    "Sources/Net/net.h": "#ifdef Online\nint online(void);\n#else\nint offline(void);\n#endif\n",
    "Sources/Store/Store.swift": "public struct Box { public init() {} }\n",
  ]

  @Test(
    "leave the edges of that build",
    arguments: [
      ([], ["App -> Net under Online", "App -> Store under !Online || Keeping"]),
      (["--traits", "defaults"], ["App -> Net"]),
      (["--traits", "Keeping,defaults"], ["App -> Net", "App -> Store"]),
      (["--traits", "Keeping"], ["App -> Store"]),
      (["--disable-default-traits"], ["App -> Store"]),
      (["--enable-all-traits"], ["App -> Net", "App -> Store"]),
      (["--traits", "defaults", "--undefine", "Online"], ["App -> Store"]),
    ])
  func edges(options: [String], expected: [String]) throws {
    let run = try withTemporaryDirectory(files: Self.files) { directory in
      try archcheck(
        ["graph", directory.path, "--format", "json", "--granularity", "module"] + options)
    }
    #expect(run.status == 0)
    let edges = try #require(try run.json()["edges"] as? [[String: Any]])
    let lines = edges.map { edge in
      let condition = (edge["condition"] as? String).map { " under \($0)" } ?? ""
      return "\(edge["from"] ?? "") -> \(edge["to"] ?? "")\(condition)"
    }
    #expect(lines == expected)
  }

  @Test("decide about rules on manifests and settings")
  func rules() throws {
    try withTemporaryDirectory(files: Self.files) { directory in
      let settings = ["--only", "modern", "--no-cache"]
      let open = try archcheck([directory.path] + settings)
      #expect(open.output.contains("1 case undecided"))
      let off = try archcheck([directory.path, "--traits", "Keeping"] + settings)
      #expect(off.output.contains("target 'App' does not set"))
      #expect(off.output.contains("#if evaluated for trait Keeping"))
      let on = try archcheck([directory.path, "--traits", "defaults"] + settings)
      #expect(!on.output.contains("target 'App' does not set"))
      // Without the trait the manifest declares no dependency, which the code under `#else` lacks.
      let declared = try archcheck(
        directory.path, "--only", "declared", "--no-cache", "--disable-default-traits")
      #expect(declared.status == 1)
      #expect(declared.output.contains("'App' imports 'Store'"))
    }
  }

  @Test("may stand in the configuration, where the command line wins over them")
  func configured() throws {
    try withTemporaryDirectory(files: Self.files) { directory in
      let text = try directory.read("archcheck.yml")
      try directory.write(text + "sources: { traits: [] }\n", to: "archcheck.yml")
      let none = try archcheck(directory.path, "--only", "declared", "--no-cache")
      #expect(none.output.contains("#if evaluated for no trait"))
      #expect(none.status == 1)
      let standard = try archcheck(
        directory.path, "--only", "declared", "--no-cache", "--traits", "defaults")
      #expect(standard.status == 0)
      let printed = try archcheck(directory.path, "--print-config")
      #expect(printed.output.contains("traits: []"))
    }
  }

  @Test("are said where they are mistaken")
  func mistakes() throws {
    try withTemporaryDirectory(files: Self.files) { directory in
      for names in ["", "A,,B", "A B", "1"] {
        let run = try archcheck(directory.path, "--traits", names)
        #expect(run.status == 2)
        #expect(run.errors.contains("is not the name of a trait"))
      }
      let run = try archcheck(directory.path, "--traits", "Onlien", "--no-cache")
      #expect(run.output.contains("The trait Onlien is chosen, but none"))
    }
  }
}

import ArchTestSupport
import RunTestSupport
import Testing

@Suite("A Swift package that mixes languages")
struct MixedPackageRunTests {
  /// `Core` is written in Swift and Objective-C, `Shell` uses it from C and from Swift by a bridging header.
  private static let files: KeyValuePairs = [
    "Package.swift": """
    // swift-tools-version: 6.5
    import PackageDescription
    let package = Package(
      name: "Mixed",
      targets: [
        .target(
          name: "Core", publicHeadersPath: "api", cSettings: [.headerSearchPath("inner")],
          swiftSettings: [.bridgingHeader("inner/bridge.h", visibility: .internal)]),
        .executableTarget(
          name: "Shell", dependencies: ["Core"],
          swiftSettings: [.bridgingHeader("shell.h", visibility: .public)]),
        .testTarget(
          name: "CoreTests", dependencies: ["Core"], publicHeadersPath: "Support",
          cSettings: [.define("TESTING")]),
      ])

    """,
    "archcheck.yml":
      "version: 1\nrules: { declared: { manifest: { checks: [missing, unused] } } }\n",
    "Sources/Core/api/Door.h": "@interface Door\n- (void)open;\n@end\nint doors(void);\n",
    "Sources/Core/inner/bridge.h": "int hinges(int of);\n",
    "Sources/Core/Door.m": """
    #import "Door.h"
    #import "bridge.h"
    #import "Core-Swift.h"
    @implementation Door
    - (void)open { [[House new] enter]; }
    @end
    int hinges(int of) { return of; }

    """,
    "Sources/Core/House.swift": """
    import Foundation
    @objc public class House: NSObject {
      @objc public func enter() { _ = hinges(Int32(doors())) }
    }

    """,
    "Sources/Shell/shell.h": "#import <Door.h>\nint knock(void);\n",
    "Sources/Shell/knock.c": "#include \"shell.h\"\nint knock(void) { return doors(); }\n",
    "Sources/Shell/main.swift": "func look(through door: Door) { _ = knock() }\n",
    "Sources/Shell/Walk.swift": "import Core\nlet house = House.self\n",
    "Tests/CoreTests/Support/Fake.h": "int fake(void);\n",
    "Tests/CoreTests/Fake.c": "#include \"Fake.h\"\nint fake(void) { return 1; }\n",
    "Tests/CoreTests/CoreTests.swift": "import Core\nlet house = House()\nlet number = fake()\n",
  ]

  @Test("has edges between the languages in and between its targets")
  func edges() throws {
    let run = try withTemporaryDirectory(files: Self.files) { directory in
      try archcheck(
        "graph", directory.path, "--format", "json", "--granularity", "file", "--include-tests",
        "--no-cache")
    }
    #expect(run.status == 0)
    let edges = try #require(try run.json()["edges"] as? [[String: Any]])
    #expect(
      edges.map { edge in
        [edge["from"], edge["to"]].map { end in
          String("\(end ?? "")".split(separator: "/").last ?? "")
        }.joined(separator: " -> ")
      }.sorted() == [
        "CoreTests.swift -> Fake.h", "CoreTests.swift -> House.swift", "Door.m -> Door.h",
        "Door.m -> House.swift", "House.swift -> Door.h", "House.swift -> bridge.h",
        "Walk.swift -> House.swift", "knock.c -> Door.h", "main.swift -> Door.h",
        "main.swift -> shell.h",
      ])
  }

  @Test("declares what its bridging header shows")
  func dependencies() throws {
    try withTemporaryDirectory(files: Self.files) { directory in
      let run = try archcheck(directory.path, "--no-cache")
      #expect(run.status == 0, "\(run.output)")
      let listed = try archcheck("list", "dependencies", directory.path, "--declared", "--no-cache")
      #expect(listed.output.contains("used"))
      #expect(!listed.output.contains("unused"))
    }
  }
}

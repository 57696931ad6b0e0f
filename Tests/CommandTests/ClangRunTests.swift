import ArchTestSupport
import RunTestSupport
import Testing

/// An environment in which no libclang is found.
let withoutClang = ["ARCHCHECK_LIBCLANG": "/nonexistent"]

@Suite("A project in Swift and C, with libclang and without")
struct ClangRunTests {
  private static let files: KeyValuePairs = [
    "Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Mixed",
      targets: [
        .target(name: "App", dependencies: ["Core"]),
        .target(name: "Core"),
        .target(name: "Native"),
      ])

    """,
    "Sources/Native/include/native.h": "int native_count(void);\n",
    "Sources/Native/native.c": "#include \"native.h\"\nint native_count(void) { return 1; }\n",
    "Sources/Native/View.m": "#import \"native.h\"\n@interface View : NSObject\n@end\n",
  ]

  private func run(_ arguments: [String], with variables: [String: String]) throws -> Run {
    try withSmallPackage(Self.files) { try archcheck(arguments, in: $0.path, with: variables) }
  }

  @Test(
    "says the same about Swift in both states",
    arguments: [
      ["list", "declarations", "--format", "csv"], ["list", "dependencies", "--format", "csv"],
      ["list", "unresolved", "--format", "csv"], ["metrics", "--format", "csv"],
      ["list", "files", "--format", "csv"],
    ])
  func sameSwiftResults(arguments: [String]) throws {
    func swiftLines(_ variables: [String: String]) throws -> String {
      let run = try run(arguments, with: variables)
      #expect(run.status == 0)
      return run.output.split(separator: "\n").filter { !$0.contains("Native") }
        .joined(separator: "\n")
    }
    #expect(try swiftLines([:]) == swiftLines(withoutClang))
  }

  @Test("gives the same facts of Swift files in both states")
  func sameSwiftFacts() throws {
    let arguments = ["facts", ".", "--matching", "**/*.swift", "--format", "json"]
    let with = try run(arguments, with: [:])
    let without = try run(arguments, with: withoutClang)
    #expect(with.status == 0)
    #expect(with.output == without.output)
    #expect(without.errors.isEmpty)
  }

  @Test("is warned about without, once, with what to install")
  func warning() throws {
    let run = try run(["check", "--format", "json"], with: withoutClang)
    #expect(run.status == 0)
    let json = try run.json()
    let problems = try #require(json["problems"] as? [[String: Any]])
    let skipped = problems.filter { $0["kind"] as? String == "skipped-language" }
    #expect(skipped.count == 1)
    let message = try #require(skipped.first?["message"] as? String)
    #expect(message.hasPrefix("3 files (1 Objective-C, 1 C, 1 header) are not analysed"))
    #expect(message.contains("ARCHCHECK_LIBCLANG is '/nonexistent'"))
    #expect(message.contains("apt-get install"))
    let coverage = try #require(json["coverage"] as? [String: Any])
    #expect(coverage["skippedFiles"] as? Int == 3)
  }

  @Test(
    "ends with 3 without, where it is required or nothing else is there",
    arguments: [
      ["check", "--require-clang"], ["metrics", "--require-clang"],
      ["facts", "Sources/Native/View.m"],
    ])
  func required(arguments: [String]) throws {
    let run = try run(arguments, with: withoutClang)
    #expect(run.status == 3)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("Tried: /nonexistent."))
    let only = try withTemporaryDirectory(files: ["a.c": "int a;\n"]) {
      try archcheck("check", in: $0.path, with: withoutClang)
    }
    #expect(only.status == 3)
    #expect(only.errors.contains("1 file (1 C) is not analysed."))
  }

  @Test("is read with, and says by which library")
  func read() throws {
    let run = try run(["list", "files", "--format", "csv"], with: [:])
    #expect(run.output.contains("Sources/Native/View.m,Native,Native,objective-c,"))
    #expect(run.output.contains("Sources/Native/include/native.h,Native,Native,c,"))
    let verbose = try self.run(["check", "--verbose", "--require-clang"], with: [:])
    #expect(verbose.status == 0)
    #expect(verbose.errors.contains("libclang: /"))
    #expect(!verbose.output.contains("skipped"))
  }

  @Test("has facts of every language")
  func facts() throws {
    let run = try run(["facts", "Sources/Native/View.m"], with: [:])
    #expect(run.status == 0)
    #expect(run.output.contains("class View: NSObject"))
  }

  @Test("loads no library where all is Swift")
  func swiftOnly() throws {
    let run = try withSmallPackage {
      try archcheck("check", "--verbose", "--require-clang", in: $0.path, with: withoutClang)
    }
    #expect(run.status == 0)
    #expect(!run.errors.contains("libclang"))
  }
}

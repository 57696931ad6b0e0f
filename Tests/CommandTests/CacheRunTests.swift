import ArchTestSupport
import Foundation
import RunTestSupport
import Testing

/// A run with a cache says what one without says, byte for byte.
@Suite("A run with a cache")
struct CacheRunTests {
  private static let rules = """
    version: 1
    rules:
      app-without-core:
        forbid: { from: App, to: Core }

    """

  private func check(_ directory: TemporaryDirectory, _ more: String...) throws -> Run {
    try archcheck(
      ["check", "--cache-path", directory.path(of: "cache")] + more + [
        directory.path(of: "project")
      ],
      memory: nil)
  }

  private func checkAnew(_ directory: TemporaryDirectory) throws -> Run {
    try archcheck(["check", "--no-cache", directory.path(of: "project")], memory: nil)
  }

  private func withProject<Result>(_ body: (TemporaryDirectory) throws -> Result) throws -> Result {
    try withTemporaryDirectory { directory in
      for (path, text) in smallPackage { try directory.write(text, to: "project/\(path)") }
      try directory.write(Self.rules, to: "project/archcheck.yml")
      return try body(directory)
    }
  }

  /// What a run with `--verbose` says of the cache.
  private func summary(_ directory: TemporaryDirectory) throws -> String {
    let run = try check(directory, "--verbose")
    return run.errors.split(separator: "\n").map(String.init).first { $0.hasPrefix("cache: ") }
      ?? ""
  }

  @Test("says the same again, files given by --output and findings included")
  func repeated() throws {
    try withProject { directory in
      let expected = try checkAnew(directory)
      #expect(expected.status == 1)
      let file = directory.path(of: "report.json")
      var reports: [String] = []
      for _ in 0..<3 {
        #expect(try check(directory) == expected)
        let run = try check(directory, "--format", "text", "--format", "json", "--output", file)
        #expect(run.status == 1)
        reports.append(try directory.read("report.json"))
        try FileManager.default.removeItem(atPath: file)
      }
      #expect(Set(reports).count == 1)
    }
  }

  @Test("reads and resolves only what has changed")
  func changes() throws {
    try withProject { directory in
      let app = "project/Sources/App/App.swift"
      let text = "import Core\nstruct App { func f() { _ = Service() } }\n"
      try directory.write(text, to: app)
      #expect(try summary(directory).hasPrefix("cache: 0 of 2 files known, 0 with what they name"))
      #expect(try summary(directory).hasPrefix("cache: 2 of 2 files known, 2 with what they name"))
      // In a body: what others see of the file stays.
      try directory.write(text.replacing("Service()", with: "Service().self; g()"), to: app)
      #expect(try summary(directory).hasPrefix("cache: 1 of 2 files known, 1 with what they name"))
      // A declaration more: others may mean it.
      try directory.write(text + "struct View {}\n", to: app)
      #expect(try summary(directory).hasPrefix("cache: 1 of 2 files known, 0 with what they name"))
      // The same bytes under another name are known.
      try directory.write(text, to: "project/Sources/Core/Other.swift")
      #expect(try summary(directory).hasPrefix("cache: 3 of 3 files known, 0 with what they name"))
    }
  }

  @Test("sees a change of what it did not read but asked for")
  func questions() throws {
    try withProject { directory in
      #expect(try check(directory).status == 1)
      // A baseline that was not there, and the folder's own configuration under its other name.
      let baseline = directory.path(of: "project/archcheck-baseline.yml")
      #expect(try archcheck("baseline", directory.path(of: "project")).status == 0)
      #expect(try check(directory).status == 0)
      try FileManager.default.removeItem(atPath: baseline)
      #expect(try check(directory).status == 1)
      let coloured = try archcheck(
        ["check", "--cache-path", directory.path(of: "cache"), directory.path(of: "project")],
        with: ["NO_COLOR": "1"], memory: nil)
      #expect(coloured == (try checkAnew(directory)))
    }
  }

  @Test("says what a run without says, in any order of edits", arguments: 0..<6)
  func edits(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    try withProject { directory in
      let names = ["App/App", "App/View", "Core/Service", "Core/Store", "Core/main"]
      let texts = [
        "import Core\n\nstruct View {\n  let store: Store\n  func f() { store.load() }\n}\n",
        "public struct Store {\n  public func load() { let x = 1 }\n}\n",
        "public struct Store {\n  public func load() { let x = 2; _ = Service() }\n}\n",
        "public struct Service {\n  public init() {}\n}\n#if DEBUG\nstruct Debug {}\n#endif\n",
        "import Core\nstruct App {}\n", "struct Broken {\n", "",
        "// archcheck:ignore app-without-core\n",
      ]
      for _ in 0..<12 {
        let path = directory.path(
          of: "project/Sources/\(names.randomElement(using: &generator)!).swift")
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: try? FileManager.default.removeItem(atPath: path)
        case 1:
          try? FileManager.default.removeItem(atPath: path)
          try FileManager.default.createSymbolicLink(
            atPath: path, withDestinationPath: "../Core/Service.swift")
        case 2:
          let rules = [Self.rules, "version: 1\n", "version: 1\nrules: {}\n", "version: 2\n"]
          try directory.write(
            rules.randomElement(using: &generator)!, to: "project/archcheck.yml")
        case 3:
          _ = try? FileManager.default.setAttributes(
            [.modificationDate: Date()], ofItemAtPath: path)
        default:
          // Not through a link, which may lead to itself.
          try? FileManager.default.removeItem(atPath: path)
          try Data(texts.randomElement(using: &generator)!.utf8).write(
            to: URL(fileURLWithPath: path))
        }
        let expected = try checkAnew(directory)
        for _ in 0..<2 { #expect(try check(directory) == expected, "seed \(seed)") }
      }
    }
  }

  @Test("does without a cache that it cannot use, and says so in one line")
  func unusable() throws {
    try withProject { directory in
      let expected = try checkAnew(directory)
      try directory.write("", to: "cache")
      let run = try check(directory)
      #expect(run.output == expected.output && run.status == expected.status)
      #expect(
        run.errors.hasPrefix("note: The cache ") && run.errors.hasSuffix("give --no-cache.\n"))
      #expect(run.errors.split(separator: "\n").count == 1)
      #expect(try check(directory, "--quiet").errors.isEmpty)
    }
  }

  @Test("is shown, shrunk and removed by `archcheck cache`")
  func commands() throws {
    try withProject { directory in
      _ = try check(directory)
      func cache(_ command: String...) throws -> Run {
        try archcheck(["cache"] + command + ["--cache-path", directory.path(of: "cache")])
      }
      #expect(try cache("stats").output.contains("files: 2 ("))
      #expect(try cache("prune", "--max-size", "0").output.contains("2 of 2 files removed"))
      #expect(try cache("stats").output.contains("files: 0 ("))
      #expect(try cache("clear").status == 0)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: directory.path(of: "cache")).isEmpty)
      #expect(try archcheck("cache", "stats").status == 2)
      #expect(try archcheck("cache", "prune", "--max-size", "-1").status == 2)
      #expect(try archcheck("check", "--no-cache", "--cache-path", "x").status == 2)
    }
  }
}

/// Files of the C family and the libclang that reads them.
@Suite("A cached run of the C family")
struct CachedClangTests {
  @Test("knows files without loading libclang, and not after it is gone")
  func library() throws {
    try withSmallPackage([
      "Sources/C/c.c": "int f(void) { return 1; }\n", "Sources/C/include/c.h": "int f(void);\n",
    ]) {
      directory in
      try directory.write(
        try directory.read("Package.swift").replacing(
          ".target(name: \"Core\"),", with: ".target(name: \"Core\"), .target(name: \"C\"),"),
        to: "Package.swift")
      func check(_ variables: [String: String] = [:], _ more: String...) throws -> Run {
        try archcheck(
          ["check", "--cache-path", directory.path(of: "cache")] + more, in: directory.path,
          with: variables, memory: nil)
      }
      let expected = try archcheck(["check", "--no-cache"], in: directory.path, memory: nil)
      try #require(!expected.output.contains("not analysed"))
      for _ in 0..<2 { #expect(try check().output == expected.output) }
      let verbose = try check([:], "--verbose")
      #expect(verbose.errors.contains("cache: 4 of 4 files known"))
      #expect(verbose.errors.contains("libclang: "))
      // A header that has changed has to be read after all.
      try directory.write("int f(void);\nint g(void);\n", to: "Sources/C/include/c.h")
      #expect(try check([:], "--verbose").errors.contains("cache: 3 of 4 files known"))
      let gone = ["ARCHCHECK_LIBCLANG": "/nowhere"]
      for _ in 0..<2 {
        let run = try check(gone)
        #expect(
          run.output
            == (try archcheck(["check", "--no-cache"], in: directory.path, with: gone, memory: nil))
            .output)
        #expect(run.output.contains("2 files (1 C, 1 header) are not analysed"))
      }
    }
  }
}

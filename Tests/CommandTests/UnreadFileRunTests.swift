import ArchTestSupport
import Foundation
import RunTestSupport
import Testing

/// A source or a manifest that is there and is not read, or not to its end, hides what it breaks.
@Suite("What is not read")
struct UnreadFileRunTests {
  /// A way in which something is not read, put into the small package.
  struct Gap: CustomTestStringConvertible, Sendable {
    var kind: String
    /// The file that is named.
    var path: String
    /// What it holds; `nil` where `make` puts something else there.
    var bytes: [UInt8]?
    var others: [String: String] = [:]
    var make: @Sendable (TemporaryDirectory) throws -> Void = { _ in }

    init(
      _ kind: String, _ path: String, _ text: String? = nil, others: [String: String] = [:],
      make: @escaping @Sendable (TemporaryDirectory) throws -> Void = { _ in }
    ) {
      (self.kind, self.path, bytes) = (kind, path, text.map { Array($0.utf8) })
      (self.others, self.make) = (others, make)
    }

    var testDescription: String { "\(kind) \(path)" }
  }

  private static let extra = "Sources/App/Extra.swift"
  /// What the rule forbids, which every one of the files holds.
  private static let forbidden = "import Core\nlet service = Service()\n"

  private static let manifest = smallPackage.first { $0.key == "Package.swift" }?.value ?? ""

  static let gaps: [Gap] = [
    Gap("file-too-large", extra, forbidden + String(repeating: "// 345678\n", count: 200_000)),
    Gap(
      "nesting-too-deep", extra,
      forbidden + String(repeating: "#if A\n", count: 300)
        + String(repeating: "#endif\n", count: 300)),
    Gap(
      "nesting-too-deep", extra,
      "let a = " + String(repeating: "[[", count: 300) + "\n" + forbidden),
    Gap("unreadable-file", extra) { directory in
      let bytes = ("\u{FEFF}" + forbidden).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      try Data(bytes).write(to: URL(fileURLWithPath: directory.path(of: extra)))
    },
    Gap("unreadable-file", extra) { directory in
      let outside = directory.path + "-outside.swift"
      try Data(forbidden.utf8).write(to: URL(fileURLWithPath: outside))
      try FileManager.default.createSymbolicLink(
        atPath: directory.path(of: extra), withDestinationPath: outside)
    },
    Gap("unreadable-file", extra) { directory in
      try #require(mkfifo(directory.path(of: extra), 0o600) == 0)
    },
    Gap(
      "resolution-limit", extra,
      "func use(a: A) {\n" + String(repeating: "a + a\n", count: 100) + "}\n",
      others: [
        "Sources/App/Operators.swift": "struct A {}\n"
          + String(repeating: "func + (a: A, b: A) {}\n", count: 3000)
      ]),
    Gap(
      "unreadable-file", "Package.swift",
      manifest
        + String(repeating: "// 345678\n", count: 420_000)),
    Gap(
      "nesting-too-deep", "Package.swift",
      manifest
        + "let a = " + String(repeating: "[[", count: 300)),
  ]

  @Test("fails a check whose only gate is a share, too")
  func shares() throws {
    let extra = Self.forbidden + String(repeating: "// 345678\n", count: 200_000)
    try withSmallPackage([Self.extra: extra]) { directory in
      #expect(try archcheck("check", in: directory.path).status == 0)
      #expect(try archcheck("check", "--min-files", "1%", in: directory.path).status == 1)
      let allowed = try archcheck(
        "check", "--min-files", "1%", "--allow-set-aside", in: directory.path)
      #expect(allowed.status == 0)
    }
  }

  private static let gate = """
    version: 1
    rules:
      core-stands-alone:
        forbid: { from: "Co*", to: "App*" }
        may-be-empty: true

    """

  private func withGap<Result>(
    _ gap: Gap, configuration: String? = gate, _ body: (TemporaryDirectory) throws -> Result
  ) throws -> Result {
    try withSmallPackage { directory in
      defer { try? FileManager.default.removeItem(atPath: directory.path + "-outside.swift") }
      if let configuration { try directory.write(configuration, to: "archcheck.yml") }
      for (path, text) in gap.others { try directory.write(text, to: path) }
      if let bytes = gap.bytes {
        try Data(bytes).write(to: URL(fileURLWithPath: directory.path(of: gap.path)))
      }
      try gap.make(directory)
      return try body(directory)
    }
  }

  @Test("fails a check with rules, and is named with --quiet too", arguments: gaps)
  func gate(gap: Gap) throws {
    try withGap(gap) { directory in
      let run = try archcheck("check", "--quiet", "--no-cache", directory.path)
      #expect(run.status == 1)
      #expect(run.output.contains("error") && run.output.contains("\(gap.path)"))
      #expect(run.output.contains("[\(gap.kind)]"))
      #expect(run.output.replacing(/\s+/, with: " ").contains("--allow-set-aside makes this a"))
      let allowed = try archcheck(
        "check", "--quiet", "--no-cache", "--allow-set-aside", directory.path)
      #expect(allowed.status == 0, "\(allowed)")
      #expect(allowed.output.contains("[\(gap.kind)]") && !allowed.output.contains("error"))
    }
  }

  @Test("is a warning where no rule can fail the run, with --quiet too", arguments: gaps)
  func recommended(gap: Gap) throws {
    let warning = Self.gate + "    severity: warning\n"
    for configuration in [nil, warning, "version: 1\nrules: {}\n"] {
      try withGap(gap, configuration: configuration) { directory in
        let run = try archcheck("check", "--quiet", "--no-cache", directory.path)
        #expect(run.status == 0)
        #expect(run.output.contains("warning") && run.output.contains("[\(gap.kind)]"))
        #expect(try archcheck("check", "--strict", "--no-cache", directory.path).status == 1)
      }
    }
  }

  @Test("is among the errors of every format, and counted as one of them")
  func formats() throws {
    try withGap(Self.gaps[0]) { directory in
      func output(_ format: String) throws -> String {
        let run = try archcheck("check", "--no-cache", "--format", format, directory.path)
        #expect(run.status == 1)
        return run.output
      }
      for format in [
        "text", "json", "sarif", "markdown", "junit", "github", "gitlab", "agent", "xcode",
        "rdjson", "sonarqube",
      ] {
        let text = try output(format)
        #expect(text.contains(Self.extra) && text.contains("file-too-large"), "\(format)")
      }
      let json = try JSONSerialization.jsonObject(with: Data(output("json").utf8))
      let summary = try #require((json as? [String: Any])?["summary"] as? [String: Any])
      #expect(summary["errors"] as? Int == 1 && summary["exitCode"] as? Int == 1)
      #expect(try output("text").contains("1 error"))
      #expect(try output("markdown").hasPrefix("### archcheck: 1 error"))
      #expect(try output("agent").hasPrefix("archcheck: 1 error"))
      #expect(try output("xcode").contains("Extra.swift:1: error: The file has"))
      #expect(try output("github").contains("::error file=\(Self.extra)"))
      #expect(try output("junit").contains(" failures=\"1\""))
      #expect(try output("gitlab").contains("\"major\""))
      #expect(try output("rdjson").contains("\"ERROR\""))
      let sarif = try output("sarif")
      #expect(sarif.contains("\"ruleId\": \"archcheck/file-too-large\""))
      #expect(sarif.contains("\"exitCode\": 1"))
    }
  }

  @Test("is no reason to fail once the configuration excludes it")
  func excluded() throws {
    for gap in Self.gaps where gap.path == Self.extra {
      let configuration = "sources: { exclude: [\"**/Extra.swift\"] }\n" + Self.gate
      try withGap(gap, configuration: configuration) { directory in
        let run = try archcheck("check", "--no-cache", "--quiet", directory.path)
        #expect(run.status == 0 && run.output.isEmpty, "\(gap.testDescription): \(run)")
      }
    }
  }

  @Test("fails a check of some files as well, whatever those are")
  func scopes() throws {
    try withGap(Self.gaps[0]) { directory in
      try directory.write("Sources/Core/Service.swift\n", to: "list.txt")
      let listed = try archcheck(
        "check", "--quiet", "--paths-from", directory.path(of: "list.txt"), directory.path,
        in: directory.path)
      #expect(listed.status == 1 && listed.output.contains("[file-too-large]"))
      let repository = try TestRepository(in: directory)
      try repository.commitAll()
      try directory.write("public struct Service {}\n", to: "Sources/Core/Service.swift")
      try repository.git("add", "-A")
      let staged = try archcheck("check", "--staged", "--quiet", in: directory.path)
      #expect(staged.status == 1 && staged.output.contains("[file-too-large]"))
      #expect(
        try archcheck("check", "--staged", "--allow-set-aside", in: directory.path).status == 0)
    }
  }

  @Test("keeps the baseline as it is, since it would lose entries, unless that is allowed")
  func baseline() throws {
    try withSmallPackage(["archcheck.yml": ExitStatusTests.forbidding]) { directory in
      let path = directory.path
      #expect(try archcheck("baseline", path).status == 0)
      let before = try directory.read("archcheck-baseline.yml")
      let app = "Sources/App/App.swift"
      try directory.write(
        try directory.read(app) + String(repeating: "// 345678\n", count: 200_000), to: app)
      let update = try archcheck("baseline", path)
      #expect(update.status == 3 && update.output.isEmpty)
      #expect(update.errors.contains("The baseline was not written"))
      #expect(update.errors.contains("Sources/App/App.swift: warning: The file has"))
      #expect(try directory.read("archcheck-baseline.yml") == before)
      // Nor does a check take the entries for gone.
      let check = try archcheck("check", path)
      #expect(check.status == 1 && !check.output.contains("stale-baseline"))
      #expect(
        try archcheck("check", path, "--allow-set-aside").output.contains("stale-baseline"))
      #expect(try archcheck("baseline", path, "--allow-set-aside").status == 0)
      #expect(try directory.read("archcheck-baseline.yml") != before)
    }
  }

  @Test("is said again by a run that repeats the last one, with the same status")
  func cache() throws {
    try withGap(Self.gaps[0]) { directory in
      let cache = directory.path + "-cache"
      defer { try? FileManager.default.removeItem(atPath: cache) }
      let arguments = ["check", "--quiet", "--cache-path", cache, directory.path]
      let first = try archcheck(arguments, memory: nil)
      #expect(first.status == 1)
      for _ in 0..<2 { #expect(try archcheck(arguments, memory: nil) == first) }
      #expect(try archcheck(arguments + ["--allow-set-aside"], memory: nil).status == 0)
    }
  }

  @Test("keeps the manifests as they are, since it may use what looks unused")
  func fix() throws {
    let configuration = "version: 1\nrules: { truth: { manifest: { checks: [unused] } } }\n"
    try withSmallPackage(["archcheck.yml": configuration]) { directory in
      let app = "Sources/App/App.swift"
      try directory.write("import Core\n" + String(repeating: "// 3\n", count: 500_000), to: app)
      try directory.write("struct Other {}\n", to: "Sources/App/Other.swift")
      let manifest = try directory.read("Package.swift")
      let run = try archcheck("check", "--fix", "--write", directory.path)
      #expect(run.status == 3 && run.errors.contains("The manifests stay as they are"))
      #expect(try directory.read("Package.swift") == manifest)
    }
  }

  @Test("is a warning on standard error of commands that list no problems")
  func otherCommands() throws {
    try withGap(Self.gaps[0]) { directory in
      for command in [["metrics"], ["graph"], ["list", "modules"]] {
        let run = try archcheck(command + ["--quiet", directory.path])
        #expect(run.status == 0)
        #expect(run.errors.contains("\(Self.extra): warning: The file has"), "\(command)")
      }
    }
  }

  @Test("such as a source whose name is not UTF-8", .enabled(if: namesMayBeAnyBytes))
  func undecodableName() throws {
    try withSmallPackage(["archcheck.yml": Self.gate]) { directory in
      for (name, status) in [("bad\u{01}.txt", Int32(0)), ("bad\u{01}.swift", 1)] {
        var bytes = Array(directory.path(of: "Sources/App/\(name)").utf8CString)
        bytes = bytes.map { $0 == 1 ? CChar(bitPattern: 0xFF) : $0 }
        let descriptor = bytes.withUnsafeBufferPointer { open($0.baseAddress!, O_CREAT, 0o600) }
        try #require(descriptor >= 0)
        close(descriptor)
        #expect(try archcheck("check", "--quiet", "--no-cache", directory.path).status == status)
      }
    }
  }

  /// Whether file systems take names of any bytes, as those of Apple do not.
  private static let namesMayBeAnyBytes: Bool = {
    #if os(Linux)
      true
    #else
      false
    #endif
  }()
}

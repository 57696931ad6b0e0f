import ArchTestSupport
import RunTestSupport
import Testing

@Suite("The exit status")
struct ExitStatusTests {
  @Test("is 0 when nothing is wrong")
  func success() throws {
    let run = try withSmallPackage { try archcheck($0.path) }
    #expect(run.status == 0)
    #expect(run.output.contains("No violations"))
    #expect(run.errors.isEmpty)
  }

  @Test("is 1 when a rule is broken")
  func findings() throws {
    let run = try withSmallPackage(["archcheck.yml": Self.forbidding]) { try archcheck($0.path) }
    #expect(run.status == 1)
    #expect(run.output.contains("Sources/App/App.swift:4:16"))
    #expect(run.output.contains("exit 1"))
  }

  @Test("is 0 for warnings, and 1 for them with --strict")
  func strict() throws {
    try withSmallPackage(["archcheck.yml": Self.forbidding + "    severity: warning\n"]) {
      directory throws in
      #expect(try archcheck(directory.path).status == 0)
      #expect(try archcheck(directory.path, "--strict").status == 1)
    }
  }

  @Test(
    "is 2 for a command line that is not understood, and nothing is printed as a report",
    arguments: [
      ["--no-such-option"], ["no-such-folder"], ["check", ".", "--jobs", "0"],
      ["check", ".", "--format", "pdf"], ["metrics", ".", "--format", "dot"],
      ["graph", ".", "--depth", "2"], ["graph", ".", "--distance", "2"],
      ["graph", ".", "--cluster", "layer"], ["graph", ".", "--cluster", "tag"],
      ["graph", ".", "--cluster", "component"], ["graph", ".", "--output", "x.svg"],
      ["graph", ".", "--granularity", "planet"],
      ["list"], ["list", "planets"], ["schema", "planets"], [".", "--quiet", "--verbose"],
      [".", "--config", "no-such-file.yml"], [".", "--format", "text", "--format", "json"],
      ["graph", ".", "--focus", "NoSuchComponent"],
      ["metrics", ".", "--explain", "NoSuchComponent"],
      [".", "--only", "no-such-rule"], [".", "--today", "yesterday"],
    ])
  func notUnderstood(arguments: [String]) throws {
    let run = try withSmallPackage { try archcheck(arguments, in: $0.path) }
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.lowercased().contains("error"))
  }

  @Test("is 3 when there is no source")
  func noSource() throws {
    let run = try withTemporaryDirectory { try archcheck($0.path) }
    #expect(run.status == 3)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("error: No source file was found"))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test("is 0 when there is no source, where that is allowed, as for what is staged")
  func emptyProject() throws {
    try withTemporaryDirectory(files: ["README.md": "", "archcheck.yml": "version: 1\n"]) {
      directory in
      let repository = try TestRepository(in: directory)
      try repository.git("add", "-A")
      for option in ["--staged", "--allow-empty"] {
        let run = try archcheck("check", option, in: directory.path)
        #expect(run.status == 0 && run.output.isEmpty)
        #expect(run.errors == "note: There is no source file, so there is nothing to check.\n")
        #expect(try archcheck("check", option, "--quiet", in: directory.path).errors.isEmpty)
      }
      #expect(try archcheck("check", in: directory.path).status == 3)
    }
  }

  @Test(
    "is never 0 when all sources are left out or belong to nothing",
    arguments: [
      ["a.swift": "", "archcheck.yml": "version: 1\nsources: { exclude: [\"a.*\"] }\n"],
      ["a.swift": "", "archcheck.yml": "version: 1\nmodules: [{ name: B, paths: b.swift }]\n"],
    ])
  func leftOut(files: [String: String]) throws {
    try withTemporaryDirectory { directory in
      for (path, text) in files { try directory.write(text, to: path) }
      let repository = try TestRepository(in: directory)
      try repository.git("add", "-A")
      for option in ["--staged", "--allow-empty"] {
        let run = try archcheck("check", option, in: directory.path)
        #expect(run.status != 0, "\(run.output)")
      }
    }
  }

  @Test("is 3 when all sources ask for a libclang that is not there")
  func onlyOtherLanguages() throws {
    let run = try withTemporaryDirectory(files: ["main.c": "int main(void) { return 0; }\n"]) {
      try archcheck($0.path, with: withoutClang)
    }
    #expect(run.status == 3)
    #expect(run.errors.contains("1 file (1 C) is not analysed."))
  }

  @Test(
    "is 0 for help and version, which go to standard output", arguments: ["--help", "--version"])
  func help(option: String) throws {
    let run = try archcheck(option)
    #expect(run.status == 0)
    #expect(!run.output.isEmpty)
    #expect(run.errors.isEmpty)
  }

  /// A configuration that the small package breaks.
  static let forbidding = """
    version: 1
    rules:
      app-without-core:
        forbid: { from: App, to: Core }

    """
}

import ArchTestSupport
import Foundation
import RunTestSupport
import Testing

/// Failures planted into the binary by `ARCHCHECK_PLANT`: `STAGE:END OF PATH:KIND`.
@Suite("A failure in one file")
struct ContainmentRunTests {
  private static let extra = "Sources/App/Extra.swift"

  /// A package in which each stage has something to do with `Extra.swift`.
  private static let files: KeyValuePairs = [
    "archcheck.yml": """
    version: 1
    sources: { max-file-seconds: 1 }
    rules:
      names:
        declarations: { kind: struct, must: { access: at-least internal } }

    """,
    "Sources/App/Extra.swift": """
    import Core
    #if os(Linux) && DEBUG
      import Glibc
    #endif

    public struct Extra: Named {
      var service = Service()
      let app = App(service: Service())
      func use() { print(service, app.service) }
    }

    """,
    "Sources/App/Named.swift": """
    protocol Named {}
    extension Service: Named {}

    """,
  ]

  private static func run(
    _ arguments: [String], planting plant: String? = nil, jobs: Int = 1,
    in directory: TemporaryDirectory
  ) throws -> Run {
    try archcheck(
      arguments + ["--jobs", String(jobs)], in: directory.path,
      with: plant.map { ["ARCHCHECK_PLANT": $0] } ?? [:])
  }

  /// A report without what only says that a file was set aside, and so was not read though it is
  /// there.
  private static func withoutSettingAside(_ run: Run) throws -> NSDictionary {
    var report = try run.json()
    var coverage = try #require(report["coverage"] as? [String: Any])
    for field in ["setAsideFiles", "presentFiles", "readShare"] { coverage[field] = nil }
    report["coverage"] = coverage
    let problems = try #require(report["problems"] as? [[String: Any]])
    report["problems"] = problems.filter { problem in
      !["set-aside", "unread-sources"].contains(problem["kind"] as? String)
    }
    report["summary"] = nil
    return report as NSDictionary
  }

  /// The report about the package without `Extra.swift`.
  private static let without = Result {
    try withSmallPackage(files) { directory in
      try FileManager.default.removeItem(atPath: directory.path(of: extra))
      return try run(["check", ".", "--format", "json"], in: directory)
    }
  }

  private static func setAside(_ run: Run) throws -> [String] {
    let coverage = try #require(try run.json()["coverage"] as? [String: Any])
    return try #require(coverage["setAsideFiles"] as? [String])
  }

  @Test(
    "costs that file, in each stage and of each kind",
    arguments: [
      "reading:trap", "reading:segv", "reading:abort", "reading:overflow", "reading:hang",
      "reading:memory", "conditions:trap", "declarations:overflow", "types:abort", "values:segv",
      "references:overflow", "references:hang", "references:memory", "graph:segv",
      "listing:trap",
    ])
  func inEachStage(plant: String) throws {
    let parts = plant.split(separator: ":")
    let planted = "\(parts[0]):App/Extra.swift:\(parts[1])"
    try withSmallPackage(Self.files) { directory in
      let arguments = ["check", ".", "--format", "json"]
      let run = try Self.run(arguments, planting: planted, jobs: 2, in: directory)
      #expect(run.status == 1 && run.errors.isEmpty, "\(run.errors)")
      #expect(try Self.setAside(run) == [Self.extra])
      #expect(run.output.contains("in the stage '\(parts[0])'"))
      #expect(
        try Self.withoutSettingAside(run) == Self.withoutSettingAside(try Self.without.get()))
    }
  }

  @Test(
    "costs the same with one worker as with two",
    arguments: ["reading:.swift:segv", "references:Extra.swift:overflow", "manifest:.swift:abort"])
  func workers(plant: String) throws {
    try withSmallPackage(Self.files) { directory in
      let arguments = ["check", ".", "--format", "json"]
      let one = try Self.run(arguments, planting: plant, in: directory)
      #expect(try Self.run(arguments, planting: plant, jobs: 2, in: directory) == one)
      #expect(one.status == (plant.hasPrefix("reading") ? 3 : 1))
    }
  }

  @Test("that is not there costs nothing")
  func none() throws {
    #expect(try Self.setAside(try Self.without.get()) == [])
    #expect(try Self.without.get().status == 0)
  }

  @Test("leaves the graph that the project has without the file, and a warning beside it")
  func graph() throws {
    try withSmallPackage(Self.files) { directory in
      let arguments = ["graph", ".", "--granularity", "type", "--format", "json"]
      let planted = try Self.run(
        arguments, planting: "references:Extra.swift:trap", jobs: 2, in: directory)
      try FileManager.default.removeItem(atPath: directory.path(of: Self.extra))
      let without = try Self.run(arguments, in: directory)
      #expect(planted.status == 0 && planted.output == without.output)
      #expect(planted.errors.contains("Sources/App/Extra.swift: warning: The file was set aside"))
      #expect(planted.output.contains("App.App") && !planted.output.contains("App.Extra"))
    }
  }

  @Test("fails a check with rules, unless that is allowed, and names file, stage and cause")
  func gate() throws {
    try withSmallPackage(Self.files) { directory in
      let plant = "references:Extra.swift:segv"
      let plain = try Self.run(["check", "."], planting: plant, in: directory)
      #expect(plain.status == 1)
      for part in [
        "error     Sources/App/Extra.swift [set-aside]", "SIGSEGV", "in the stage 'references'",
        "docs/containment.md", "1 file left out", "1 error",
      ] {
        #expect(plain.output.contains(part), "\(plain.output)")
      }
      let quiet = try Self.run(["check", ".", "--quiet"], planting: plant, in: directory)
      #expect(quiet.status == 1 && quiet.output.contains("Extra.swift [set-aside]"))
      let allowed = ["check", ".", "--quiet", "--allow-set-aside"]
      let run = try Self.run(allowed, planting: plant, in: directory)
      #expect(run.status == 0 && run.output.contains("warning   Sources/App/Extra.swift"))
      #expect(
        try Self.run(allowed + ["--strict"], planting: plant, in: directory).status == 1)
      #expect(try Self.run(["check", ".", "--strict"], in: directory).status == 0)
      try FileManager.default.removeItem(atPath: directory.path(of: "archcheck.yml"))
      let recommended = try Self.run(["check", ".", "-q"], planting: plant, in: directory)
      #expect(recommended.status == 0 && recommended.output.contains("Extra.swift [set-aside]"))
    }
  }

  @Test("is tried again by the next run, with a cache too: a busy machine may have been to blame")
  func cache() throws {
    try withSmallPackage(Self.files) { directory in
      for plant in ["reading:Extra.swift:hang", "references:Extra.swift:hang"] {
        try withTemporaryDirectory { cache in
          let arguments = ["check", ".", "--cache-path", cache.path]
          #expect(try Self.run(arguments, planting: plant, in: directory).status == 1)
          let next = try Self.run(arguments, in: directory)
          #expect(next.status == 0 && !next.output.contains("set-aside"))
          #expect(next == (try Self.run(["check", ".", "--no-cache"], in: directory)))
        }
      }
    }
  }

  @Test("of several costs each of them")
  func several() throws {
    try withSmallPackage(Self.files) { directory in
      let plants = "references:Extra.swift:trap,reading:Named.swift:abort"
      let run = try Self.run(
        ["check", ".", "--format", "json"], planting: plants, jobs: 2, in: directory)
      #expect(run.status == 1)
      #expect(try Self.setAside(run) == [Self.extra, "Sources/App/Named.swift"])
    }
  }

  @Test("that is a manifest makes it one that is not understood", arguments: ["trap", "hang"])
  func manifest(kind: String) throws {
    try withSmallPackage(Self.files) { directory in
      let run = try Self.run(
        ["check", ".", "--format", "json"], planting: "manifest:Package.swift:\(kind)",
        in: directory)
      #expect(run.status == 1)
      #expect(try Self.setAside(run) == ["Package.swift"])
      let problems = try #require(try run.json()["problems"] as? [[String: Any]])
      let kinds = Set(problems.compactMap { $0["kind"] as? String })
      #expect(kinds.isSuperset(of: ["set-aside", "no-manifest"]))
    }
  }

  @Test("in the comments of a manifest costs these comments")
  func comments() throws {
    let manifest = "// archcheck:ignore:file names - a test\n"
    try withSmallPackage(Self.files) { directory in
      let text = try directory.read("Package.swift")
      try directory.write(text + manifest, to: "Package.swift")
      let run = try Self.run(
        ["check", ".", "--format", "json"], planting: "comments:Package.swift:trap",
        in: directory)
      #expect(try Self.setAside(run) == ["Package.swift"])
      let modules = try #require(try run.json()["modules"] as? [[String: Any]])
      #expect(modules.compactMap { $0["name"] as? String } == ["App", "Core"])
    }
  }

  @Test("of the C family costs that file, also where libclang would start threads of its own")
  func cFamily() throws {
    let files: KeyValuePairs = [
      "include/lib.h": "#include \"other.h\"\nint lib(void);\n", "include/other.h": "int other;\n",
      "module.modulemap": "module Lib { umbrella header \"include/lib.h\" }\n",
      "lib.c": "#include \"lib.h\"\nint lib(void) { return other; }\n",
    ]
    try withTemporaryDirectory(files: files) { directory in
      for (plant, path) in [
        ("reading:lib.c:overflow", "lib.c"), ("reading:lib.c:abort", "lib.c"),
        ("headers:lib.h:trap", "include/lib.h"),
        ("headers:module.modulemap:segv", "module.modulemap"),
      ] {
        let run = try Self.run(
          ["check", ".", "--format", "json"], planting: plant, in: directory)
        #expect(run.status == 0, "\(plant): \(run.errors)")
        #expect(try Self.setAside(run) == [path])
      }
    }
  }

  @Test(
    "where there is none to blame ends the run with a status of its own, and prints nothing",
    arguments: ["configuration", "discovery", "rules", "report", "output", "graph"])
  func withoutFile(stage: String) throws {
    try withSmallPackage(Self.files) { directory in
      for jobs in [1, 2] {
        let run = try Self.run(
          ["check", "."], planting: "\(stage)::segv", jobs: jobs, in: directory)
        #expect(run.status == 70)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("failed (SIGSEGV) in the stage '\(stage)'"))
      }
    }
  }

  @Test("after another, again and again, ends the run at last")
  func bound() throws {
    try withSmallPackage { directory in
      for number in 10..<40 {
        try directory.write("struct S\(number) {}\n", to: "Sources/Core/S\(number).swift")
      }
      let run = try Self.run(
        ["check", "."], planting: "reading:.swift:trap", jobs: 2, in: directory)
      #expect(run.status == 70)
      #expect(run.output.isEmpty)
      let listed = run.errors.split(separator: "\n").filter { $0.hasPrefix("  /") }
      #expect(listed.count == 20 && Set(listed).count == 20)
      #expect(run.errors.contains("sets no further file aside"))
    }
  }

  @Test("of the only file leaves no source")
  func onlyFile() throws {
    try withTemporaryDirectory(files: ["A.swift": "struct A {}\n"]) { directory in
      let run = try Self.run(["check", "."], planting: "reading:A.swift:trap", in: directory)
      #expect(run.status == 3)
      #expect(run.output.isEmpty)
      #expect(run.errors.contains("A.swift: warning: The file was set aside"))
    }
  }

  @Test("leaves the baseline as it is")
  func baseline() throws {
    try withSmallPackage(Self.files) { directory in
      #expect(try Self.run(["baseline", "."], in: directory).status == 0)
      let path = directory.path(of: "archcheck-baseline.yml")
      let before = try String(contentsOfFile: path, encoding: .utf8)
      let run = try Self.run(
        ["baseline", "."], planting: "reading:Extra.swift:trap", in: directory)
      #expect(run.status == 3)
      #expect(run.output.isEmpty)
      #expect(run.errors.contains("The baseline was not written"))
      #expect(run.errors.contains("Extra.swift: warning: The file was set aside"))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == before)
      try FileManager.default.removeItem(atPath: path)
      #expect(
        try Self.run(["baseline", "."], planting: "reading:Extra.swift:trap", in: directory).status
          == 3)
      #expect(!FileManager.default.fileExists(atPath: path))
    }
  }

  @Test("is told by `facts` too")
  func facts() throws {
    try withSmallPackage(Self.files) { directory in
      let plant = "reading:Extra.swift:trap"
      let folder = try Self.run(["facts", "."], planting: plant, in: directory)
      #expect(folder.status == 0)
      #expect(folder.errors.contains("warning: The file was set aside"))
      #expect(folder.output.contains("struct App") && !folder.output.contains("struct Extra"))
      let file = try Self.run(["facts", Self.extra], planting: plant, in: directory)
      #expect(file.status == 3)
      #expect(file.errors.contains("The file was set aside"))
    }
  }

  @Test(
    "is not believed in because a variable says so",
    arguments: ["garbage", "1:1:1:1:SIGSEGV:reading:9:/nowhere;", "1:0:99:1:", ""])
  func foreignVariable(value: String) throws {
    try withSmallPackage(Self.files) { directory in
      let arguments = ["check", ".", "--format", "json"]
      let plain = try Self.run(arguments, in: directory)
      let told = try archcheck(
        arguments, in: directory.path, with: ["ARCHCHECK_SET_ASIDE": value])
      #expect(told == plain)
    }
  }

  @Test("that somebody else sends as a signal ends the process as it always did")
  func foreignSignal() throws {
    try withSmallPackage(Self.files) { directory in
      let command = """
        ARCHCHECK_PLANT=rules::hang '\(try binaryPath())' check . & sleep 1
        kill -SEGV $!; wait $!; echo "status $?"
        """
      let ended = try RunTestSupport.run("/bin/sh", ["-c", command], in: directory.path)
      #expect(ended.output.contains("status 139"))
    }
  }
}

import ArchTestSupport
import Foundation
import RunTestSupport
import Testing

/// Links of a checkout are a stranger's, as its sources are.
@Suite("A file that archcheck writes")
struct WrittenFileTests {
  private static let victim = "export PATH\n"

  /// The small package in `project`, beside `victim` and the folder `elsewhere`.
  private func withProject<Result>(
    _ body: (_ project: TemporaryDirectory, _ outside: TemporaryDirectory) throws -> Result
  ) throws -> Result {
    try withTemporaryDirectory(files: ["victim": Self.victim, "elsewhere/keep": ""]) { outside in
      try withSmallPackage { try body($0, outside) }
    }
  }

  private func link(
    _ name: String, in directory: TemporaryDirectory, to target: String
  ) throws {
    try FileManager.default.createSymbolicLink(
      atPath: directory.path(of: name), withDestinationPath: target)
  }

  private func isLink(_ name: String, in directory: TemporaryDirectory) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: directory.path(of: name))) != nil
  }

  @Test("as a configuration does not leave the project by a link, nor end up among git's files")
  func configuration() throws {
    try withProject { project, outside in
      try link("archcheck.yml", in: project, to: outside.path(of: "victim"))
      let run = try archcheck("init", "--force", project.path)
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errors.contains("is not written, because the symbolic link"))
      #expect(run.errors.contains("archcheck.yml leads to"))
      #expect(try outside.read("victim") == Self.victim && isLink("archcheck.yml", in: project))
    }
    try withProject { project, _ in
      try project.write(Self.victim, to: ".git/config")
      try link("archcheck.yml", in: project, to: ".git/config")
      #expect(try archcheck("init", "--force", project.path).status == 2)
      #expect(try project.read(".git/config") == Self.victim)
    }
  }

  @Test("goes to what a link in the project leads to, and replaces a link that leads to nothing")
  func innerLinks() throws {
    try withProject { project, outside in
      try project.write("version: 1\n", to: "config/own.yml")
      try link("archcheck.yml", in: project, to: "config/own.yml")
      #expect(try archcheck("init", "--force", project.path).status == 0)
      #expect(try project.read("config/own.yml").contains("extends"))
      #expect(isLink("archcheck.yml", in: project))
      try FileManager.default.removeItem(atPath: project.path(of: "archcheck.yml"))
      try link("archcheck.yml", in: project, to: outside.path(of: "new"))
      #expect(try archcheck("init", project.path).status == 0)
      #expect(!isLink("archcheck.yml", in: project))
      #expect(!FileManager.default.fileExists(atPath: outside.path(of: "new")))
    }
  }

  @Test("is not waited for where a pipe has its name", .timeLimit(.minutes(20)))
  func pipe() throws {
    try withProject { project, _ in
      try #require(mkfifo(project.path(of: "archcheck.yml"), 0o600) == 0)
      let run = try archcheck("init", project.path)
      #expect(run.status == 2 && run.errors.contains("it is not a regular file"))
    }
  }

  @Test("as a report replaces a link of the project, with a cache too")
  func report() throws {
    try withProject { project, outside in
      for target in [outside.path(of: "victim"), "Package.swift", "nothing"] {
        for cache in [["--no-cache"], ["--cache-path", outside.path(of: "cache")]] {
          for _ in 0..<2 {
            try? FileManager.default.removeItem(atPath: project.path(of: "report.json"))
            try link("report.json", in: project, to: target)
            let run = try archcheck(
              ["check", "--output", "report.json"] + cache, in: project.path, memory: nil)
            #expect(run.status == 0, "\(run.errors)")
            #expect(!isLink("report.json", in: project))
            #expect(try project.read("report.json").hasPrefix("{"))
          }
        }
      }
      #expect(try outside.read("victim") == Self.victim)
      #expect(try project.read("Package.swift").contains("Small"))
      #expect(!FileManager.default.fileExists(atPath: project.path(of: "nothing")))
    }
  }

  @Test("as a report does not leave the work tree by a folder that is a link")
  func folders() throws {
    try withProject { project, outside in
      try TestRepository(in: project).commitAll()
      try project.write("", to: "App/archcheck.yml")
      try link("out", in: project, to: outside.path(of: "elsewhere"))
      try link("hooks", in: project, to: ".git/hooks")
      for file in ["out/report.json", "hooks/report.json", "Sources/../out/report.json"] {
        let run = try archcheck("check", "--output", file, in: project.path)
        #expect(run.status == 2 && run.output.isEmpty, "\(file)")
        #expect(run.errors.contains("is not written, because the symbolic link"), "\(run.errors)")
      }
      for folder in [outside.path(of: "elsewhere"), project.path(of: ".git/hooks")] {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(!files.contains("report.json"))
      }
      // A link within the work tree is as good as the folder itself.
      try project.write("", to: "reports/keep")
      try link("inner", in: project, to: "reports")
      #expect(try archcheck("check", "--output", "inner/a.json", in: project.path).status == 0)
      #expect(try project.read("reports/a.json").hasPrefix("{"))
      let above = "../\(URL(fileURLWithPath: project.path).lastPathComponent)/b.json"
      #expect(try archcheck("check", "--output", above, in: project.path).status == 0)
    }
  }

  @Test("follows links of the user's own, and writes to pipes and devices that the user names")
  func ownLinks() throws {
    try withProject { project, outside in
      try link("latest.json", in: outside, to: "victim")
      try link("folder", in: outside, to: "elsewhere")
      for file in ["latest.json", "folder/report.json"] {
        let run = try archcheck("check", "--output", outside.path(of: file), in: project.path)
        #expect(run.status == 0, "\(run.errors)")
      }
      #expect(isLink("latest.json", in: outside))
      #expect(try outside.read("victim").hasPrefix("{"))
      #expect(try outside.read("elsewhere/report.json").hasPrefix("{"))
      #expect(
        try archcheck(
          "check", "--format", "json", "--output", "/dev/null", in: project.path
        ).status == 0)
      let pipe = project.path(of: "pipe")
      try #require(mkfifo(pipe, 0o600) == 0)
      let end = open(pipe, O_RDWR | O_NONBLOCK)
      defer { close(end) }
      #expect(
        try archcheck("list", "modules", "--format", "csv", "--output", "pipe", in: project.path)
          .status == 0)
      let text = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
        count = max(0, read(end, buffer.baseAddress, 4096))
      }
      #expect(String(decoding: text, as: UTF8.self).contains("App"))
    }
  }

  @Test("as a baseline leaves the project by no link, be it named on the command line")
  func baseline() throws {
    try withProject { project, outside in
      try TestRepository(in: project).commitAll()
      try outside.write("version: 1\nfindings: []\n", to: "victim")
      try link("archcheck-baseline.yml", in: project, to: outside.path(of: "victim"))
      for more in [[], ["--baseline", "archcheck-baseline.yml"]] {
        let run = try archcheck(["baseline"] + more, in: project.path)
        #expect(run.status == 2 && run.output.isEmpty)
      }
      #expect(try outside.read("victim") == "version: 1\nfindings: []\n")
      try project.write("version: 1\nfindings: []\n", to: "known.yml")
      try link("named.yml", in: project, to: "known.yml")
      #expect(try archcheck("baseline", "--baseline", "named.yml", in: project.path).status == 0)
      #expect(isLink("named.yml", in: project))
    }
  }

  @Test("as a cache is no link, whatever that leads to")
  func cache() throws {
    try withProject { project, outside in
      try link("elsewhere/facts-1.sqlite", in: outside, to: outside.path(of: "victim"))
      let run = try archcheck(
        "check", "--cache-path", outside.path(of: "elsewhere"), in: project.path)
      #expect(run.status == 0 && run.errors.contains("cannot be used (it is not a regular file)"))
      #expect(try outside.read("victim") == Self.victim)
      #expect(isLink("elsewhere/facts-1.sqlite", in: outside))
    }
  }
}

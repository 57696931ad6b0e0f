import ArchTestSupport
import Foundation
import RunTestSupport
import Testing

/// A pipe without a writer keeps whoever opens it for reading, and a device may give bytes for ever.
@Suite("A pipe that lies where a file is read")
struct SpecialFileTests {
  @Test(
    "is never waited for, and said to be none",
    .timeLimit(.minutes(20)),
    arguments: [
      (path: "archcheck.yml", status: 2, word: "archcheck.yml cannot be read"),
      (path: "archcheck-baseline.yml", status: 2, word: "The baseline archcheck-baseline.yml"),
      (path: "Package.swift", status: 0, word: "Package.swift is a pipe"),
      (path: "Sources/App/Pipe.swift", status: 0, word: "Sources/App/Pipe.swift is a pipe"),
      (path: ".git", status: 0, word: "No violations"),
      (path: ".git/HEAD", status: 0, word: "No violations"),
      (path: ".git/config", status: 0, word: "No violations"),
      (path: ".git/index", status: 0, word: "cannot be read: it is not a regular file"),
      (path: ".git/info/exclude", status: 0, word: "cannot be read: it is not a regular file"),
      (path: ".git/commondir", status: 0, word: "cannot be read: it is not a regular file"),
      (path: ".gitignore", status: 0, word: "No violations"),
      (path: "Sources/.gitignore", status: 0, word: "No violations"),
    ])
  func waits(path: String, status: Int, word: String) throws {
    try withSmallPackage { directory in
      if path != ".git" {
        try directory.write("ref: refs/heads/main\n", to: ".git/HEAD")
        try directory.write("", to: ".git/info/exclude")
        if path != ".gitignore" { try directory.write("ignored.swift\n", to: ".gitignore") }
        try directory.write("struct Ignored {}\n", to: "Sources/App/ignored.swift")
      }
      try? FileManager.default.removeItem(atPath: directory.path(of: path))
      try #require(mkfifo(directory.path(of: path), 0o600) == 0)
      for arguments in [["--no-cache"], ["--cache-path", directory.path(of: ".cache")]] {
        let run = try archcheck(["check"] + arguments, in: directory.path, memory: nil)
        #expect(run.status == Int32(status), "\(run)")
        let text = (run.output + run.errors).replacing(/\s+/, with: " ")
        #expect(text.contains(word), "\(text)")
      }
    }
  }
}

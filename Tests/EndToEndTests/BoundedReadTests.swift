import ArchTestSupport
import Foundation
import RunTestSupport
import Testing

@Suite("What is read has a bound")
struct BoundedReadTests {
  /// More than there is memory; no block of the file takes space.
  private static let size = 1 << 40

  @Test("in a file that grew between two runs with a cache")
  func grownFile() throws {
    try withSmallPackage(["archcheck-baseline.yml": "version: 1\nfindings: []\n"]) { directory in
      let cached = ["check", ".", "--cache-path", directory.path(of: ".cache")]
      for path in ["Sources/App/App.swift", "Package.swift", "archcheck-baseline.yml"] {
        let text = try directory.read(path)
        let before = try archcheck(cached, in: directory.path)
        #expect(before.status == 0)
        let place = directory.path(of: path)
        try #require(truncate(place, off_t(Self.size)) == 0)
        for _ in 0..<2 {
          let run = try archcheck(cached, in: directory.path)
          #expect(run == (try archcheck(["check", ".", "--no-cache"], in: directory.path)))
          #expect((run.output + run.errors).contains("\(Self.size)"), "\(run)")
        }
        try directory.write(text, to: path)
        #expect(try archcheck(cached, in: directory.path) == before)
      }
    }
  }

  @Test("in the list of paths on standard input")
  func standardInput() throws {
    try withSmallPackage { directory in
      let command = "head -c 70000000 /dev/zero | '\(try binaryPath())' check --paths-from -"
      let ended = try RunTestSupport.run("/bin/sh", ["-c", command], in: directory.path)
      #expect(ended.status == 2)
      #expect(ended.errors.contains("The list of paths '-' cannot be read: it has"))
    }
  }
}

import ArchTestSupport
import Foundation
import Testing

@Suite("Golden files")
struct GoldenTests {
  @Test("are equal byte by byte, or the first different line is named")
  func comparison() throws {
    try withTemporaryDirectory(files: ["Golden/a/text.txt": "one\ntwo\n"]) { directory in
      let source = directory.path(of: "Tests.swift")
      try expectGolden("one\ntwo\n", file: "a/text.txt", mode: .compare, source: source)
      let error = #expect(throws: GoldenMismatch.self) {
        try expectGolden("one\r\ntwo\n", file: "a/text.txt", mode: .compare, source: source)
      }
      #expect(
        error?.reason == .different(line: 1, expected: "\"one\"", actual: "\"one\\r\""))
    }
  }

  @Test("differ when only one ends with a line end")
  func lineEnd() throws {
    try withTemporaryDirectory(files: ["Golden/t": "one\n"]) { directory in
      let error = #expect(throws: GoldenMismatch.self) {
        try expectGolden("one", file: "t", mode: .compare, source: directory.path(of: "T.swift"))
      }
      #expect(error?.reason == .different(line: 2, expected: "\"\"", actual: nil))
    }
  }

  @Test("that are missing fail")
  func missing() throws {
    try withTemporaryDirectory { directory in
      let error = #expect(throws: GoldenMismatch.self) {
        try expectGolden("x", file: "t", mode: .compare, source: directory.path(of: "T.swift"))
      }
      #expect(error?.reason == .missing)
    }
  }

  @Test("are written and fail when recording")
  func recording() throws {
    try withTemporaryDirectory { directory in
      let source = directory.path(of: "T.swift")
      let error = #expect(throws: GoldenMismatch.self) {
        try expectGolden("new", file: "a/b/t", mode: .record, source: source)
      }
      #expect(error?.reason == .recorded)
      let text = try directory.read("Golden/a/b/t")
      #expect(text == "new")
    }
  }
}

@Suite("Temporary directories")
struct TemporaryDirectoryTests {
  @Test("are gone when the test has thrown")
  func removal() throws {
    struct Stop: Error { let path: String }
    let stop = #expect(throws: Stop.self) {
      try withTemporaryDirectory(files: ["a/b.txt": "text"]) { directory in
        #expect(try directory.read("a/b.txt") == "text")
        throw Stop(path: directory.path)
      }
    }
    let path = try #require(stop?.path)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("can be used by asynchronous tests")
  func asynchronous() async throws {
    let path = try await withTemporaryDirectory { directory in
      await Task.yield()
      try directory.write("x", to: "deep/er/file")
      return directory.path
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}

@Suite("The seeded generator")
struct SeededGeneratorTests {
  @Test("gives the published numbers of SplitMix64")
  func knownNumbers() {
    var generator = SeededGenerator(seed: 1_234_567)
    #expect(
      [generator.next(), generator.next(), generator.next()] == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ])
  }
}

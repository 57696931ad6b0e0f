import ArchTestSupport
import Testing

@testable import GitFiles

/// Paths that git would not check out: no folder holds them, and a walk through folders that did would not end.
@Suite("A path of git")
struct WorkTreePathTests {
  private static let impossible = [
    "/", "//a.swift", "/etc/a.swift", "a/", "a//b.swift", ".", "./a.swift", "a/./b.swift", "..",
    "../a.swift", "a/../../b.swift", "a/..", ".git", ".git/config", "a/.git/config",
  ]

  @Test(
    "that no work tree can hold makes the index one that is not understood", arguments: impossible)
  func index(path: String) {
    #expect(GitIndex(indexBytes(["A.swift"])) != nil)
    #expect(GitIndex(indexBytes(["A.swift", path])) == nil)
  }

  @Test(
    "that only looks odd is one like any other",
    arguments: ["...", "a/..b", ".gitignore", ".github/a", "a b/ ", "-", "a/.gitx/b", "~"])
  func odd(path: String) throws {
    #expect(try #require(GitIndex(indexBytes([path]))).contains(path))
  }

  @Test("is in a tree a name", arguments: ["", ".", "..", ".git", "a/b", "/"])
  func tree(name: String) throws {
    func bytes(_ name: String) -> [UInt8] {
      Array("100644 \(name)".utf8) + [0] + [UInt8](repeating: 1, count: 20)
    }
    #expect(try #require(GitTree.entries(bytes("a.swift"), idLength: 20)).count == 1)
    #expect(GitTree.entries(bytes(name), idLength: 20) == nil)
  }
}

import ProjectModel
import Testing

@Suite("A file system in memory")
struct FileSystemTests {
  private let files = FileSystem.inMemory(
    ["a/b.swift": "text", "a/c/d.swift": "", "../up.yml": "x", "secret": "s"],
    links: [
      "link": "a/c", "a/file": "a/b.swift", "out": "../up.yml", "gone": "x", "l1": "l2", "l2": "l1",
    ],
    unreadable: ["secret"])

  private func error(_ path: String, limit: Int = 100) -> FileSystemError? {
    do throws(FileSystemError) {
      _ = try files.read(path, limit)
      return nil
    } catch { return error }
  }

  @Test("has the folders that its files lie in, and lists names sorted, with what they are")
  func listing() throws {
    let entries = try files.list("").entries
    #expect(entries.map(\.name) == ["a", "gone", "l1", "l2", "link", "out", "secret"])
    #expect(
      entries.map(\.kind) == [
        .folder, .link(.missing), .link(.loop), .link(.loop), .link(.folder("a/c")),
        .link(.outside), .file,
      ])
    let inner = try files.list("a").entries
    #expect(inner.map(\.size) == [4, 0, 4])
    // A link and its target are one thing on disk.
    #expect(inner[0].identity == inner[2].identity && inner[0].identity != inner[1].identity)
  }

  @Test("follows links in paths")
  func links() throws {
    #expect(files.kind("link") == .folder && files.kind("link/d.swift") == .file)
    #expect(files.kind("gone") == nil && files.kind("l1") == nil)
    #expect(try files.read("a/file", 100) == Array("text".utf8))
    #expect(try files.list("link").entries.map(\.name) == ["d.swift"])
  }

  @Test("says why a file cannot be read")
  func errors() {
    #expect(error("a/b.swift") == nil)
    #expect(error("a/b.swift", limit: 3) == .tooLarge(size: 4, limit: 3))
    #expect(error("a") == .notAFile && error("x") == .notFound)
    #expect(error("secret") == .permissionDenied && error("l1") == .symbolicLinkLoop)
    #expect("\(FileSystemError.tooLarge(size: 4, limit: 3))".hasSuffix("more than the limit of 3"))
  }

  @Test("is named after its root", arguments: [("/a/Shop", "Shop"), ("/", "Project")])
  func name(root: String, expected: String) {
    #expect(FileSystem.inMemory([:], rootPath: root).rootName == expected)
  }
}

@Suite("Where headers are found")
struct HeaderLayoutTests {
  @Test("are public as listed, or all of them where nothing is listed")
  func publicHeaders() {
    let listed = HeaderLayout(publicHeaders: .listed(["a/A.h", "b/B.h"]))
    #expect(listed.isPublic("b/B.h") && !listed.isPublic("b/C.h"))
    #expect(HeaderLayout().isPublic("b/C.h"))
  }

  @Test("are public if one of two descriptions says so, unless one says nothing")
  func merged() {
    var layout = HeaderLayout(namespaces: ["B"], publicFolders: ["x", "a"])
    layout.merge(
      HeaderLayout(
        publicHeaders: .listed(["A.h"]), namespaces: ["A", "B"], publicFolders: ["a", "c"]))
    #expect(layout.publicHeaders == .listed(["A.h"]))
    #expect(layout.namespaces == ["A", "B"])
    #expect(layout.publicFolders == ["x", "a", "c"])
    layout.merge(HeaderLayout(publicHeaders: .listed(["B.h", "A.h"])))
    #expect(layout.publicHeaders == .listed(["A.h", "B.h"]))
    layout.merge(HeaderLayout())
    #expect(layout.publicHeaders == .listed(["A.h", "B.h"]))
  }
}

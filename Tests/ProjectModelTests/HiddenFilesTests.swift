import ProjectModel
import SourceText
import Testing

@Suite("A file system with hidden files")
struct HiddenFilesTests {
  private static let files = FileSystem.inMemory(
    ["Sources/A.swift": "a", "Sources/B.swift": "b"],
    links: ["Link.swift": "Sources/A.swift", "Other.swift": "Sources/B.swift"]
  ).hiding([ByteKey("Sources/A.swift")])

  @Test("shows all others and nothing of these")
  func hidden() throws {
    #expect(try Self.files.list("Sources").entries.map(\.name) == ["B.swift"])
    #expect(Self.files.kind("Sources/A.swift") == nil)
    #expect(Self.files.kind("Sources/B.swift") == .file)
    #expect(throws: FileSystemError.notFound) { try Self.files.read("Sources/A.swift", 10) }
    #expect(try Self.files.read("Sources/B.swift", 10) == Array("b".utf8))
  }

  @Test("has links to them that lead nowhere")
  func links() throws {
    let kinds = try Self.files.list("").entries.map(\.kind)
    #expect(kinds == [.link(.missing), .link(.file("Sources/B.swift")), .folder])
  }
}

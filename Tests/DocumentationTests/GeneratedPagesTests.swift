import ArchTestSupport
import Foundation
import Testing

@Suite("Generated pages")
struct GeneratedPagesTests {
  private static let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../docs").standardizedFileURL.path

  @Test("say what rule kinds and presets say; 'make pages' writes them")
  func upToDate() throws {
    let pages = GeneratedPages()
    let stale = pages.differences(in: Self.docs)
    if GoldenMode.fromEnvironment == .record { try pages.write(to: Self.docs) }
    #expect(stale == [], "write them with 'make pages', and read the difference")
  }

  @Test("are told apart from pages written by hand")
  func differences() throws {
    try withTemporaryDirectory { folder in
      let pages = GeneratedPages()
      #expect(pages.differences(in: folder.path).contains("rules/forbid.md is missing."))
      try pages.write(to: folder.path)
      #expect(pages.differences(in: folder.path) == [])

      let page = try folder.read("rules/forbid.md")
      try folder.write(page + "More.\n", to: "rules/forbid.md")
      try folder.write(page, to: "rules/forbidden.md")
      try folder.write("Mine.\n", to: "rules/notes.md")
      #expect(
        pages.differences(in: folder.path) == [
          "rules/forbid.md is out of date.",
          "rules/forbidden.md belongs to no rule kind and no preset.",
        ])

      try pages.write(to: folder.path)
      #expect(try folder.read("rules/forbid.md") == page)
      #expect(try folder.read("rules/notes.md") == "Mine.\n")
      #expect(pages.differences(in: folder.path) == [])
    }
  }
}

import ArchTestSupport
import Foundation
import Testing

@Suite("Documentation")
struct DocumentationTests {
  /// The pages of the repository: those at its root and below `docs` and `Benchmarks`.
  static let pages: [String] = {
    let manager = FileManager.default
    var pages = ((try? manager.contentsOfDirectory(atPath: Repository.path)) ?? [])
    for folder in ["docs", "Benchmarks", "Fixtures"] {
      let below = manager.enumerator(atPath: "\(Repository.path)/\(folder)")
      for case let path as String in below ?? FileManager.DirectoryEnumerator() {
        pages.append("\(folder)/\(path)")
      }
    }
    return pages.filter { $0.hasSuffix(".md") }.sorted()
  }()

  @Test("links only to files that exist", arguments: pages)
  func links(page: String) throws {
    let text = try String(contentsOfFile: "\(Repository.path)/\(page)", encoding: .utf8)
    let folder = URL(fileURLWithPath: "\(Repository.path)/\(page)").deletingLastPathComponent()
    for target in Self.targets(in: text) {
      let path = folder.appendingPathComponent(target).standardizedFileURL.path
      #expect(FileManager.default.fileExists(atPath: path), "\(page) links to \(target)")
    }
  }

  @Test("has the pages that the README leads to")
  func pagesExist() {
    #expect(Self.pages.contains("README.md"))
    #expect(Self.pages.contains("docs/architecture.md"))
    #expect(Self.pages.contains("docs/command-line.md"))
  }

  @Test("shows in the README what the tool prints of the example project")
  func sample() throws {
    let page = "\(Repository.path)/README.md"
    let text = try String(contentsOfFile: page, encoding: .utf8)
    let start = try #require(text.range(of: "```text\n")).upperBound
    let end = try #require(text.range(of: "```", range: start..<text.endIndex)).lowerBound
    let report = try archcheck("Fixtures/BitriseClient").output
    #expect(text[start..<end] == report, "UPDATE_GOLDEN=1 writes the new one")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      let updated = text.replacingCharacters(in: start..<end, with: report)
      try updated.write(toFile: page, atomically: true, encoding: .utf8)
    }
  }

  @Test("has the pages of rules and presets that 'make pages' writes")
  func generatedPages() throws {
    let run = try archcheck("docs", "--check")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
  }

  @Test("tells which generated pages are missing, out of date or too many, and writes them anew")
  func stalePages() throws {
    try withTemporaryDirectory { folder in
      let missing = try archcheck("docs", "--check", "--output", folder.path)
      #expect(missing.status == 1)
      #expect(missing.errors.contains("\(folder.path)/rules/forbid.md is missing.\n"))
      #expect(try archcheck("docs", "--output", folder.path).status == 0)
      #expect(try archcheck("docs", "--check", "--output", folder.path).status == 0)
      let page = try folder.read("rules/forbid.md")
      try folder.write(page + "More.\n", to: "rules/forbid.md")
      try folder.write(page, to: "rules/forbidden.md")
      try folder.write("Mine.\n", to: "rules/notes.md")
      let stale = try archcheck("docs", "--check", "--output", folder.path)
      #expect(stale.status == 1)
      let told = stale.errors.split(separator: "\n").dropLast()
      #expect(
        told == [
          "\(folder.path)/rules/forbid.md is out of date.",
          "\(folder.path)/rules/forbidden.md belongs to no rule kind and no preset.",
        ])
      #expect(try archcheck("docs", "--output", folder.path).status == 0)
      #expect(try folder.read("rules/forbid.md") == page)
      #expect(try folder.read("rules/notes.md") == "Mine.\n")
      #expect(try archcheck("docs", "--check", "--output", folder.path).status == 0)
      #expect(try archcheck("docs", "--check", "--output", "\(folder.path)/none").status == 2)
    }
  }

  /// The relative targets of links, `[text](target#part)`, outside of code.
  private static func targets(in text: String) -> [String] {
    var isCode = false
    var result: [String] = []
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```") { isCode.toggle() }
      if isCode || line.hasPrefix("    ") { continue }
      var rest = line[...]
      while let start = rest.range(of: "]("),
        let end = rest[start.upperBound...].firstIndex(of: ")")
      {
        let target = rest[start.upperBound..<end].split(separator: "#").first.map(String.init) ?? ""
        if !target.isEmpty, !target.contains("://"), !rest[start.upperBound...].hasPrefix("#") {
          result.append(target)
        }
        rest = rest[end...]
      }
    }
    return result
  }
}

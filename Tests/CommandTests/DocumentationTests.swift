import Foundation
import RunTestSupport
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

  @Test(
    "shows one command a line, in the README and the how-tos",
    arguments: pages.filter { $0 == "README.md" || $0.hasPrefix("docs/how-to/") })
  func commandLines(page: String) throws {
    let text = try String(contentsOfFile: "\(Repository.path)/\(page)", encoding: .utf8)
    for line in text.split(separator: "\n") where line.hasPrefix("    archcheck ") {
      #expect(line.ranges(of: "archcheck ").count == 1, "\(page): \(line)")
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

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
    "shows in the README what the tool prints",
    arguments: [
      ("text", ["--quiet", "--only", "tca/clients-know-no-feature", "Fixtures/TCA/Violations"]),
      ("mermaid", ["graph", "--format", "mermaid", "Fixtures/TCA/Violations"]),
    ])
  func sample(language: String, arguments: [String]) throws {
    let page = "\(Repository.path)/README.md"
    let text = try String(contentsOfFile: page, encoding: .utf8)
    #expect(text.contains("`archcheck \(arguments.joined(separator: " "))`"))
    let start = try #require(text.range(of: "```\(language)\n")).upperBound
    let end = try #require(text.range(of: "```", range: start..<text.endIndex)).lowerBound
    let printed = try archcheck(arguments).output
    #expect(text[start..<end] == printed, "UPDATE_GOLDEN=1 writes the new one")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      let updated = text.replacingCharacters(in: start..<end, with: printed)
      try updated.write(toFile: page, atomically: true, encoding: .utf8)
    }
  }

  @Test(
    "names only options that the command has, in the README and the how-tos",
    arguments: pages.filter { $0 == "README.md" || $0.hasPrefix("docs/how-to/") })
  func options(page: String) throws {
    let text = try String(contentsOfFile: "\(Repository.path)/\(page)", encoding: .utf8)
    let commands = [
      "baseline", "cache", "graph", "init", "install-hook", "list", "metrics", "presets", "rules",
      "schema", "why",
    ]
    for match in text.matches(of: /\barchcheck((?: [^`\n#)]*)?)/) {
      let words = match.1.split(separator: " ").map(String.init)
      let command = words.first.flatMap { commands.contains($0) ? $0 : nil } ?? "check"
      let options = words.filter { $0.hasPrefix("--") }.map {
        String($0.prefix { $0.isLetter || $0 == "-" })
      }
      if options.isEmpty { continue }
      let help = try archcheck(command, "--help").output
      for option in options { #expect(help.contains(option), "\(page): \(match.0)") }
    }
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

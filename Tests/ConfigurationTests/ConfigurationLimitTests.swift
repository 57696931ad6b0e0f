import Configuration
import RuleLanguage
import SourceText
import Testing

@Suite("Limits of a configuration")
struct ConfigurationLimitTests {
  private func messages(_ text: String, files: [String: String] = [:]) -> [String] {
    do throws(ConfigurationErrors) {
      _ = try load(text, files: files)
      return []
    } catch {
      return error.issues.map(\.message)
    }
  }

  @Test("hold for presets that extend each other twice")
  func presetsTwice() {
    let files = Dictionary(
      uniqueKeysWithValues: (0..<30).map { number in
        let next = "{ preset: ./p\(number + 1).yml }"
        return ("p\(number).yml", "version: 1\nextends: [\(next), \(next)]\n")
      })
    let found = messages(
      "version: 1\nextends: { preset: ./p0.yml }",
      files: files.merging(["p30.yml": "version: 1\nrules: {}\n"]) { $1 })
    #expect(found.contains { $0.contains("more than 500 files and presets") })
  }

  @Test("hold for files that extend one another in a long chain")
  func chain() {
    let files = Dictionary(
      uniqueKeysWithValues: (0..<2000).map { number in
        ("f\(number).yml", "version: 1\nextends: ./f\(number + 1).yml\n")
      })
    let found = messages("version: 1\nextends: ./f0.yml", files: files)
    #expect(found.contains { $0.contains("more than 32 levels deep") })
  }

  @Test("hold for values that each preset hands on twice")
  func values() {
    let files = Dictionary(
      uniqueKeysWithValues: (0..<30).map { number in
        (
          "p\(number).yml",
          """
          version: 1
          parameters: { a: {} }
          extends: { preset: ./p\(number + 1).yml, with: { a: "${a}${a}" } }
          """
        )
      })
    let found = messages(
      "version: 1\nextends: { preset: ./p0.yml, with: { a: x } }",
      files: files.merging(["p30.yml": "version: 1\nparameters: { a: {} }\nrules: {}\n"]) { $1 })
    #expect(found.contains { $0.contains("add up to more than 16 MB") })
  }

  @Test("hold for tags that contain each other twice, and in a long chain")
  func tags() {
    let doubling = (0..<40).map { "  t\($0): [\"tag:t\($0 + 1)\", \"tag:t\($0 + 1)\"]\n" }.joined()
    let twice = messages("version: 1\ntags:\n\(doubling)  t40: App\nrules: {}\n")
    #expect(twice.contains { $0.contains("contains more than 10000 names") })
    let chained = (0..<5000).map { "  t\($0): \"tag:t\($0 + 1)\"\n" }.joined()
    let chain = messages("version: 1\ntags:\n\(chained)  t5000: App\nrules: {}\n")
    #expect(chain.contains { $0.contains("nests tags more than 50 levels deep") })
  }

  @Test("leave tags in tags alone otherwise")
  func usualTags() {
    let tags = "tags: { a: [\"tag:b\", \"tag:b\", App], b: \"tag:c\", c: Core }"
    #expect(messages("version: 1\n\(tags)\nrules: {}\n") == [])
  }

  @Test("hold for mistakes that each quote a long text")
  func quotes() {
    func found(_ length: Int) -> [String] {
      let rules = (0..<1500).map { "  r\($0): *a\n" }.joined()
      let long = String(repeating: "x", count: length)
      return messages("version: 1\nname: &a \"\(long)\"\nrules:\n\(rules)")
    }
    #expect(found(3000).contains { $0.contains("A rule is a mapping") })
    #expect(found(3000).allSatisfy { $0.utf8.count < ConfigurationIssues.messageLimit + 10 })
    #expect(found(100_000).contains { $0.contains("once its aliases (`*name`) are expanded") })
  }

  @Test("hold for what a configuration may spend on a file, since a stranger may have written it")
  func spending() {
    func found(_ option: String) -> [String] {
      messages("version: 1\nsources: { \(option) }\nrules: {}\n")
    }
    #expect(found("max-file-size: 16MB") == [] && found("max-file-seconds: 60") == [])
    #expect(found("max-file-size: 17MB").contains { $0.contains("up to 16MB; not `17MB`") })
    #expect(found("max-file-size: 16000001").contains { $0.contains("up to 16MB") })
    #expect(found("max-file-seconds: 61").contains { $0.contains("from 1 to 60, not `61`") })
  }

  @Test("take thousands of rules and components in a moment")
  func many() throws {
    let rules = (0..<3000).map { "  r\($0): { forbid: { from: A\($0), to: B } }\n" }.joined()
    #expect(try load("version: 1\nrules:\n\(rules)").rules.count == 3000)
    let components = (0..<3000).map { "  C\($0): { paths: \"Sources/a\($0)*/**\" }\n" }.joined()
    #expect(
      try load("version: 1\ncomponents:\n\(components)rules: {}\n").components.count == 3000)
  }

  @Test("hold for the counts of a baseline")
  func baselineCounts() {
    let entry = "- { rule: r, defect: d, from: A, to: B, count: 9223372036854775807 }"
    #expect(throws: ConfigurationErrors.self) {
      try readBaseline("version: 1\nfindings:\n  \(entry)\n", path: "b.yml", defects: ["d"])
    }
  }
}

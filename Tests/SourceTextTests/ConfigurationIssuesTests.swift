import SourceText
import Testing

@Suite("The mistakes of a configuration")
struct ConfigurationIssuesTests {
  private let place = SourceLocation(path: "a.yml", line: 1, column: 1)

  @Test("are kept up to a number, and counted beyond it")
  func count() throws {
    let issues = ConfigurationIssues()
    for number in 1...(ConfigurationIssues.limit + 500) {
      issues.report("Mistake \(number).", at: place)
    }
    #expect(issues.count == ConfigurationIssues.limit + 500)
    #expect(issues.isFull && !issues.isEmpty)
    #expect(issues.issues.count == ConfigurationIssues.limit + 1)
    #expect(try #require(issues.issues.last).message.contains("more than 1000 mistakes"))
  }

  @Test("quote the beginning and the end of a long text")
  func length() throws {
    let issues = ConfigurationIssues()
    let text = "a" + String(repeating: "x", count: 1_000_000) + "z."
    issues.report(text, at: place)
    let message = try #require(issues.issues.first).message
    #expect(message.utf8.count < ConfigurationIssues.messageLimit + 10)
    #expect(message.hasPrefix("ax") && message.hasSuffix("xz."))
  }
}

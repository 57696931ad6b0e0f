/// How the tests of rules went: the output of `rules test`.
package struct RuleTestResult: CommandResult, Hashable {
  /// `rules test`.
  package static let command = "rules test"

  /// A test.
  package struct Test: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// What is expected and was not found: `path:line rule`, sorted.
    package var missing: [String]
    /// What was found and is not expected: the same with the message, sorted.
    package var unexpected: [String]

    /// Makes a test.
    package init(name: String, missing: [String], unexpected: [String]) {
      self.name = name
      self.missing = missing
      self.unexpected = unexpected
    }

    /// Whether just what is expected was found.
    package var hasPassed: Bool { missing.isEmpty && unexpected.isEmpty }
  }

  /// The tests in the file's order.
  package var tests: [Test]

  /// Makes a result.
  package init(tests: [Test]) { self.tests = tests }
}

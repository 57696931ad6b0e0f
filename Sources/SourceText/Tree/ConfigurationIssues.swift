/// Collects the mistakes of a configuration while it is read, so that all are reported at once.
///
/// Reference semantics on purpose: readers of nested parts share one collector. It lives as long as
/// one reading and never crosses threads.
package final class ConfigurationIssues {
  /// The mistakes so far, in the order met.
  package private(set) var issues: [ConfigurationIssue] = []

  /// Makes an empty collector.
  package init() {}

  /// Whether nothing was wrong so far.
  package var isEmpty: Bool { issues.isEmpty }

  /// Adds a mistake.
  package func report(_ message: String, at location: SourceLocation) {
    issues.append(ConfigurationIssue(location: location, message: message))
  }

  /// Adds mistakes found elsewhere.
  package func report(_ errors: ConfigurationErrors) {
    issues.append(contentsOf: errors.issues)
  }
}

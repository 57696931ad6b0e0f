/// Collects the mistakes of a configuration while it is read, so that all are reported at once.
///
/// Reference semantics on purpose: readers of nested parts share one collector. It lives as long as
/// one reading and never crosses threads.
package final class ConfigurationIssues {
  /// Mistakes kept. Further ones are only counted: nobody reads them before these are mended.
  package static let limit = 1000
  /// UTF-8 bytes that a message keeps; of a longer one, which quotes a long text, the middle is
  /// left out.
  package static let messageLimit = 2000

  /// The mistakes so far, in the order met, at most ``limit`` and one that says that there are more.
  package private(set) var issues: [ConfigurationIssue] = []
  /// How many mistakes there are so far, with those that are not kept.
  package private(set) var count = 0

  /// Makes an empty collector.
  package init() {}

  /// Whether nothing was wrong so far.
  package var isEmpty: Bool { count == 0 }

  /// Whether mistakes are so many that further ones are only counted, so that advice for them is
  /// not worth its time.
  package var isFull: Bool { count >= Self.limit }

  /// Adds a mistake.
  package func report(_ message: String, at location: SourceLocation) {
    add(ConfigurationIssue(location: location, message: Self.shortened(message)))
  }

  /// Adds mistakes found elsewhere.
  package func report(_ errors: ConfigurationErrors) {
    for issue in errors.issues { report(issue.message, at: issue.location) }
  }

  private func add(_ issue: ConfigurationIssue) {
    if count < Self.limit {
      issues.append(issue)
    } else if count == Self.limit {
      issues.append(
        ConfigurationIssue(
          location: issue.location,
          message: "There are more than \(Self.limit) mistakes: correct these first."))
    }
    count += 1
  }

  private static func shortened(_ message: String) -> String {
    let bytes = message.utf8
    guard bytes.count > messageLimit else { return message }
    let part = messageLimit / 2
    return String(decoding: bytes.prefix(part), as: UTF8.self) + " … "
      + String(decoding: bytes.suffix(part), as: UTF8.self)
  }
}

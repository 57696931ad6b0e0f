/// What a command found out: a value that output formats print. A format says which types of result
/// it knows; a command names the type of its own.
package protocol CommandResult: Sendable {
  /// The command that has such results, as users write it.
  static var command: String { get }

  /// The result with all its paths of files put below a folder; by default as it is.
  func withPaths(below folder: String) -> Self
}

extension CommandResult {
  /// The result as it is.
  package func withPaths(below folder: String) -> Self { self }
}

extension BaselineDifference: CommandResult {
  package static let command = "baseline diff"
}

extension DependencyChains: CommandResult {
  package static let command = "why FROM TO"
}

extension Explanation: CommandResult {
  package static let command = "metrics --explain"
}

extension FileExplanation: CommandResult {
  package static let command = "list files --explain"
}

extension LineExplanation: CommandResult {
  package static let command = "why FILE:LINE"
}

extension Listing: CommandResult {
  package static let command = "list"
}

extension Report: CommandResult {
  package static let command = "check"
}

extension RuleExplanation: CommandResult {
  package static let command = "rules explain"
}

extension RuleOverview: CommandResult {
  package static let command = "rules"
}

/// What a command found out: a value that output formats print. A format says which types of result
/// it knows; a command names the type of its own.
package protocol CommandResult: Sendable {}

extension BaselineDifference: CommandResult {}
extension DependencyChains: CommandResult {}
extension Explanation: CommandResult {}
extension FileExplanation: CommandResult {}
extension LineExplanation: CommandResult {}
extension Listing: CommandResult {}
extension Report: CommandResult {}
extension RuleExplanation: CommandResult {}
extension RuleOverview: CommandResult {}

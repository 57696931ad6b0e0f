import RuleEngine

/// How many findings a configuration yields.
package struct FindingCount: Sendable {
  private let errors: Int
  private let others: Int
  /// Number of rules, and of those among them that look at nothing here.
  private let rules: Int
  private let inactive: Int
  /// Source files that were read, and that there are.
  private let files: (read: Int, present: Int)

  /// Counts what no comment suppresses.
  ///
  /// - Parameters:
  ///   - evaluation: what the rules say.
  ///   - analysis: the project that they say it about.
  package init(_ evaluation: RuleEvaluation, of analysis: ProjectAnalysis) {
    files = (analysis.readFiles, analysis.presentFiles)
    let found = evaluation.violations.filter { $0.status == .new }
    errors = found.count { $0.severity == .error }
    others = found.count - errors
    rules = evaluation.summaries.count { $0.state != .off }
    inactive = evaluation.summaries.count { $0.state == .inactive }
  }

  /// What a check with it says, and what to do about it.
  package func sentence(path: String) -> String {
    let place = path == "." ? "" : " \(path)"
    let extent =
      files.read < files.present ? " in \(files.read) of \(files.present) source files" : ""
    var text = "'archcheck\(place)' finds nothing\(extent)."
    if errors + others > 0 {
      text = "'archcheck\(place)' finds \(errors) error\(errors == 1 ? "" : "s")"
      if others > 0 { text += " and \(others) other finding\(others == 1 ? "" : "s")" }
      text += "\(extent)."
    }
    if inactive > 0 {
      text +=
        " \(inactive) of \(rules) rules \(inactive == 1 ? "is" : "are") inactive, because "
        + "\(inactive == 1 ? "it selects" : "they select") nothing here: set the parameters, or see "
        + "'archcheck rules explain ID'."
    }
    guard errors > 20 else { return text }
    return text
      + " To fail only on new ones, accept them: 'archcheck baseline\(place)'."
  }
}

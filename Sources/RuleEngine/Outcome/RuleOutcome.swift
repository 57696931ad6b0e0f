import Findings
import SourceText

/// What a rule found, and what it looked at.
package struct RuleOutcome: Hashable, Sendable {
  /// What is wrong.
  package var findings: [Finding]
  /// Number of dependencies, components or declared dependencies that it looked at.
  package var checked: Int
  /// Components that it could not judge, since their value is undefined; as found.
  package var undefined: [String]
  /// What it could not judge for want of knowledge, as found.
  package var undecided = UndecidedCases()
  /// Patterns and other parts of the rule that select nothing, though they have to match something.
  package var unmatched: [UnmatchedPattern]

  /// Whether something without which the rule would judge wrongly is not there at all, such as a
  /// document: the rule of a preset is inactive then, as it is where patterns match nothing and
  /// nothing else was checked.
  package var lacksSubject = false

  /// Makes an outcome.
  package init(
    findings: [Finding], checked: Int, undefined: [String] = [],
    unmatched: [UnmatchedPattern] = []
  ) {
    self.findings = findings
    self.checked = checked
    self.undefined = undefined
    self.unmatched = unmatched
  }
}

/// A pattern over files or folders, or another part of a rule, that selects nothing.
package struct UnmatchedPattern: Hashable, Sendable {
  /// The option that holds it, such as `each`.
  package var option: String
  /// The pattern as written.
  package var text: String
  /// Where it is written.
  package var location: SourceLocation

  /// Names a pattern.
  package init(_ option: String, _ text: String, at location: SourceLocation) {
    self.option = option
    self.text = text
    self.location = location
  }
}

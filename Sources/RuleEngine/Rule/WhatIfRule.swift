import Findings
import SourceText

/// A rule that asks what other rules would say of a project that is not there.
///
/// It only states its questions. The engine judges a changed copy of the project by the same rules,
/// with no such rule among them, and hands the answers over.
package protocol WhatIfRule: Rule {
  /// What the rule asks about the project.
  func questions(_ scope: RuleScope) -> [WhatIfQuestion]

  /// What is wrong with the project.
  ///
  /// - Parameter answers: one for each question, in their order.
  func check(_ scope: RuleScope, answers: [WhatIfAnswer]) -> RuleOutcome
}

extension WhatIfRule {
  /// What is wrong where nobody answers.
  package func check(_ scope: RuleScope) -> RuleOutcome {
    check(scope, answers: questions(scope).map { _ in WhatIfAnswer() })
  }
}

/// What would rules say, were the project different?
package struct WhatIfQuestion: Sendable {
  /// How it would differ.
  package var change: ProjectChange
  /// The ids of the rules that count; `nil` for all that ask no such questions themselves.
  package var rules: [String]?

  /// Makes a question.
  package init(_ change: ProjectChange, rules: [String]?) {
    self.change = change
    self.rules = rules
  }
}

/// What rules say about a changed project.
package struct WhatIfAnswer: Sendable {
  /// What it breaks and the project as it is does not, sorted by place.
  package var violations: [Violation]
  /// Ids that were listed and that no rule has.
  package var unknownRules: [String]
  /// What was met while the changed project was read.
  package var problems: [Problem]

  /// Makes an answer; without arguments one that says nothing.
  package init(
    violations: [Violation] = [], unknownRules: [String] = [], problems: [Problem] = []
  ) {
    self.violations = violations
    self.unknownRules = unknownRules
    self.problems = problems
  }
}

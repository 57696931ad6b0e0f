import Findings
import RuleLanguage
import SourceText

/// A broken rule, before it is known which one and how much it weighs.
package struct Finding: Hashable, Sendable {
  /// What is wrong.
  package var defect: any Defect
  /// Where to click first; `nil` for the rule's own place in the configuration.
  package var location: SourceLocation?
  /// The side that depends, where the defect has sides.
  package var from: DependencySide?
  /// The side depended on, where the defect has sides.
  package var to: DependencySide?
  /// The references that prove it, first one first; empty for defects of absence.
  package var evidence: [Evidence]
  /// The `#if` condition around the declaration that it is located at.
  package var condition: String?
  /// The references that the rule speaks of; `nil` where it speaks of all.
  package var terms: DependencyTerms?
  /// How much it weighs where the rule's options say so; `nil` for the rule's own severity.
  package var severity: Severity?

  /// Makes a finding without sides.
  package init(_ defect: any Defect, at location: SourceLocation?) {
    self.defect = defect
    self.location = location
    evidence = []
  }

  /// Makes a finding that references prove; it is located at the first of them, or where a manifest
  /// declares the dependency.
  package init(
    _ defect: any Defect, from: DependencySide, to: DependencySide, evidence: [Evidence],
    declaration: SourceLocation? = nil, terms: DependencyTerms? = nil
  ) {
    self.defect = defect
    self.location = evidence.first?.location ?? declaration
    self.from = from
    self.to = to
    self.evidence = evidence
    self.terms = terms
  }

  package static func == (left: Finding, right: Finding) -> Bool {
    left.location == right.location && left.from == right.from && left.to == right.to
      && left.evidence == right.evidence && left.condition == right.condition
      && left.terms == right.terms && left.severity == right.severity
      && AnyHashable(left.defect) == AnyHashable(right.defect)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(location)
    hasher.combine(AnyHashable(defect))
  }
}

import Findings
import RuleLanguage
import SourceText

/// A kind of architecture rule with the options of one rule of the configuration.
///
/// A rule is pure: it sees the project through its scope, returns findings, does no input or
/// output, and never sees another rule. What all kinds share (severity, reasons, exceptions, roles,
/// confidence, selectors that select nothing) is `evaluate`'s and the scope's.
package protocol Rule: Sendable {
  /// What the kind is, for the configuration, its schema and the documentation.
  static var metadata: RuleMetadata { get }

  /// The defects that rules of the kind find, those of the engine aside.
  static var defects: [any Defect.Type] { get }

  /// Whether rules of the kind look at files as such, so that a run must list them.
  static var seesFiles: Bool { get }

  /// Whether rules of the kind report that something is not used, so that a reference whose finding
  /// is suppressed has to go on counting as a use, or cannot be checked one by one.
  static var reportsAbsence: Bool { get }

  /// Whether rules of the kind ask what other rules would say of a project that is not there, so that they are no
  /// part of such a question themselves.
  static var asksWhatIf: Bool { get }

  /// Whether rules of the kind look at each declaration of the project, so that they are checked early.
  static var looksAtDeclarations: Bool { get }

  /// Whether exceptions of rules of the kind excuse code of the project only, so that each part of them has to select
  /// some: no folders, files outside of all modules, or components that only a document knows.
  static var exceptsCodeOnly: Bool { get }

  /// Reads the rule's own options, and reports what the fields of its metadata cannot express.
  init(options: OptionsReader)

  /// The selectors over the project, each of which has to select something; in rules of presets as
  /// far as their needs say.
  var selectors: [NamedSelector] { get }

  /// The options, beside the selectors, by which the rule looks at a file.
  func options(concerning path: String, _ scope: RuleScope) -> [String]

  /// What is wrong with the project.
  func check(_ scope: RuleScope) -> RuleOutcome
}

extension Rule {
  /// Most kinds look at the graph only.
  package static var seesFiles: Bool { false }

  /// Most kinds report what is there.
  package static var reportsAbsence: Bool { false }

  /// Most kinds judge the project that is there.
  package static var asksWhatIf: Bool { false }

  /// Most kinds look at dependencies.
  package static var looksAtDeclarations: Bool { false }

  /// Kinds that see files let exceptions excuse these.
  package static var exceptsCodeOnly: Bool { !seesFiles }

  /// Most kinds look at what their selectors take, and nothing else.
  package func options(concerning path: String, _ scope: RuleScope) -> [String] { [] }
}

/// A selector with the option that holds it.
package struct NamedSelector: Sendable {
  /// The option's name, such as `from`.
  package var option: String
  /// The selector.
  package var selector: Selector
  /// What a rule of a preset is without what it selects.
  package var need: SelectorNeed

  /// Names a selector.
  package init(_ option: String, _ selector: Selector, _ need: SelectorNeed = .essential) {
    self.option = option
    self.selector = selector
    self.need = need
  }
}

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

  /// Makes a finding that references prove; it is located at the first of them.
  package init(
    _ defect: any Defect, from: DependencySide, to: DependencySide, evidence: [Evidence],
    terms: DependencyTerms? = nil
  ) {
    self.defect = defect
    self.location = evidence.first?.location
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

/// What a rule found, and what it looked at.
package struct RuleOutcome: Hashable, Sendable {
  /// What is wrong.
  package var findings: [Finding]
  /// Number of dependencies, components or declared dependencies that it looked at.
  package var checked: Int
  /// Components that it could not judge, since their value is undefined; as found.
  package var undefined: [String]
  /// What it could not judge for want of knowledge, as found.
  package var undecided: [UndecidedCase] = []
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

/// A pattern over files or folders with its place in the configuration.
package struct PlacedPattern: Sendable {
  /// The pattern.
  package var pattern: Pattern
  /// Where it is written.
  package var location: SourceLocation
}

extension OptionsReader {
  /// The patterns of an option, each with its own place; empty when nothing is written.
  package func placedPatterns(_ name: String) -> [PlacedPattern] {
    zip(patterns(name), nodes(name)).map { PlacedPattern(pattern: $0, location: $1.location) }
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

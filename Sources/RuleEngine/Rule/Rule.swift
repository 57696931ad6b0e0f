import Findings
import RuleLanguage

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

  /// Whether rules of the kind look into files that are no sources, so that a run must list them.
  static var readsResources: Bool { get }

  /// Whether rules of the kind report that something is not used, so that a reference whose finding
  /// is suppressed has to go on counting as a use, or cannot be checked one by one.
  static var reportsAbsence: Bool { get }

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

  /// What else narrows what the rule looks at, in the order in which it is asked, for explanations.
  func conditions(_ scope: RuleScope) -> [RuleExplanation.Condition]

  /// The options, beside the selectors, by which the rule looks at a file.
  func options(concerning path: String, _ scope: RuleScope) -> [String]

  /// What is wrong with the project.
  func check(_ scope: RuleScope) -> RuleOutcome
}

extension Rule {
  /// Most kinds look at the graph only.
  package static var seesFiles: Bool { false }

  /// Most kinds look at sources only.
  package static var readsResources: Bool { false }

  /// Most kinds report what is there.
  package static var reportsAbsence: Bool { false }

  /// Most kinds look at dependencies.
  package static var looksAtDeclarations: Bool { false }

  /// Kinds that see files let exceptions excuse these.
  package static var exceptsCodeOnly: Bool { !seesFiles }

  /// In most kinds the selectors alone say what is looked at.
  package func conditions(_ scope: RuleScope) -> [RuleExplanation.Condition] { [] }

  /// Most kinds look at what their selectors take, and nothing else.
  package func options(concerning path: String, _ scope: RuleScope) -> [String] { [] }
}

import RuleLanguage
import SourceText

/// What a rule kind is: the one source of its options' reader, its schema and its documentation.
package struct RuleMetadata: Sendable {
  /// The key in a rule, such as `forbid`.
  package let kind: String
  /// The kind in a few words, for headings.
  package let title: String
  /// What a rule of the kind says, in one sentence.
  package let summary: String
  /// Why one wants such rules.
  package let rationale: String
  /// Its options.
  package let options: [OptionField]
  /// The option that a body stands for when it is no mapping with options, or `nil`.
  package let shorthand: String?
  /// What its page says beside the options, in Markdown; empty for nothing.
  package let notes: String
  /// What archcheck says about the violating example, as it prints violations; `nil` when the page
  /// shows none.
  package let exampleMessages: String?
  /// A small project that breaks a rule of the kind.
  package let violatingExample: RuleExample
  /// A small project that obeys one.
  package let conformingExample: RuleExample
  /// Where the idea comes from: author, title, chapter.
  package let references: [String]
  /// How much a violation weighs unless the rule says.
  package let defaultSeverity: Severity
  /// The first version that has the kind.
  package let since: String

  /// Describes a kind.
  package init(
    kind: String, title: String, summary: String, rationale: String, options: [OptionField],
    shorthand: String? = nil, notes: String = "", exampleMessages: String? = nil,
    violatingExample: RuleExample, conformingExample: RuleExample,
    references: [String] = [], defaultSeverity: Severity = .error, since: String = "0.1.0"
  ) {
    self.kind = kind
    self.title = title
    self.summary = summary
    self.rationale = rationale
    self.options = options
    self.shorthand = shorthand
    self.notes = notes
    self.exampleMessages = exampleMessages
    self.violatingExample = violatingExample
    self.conformingExample = conformingExample
    self.references = references
    self.defaultSeverity = defaultSeverity
    self.since = since
  }
}

/// A project and a rule about it, both as text.
package struct RuleExample: Hashable, Sendable {
  /// How the project is written.
  package enum Notation: Hashable, Sendable {
    /// Modules, types and dependencies, in the notation of the graph literals of tests.
    case graph
    /// Swift files, each below a line `--- path`; the first folder is the module.
    case swift
  }

  /// The project.
  package let project: String
  /// How it is written.
  package let notation: Notation
  /// The configuration, as `archcheck.yml` holds it.
  package let configuration: String
  /// Its files beside those of the graph, each one `--- path` with its text on the lines below.
  package let files: String?

  /// Makes an example of dependencies.
  package init(project: String, configuration: String, files: String? = nil) {
    self.project = project
    self.configuration = configuration
    self.files = files
    notation = .graph
  }

  /// Makes an example of Swift files.
  package init(swift project: String, configuration: String, files: String? = nil) {
    self.project = project
    self.configuration = configuration
    self.files = files
    notation = .swift
  }
}

extension Rule {
  /// What the configuration must know of the kind to read its rules.
  package static var description: RuleKindDescription {
    RuleKindDescription(
      name: metadata.kind, summary: metadata.summary, fields: metadata.options,
      shorthand: metadata.shorthand, defaultSeverity: metadata.defaultSeverity,
      validate: { options in _ = Self(options: options) })
  }

  /// Makes the rule of an entry whose configuration was read without mistakes.
  package static func make(_ entry: RuleEntry) -> Self {
    Self(
      options: OptionsReader(
        entry.body, fields: metadata.options, name: metadata.kind, issues: ConfigurationIssues()))
  }
}

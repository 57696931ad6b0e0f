import RuleLanguage

/// Something that a project may have for a parameter of a preset, beside the default.
package struct ParameterCandidate: Hashable, Sendable {
  /// What is looked for.
  package let subject: PresetSign.Subject
  /// Which of them.
  package let pattern: Pattern
  /// How many there must be, at least 1.
  package let minimum: Int
  /// What the same thing must match too; `nil` for nothing.
  package let also: Pattern?
  /// The names of types that do not count, and of their attributes and supertypes; `nil` for none.
  package let unless: Pattern?
  /// What is written then: `{}` stands for the name found, where the pattern does not say it.
  package let value: String

  /// What stands for the name found.
  package static let placeholder = "{}"
}

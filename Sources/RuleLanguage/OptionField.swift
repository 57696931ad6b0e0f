/// One option of a rule kind, or one key of another part of the configuration.
///
/// The list of fields is the only place that names options: the reader's checks, the JSON Schema
/// and the pages of the documentation are made from it.
package struct OptionField: Hashable, Sendable {
  /// Whether the option must be written.
  package enum Presence: Hashable, Sendable {
    /// It must.
    case required
    /// It need not, and has no value then.
    case optional
    /// It need not; the value, as YAML, that counts then.
    case defaults(String)
  }

  /// What captures in the option's selectors and patterns do.
  package enum Captures: Hashable, Sendable {
    /// They bind names for the whole rule.
    case bind
    /// They mean what a binding option of the rule has bound; other names are mistakes.
    case refer
  }

  /// The key.
  package var name: String
  /// What values it takes.
  package var type: OptionType
  /// Whether it must be written.
  package var presence: Presence
  /// What captures in it do.
  package var captures: Captures
  /// Whether an empty list means something: none of all, or the default.
  package var mayBeEmpty: Bool
  /// One sentence for the documentation.
  package var meaning: String

  /// Makes a field; see the three named constructors.
  package init(
    name: String, type: OptionType, presence: Presence, captures: Captures,
    mayBeEmpty: Bool = false, meaning: String
  ) {
    self.name = name
    self.type = type
    self.presence = presence
    self.captures = captures
    self.mayBeEmpty = mayBeEmpty || presence == .defaults("[]")
    self.meaning = meaning
  }

  /// An option that must be written.
  package static func required(
    _ name: String, _ type: OptionType, captures: Captures = .bind, _ meaning: String
  ) -> OptionField {
    OptionField(
      name: name, type: type, presence: .required, captures: captures, meaning: meaning)
  }

  /// An option without a value when it is not written.
  package static func optional(
    _ name: String, _ type: OptionType, captures: Captures = .bind, mayBeEmpty: Bool = false,
    _ meaning: String
  ) -> OptionField {
    OptionField(
      name: name, type: type, presence: .optional, captures: captures, mayBeEmpty: mayBeEmpty,
      meaning: meaning)
  }

  /// An option with a default, given as YAML writes it: a scalar, or `[]` for an empty list.
  package static func defaulted(
    _ name: String, _ type: OptionType, _ value: String, captures: Captures = .bind,
    _ meaning: String
  ) -> OptionField {
    OptionField(
      name: name, type: type, presence: .defaults(value), captures: captures, meaning: meaning)
  }

  /// The default as YAML, or `nil`.
  package var defaultText: String? {
    if case .defaults(let text) = presence { return text }
    return nil
  }
}

/// What values an option takes.
package indirect enum OptionType: Hashable, Sendable {
  /// Any text, not empty.
  case text
  /// A whole number.
  case integer(minimum: Int? = nil, maximum: Int? = nil)
  /// A finite decimal number.
  case number(minimum: Double? = nil, maximum: Double? = nil)
  /// `true` or `false`.
  case boolean
  /// One of a closed list of words.
  case choice([String])
  /// One or several of a closed list of words.
  case choices([String])
  /// A text or a list of texts.
  case texts
  /// A pattern.
  case pattern(Pattern.Flavour)
  /// A pattern or a list of patterns.
  case patterns(Pattern.Flavour)
  /// A selector: a string, a list or a mapping.
  case selector
  /// A list whose elements have a type.
  case list(OptionType)
  /// A mapping with fields.
  case object([OptionField])
  /// A mapping from free names to values of a type.
  case map(OptionType)
  /// Any value at all.
  case any
  /// The first type whose shape fits the value; an object fits a mapping that has one of its keys.
  case either([OptionType])

  /// The words of an enumeration, in its order.
  package static func choice<Choice>(of type: Choice.Type) -> OptionType
  where Choice: CaseIterable & RawRepresentable, Choice.RawValue == String {
    .choice(type.allCases.map(\.rawValue))
  }
}

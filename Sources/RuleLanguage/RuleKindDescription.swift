import SourceText

/// What the configuration must know of a rule kind to read its rules.
package struct RuleKindDescription: Sendable {
  /// The key in a rule, such as `forbid`.
  package let name: String
  /// One sentence for the documentation.
  package let summary: String
  /// The options of its body.
  package let fields: [OptionField]
  /// The option that a body stands for when it is not a mapping with options, or `nil`.
  package let shorthand: String?
  /// How much its rules weigh unless they say.
  package let defaultSeverity: Severity
  /// Reports mistakes that fields cannot express; usually makes the rule and throws it away.
  package let validate: @Sendable (OptionsReader) -> Void

  /// Describes a rule kind.
  package init(
    name: String, summary: String, fields: [OptionField], shorthand: String? = nil,
    defaultSeverity: Severity = .error,
    validate: @escaping @Sendable (OptionsReader) -> Void = { _ in }
  ) {
    self.name = name
    self.summary = summary
    self.fields = fields
    self.shorthand = shorthand
    self.defaultSeverity = defaultSeverity
    self.validate = validate
  }

  /// A rule's body as a mapping: a body that is none becomes the value of ``shorthand``.
  package func normalized(_ body: ConfigNode) -> ConfigNode {
    guard let shorthand, !OptionType.object(fields).fits(body), body.pairs?.isEmpty != true,
      !body.isNull
    else { return body }
    if body.pairs != nil,
      fields.first(where: { $0.name == shorthand })?.type.fits(body) != true
    {
      return body
    }
    let pair = ConfigPair(key: shorthand, keyLocation: body.location, value: body)
    return ConfigNode(.mapping([pair]), location: body.location)
  }
}

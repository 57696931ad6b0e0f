/// A configuration that comes with archcheck and that others extend.
package struct Preset: Sendable {
  /// A value that a configuration may hand to a preset.
  package struct Parameter: Sendable {
    /// Its name: `${name}` in the preset's text stands for the value.
    package let name: String
    /// The value when none is handed over; `nil` when one must be.
    package let defaultValue: String?
    /// One sentence for the documentation.
    package let meaning: String

    /// Makes a parameter.
    package init(name: String, defaultValue: String?, meaning: String) {
      self.name = name
      self.defaultValue = defaultValue
      self.meaning = meaning
    }
  }

  /// The name under `extends:`.
  package let name: String
  /// One sentence for the documentation.
  package let summary: String
  /// What may be handed over, in order.
  package let parameters: [Parameter]
  /// The configuration's YAML. A scalar that is `${name}` and nothing else takes lists and mappings
  /// too.
  package let text: String

  /// Makes a preset.
  package init(name: String, summary: String, parameters: [Parameter] = [], text: String) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.text = text
  }
}

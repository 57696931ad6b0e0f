import Findings
import JSONText

/// A value written for a parameter of a preset that selects nothing, so that rules have nothing to
/// check.
package struct UselessParameter: Defect {
  package static let name = "unmatched-parameter"
  package static let rationale = UselessSelector.rationale
  package static let traits: DefectTraits = .isAboutConfiguration

  /// The parameter.
  package var parameter: String
  /// The preset.
  package var preset: String
  /// The part of its value that selects nothing.
  package var value: String
  /// The rules that are inactive because of it, in the order of the configuration.
  package var rules: [String]

  /// Names the value and the rules.
  package init(parameter: String, preset: String, value: String, rules: [String]) {
    self.parameter = parameter
    self.preset = preset
    self.value = value
    self.rules = rules
  }

  package static let form: JSONForm<Self>? = .object {
    JSONField("parameter", \.parameter, .string, "The parameter.")
    JSONField("preset", \.preset, .string, "The preset.")
    JSONField("selector", \.value, .string, "The part of its value that selects nothing.")
    JSONField("rules", \.rules, .strings, "The rules that are inactive because of it.")
  }

  package var subject: String? { preset }
  package var identity: DefectIdentity { .own([preset, parameter, value]) }
  package var sortingText: String { parameter + "\n" + value }

  package func message(in context: DefectContext) -> String {
    let shown = rules.prefix(3).map(quoted).listed("and")
    let more = rules.count > 3 ? " (and \(rules.count - 3) more)" : ""
    return "\(quoted(value)) in parameter \(quoted(parameter)) of preset \(quoted(preset)) matches "
      + "nothing, so \(rules.count == 1 ? "rule" : "the rules") \(shown)\(more) "
      + "\(rules.count == 1 ? "is" : "are") inactive"
  }

  package func fix(in context: DefectContext) -> String {
    "Correct the value ('archcheck list components' lists all components), or turn the rules off "
      + "that the project cannot have."
  }
}

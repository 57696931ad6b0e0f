import Findings
import JSONText
import RuleEngine

/// A defect of templates that new code is made from, whose details have the same keys for all.
protocol TemplateDefect: Defect {
  /// The placeholder as written.
  var placeholder: String? { get }
  /// The id of the rule that the result breaks.
  var broken: String? { get }
  /// What is wrong with the placeholder or the result.
  var reason: String { get }
}

extension TemplateDefect {
  /// It is about the result.
  var placeholder: String? { nil }
  /// It breaks none.
  var broken: String? { nil }

  static var form: JSONForm<Self>? {
    .object {
      JSONField(
        "placeholder", { $0.placeholder }, .optionalString, "The placeholder as written.")
      JSONField(
        "brokenRule", { $0.broken }, .optionalString,
        "The id of the rule that the result breaks.")
      JSONField(
        "reason", { $0.reason }, .string, "What is wrong with the placeholder or the result.")
    }
  }
}

/// A placeholder that no tool replaces.
struct BrokenPlaceholder: TemplateDefect {
  static let name = "broken-placeholder"
  static let rationale =
    "New files contain the placeholder instead of a name."

  /// What is written.
  var text: String
  /// What is wrong with it.
  var reason: String

  var placeholder: String? { text }
  var subject: String? { "Templates" }
  var identity: DefectIdentity { .own([text]) }

  func message(in context: DefectContext) -> String {
    "placeholder \(quoted(text)) \(reason)"
  }

  func fix(in context: DefectContext) -> String {
    "Write it as '___VARIABLE_name:identifier___' or '<#what to fill in#>'; if the name is right, "
      + "add it to 'values' of rule \(quoted(context.rule))."
  }
}

/// What is made from a template breaks a rule.
struct TemplateBreaksRule: TemplateDefect {
  static let name = "template-breaks-rule"
  static let rationale = "An error in a template is repeated in everything made from it."

  /// The rule's id.
  var rule: String
  /// The message of the violation.
  var reason: String
  /// The file that would be made.
  var file: String
  /// What would mend it.
  var remedy: String

  var broken: String? { rule }
  var subject: String? { file }
  var identity: DefectIdentity { .own([rule, reason, file]) }

  func message(in context: DefectContext) -> String {
    "\(quoted(file)), made from this template, breaks rule \(quoted(rule)): \(reason)"
  }

  func fix(in context: DefectContext) -> String { "In the template: \(remedy)" }
}

/// What is made from a template is no valid Swift.
struct TemplateSyntaxError: TemplateDefect {
  static let name = "template-syntax-error"
  static let rationale = TemplateBreaksRule.rationale

  /// What the compiler would say.
  var reason: String
  /// The file that would be made.
  var file: String

  var subject: String? { file }
  var identity: DefectIdentity { .own([reason, file]) }

  func message(in context: DefectContext) -> String {
    "\(quoted(file)), made from this template, is not valid Swift: \(reason)"
  }

  func fix(in context: DefectContext) -> String {
    "Correct the template. Rule \(quoted(context.rule)) gives the values of its variables in "
      + "'values'."
  }
}

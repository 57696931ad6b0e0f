/// What can be wrong with templates that new code is made from.
package enum TemplateDefect: DefectFamily {
  /// A placeholder that no tool replaces: `text` is what is written, `reason` what is wrong with it.
  case brokenPlaceholder(text: String, reason: String)
  /// What is made from a template breaks a rule: `message` is that of the violation, about a file that
  /// would be called `file`, `fix` what would mend it.
  case brokenRule(rule: String, message: String, file: String, fix: String)
  /// What is made from a template is no valid Swift.
  case syntaxError(message: String, file: String)

  package static let names = [
    "broken-placeholder", "template-breaks-rule", "template-syntax-error",
  ]

  package var name: String {
    switch self {
    case .brokenPlaceholder: "broken-placeholder"
    case .brokenRule: "template-breaks-rule"
    case .syntaxError: "template-syntax-error"
    }
  }

  package var rationale: String {
    switch self {
    case .brokenPlaceholder: "Whoever uses the template gets the placeholder instead of a name."
    case .brokenRule, .syntaxError:
      "What is wrong in a template is wrong in all that is made from it."
    }
  }

  package var subject: String {
    switch self {
    case .brokenPlaceholder: "Templates"
    case .brokenRule(_, _, let file, _), .syntaxError(_, let file): file
    }
  }

  package var identity: [String] {
    switch self {
    case .brokenPlaceholder(let text, _): [text]
    case .brokenRule(let rule, let message, let file, _): [rule, message, file]
    case .syntaxError(let message, let file): [message, file]
    }
  }

  package func message(rule: String) -> String {
    switch self {
    case .brokenPlaceholder(let text, let reason):
      "placeholder \(quoted(text)) \(reason)"
    case .brokenRule(let broken, let message, let file, _):
      "what the template makes of this, \(quoted(file)), breaks rule \(quoted(broken)): \(message)"
    case .syntaxError(let message, let file):
      "what the template makes of this, \(quoted(file)), is no valid Swift: \(message)"
    }
  }

  package func fix(rule: String) -> String {
    switch self {
    case .brokenPlaceholder:
      "Write it as '___VARIABLE_name:identifier___' or '<#what to fill in#>'; if the name is right, "
        + "add it to 'values' of rule \(quoted(rule))."
    case .brokenRule(_, _, _, let fix): "In the template: \(fix)"
    case .syntaxError:
      "Correct the template; 'values' of rule \(quoted(rule)) says what stands for its variables."
    }
  }
}

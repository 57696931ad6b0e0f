import Findings
import JSONText
import RuleEngine

/// A dependency of the code that a documented graph lacks.
struct UndocumentedDependency: Defect {
  static let name = "undocumented-dependency"
  static let rationale =
    "A new dependency is a decision, and the documented graph has to show it."
  static let traits: DefectTraits = .occursOnce

  /// The document.
  var file: String

  static let form: JSONForm<Self>? = .object {
    JSONField("file", \.file, .string, "The document.")
  }

  var sortingText: String { file }

  func message(in context: DefectContext) -> String {
    "\(context.statement), but \(quoted(file)) shows no dependency of \(context.exact(context.from)) "
      + "on \(context.exact(context.to))"
  }

  func fix(in context: DefectContext) -> String {
    "If the dependency is intended, add the edge from \(context.exact(context.from)) to "
      + "\(context.exact(context.to)) to \(quoted(file)); if not, remove it from the code."
  }
}

/// A dependency that a documented graph shows and the code does not have.
struct ObsoleteDependency: Defect {
  static let name = "obsolete-dependency"
  static let rationale =
    "Readers of the documented graph rely on something that does not exist."
  static let traits: DefectTraits = .occursOnce

  /// The document.
  var file: String

  static let form: JSONForm<Self>? = .object {
    JSONField("file", \.file, .string, "The document.")
  }

  var sortingText: String { file }

  func message(in context: DefectContext) -> String {
    "\(quoted(file)) shows a dependency of \(context.exact(context.from)) on "
      + "\(context.exact(context.to)) that the code does not have"
  }

  func fix(in context: DefectContext) -> String {
    "Remove the edge from \(context.exact(context.from)) to \(context.exact(context.to)) at "
      + "\(context.location), or, if the code should have the dependency, restore it."
  }
}

/// A component, or module, that a documented graph lacks.
struct UndocumentedComponent: Defect {
  static let name = "undocumented-component"
  static let rationale = UndocumentedDependency.rationale

  /// Its name.
  var component: String
  /// The document.
  var file: String

  static let form: JSONForm<Self>? = .object {
    JSONField("file", \.file, .string, "The document.")
    JSONField("component", \.component, .string, "The component or module.")
  }

  var subject: String? { component }
  var identity: DefectIdentity { .own([component, file]) }
  var sortingText: String { file + "\n" + component }

  func message(in context: DefectContext) -> String {
    "\(quoted(file)) does not show \(quoted(component))"
  }

  func fix(in context: DefectContext) -> String {
    "Add \(quoted(component)) to \(quoted(file)), or exclude it with 'of' of rule "
      + "\(quoted(context.rule))."
  }
}

/// A component, or module, that a documented graph shows and the project does not have.
struct ObsoleteComponent: Defect {
  static let name = "obsolete-component"
  static let rationale = ObsoleteDependency.rationale

  /// Its name.
  var component: String
  /// The document.
  var file: String

  static let form: JSONForm<Self>? = .object {
    JSONField("file", \.file, .string, "The document.")
    JSONField("component", \.component, .string, "The component or module.")
  }

  var subject: String? { component }
  var identity: DefectIdentity { .own([component, file]) }
  var sortingText: String { file + "\n" + component }

  func message(in context: DefectContext) -> String {
    "\(quoted(file)) shows \(quoted(component)), but the project has no component or module with "
      + "that name"
  }

  func fix(in context: DefectContext) -> String {
    "Remove \(quoted(component)) and its edges from \(quoted(file)), or correct the name: "
      + "'archcheck list components' lists them all."
  }
}

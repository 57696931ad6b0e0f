import JSONText
import RuleEngine
import SourceText

/// A dependency that a manifest declares twice for one module.
struct DuplicateDependency: Defect {
  static let name = "duplicate-dependency"
  static let rationale = "The second entry says nothing, and whoever removes one leaves the other."

  /// Where it is declared first.
  var first: SourceLocation

  static let form: JSONForm<Self>? = .object {
    JSONField("first", { "\($0.first)" }, .string, "Where it is declared first.")
  }

  func message(in context: DefectContext) -> String {
    "the manifest of \(context.subject) declares the dependency on \(context.object) twice, first "
      + "at \(first)"
  }

  func fix(in context: DefectContext) -> String {
    "Remove the entry at \(context.location)."
  }
}

import JSONText
import RuleEngine

/// What a file does with a module that it imports.
enum ImportUse: String, CaseIterable, Hashable, Sendable {
  /// Nothing that it writes can come from it.
  case none
  /// It uses members of values only, and names no type, function or variable of it.
  case members = "members-only"
  /// Names that could not be resolved may come from it.
  case undecided
}

/// An import in a file that does not need it.
struct UnusedImport: Defect {
  static let name = "unused-import"
  static let rationale =
    "It costs build time and tells readers that the file depends on something it does not need."

  /// What the file does with it.
  var use: ImportUse

  static let form: JSONForm<Self>? = .object { JSONField("use", \.use, .cases(\.rawValue)) }

  var merging: DefectMerging { .module }

  func message(in context: DefectContext) -> String {
    switch use {
    case .none: "\(context.statement), but writes no name that can come from it"
    case .members:
      "\(context.statement), but uses only members of values from it and names nothing of it"
    case .undecided:
      "\(context.statement), and only names that could not be resolved or are not built may come "
        + "from it"
    }
  }

  func fix(in context: DefectContext) -> String {
    switch use {
    case .none:
      "Remove the import, or, if the file needs no more of \(context.target) than a conformance or "
        + "an operator, add an exception with that reason."
    case .members:
      "Remove the import where the compiler finds the members without it; with the feature "
        + "MemberImportVisibility it is needed."
    case .undecided:
      "Remove the import and build: only the compiler can tell whether it is needed."
    }
  }
}

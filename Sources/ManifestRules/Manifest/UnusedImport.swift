import JSONText
import RuleEngine

/// What a file does with a module that it imports.
enum ImportUse: String, CaseIterable, Hashable, Sendable {
  /// Nothing that it writes can come from it.
  case none
  /// It uses members of values only, and names no type, function or variable of it.
  case members = "members-only"
  /// It uses what the module re-exports, and nothing of its own.
  case reexport = "re-export"
  /// Names that could not be resolved may come from it.
  case undecided
}

/// An import in a file that does not need it.
struct UnusedImport: Defect {
  static let name = "unused-import"
  static let rationale =
    "It costs build time and suggests a dependency that the file does not have."

  /// What the file does with it.
  var use: ImportUse

  static let form: JSONForm<Self>? = .object { JSONField("use", \.use, .cases(\.rawValue)) }

  var merging: DefectMerging { .module }

  func message(in context: DefectContext) -> String {
    switch use {
    case .none: "\(context.statement), but uses no name that can come from it"
    case .members:
      "\(context.statement), but uses only members of values from it and none of its names"
    case .reexport:
      "\(context.statement), but uses only what that re-exports"
    case .undecided:
      "\(context.statement), but only names that are unresolved or excluded from the build may "
        + "come from it"
    }
  }

  func fix(in context: DefectContext) -> String {
    switch use {
    case .none:
      "Remove the import, or, if the file needs only a conformance or an operator of "
        + "\(context.target), add an exception with that reason."
    case .members:
      "Remove the import if the code compiles without it; with the feature MemberImportVisibility "
        + "the import is needed."
    case .reexport:
      "Import the module that the names come from instead."
    case .undecided:
      "Remove the import and build; only the compiler can tell whether it is needed."
    }
  }
}

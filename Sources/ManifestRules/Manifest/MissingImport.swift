import JSONText
import RuleEngine

/// A file uses a module that it does not import.
struct MissingImport: Defect {
  static let name = "missing-import"
  static let rationale =
    "The file compiles only while other files or modules happen to make the names visible."

  /// Whether it names a declaration of the module, rather than members of values only.
  var isNominal: Bool

  static let form: JSONForm<Self>? = .object { JSONField("nominal", \.isNominal, .bool) }

  var merging: DefectMerging { .module }

  func message(in context: DefectContext) -> String {
    let name = quoted(context.evidence.first?.symbol ?? "")
    let use = isNominal ? "names \(name)" : "uses the member \(name)"
    return "\(context.precise(context.from)) \(use) of \(context.object), but does not import "
      + context.object
  }

  func fix(in context: DefectContext) -> String {
    "Add 'import \(context.to?.module ?? context.rule)' to the file."
  }
}

import Findings
import JSONText
import RuleEngine

/// A declaration where there must be none.
struct ForbiddenDeclaration: Defect {
  static let name = "forbidden-declaration"
  static let rationale = UnmetRequirement.rationale

  /// The declaration.
  var of: DeclarationLabel
  /// What there must not be, in words.
  var noun: String
  /// Where: the rule's selector.
  var place: String
  /// What is said behind its name instead, in the rule's own words.
  var message: String?

  static let form: JSONForm<Self>? = .object {
    JSONField(
      "declaration", \.of.name, .string,
      "The declaration: module, enclosing types, name and labels.")
    JSONField("kind", \.of.kind, .string, "What it is, in words, such as `enum case`.")
    JSONField("noun", \.noun, .string, "What is forbidden, in words; the wording may change.")
    JSONField("place", \.place, .string, "Where it is forbidden: the rule's selector.")
  }

  var identity: DefectIdentity { .own([of.kind, of.name]) }
  var sortingText: String { of.kind }
  var merging: DefectMerging { .text(of.kind) }

  func nameAtLocation(in context: DefectContext) -> String { lastName(in: of.name) }

  func message(in context: DefectContext) -> String {
    if let message { return "\(of.described) \(message)" }
    return "\(of.described) must not exist: \(context.words(place)) must not contain a "
      + "\(noun.shorteningAlternatives)"
  }

  func fix(in context: DefectContext) -> String {
    "Move '\(of.name)' to where it may be declared, or remove it. If it is intended, add it to "
      + "'except' of rule '\(context.rule)'."
  }
}

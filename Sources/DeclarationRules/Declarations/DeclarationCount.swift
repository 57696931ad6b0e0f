import Findings
import JSONText
import RuleEngine

/// A group with too few or too many declarations of a sort.
struct DeclarationCount: Defect {
  static let name = "declaration-count"
  static let rationale = UnmetRequirement.rationale

  /// What is counted, in words.
  var of: String
  /// The values of the rule's captures, or its selector.
  var group: String
  /// The names of those found.
  var found: [String]
  /// How many there must be at least.
  var minimum: Int?
  /// How many there may be.
  var maximum: Int?

  static let form: JSONForm<Self>? = .object {
    JSONField("noun", \.of, .string, "What is counted, in words.")
    JSONField("group", \.group, .string, "The values of the rule's captures, or its selector.")
    JSONField("declarations", \.found, .strings, "The declarations found.")
    JSONField("minimum", \.minimum, .optionalInteger)
    JSONField("maximum", \.maximum, .optionalInteger)
  }

  var identity: DefectIdentity { .own([of, group]) }
  var sortingText: String { group + "\n" + of }
  var isAbsence: Bool { found.count < minimum ?? 0 }

  func nameAtLocation(in context: DefectContext) -> String {
    guard let maximum, maximum < found.count else { return "" }
    return lastName(in: found[maximum])
  }

  func message(in context: DefectContext) -> String {
    "there must be \(CountPhrase.phrase(of, minimum, maximum)) in \(context.words(group)), but there "
      + (found.isEmpty ? "is none" : "\(found.count == 1 ? "is" : "are") \(found.count)")
      + (found.isEmpty ? "" : ": " + found.quotedList)
  }

  func fix(in context: DefectContext) -> String {
    let place = context.words(group)
    return found.count < minimum ?? 0
      ? "Declare \(CountPhrase.withArticle(of)) in \(place), or correct the name of the existing "
        + "one."
      : "Merge, rename or move the surplus ones in \(place)."
  }
}

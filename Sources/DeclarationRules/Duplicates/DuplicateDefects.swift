import Findings
import JSONText
import RuleEngine

/// A declaration or file that shares its name with others elsewhere.
struct SameName: Defect {
  static let name = "same-name"
  static let rationale =
    "People, searches and tools confuse things with the same name, and one is often a copy of the "
    + "other."

  /// Its name.
  var of: String
  /// The names of the others with their places, sorted; of very many the first ones.
  var others: [String]
  /// Number of others that are not named.
  var more = 0

  static let form: JSONForm<Self>? = .object {
    JSONField("name", \.of, .string, "The declaration, or the file.")
    JSONField("others", \.others, .strings, "Those with the same name, or the first version.")
  }

  var subject: String? { of }
  var identity: DefectIdentity { .own([of]) }

  func message(in context: DefectContext) -> String {
    let unnamed = more == 0 ? [] : ["\(counted(more, "other"))"]
    return "\(quoted(of)) has the same name as \((others + unnamed).listed())"
  }

  func fix(in context: DefectContext) -> String {
    "If they mean the same, keep one where everybody may use it; if not, give each a name that "
      + "says what it is for."
  }
}

/// A declaration or file whose name is made from that of another one, as a second version of it.
struct SecondVersion: Defect {
  static let name = "second-version"
  static let rationale =
    "Both versions have to be maintained, and nobody knows which one to use."

  /// Its name.
  var of: String
  /// The other one.
  var first: String
  /// Where that stands.
  var place: String

  static let form: JSONForm<Self>? = .object {
    JSONField("name", \.of, .string, "The declaration, or the file.")
    JSONField("others", { [$0.first] }, .strings, "Those with the same name, or the first version.")
  }

  var subject: String? { of }
  var identity: DefectIdentity { .own([of, first]) }

  func message(in context: DefectContext) -> String {
    "\(quoted(of)) looks like a second version of \(quoted(first)) (\(place))"
  }

  func fix(in context: DefectContext) -> String {
    "Use either \(quoted(of)) or \(quoted(first)) everywhere, remove the other, and give the one "
      + "that stays the plain name."
  }
}

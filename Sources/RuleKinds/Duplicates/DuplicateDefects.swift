import Findings
import JSONText
import RuleEngine

/// A declaration or file that shares its name with others elsewhere.
struct SameName: Defect {
  static let name = "same-name"
  static let rationale =
    "Readers, searches and tools mix up what is called alike, and one is often a copy of the other."

  /// Its name.
  var of: String
  /// The names of the others with their places, sorted.
  var others: [String]

  static let form: JSONForm<Self>? = .object {
    JSONField("name", \.of, .string, "The declaration, or the file.")
    JSONField("others", \.others, .strings, "What it is called like, or made from.")
  }

  var subject: String? { of }
  var identity: DefectIdentity { .own([of]) }

  func message(in context: DefectContext) -> String {
    "\(quoted(of)) has the same name as \(others.listed())"
  }

  func fix(in context: DefectContext) -> String {
    "If they mean the same, keep one where all may use it; if not, give each the name of what it "
      + "means to its users."
  }
}

/// A declaration or file whose name is made from that of another one, as a second version of it.
struct SecondVersion: Defect {
  static let name = "second-version"
  static let rationale =
    "Two versions of one thing have to be kept working, and nobody knows which one to use."

  /// Its name.
  var of: String
  /// The other one.
  var first: String
  /// Where that stands.
  var place: String

  static let form: JSONForm<Self>? = .object {
    JSONField("name", \.of, .string, "The declaration, or the file.")
    JSONField("others", { [$0.first] }, .strings, "What it is called like, or made from.")
  }

  var subject: String? { of }
  var identity: DefectIdentity { .own([of, first]) }

  func message(in context: DefectContext) -> String {
    "\(quoted(of)) stands beside \(quoted(first)) (\(place)), by its name a second version of it"
  }

  func fix(in context: DefectContext) -> String {
    "Let all use one of \(quoted(of)) and \(quoted(first)), remove the other one, and keep the "
      + "plain name for what stays."
  }
}

import Findings
import JSONText

/// A document that a rule needs and that is missing or wrong.
package struct UnreadableDocument: Defect {
  package static let name = "unreadable-document"
  package static let rationale = "A document that cannot be read cannot be checked."
  package static let traits: DefectTraits = .isAboutConfiguration

  /// Its path.
  package var file: String
  /// What is wrong with it.
  package var reason: String
  /// What to do, as a sentence; `nil` where the location is that of an error in the document.
  package var remedy: String?

  package static let form: JSONForm<Self>? = .object {
    JSONField("file", \.file, .string, "The document.")
    JSONField("reason", \.reason, .string, "What is wrong with it; the wording may change.")
  }

  /// Makes the defect.
  package init(file: String, reason: String, remedy: String? = nil) {
    self.file = file
    self.reason = reason
    self.remedy = remedy
  }

  package var subject: String? { file }
  package var identity: DefectIdentity { .own([file]) }
  package var sortingText: String { file + "\n" + reason }

  package func message(in context: DefectContext) -> String {
    "\(quoted(file)) cannot be compared with the code: \(reason)"
  }

  package func fix(in context: DefectContext) -> String {
    remedy ?? "Correct the error at \(context.location)."
  }
}

import Findings
import JSONText

/// A selector that selects nothing, or an exception that excuses nothing.
package struct UselessSelector: Defect {
  package static let name = "unmatched-selector"
  package static let rationale = "A rule that checks nothing passes whatever the code does."
  package static let traits: DefectTraits = .isAboutConfiguration

  /// What is written.
  package var selector: String
  /// The key of the rule that contains it.
  package var part: String
  /// For a name from outside a known one that is meant perhaps.
  package var near: String?

  package static let form: JSONForm<Self>? = .object {
    JSONField("selector", \.selector, .string, "The selector or exception as written.")
    JSONField("part", \.part, .string, "The key of the rule that contains it.")
  }

  /// Makes the defect.
  package init(selector: String, part: String, near: String? = nil) {
    self.selector = selector
    self.part = part
    self.near = near
  }

  package var unmatched: UnmatchedPart? { UnmatchedPart(selector: selector, part: part) }
  package var identity: DefectIdentity { .own([selector, part]) }
  package var sortingText: String { part + "\n" + selector }
  package var merging: DefectMerging { .text(sortingText) }

  package func message(in context: DefectContext) -> String {
    part == "except"
      ? "exception \(quoted(selector)) of rule \(quoted(context.rule)) excuses nothing"
      : "selector \(quoted(selector)) in \(quoted(part)) of rule \(quoted(context.rule)) matches nothing"
        + (near.map { " (did you mean \(quoted($0))?)" } ?? "")
  }

  package func fix(in context: DefectContext) -> String {
    if let near {
      return "Write \(quoted(near)) if that is meant, or 'may-be-empty: true' if the name is right."
    }
    if ["each", "each-file", "files", "listed-in"].contains(part) {
      return
        "Correct the pattern, which is matched against paths below the root, remove it, or write "
        + "'may-be-empty: true' if it may match nothing."
    }
    return part == "except"
      ? "Remove the exception, or correct it: the code it excused may have been renamed or fixed."
      : "Correct the name ('archcheck list components' lists them all), remove the selector, or "
        + "write 'may-be-empty: true' if it may match nothing."
  }
}

import Findings
import RuleEngine

/// A file, or a folder (with `/` at its end) with all it holds, that a closed list lacks.
struct SurplusFile: StructureDefect {
  static let name = "surplus-file"
  static let rationale =
    "Tools and people overlook files in unexpected locations."

  /// Its path.
  var path: String
  /// The folder whose list is closed.
  var folder: String

  var structure: StructureDetails { StructureDetails(path: path) }
  var subject: String? { subject(folder: folder) }
  var identity: DefectIdentity { .own([path, folder]) }

  func message(in context: DefectContext) -> String {
    "\(quoted(path)) is not among the \(noun(path))s that rule \(quoted(context.rule)) allows in "
      + quoted(folder)
  }

  func fix(in context: DefectContext) -> String {
    "Move or remove \(quoted(path)). If it is intended, add a pattern for it to 'allows' of rule "
      + "\(quoted(context.rule))."
  }
}

/// A file, or a folder (with `/` at its end), that must not be there.
struct ForbiddenFile: StructureDefect {
  static let name = "forbidden-file"
  static let rationale = SurplusFile.rationale

  /// Its path.
  var path: String
  /// The pattern that forbids it.
  var pattern: String

  var structure: StructureDetails { StructureDetails(path: path, expected: [pattern]) }
  var identity: DefectIdentity { .own([path, pattern]) }

  func message(in context: DefectContext) -> String {
    "\(quoted(path)) must not exist: rule \(quoted(context.rule)) forbids \(noun(pattern))s that "
      + "match "
      + quoted(pattern)
  }

  func fix(in context: DefectContext) -> String { "Move, rename or remove \(quoted(path))." }
}

/// A file or folder for something that the project does not have.
struct OrphanFile: StructureDefect {
  static let name = "orphan-file"
  static let rationale =
    "Leftovers of removed code mislead readers and may still be shipped."

  /// Its path.
  var path: String
  /// The selector of what the project does not have.
  var needs: String

  var structure: StructureDetails { StructureDetails(path: path, expected: [needs]) }
  var identity: DefectIdentity { .own([path, needs]) }

  func message(in context: DefectContext) -> String {
    "\(quoted(path)) belongs to nothing: the project has no \(context.words(needs))"
  }

  func fix(in context: DefectContext) -> String {
    "Remove \(quoted(path)), or declare what it belongs to, \(quoted(needs)), in a manifest that "
      + "archcheck reads."
  }
}

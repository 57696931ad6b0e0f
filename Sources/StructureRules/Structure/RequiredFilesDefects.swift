import Findings
import RuleEngine

/// Fewer files than required match a pattern.
struct MissingFile: StructureDefect {
  static let name = "missing-file"
  static let rationale =
    "Parts with the same layout can be read, generated and changed in the same way."

  /// The folder that lacks them.
  var folder: String
  /// The pattern.
  var pattern: String
  /// How many there are.
  var found: Int
  /// How many there must be.
  var required: Int

  var structure: StructureDetails {
    StructureDetails(path: folder, expected: [pattern], found: found, limit: required)
  }
  var subject: String? { subject(folder: folder) }
  var identity: DefectIdentity { .own([folder, pattern]) }

  func message(in context: DefectContext) -> String {
    lack + ", but rule \(quoted(context.rule)) requires "
      + (required == 1 ? "one" : "at least \(required)")
  }

  func fix(in context: DefectContext) -> String {
    let place = startsAtRoot(pattern) ? ", counted from the root" : " to \(quoted(folder))"
    return "Add a \(noun(pattern)) that matches \(quoted(pattern))\(place), or rename an existing "
      + "one."
  }

  private var lack: String {
    let what = found == 0 ? "no \(noun(pattern))" : counted(found, noun(pattern))
    let match = found > 1 ? "match" : "matches"
    return startsAtRoot(pattern)
      ? "\(what) \(match) \(quoted(pattern)) for \(quoted(folder))"
      : "\(quoted(folder)) contains \(what) that \(match) \(quoted(pattern))"
  }
}

/// More files than allowed match a pattern.
struct TooManyFiles: StructureDefect {
  static let name = "too-many-files"
  static let rationale = MissingFile.rationale

  /// The folder that has them.
  var folder: String
  /// The pattern.
  var pattern: String
  /// How many there are.
  var found: Int
  /// How many there may be.
  var allowed: Int

  var structure: StructureDetails {
    StructureDetails(path: folder, expected: [pattern], found: found, limit: allowed)
  }
  var subject: String? { subject(folder: folder) }
  var identity: DefectIdentity { .own([folder, pattern]) }

  func message(in context: DefectContext) -> String {
    "\(counted(found, noun(pattern))) for \(quoted(folder)) match \(quoted(pattern)), but rule "
      + "\(quoted(context.rule)) allows \(allowed == 0 ? "none" : "at most \(allowed)")"
  }

  func fix(in context: DefectContext) -> String {
    "Merge or remove \(noun(pattern))s that match \(quoted(pattern)), or change the number in rule "
      + "\(quoted(context.rule))."
  }
}

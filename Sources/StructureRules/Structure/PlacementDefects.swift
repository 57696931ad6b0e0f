import Findings
import RuleEngine

/// A file outside of the places where such files belong.
struct MisplacedFile: StructureDefect {
  static let name = "misplaced-file"
  static let rationale = "A file should be where people look for its kind."

  /// Its path.
  var path: String
  /// The places.
  var places: [String]

  var structure: StructureDetails { StructureDetails(path: path, expected: places) }
  var identity: DefectIdentity { .own([path]) }

  func message(in context: DefectContext) -> String {
    "\(quoted(path)) is in the wrong folder: by rule \(quoted(context.rule)) it belongs in "
      + listed(places, "or")
  }

  func fix(in context: DefectContext) -> String {
    "Move the file to \(listed(places, "or")), and update the manifest if it names the file."
  }
}

/// A file in a place that is kept for what a selector or pattern selects.
struct ForeignFile: StructureDefect {
  static let name = "foreign-file"
  static let rationale = MisplacedFile.rationale

  /// Its path.
  var path: String
  /// The selector or pattern.
  var reservedFor: String

  var structure: StructureDetails { StructureDetails(path: path, expected: [reservedFor]) }
  var identity: DefectIdentity { .own([path, reservedFor]) }

  func message(in context: DefectContext) -> String {
    "\(quoted(path)) is in a folder that rule \(quoted(context.rule)) reserves for "
      + context.words(reservedFor)
  }

  func fix(in context: DefectContext) -> String {
    "Move the file elsewhere, or change it into what the folder is for."
  }
}

/// A folder that is built differently from most of its kind.
struct UnlikeFolder: StructureDefect {
  static let name = "unlike-folder"
  static let rationale = MissingFile.rationale

  /// Its path.
  var folder: String
  /// What most folders have and this one lacks.
  var lacks: [String]
  /// What this one has and most folders lack.
  var adds: [String]

  var structure: StructureDetails { StructureDetails(path: folder, lacks: lacks, adds: adds) }
  var subject: String? { subject(folder: folder) }
  var identity: DefectIdentity { .own([folder, "-"] + lacks + ["+"] + adds) }

  func message(in context: DefectContext) -> String {
    "\(quoted(folder)) is laid out differently from most folders of rule \(quoted(context.rule)): "
      + [
        lacks.isEmpty ? nil : "it lacks \(listed(lacks))",
        adds.isEmpty ? nil : "it has \(listed(adds)) in addition",
      ].compactMap { $0 }.joined(separator: ", and ")
  }

  func fix(in context: DefectContext) -> String {
    "Lay it out like the others, or add it to 'except' of rule \(quoted(context.rule)) with the "
      + "reason."
  }
}

import JSONText
import ProjectModel
import RuleEngine

/// A defect of files and folders, whose details have the same keys for all of them.
///
/// Patterns have their captures filled in. One that ends with `/` is about folders, one that begins
/// with `/` starts at the root; others start at the folder. A folder `""` is the root.
protocol StructureDefect: Defect {
  /// What a report says of it.
  var structure: StructureDetails { get }
}

/// What reports say of a defect of files and folders.
struct StructureDetails {
  /// The file, or the folder.
  var path: String
  /// The patterns or selectors it is compared with.
  var expected: [String] = []
  /// How many there are.
  var found: Int?
  /// How many there must or may be.
  var limit: Int?
  /// What most folders of the rule have but this one lacks.
  var lacks: [String] = []
  /// What this one has but most folders of the rule lack.
  var adds: [String] = []
}

extension StructureDefect {
  static var form: JSONForm<Self>? {
    .object {
      JSONField(
        "path", { $0.structure.path }, .string, "The file, or the folder; empty for the root.")
      JSONField(
        "expected", { $0.structure.expected }, .strings,
        "The patterns or selectors it is compared with.")
      JSONField("found", { $0.structure.found }, .optionalInteger, "How many there are.")
      JSONField(
        "limit", { $0.structure.limit }, .optionalInteger,
        "How many there must or may be.")
      JSONField(
        "lacks", { $0.structure.lacks }, .strings,
        "What most folders of the rule have but this one lacks.")
      JSONField(
        "adds", { $0.structure.adds }, .strings,
        "What this one has but most folders of the rule lack.")
    }
  }

  var subject: String? {
    let path = structure.path
    let isFolder = path.utf8.last == UInt8(ascii: "/")
    let folder = ProjectFiles.folder(of: isFolder ? String(path.dropLast()) : path)
    return folder.isEmpty ? "Project" : folder
  }

  /// A folder as a subject.
  func subject(folder: String) -> String { folder.isEmpty ? "Project" : folder }

  /// What a pattern is about.
  func noun(_ pattern: String) -> String {
    pattern.utf8.last == UInt8(ascii: "/") ? "folder" : "file"
  }

  /// Whether a pattern starts at the root.
  func startsAtRoot(_ pattern: String) -> Bool { pattern.utf8.first == UInt8(ascii: "/") }
}

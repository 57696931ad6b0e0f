import ArchModel
import ProjectFormats

/// A source file of the project, by its name on disk.
struct SourceFile: Sendable {
  /// The path relative to the root.
  var path: String
  /// Size in bytes when it was listed.
  var size: Int

  /// The language, told by the name; of a header C, whose facts say what it is written in.
  var language: SourceLanguage {
    switch ProjectPath.fileExtension(of: path) {
    case "swift": .swift
    case "m": .objectiveC
    case "mm", "cc", "cpp", "cxx", "hh", "hpp", "hxx": .cxx
    default: .c
    }
  }
}

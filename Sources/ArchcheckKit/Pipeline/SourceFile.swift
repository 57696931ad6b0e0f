import ProjectFormats
import ProjectModel
import SourceFacts

/// A source file of the project, by its name on disk.
package struct SourceFile: Sendable {
  /// The path relative to the root.
  package var path: String
  /// Size in bytes when it was listed.
  package var size: Int

  /// The language, told by the name; of a header C, whose facts say what it is written in.
  package var language: SourceLanguage {
    switch ProjectPath.fileExtension(of: path) {
    case "swift": .swift
    case "m": .objectiveC
    case "mm", "cc", "cpp", "cxx", "hh", "hpp", "hxx": .cxx
    default: .c
    }
  }
}

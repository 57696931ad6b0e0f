import ClangFrontend
import ProjectModel
import SourceFacts

/// A source file of the project, by its name on disk.
package struct SourceFile: Sendable {
  /// The path relative to the root.
  package var path: String
  /// Size in bytes when it was listed.
  package var size: Int

  /// The language, known by the name; of a header C, whose facts say what it is written in.
  package var language: SourceLanguage { SourceFileKind(path: path)?.language ?? .c }
}

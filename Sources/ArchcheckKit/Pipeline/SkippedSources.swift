import ClangFrontend
import ProjectModel
import SourceText

/// The files that were left aside because there is no libclang.
package struct SkippedSources: Sendable {
  /// The files, sorted by path; at least one.
  package var files: [SourceFile]
  /// Why no libclang was loaded.
  package var error: ClangLibraryError

  /// The warning about them.
  package var problem: Problem {
    Problem(
      .skippedLanguage,
      message: "\(counted) not analysed, because \(error.summary): no metric and no rule includes "
        + "them. \(ClangLibraryError.advice)")
  }

  /// What `--require-clang` ends the run with, and a project that holds nothing else.
  package var failure: CommandFailure {
    CommandFailure(.noSource, "\(counted) not analysed. \(error)")
  }

  /// Why one of them was not read: a sentence.
  package var reason: String {
    "It was not read, because \(error.summary). \(ClangLibraryError.advice)"
  }

  /// Number and languages, as the beginning of a sentence: `3 files (1 C, 2 headers) are`.
  private var counted: String {
    let words = ["Objective-C", "C", "C++ or Objective-C++", "headers"]
    let parts = words.compactMap { word -> String? in
      let count = files.count { Self.word(for: $0) == word }
      return count == 0 ? nil : "\(count) \(count == 1 && word == "headers" ? "header" : word)"
    }
    let list = parts.joined(separator: ", ")
    return files.count == 1 ? "1 file (\(list)) is" : "\(files.count) files (\(list)) are"
  }

  private static func word(for file: SourceFile) -> String {
    if SourceFileKind.isHeader(file.path) { return "headers" }
    return switch file.language {
    case .objectiveC: "Objective-C"
    case .cxx: "C++ or Objective-C++"
    case .c, .swift: "C"
    }
  }
}

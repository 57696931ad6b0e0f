import ProjectModel
import SourceFacts

extension SourceFileKind {
  /// The language that a file is read as; of a header C, until its content says more.
  package var language: SourceLanguage {
    switch self {
    case .swift: .swift
    case .c, .header: .c
    case .objectiveC: .objectiveC
    case .cxx, .objectiveCxx, .cxxHeader: .cxx
    }
  }
}

/// Why the text of a manifest is not edited at a place.
package enum ManifestEditFailure: Error, Hashable, Sendable {
  /// The dependency is no element of a list that is written out.
  case notInAList
  /// A comment stands beside it, which may speak of it.
  case comment
  /// The target, or its list of dependencies, is not written out.
  case computed
  /// The name cannot be written as it is.
  case unusualName
}

extension ManifestEditFailure: CustomStringConvertible {
  /// The reason as the end of a sentence.
  package var description: String {
    switch self {
    case .notInAList: "it is not written as an element of a list"
    case .comment: "a comment stands beside it"
    case .computed: "the target's list of dependencies is not written out"
    case .unusualName: "the name cannot be written without escapes"
    }
  }
}

/// What a baseline asks about the code that violations stand in.
package struct BaselineCode: Sendable {
  /// For each occurrence of a violation the name of the declaration or file that it stands in.
  package var places: @Sendable (Violation) -> [String]
  /// Whether something in the project has a name: a module, component, declaration or file.
  package var isName: @Sendable (String) -> Bool

  /// Takes the answers.
  package init(
    places: @escaping @Sendable (Violation) -> [String],
    isName: @escaping @Sendable (String) -> Bool
  ) {
    self.places = places
    self.isName = isName
  }

  /// Knows no place and no name: new occurrences stay unnamed, and nothing counts as renamed.
  package static let unknown = BaselineCode(places: { _ in [] }, isName: { _ in false })
}

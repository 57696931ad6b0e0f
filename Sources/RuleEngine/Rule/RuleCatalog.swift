/// The rule kinds that a run knows, by name.
///
/// The engine knows none itself: who starts a run hands them over, so that a kind is added without
/// a word about it here.
package struct RuleCatalog: Sendable {
  /// The kinds, in the order in which they are shown.
  package let kinds: [any Rule.Type]

  /// Makes a catalog.
  package init(_ kinds: [any Rule.Type] = []) { self.kinds = kinds }

  /// The kind of a name such as `forbid`, or `nil`. O(kinds).
  package subscript(name: String) -> (any Rule.Type)? {
    kinds.first { $0.metadata.kind == name }
  }
}

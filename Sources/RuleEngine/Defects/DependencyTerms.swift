import DependencyModel

/// The references that a rule speaks of, where it does not speak of all.
package struct DependencyTerms: Hashable, Sendable {
  /// Their sorts, as written; empty for all.
  package var sorts: [DependencySort]
  /// Patterns of the members that are named, as written; empty for all. `init` is the making of an
  /// instance.
  package var members: [String]
  /// What may be referred to all the same, as written; empty for nothing.
  package var exposed: [String]

  /// Makes terms.
  package init(sorts: [DependencySort] = [], members: [String] = [], exposed: [String] = []) {
    self.sorts = sorts
    self.members = members
    self.exposed = exposed
  }

  /// Whether they leave nothing out.
  package var areOpen: Bool { sorts.isEmpty && members.isEmpty && exposed.isEmpty }
}

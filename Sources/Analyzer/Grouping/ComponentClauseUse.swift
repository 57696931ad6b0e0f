/// What a clause of a component's definition did to the project.
package struct ComponentClauseUse: Hashable, Sendable {
  /// Index of the definition in `Configuration.components`.
  package var definition: Int
  /// Index of the clause in it.
  package var clause: Int
  /// Number of files, declarations and modules without files that it matches.
  package var matches = 0
  /// How many of these belong to the component that it names, by whatever clause.
  package var taken = 0

  /// Whether earlier definitions took all that it matches, which is a mistake in the configuration.
  package var isShadowed: Bool { matches > 0 && taken == 0 }

  /// Whether it matches nothing.
  package var isUnmatched: Bool { matches == 0 }
}

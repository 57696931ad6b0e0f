/// Which mutations a session makes.
package enum MutationFamily: String, Hashable, Sendable, CaseIterable {
  /// Those of ``Mutator``: parts of a text are moved about.
  case parts
  /// Those of ``WritingMutator``: a text as it is left while it is written.
  case writing
  /// Both, by turns.
  case all
}

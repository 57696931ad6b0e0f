/// How many references met which outcome.
///
/// Only references for which a declaration of that base name is visible from the file are told apart;
/// everything else is external.
package struct ResolutionCounts: Hashable, Sendable, BitwiseCopyable {
  /// Resolved by an unambiguous look-up.
  package var certain = 0
  /// Resolved by typing a chain.
  package var probable = 0
  /// Several declarations fit.
  package var ambiguous = 0
  /// None was found although one of that name is visible.
  package var unresolved = 0
  /// No visible declaration of the project has the name.
  package var external = 0

  /// Zero of everything.
  package init() {}

  /// Share of references resolved among those for which a declaration is visible, `0...1`; `nil` when there are none.
  package var resolvedShare: Double? {
    let resolved = certain + probable
    let total = resolved + ambiguous + unresolved
    return total == 0 ? nil : Double(resolved) / Double(total)
  }

  /// Adds the counts of another part of the project.
  package static func += (lhs: inout Self, rhs: Self) {
    lhs.certain += rhs.certain
    lhs.probable += rhs.probable
    lhs.ambiguous += rhs.ambiguous
    lhs.unresolved += rhs.unresolved
    lhs.external += rhs.external
  }
}

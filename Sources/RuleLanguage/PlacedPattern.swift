import SourceText

/// A pattern with its place in the configuration.
package struct PlacedPattern: Hashable, Sendable {
  /// The pattern.
  package var pattern: Pattern
  /// Where it is written.
  package var location: SourceLocation

  /// Makes a placed pattern.
  package init(_ pattern: Pattern, at location: SourceLocation) {
    self.pattern = pattern
    self.location = location
  }
}

extension OptionsReader {
  /// The patterns of an option, each with its own place; empty when nothing is written.
  package func placedPatterns(_ name: String) -> [PlacedPattern] {
    zip(patterns(name), nodes(name)).map { PlacedPattern($0, at: $1.location) }
  }
}

import RuleLanguage
import SourceText

/// A pattern over files or folders with its place in the configuration.
package struct PlacedPattern: Sendable {
  /// The pattern.
  package var pattern: Pattern
  /// Where it is written.
  package var location: SourceLocation
}

extension OptionsReader {
  /// The patterns of an option, each with its own place; empty when nothing is written.
  package func placedPatterns(_ name: String) -> [PlacedPattern] {
    zip(patterns(name), nodes(name)).map { PlacedPattern(pattern: $0, location: $1.location) }
  }
}

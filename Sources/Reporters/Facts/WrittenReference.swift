import SourceFacts
import SourceText

/// A name, or a chain of names, that a file writes and does not declare itself.
struct WrittenReference: Hashable, Sendable {
  /// The chain as written, arguments reduced to their labels: `modules.send(_:to:).result`.
  var chain: String
  /// What it is in the text.
  var role: ReferenceRole
  /// UTF-8 offset of the last name.
  var offset: UInt32
  /// The declaration that it stands in, or `nil`.
  var owner: ID<DeclarationFact>?
  /// Its `#if` condition.
  var condition: FactCondition
}

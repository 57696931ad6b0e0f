import SourceFacts
import SourceText

/// The container of Objective-C whose members are read.
struct Container {
  /// Its declaration.
  var declaration: ID<DeclarationFact>
  /// The token of the class or protocol that it is of.
  var className: Int
  var isImplementation = false
  /// The names of its properties, and of its methods without parameters that give something.
  var nouns: Set<String> = []
}

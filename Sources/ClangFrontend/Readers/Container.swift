import SourceFacts
import SourceText

/// The container of Objective-C whose members are read.
struct Container {
  /// Its declaration.
  var declaration: ID<DeclarationFact>
  /// The token of the class or protocol that it is of.
  var className: Int
  var isImplementation = false
}

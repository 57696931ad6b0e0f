import SourceFacts

/// The container of Objective-C whose members are read.
struct Container {
  /// Its declaration.
  var declaration: DeclarationIndex
  /// The token of the class or protocol that it is of.
  var className: Int
  var isImplementation = false
}

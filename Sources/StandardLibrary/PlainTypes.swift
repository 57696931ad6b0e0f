/// What is known of types from outside a project by their names alone.
package enum PlainTypes {
  /// Types that hold others, or hand them on over time: what code says about their arguments it says about them.
  package static let containers = StandardLibrary.names[.container]

  /// Containers whose last argument is how they fail.
  package static let failing = StandardLibrary.names[.failing]

  /// Plain values: those of the standard library, and the simple ones of Foundation and CoreGraphics.
  package static let values = StandardLibrary.names[.value]

  /// Protocols of the frameworks that most projects use, beside those of the standard library.
  package static let protocols = StandardLibrary.names[.protocol]
}

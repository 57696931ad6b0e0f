/// What the operating system refused.
package struct SystemFailure: Error, CustomStringConvertible {
  /// A sentence.
  package var description: String

  /// Makes a failure.
  package init(_ description: String) { self.description = description }
}

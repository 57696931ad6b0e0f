/// What a name of a C or C++ file means by a syntax tree that was made with its headers: surer than
/// the name alone where functions are overloaded or members are reached through values.
package struct SyntaxTreeReference: Hashable, Sendable {
  /// UTF-8 offset of the name written.
  package var offset: UInt32
  /// The file that declares what is meant, relative to the project's root.
  package var targetPath: String
  /// UTF-8 offset of the declaration's name in that file.
  package var targetOffset: UInt32

  /// Makes a reference.
  package init(offset: UInt32, targetPath: String, targetOffset: UInt32) {
    self.offset = offset
    self.targetPath = targetPath
    self.targetOffset = targetOffset
  }
}

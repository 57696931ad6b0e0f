import SourceText

/// A name in a C or C++ file, and the declaration that libclang's syntax tree gives it.
///
/// It sharpens what the file's tokens say: overloads, members of a value whose type is inferred, and
/// names that only a lookup through includes and bases tells apart.
package struct SyntaxTreeReference: Hashable, Sendable {
  /// UTF-8 offset of the name written.
  package var offset: UInt32
  /// The file of the declaration meant, relative to the project's root.
  package var targetPath: String
  /// UTF-8 offset of that declaration's name.
  package var targetOffset: UInt32

  /// Makes a reference.
  package init(offset: UInt32, targetPath: String, targetOffset: UInt32) {
    self.offset = offset
    self.targetPath = targetPath
    self.targetOffset = targetOffset
  }
}

extension SyntaxTreeReference: Comparable {
  /// Orders by offset, path and offset of the target.
  package static func < (lhs: Self, rhs: Self) -> Bool {
    if lhs.offset != rhs.offset { return lhs.offset < rhs.offset }
    if !lhs.targetPath.equalsInBytes(rhs.targetPath) {
      return lhs.targetPath.precedesInBytes(rhs.targetPath)
    }
    return lhs.targetOffset < rhs.targetOffset
  }
}

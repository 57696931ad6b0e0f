/// A place in a file of the analysed project.
package struct SourceLocation: Hashable, Comparable, Sendable {
  /// Path relative to the project's root, separated by `/`.
  package var path: String
  /// Line, 1-based; 0 when the whole file is meant.
  package var line: Int
  /// Column in UTF-8 bytes, 1-based; 0 when the whole line or file is meant.
  package var column: Int

  /// Makes a location; `line` and `column` are 0 when they do not apply.
  package init(path: String, line: Int = 0, column: Int = 0) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// Orders by path (bytes), line and column.
  package static func < (lhs: Self, rhs: Self) -> Bool {
    if lhs.path != rhs.path { return lhs.path.precedesInBytes(rhs.path) }
    return (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `path:line:column`, without the parts that are 0.
  package var description: String {
    if line == 0 { return path }
    return column == 0 ? "\(path):\(line)" : "\(path):\(line):\(column)"
  }
}

extension String {
  /// Whether this string sorts before another one when both are compared byte by byte in UTF-8.
  ///
  /// `<` on `String` compares Unicode-normalised text, so that two different file names can be equal;
  /// everything that archcheck prints is sorted by bytes instead. O(length).
  package func precedesInBytes(_ other: String) -> Bool {
    let known = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in
        for index in 0..<min(left.count, right.count) where left[index] != right[index] {
          return left[index] < right[index]
        }
        return left.count < right.count
      }
    }
    if case .some(.some(let precedes)) = known { return precedes }
    return utf8.lexicographicallyPrecedes(other.utf8)
  }

  /// Whether two strings are the same bytes in UTF-8, not merely canonically equivalent. O(length).
  package func equalsInBytes(_ other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}

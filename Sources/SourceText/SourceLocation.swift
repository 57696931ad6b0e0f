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
    let known = withBytes(and: other) { left, right in
      let place = left.commonPrefix(with: right)
      if place == left.count || place == right.count { return left.count < right.count }
      return left[place] < right[place]
    }
    return known ?? utf8.lexicographicallyPrecedes(other.utf8)
  }

  /// Whether two strings are the same bytes in UTF-8, not merely canonically equivalent. O(length).
  package func equalsInBytes(_ other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let known = withBytes(and: other) { $0.commonPrefix(with: $1) == $0.count }
    return known ?? utf8.elementsEqual(other.utf8)
  }

  /// What a function makes of the bytes of two strings; `nil` where they are stored in another form.
  private func withBytes<Result>(
    and other: String,
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result? {
    let result = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in body(left, right) }
    }
    return result ?? nil
  }

  /// Whether the last bytes of this string are those of another one. O(length of the suffix).
  package func endsInBytes(_ suffix: String) -> Bool {
    utf8.count >= suffix.utf8.count && utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  /// Whether the bytes of another string stand somewhere in this one, as those of an empty one do.
  /// O(product of the lengths).
  package func containsInBytes(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: text.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// How many bytes two texts have in common at their beginnings. Eight at a time, because paths
  /// share long beginnings.
  fileprivate func commonPrefix(with other: Self) -> Int {
    let count = Swift.min(count, other.count)
    let (left, right) = (UnsafeRawBufferPointer(self), UnsafeRawBufferPointer(other))
    var index = 0
    while index + 8 <= count,
      left.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        == right.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    {
      index += 8
    }
    while index < count, self[index] == other[index] { index += 1 }
    return index
  }
}

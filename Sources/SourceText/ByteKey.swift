/// A string as a dictionary key that is compared by bytes: two file names may differ in bytes and
/// still be equal as `String`.
package struct ByteKey: Hashable, Sendable {
  /// The string.
  package let string: String

  /// Wraps a string.
  package init(_ string: String) { self.string = string }

  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.string.equalsInBytes(rhs.string) }

  package func hash(into hasher: inout Hasher) {
    var string = string
    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension Sequence<String> {
  /// The strings sorted by bytes, each one once.
  package func sortedByBytes() -> [String] { SourceText.sortedByBytes(Array(self)) }
}

/// No method of any sequence, whose sort would not be compiled for strings.
private func sortedByBytes(_ strings: [String]) -> [String] {
  var result: [String] = []
  result.reserveCapacity(strings.count)
  for string in strings.sorted(by: { $0.precedesInBytes($1) })
  where !(result.last?.equalsInBytes(string) ?? false) {
    result.append(string)
  }
  return result
}

/// The texts without those that stood before, in their order. O(n).
package func distinct(_ texts: [String]) -> [String] {
  var seen: Set<ByteKey> = []
  return texts.filter { seen.insert(ByteKey($0)).inserted }
}

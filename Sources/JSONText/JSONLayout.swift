/// Where JSON text breaks its lines.
package enum JSONLayout: Hashable, Sendable {
  /// Containers that fit on a line of 140 columns stand on one line, others are broken. `<` is
  /// escaped, so that the text can be embedded in HTML.
  case compact
  /// Every container with content is broken.
  case tree
}

extension JSONValue {
  /// The value as JSON text (RFC 8259), ended by a newline. O(size).
  ///
  /// Broken containers are indented by two spaces a level. Hostile scalars in strings are escaped.
  /// Doubles are the shortest text that reads back as the same number.
  package func text(_ layout: JSONLayout = .compact) -> String {
    var writer = JSONWriter(layout: layout)
    writer.write(self, indentation: 0)
    return writer.text()
  }
}

import SourceText

/// The shape of a node in a Mermaid flowchart, with its label: `["…"]`, `(…)`, `{{…}}`, `@{…}`.
package struct MermaidShape {
  /// Where reading stands.
  package private(set) var cursor: TextCursor

  package init(_ cursor: TextCursor) { self.cursor = cursor }

  /// Reads the shape, if there is one.
  ///
  /// - Returns: the label; `nil` without one.
  /// - Throws: an error where it is not ended on its line.
  package mutating func read() throws(DocumentError) -> String? {
    let start = cursor.location
    if cursor.isAt("@{") {
      return try readProperties(from: start)
    }
    guard let closing = readOpening() else { return nil }
    cursor.take { $0.isBlank }
    let label: String
    if cursor.current == UInt8(ascii: "\"") {
      label = try quoted()
      cursor.take { $0.isBlank }
    } else {
      let begin = cursor.offset
      while let byte = cursor.current, !byte.isLineEnd, !isAt(closing) { cursor.advance() }
      label = cursor.text(from: begin)
    }
    guard isAt(closing) else {
      let text = String(decoding: closing, as: UTF8.self)
      throw DocumentError("expected '\(text)' to end the shape that begins here", at: start)
    }
    cursor.advance(closing.count)
    return decoded(label)
  }

  /// Reads `[`, `((`, `[/` and the like.
  ///
  /// - Returns: what ends the shape; `nil` where none begins.
  private mutating func readOpening() -> [UInt8]? {
    var closing: [UInt8] = []
    while let byte = cursor.current, closing.count < 3 {
      switch byte {
      case UInt8(ascii: "["): closing.insert(UInt8(ascii: "]"), at: 0)
      case UInt8(ascii: "("): closing.insert(UInt8(ascii: ")"), at: 0)
      case UInt8(ascii: "{"): closing.insert(UInt8(ascii: "}"), at: 0)
      case UInt8(ascii: ">") where closing.isEmpty: closing = [UInt8(ascii: "]")]
      case UInt8(ascii: "/") where closing == [UInt8(ascii: "]")],
        UInt8(ascii: "\\") where closing == [UInt8(ascii: "]")]:
        closing.insert(UInt8(ascii: "/"), at: 0)
      default: return closing.isEmpty ? nil : closing
      }
      cursor.advance()
      if closing.first == UInt8(ascii: "/") { break }
    }
    return closing.isEmpty ? nil : closing
  }

  /// Whether the closing comes next; slashes may lean either way.
  private func isAt(_ closing: [UInt8]) -> Bool {
    closing.indices.allSatisfy { index in
      let byte = cursor.peek(index)
      return byte == closing[index]
        || (closing[index] == UInt8(ascii: "/") && byte == UInt8(ascii: "\\"))
    }
  }

  /// A text in quotes, which may go on over several lines.
  private mutating func quoted() throws(DocumentError) -> String {
    let start = cursor.location
    cursor.advance()
    let begin = cursor.offset
    cursor.take { $0 != UInt8(ascii: "\"") }
    let text = cursor.text(from: begin)
    guard cursor.current != nil else {
      throw DocumentError("expected '\"' to end the string that begins here", at: start)
    }
    cursor.advance()
    return text
  }

  /// Reads `@{ shape: rect, label: "…" }`.
  ///
  /// - Returns: the value of `label`.
  private mutating func readProperties(from start: SourceLocation) throws(DocumentError) -> String?
  {
    cursor.advance(2)
    var label: String?
    while let byte = cursor.current, byte != UInt8(ascii: "}") {
      let key = cursor.take { $0.isWordByte }
      guard !key.isEmpty, cursor.current == UInt8(ascii: ":") else {
        // What separates properties, or what is no property.
        if key.isEmpty { try skipValue() }
        continue
      }
      cursor.advance()
      cursor.take { $0.isBlank }
      let value = try readValue()
      if key == "label" { label = label ?? decoded(value) }
    }
    guard cursor.current != nil else {
      throw DocumentError("expected '}' to end the properties that begin here", at: start)
    }
    cursor.advance()
    return label
  }

  /// The value of a property: a text in quotes, or all up to what ends the property.
  private mutating func readValue() throws(DocumentError) -> String {
    if cursor.current == UInt8(ascii: "\"") { return try quoted() }
    let ends = [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    let value = cursor.take { !ends.contains($0) }.utf8
    let end = value.lastIndex { !$0.isBlank }.map(value.index(after:)) ?? value.startIndex
    return String(Substring(value[..<end]))
  }

  private mutating func skipValue() throws(DocumentError) {
    if cursor.current == UInt8(ascii: "\"") { _ = try quoted() } else { cursor.advance() }
  }

  /// A label without the back quotes of Markdown, with `#quot;` and `#35;` replaced.
  private func decoded(_ label: String) -> String {
    var result = ""
    var rest = label.utf8[...]
    if rest.count > 1, rest.first == UInt8(ascii: "`"), rest.last == UInt8(ascii: "`") {
      rest = rest.dropFirst().dropLast()
    }
    while let hash = rest.firstIndex(of: UInt8(ascii: "#")) {
      result += String(Substring(rest[..<hash]))
      let name = rest[hash...].dropFirst().prefix { $0.isWordByte }.prefix(10)
      let end = name.endIndex
      if end < rest.endIndex, rest[end] == UInt8(ascii: ";"),
        let scalar = Self.scalar(String(Substring(name)))
      {
        result.unicodeScalars.append(scalar)
        rest = rest[end...].dropFirst()
      } else {
        result += "#"
        rest = rest[hash...].dropFirst()
      }
    }
    return result + String(Substring(rest))
  }

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "quot": "\""
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    default: UInt32(name).flatMap(Unicode.Scalar.init)
    }
  }
}

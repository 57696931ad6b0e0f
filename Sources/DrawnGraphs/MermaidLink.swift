import SourceText

/// A link of a Mermaid flowchart: `-->`, `---`, `-.->`, `==>`, `~~~`, with a text inside or behind.
package struct MermaidLink {
  /// Whether it has a head at its beginning too.
  package private(set) var leadsBack = false
  /// Whether it is drawn at all.
  package private(set) var isVisible = true

  private var cursor: TextCursor

  /// Prepares to read a link; `nil` where none begins.
  package init?(at cursor: TextCursor) {
    self.cursor = cursor
    skipName()
    if Self.begins(at: self.cursor) { return }
    let heads = [UInt8(ascii: "<"), UInt8(ascii: "o"), UInt8(ascii: "x")]
    guard let head = self.cursor.current, heads.contains(head) else { return nil }
    self.cursor.advance()
    guard Self.begins(at: self.cursor) else { return nil }
    leadsBack = true
  }

  /// Reads the link, and the text behind it.
  ///
  /// - Returns: the place behind it.
  /// - Throws: an error where a text inside it is not ended.
  package mutating func read() throws(DocumentError) -> TextCursor {
    let (start, begin) = (cursor.location, cursor.offset)
    isVisible = cursor.current != UInt8(ascii: "~")
    let stroke = cursor.current ?? 0
    let isDotted = cursor.isAt("-.")
    cursor.take { $0 == stroke || (isDotted && $0 == UInt8(ascii: ".")) }
    // Two strokes without a head, or a dot without a second stroke, open a text that a second
    // part of the link ends.
    let written = cursor.offset - begin
    let opensText =
      isDotted ? endsWithDot : written == 2 && !skipHead() && cursor.current != UInt8(ascii: "|")
    if opensText {
      try skipText(stroke, isDotted: isDotted, from: start)
      cursor.take { $0 == stroke || (isDotted && $0 == UInt8(ascii: ".")) }
    }
    _ = skipHead()
    cursor.take { $0.isBlank }
    if cursor.current == UInt8(ascii: "|") {
      cursor.advance()
      cursor.take { $0 != UInt8(ascii: "|") && !$0.isLineEnd }
      guard cursor.current == UInt8(ascii: "|") else {
        throw cursor.error(expected: "'|' to end the label of the link")
      }
      cursor.advance()
    }
    return cursor
  }

  private static func begins(at cursor: TextCursor) -> Bool {
    cursor.isAt("--") || cursor.isAt("-.") || cursor.isAt("==") || cursor.isAt("~~~")
  }

  /// Skips the name of a link, `e1@`.
  private mutating func skipName() {
    var ahead = cursor
    ahead.take { $0.isWordByte }
    guard ahead.offset > cursor.offset, ahead.current == UInt8(ascii: "@") else { return }
    ahead.advance()
    cursor = ahead
  }

  private var endsWithDot: Bool { cursor.bytes[cursor.offset - 1] == UInt8(ascii: ".") }

  /// Skips `>`, `x` or `o`, as Mermaid does even where a name seems to begin with it: `A---oB` leads
  /// to `B`.
  private mutating func skipHead() -> Bool {
    let heads = [UInt8(ascii: ">"), UInt8(ascii: "x"), UInt8(ascii: "o")]
    guard let byte = cursor.current, heads.contains(byte) else { return false }
    cursor.advance()
    return true
  }

  /// Skips to the second part of a link with a text: `-- text -->`, `-. text .->`.
  private mutating func skipText(
    _ stroke: UInt8, isDotted: Bool, from start: SourceLocation
  ) throws(DocumentError) {
    while let byte = cursor.current, !byte.isLineEnd {
      if isDotted ? cursor.isAt(".-") : byte == stroke && cursor.peek(1) == stroke { return }
      cursor.advance()
    }
    throw DocumentError(
      "expected the end of the link that begins here, such as '-->', on the same line", at: start)
  }
}

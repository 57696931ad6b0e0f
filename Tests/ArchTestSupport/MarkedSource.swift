/// A text in which `«` and `»` stand around every place where a fact is expected.
///
/// The marks are no part of the text: `text` is what the reader gets, `spans` is what it should
/// find. Marks do not nest.
package struct MarkedSource: ExpressibleByStringLiteral, Sendable {
  /// A marked piece of the text.
  package struct Span: Hashable, Sendable, CustomStringConvertible {
    /// UTF-8 offset of its first byte in the text without marks.
    package var offset: Int
    /// The piece.
    package var text: String

    /// Makes a span.
    package init(offset: Int, text: String) {
      self.offset = offset
      self.text = text
    }

    /// `text@offset`
    package var description: String { "\(text)@\(offset)" }
  }

  /// The text without its marks.
  package let text: String
  /// What is marked, in order.
  package let spans: [Span]

  /// Takes the marks out of a text; a mark that is never closed marks nothing.
  package init(_ marked: String) {
    var text = ""
    var spans: [Span] = []
    var open: Span?
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "«": open = Span(offset: text.utf8.count, text: "")
      case "»":
        if let span = open { spans.append(span) }
        open = nil
      default:
        text.unicodeScalars.append(scalar)
        open?.text.unicodeScalars.append(scalar)
      }
    }
    self.text = text
    self.spans = spans
  }

  /// Takes the marks out of a literal.
  package init(stringLiteral value: String) { self.init(value) }
}

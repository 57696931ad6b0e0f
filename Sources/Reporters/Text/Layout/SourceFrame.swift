import SourceText

/// A line of source behind a gutter with its number, and a mark under the name that is meant.
struct SourceFrame {
  /// 1-based line number.
  var number: Int
  /// The line, with the name that is meant.
  var mark: SourceMark

  /// The frame's two lines; one when the line as a whole is meant. O(length of the line).
  func lines(style: TextStyle) -> [String] {
    let line = SourceLine(mark.source, windowWidth: style.windowWidth)
    let low = mark.bytes.map { line.index(ofByte: $0.lowerBound) } ?? 0
    let high = mark.bytes.map { line.index(ofByte: $0.upperBound - 1) + 1 } ?? 0
    let parts = line.parts(marking: low..<max(low, min(high, line.pieces.count)))
    let gutter = "\(number)".padded(to: 5, alignment: .right)
    let first =
      style("\(gutter) │", .dim) + " " + parts.before + style(parts.marked, .heading) + parts.after
    guard mark.bytes != nil else { return [first.trimmed] }
    let marks = "^" + String(repeating: "~", count: max(0, parts.marked.displayWidth - 1))
    let space = String(repeating: " ", count: parts.before.displayWidth + 1)
    return [first.trimmed, style("      │", .dim) + space + style(marks, .error)]
  }
}

/// A line of source as a terminal shows it: tabs are spaces, hostile characters are escaped.
private struct SourceLine {
  /// A character of the line.
  struct Piece {
    /// What is shown for it.
    var text: String
    /// UTF-8 offset behind the character in the line.
    var end: Int
  }

  /// Columns between two tab stops.
  private static let tabWidth = 4
  /// Columns shown at most, the marks of what was cut aside, however wide the window is.
  private static let greatestWidth = 110
  /// Columns of the gutter, and of the marks of what was cut.
  private static let frameWidth = 10

  /// Columns shown at most.
  private let width: Int
  /// Columns shown before the mark at most.
  private var headWidth: Int { min(60, width / 2) }

  /// The line's characters in order.
  private(set) var pieces: [Piece] = []

  init(_ source: String, windowWidth: Int?) {
    width = min(Self.greatestWidth, windowWidth.map { $0 - Self.frameWidth } ?? .max)
    var end = 0
    var column = 0
    for character in source {
      end += character.utf8.count
      if character.isNewline, end == source.utf8.count { continue }
      let isTab = character == "\t"
      let width = Self.tabWidth - column % Self.tabWidth
      let text = isTab ? String(repeating: " ", count: width) : String(character).printable
      column += text.displayWidth
      pieces.append(Piece(text: text, end: end))
    }
  }

  /// The index of the character that holds a byte; `pieces.count` behind the end.
  func index(ofByte offset: Int) -> Int {
    pieces.firstIndex { $0.end > offset } ?? pieces.count
  }

  /// The text before, at and after the mark, cut where the line is too long to be read.
  func parts(marking range: Range<Int>) -> (before: String, marked: String, after: String) {
    var (before, width) = (String(), 0)
    for piece in pieces[..<range.lowerBound].reversed() {
      width += piece.text.displayWidth
      if width > headWidth {
        before = "…" + before
        break
      }
      before = piece.text + before
    }
    let marked = text(of: pieces[range], width: self.width - before.displayWidth)
    let left = self.width - before.displayWidth - marked.displayWidth
    return (before, marked, text(of: pieces[range.upperBound...], width: left))
  }

  private func text(of pieces: ArraySlice<Piece>, width: Int) -> String {
    var (text, used) = (String(), 0)
    for piece in pieces {
      used += piece.text.displayWidth
      if used > width { return text + "…" }
      text += piece.text
    }
    return text
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmed: String {
    var result = self
    while result.last == " " { result.removeLast() }
    return result
  }
}

/// Folds lines that are wider than a window between words, so that the window breaks none of them.
///
/// What goes on below is indented deeper than the line. A single word that is too wide is shortened in its
/// middle, unless it is a path: one that is not whole leads nowhere.
package struct WindowFold: Sendable {
  /// The columns of the window.
  let width: Int

  /// Folds for a window of so many columns, but neither narrower nor wider than can be read.
  package init(columns: Int) {
    let widths = ReportOptions.windowWidths
    width = min(max(columns, widths.lowerBound), widths.upperBound)
  }

  init(width: Int) { self.width = width }

  /// The text with its lines folded.
  package func text(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { lines(of: String($0)).joined(separator: "\n") }.joined(separator: "\n")
  }

  /// A word, with what a terminal does not show of it.
  private struct Word {
    /// Columns between it and the word before.
    var space: Int
    var text: String
    /// The mark that the terminal is in behind it; empty for none.
    var mark: String
  }

  /// The line in pieces that fit; itself where it does. O(length).
  func lines(of line: String) -> [String] {
    guard Self.visible(line).displayWidth > width else { return [line] }
    let words = Self.words(of: line)
    let leading = words.first?.space ?? 0
    let indentation = String(repeating: " ", count: min(leading + 2, width / 2))
    var lines: [String] = []
    var (current, used, mark) = ("", 0, "")
    for (index, word) in words.enumerated() {
      let start = index == 0 ? min(leading, width / 2) : indentation.count
      let text = Self.shortened(word.text, toWidth: width - start)
      let wordWidth = Self.visible(text).displayWidth
      if index > 0, used + word.space + wordWidth > width {
        lines.append(current + (mark.isEmpty ? "" : Self.reset))
        (current, used) = (indentation + mark + text, indentation.count + wordWidth)
      } else {
        let space = index == 0 ? start : word.space
        current += String(repeating: " ", count: space) + text
        used += space + wordWidth
      }
      mark = word.mark
    }
    return lines + [current]
  }

  private static let reset = "\u{1B}[0m"

  private static func words(of line: String) -> [Word] {
    var words: [Word] = []
    var word = Word(space: 0, text: "", mark: "")
    var rest = line[...]
    while let character = rest.first {
      if let sequence = escape(at: rest) {
        word.text += sequence
        word.mark = sequence == reset ? "" : String(sequence)
        rest = rest.dropFirst(sequence.count)
        continue
      }
      if character != " " {
        word.text.append(character)
      } else if visible(word.text).isEmpty {
        // A mark that begins before spaces belongs to the word behind them.
        word.space += 1
      } else {
        words.append(word)
        word = Word(space: 1, text: "", mark: word.mark)
      }
      rest.removeFirst()
    }
    return word.text.isEmpty ? words : words + [word]
  }

  /// The escape sequence of a mark that a text begins with.
  private static func escape(at text: Substring) -> Substring? {
    guard text.first == "\u{1B}", let end = text.firstIndex(of: "m") else { return nil }
    return text[...end]
  }

  /// The text without marks.
  private static func visible(_ text: String) -> String {
    guard text.utf8.contains(0x1B) else { return text }
    var (result, rest) = ("", text[...])
    while let character = rest.first {
      if let sequence = escape(at: rest) {
        rest = rest.dropFirst(sequence.count)
      } else {
        result.append(character)
        rest.removeFirst()
      }
    }
    return result
  }

  private static func shortened(_ word: String, toWidth limit: Int) -> String {
    let shown = visible(word)
    guard limit >= 3, shown.displayWidth > limit, !shown.utf8.contains(UInt8(ascii: "/")),
      let range = word.firstRange(of: shown)
    else { return word }
    return word.replacingCharacters(in: range, with: shown.shortened(toWidth: limit))
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}

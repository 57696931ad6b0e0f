import SourceText

/// A table of aligned columns, two spaces apart, without lines.
struct TextTable {
  /// Which side of a cell is filled.
  enum Alignment {
    case left
    case right
  }

  /// The heads with the alignment of their columns.
  var columns: [(title: String, alignment: Alignment)]
  /// The rows; a cell is escaped and shortened here.
  var rows: [[String]]
  /// Columns that a cell takes at most: a wider one is shortened in a window, and elsewhere stands out
  /// of its column.
  var cellWidth = 60

  /// The fewest columns that a window leaves of text.
  private static let leastWidth = 8
  /// The fewest columns that a window leaves of sentences in the last column.
  private static let leastSentenceWidth = 20

  /// The head and the rows, without spaces at line ends; in a window they are no wider than it. O(cells).
  func lines(style: TextStyle, indentation: Int = 0) -> [String] {
    let body = rows.map { row in row.map(\.printable) }
    let natural = columns.indices.map { index in
      body.reduce(columns[index].title.displayWidth) { width, row in
        index < row.count ? max(width, min(row[index].displayWidth, cellWidth)) : width
      }
    }
    let layout =
      style.windowWidth.map { fitted(natural, body, to: $0 - indentation) }
      ?? (widths: natural, gap: 2)
    let line = { (cells: [String]) in
      self.line(of: cells, widths: layout.widths, gap: layout.gap, indentation: indentation)
    }
    let head = [style(line(columns.map(\.title)), .dim)]
    guard style.windowWidth != nil else {
      return head
        + body.map { row in line(row.map { $0.shortened(toWidth: TextStyle.unlimitedWidth) }) }
    }
    return head + body.flatMap { row in folded(row, to: layout.widths).map(line) }
  }

  /// Widths with which a row is no wider than a window: the widest texts give way first, sentences in the
  /// last column last; where that is not enough, there is one space between columns.
  private func fitted(
    _ natural: [Int], _ body: [[String]], to window: Int
  ) -> (widths: [Int], gap: Int) {
    var widths = natural
    var least = columns.map { column in
      max(column.title.displayWidth, column.alignment == .left ? Self.leastWidth : 0)
    }
    if let last = columns.indices.last, hasSentences(last, body) {
      least[last] = max(least[last], Self.leastSentenceWidth)
      let others = widths.dropLast().reduce(2 * (widths.count - 1), +)
      widths[last] = min(widths[last], max(least[last], window / 3, window - others))
    }
    for gap in [2, 1] {
      var excess = widths.reduce((widths.count - 1) * gap, +) - window
      while excess > 0 {
        let candidates = widths.indices.filter {
          columns[$0].alignment == .left && widths[$0] > least[$0]
        }
        guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { break }
        let others = candidates.filter { $0 != widest }.map { widths[$0] }.max() ?? 0
        let step = min(excess, widths[widest] - max(least[widest], min(others, widths[widest] - 1)))
        widths[widest] -= step
        excess -= step
      }
      if excess <= 0 { return (widths, gap) }
    }
    return (widths, 1)
  }

  /// Whether some cell of a column of text holds several words.
  private func hasSentences(_ column: Int, _ body: [[String]]) -> Bool {
    columns[column].alignment == .left
      && body.contains { $0.count > column && $0[column].utf8.contains(UInt8(ascii: " ")) }
  }

  /// The lines of a row: a name that is too wide for the first column has a line of its own, since it is
  /// what the row is about; other cells are shortened, words in the last one stand on several lines.
  private func folded(_ row: [String], to widths: [Int]) -> [[String]] {
    if row.count > 1, columns[0].alignment == .left, row[0].displayWidth > widths[0] {
      return [[row[0]]] + folded([""] + row.dropFirst(), to: widths)
    }
    var cells = zip(row, widths).map { cell, width in cell.shortened(toWidth: max(3, width)) }
    guard row.count == columns.count, let last = columns.indices.last,
      columns[last].alignment == .left, row[last].displayWidth > widths[last]
    else { return [cells] }
    let words = row[last].wrapped(to: widths[last])
      .map { $0.shortened(toWidth: max(3, widths[last])) }
    cells[last] = words.first ?? ""
    let blank = cells.dropLast().map { _ in "" }
    return [cells] + words.dropFirst().map { blank + [$0] }
  }

  private func line(of cells: [String], widths: [Int], gap: Int, indentation: Int) -> String {
    var line = String(repeating: " ", count: indentation)
    for (index, cell) in cells.prefix(columns.count).enumerated() {
      if index > 0 { line += String(repeating: " ", count: gap) }
      line += cell.padded(to: widths[index], alignment: columns[index].alignment)
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}

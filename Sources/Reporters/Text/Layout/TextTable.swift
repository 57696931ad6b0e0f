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

  /// The head and the rows, without spaces at line ends. O(cells).
  func lines(style: TextStyle, indentation: Int = 0) -> [String] {
    let limit = style.windowWidth == nil ? TextStyle.unlimitedWidth : cellWidth
    let body = rows.map { row in row.map { $0.printable.shortened(toWidth: limit) } }
    let widths = columns.indices.map { index in
      body.reduce(columns[index].title.displayWidth) { width, row in
        index < row.count ? max(width, min(row[index].displayWidth, cellWidth)) : width
      }
    }
    let head = line(of: columns.map(\.title), widths: widths, indentation: indentation)
    return [style(head, .dim)]
      + body.map { line(of: $0, widths: widths, indentation: indentation) }
  }

  private func line(of cells: [String], widths: [Int], indentation: Int) -> String {
    var line = String(repeating: " ", count: indentation)
    for (index, cell) in cells.prefix(columns.count).enumerated() {
      if index > 0 { line += "  " }
      line += cell.padded(to: widths[index], alignment: columns[index].alignment)
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}

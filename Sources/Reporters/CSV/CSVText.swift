/// A row of comma-separated values (RFC 4180, but with a bare line feed at the end of each row).
struct CSVRow {
  /// A value of the row.
  enum Cell {
    /// Text from the project: escaped so that no spreadsheet runs it.
    case text(String)
    case integer(Int)
    /// The shortest text that reads back as the same number.
    case number(Double)
    /// A number with exactly so many decimals.
    case fixed(Double, decimals: Int)
    case flag(Bool)
    /// Nothing at all.
    case undefined
  }

  let cells: [Cell]

  init(_ cells: [Cell]) { self.cells = cells }

  /// A row of words that need no escaping, such as the head.
  init(head: [String]) { cells = head.map(Cell.text) }

  /// The row with its line end.
  var text: String { cells.map(Self.text).joined(separator: ",") + "\n" }

  private static func text(of cell: Cell) -> String {
    switch cell {
    case .text(let text): text.csvCell
    case .integer(let value): "\(value)"
    case .number(let value): value.isFinite ? "\(value == 0 ? 0 : value)" : ""
    case .fixed(let value, let decimals):
      Double?(value).fixed(decimals).replacing("–", with: "").replacing("−", with: "-")
    case .flag(let value): value ? "true" : "false"
    case .undefined: ""
    }
  }
}

extension String {
  /// The text as a cell: hostile scalars are written out, an apostrophe stands before what a
  /// spreadsheet would take for a formula, and quotes around what would not stay one cell.
  fileprivate var csvCell: String {
    var text = printable
    if unicodeScalars.first.map(Self.formulaHeads.contains) ?? false { text = "'" + text }
    let needsQuotes =
      text.first == " " || text.last == " "
      || text.utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x3B }
    return needsQuotes ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }

  /// What makes a formula of a cell, in ASCII and in full width; after a tab or a line end the rest
  /// of a cell may be read as one too.
  private static let formulaHeads: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠",
  ]
}

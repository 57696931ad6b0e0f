import Findings

/// The text of `archcheck list …`.
struct ListingText {
  let listing: Listing
  let style: TextStyle

  /// The table and the number of rows.
  func blocks() -> [[String]] {
    if listing.rows.isEmpty { return [["No \(listing.subject)."]] }
    let shown = listing.columns.indices.filter { !isUnmarked($0) && !isUncounted($0) }
    let columns = shown.map { index in
      (title: listing.columns[index].title, alignment: alignment(ofColumn: index))
    }
    let table = TextTable(
      columns: columns,
      rows: listing.rows.map { row in
        shown.map { $0 < row.count ? text(of: row[$0], inColumn: $0) : "–" }
      }, cellWidth: listing.cellWidth)
    let counts = listing.summary.map { "\($0.value.grouped) \($0.key)" }
    let total =
      counts.isEmpty
      ? "\(listing.rows.count.grouped) \(noun)" : counts.joined(separator: ", ")
    return [table.lines(style: style), [style(total, .dim)]]
  }

  /// What the rows are, as it follows their number.
  private var noun: String {
    let plural = listing.subject
    guard listing.rows.count == 1 else { return plural }
    if plural.hasSuffix("ies") { return "\(plural.dropLast(3))y" }
    return plural.hasSuffix("s") ? String(plural.dropLast()) : plural
  }

  /// Whether a column is left out, since no mark in it is set.
  private func isUnmarked(_ index: Int) -> Bool {
    guard listing.columns[index].needsMark else { return false }
    return listing.rows.allSatisfy { row in
      if index < row.count, case .mark(false, _) = row[index] { true } else { false }
    }
  }

  /// Whether a column of counts is left out, since there is nothing to count.
  private func isUncounted(_ index: Int) -> Bool {
    guard listing.columns[index].countsNames else { return false }
    return listing.rows.allSatisfy { row in
      if index < row.count, case .names(let names) = row[index] { names.isEmpty } else { true }
    }
  }

  /// Right when all values are numbers.
  private func alignment(ofColumn index: Int) -> TextTable.Alignment {
    if listing.columns[index].countsNames { return .right }
    let isNumeric = listing.rows.allSatisfy { row in
      guard index < row.count else { return true }
      switch row[index] {
      case .number, .undefined: return true
      case .text, .names, .mark: return false
      }
    }
    return isNumeric ? .right : .left
  }

  private func text(of cell: Listing.Cell, inColumn index: Int) -> String {
    switch cell {
    case .text(let text): text
    case .number(let number): number.grouped
    case .names(let names) where listing.columns[index].countsNames: names.count.grouped
    case .names(let names): names.isEmpty ? "–" : names.joined(separator: ", ")
    case .mark(let isSet, let text): isSet ? text : ""
    case .undefined: "–"
    }
  }
}

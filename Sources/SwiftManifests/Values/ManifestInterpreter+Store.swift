import SwiftSyntax

extension ManifestInterpreter {
  /// Makes a new cell.
  func allocate(_ value: Value) -> Int {
    cells.append(value)
    return cells.count - 1
  }

  /// Changes a cell, in a way that a fork can take back.
  func setCell(_ cell: Int, _ value: Value) {
    if forkDepth > 0 { undoLog.append((cell, cells[cell])) }
    cells[cell] = value
  }

  /// Makes a reference object.
  func makeObject(_ record: Record) -> Value {
    let cell = allocate(.record(record))
    if record.type == nil, Self.rootNames.contains(record.name) { rootObjects.append(cell) }
    return .object(cell)
  }

  private static let rootNames: Set<String> = ["Package", "Project", "Workspace"]

  /// The record of a value or of the object that it refers to.
  func record(of value: Value) -> Record? {
    switch value {
    case .record(let record): record
    case .object(let cell):
      if case .record(let record) = cells[cell] { record } else { nil }
    default: nil
    }
  }

  /// Declares a variable. A name that the scope has already, from another `#if` branch, keeps its
  /// cell.
  func declare(_ name: String, _ value: Value, hint: TypeHint? = nil, in scope: Scope) {
    guard name != "_" else { return }
    if let known = scope.bindings[name] {
      setCell(known.cell, value)
    } else {
      let cell = allocate(.unset)
      setCell(cell, value)
      scope.bind(name, to: Scope.Binding(cell: cell, hint: hint))
    }
  }

  /// Evaluates alternatives, each from the present state, and goes on with their states joined.
  ///
  /// Cells that end up different hold the join of their contents; a cell made in an alternative
  /// holds what those alternatives put there that know it. O(cells written).
  func fork<Result>(_ alternatives: [() -> Result]) -> [Result] {
    var results: [Result] = []
    var changes: [[Int: Value]] = []
    let firstNewCell = cells.count
    forkDepth += 1
    for alternative in alternatives {
      let mark = undoLog.count
      results.append(alternative())
      changes.append(takeBack(to: mark))
    }
    forkDepth -= 1
    for cell in Set(changes.flatMap(\.keys)).sorted() {
      let base = cell < firstNewCell ? cells[cell] : .unset
      let contents = changes.map { $0[cell] ?? base }
      setCell(cell, join(contents))
    }
    if forkDepth == 0 { undoLog.removeAll() }
    return results
  }

  /// Undoes the writes since a mark and tells what they had made of the cells.
  private func takeBack(to mark: Int) -> [Int: Value] {
    var changed: [Int: Value] = [:]
    for entry in undoLog[mark...] { changed[entry.cell] = cells[entry.cell] }
    for entry in undoLog[mark...].reversed() { cells[entry.cell] = entry.old }
    undoLog.removeSubrange(mark...)
    return changed
  }

  /// Evaluates alternatives that give values, and joins states and values.
  func forkValue(_ alternatives: [() -> Value]) -> Value {
    join(fork(alternatives))
  }
}

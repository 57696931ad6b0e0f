/// A variable, or the contents of an object.
final class Cell {
  /// Cells are numbered in the order in which they are made.
  fileprivate let number: Int
  fileprivate(set) var value: Value

  fileprivate init(number: Int, value: Value) {
    self.number = number
    self.value = value
  }
}

/// All variables and objects of an evaluation, and their old contents while alternatives are tried.
final class Store {
  private var cells: [Cell] = []
  /// Old contents of cells that were written since the outermost fork, oldest first.
  private var undoLog: [(cell: Cell, old: Value)] = []
  /// How many forks are being evaluated; writes are logged while there are any.
  private var forkDepth = 0
  /// Objects that `Package(…)`, `Project(…)` or `Workspace(…)` made, oldest first.
  private(set) var roots: [Cell] = []

  private static let rootNames: Set<String> = ["Package", "Project", "Workspace"]

  /// Makes a new cell.
  func allocate(_ value: Value) -> Cell {
    let cell = Cell(number: cells.count, value: value)
    cells.append(cell)
    return cell
  }

  /// Changes a cell, in a way that a fork can take back.
  func set(_ cell: Cell, to value: Value) {
    if forkDepth > 0 { undoLog.append((cell, cell.value)) }
    cell.value = value
  }

  /// Makes a reference object.
  func makeObject(_ record: Record) -> Value {
    let cell = allocate(.record(record))
    if record.type == nil, Self.rootNames.contains(record.name) { roots.append(cell) }
    return .object(cell)
  }

  /// Empties all cells: closures and objects in them may refer to each other in a circle.
  func clear() {
    for cell in cells { cell.value = .unset }
  }

  // MARK: Forks

  /// Evaluates alternatives, each from the present state, and goes on with their states joined.
  ///
  /// Cells that end up different hold the join of their contents; a cell made in an alternative
  /// holds what those alternatives put there that know it, since `unset` joined with a value is the
  /// value. Forks nest: the writes that an alternative's own forks make are logged like any other,
  /// so that what is taken back from the mark on is exactly what the alternative did.
  /// O(cells written).
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
    for number in Set(changes.flatMap(\.keys)).sorted() {
      let cell = cells[number]
      let base = number < firstNewCell ? cell.value : .unset
      set(cell, to: .join(changes.map { $0[number] ?? base }))
    }
    if forkDepth == 0 { undoLog.removeAll() }
    return results
  }

  /// Undoes the writes since a mark and tells what they had made of the cells, by number.
  private func takeBack(to mark: Int) -> [Int: Value] {
    var changed: [Int: Value] = [:]
    for entry in undoLog[mark...] { changed[entry.cell.number] = entry.cell.value }
    for entry in undoLog[mark...].reversed() { entry.cell.value = entry.old }
    undoLog.removeSubrange(mark...)
    return changed
  }

  /// Evaluates alternatives that give values, and joins states and values.
  func forkValue(_ alternatives: [() -> Value]) -> Value {
    .join(fork(alternatives))
  }

  /// The same, where a single alternative is certain.
  func forkIfSeveral(_ alternatives: [() -> Value]) -> Value {
    if alternatives.count == 1, let only = alternatives.first { return only() }
    return forkValue(alternatives)
  }
}

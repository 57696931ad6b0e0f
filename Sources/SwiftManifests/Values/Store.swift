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

  /// What the expression that is being evaluated has thrown so far, where something may catch it.
  private var thrown = Thrown.nothing
  /// How many `try?` and `do` with `catch` are being evaluated.
  private var handlers = 0

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
    let before = thrown
    var outcomes: [Thrown] = []
    for alternative in alternatives {
      let mark = undoLog.count
      thrown = before
      results.append(alternative())
      outcomes.append(thrown)
      changes.append(takeBack(to: mark))
    }
    thrown = .merged(outcomes)
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

  // MARK: Errors

  /// Notes that a function throws. Where nothing catches it, the manifest ends, and so does what is said
  /// of it.
  func raise(_ error: Value, isCertain: Bool) {
    guard handlers > 0 else { return }
    thrown = isCertain ? .surely(error) : .perhaps(error)
  }

  /// What was thrown since it was taken last.
  func takeThrown() -> Thrown {
    defer { thrown = .nothing }
    return thrown
  }

  /// Evaluates something of which errors are caught, and tells what was thrown.
  func catching<Result>(_ body: () -> Result) -> (result: Result, thrown: Thrown) {
    let before = thrown
    thrown = .nothing
    handlers += 1
    defer {
      handlers -= 1
      thrown = before
    }
    let result = body()
    return (result, thrown)
  }
}

/// What an expression has thrown.
enum Thrown {
  case nothing
  case perhaps(Value)
  case surely(Value)

  var error: Value? {
    switch self {
    case .nothing: nil
    case .perhaps(let error), .surely(let error): error
    }
  }

  /// What alternatives have thrown.
  static func merged(_ outcomes: [Thrown]) -> Thrown {
    let errors = outcomes.compactMap(\.error)
    if errors.isEmpty { return .nothing }
    let isCertain = outcomes.allSatisfy { if case .surely = $0 { true } else { false } }
    return isCertain ? .surely(.join(errors)) : .perhaps(.join(errors))
  }
}

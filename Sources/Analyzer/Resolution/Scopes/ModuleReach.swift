import ProjectModel

/// Which modules can be reached from which over imports.
struct ModuleReach: Sendable {
  /// Row after row, one element for each module reached.
  private var cells: [Bool] = []
  private var count = 0

  /// Nothing reaches anything.
  init() {}

  /// Follows the modules that each module sees directly, at any remove. O(modules · visible modules).
  init(_ direct: [Set<ModuleID>]) {
    count = direct.count
    cells = [Bool](repeating: false, count: count * count)
    for start in direct.indices {
      var open = Array(direct[start])
      // Each module is marked once, so that modules which import each other end the walk.
      while let next = open.popLast() {
        if cells[start * count + next.int] { continue }
        cells[start * count + next.int] = true
        open += direct[next.int]
      }
    }
  }

  /// Whether one module's imports lead to another module; to itself only in a circle.
  func contains(_ module: ModuleID, from start: ModuleID) -> Bool {
    cells[start.int * count + module.int]
  }
}

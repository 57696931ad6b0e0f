import DependencyGraphs
import ProjectModel

/// Which modules can be reached from which over imports.
struct ModuleReach: Sendable {
  private var table = ReachTable()

  /// Nothing reaches anything.
  init() {}

  /// Follows the modules that each module sees directly, at any remove. The cost is that of
  /// `ReachTable`.
  init(_ direct: [Set<ModuleID>]) {
    let edges = direct.enumerated().flatMap { from, targets in
      targets.map { (from: from, to: $0.int) }
    }
    table = ReachTable(
      DirectedGraph(vertexCount: direct.count, edges: edges, selfLoops: .included))
  }

  /// Whether one module's imports lead to another module; to itself only in a circle.
  func contains(_ module: ModuleID, from start: ModuleID) -> Bool {
    table.leads(from: start.int, to: module.int)
  }
}

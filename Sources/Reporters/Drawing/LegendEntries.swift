import Findings
import ProjectModel

/// What a drawing has to explain: only what occurs in it.
struct LegendEntries {
  /// The roles of vertices, in order; `nil` for those outside the project.
  let roles: [ModuleRole?]
  /// Whether a vertex has the focus.
  let hasFocus: Bool
  /// How bad the rules are that edges break.
  let weights: [EdgeMark.Weight]
  /// Whether an edge leads to a higher layer.
  let hasAgainstLayers: Bool
  /// Whether an edge is part of a cycle.
  let hasCycle: Bool
  /// Whether an edge references members only.
  let hasMembersOnly: Bool
  /// Whether an edge depends on a condition.
  let hasConditions: Bool
  /// What is left out.
  let note: String?

  /// Looks through a graph.
  init(_ graph: ReportGraph) {
    let all: [ModuleRole?] = [.production, .tool, .test, .demo, nil]
    let present = Set(graph.nodes.map(\.role))
    roles = all.filter(present.contains)
    hasFocus = graph.nodes.contains(where: \.isFocused)
    let marks = Set(graph.edges.map { EdgeMark($0) })
    weights = EdgeMark.Weight.allCases.filter { weight in marks.contains { $0.weight == weight } }
    hasAgainstLayers = marks.contains(where: \.isAgainstLayers)
    hasCycle = marks.contains(where: \.isInCycle)
    hasMembersOnly = graph.edges.contains { !$0.isNominal && $0.condition == nil }
    hasConditions = graph.edges.contains { $0.condition != nil }
    note = graph.reductionNote
  }

  /// Words for a role.
  static func meaning(of role: ModuleRole?) -> String {
    switch role {
    case .production: "production code"
    case .tool: "tool"
    case .test: "tests"
    case .demo: "demo app"
    case nil: "external module"
    }
  }
}

import Findings
import SourceText

/// The text of `archcheck graph`: its edges, or its levels.
struct GraphText {
  let result: GraphResult
  let options: ReportOptions
  let style: TextStyle

  private var graph: ReportGraph { result.graph }

  /// The edges or the levels, the cycle groups and a summary line.
  func blocks() -> [[String]] {
    switch result.layout {
    case .edges: [edges, cycles, [style(summary, .dim)]]
    case .levels:
      [
        LevelsText(graph: graph, width: options.width, style: style).lines, cycles,
        [style(summary, .dim)],
      ]
    }
  }

  private var summary: String {
    let level = graph.granularity.rawValue
    var parts = [
      "\(graph.nodes.count.counted("vertex", plural: "vertices")) at \(level) granularity"
    ]
    if result.layout == .levels {
      parts.append((graph.nodes.map(\.level).max() ?? 0).counted("level"))
    }
    parts.append(graph.edges.count.counted("edge"))
    parts.append(graph.cycles.count.counted("cycle group"))
    if let note = graph.reductionNote { parts.append(note) }
    return parts.joined(separator: ", ")
  }

  /// One row an edge, under the vertex that it leaves.
  private var edges: [String] {
    if graph.edges.isEmpty { return [] }
    var table = TextTable(
      columns: [("From", .left), ("To", .left), ("References", .right), ("Remark", .left)],
      rows: graph.edges.enumerated().map { index, edge in
        let isSame = index > 0 && graph.edges[index - 1].from.equalsInBytes(edge.from)
        var remarks = edge.remarks(conditionWidth: 40)
        if edge.confidence == .probable { remarks.append(edge.confidence.name) }
        return [
          isSame ? "" : edge.from, edge.to, edge.references.grouped,
          remarks.joined(separator: "; "),
        ]
      })
    table.cellWidth = .max
    return table.lines(style: style)
  }

  private var cycles: [String] {
    graph.cycles.map { members in
      style("cycle group", .warning) + "  " + members.joined(separator: ", ").printable
    }
  }
}

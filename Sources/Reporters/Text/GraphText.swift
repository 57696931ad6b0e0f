import Findings
import SourceText

/// The text of `archcheck graph`: one row an edge.
struct GraphText {
  let graph: ReportGraph
  let style: TextStyle

  /// The table of the edges, the cycle groups and a summary line.
  func blocks() -> [[String]] {
    let level = graph.granularity.rawValue
    let nodes = graph.nodes.count
    let summary =
      "\(nodes.counted("vertex", plural: "vertices")) at \(level) granularity, "
      + "\(graph.edges.count.counted("edge")), \(graph.cycles.count.counted("cycle group"))"
    return [edges, cycles, [style(summary, .dim)]]
  }

  private var edges: [String] {
    if graph.edges.isEmpty { return [] }
    let table = TextTable(
      columns: [
        ("From", .left), ("To", .left), ("References", .right), ("Confidence", .left),
        ("Remark", .left),
      ],
      rows: graph.edges.map { edge in
        let rules = edge.violatedRules.joined(separator: ", ")
        var remarks = rules.isEmpty ? [] : ["forbidden by \(rules)"]
        if edge.isInCycle { remarks.append("on a cycle") }
        if !edge.isNominal { remarks.append("members only") }
        if let condition = edge.condition {
          remarks.append("under #if \(condition.shortened(toWidth: 40))")
        }
        return [
          edge.from, edge.to, edge.references.grouped, edge.confidence.name,
          remarks.joined(separator: "; "),
        ]
      })
    return table.lines(style: style)
  }

  private var cycles: [String] {
    graph.cycles.map { members in
      style("cycle group", .warning) + "  " + members.joined(separator: ", ").printable
    }
  }
}

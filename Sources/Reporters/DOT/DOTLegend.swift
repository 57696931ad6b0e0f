/// What the marks of a drawing mean, as the label of the whole drawing: it has no vertices of its own,
/// so that neither the layout nor a reader of the file takes it for a part of the graph.
struct DOTLegend {
  let entries: LegendEntries

  /// The statements that draw it below the graph; clusters opened before them are not concerned.
  var lines: [String] {
    ["  fontsize=10; labelloc=b; labeljust=l", "  label=\(label)"]
  }

  /// The label in the markup of Graphviz.
  private var label: String {
    let cells = nodeCells + edgeCells
    let rows = stride(from: 0, to: cells.count, by: Self.columns).map { start in
      "<tr>\(cells[start..<min(start + Self.columns, cells.count)].joined())</tr>"
    }
    let note = entries.note.map {
      "<tr><td align=\"left\" colspan=\"\(2 * Self.columns)\">\($0)</td></tr>"
    }
    return "<<table border=\"0\" cellborder=\"0\" cellspacing=\"4\">"
      + (rows + (note.map { [$0] } ?? [])).joined() + "</table>>"
  }

  /// Pairs of a sample and its meaning in one row.
  private static let columns = 4

  private var nodeCells: [String] {
    var cells = entries.roles.map { role in
      let colors = DOTStyle.colors(of: role)
      return Self.cell(
        "<td bgcolor=\"\(colors.fill)\" border=\"1\" color=\"\(colors.line)\" width=\"28\"></td>",
        LegendEntries.meaning(of: role))
    }
    if entries.hasFocus {
      cells.append(
        Self.cell(
          "<td bgcolor=\"\(DOTStyle.focusColor)\" border=\"3\" color=\"#1f2328\" width=\"28\"></td>",
          "in focus"))
    }
    return cells
  }

  private var edgeCells: [String] {
    var cells = [Self.arrow("──▶", "#6b7280", "depends on")]
    cells += entries.weights.map { Self.arrow($0.isNew ? "━━▶" : "──▶", $0.color, $0.meaning) }
    if entries.hasAgainstLayers { cells.append(Self.arrow("──◆", "#1f2328", "to a higher layer")) }
    if entries.hasCycle { cells.append(Self.arrow("━━▶", EdgeMark.cycleColor, "on a cycle")) }
    if entries.hasMembersOnly { cells.append(Self.arrow("- - ▶", "#6b7280", "members only")) }
    if entries.hasConditions { cells.append(Self.arrow("· · ▶", "#6b7280", "under #if")) }
    return cells
  }

  private static func arrow(_ sample: String, _ color: String, _ meaning: String) -> String {
    cell("<td align=\"right\"><font color=\"\(color)\">\(sample)</font></td>", meaning)
  }

  private static func cell(_ sample: String, _ meaning: String) -> String {
    "\(sample)<td align=\"left\">\(meaning)</td>"
  }
}

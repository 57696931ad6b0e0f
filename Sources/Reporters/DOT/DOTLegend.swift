import ProjectModel

/// What the marks of a drawing mean, as a cluster of its own.
enum DOTLegend {
  /// The lines of the cluster; the mark of conditions only where it occurs.
  static func lines(includingConditions: Bool) -> [String] {
    let roles: [(String, ModuleRole?)] = [
      ("production", .production), ("tool", .tool), ("test", .test), ("demo", .demo),
      ("external", nil),
    ]
    var edges: [(String, [String])] = [
      ("depends on", []), ("members only", ["style=dashed"]),
      ("forbidden", DOTStyle.style(forbidden: true, cyclic: false)),
      ("on a cycle", DOTStyle.style(forbidden: false, cyclic: true)),
    ]
    if includingConditions {
      edges.append(("under #if", DOTStyle.lineStyle(isNominal: true, isConditional: true)))
    }
    var lines = [
      "  subgraph cluster_legend {",
      "    graph [label=\"Legend\", style=dotted, color=\"#9aa5b1\", fontsize=12]",
    ]
    for (name, role) in roles {
      let attributes = ["label=\"\(name)\""] + DOTStyle.style(of: role)
      lines.append("    \"(legend) \(name)\" [\(attributes.joined(separator: ", "))]")
    }
    for (index, (name, style)) in edges.enumerated() {
      let ends =
        "\"(legend) \(roles[index].0)\" -> \"(legend) \(roles[(index + 1) % roles.count].0)\""
      lines.append("    \(ends) [\((["label=\"\(name)\""] + style).joined(separator: ", "))]")
    }
    return lines + ["  }"]
  }
}

import DependencyModel
import ProjectModel

/// The attributes that show what vertices and edges are.
enum DOTStyle {
  /// The attributes that show what a vertex is, beyond the default box.
  static func shape(ofKind kind: String) -> [String] {
    switch kind {
    case NodeKind.protocol.rawValue: ["shape=ellipse", "style=filled"]
    case NodeKind.extension.rawValue: ["shape=component", "style=filled"]
    case Granularity.file.rawValue: ["shape=note", "style=filled"]
    case Granularity.folder.rawValue: ["shape=folder", "style=filled"]
    default: []
    }
  }

  /// The attributes that show the role of a vertex's module; production is the default, `nil` is
  /// external.
  static func style(of role: ModuleRole?) -> [String] {
    switch role {
    case .production: []
    case .tool: ["fillcolor=\"#ede7f6\"", "color=\"#7e57c2\""]
    case .test: ["fillcolor=\"#e6f4ea\"", "color=\"#4f8a5b\""]
    case .demo: ["fillcolor=\"#fff7e0\"", "color=\"#b08900\""]
    case nil: ["fillcolor=\"#f3f4f6\"", "color=\"#9ca3af\"", "fontcolor=\"#6b7280\""]
    }
  }

  /// The attributes that mark an edge: red for forbidden, orange for cycles, both side by side
  /// where both hold.
  static func style(forbidden: Bool, cyclic: Bool) -> [String] {
    switch (forbidden, cyclic) {
    case (true, true): ["class=\"forbidden cycle\"", "color=\"#d1242f:#e8890c\"", "penwidth=2"]
    case (true, false): ["class=\"forbidden\"", "color=\"#d1242f\"", "penwidth=2"]
    case (false, true): ["class=\"cycle\"", "color=\"#e8890c\"", "penwidth=2"]
    case (false, false): []
    }
  }

  /// The attributes of an edge's line: dotted where it is under a condition, else dashed where it
  /// rests on members alone.
  static func lineStyle(isNominal: Bool, isConditional: Bool) -> [String] {
    if isConditional { return ["style=dotted"] }
    return isNominal ? [] : ["style=dashed"]
  }
}

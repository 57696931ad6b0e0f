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

  /// The colours that show the role of a vertex's module; `nil` is external.
  static func colors(of role: ModuleRole?) -> (fill: String, line: String) {
    switch role {
    case .production: ("#e8f0fe", "#5b7db1")
    case .tool: ("#ede7f6", "#7e57c2")
    case .test: ("#e6f4ea", "#4f8a5b")
    case .demo: ("#fff7e0", "#b08900")
    case nil: ("#f3f4f6", "#9ca3af")
    }
  }

  /// What a vertex in focus is filled with.
  static let focusColor = "#ffe58f"

  /// The attributes that show the role of a vertex's module, production being the default, and
  /// whether the graph is drawn around it.
  static func style(of role: ModuleRole?, isFocused: Bool) -> [String] {
    let colors = colors(of: role)
    if isFocused { return ["fillcolor=\"\(focusColor)\"", "color=\"#1f2328\"", "penwidth=3"] }
    if role == .production { return [] }
    let attributes = ["fillcolor=\"\(colors.fill)\"", "color=\"\(colors.line)\""]
    return role == nil ? attributes + ["fontcolor=\"#6b7280\""] : attributes
  }

  /// The attributes that mark an edge: the colour of what it breaks and that of cycles, side by side
  /// where both hold. One to a higher layer has another head and does not decide where layers stand.
  static func style(of mark: EdgeMark) -> [String] {
    var classes: [String] = []
    var colors: [String] = []
    if let weight = mark.weight {
      classes += ["forbidden", weight.name]
      colors.append(weight.color)
    }
    if mark.isInCycle {
      classes.append("cycle")
      colors.append(EdgeMark.cycleColor)
    }
    if colors.isEmpty { return [] }
    var attributes = [
      "class=\"\(classes.joined(separator: " "))\"",
      "color=\"\(colors.joined(separator: ":"))\"",
    ]
    if mark.isInCycle || mark.weight?.isNew ?? true { attributes.append("penwidth=2") }
    if mark.isAgainstLayers {
      attributes += ["arrowhead=diamond", "arrowsize=1", "constraint=false"]
    }
    return attributes
  }

  /// The attributes of an edge's line: dotted where it is under a condition, else dashed where it
  /// rests on members alone.
  static func lineStyle(isNominal: Bool, isConditional: Bool) -> [String] {
    if isConditional { return ["style=dotted"] }
    return isNominal ? [] : ["style=dashed"]
  }
}

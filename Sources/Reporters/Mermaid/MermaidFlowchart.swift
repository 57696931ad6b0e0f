import ProjectModel
import SourceText

/// A flowchart in the language of Mermaid, written line by line.
struct MermaidFlowchart {
  /// Which way most edges lead.
  enum Direction: String {
    case topDown = "TB"
    case leftToRight = "LR"
  }

  /// The outline of a vertex.
  enum Shape {
    case box
    case stadium
    case subroutine
    case circle
  }

  /// What a vertex belongs to, with its colours; production code has those of the page.
  enum Style: String, CaseIterable {
    case tool
    case test
    case demo
    case external
    /// The graph is drawn around it.
    case focus

    /// The style of a module's role; `nil` is external, nothing production code.
    init?(_ role: ModuleRole?) {
      switch role {
      case .production: return nil
      case .tool: self = .tool
      case .test: self = .test
      case .demo: self = .demo
      case nil: self = .external
      }
    }

    var definition: String {
      switch self {
      case .tool: "fill:#ede7f6,stroke:#7e57c2,color:#1f2328"
      case .test: "fill:#e6f4ea,stroke:#4f8a5b,color:#1f2328"
      case .demo: "fill:#fff7e0,stroke:#b08900,color:#1f2328"
      case .external: "fill:#f3f4f6,stroke:#9ca3af,color:#6b7280"
      case .focus: "fill:#ffe58f,stroke:#1f2328,color:#1f2328,stroke-width:3px"
      }
    }
  }

  /// How the line of an edge looks.
  enum Line: String {
    case solid = "--"
    case dotted = "-.-"
  }

  /// What an edge ends in.
  enum Head {
    case arrow
    /// Of an edge to a higher layer.
    case cross
  }

  /// The colour of an edge: that of what it breaks, else that of cycles. An edge that has both is
  /// thicker.
  struct Stroke: Hashable {
    let color: String
    let width: Int

    /// The stroke of an edge; `nil` when nothing is wrong.
    init?(_ mark: EdgeMark) {
      guard let color = mark.weight?.color ?? (mark.isInCycle ? EdgeMark.cycleColor : nil) else {
        return nil
      }
      self.color = color
      let isAccepted = mark.weight.map { !$0.isNew } ?? false
      width = mark.weight != nil && mark.isInCycle ? 4 : isAccepted ? 1 : 2
    }

    /// A stroke of one colour.
    init(_ color: String, width: Int = 2) { (self.color, self.width) = (color, width) }

    fileprivate var definition: String { "stroke:\(color),stroke-width:\(width)px" }
  }

  private var lines: [String]
  private var indentation = "  "
  /// Vertices have numbers, because names can hold whatever the language means something by.
  private var numbers: [ByteKey: Int] = [:]
  private var clusterCount = 0
  private var edgeCount = 0
  private var members: [Style: [String]] = [:]
  /// The numbers of edges by their strokes, in the order in which these came up.
  private var strokes: [(stroke: Stroke, edges: [String])] = []

  /// Begins a chart.
  init(direction: Direction) { lines = ["flowchart \(direction.rawValue)"] }

  /// Adds a vertex, unless there is one of the name.
  mutating func addNode(
    _ name: String, label: String, shape: Shape = .box, style: Style? = nil
  ) {
    guard numbers[ByteKey(name)] == nil else { return }
    let number = numbers.count
    numbers[ByteKey(name)] = number
    let text = Self.quoted(label.shortened(toWidth: 60))
    let outline =
      switch shape {
      case .box: "[\(text)]"
      case .stadium: "([\(text)])"
      case .subroutine: "[[\(text)]]"
      case .circle: "((\(text)))"
      }
    lines.append("\(indentation)n\(number)\(outline)")
    if let style { members[style, default: []].append("n\(number)") }
  }

  /// Puts the vertices that follow into a frame.
  mutating func beginCluster(_ name: String) {
    lines.append("  subgraph c\(clusterCount)[\(Self.quoted(name.shortened(toWidth: 60)))]")
    clusterCount += 1
    indentation = "    "
  }

  /// Puts the vertices that follow into a frame that is no part of the graph: who reads the chart
  /// back leaves out the subgraph of this name.
  mutating func beginLegend(_ title: String) {
    lines += ["  subgraph legend[\(Self.quoted(title))]", "    direction LR"]
    indentation = "    "
  }

  /// Ends the frame.
  mutating func endCluster() {
    lines.append("  end")
    indentation = "  "
  }

  /// Adds an edge between two vertices, unless one of them is not there.
  mutating func addEdge(
    from: String, to: String, label: String, line: Line, head: Head = .arrow,
    stroke: Stroke? = nil
  ) {
    guard let from = numbers[ByteKey(from)], let to = numbers[ByteKey(to)] else { return }
    let text = label.isEmpty ? "" : "|\(Self.quoted(label.shortened(toWidth: 60)))|"
    let end = head == .arrow ? ">" : "x"
    lines.append("\(indentation)n\(from) \(line.rawValue)\(end)\(text) n\(to)")
    if let stroke { note(stroke) }
    edgeCount += 1
  }

  private mutating func note(_ stroke: Stroke) {
    let known = strokes.firstIndex { $0.stroke == stroke }
    if known == nil { strokes.append((stroke, [])) }
    strokes[known ?? strokes.count - 1].edges.append("\(edgeCount)")
  }

  /// The chart, ended by a newline.
  var text: String {
    var lines = lines
    for style in Style.allCases {
      guard let names = members[style] else { continue }
      lines.append("  classDef \(style.rawValue) \(style.definition)")
      lines.append("  class \(names.joined(separator: ",")) \(style.rawValue)")
    }
    for (stroke, edges) in strokes {
      lines.append("  linkStyle \(edges.joined(separator: ",")) \(stroke.definition)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Text that stands for itself: what Mermaid, Markdown or HTML would interpret is written by
  /// number, an empty text as a space.
  static func quoted(_ text: String) -> String {
    var result = ""
    for scalar in text.printable.unicodeScalars {
      switch scalar {
      case "\"", "#", "%", "&", "<", ">", "\\", "`", "|", ";":
        result += "#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return "\"\(result.isEmpty ? " " : result)\""
  }
}

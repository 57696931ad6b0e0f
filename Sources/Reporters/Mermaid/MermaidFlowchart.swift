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
  }

  /// What a vertex belongs to, with its colours; production code has those of the page.
  enum Style: String, CaseIterable {
    case tool
    case test
    case demo
    case external

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
      }
    }
  }

  /// How the line of an edge looks.
  enum Line: String {
    case solid = "-->"
    case dotted = "-.->"
  }

  /// What is wrong with an edge: red for forbidden, orange for cycles, a thicker red for both.
  enum Mark: CaseIterable {
    case forbidden
    case cycle
    case forbiddenCycle

    /// The mark of an edge; `nil` when nothing is wrong.
    init?(isForbidden: Bool, isCyclic: Bool) {
      switch (isForbidden, isCyclic) {
      case (true, true): self = .forbiddenCycle
      case (true, false): self = .forbidden
      case (false, true): self = .cycle
      case (false, false): return nil
      }
    }

    var definition: String {
      switch self {
      case .forbidden: "stroke:#d1242f,stroke-width:2px"
      case .cycle: "stroke:#e8890c,stroke-width:2px"
      case .forbiddenCycle: "stroke:#d1242f,stroke-width:4px"
      }
    }
  }

  private var lines: [String]
  private var indentation = "  "
  /// Vertices have numbers, because names can hold whatever the language means something by.
  private var numbers: [ByteKey: Int] = [:]
  private var clusterCount = 0
  private var edgeCount = 0
  private var members: [Style: [String]] = [:]
  private var marked: [Mark: [String]] = [:]

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

  /// Ends the frame.
  mutating func endCluster() {
    lines.append("  end")
    indentation = "  "
  }

  /// Adds an edge between two vertices, unless one of them is not there.
  mutating func addEdge(
    from: String, to: String, label: String, line: Line, mark: Mark? = nil
  ) {
    guard let from = numbers[ByteKey(from)], let to = numbers[ByteKey(to)] else { return }
    let text = label.isEmpty ? "" : "|\(Self.quoted(label.shortened(toWidth: 60)))|"
    lines.append("  n\(from) \(line.rawValue)\(text) n\(to)")
    if let mark { marked[mark, default: []].append("\(edgeCount)") }
    edgeCount += 1
  }

  /// The chart, ended by a newline.
  var text: String {
    var lines = lines
    for style in Style.allCases {
      guard let names = members[style] else { continue }
      lines.append("  classDef \(style.rawValue) \(style.definition)")
      lines.append("  class \(names.joined(separator: ",")) \(style.rawValue)")
    }
    for mark in Mark.allCases {
      guard let edges = marked[mark] else { continue }
      lines.append("  linkStyle \(edges.joined(separator: ",")) \(mark.definition)")
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

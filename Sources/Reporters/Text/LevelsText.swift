import Findings
import SourceText

/// The levels of a graph, the highest first: each vertex with what it stands on.
struct LevelsText {
  let graph: ReportGraph
  /// The columns of a line.
  let width: Int
  let style: TextStyle

  private static let heads = ["Level", "Used by", "Stands on"]
  /// The fewest columns that lists of names get, however long the names before them are.
  private static let leastListWidth = 30

  private struct Row {
    var level: String
    var name: String
    var users: String
    var targets: [String]
  }

  /// The table, its last column wrapped, and what its marks mean.
  var lines: [String] {
    let rows = rows
    if rows.isEmpty { return [] }
    let title = graph.granularity.rawValue.capitalizedFirst
    let nameWidth = rows.map(\.name.displayWidth).reduce(title.displayWidth, max)
    let (level, users, list) = (Self.heads[0], Self.heads[1], Self.heads[2])
    let indentation = level.count + 2 + nameWidth + 2 + users.count + 2
    var lines = [
      style("\(level)  \(title.padded(to: nameWidth))  \(users)  \(list)", .dim)
    ]
    for row in rows {
      let wrapped = Self.wrapped(
        row.targets, to: max(Self.leastListWidth, width - indentation))
      let head =
        "\(row.level.padded(to: level.count, alignment: .right))  "
        + "\(row.name.padded(to: nameWidth))  "
        + "\(row.users.padded(to: users.count, alignment: .right))  "
      lines.append(head + (wrapped.first ?? "–"))
      let space = String(repeating: " ", count: indentation)
      lines += wrapped.dropFirst().map { space + $0 }
    }
    return lines + key
  }

  private var key: [String] {
    var key: [String] = []
    if graph.edges.contains(where: { !$0.breaches.isEmpty }) {
      key.append("! breaks a rule: 'archcheck graph' says which.")
    }
    if !graph.cycles.isEmpty { key.append("┌│└ depend on each other: a cycle group.") }
    return key.isEmpty ? [] : [""] + key.map { style($0, .dim) }
  }

  private var rows: [Row] {
    var targets: [ByteKey: [String]] = [:]
    var users: [ByteKey: Int] = [:]
    for edge in graph.edges {
      let name = edge.to.printable + (edge.breaches.isEmpty ? "" : "!")
      targets[ByteKey(edge.from), default: []].append(name)
      users[ByteKey(edge.to), default: 0] += 1
    }
    var rows: [Row] = []
    var level = 0
    for (node, bracket) in ordered {
      rows.append(
        Row(
          level: node.level == level ? "" : node.level.grouped,
          name: bracket + node.id.printable,
          users: users[ByteKey(node.id)]?.grouped ?? "–", targets: targets[ByteKey(node.id)] ?? []))
      level = node.level
    }
    return rows
  }

  /// The vertices from the highest level down, those of a cycle group one after the other behind
  /// brackets.
  private var ordered: [(node: ReportNode, bracket: String)] {
    var cycleOf: [ByteKey: Int] = [:]
    for (number, members) in graph.cycles.enumerated() {
      for member in members { cycleOf[ByteKey(member)] = number }
    }
    let keyed = graph.nodes.map { (node: $0, cycle: cycleOf[ByteKey($0.id)] ?? .max) }
    let sorted = keyed.sorted { left, right in
      if left.node.level != right.node.level { return left.node.level > right.node.level }
      if left.cycle != right.cycle { return left.cycle < right.cycle }
      return left.node.id.precedesInBytes(right.node.id)
    }
    let hasCycles = !graph.cycles.isEmpty
    return sorted.indices.map { index in
      let cycle = sorted[index].cycle
      guard cycle != .max else { return (sorted[index].node, hasCycles ? "  " : "") }
      let isFirst = index == 0 || sorted[index - 1].cycle != cycle
      let isLast = index + 1 == sorted.count || sorted[index + 1].cycle != cycle
      return (sorted[index].node, isFirst ? "┌ " : isLast ? "└ " : "│ ")
    }
  }

  /// Names with commas between them, in lines of at most so many columns; no name is broken.
  private static func wrapped(_ names: [String], to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for (index, name) in names.enumerated() {
      let piece = index + 1 < names.count ? name + "," : name
      if line.isEmpty {
        line = piece
      } else if line.displayWidth + 1 + piece.displayWidth <= width {
        line += " " + piece
      } else {
        lines.append(line)
        line = piece
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

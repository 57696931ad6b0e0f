import DependencyGraphs
import ProjectModel
import SourceText

/// Which headers each file sees, directly or through other headers.
struct IncludeGraph: Sendable {
  /// Where paths lead to.
  let index: HeaderIndex?
  /// For each unit what its directives lead to, as many as its imports; empty for Swift.
  let targets: [[IncludeTarget]]
  /// For each unit the units of the headers that it includes itself, prefix headers among them.
  private var direct: [[Int32]]
  /// For each header its row, -1 for other units.
  private var rowOfUnit: [Int32]
  /// The headers in the order of their rows.
  private var headers: [Int32] = []
  /// For each header as many words as hold a bit for each header: those it sees, itself among them.
  private var cells: [UInt64] = []
  private var width = 0

  /// A graph of no files.
  init() {
    index = nil
    targets = []
    direct = []
    rowOfUnit = []
  }

  /// Follows all directives.
  ///
  /// - Complexity: O(includes · headers / 64).
  init(units: [SourceUnit], modules: [ModuleDescription], isCFamily: [Bool]) {
    let index = HeaderIndex(units: units, modules: modules)
    self.index = index
    targets = units.indices.map { unit in
      guard isCFamily[unit] else { return [] }
      return units[unit].facts.imports.map { index.target(of: $0, in: unit) }
    }
    let unitOfPath = Self.unitsOfHeaders(units, modules)
    direct = targets.enumerated().map { unit, targets in
      guard isCFamily[unit] else { return [] }
      let prefix = modules[units[unit].module.int].headers.prefixHeaders.compactMap {
        unitOfPath[Place(units[unit].module, $0)]
      }
      let included = targets.compactMap { target -> Int32? in
        if case .unit(let found) = target { found } else { nil }
      }
      return Set(prefix + included).filter { Int($0) != unit }.sorted()
    }
    rowOfUnit = [Int32](repeating: -1, count: units.count)
    for unit in units.indices where isCFamily[unit] && SourceFileKind.isHeader(units[unit].path) {
      rowOfUnit[unit] = Int32(headers.count)
      headers.append(Int32(unit))
    }
    // Implementation files can be included too.
    for included in Set(direct.joined()).sorted() where rowOfUnit[Int(included)] < 0 {
      rowOfUnit[Int(included)] = Int32(headers.count)
      headers.append(included)
    }
    addRows()
  }

  private struct Place: Hashable {
    var module: ModuleID
    var path: ByteKey

    init(_ module: ModuleID, _ path: String) {
      self.module = module
      self.path = ByteKey(path)
    }
  }

  private static func unitsOfHeaders(
    _ units: [SourceUnit], _ modules: [ModuleDescription]
  ) -> [Place: Int32] {
    guard modules.contains(where: { !$0.headers.prefixHeaders.isEmpty }) else { return [:] }
    var found: [Place: Int32] = [:]
    for (index, unit) in units.enumerated() {
      found[Place(unit.module, unit.path)] = Int32(index)
    }
    return found
  }

  /// Headers that include each other see the same; the others see what those they include see.
  private mutating func addRows() {
    width = (headers.count + 63) / 64
    cells = [UInt64](repeating: 0, count: width * headers.count)
    var edges: [(from: Int, to: Int)] = []
    for (row, unit) in headers.enumerated() {
      for target in direct[Int(unit)] { edges.append((row, Int(rowOfUnit[Int(target)]))) }
    }
    let graph = DirectedGraph(vertexCount: headers.count, edges: edges, selfLoops: .excluded)
    let condensation = graph.condensation()
    // Included headers come first, so that their rows are complete when they are added to another one's; the
    // condensation has no cycles, so that such an order exists.
    for component in (condensation.graph.topologicalOrder() ?? []).reversed() {
      let members = condensation.components.groups[component]
      guard let first = members.first else { continue }
      for member in members { cells[first * width + member / 64] |= 1 << UInt64(member % 64) }
      for successor in condensation.graph.successors(of: component) {
        guard let other = condensation.components.groups[successor].first else { continue }
        for word in 0..<width { cells[first * width + word] |= cells[other * width + word] }
      }
      for member in members.dropFirst() {
        for word in 0..<width { cells[member * width + word] = cells[first * width + word] }
      }
    }
  }

  /// Whether a unit sees what stands in another one. O(includes of the unit).
  func sees(_ header: Int32, from unit: Int) -> Bool {
    if Int(header) == unit { return true }
    let row = rowOfUnit[Int(header)]
    guard row >= 0 else { return false }
    return direct[unit].contains { included in
      let start = Int(rowOfUnit[Int(included)]) * width
      return cells[start + Int(row) / 64] & (1 << UInt64(row % 64)) != 0
    }
  }

  /// The units of all headers that a unit sees, in the order of their rows. O(includes · headers / 64).
  func headersSeen(from unit: Int) -> [Int32] {
    var seen = [UInt64](repeating: 0, count: width)
    for included in direct[unit] {
      let start = Int(rowOfUnit[Int(included)]) * width
      for word in 0..<width { seen[word] |= cells[start + word] }
    }
    var result: [Int32] = []
    for (word, bits) in seen.enumerated() {
      var bits = bits
      while bits != 0 {
        result.append(headers[word * 64 + bits.trailingZeroBitCount])
        bits &= bits - 1
      }
    }
    return result
  }
}

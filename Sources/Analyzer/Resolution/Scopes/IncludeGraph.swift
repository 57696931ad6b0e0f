import DependencyGraphs
import ProjectModel
import SourceText

/// Which headers each file sees, directly or through other headers.
struct IncludeGraph: Sendable {
  /// Where paths lead to.
  let index: HeaderIndex?
  /// For each unit what its directives lead to, as many as its imports; empty for Swift.
  let targets: Column<SourceUnit, [IncludeTarget]>
  /// For each unit the units of the headers that it includes itself, prefix headers among them.
  private var direct: Column<SourceUnit, [ID<SourceUnit>]>
  /// For each header its row.
  private var rowOfUnit: Column<SourceUnit, OptionalID<Row>>
  /// The headers in the order of their rows.
  private var headers = Column<Row, ID<SourceUnit>>([])
  /// For each header as many words as hold a bit for each header: those it sees, itself among them.
  private var cells: [UInt64] = []
  private var width = 0
  /// For each unit whether a header that it names in quotes is not found.
  private let lacking: Column<SourceUnit, Bool>
  /// A bit for each header that lacks one.
  private var lackingRows: [UInt64] = []

  /// What a handle of a row in `cells` is a handle of.
  private enum Row {}

  /// A graph of no files.
  init() {
    index = nil
    targets = Column([])
    direct = Column([])
    rowOfUnit = Column([])
    lacking = Column([])
  }

  /// Follows all directives.
  ///
  /// - Complexity: O(includes · headers / 64).
  init(units: [SourceUnit], modules: [ModuleDescription], isCFamily: (ID<SourceUnit>) -> Bool) {
    let index = HeaderIndex(units: units, modules: modules)
    self.index = index
    let targets = Column<SourceUnit, [IncludeTarget]>(
      units.ids.map { unit in
        guard isCFamily(unit) else { return [] }
        return units[unit].facts.imports.map { index.target(of: $0, in: unit) }
      })
    self.targets = targets
    let unitOfPath = Self.unitsOfHeaders(units, modules)
    direct = Column(
      units.ids.map { unit in
        guard isCFamily(unit) else { return [] }
        let prefix = modules[units[unit].module].headers.prefixHeaders.compactMap {
          unitOfPath[Place(units[unit].module, $0)]
        }
        let included = targets[unit].compactMap { target -> ID<SourceUnit>? in
          if case .unit(let found) = target { found } else { nil }
        }
        return Set(prefix + included).filter { $0 != unit }.sorted()
      })
    rowOfUnit = Column(repeating: .none, count: units.count)
    lacking = Column(
      units.ids.map { unit in
        zip(targets[unit], units[unit].facts.imports).contains { target, fact in
          target == .external && fact.form == .quotedHeader
        }
      })
    for unit in units.ids where isCFamily(unit) && SourceFileKind.isHeader(units[unit].path) {
      addRow(of: unit)
    }
    // Implementation files can be included too.
    for included in Set(direct.values.joined()).sorted() where rowOfUnit[included].isNone {
      addRow(of: included)
    }
    addRows()
    lackingRows = [UInt64](repeating: 0, count: width)
    for row in headers.ids where lacking[headers[row]] {
      lackingRows[row.int / 64] |= 1 << UInt64(row.int % 64)
    }
  }

  private mutating func addRow(of unit: ID<SourceUnit>) {
    rowOfUnit[unit] = OptionalID(headers.ids.upperBound)
    headers.append(unit)
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
  ) -> [Place: ID<SourceUnit>] {
    guard modules.contains(where: { !$0.headers.prefixHeaders.isEmpty }) else { return [:] }
    var found: [Place: ID<SourceUnit>] = [:]
    for unit in units.ids { found[Place(units[unit].module, units[unit].path)] = unit }
    return found
  }

  /// Headers that include each other see the same; the others see what those they include see.
  private mutating func addRows() {
    width = (headers.count + 63) / 64
    cells = [UInt64](repeating: 0, count: width * headers.count)
    var edges: [(from: Int, to: Int)] = []
    for row in headers.ids {
      for target in direct[headers[row]] {
        if let other = rowOfUnit[target].id { edges.append((row.int, other.int)) }
      }
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
  func sees(_ header: ID<SourceUnit>, from unit: ID<SourceUnit>) -> Bool {
    if header == unit { return true }
    guard let row = rowOfUnit[header].id else { return false }
    return direct[unit].contains { included in
      guard let start = start(ofRowOf: included) else { return false }
      return cells[start + row.int / 64] & (1 << UInt64(row.int % 64)) != 0
    }
  }

  /// Whether a unit, or a header that it sees, names a header in quotes that is not found.
  /// O(includes · headers / 64).
  func lacksHeader(_ unit: ID<SourceUnit>) -> Bool {
    if lacking[unit] { return true }
    return direct[unit].contains { included in
      guard let start = start(ofRowOf: included) else { return false }
      return lackingRows.indices.contains { cells[start + $0] & lackingRows[$0] != 0 }
    }
  }

  /// Where the row of a header begins in `cells`; every file that is included has one.
  private func start(ofRowOf header: ID<SourceUnit>) -> Int? {
    rowOfUnit[header].id.map { $0.int * width }
  }

  /// The units of all headers that a unit sees, in the order of their rows. O(includes · headers / 64).
  func headersSeen(from unit: ID<SourceUnit>) -> [ID<SourceUnit>] {
    var seen = [UInt64](repeating: 0, count: width)
    for included in direct[unit] {
      guard let start = start(ofRowOf: included) else { continue }
      for word in 0..<width { seen[word] |= cells[start + word] }
    }
    var result: [ID<SourceUnit>] = []
    for (word, bits) in seen.enumerated() {
      var bits = bits
      while bits != 0 {
        result.append(headers[ID(word * 64 + bits.trailingZeroBitCount)])
        bits &= bits - 1
      }
    }
    return result
  }
}

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
  /// Which headers include which, by their rows.
  private var table = ReachTable()
  /// For each unit whether a header that it names in quotes is not found.
  private let lacking: Column<SourceUnit, Bool>
  /// For each header whether it, or one that it sees, names a header in quotes that is not found.
  private var lackingRows: [Bool] = []
  /// For each unit whether it names a header that the compiler writes for Swift.
  private let generated: Column<SourceUnit, Bool>
  /// The same for each header, those that it sees included.
  private var generatedRows: [Bool] = []

  /// What a handle of a row is a handle of.
  private enum Row {}

  /// A graph of no files.
  init() {
    index = nil
    targets = Column([])
    direct = Column([])
    rowOfUnit = Column([])
    lacking = Column([])
    generated = Column([])
  }

  /// Follows all directives.
  ///
  /// - Complexity: O(includes · headers / 64) time; the memory is that of `ReachTable`.
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
    generated = Column(
      units.ids.map { unit in
        zip(targets[unit], units[unit].facts.imports).contains { target, fact in
          guard fact.form.isHeader else { return false }
          if case .module = target { return true }
          return fact.path.hasSuffix("-Swift.h")
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
  }

  /// The headers that lie outside of what their module shows to others, but that a header which it shows
  /// includes, itself or through others: so it shows these too. Linear in the includes.
  func headersIncludedByPublicOnes(
    _ units: [SourceUnit], _ modules: [ModuleDescription]
  ) -> Set<ID<SourceUnit>> {
    var found: Set<ID<SourceUnit>> = []
    var open = targets.ids.filter { unit in
      !targets[unit].isEmpty && SourceFileKind.isHeader(units[unit].path)
        && modules[units[unit].module].headers.isPublic(units[unit].path)
    }
    while let unit = open.popLast() {
      for case .unit(let header) in targets[unit] where units[header].module == units[unit].module {
        let isShown = modules[units[header].module].headers.isPublic(units[header].path)
        if !isShown, found.insert(header).inserted { open.append(header) }
      }
    }
    return found
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

  /// Follows what headers include of each other.
  private mutating func addRows() {
    var edges: [(from: Int, to: Int)] = []
    for row in headers.ids {
      for target in direct[headers[row]] {
        if let other = rowOfUnit[target].id { edges.append((row.int, other.int)) }
      }
    }
    let graph = DirectedGraph(vertexCount: headers.count, edges: edges, selfLoops: .excluded)
    table = ReachTable(graph)
    // Whoever leads to a header that lacks one is found from there.
    let back = graph.reversed()
    lackingRows = back.reachable(from: headers.ids.filter { lacking[headers[$0]] }.map(\.int))
    generatedRows = back.reachable(from: headers.ids.filter { generated[headers[$0]] }.map(\.int))
  }

  /// Whether a unit sees what stands in another one. O(includes of the unit).
  func sees(_ header: ID<SourceUnit>, from unit: ID<SourceUnit>) -> Bool {
    if header == unit { return true }
    guard let row = rowOfUnit[header].id else { return false }
    return direct[unit].contains { included in
      guard let start = rowOfUnit[included].id else { return false }
      return start == row || table.leads(from: start.int, to: row.int)
    }
  }

  /// Whether a unit, or a header that it sees, names a header in quotes that is not found.
  /// O(includes of the unit).
  func lacksHeader(_ unit: ID<SourceUnit>) -> Bool {
    if lacking[unit] { return true }
    return direct[unit].contains { included in
      rowOfUnit[included].id.map { lackingRows[$0.int] } ?? false
    }
  }

  /// Whether a unit, or a header that it sees, names a header that the compiler writes for Swift.
  /// O(includes of the unit).
  func seesGeneratedHeader(_ unit: ID<SourceUnit>) -> Bool {
    if generated[unit] { return true }
    return direct[unit].contains { included in
      rowOfUnit[included].id.map { generatedRows[$0.int] } ?? false
    }
  }

  /// The units of all headers that a unit sees, in the order of their rows. O(includes · headers / 64).
  func headersSeen(from unit: ID<SourceUnit>) -> [ID<SourceUnit>] {
    let rows = direct[unit].compactMap { rowOfUnit[$0].id?.int }
    return table.reached(from: rows).map { headers[ID($0)] }
  }
}

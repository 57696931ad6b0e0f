import DependencyGraphs
import ProjectModel
import SourceFacts
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
  /// For each header whether it, or one that it sees, includes what is not of the project.
  private var outsideRows: [Bool] = []
  /// The includes that other builds replace by something from outside, by the file that has them.
  private var branched: [ID<SourceUnit>: [BranchedInclude]] = [:]
  /// For each header whether such an include leads to it.
  private var branchedRows: [Bool] = []
  /// Which headers include which without such includes; `nil` where no header has one.
  private var anyBuildTable: ReachTable?

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
        isCFamily(unit) ? Self.targets(of: units[unit].facts, in: unit, index) : []
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
    addRows(units)
  }

  /// What the directives of a file lead to. Of one path that some branch writes in quotes and another one in
  /// brackets, the latter is the system's. O(directives).
  private static func targets(
    of facts: FileFacts, in unit: ID<SourceUnit>, _ index: HeaderIndex
  ) -> [IncludeTarget] {
    let found = facts.imports.map { index.target(of: $0, in: unit) }
    guard facts.conditions.count > 1 else { return found }
    func isBranch(_ fact: ImportFact, _ form: ImportForm) -> Bool {
      fact.form == form && facts.conditions[fact.condition] != .always
    }
    let quoted = Set(facts.imports.filter { isBranch($0, .quotedHeader) }.map(\.path))
    if quoted.isEmpty { return found }
    return zip(found, facts.imports).map { target, fact in
      isBranch(fact, .angledHeader) && quoted.contains(fact.path) ? .external : target
    }
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
  private mutating func addRows(_ units: [SourceUnit]) {
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
    outsideRows = back.reachable(
      from: headers.ids.filter { includesOutside(headers[$0], units) }.map(\.int))
    addBranches(units, graph)
  }

  private func includesOutside(_ unit: ID<SourceUnit>, _ units: [SourceUnit]) -> Bool {
    zip(targets[unit], units[unit].facts.imports).contains { target, fact in
      target == .external && fact.form.isHeader
    }
  }

  /// Whether a header, or one that it sees, includes what is not of the project.
  private func leadsOutside(_ header: ID<SourceUnit>) -> Bool {
    rowOfUnit[header].id.map { outsideRows[$0.int] } ?? false
  }

  /// Finds the includes that other builds replace, and what is seen without them.
  private mutating func addBranches(_ units: [SourceUnit], _ graph: DirectedGraph) {
    var search = BranchedIncludes(units, targets, leadsOutside: leadsOutside)
    for unit in targets.ids {
      let found = search.found(in: unit)
      if !found.isEmpty { branched[unit] = found }
    }
    if branched.isEmpty { return }
    let starts = branched.values.joined().compactMap { rowOfUnit[$0.header].id?.int }
    branchedRows = graph.reachable(from: Set(starts).sorted())
    var left: Set<DirectedGraph.Edge> = []
    for include in branched.values.joined() {
      guard let from = rowOfUnit[include.unit].id, let to = rowOfUnit[include.header].id else {
        continue
      }
      left.insert(DirectedGraph.Edge(from: from.int, to: to.int))
    }
    if left.isEmpty { return }
    anyBuildTable = ReachTable(
      DirectedGraph(
        vertexCount: headers.count,
        edges: graph.edges.filter { !left.contains($0) }.map { ($0.from, $0.to) },
        selfLoops: .excluded))
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

  // MARK: Builds

  /// Whether some include that other builds replace leads to a header. O(1).
  func isBranched(_ header: ID<SourceUnit>) -> Bool {
    guard !branchedRows.isEmpty, let row = rowOfUnit[header].id else { return false }
    return branchedRows[row.int]
  }

  /// Whether a unit sees what stands in another one without any include that other builds replace.
  /// O(includes of the unit).
  func seesInAnyBuild(_ header: ID<SourceUnit>, from unit: ID<SourceUnit>) -> Bool {
    if header == unit { return true }
    guard let row = rowOfUnit[header].id else { return false }
    let own = branched[unit] ?? []
    return direct[unit].contains { included in
      guard let start = rowOfUnit[included].id, !own.contains(where: { $0.header == included })
      else { return false }
      return start == row || (anyBuildTable ?? table).leads(from: start.int, to: row.int)
    }
  }

  /// The includes that other builds replace, of a unit and of all headers that it sees.
  /// O(headers seen).
  func branchedIncludes(seenFrom unit: ID<SourceUnit>) -> [BranchedInclude] {
    if branched.isEmpty { return [] }
    let others = headersSeen(from: unit).filter { $0 != unit }
    return ([unit] + others).flatMap { branched[$0] ?? [] }
  }

  /// Whether a header is another one or sees it. O(1).
  func leads(from header: ID<SourceUnit>, to other: ID<SourceUnit>) -> Bool {
    guard let start = rowOfUnit[header].id, let end = rowOfUnit[other].id else { return false }
    return start == end || table.leads(from: start.int, to: end.int)
  }

  /// Whether a file includes something that leads outside where a condition does not hold.
  /// O(includes of the file).
  func hasAlternative(
    to condition: BuildCondition, in source: SourceUnit, _ unit: ID<SourceUnit>
  ) -> Bool {
    zip(targets[unit], source.facts.imports).contains { target, fact in
      switch target {
      case .unit(let header): if !leadsOutside(header) { return false }
      case .external: if !fact.form.isHeader { return false }
      case .module: return false
      }
      let other = source.facts.conditions[fact.condition]
      return other != .always && !ConditionWorlds.areConsistent([condition, other])
    }
  }

  /// Of some files the one whose include comes first from a unit, the nearer ones before those that
  /// they include. O(headers seen).
  func nearest(
    of files: [ID<SourceUnit>], from unit: ID<SourceUnit>
  ) -> ID<SourceUnit>? {
    let seen = files.filter { $0 != unit && sees($0, from: unit) }
    if seen.count < 2 { return seen.first }
    let wanted = Set(seen)
    var known: Set<ID<SourceUnit>> = [unit]
    var level = [unit]
    while !level.isEmpty {
      var next: [ID<SourceUnit>] = []
      for file in level {
        for case .unit(let included) in targets[file] where known.insert(included).inserted {
          if wanted.contains(included) { return included }
          next.append(included)
        }
      }
      level = next
    }
    // Prefix headers are included by no directive.
    return seen.first
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

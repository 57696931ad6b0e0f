import ArchModel

/// Gathers the edges of a walk, each with its best proof.
struct WalkEdges {
  /// The edges that remain, by (from, to).
  private(set) var kept: [(from: Int, to: Int, hop: GroupWalk.Hop)] = []
  /// All edges that are sure enough, those taken out included.
  private(set) var all: [(from: Int, to: Int)] = []
  /// Exceptions, with the ends of the edges that they took references from.
  private(set) var removals: [(from: Int, to: Int, exception: ExceptionMatcher)] = []

  private let scope: RuleScope
  private let exceptions: [ExceptionMatcher]
  private let graph: DependencyGraph
  private let index: ViewIndex

  /// Gathers edges from which some of the scope's exceptions take out what they excuse.
  init(_ scope: RuleScope, exceptions: [ExceptionMatcher]) {
    self.scope = scope
    self.exceptions = exceptions
    graph = scope.view.graph
    index = scope.view.index
  }

  /// Takes in an edge; edges come ordered by (from, to).
  mutating func insert(_ edge: GroupedEdge) {
    guard edge.confidence >= scope.confidence else { return }
    all.append((edge.from, edge.to))
    let best = earlier(
      earlier(firstReference(of: edge), firstFileReference(of: edge)), firstImport(of: edge))
    if let best { kept.append((edge.from, edge.to, best.hop)) }
  }

  /// Takes in the imports of external modules, as edges to vertices behind the groups.
  ///
  /// - Returns: the names of the modules, sorted.
  mutating func insertExternals(
    _ isWanted: ((EndID) -> Bool)?, behind groupCount: Int, _ members: GroupMembers
  ) -> [String] {
    guard let isWanted else { return [] }
    var imports: [(name: String, number: Int)] = []
    for (number, entry) in graph.imports.enumerated() where entry.target == nil {
      if isWanted(index.importEnds[number].to) { imports.append((entry.module, number)) }
    }
    imports.sort {
      $0.name.equalsInBytes($1.name)
        ? $0.number < $1.number : $0.name.precedesInBytes($1.name)
    }
    var names: [String] = []
    for entry in imports {
      if names.last?.equalsInBytes(entry.name) != true { names.append(entry.name) }
      guard let from = members.vertex(of: graph.imports[entry.number].file) else { continue }
      let to = groupCount + names.count - 1
      all.append((from, to))
      if !isExcused(index.importEnds[entry.number], from, to) {
        kept.append((from, to, .import(entry.number)))
      }
    }
    keepFirstOfEach()
    return names
  }

  /// Sorts the edges and keeps, of several between two vertices, the one met first.
  private mutating func keepFirstOfEach() {
    let order = kept.indices.sorted {
      (kept[$0].from, kept[$0].to, $0) < (kept[$1].from, kept[$1].to, $1)
    }
    var unique: [(from: Int, to: Int, hop: GroupWalk.Hop)] = []
    for position in order {
      let edge = kept[position]
      if let last = unique.last, (last.from, last.to) == (edge.from, edge.to) { continue }
      unique.append(edge)
    }
    kept = unique
  }

  // MARK: The first proof of each sort

  /// A proof with its place: files are sorted by path, so their ids order paths.
  private struct Proof {
    var place: (FileID, UInt32)
    var hop: GroupWalk.Hop
  }

  private func earlier(_ first: Proof?, _ second: Proof?) -> Proof? {
    guard let first else { return second }
    guard let second else { return first }
    return second.place < first.place ? second : first
  }

  private mutating func firstReference(of edge: GroupedEdge) -> Proof? {
    var first: Proof?
    for number in edge.references {
      if first != nil, exceptions.isEmpty { break }
      let reference = graph.references[number]
      guard reference.confidence >= scope.confidence,
        !isExcused(index.referenceEnds[number], edge.from, edge.to)
      else { continue }
      first = first ?? Proof(place: (reference.file, reference.offset), hop: .reference(number))
    }
    return first
  }

  private mutating func firstFileReference(of edge: GroupedEdge) -> Proof? {
    var first: Proof?
    for number in edge.fileReferences {
      if first != nil, exceptions.isEmpty { break }
      let reference = graph.fileReferences[number].reference
      guard reference.confidence >= scope.confidence,
        !isExcused(index.fileReferenceEnds[number], edge.from, edge.to)
      else { continue }
      first =
        first ?? Proof(place: (reference.file, reference.offset), hop: .fileReference(number))
    }
    return first
  }

  private mutating func firstImport(of edge: GroupedEdge) -> Proof? {
    var first: Proof?
    for number in edge.imports {
      if first != nil, exceptions.isEmpty { break }
      let entry = graph.imports[number]
      guard !isExcused(index.importEnds[number], edge.from, edge.to) else { continue }
      first = first ?? Proof(place: (entry.file, entry.offset), hop: .import(number))
    }
    return first
  }

  private mutating func isExcused(_ pair: ViewIndex.EndPair, _ from: Int, _ to: Int) -> Bool {
    var isExcused = false
    for exception in exceptions where exception.excuses(pair) {
      removals.append((from, to, exception))
      isExcused = true
    }
    return isExcused
  }
}

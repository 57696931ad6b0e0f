/// Which vertices of a graph can be reached from which.
///
/// Vertices that reach each other reach the same, so that one row is kept for all of them. Rows stand in
/// an order in which each reaches those before it alone. A row holds a bit for each row before it or,
/// where that takes less room, the numbers of those that it reaches: where most vertices reach few, the
/// table grows with what is reached and not with the square of the vertices.
package struct ReachTable: Sendable {
  /// Rows of so many words at most hold bits in any case: one is looked up at once.
  private static let shortRow = 16

  private struct Row: Sendable {
    /// Whether it holds numbers.
    var isList: Bool
    /// Whether its vertices reach each other.
    var isCircle: Bool
    /// Where it begins and ends in `words` or `numbers`.
    var start: Int
    var end: Int
  }

  private var rows: [Row] = []
  /// For each row its vertices, ascending.
  private var verticesOfRow: [[Int]] = []
  private var rowOfVertex: [Int32] = []
  private var words: [UInt64] = []
  private var numbers: [Int32] = []

  /// A table of no vertices.
  package init() {}

  /// Follows all edges, at any remove.
  ///
  /// - Complexity: O(E · V / 64) time; V² / 16 bytes at most, and 4 bytes for each vertex reached where
  ///   most reach few.
  package init(_ graph: DirectedGraph) {
    let condensation = graph.condensation()
    let components = condensation.components
    let order = (condensation.graph.topologicalOrder() ?? []).reversed()
    var rowOfComponent = [Int](repeating: 0, count: components.groups.count)
    for (row, component) in order.enumerated() { rowOfComponent[component] = row }
    rowOfVertex = components.componentIndex.map { Int32(rowOfComponent[$0]) }
    for component in order {
      let group = components.groups[component]
      let isCircle = group.count > 1 || graph.hasEdge(from: group[0], to: group[0])
      let targets = condensation.graph.successors(of: component).map { rowOfComponent[$0] }
      if let list = shortList(of: targets) {
        numbers += list
        append(isList: true, isCircle: isCircle, numbers.count - list.count..<numbers.count)
      } else {
        let bits = bits(of: targets)
        words += bits
        append(isList: false, isCircle: isCircle, words.count - bits.count..<words.count)
      }
      verticesOfRow.append(group)
    }
  }

  private mutating func append(isList: Bool, isCircle: Bool, _ place: Range<Int>) {
    rows.append(
      Row(isList: isList, isCircle: isCircle, start: place.lowerBound, end: place.upperBound))
  }

  /// The numbers of some rows and of all that these reach, ascending, where they take less room than bits;
  /// else `nil`.
  private func shortList(of targets: [Int]) -> [Int32]? {
    let length = (targets.max() ?? -1) / 64 + 1
    if length <= Self.shortRow { return nil }
    var found = targets.map { Int32($0) }
    for target in targets {
      let row = rows[target]
      if row.isList {
        found += numbers[row.start..<row.end]
      } else if row.end - row.start <= Self.shortRow {
        found += Self.rows(in: words[row.start..<row.end]).map { Int32($0) }
      } else {
        return nil
      }
      // Each number may stand there several times.
      if found.count > 8 * length { return nil }
    }
    let distinct = Set(found)
    return distinct.count < 2 * length ? distinct.sorted() : nil
  }

  private func bits(of targets: [Int]) -> [UInt64] {
    guard let last = targets.max() else { return [] }
    var bits = [UInt64](repeating: 0, count: last / 64 + 1)
    for target in targets {
      bits[target / 64] |= 1 << UInt64(target % 64)
      add(rows[target], to: &bits)
    }
    return bits
  }

  private func add(_ row: Row, to bits: inout [UInt64]) {
    if row.isList {
      for number in numbers[row.start..<row.end] {
        bits[Int(number) / 64] |= 1 << UInt64(number % 64)
      }
    } else {
      for word in 0..<row.end - row.start { bits[word] |= words[row.start + word] }
    }
  }

  private static func rows(in bits: some Sequence<UInt64>) -> [Int] {
    var found: [Int] = []
    for (word, bits) in bits.enumerated() {
      var rest = bits
      while rest != 0 {
        found.append(word * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return found
  }

  /// Whether a path leads from one vertex to another; from one to itself only in a circle. O(1), or
  /// O(log V) for a row that holds numbers.
  package func leads(from start: Int, to vertex: Int) -> Bool {
    let (number, wanted) = (Int(rowOfVertex[start]), Int(rowOfVertex[vertex]))
    let row = rows[number]
    if number == wanted { return row.isCircle }
    if row.isList {
      var (low, high) = (row.start, row.end)
      while low < high {
        let middle = (low + high) / 2
        if numbers[middle] < wanted { low = middle + 1 } else { high = middle }
      }
      return low < row.end && numbers[low] == wanted
    }
    let word = row.start + wanted / 64
    return word < row.end && words[word] & (1 << UInt64(wanted % 64)) != 0
  }

  /// Some vertices and all that can be reached from them, ascending.
  ///
  /// - Complexity: O(n log n) for n found, and O(V / 64) for each of the vertices.
  package func reached(from starts: [Int]) -> [Int] {
    var bits: [UInt64] = []
    for start in Set(starts.map { Int(rowOfVertex[$0]) }) {
      let missing = start / 64 + 1 - bits.count
      if missing > 0 { bits.append(contentsOf: repeatElement(0, count: missing)) }
      bits[start / 64] |= 1 << UInt64(start % 64)
      add(rows[start], to: &bits)
    }
    return Self.rows(in: bits).flatMap { verticesOfRow[$0] }.sorted()
  }
}

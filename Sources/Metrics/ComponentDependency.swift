import DependencyGraphs
import DependencyModel

extension MetricDefinition {
  /// CD: how many components are needed to build and test a component.
  package static let componentDependency = MetricDefinition(
    id: "component-dependency", key: "componentDependency", symbol: "CD",
    title: "Component dependency", phrase: "number of components needed",
    definition: """
      How many components of the project are needed to build and test the component: itself, and \
      all that it depends on, directly or indirectly, including imports. A rule that limits its \
      `sum` limits CCD, one that limits its `mean` limits ACD.
      """,
    formula: "CD = |{d : d = c, or a path leads from c to d}|",
    range: "1, 2, 3, …; a number of components", values: .count,
    undefinedCase: nil,
    example: "`App` depends on `Core`, which depends on nothing: CD(App) = 2 and CD(Core) = 1.",
    reference: "J. Lakos, *Large-Scale C++ Software Design* (1996), ch. 4",
    advice: "Remove the dependencies that bring in the most others, or invert them with protocols.",
    measure: { input in
      reachCounts(of: input.components).map { MeasuredMetric(value: Double($0)) }
    })
}

extension SystemMetricDefinition {
  /// CCD: what it costs to build and test every component by itself.
  package static let cumulativeComponentDependency = SystemMetricDefinition(
    id: "ccd", symbol: "CCD", title: "Cumulative component dependency",
    definition: "The sum of CD over all components: the cost of testing each of them separately.",
    formula: "CCD = Σ CD(c)",
    range: "from n for n components without dependencies to n² if all form one cycle",
    minimum: 1, undefinedCase: "There is no component.",
    example: "`App` depends on `Core`: CCD = 2 + 1 = 3.", reference: lakos,
    value: { rows in sum(rows).map(Double.init) })

  /// ACD: how many components a component needs on average.
  package static let averageComponentDependency = SystemMetricDefinition(
    id: "acd", symbol: "ACD", title: "Average component dependency",
    definition: "The mean of CD: how many components one of them needs on average, including "
      + "itself.",
    formula: "ACD = CCD / n",
    range: "1…n, a number of components", minimum: 1, undefinedCase: "There is no component.",
    example: "`App` depends on `Core`: ACD = 3/2 = 1.5.", reference: lakos,
    value: { rows in sum(rows).map { Double($0) / Double(rows.count) } })

  /// NCCD: CCD compared with that of a balanced binary tree.
  package static let normalizedCumulativeComponentDependency = SystemMetricDefinition(
    id: "nccd", symbol: "NCCD", title: "Normalized cumulative component dependency",
    definition: """
      CCD divided by that of a balanced binary tree with the same number of components. Below 1, \
      the components are flatter and more independent than such a tree; far above 1, they form \
      chains or cycles.
      """,
    formula: "NCCD = CCD / ((n + 1) · log₂(n + 1) − n)",
    range: "above 0, dimensionless", minimum: 0, undefinedCase: "There is no component.",
    example: "Three components, one of which depends on the other two: CCD = 5, NCCD = 5/5 = 1.",
    reference: lakos,
    value: { rows in
      sum(rows).map { Double($0) / balancedTreeDependency(componentCount: rows.count) }
    })

  private static let lakos = "J. Lakos, *Large-Scale C++ Software Design* (1996), ch. 4"

  /// The sum of CD; `nil` without components.
  private static func sum(_ rows: [ComponentMetrics]) -> Int? {
    let values = rows.compactMap(MetricDefinition.componentDependency.value)
    return values.isEmpty ? nil : Int(values.reduce(0, +))
  }
}

/// CCD of a balanced binary tree, (n + 1) · log₂(n + 1) − n: each component depends on the two below
/// it. For n = 2ᵏ − 1 that is Σ over levels of 2ˡ · (2ᵏ⁻ˡ − 1); between these the formula interpolates.
///
/// - Precondition: `componentCount` is at least 1.
package func balancedTreeDependency(componentCount: Int) -> Double {
  let count = Double(componentCount + 1)
  return count * binaryLogarithm(count) - Double(componentCount)
}

/// log₂ of a number of at least 1; exact for powers of two, else within 2⁻⁵⁰.
///
/// The exponent is the whole part. Squaring the significand doubles the rest, whose next binary digit is
/// 1 where the square reaches 2; so no mathematics library is needed, and every machine gives the same.
private func binaryLogarithm(_ number: Double) -> Double {
  var result = Double(number.exponent)
  var rest = number.significand
  var bit = 0.5
  while bit > 0x1p-52, rest > 1 {
    rest *= rest
    if rest >= 2 {
      rest /= 2
      result += bit
    }
    bit /= 2
  }
  return result
}

/// For every group how many groups it reaches, itself included.
///
/// What a strongly connected component reaches is the union of what its successors reach, so sets are
/// united in reverse topological order, a block of columns at a time: all columns at once would take
/// groups² bits. O(groups + edges · groups / 64) time, O(groups + edges) memory.
private func reachCounts(of components: GroupedGraph) -> [Int] {
  let graph = DirectedGraph(
    vertexCount: components.groups.count, edges: components.edges.map { ($0.from, $0.to) },
    selfLoops: .excluded)
  let condensation = graph.condensation()
  let order = Array((condensation.graph.topologicalOrder() ?? []).reversed())
  var rank = [Int](repeating: 0, count: order.count)
  for (index, vertex) in order.enumerated() { rank[vertex] = index }
  let successors = order.map { vertex in condensation.graph.successors(of: vertex).map { rank[$0] }
  }
  let weights = order.map { condensation.components.groups[$0].count }
  var counts = [Int](repeating: 0, count: order.count)
  var block = ReachBlock(successors: successors, weights: weights)
  for start in stride(from: 0, to: order.count, by: ReachBlock.width) {
    block.count(from: start, into: &counts)
  }
  return graph.vertices.map { counts[rank[condensation.components.componentIndex[$0]]] }
}

/// Some columns of the table that says which vertex of an acyclic graph reaches which; the vertices are
/// numbered so that each has edges to smaller ones alone.
private struct ReachBlock {
  private static let wordCount = 16
  /// The number of columns.
  static let width = 64 * wordCount

  private let successors: [[Int]]
  private let weights: [Int]
  /// The rows from that of the first column on: no vertex before it reaches any column.
  private var words: [UInt64]

  init(successors: [[Int]], weights: [Int]) {
    self.successors = successors
    self.weights = weights
    words = Array(repeating: 0, count: successors.count * Self.wordCount)
  }

  /// Adds to each vertex the weights of those it reaches of the columns that begin with a vertex.
  mutating func count(from start: Int, into counts: inout [Int]) {
    let size = Self.wordCount
    let isWeighted = (0..<size).map { word in
      weights[min(start + word * 64, weights.count)..<min(start + word * 64 + 64, weights.count)]
        .contains { $0 != 1 }
    }
    for row in 0..<(successors.count - start) {
      let base = row * size
      for word in 0..<size { words[base + word] = 0 }
      if row < Self.width { words[base + row / 64] = 1 << UInt64(row % 64) }
      for successor in successors[start + row] where successor >= start {
        let other = (successor - start) * size
        for word in 0..<size { words[base + word] |= words[other + word] }
      }
      for word in 0..<size where words[base + word] != 0 {
        counts[start + row] +=
          isWeighted[word]
          ? weight(of: words[base + word], from: start + word * 64)
          : words[base + word].nonzeroBitCount
      }
    }
  }

  private func weight(of word: UInt64, from start: Int) -> Int {
    var (rest, sum) = (word, 0)
    while rest != 0 {
      sum += weights[start + rest.trailingZeroBitCount]
      rest &= rest - 1
    }
    return sum
  }
}

import DependencyModel

/// Count, mean, median and population standard deviation of the distances of a system.
///
/// The standard deviation is that of a whole population, σ = √(Σ(Dᵢ − mean)² / n), because the
/// components are all there are and not a sample. The same distances give the same bits in whatever
/// order they come.
///
/// - Parameter distances: D of each component; those without one are left out.
/// - Returns: the row of the system; its values are in `0...1` (σ in `0...0.5`), and `nil` when no
///   component has a distance.
/// - Complexity: O(n log n).
/// - SeeAlso: R. C. Martin, *Clean Architecture* (2017), ch. 14, on the mean and the variance of D.
package func systemMetrics(distances: [Double?]) -> SystemMetrics {
  let sorted = distances.compactMap(\.self).sorted()
  guard !sorted.isEmpty else {
    return SystemMetrics(count: 0, mean: nil, median: nil, standardDeviation: nil)
  }
  let count = Double(sorted.count)
  let mean = sorted.reduce(0, +) / count
  let squares = sorted.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
  let middle = sorted.count / 2
  let median =
    sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  return SystemMetrics(
    count: sorted.count, mean: mean, median: median,
    standardDeviation: (squares / count).squareRoot())
}

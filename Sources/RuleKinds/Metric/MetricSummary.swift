/// Which values a rule of kind `metric` bounds.
enum MetricSummary: String, CaseIterable, Sendable {
  /// That of each component.
  case each
  /// Their arithmetic mean.
  case mean
  /// Their median: the middle one, or the mean of the two in the middle.
  case median
  /// Their sum.
  case sum
  /// The greatest.
  case maximum

  /// One value for several; `nil` for none, and for `each`. The same values give the same bits in
  /// whatever order they come. O(n log n).
  func value(of values: [Double]) -> Double? {
    let sorted = values.sorted()
    guard let last = sorted.last else { return nil }
    switch self {
    case .each: return nil
    case .mean: return sorted.reduce(0, +) / Double(sorted.count)
    case .sum: return sorted.reduce(0, +)
    case .maximum: return last
    case .median:
      let middle = sorted.count / 2
      return sorted.count.isMultiple(of: 2)
        ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }
  }
}

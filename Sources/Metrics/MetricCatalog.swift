/// The metrics that archcheck knows. Tables, machine formats, rules and the documentation follow
/// these lists.
package enum MetricCatalog {
  /// The metrics of structure, in the order in which tables show them.
  package static let all: [MetricDefinition] = [
    .afferentCoupling,
    .efferentCoupling,
    .instability,
    .abstractTypes,
    .types,
    .abstractness,
    .distance,
    .signedDistance,
    .relationalCohesion,
    .componentDependency,
    .level,
  ]

  /// The metrics of size and tests, which rules can bound and JSON shows.
  package static let sizes: [MetricDefinition] = [
    .files,
    .lines,
    .testLines,
    .testRatio,
    .coverage,
  ]

  /// The metrics of the system as a whole, in the order in which they are printed.
  package static let system: [SystemMetricDefinition] = [
    .cumulativeComponentDependency,
    .averageComponentDependency,
    .normalizedCumulativeComponentDependency,
  ]

  /// The metric of an id such as `distance`, or `nil`.
  package static func metric(_ id: String) -> MetricDefinition? {
    (all + sizes).first { $0.id == id }
  }
}

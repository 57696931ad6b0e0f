/// The metrics that archcheck computes for every component.
package enum MetricCatalog {
  /// Every metric, in the order in which tables show them.
  package static let all: [MetricDefinition] = [
    .afferentCoupling,
    .efferentCoupling,
    .instability,
    .types,
    .abstractTypes,
    .abstractness,
    .distance,
    .signedDistance,
  ]

  /// The metric of an id such as `distance`, or `nil`.
  package static func metric(_ id: String) -> MetricDefinition? { all.first { $0.id == id } }
}

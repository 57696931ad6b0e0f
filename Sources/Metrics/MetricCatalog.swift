/// The metrics that archcheck knows of components.
package enum MetricCatalog {
  /// The metrics of structure, in the order in which tables show them.
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

  /// The metrics of size and tests, which rules can bound and JSON shows.
  package static let sizes: [MetricDefinition] = [
    .files,
    .lines,
    .testLines,
    .testRatio,
    .coverage,
  ]

  /// The metric of an id such as `distance`, or `nil`.
  package static func metric(_ id: String) -> MetricDefinition? {
    (all + sizes).first { $0.id == id }
  }
}

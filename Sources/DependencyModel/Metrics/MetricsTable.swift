/// What Ca and Ce count.
package enum Counting: String, CaseIterable, Hashable, Sendable {
  /// Nodes of the type graph: R. C. Martin, *Clean Architecture*, ch. 14.
  case types
  /// Other components, imports included, as JDepend and ArchUnit count.
  case modules
  /// References into and out of the component, imports not included.
  case references
  /// Declarations referenced across the component's border, as the tool Muck counts; Na and Nc count declarations too.
  case muck
}

/// The metrics of one component.
package struct ComponentMetrics: Hashable, Sendable {
  /// The component's name.
  package var name: String
  /// Ca, afferent coupling: what depends on the component from outside.
  package var afferentCoupling: Int
  /// Ce, efferent coupling: what in the component depends on the outside.
  package var efferentCoupling: Int
  /// Na: abstract types of the component; in the counting `muck` its protocols, nested ones too.
  package var abstractTypes: Int
  /// Nc: all types of the component; in the counting `muck` all its counted declarations.
  package var types: Int
  /// I = Ce / (Ca + Ce), `0...1`; when both are 0, `nil`, and 0 in the counting `muck`.
  package var instability: Double?
  /// A = Na / Nc, `0...1`; when Nc is 0, `nil`, and 1 in the counting `muck`.
  package var abstractness: Double?
  /// D = |A + I − 1|, `0...1`; `nil` when A or I is.
  package var distance: Double?
  /// A + I − 1, `-1...1`: negative towards the zone of pain, positive towards the zone of uselessness.
  package var signedDistance: Double?
  /// How large it is; `nil` for rows that are neither modules nor components.
  package var size: ComponentSize?
  /// What was measured in the graph beyond the counts, by the ids of metrics; those undefined are left out.
  package var measured: [String: MeasuredMetric] = [:]

  /// Makes a row.
  package init(
    name: String, afferentCoupling: Int, efferentCoupling: Int, abstractTypes: Int, types: Int,
    instability: Double?, abstractness: Double?, distance: Double?, signedDistance: Double?,
    size: ComponentSize? = nil
  ) {
    self.name = name
    self.afferentCoupling = afferentCoupling
    self.efferentCoupling = efferentCoupling
    self.abstractTypes = abstractTypes
    self.types = types
    self.instability = instability
    self.abstractness = abstractness
    self.distance = distance
    self.signedDistance = signedDistance
    self.size = size
  }
}

/// The value of a metric with the numbers that it was computed from.
package struct MeasuredMetric: Hashable, Sendable {
  /// The value.
  package var value: Double
  /// The numbers put into the formula, such as `(2 + 1) / 3`; `nil` for what is counted.
  package var computation: String?

  /// Makes a value.
  package init(value: Double, computation: String? = nil) {
    self.value = value
    self.computation = computation
  }
}

/// D over all components that have one, and what else is measured over all.
package struct SystemMetrics: Hashable, Sendable {
  /// Number of components with a distance.
  package var count: Int
  /// Mean of D; `nil` when `count` is 0.
  package var mean: Double?
  /// Median of D; `nil` when `count` is 0.
  package var median: Double?
  /// Population standard deviation of D; `nil` when `count` is 0.
  package var standardDeviation: Double?
  /// What was measured over all components, by the ids of metrics; those undefined are left out.
  package var measured: [String: Double] = [:]

  /// Makes a row.
  package init(count: Int, mean: Double?, median: Double?, standardDeviation: Double?) {
    self.count = count
    self.mean = mean
    self.median = median
    self.standardDeviation = standardDeviation
  }
}

/// The metrics of all components and of the system.
package struct MetricsTable: Hashable, Sendable {
  /// What Ca and Ce count here.
  package var counting: Counting
  /// The level whose groups are the rows.
  package var granularity: Granularity
  /// One row a component (or type, file, folder, module), sorted by name.
  package var components: [ComponentMetrics]
  /// The row of the system.
  package var system: SystemMetrics

  /// Makes a table.
  package init(
    counting: Counting, granularity: Granularity = .component, components: [ComponentMetrics],
    system: SystemMetrics
  ) {
    self.counting = counting
    self.granularity = granularity
    self.components = components
    self.system = system
  }
}

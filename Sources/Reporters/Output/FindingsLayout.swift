/// Which findings a report for people spells out, and in which groups.
package struct FindingsLayout: Hashable, Sendable {
  /// What findings are grouped by.
  package enum Grouping: String, CaseIterable, Sendable {
    case rule
    case component
    case file
  }

  /// How many findings are spelt out.
  package enum Extent: Hashable, Sendable {
    /// The first ones of the groups that are hit most; the others are counted.
    case digest(groups: Int)
    /// All, most of them in one line.
    case all
    /// Those of some rules, each with its source.
    case details(rules: [String])
  }

  /// The groups that a digest shows.
  package static let usualGroups = 5

  /// What findings are grouped by.
  package var grouping: Grouping
  /// How many findings are spelt out.
  package var extent: Extent
  /// Whether the metrics stand above the findings.
  package var hasMetrics: Bool
  /// The command line that made the report, without the options that this layout stands for: what
  /// readers add options to.
  package var command: String

  /// Makes a layout; the defaults are those of `archcheck check`.
  package init(
    grouping: Grouping = .rule, extent: Extent = .digest(groups: usualGroups),
    hasMetrics: Bool = false, command: String = "archcheck"
  ) {
    self.grouping = grouping
    self.extent = extent
    self.hasMetrics = hasMetrics
    self.command = command
  }
}

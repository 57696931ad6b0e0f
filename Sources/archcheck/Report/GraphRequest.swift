import ArchModel

/// What of the dependency graph is shown.
struct GraphRequest: Sendable {
  /// The level.
  var granularity = Granularity.component
  /// Whose code is shown.
  var roles: Set<ModuleRole> = [.production, .tool]
  /// Whether imported modules from outside the project are shown.
  var includesExternal = false
  /// A name or pattern of the vertices around which the graph is shown; `nil` for all of it.
  var focus: String?
  /// How many edges away from them a vertex may lie.
  var depth = 1
  /// How many references are kept for an edge; `nil` for all.
  var evidenceLimit: Int? = 3
}

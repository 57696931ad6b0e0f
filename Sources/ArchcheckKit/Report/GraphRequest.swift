import DependencyModel
import Findings
import ProjectModel

/// What of the dependency graph is shown.
package struct GraphRequest: Sendable {
  /// The level.
  package var granularity = Granularity.component
  /// Whose code is shown.
  package var roles: Set<ModuleRole> = [.production, .tool]
  /// Whether imported modules from outside the project are shown.
  package var includesExternal = false
  /// A name or pattern of the vertices around which the graph is shown; `nil` for all of it.
  package var focus: String?
  /// How many edges away from them a vertex may lie.
  package var distance = 1
  /// How many components the path of a folder keeps: deeper ones are part of it; `nil` for all.
  package var folderDepth: Int?
  /// What clusters are; `nil` for components around what is smaller than these.
  package var clustering: GraphClustering?
  /// Whether edges are left out that longer paths replace.
  package var isReduced = false
  /// How many references are kept for an edge; `nil` for all.
  package var evidenceLimit: Int? = 3

  /// A request; by default for all components of production code and tools.
  package init(
    granularity: Granularity = .component, roles: Set<ModuleRole> = [.production, .tool],
    includesExternal: Bool = false, focus: String? = nil, distance: Int = 1,
    folderDepth: Int? = nil, clustering: GraphClustering? = nil, isReduced: Bool = false,
    evidenceLimit: Int? = 3
  ) {
    self.granularity = granularity
    self.roles = roles
    self.includesExternal = includesExternal
    self.focus = focus
    self.distance = distance
    self.folderDepth = folderDepth
    self.clustering = clustering
    self.isReduced = isReduced
    self.evidenceLimit = evidenceLimit
  }
}

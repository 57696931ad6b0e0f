import ArchModel

/// A project as rules see it: read-only, complete, and the same for all of them.
package struct ArchitectureView: Sendable {
  /// The graph seen at a granularity through the modules of some roles.
  package typealias Grouping = @Sendable (Granularity, Set<ModuleRole>) -> GroupedGraph

  /// The type graph with all that proves it.
  package let graph: DependencyGraph
  /// The project as its manifests describe it.
  package let project: ProjectDescription
  /// What the configuration's tags mean.
  package let tags: TagTable
  /// The graph at other granularities.
  package let grouped: Grouping
  /// The ends of its references.
  private(set) var index: ViewIndex
  /// For each file how selectors see it.
  let fileEndpoints: [Endpoint]
  /// For each node how selectors see it at home.
  let nodeEndpoints: [Endpoint]

  /// Takes the parts of a view and numbers the ends of the graph's references.
  ///
  /// - Complexity: O(nodes + references + imports).
  package init(
    graph: DependencyGraph, project: ProjectDescription, tags: TagTable = TagTable(),
    grouped: @escaping Grouping
  ) {
    self.graph = graph
    self.project = project
    self.tags = tags
    self.grouped = grouped
    index = ViewIndex(graph)
    fileEndpoints = graph.files.map { file in
      let module = graph.modules[file.module.int]
      return Endpoint(
        component: graph.components[file.component.int].name, module: module.name,
        path: file.path, role: module.role)
    }
    nodeEndpoints = graph.nodes.map { node in
      let module = graph.modules[node.module.int]
      return Endpoint(
        component: graph.components[node.component.int].name, module: module.name,
        path: graph.files[node.file.int].path, type: node.id, role: module.role)
    }
  }

  /// The same view with names that mean no declaration of the project numbered, for rules with
  /// `symbol:` selectors.
  func seeingSymbols() -> ArchitectureView {
    var view = self
    view.index.numberSymbols(of: graph)
    return view
  }
}

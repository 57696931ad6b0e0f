import ProjectModel
import SourceFacts
import SourceText

/// The type graph of a project with everything that proves it. Values only; ids index its tables.
package struct DependencyGraph: Sendable {
  /// The project's modules, as in the project description.
  package var modules: [ModuleDescription]
  /// One entry for each pair of file and module, sorted by path, then module.
  package var files: [SourceFileSummary]
  /// The components, sorted by name.
  package var components: [Component]
  /// The nodes, sorted by id.
  package var nodes: [GraphNode]
  /// The edges, sorted by (from, to); no edge from a node to itself.
  package var edges: [Dependency]
  /// The references behind the edges.
  package var references: [ResolvedReference]
  /// References to members of a type that share the type's node but stand in another file of it: they make file edges only.
  package var fileReferences: [FileReference]
  /// The import statements, sorted by file and offset.
  package var imports: [ModuleImport]
  /// The includes that lead to files of the project, sorted by file and offset; those that lead into another module are
  /// among the imports too.
  package var includes: [FileInclude]
  /// The uses that count for another module than the one that declares what is used; see ``Facade``.
  package var facades: [FacadeUse: Facade]
  /// References without an edge, sorted by file and offset.
  package var unresolved: [UnresolvedReference]
  /// Names written that mean no declaration of the project, sorted by file and offset.
  package var external: [ExternalReference]
  /// What the nodes declare, so that names that were not resolved can be compared with it; sorted by node, then name.
  package var declaredNames: [DeclaredName]
  /// The names that references write, resolved or not.
  package var names: Column<ProjectName, String>
  /// The `#if` conditions that references and imports index; the first is `always`.
  package var conditions: [BuildCondition]
  /// What the run leaves out: code of builds other than the chosen one, and previews.
  package var leftOut: LeftOutCode
  /// Outcomes of references that name types, functions, values by themselves or as `Type.member`.
  package var nameCounts: ResolutionCounts
  /// Outcomes of references to members reached through a value.
  package var memberCounts: ResolutionCounts

  /// Makes a graph.
  package init(
    modules: [ModuleDescription], files: [SourceFileSummary], components: [Component],
    nodes: [GraphNode], edges: [Dependency], references: [ResolvedReference],
    fileReferences: [FileReference], imports: [ModuleImport],
    includes: [FileInclude] = [], facades: [FacadeUse: Facade] = [:],
    unresolved: [UnresolvedReference],
    external: [ExternalReference] = [], declaredNames: [DeclaredName] = [], names: [String],
    conditions: [BuildCondition] = [.always], nameCounts: ResolutionCounts,
    memberCounts: ResolutionCounts, leftOut: LeftOutCode = LeftOutCode()
  ) {
    self.modules = modules
    self.files = files
    self.components = components
    self.nodes = nodes
    self.edges = edges
    self.references = references
    self.fileReferences = fileReferences
    self.imports = imports
    self.includes = includes
    self.facades = facades
    self.unresolved = unresolved
    self.external = external
    self.declaredNames = declaredNames
    self.names = Column(names)
    self.conditions = conditions
    self.nameCounts = nameCounts
    self.memberCounts = memberCounts
    self.leftOut = leftOut
  }

  /// Where a reference stands. O(log lines).
  package func location(of file: FileID, offset: UInt32) -> SourceLocation {
    let summary = files[file]
    let position = summary.lines.position(of: Int(offset))
    return SourceLocation(path: summary.path, line: position.line, column: position.column)
  }
}

import DependencyModel
import ProjectModel
import RuleLanguage
import SourceFacts
import SourceText

/// A project as rules see it: read-only, complete, and the same for all of them.
package struct ArchitectureView: Sendable {
  /// The same project with a change.
  package typealias Change = @Sendable (ProjectChange) -> ArchitectureView
  /// The graph seen at a granularity through the modules of some roles.
  package typealias Grouping = @Sendable (Granularity, Set<ModuleRole>) -> GroupedGraph

  /// Reads a text of the project by its path; `nil` where there is none.
  package typealias FileReader = @Sendable (_ path: String) -> String?
  /// The type graph with all that proves it.
  package let graph: DependencyGraph
  /// The project as its manifests describe it.
  package let project: ProjectDescription
  /// Its files, for kinds that see them (`Rule.seesFiles`); none where no rule of a run does.
  package let files: ProjectFiles
  /// What the configuration's tags mean.
  package let tags: TagTable
  /// The graph at other granularities.
  package let grouped: Grouping
  /// All declarations; costly, and asked for once an evaluation at most (see `RuleScope`).
  package private(set) var declarations: @Sendable () -> DeclarationTable
  /// The documents that rules compare the code with.
  package let readFile: FileReader
  /// Those among them that are written in YAML or JSON.
  package let readTree: TreeReader
  /// What is known of modules from outside the project.
  package let outsideNames: KnownModuleNames
  /// Changed copies of the project, for those who ask what if; `nil` where nobody does.
  package let changed: Change?
  /// The ends of its references.
  package private(set) var index: ViewIndex
  /// For each `#if` condition of the graph how it is shown; `nil` for what always holds.
  package let conditionTexts: [String?]
  /// For each file how selectors see it.
  package let fileEndpoints: [Endpoint]
  /// For each node how selectors see it at home.
  package var nodeEndpoints: [Endpoint]
  /// The types within nodes, at home and as things, by node; empty unless rules tell them apart.
  package private(set) var nestedEndpoints: [NodeID: [Endpoint]] = [:]
  /// The same by the files of their first declarations.
  package private(set) var nestedEndpointsOfFile: [FileID: [Endpoint]] = [:]
  private var endpointOfNested: [DeclarationID: Endpoint] = [:]

  /// Takes the parts of a view and numbers the ends of the graph's references.
  ///
  /// - Complexity: O(nodes + references + imports).
  package init(
    graph: DependencyGraph, project: ProjectDescription, files: ProjectFiles = .none,
    tags: TagTable = TagTable(), grouped: @escaping Grouping,
    declarations: @escaping @Sendable () -> DeclarationTable = {
      DeclarationTable(declarations: [])
    }, readFile: @escaping FileReader = { _ in nil },
    readTree: @escaping TreeReader = { (_, _) throws(ConfigurationErrors) in nil },
    outsideNames: KnownModuleNames = .none, changed: Change? = nil
  ) {
    self.graph = graph
    self.project = project
    self.files = files
    self.tags = tags
    self.grouped = grouped
    self.declarations = declarations
    self.readFile = readFile
    self.readTree = readTree
    self.outsideNames = outsideNames
    self.changed = changed
    index = ViewIndex(graph)
    conditionTexts = graph.conditions.indices.map { graph.conditionText(ConditionID($0)) }
    fileEndpoints = graph.files.map { file in
      let module = graph.modules[file.module]
      return Endpoint(
        component: graph.components[file.component].name, module: module.name,
        path: file.path, role: module.role)
    }
    nodeEndpoints = graph.nodes.map { node in
      let module = graph.modules[node.module]
      return Endpoint(
        component: graph.components[node.component].name, module: module.name,
        path: graph.files[node.file].path, type: node.id,
        traits: NodeTraits(kind: node.kind, access: node.access), role: module.role)
    }
    linkExtensions()
  }

  /// Lets extensions in another component than their type know it as selectors see it.
  package mutating func linkExtensions() {
    for (number, node) in graph.nodes.enumerated() {
      if let type = node.extended { nodeEndpoints[number].extended = [nodeEndpoints[type.int]] }
    }
  }

  /// Tells the types within nodes apart.
  ///
  /// - Parameter names: the supertypes and attributes of a type, by its first declaration.
  package mutating func distinguish(
    _ types: NestedTypes, _ table: DeclarationTable,
    names: (DeclarationID) -> NodeTraits.Names
  ) {
    index.numberNestedTypes(types, of: graph)
    for type in types.all { addEndpoint(of: type, types, table, names) }
    for type in types.all {
      guard let endpoint = endpointOfNested[type.declaration] else { continue }
      nestedEndpoints[type.node, default: []].append(endpoint.thing)
      nestedEndpointsOfFile[type.file, default: []].append(endpoint.thing)
    }
  }

  private mutating func addEndpoint(
    of type: NestedTypes.NestedType, _ types: NestedTypes, _ table: DeclarationTable,
    _ names: (DeclarationID) -> NodeTraits.Names
  ) {
    guard endpointOfNested[type.declaration] == nil else { return }
    var outer = nodeEndpoints[type.node.int]
    if let around = type.outer.flatMap({ types[$0] }) {
      // It may be declared further down, or in a file that comes later.
      addEndpoint(of: around, types, table, names)
      outer = endpointOfNested[around.declaration] ?? outer
    }
    let declaration = table[type.declaration]
    var endpoint = Endpoint(
      component: outer.component, module: outer.module, path: graph.files[type.file].path,
      type: "\(outer.module).\(declaration.qualifiedName)",
      traits: NodeTraits(
        kind: NodeKind(of: declaration.kind), access: declaration.access,
        names: names(type.declaration)),
      role: outer.role)
    endpoint.enclosing = [outer]
    endpointOfNested[type.declaration] = endpoint
  }

  /// A type within a node, or the node itself, as seen from one of its files, as selectors see it.
  package func endpoint(
    of node: NodeID, in file: FileID, type: DeclarationID?
  ) -> Endpoint {
    guard let type, var endpoint = endpointOfNested[type] else {
      return endpoint(of: node, in: file)
    }
    endpoint.path = graph.files[file].path
    return endpoint
  }

  /// The same view with names that mean no declaration of the project numbered, for rules with
  /// `symbol:` selectors.
  ///
  /// - Parameter labels: the labels of a name, where rules ask for them.
  package func seeingSymbols(
    labels: (ExternalReference) -> WrittenLabels? = { _ in nil }
  ) -> ArchitectureView {
    var view = self
    view.index.numberSymbols(of: graph, labels: labels)
    return view
  }

  /// A selector as sentences name what it selects.
  package func words(of selector: String) -> String {
    SelectorWords(selector, titles: tags.titles).words()
  }

  /// The same view without some declarations.
  package func hiding(_ isHidden: @escaping @Sendable (Declaration) -> Bool) -> ArchitectureView {
    var view = self
    let declarations = declarations
    view.declarations = { declarations().hiding(isHidden) }
    return view
  }
}

import DependencyModel
import Presets
import ProjectModel
import RuleLanguage
import SourceText

extension ProjectTraits {
  /// The traits of an analysed project.
  ///
  /// - Throws: a failure when the root cannot be listed.
  package init(of analysis: ProjectAnalysis) throws(CommandFailure) {
    let tree = try DiscoveredProject.tree(
      of: analysis.root, excluding: analysis.configuration.sources.exclude)
    let graph = analysis.graph
    let testFolders = Self.folders(in: graph) { $0.role == .test }
    let own = OwnCode(of: graph, testFolders: Array(testFolders.values))
    let demos = analysis.demoPatterns.map { $0.dropFirst() }
    let modules = graph.modules.filter { module in
      module.sources.contains { own.contains($0) }
        && !demos.contains { module.name.hasSuffix($0) && module.kind == .application }
        && module.role != .demo && module.role != .test
    }
    // A package's executables are its applications. What an application brings along is a part of it:
    // an extension, or the application of a watch.
    let embedded = Set(
      modules.filter { $0.kind == .application }.flatMap { $0.dependencies.flatMap(\.modules) })
    let started = [ModuleKind.application, .executable].map { kind in
      modules.filter {
        $0.kind == kind && $0.role == .production && !embedded.contains($0.name)
      }.sorted { left, right in
        // The one that is made of most is the main one: others are extensions and tools.
        let (own, other) = (left.dependencies.count, right.dependencies.count)
        return own == other ? left.name.precedesInBytes(right.name) : own > other
      }.map(\.name)
    }
    self.init(
      files: tree.projectFiles().filter { own.contains($0) }, modules: modules.map(\.name),
      imports: graph.imports.filter { own.contains($0.file) }.map(\.module),
      declarations: graph.nodes.filter { own.contains($0.file) }
        .map { Self.name(of: $0, in: graph) },
      applications: started.first { !$0.isEmpty } ?? [], uses: Self.uses(in: graph),
      demos: graph.modules.filter { module in
        module.role == .demo
          || module.kind == .application && demos.contains { module.name.hasSuffix($0) }
      }.map(\.name), demoEndings: demos.map(String.init),
      adoptedProtocols: Self.adoptedProtocols(in: graph), libraries: Self.libraries(in: graph),
      declared: Self.declared(in: graph),
      applicationFolders: Self.folders(in: graph) { $0.kind == .application },
      testFolders: Set(testFolders.values),
      sourceFiles: Set(
        graph.files.indices.filter { own.contains(FileID($0)) }.map { graph.files[$0].path }
      ).count,
      libraryFiles: Self.libraryFiles(in: graph), natures: Self.natures(in: analysis))
  }

  /// The files of libraries by their paths from the library's own folder. O(files).
  private static func libraryFiles(in graph: DependencyGraph) -> [String: [String]] {
    let folders = folders(in: graph, isLibrary)
    return Dictionary(
      graph.modules.filter(isLibrary).map { module in
        let folder = folders[module.name].map { $0 + "/" } ?? ""
        let paths = module.sources.filter { $0.hasPrefix(folder) }
        return (module.name, paths.map { String($0.dropFirst(folder.count)) })
      }, uniquingKeysWith: +)
  }

  /// The names of the attributes and supertypes of top-level types, those of the types within them
  /// included. O(declarations + supertypes).
  private static func natures(in analysis: ProjectAnalysis) -> [String: Set<String>] {
    let view = analysis.view.seeingTraits(analysis.declarations())
    var natures: [String: Set<String>] = [:]
    for (index, node) in analysis.graph.nodes.enumerated() {
      let endpoints = [view.nodeEndpoints[index]] + (view.nestedEndpoints[NodeID(index)] ?? [])
      let names = endpoints.compactMap(\.traits?.names)
        .flatMap { $0.protocols + $0.superclasses + $0.attributes }
      if names.isEmpty { continue }
      natures[name(of: node, in: analysis.graph), default: []].formUnion(names)
    }
    return natures
  }

  /// The libraries with what their files import. O(modules + imports).
  private static func libraries(in graph: DependencyGraph) -> [String: Set<String>] {
    var uses: [String: Set<String>] = [:]
    for module in graph.modules where isLibrary(module) { uses[module.name] = [] }
    for entry in graph.imports {
      let module = graph.modules[graph.files[entry.file].module]
      if entry.target != nil, isLibrary(module) { uses[module.name]?.insert(entry.module) }
    }
    let names = Set(uses.keys)
    return uses.mapValues { $0.intersection(names) }
  }

  /// The protocols that types of other modules adopt in production code. O(references).
  private static func adoptedProtocols(in graph: DependencyGraph) -> Set<String> {
    var names: Set<String> = []
    for edge in graph.edges {
      let (from, to) = (graph.nodes[edge.from], graph.nodes[edge.to])
      guard to.kind == .protocol, from.module != to.module,
        graph.modules[from.module].role == .production,
        edge.references.contains(where: { graph.references[$0].role == .inheritance })
      else { continue }
      names.insert(to.name)
    }
    return names
  }

  private static func isLibrary(_ module: ModuleDescription) -> Bool {
    module.role == .production && [.library, .framework, .folder].contains(module.kind)
  }

  /// The declarations of production code that are found under a name. O(nodes).
  private static func declared(in graph: DependencyGraph) -> Set<ModuleDeclaration> {
    Set(
      graph.nodes.indices.lazy.map { graph.nodes[$0] }.filter {
        graph.modules[$0.module].role == .production
      }.map { node in
        ModuleDeclaration(
          module: graph.modules[node.module].name,
          text: "\(node.kind.rawValue) \(name(of: node, in: graph))")
      })
  }

  /// The folder around the files of some modules, by the module's name: the deepest one that holds nearly
  /// all of them, since a file that targets share may lie anywhere. O(files).
  private static func folders(
    in graph: DependencyGraph, _ isMeant: (ModuleDescription) -> Bool
  ) -> [String: String] {
    var files: [String: [[Substring]]] = [:]
    for file in graph.files where isMeant(graph.modules[file.module]) {
      files[graph.modules[file.module].name, default: []]
        .append(Array(file.path.split(separator: "/").dropLast()))
    }
    let folders = files.mapValues { paths in
      var folder: [Substring] = []
      while true {
        let next = Dictionary(
          grouping: paths.filter { $0.count > folder.count && $0.starts(with: folder) }
        ) { $0[folder.count] }
        guard let most = next.first(where: { $0.value.count * 10 >= paths.count * 9 }) else {
          return folder
        }
        folder.append(most.key)
      }
    }
    return folders.mapValues { $0.joined(separator: "/") }.filter { !$0.value.isEmpty }
  }

  /// What from outside the types of production code use. O(references).
  private static func uses(in graph: DependencyGraph) -> Set<ExternalUse> {
    var seen: Set<NodeName> = []
    var uses: Set<ExternalUse> = []
    for reference in graph.external where reference.isSymbol {
      guard let node = reference.node, Self.ownTypes.contains(graph.nodes[node].kind),
        RuleEntry.usualRoles.contains(graph.modules[graph.nodes[node].module].role),
        seen.insert(NodeName(node: node, name: reference.name)).inserted
      else { continue }
      uses.insert(
        ExternalUse(type: name(of: graph.nodes[node], in: graph), name: graph.names[reference.name])
      )
    }
    return uses
  }

  private static let ownTypes: Set<NodeKind> = [.class, .struct, .enum, .actor]

  private struct NodeName: Hashable {
    var node: NodeID
    var name: GlobalName
  }

  /// A node's id without its module.
  private static func name(of node: GraphNode, in graph: DependencyGraph) -> String {
    let module = graph.modules[node.module.int].name
    guard node.id.utf8.starts(with: "\(module).".utf8) else { return node.id }
    return String(decoding: node.id.utf8.dropFirst(module.utf8.count + 1), as: UTF8.self)
  }
}

extension DependencyGraph {
  /// The names of components that hold nothing but modules which are guesses beside those that
  /// manifests declare; none where all modules are guesses.
  var guessedComponents: Set<String> {
    guard modules.contains(where: { !$0.isGuessed }) else { return [] }
    let declared = Set(nodes.filter { !modules[$0.module.int].isGuessed }.map(\.component))
    let all = Set(nodes.map(\.component))
    return Set(all.subtracting(declared).map { components[$0.int].name })
  }
}

extension ProjectAnalysis {
  /// The names of the modules that are no guesses.
  package var declaredModules: Set<String> {
    Set(graph.modules.lazy.filter { !$0.isGuessed }.map(\.name))
  }

  /// The same project in which all modules but some are guesses, whoever lists them; as it is where there
  /// are none of these.
  package func guessing(allBut declared: Set<String>) -> ProjectAnalysis {
    if declared.isEmpty { return self }
    var analysis = self
    for index in graph.modules.indices where !declared.contains(graph.modules[index].name) {
      analysis.graph.modules[index].isGuessed = true
    }
    return analysis
  }

  /// Components of production code, those with most ways down first, then by name.
  package var componentsByLevel: [String] {
    let guessed = graph.guessedComponents
    let grouped = graph.grouped(by: .component, roles: Set(RuleEntry.usualRoles))
    var uses = [Int](repeating: 0, count: grouped.groups.count)
    for edge in grouped.edges {
      uses[edge.from] += 1
      uses[edge.to] -= 1
    }
    return grouped.groups.indices.sorted { left, right in
      uses[left] == uses[right]
        ? grouped.groups[left].name.precedesInBytes(grouped.groups[right].name)
        : uses[left] > uses[right]
    }.map { grouped.groups[$0].name }.filter { !guessed.contains($0) }
  }

  /// Patterns of the names of applications that only show a module: with a usual ending, or with one
  /// that several applications have behind the name of a library each.
  package var demoPatterns: [String] {
    var rest = graph.modules.filter { $0.kind == .application && $0.role == .production }
      .map(\.name)
    // One application of that name may be what the project is for.
    guard rest.count > 1 else { return [] }
    let libraries = graph.modules.filter { !$0.kind.isProgram && $0.role == .production }.map(
      \.name)
    let endings = rest.flatMap { name in
      libraries.filter { name.hasPrefix($0) && name != $0 }.map { name.dropFirst($0.count) }
    }
    let shared = Dictionary(grouping: endings) { $0 }.filter { $0.value.count > 1 }.keys
    return (Self.demoEndings + shared.map(String.init).sorted()).compactMap { ending in
      let matching = rest.filter { $0.hasSuffix(ending) && $0 != ending }
      rest.removeAll { matching.contains($0) }
      return matching.isEmpty ? nil : "*\(ending)"
    }
  }

  private static let demoEndings = ["DemoApp", "Demo", "ExampleApp", "Example"]
}

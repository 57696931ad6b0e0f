import DependencyModel
import ProjectModel
import SourceFacts
import SourceText

/// Gives ids to the parts of a draft and lays out its files.
struct GraphAssembly {
  private let draft: GraphDraft
  private let modules: [ModuleDescription]
  private let moduleIndex: [String: Int]
  private let files: [GraphDraft.File]
  private let fileIndex: [GraphDraft.File: Int]
  /// Places in the draft of the nodes in the order of their ids, and the way back.
  private let nodeOrder: [Int]
  private let nodeIndex: [Int]
  private var layout: GraphSourceLayout
  /// The different conditions met; the first is `always`.
  private var conditions: [BuildCondition] = [.always]

  init(_ draft: GraphDraft) {
    let order = draft.modules.indices.sorted {
      draft.modules[$0].name.precedesInBytes(draft.modules[$1].name)
    }
    let moduleIndex = Dictionary(
      uniqueKeysWithValues: order.enumerated().map { (draft.modules[$1].name, $0) })
    let files = Self.files(of: draft).sorted { left, right in
      if !left.path.equalsInBytes(right.path) { return left.path.precedesInBytes(right.path) }
      return left.module.precedesInBytes(right.module)
    }
    let nodeOrder = draft.nodes.indices.sorted {
      draft.nodes[$0].id.precedesInBytes(draft.nodes[$1].id)
    }
    var nodeIndex = [Int](repeating: 0, count: nodeOrder.count)
    for (index, place) in nodeOrder.enumerated() { nodeIndex[place] = index }

    self.draft = draft
    self.moduleIndex = moduleIndex
    self.files = files
    self.nodeOrder = nodeOrder
    self.nodeIndex = nodeIndex
    fileIndex = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($1, $0) })
    modules = order.map { Self.description(of: draft.modules[$0], in: draft, files: files) }
    layout = GraphSourceLayout(fileCount: files.count)
  }

  /// The text of each file, once the graph has been made.
  var sources: [(path: String, text: String)] {
    zip(files, layout.texts).reduce(into: []) { sources, entry in
      if let last = sources.last, last.path.equalsInBytes(entry.0.path) { return }
      sources.append((entry.0.path, entry.1))
    }
  }

  /// The graph; lays out the files on the way.
  mutating func graph() throws(GraphLiteralError) -> DependencyGraph {
    let components = try GraphLiteralComponents(draft, files: files, moduleIndex: moduleIndex)
    let imports = makeImports()
    let nodes = makeNodes(components)
    var (edges, references, fileReferences, names) = makeEdges()
    let written = makeWritten(&names)
    let declared = makeDeclared(&names)
    let summaries = files.indices.map { index in
      SourceFileSummary(
        path: files[index].path, module: moduleID(files[index].module),
        component: components.componentOfFile[index],
        language: draft.languages[files[index]] ?? .swift,
        byteCount: layout.texts[index].utf8.count,
        codeLines: layout.texts[index].split(separator: "\n").count,
        lines: layout.lineTable(of: index))
    }
    return DependencyGraph(
      modules: modules, files: summaries,
      components: components.components(modules: modules), nodes: nodes, edges: edges,
      references: references, fileReferences: fileReferences, imports: imports,
      unresolved: written.unresolved,
      external: written.external, declaredNames: declared, names: names,
      conditions: conditions, nameCounts: ResolutionCounts(), memberCounts: ResolutionCounts())
  }

  // MARK: Modules and files

  private static func description(
    of module: GraphDraft.Module, in draft: GraphDraft, files: [GraphDraft.File]
  ) -> ModuleDescription {
    let manifest = "project.txt"
    return ModuleDescription(
      name: module.name, role: module.role, kind: module.kind, package: "Project",
      folder: module.folder,
      location: SourceLocation(path: manifest, line: module.line, column: 1),
      sources: files.filter { $0.module == module.name }.map(\.path),
      dependencies: module.dependencies.map { name, line in
        DeclaredDependency(
          name: name, modules: draft.module(named: name) == nil ? [] : [name],
          location: SourceLocation(path: manifest, line: line, column: 1))
      })
  }

  /// Every file that the draft names, once each.
  private static func files(of draft: GraphDraft) -> Set<GraphDraft.File> {
    var files = Set(draft.files)
    for node in draft.nodes { files.insert(draft.file(of: node)) }
    for item in draft.imports { files.insert(draft.file(of: item)) }
    for name in draft.written { files.insert(draft.file(of: name)) }
    for reference in draft.references {
      files.insert(draft.file(of: reference))
      files.insert(draft.targetFile(of: reference))
    }
    return files
  }

  private func moduleID(_ name: String) -> ModuleID { ModuleID(moduleIndex[name] ?? 0) }

  private func fileID(_ file: GraphDraft.File) -> FileID { FileID(fileIndex[file] ?? 0) }

  private mutating func conditionID(_ condition: BuildCondition) -> ConditionID {
    if let known = conditions.firstIndex(of: condition) { return ConditionID(known) }
    conditions.append(condition)
    return ConditionID(conditions.count - 1)
  }

  // MARK: Imports, nodes and edges

  private mutating func makeImports() -> [ModuleImport] {
    let ordered = draft.imports.enumerated().map { (file: fileID(draft.file(of: $1)), $0, $1) }
      .sorted { ($0.file, $0.1) < ($1.file, $1.1) }
    return ordered.map { file, _, item in
      let module = item.imported.split(separator: ".").first.map(String.init) ?? item.imported
      let offset = layout.append("import ", name: item.imported, "\n", to: file.int)
      return ModuleImport(
        file: file, module: module, path: item.imported,
        target: moduleIndex[module].map { ModuleID($0) }, offset: offset,
        isReexported: item.isReexported, isTestable: item.isTestable,
        condition: conditionID(item.condition))
    }
  }

  private mutating func makeNodes(_ components: GraphLiteralComponents) -> [GraphNode] {
    nodeOrder.map { place in
      let node = draft.nodes[place]
      let file = fileID(draft.file(of: node))
      let offset = layout.append("\(node.kind.rawValue) ", name: node.name, " {}\n", to: file.int)
      let types = node.types ?? (node.kind.isType ? 1 : 0)
      return GraphNode(
        id: node.id, name: node.name, module: moduleID(node.module),
        component: components.componentOfNode[place], kind: node.kind, access: node.access,
        file: file, offset: Int(offset), typeCount: types,
        abstractTypeCount: node.abstractTypes ?? (node.kind == .protocol ? types : 0))
    }
  }

  /// The names that lead to no declaration, or to none that could be told.
  private mutating func makeWritten(
    _ names: inout [String]
  ) -> (external: [ExternalReference], unresolved: [UnresolvedReference]) {
    var external: [ExternalReference] = []
    var unresolved: [UnresolvedReference] = []
    for name in draft.written {
      let file = fileID(draft.file(of: name))
      let offset = layout.append("// writes ", name: name.text, "\n", to: file.int)
      let index = Self.index(of: name.text, in: &names)
      if name.isUnresolved {
        unresolved.append(
          UnresolvedReference(
            file: file, offset: offset, name: index, role: name.role, outcome: .unresolved))
      } else {
        external.append(
          ExternalReference(
            file: file, offset: offset, name: index,
            node: name.node.map { NodeID(nodeIndex[$0]) }, role: name.role,
            isMember: name.isMember, condition: conditionID(name.condition)))
      }
    }
    return (
      external.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) },
      unresolved.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
    )
  }

  /// The names of the nodes and of their members.
  private func makeDeclared(_ names: inout [String]) -> [DeclaredName] {
    var declared: [DeclaredName] = []
    for (index, place) in nodeOrder.enumerated() {
      let node = draft.nodes[place]
      let own = Self.index(of: node.name, in: &names)
      declared.append(
        DeclaredName(node: NodeID(index), name: own, kind: .struct, access: node.access))
      for member in node.members {
        let kind: DeclarationKind =
          switch member {
          case "init": .initializer
          case "subscript": .subscript
          default: .function
          }
        declared.append(
          DeclaredName(
            node: NodeID(index), name: Self.index(of: member, in: &names), kind: kind,
            access: node.access))
      }
    }
    return declared
  }

  private static func index(of name: String, in names: inout [String]) -> GlobalName {
    if let known = names.firstIndex(where: { $0.equalsInBytes(name) }) { return ID(known) }
    names.append(name)
    return ID(names.count - 1)
  }

  private mutating func makeEdges() -> (
    [Dependency], [ResolvedReference], [FileReference], names: [String]
  ) {
    var names: [String] = []
    var nameIndex: [String: GlobalName] = [:]
    var resolved: [(from: Int, to: Int, reference: ResolvedReference)] = []
    for reference in draft.references {
      let file = fileID(draft.file(of: reference))
      let target = draft.nodes[reference.to]
      let name = reference.member ?? target.name
      let index = nameIndex[name] ?? ID(names.count)
      if nameIndex[name] == nil {
        nameIndex[name] = index
        names.append(name)
      }
      let offset = layout.append(
        "// \(draft.nodes[reference.from].name) uses ", name: name, "\n", to: file.int)
      resolved.append(
        (
          nodeIndex[reference.from], nodeIndex[reference.to],
          ResolvedReference(
            file: file, offset: offset, name: index,
            targetFile: fileID(draft.targetFile(of: reference)), role: reference.role,
            isNominal: reference.role != .member && reference.member == nil,
            confidence: reference.confidence, condition: conditionID(reference.condition),
            marks: marks(of: reference))
        ))
    }
    resolved.sort {
      ($0.from, $0.to, $0.reference.file, $0.reference.offset)
        < ($1.from, $1.to, $1.reference.file, $1.reference.offset)
    }
    let within = resolved.filter { $0.from == $0.to }.map {
      FileReference(node: NodeID($0.from), reference: $0.reference)
    }
    let across = resolved.filter { $0.from != $0.to }
    var edges: [Dependency] = []
    for (index, item) in across.enumerated() {
      if let last = edges.last, last.from.int == item.from, last.to.int == item.to {
        edges[edges.count - 1].isNominal = last.isNominal || item.reference.isNominal
        edges[edges.count - 1].confidence = max(last.confidence, item.reference.confidence)
        edges[edges.count - 1].references = last.references.lowerBound..<index + 1
      } else {
        edges.append(
          Dependency(
            from: NodeID(item.from), to: NodeID(item.to), isNominal: item.reference.isNominal,
            confidence: item.reference.confidence, references: index..<index + 1))
      }
    }
    return (edges, across.map(\.reference), within, names)
  }
}

extension GraphAssembly {
  /// A call of a type, or of its initialiser, makes an instance.
  private func marks(of reference: GraphDraft.Reference) -> ReferenceMarks {
    let isMaking =
      reference.member == nil
      ? reference.role == .call && draft.nodes[reference.to].kind.isType
      : reference.member == "init"
    return isMaking ? reference.marks.union(.isMaking) : reference.marks
  }
}

extension GraphDraft {
  /// The file of a node's first declaration.
  func file(of node: Node) -> File {
    let name = node.name.replacing(" ", with: "-").filter { $0 != "(" && $0 != ")" && $0 != "/" }
    return File(path: node.path ?? path("\(name).swift", in: node.module), module: node.module)
  }

  /// The file that an import stands in.
  func file(of item: Import) -> File {
    File(path: item.path ?? path("\(item.module).swift", in: item.module), module: item.module)
  }

  /// The file that a name stands in.
  func file(of name: Name) -> File {
    if let path = name.path { return File(path: path, module: name.module) }
    if let node = name.node { return file(of: nodes[node]) }
    return File(path: path("\(name.module).swift", in: name.module), module: name.module)
  }

  /// The file that a reference stands in.
  func file(of reference: Reference) -> File {
    let node = nodes[reference.from]
    return reference.path.map { File(path: $0, module: node.module) } ?? file(of: node)
  }

  /// The file that declares what a reference names.
  func targetFile(of reference: Reference) -> File {
    let node = nodes[reference.to]
    return reference.targetPath.map { File(path: $0, module: node.module) } ?? file(of: node)
  }
}

/// The texts of a literal's files, as far as they have been written.
struct GraphSourceLayout {
  private(set) var texts: [String]

  init(fileCount: Int) { texts = Array(repeating: "", count: fileCount) }

  /// Adds a line to a file and returns the offset of the name in it.
  mutating func append(_ head: String, name: String, _ tail: String, to file: Int) -> UInt32 {
    texts[file] += head
    let offset = texts[file].utf8.count
    texts[file] += name + tail
    return UInt32(truncatingIfNeeded: offset)
  }

  /// Where the lines of a file begin.
  func lineTable(of file: Int) -> LineTable { LineTable(of: texts[file]) }
}

import DependencyModel
import ProjectModel
import SourceFacts
import SourceText
import StandardLibrary

/// The ends of all references and imports as dense numbers, so that a selector is asked once about
/// each end and never once a reference.
///
/// Most selectors cannot tell most ends apart: one that speaks of components gives every type of a
/// component the same answer. Therefore each end has a *slot* at each ``Level``, and ends that
/// share it share the answer.
package struct ViewIndex: Sendable {
  /// What a selector has to see of an end.
  package enum Level: Int, CaseIterable, Sendable {
    /// Component, module and role.
    case place
    /// The file too.
    case file
    /// The node too.
    case node
    /// The type within the node too, as selectors by supertypes and attributes do.
    case type
  }

  /// One end of a reference or import.
  package enum End: Hashable, Sendable {
    /// A node together with one of its files: where a reference stands, or what it names is
    /// declared. The type is one within the node, where rules tell these apart.
    case node(NodeID, in: FileID, type: DeclarationID? = nil)
    /// A file as a whole, such as one that imports.
    case file(FileID)
    /// A module of the project as a whole, such as one that is imported.
    case module(ModuleID)
    /// A module from outside that is imported or declared, an index of `externalNames`.
    case external(Int)
    /// A name written that means no declaration of the project, with the labels of its call where
    /// rules ask for them.
    case symbol(GlobalName, WrittenLabels?)
  }

  /// What an import names.
  package enum Imported: UInt8, Sendable {
    /// The module that its file belongs to.
    case itself
    /// Another module of the project.
    case project
    /// A module from outside.
    case external
  }

  /// The two ends of a reference or import.
  package struct EndPair: Hashable, Sendable {
    /// The end that depends.
    package var from: EndID
    /// The end depended on.
    package var to: EndID

    /// The dependency of one end on another.
    package init(from: EndID, to: EndID) {
      self.from = from
      self.to = to
    }
  }

  /// A dependency that the manifest of a module declares.
  package struct Declared: Sendable {
    /// The module.
    package var module: ModuleID
    /// The dependency, by its place among those of the module.
    package var dependency: Int
    /// The module of the project that it stands for; `nil` for one from outside.
    package var target: ModuleID?
    /// The module and what it stands for.
    package var pair: EndPair
  }

  /// The ends; an `EndID` is an index of this list.
  package private(set) var ends: [End] = []
  /// The names of external modules that are imported or declared, in the order met.
  package private(set) var externalNames: [String] = []
  /// For each end the component that it belongs to; `nil` outside the project, and for an imported
  /// module unless it is exactly one component.
  package private(set) var componentOfEnd: [ComponentID?] = []
  /// For each reference of the graph its ends.
  package private(set) var referenceEnds: [EndPair]
  /// The same in what is said of modules and components: a use that a file reaches only by way of a facade
  /// leads there.
  package private(set) var countedEnds: [EndPair] = []
  /// For each file reference of the graph its ends.
  package private(set) var fileReferenceEnds: [EndPair] = []
  /// For each import of the graph what it names.
  package private(set) var imported: [Imported] = []
  /// For each file its imports, by place.
  package private(set) var importsOfFile: [[Int]]
  /// For each import of the graph its ends.
  package private(set) var importEnds: [EndPair] = []
  /// The dependencies that manifests declare for code to use, module by module.
  package private(set) var declared: [Declared] = []
  /// For each external reference of the graph its ends, once symbols are numbered; `nil` for those
  /// that no selector can mean.
  package private(set) var symbolEnds: [EndPair?] = []
  /// For each node the end at the file of its first declaration.
  package private(set) var homeEnds: [EndID] = []
  /// For each file the end that stands for it as a whole.
  package private(set) var fileEnds: [EndID] = []
  /// For each module its files.
  package private(set) var filesOfModule: [[FileID]]
  /// For each file the nodes whose first declaration it holds.
  package private(set) var nodesOfFile: [[NodeID]]
  /// For each module the component that it is exactly, if there is one.
  package private(set) var componentOfModule: [ComponentID?]
  /// For each level, the slot of each end.
  package private(set) var slots: [[Int32]] = Level.allCases.map { _ in [] }
  /// For each level, the number of slots.
  package private(set) var slotCounts = Level.allCases.map { _ in 0 }
  /// The types within nodes, where rules tell them apart.
  package private(set) var nestedTypes: NestedTypes?
  private var nestedOfNode: [NodeID: [EndID]] = [:]

  /// For each node its ends, by their files.
  private var endsOfNode: [ShortTable<FileID, EndID>]
  /// The ends of types within nodes.
  private var endOfNested: [End: EndID] = [:]
  private var endOfModule: [ModuleID: EndID] = [:]
  private var endOfExternal: [ByteKey: EndID] = [:]
  /// For each module the slots of its components.
  private var placesOfModule: [ShortTable<ComponentID, Int32>]
  /// For each file its slots, by those of its components.
  private var filePlaces: [ShortTable<Int32, Int32>]

  /// Numbers the ends of a graph. O(nodes + references + imports + declared dependencies).
  package init(_ graph: DependencyGraph) {
    let unknown = EndPair(from: EndID(0), to: EndID(0))
    referenceEnds = Array(repeating: unknown, count: graph.references.count)
    filesOfModule = Array(repeating: [], count: graph.modules.count)
    importsOfFile = Array(repeating: [], count: graph.files.count)
    nodesOfFile = Array(repeating: [], count: graph.files.count)
    componentOfModule = Array(repeating: nil, count: graph.modules.count)
    endsOfNode = Array(repeating: ShortTable(), count: graph.nodes.count)
    placesOfModule = Array(repeating: ShortTable(), count: graph.modules.count)
    filePlaces = Array(repeating: ShortTable(), count: graph.files.count)
    for (index, component) in graph.components.enumerated() {
      if let module = component.module { componentOfModule[module.int] = ComponentID(index) }
    }
    for (index, file) in graph.files.enumerated() {
      filesOfModule[file.module.int].append(FileID(index))
      fileEnds.append(addFile(FileID(index), file))
    }
    for index in graph.nodes.indices {
      let file = graph.nodes[index].file
      homeEnds.append(end(of: NodeID(index), in: file, graph))
      nodesOfFile[file.int].append(NodeID(index))
    }
    numberReferences(of: graph)
    countFacades(of: graph)
    numberImports(of: graph)
    numberDeclared(of: graph)
  }

  // MARK: Numbering

  private mutating func numberReferences(of graph: DependencyGraph) {
    for edge in graph.edges {
      for index in edge.references {
        referenceEnds[index] = pair(
          from: edge.from, to: edge.to, graph.references[index], graph)
      }
    }
    for entry in graph.fileReferences {
      fileReferenceEnds.append(
        pair(from: entry.node, to: entry.node, entry.reference, graph))
    }
  }

  private mutating func countFacades(of graph: DependencyGraph) {
    countedEnds = referenceEnds
    if graph.facades.isEmpty { return }
    var cursor = FacadeCursor()
    for edge in graph.edges {
      for index in edge.references {
        switch cursor.facade(of: edge.to, in: graph.references[index].file, graph) {
        case .alias(let node): countedEnds[index].to = homeEnds[node.int]
        case .export(let file): countedEnds[index].to = fileEnds[file.int]
        case nil: break
        }
      }
    }
  }

  private mutating func numberImports(of graph: DependencyGraph) {
    for (number, entry) in graph.imports.enumerated() {
      importsOfFile[entry.file.int].append(number)
      let to = entry.target.map { end(of: $0) } ?? externalEnd(entry.module)
      importEnds.append(EndPair(from: fileEnds[entry.file.int], to: to))
      let isOwn = entry.target == graph.files[entry.file].module
      imported.append(isOwn ? .itself : entry.target == nil ? .external : .project)
    }
  }

  /// A name that several modules have may mean any of them, and what a module takes over from another
  /// one is not declared by it.
  private mutating func numberDeclared(of graph: DependencyGraph) {
    let modulesOfName = Dictionary(grouping: graph.modules.indices.map { ModuleID($0) }) {
      ByteKey(graph.modules[$0.int].name)
    }
    for (index, module) in graph.modules.enumerated() {
      for (place, dependency) in module.dependencies.enumerated()
      where dependency.purpose == .code && !dependency.isInherited {
        let from = end(of: ModuleID(index))
        func add(_ target: ModuleID?, _ to: EndID) {
          declared.append(
            Declared(
              module: ModuleID(index), dependency: place, target: target,
              pair: EndPair(from: from, to: to)))
        }
        if dependency.modules.isEmpty { add(nil, externalEnd(dependency.name)) }
        for name in dependency.modules {
          guard let targets = modulesOfName[ByteKey(name)], targets.count == 1,
            targets[0].int != index
          else { continue }
          add(targets[0], end(of: targets[0]))
        }
      }
    }
  }

  /// Tells the types within nodes apart at the ends of references. Comes before `numberSymbols`.
  ///
  /// - Complexity: O(references · log types of a file).
  package mutating func numberNestedTypes(_ types: NestedTypes, of graph: DependencyGraph) {
    nestedTypes = types
    for type in types.all {
      let home = end(of: type.node, in: type.file, type: type.declaration, graph)
      nestedOfNode[type.node, default: []].append(home)
    }
    for edge in graph.edges {
      for index in edge.references {
        referenceEnds[index] = pair(
          from: edge.from, to: edge.to, graph.references[index], graph)
      }
    }
    for (index, entry) in graph.fileReferences.enumerated() {
      fileReferenceEnds[index] = pair(from: entry.node, to: entry.node, entry.reference, graph)
    }
    countFacades(of: graph)
  }

  /// The ends that stand for a node, and for the types within it where rules tell these apart.
  package func homeEnds(within node: NodeID) -> [EndID] {
    [homeEnds[node.int]] + (nestedOfNode[node] ?? [])
  }

  /// The end of the whole node where a type within it is meant; any other end itself.
  package func wholeEnd(of end: EndID) -> EndID {
    guard case .node(let node, let file, .some) = ends[end.int] else { return end }
    return endsOfNode[node.int][file] ?? end
  }

  /// The end that stands for a type within a node.
  package func homeEnd(ofNested type: DeclarationID) -> EndID? {
    nestedTypes?[type].flatMap { end(of: $0.node, in: $0.file, type: type) }
  }

  /// The end of a node, or of a type within it, in a file, if anything leads there.
  package func end(of node: NodeID, in file: FileID, type: DeclarationID?) -> EndID? {
    type == nil ? endsOfNode[node.int][file] : endOfNested[.node(node, in: file, type: type)]
  }

  /// Numbers the names written that mean no declaration of the project; see `symbolName`.
  ///
  /// - Parameter labels: the labels of a name, where rules ask for them.
  /// - Complexity: O(external references).
  package mutating func numberSymbols(
    of graph: DependencyGraph, labels: (ExternalReference) -> WrittenLabels? = { _ in nil }
  ) {
    guard symbolEnds.isEmpty else { return }
    var symbols: [Symbol: EndID?] = [:]
    symbolEnds.reserveCapacity(graph.external.count)
    for reference in graph.external {
      guard let name = reference.symbolName else {
        symbolEnds.append(nil)
        continue
      }
      let symbol = Symbol(name: name, labels: labels(reference))
      let known = symbols[symbol]
      let to = known ?? addSymbol(symbol, graph)
      if known == nil { symbols[symbol] = .some(to) }
      guard let to else {
        symbolEnds.append(nil)
        continue
      }
      let from =
        reference.node.map {
          end(
            of: $0, in: reference.file,
            type: nestedTypes?.type(at: reference.offset, in: reference.file, of: $0), graph)
        } ?? fileEnds[reference.file.int]
      symbolEnds.append(EndPair(from: from, to: to))
    }
  }

  /// A name from outside as selectors tell it from others.
  private struct Symbol: Hashable {
    var name: GlobalName
    var labels: WrittenLabels?
  }

  /// The end of a name; `nil` for names of the standard library.
  private mutating func addSymbol(_ symbol: Symbol, _ graph: DependencyGraph) -> EndID? {
    if StandardLibraryNames.hasTopLevel(graph.names[symbol.name]) { return nil }
    return addAlone(.symbol(symbol.name, symbol.labels), nil)
  }

  /// The ends of a reference; where its candidates lie in several files, it leads to the node's
  /// home.
  private mutating func pair(
    from: NodeID, to: NodeID, _ reference: ResolvedReference, _ graph: DependencyGraph
  ) -> EndPair {
    let start = end(
      of: from, in: reference.file,
      type: nestedTypes?.type(at: reference.offset, in: reference.file, of: from), graph)
    let target = reference.target.flatMap { nestedTypes?.type(around: $0, of: to) }
    guard let file = reference.targetFile ?? target.flatMap({ nestedTypes?[$0]?.file }) else {
      return EndPair(from: start, to: homeEnds[to.int])
    }
    return EndPair(from: start, to: end(of: to, in: file, type: target, graph))
  }

  /// The end of a type within a node in a file, or of the node itself, new or known.
  private mutating func end(
    of node: NodeID, in file: FileID, type: DeclarationID?, _ graph: DependencyGraph
  ) -> EndID {
    let whole = end(of: node, in: file, graph)
    guard let type else { return whole }
    let end = End.node(node, in: file, type: type)
    if let known = endOfNested[end] { return known }
    // For selectors that do not tell them apart it is the node.
    let new = add(
      end, componentOfEnd[whole.int],
      Slots(
        place: slots[Level.place.rawValue][whole.int], file: slots[Level.file.rawValue][whole.int],
        node: slots[Level.node.rawValue][whole.int], type: newSlot(.type)))
    endOfNested[end] = new
    return new
  }

  /// The end of a node in a file, new or known.
  private mutating func end(of node: NodeID, in file: FileID, _ graph: DependencyGraph) -> EndID {
    if let known = endsOfNode[node.int][file] { return known }
    // Field by field: a summary holds texts, and there are as many ends as nodes and more.
    let component = graph.nodes[node].component
    let place = placeSlot(of: component, in: graph.nodes[node].module)
    let slots = Slots(
      place: place, file: fileSlot(of: file, at: place), node: newSlot(.node), type: newSlot(.type))
    let new = add(.node(node, in: file), component, slots)
    endsOfNode[node.int].add(new, of: file)
    return new
  }

  private mutating func addFile(_ file: FileID, _ summary: SourceFileSummary) -> EndID {
    let place = placeSlot(of: summary.component, in: summary.module)
    return add(
      .file(file), summary.component,
      Slots(
        place: place, file: fileSlot(of: file, at: place), node: newSlot(.node),
        type: newSlot(.type)))
  }

  private mutating func end(of module: ModuleID) -> EndID {
    if let known = endOfModule[module] { return known }
    let new = addAlone(.module(module), componentOfModule[module.int])
    endOfModule[module] = new
    return new
  }

  private mutating func externalEnd(_ name: String) -> EndID {
    if let known = endOfExternal[ByteKey(name)] { return known }
    externalNames.append(name)
    let new = addAlone(.external(externalNames.count - 1), nil)
    endOfExternal[ByteKey(name)] = new
    return new
  }

  /// The slots of an end, by level.
  private struct Slots {
    var place: Int32
    var file: Int32
    var node: Int32
    var type: Int32
  }

  /// Adds an end that shares no slot with another.
  private mutating func addAlone(_ end: End, _ component: ComponentID?) -> EndID {
    add(
      end, component,
      Slots(
        place: newSlot(.place), file: newSlot(.file), node: newSlot(.node), type: newSlot(.type)))
  }

  private mutating func add(
    _ end: End, _ component: ComponentID?, _ new: Slots
  ) -> EndID {
    ends.append(end)
    componentOfEnd.append(component)
    slots[Level.place.rawValue].append(new.place)
    slots[Level.file.rawValue].append(new.file)
    slots[Level.node.rawValue].append(new.node)
    slots[Level.type.rawValue].append(new.type)
    return EndID(ends.count - 1)
  }

  private mutating func placeSlot(of component: ComponentID, in module: ModuleID) -> Int32 {
    if let known = placesOfModule[module.int][component] { return known }
    let new = newSlot(.place)
    placesOfModule[module.int].add(new, of: component)
    return new
  }

  private mutating func fileSlot(of file: FileID, at place: Int32) -> Int32 {
    if let known = filePlaces[file.int][place] { return known }
    let new = newSlot(.file)
    filePlaces[file.int].add(new, of: place)
    return new
  }

  private mutating func newSlot(_ level: Level) -> Int32 {
    slotCounts[level.rawValue] += 1
    return Int32(slotCounts[level.rawValue] - 1)
  }
}

/// One end of a reference or import: an index into `ViewIndex.ends`.
package typealias EndID = ID<ViewIndex.End>

import ProjectModel

/// A use whose module its file does not import: it reaches what it uses only by way of another module.
@usableFromInline
package struct FacadeUse: Hashable, Sendable {
  /// The file that uses something.
  package var file: FileID
  /// The node of what it uses.
  package var node: NodeID

  /// The use of a node in a file.
  package init(of node: NodeID, in file: FileID) {
    self.file = file
    self.node = node
  }
}

/// The answer to ``DependencyGraph/facade(of:in:)``, remembered for the uses of the same node in the same file, which
/// mostly stand together.
package struct FacadeCursor {
  private var use: FacadeUse?
  private var facade: Facade?

  /// Knows no answer yet.
  package init() {}

  /// What a use of a node counts for; `nil` where it is the node itself. O(1).
  package mutating func facade(
    of node: NodeID, in file: FileID, _ graph: DependencyGraph
  ) -> Facade? {
    let asked = FacadeUse(of: node, in: file)
    if asked != use { (use, facade) = (asked, graph.facade(of: node, in: file)) }
    return facade
  }
}

/// What leads a file that imports one module to what another one declares.
///
/// A module that offers the types of another one under names of its own, or hands it on as a whole, is there
/// to be depended on in its place. In what is said of modules and components a use counts for it.
package enum Facade: Hashable, Sendable {
  /// The node with an alias that stands for the type.
  case alias(NodeID)
  /// The file that imports the other module with `@_exported`, shows it in a header, or has an alias of a type
  /// whose interface speaks of it; the file itself where its module shares the header with the other one.
  case export(FileID)
}

extension DependencyGraph {
  /// What a use of a node counts for in rules over modules and components; `nil` where it is the node itself.
  package func facade(of node: NodeID, in file: FileID) -> Facade? {
    // What a module uses of itself, which most uses are, counts for itself.
    if facades.isEmpty || nodes[node].module == files[file].module { return nil }
    return facades[FacadeUse(of: node, in: file)]
  }

  /// The module and component that a facade stands in.
  package func home(of facade: Facade) -> (module: ModuleID, component: ComponentID) {
    switch facade {
    case .alias(let node): (nodes[node].module, nodes[node].component)
    case .export(let file): (files[file].module, files[file].component)
    }
  }
}

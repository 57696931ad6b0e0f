import DependencyModel
import ProjectModel
import RuleEngine

/// Tells the references and imports that make one module need another from those that only seem to.
///
/// A file that two modules compile is part of both, so that it makes neither need the other; two that
/// share most of their files are built in each other's place. Nothing
/// but its tests can import a program: what seems to lead into one means a file, or a declaration of
/// the same name, that the module has itself. And a module of the C family that includes nothing of
/// another one only announces its types, as in `@class Store;` or `friend class Store;`.
package struct Coupling {
  private let view: ArchitectureView
  private let sharedFiles: SharedFiles
  private let modules: [ModuleDescription]
  /// For each module those that it imports or includes in some build.
  private let imported: [Set<ModuleID>]

  /// Prepares to look at the graphs of a project. O(imports).
  package init(_ view: ArchitectureView, _ sharedFiles: SharedFiles) {
    self.view = view
    self.sharedFiles = sharedFiles
    modules = view.graph.modules
    var imported = [Set<ModuleID>](repeating: [], count: modules.count)
    for entry in view.graph.imports + view.graph.leftOut.imports {
      guard let target = entry.target else { continue }
      imported[view.graph.files[entry.file].module.int].insert(target)
    }
    self.imported = imported
  }

  /// A graph of modules, or of what they are put together to, without what couples none of them;
  /// others as they are. O(references + imports).
  package func restricted(_ grouped: GroupedGraph) -> GroupedGraph {
    guard grouped.granularity == .module || grouped.granularity == .component else {
      return grouped
    }
    var grouped = grouped
    grouped.edges = grouped.edges.compactMap(restricted)
    return grouped
  }

  private func restricted(_ edge: GroupedEdge) -> GroupedEdge? {
    var edge = edge
    edge.references.removeAll { !isCoupling(reference: $0) }
    edge.imports.removeAll { !isCoupling(import: $0) }
    // What leads from file to file of one declaration stays within its module.
    let isProved = !(edge.references.isEmpty && edge.fileReferences.isEmpty && edge.imports.isEmpty)
    return isProved ? edge : nil
  }

  private func isCoupling(reference number: Int) -> Bool {
    let graph = view.graph
    let ends = view.nodes(ofReference: number)
    let (from, to) = (graph.nodes[ends.from].module, graph.nodes[ends.to].module)
    guard from != to else { return true }
    let reference = graph.references[number]
    let isAnnounced =
      graph.files[reference.file].language != .swift && !imported[from.int].contains(to)
    return !isAnnounced && canNeed(to, from)
      && !sharedFiles.isCompiled(reference.file, by: to)
      && !sharedFiles.isCompiled(reference.targetFile ?? graph.nodes[ends.to].file, by: from)
  }

  private func isCoupling(import number: Int) -> Bool {
    let entry = view.graph.imports[number]
    guard let target = entry.target else { return true }
    return canNeed(target, view.graph.files[entry.file].module)
      && !sharedFiles.isCompiled(entry.file, by: target)
  }

  /// Whether a module can need another one at all.
  private func canNeed(_ module: ModuleID, _ user: ModuleID) -> Bool {
    if sharedFiles.areTwins(module, user) { return false }
    return !modules[module.int].kind.isProgram || modules[user.int].role == .test
  }
}

import DependencyModel
import ProjectModel
import SourceFacts
import SourceText
import StandardLibrary

/// Which modules Swift files may use through members alone.
///
/// Swift finds a member of a value in every module that is loaded, whether the file imports it or
/// not. Where the value's type is not known, the member's name is all there is to compare; and of a
/// value that is called like a function, or subscripted, not even that is written.
struct UndecidedMembers {
  /// For each module the names that its Swift files write and that could not be resolved, without
  /// those that members of the standard library have too.
  private let written: [Set<GlobalName>]
  /// For each module the names that it declares for others.
  private let declared: [Set<GlobalName>]
  /// For each module whether it gives types of others members that are used without a name.
  private let nameless: [Bool]
  /// For each module those that it imports in some build.
  private let imported: [Set<ModuleID>]

  /// Collects names by module. O(references + declarations + imports).
  init(_ graph: DependencyGraph) {
    var written = [Set<GlobalName>](repeating: [], count: graph.modules.count)
    func add(_ name: GlobalName, in file: FileID) {
      let summary = graph.files[file]
      if summary.language == .swift { written[summary.module.int].insert(name) }
    }
    for reference in graph.unresolved { add(reference.name, in: reference.file) }
    for reference in graph.external where reference.marks.contains(.isUndecided) {
      add(reference.name, in: reference.file)
    }
    self.written = written.map { names in
      names.filter { !StandardLibraryNames.hasMember(graph.names[$0]) }
    }
    var declared = [Set<GlobalName>](repeating: [], count: graph.modules.count)
    var nameless = [Bool](repeating: false, count: graph.modules.count)
    for name in graph.declaredNames where name.access >= .package {
      let node = graph.nodes[name.node]
      declared[node.module.int].insert(name.name)
      let leavesNoName =
        name.kind == .subscript || graph.names[name.name].equalsInBytes("callAsFunction")
      if node.kind == .extension, leavesNoName { nameless[node.module.int] = true }
    }
    self.declared = declared
    self.nameless = nameless
    var imported = [Set<ModuleID>](repeating: [], count: graph.modules.count)
    for entry in graph.imports + graph.leftOut.imports {
      guard let target = entry.target else { continue }
      imported[graph.files[entry.file].module.int].insert(target)
    }
    self.imported = imported
  }

  /// Whether Swift files of a module may use members of another one without importing it: something
  /// that they import brings it along, and they write a name that it declares and that could not be
  /// resolved, or it declares members that need none. O(names and imports concerned).
  func mayLead(from module: ModuleID, to target: ModuleID) -> Bool {
    let mayBeMeant =
      nameless[target.int] || !written[module.int].isDisjoint(with: declared[target.int])
    return mayBeMeant && isLoaded(target, in: module)
  }

  /// Whether imports lead from one module to another, at any remove.
  private func isLoaded(_ target: ModuleID, in module: ModuleID) -> Bool {
    var seen: Set<ModuleID> = [module]
    var pending = [module]
    while let next = pending.popLast() {
      for other in imported[next.int] where seen.insert(other).inserted {
        if other == target { return true }
        pending.append(other)
      }
    }
    return false
  }
}

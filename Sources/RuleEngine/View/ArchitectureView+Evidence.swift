import DependencyModel
import Findings
import ProjectModel
import SourceText

extension ArchitectureView {
  /// Where a file or folder is reported as a whole: its first line, or that of its first file. O(files
  /// below it).
  package func place(of path: String) -> SourceLocation {
    SourceLocation(path: files.paths(below: path).first ?? path, line: 1)
  }

  /// A reference of an edge as evidence. O(log lines).
  package func evidence(reference index: Int, from: NodeID, to: NodeID) -> Evidence {
    evidence(graph.references[index], from: from, to: to)
  }

  /// A reference between two files of one node as evidence. O(log lines).
  package func evidence(fileReference index: Int) -> Evidence {
    let entry = graph.fileReferences[index]
    return evidence(entry.reference, from: entry.node, to: entry.node)
  }

  /// An import as evidence; its sides are modules. O(log lines).
  package func evidence(import index: Int) -> Evidence {
    let entry = graph.imports[index]
    let file = graph.files[entry.file]
    return Evidence(
      location: graph.location(of: entry.file, offset: entry.offset), symbol: entry.path,
      role: .import, from: graph.modules[file.module].name, to: entry.module,
      condition: conditionTexts[entry.condition.int])
  }

  /// An include as evidence; its sides are files. O(log lines).
  package func evidence(include entry: FileInclude) -> Evidence {
    Evidence(
      location: graph.location(of: entry.file, offset: entry.offset), symbol: entry.path,
      role: .import, from: graph.files[entry.file].path, to: graph.files[entry.target].path,
      condition: conditionTexts[entry.condition.int])
  }

  private func evidence(_ reference: ResolvedReference, from: NodeID, to: NodeID) -> Evidence {
    Evidence(
      location: graph.location(of: reference.file, offset: reference.offset),
      symbol: graph.names[reference.name], role: reference.role,
      from: graph.nodes[from].id, to: graph.nodes[to].id,
      condition: conditionTexts[reference.condition.int], marks: reference.marks)
  }

  /// A node as one side of a dependency.
  package func side(of node: NodeID) -> DependencySide {
    let summary = graph.nodes[node]
    let module = graph.modules[summary.module].name
    var side = DependencySide(
      component: graph.components[summary.component].name, module: module, node: summary.id)
    side.spelling = summary.alias.map { "\(module).\($0)" }
    return side
  }

  /// A facade as one side of a dependency: the node of its alias, else the module.
  package func side(of facade: Facade) -> DependencySide {
    switch facade {
    case .alias(let node): side(of: node)
    case .export(let file):
      side(of: graph.files[file].module, component: graph.files[file].component)
    }
  }

  /// A module, or what a component holds of it, as one side of a dependency.
  package func side(of module: ModuleID, component: ComponentID?) -> DependencySide {
    let name = graph.modules[module].name
    return DependencySide(
      component: component.map { graph.components[$0].name } ?? name, module: name)
  }

  /// A file as one side of a dependency.
  package func side(of file: FileID) -> DependencySide {
    let summary = graph.files[file]
    var side = side(of: summary.module, component: summary.component)
    side.node = summary.path
    return side
  }

  /// What an import names, as one side of a dependency.
  package func side(of entry: ModuleImport) -> DependencySide {
    guard let target = entry.target else {
      return .outside(entry.module, module: entry.module)
    }
    return side(of: target, component: index.componentOfModule[target.int])
  }
}

extension ArchitectureView {
  /// The nodes that a reference leads from and to.
  package func nodes(ofReference reference: Int) -> (from: NodeID, to: NodeID) {
    let pair = index.referenceEnds[reference]
    guard case .node(let from, _, _) = index.ends[pair.from.int],
      case .node(let to, _, _) = index.ends[pair.to.int]
    else { preconditionFailure("both ends of a reference are nodes") }
    return (from, to)
  }
}

import Analyzer
import ArchTestSupport
import DependencyModel

/// The edges of a project's type graph; those that only members prove say so: `A.X -> B.Y (member)`.
func edges(_ text: String, previews: Bool = false) -> [String] {
  SwiftProject(text, previews: previews).edgeLines
}

/// Each reference behind an edge: `path:line name -> B.Y`, in the order of the text.
func references(_ text: String) -> [String] { SwiftProject(text).referenceLines }

/// What was left without an edge although a declaration of that name is visible: `path:line name`.
func unresolved(_ text: String) -> [String] { SwiftProject(text).missingLines(.unresolved) }

/// What several declarations in different nodes fit: `path:line name`.
func ambiguous(_ text: String) -> [String] { SwiftProject(text).missingLines(.ambiguous) }

/// The nodes, each with its kind: `struct A.X`.
func nodes(_ text: String, previews: Bool = false) -> [String] {
  SwiftProject(text, previews: previews).graph.nodes.map { "\($0.kind.rawValue) \($0.id)" }
}

extension SwiftProject {
  /// See ``edges(_:previews:)``.
  var edgeLines: [String] {
    graph.edges.map { edge in
      "\(id(edge.from)) -> \(id(edge.to))" + (edge.isNominal ? "" : " (member)")
    }
  }

  /// See ``references(_:)``.
  var referenceLines: [String] {
    let found = graph.edges.flatMap { edge in
      edge.references.map { (reference: graph.references[$0], target: id(edge.to)) }
    }
    let sorted = found.sorted {
      ($0.reference.file, $0.reference.offset, $0.target)
        < ($1.reference.file, $1.reference.offset, $1.target)
    }
    return sorted.map { entry in
      line(entry.reference.file, entry.reference.offset, entry.reference.name) + " -> "
        + entry.target
    }
  }

  /// References with an outcome other than an edge, as `path:line name`.
  func missingLines(_ outcome: UnresolvedReference.Outcome) -> [String] {
    graph.unresolved.filter { $0.outcome == outcome }.map { line($0.file, $0.offset, $0.name) }
  }

  /// The name of each import's module, with `*` where it is of the project.
  var importLines: [String] {
    graph.imports.map { entry in
      let place = graph.location(of: entry.file, offset: entry.offset)
      return "\(place.path):\(place.line) \(entry.module)" + (entry.target == nil ? "" : "*")
    }
  }

  /// The edges between components.
  var componentEdgeLines: [String] {
    let grouped = graph.grouped(by: .component)
    return grouped.edges.map { "\(grouped.groups[$0.from].name) -> \(grouped.groups[$0.to].name)" }
  }

  /// The edges between files.
  var fileEdgeLines: [String] {
    let grouped = graph.grouped(by: .file)
    return grouped.edges.map { "\(grouped.groups[$0.from].name) -> \(grouped.groups[$0.to].name)" }
  }

  /// A node by its id.
  func node(_ id: String) -> GraphNode? { graph.nodes.first { $0.id == id } }

  private func id(_ node: NodeID) -> String { graph.nodes[node.int].id }

  private func line(_ file: FileID, _ offset: UInt32, _ name: GlobalName) -> String {
    let place = graph.location(of: file, offset: offset)
    return "\(place.path):\(place.line) \(graph.names[name])"
  }
}

import DependencyModel
import ProjectModel
import SourceText

/// The references that cross the border of one group.
struct BorderReferences {
  /// One of the graph's references, by the table that holds it.
  enum Piece {
    case reference(Int)
    case fileReference(Int)
  }

  private let graph: DependencyGraph
  /// The edges of the grouped graph that lead to the group.
  let incoming: [GroupedEdge]
  /// Those that lead from it.
  let outgoing: [GroupedEdge]

  init(of group: Int, graph: DependencyGraph, components: GroupedGraph) {
    self.graph = graph
    incoming = components.edges.filter { $0.to == group }
    outgoing = components.edges.filter { $0.from == group }
  }

  /// One entry a reference, sorted by the names of both nodes.
  func each(_ edges: [GroupedEdge]) -> [CountedDependency] {
    sorted(
      pieces(of: edges).map { piece, _ in
        var entry = CountedDependency(name: ends(of: piece))
        insert(piece, into: &entry)
        return entry
      })
  }

  /// One entry for each declaration counted that references name, sorted by name.
  func byTarget(
    _ edges: [GroupedEdge], _ counted: MuckDeclarations, _ table: DeclarationTable
  ) -> [CountedDependency] {
    var entries: [CountedDependency] = []
    var places: [DeclarationID: Int] = [:]
    for (piece, to) in pieces(of: edges) {
      guard let named = reference(of: piece).target, let target = counted.target(named, in: to)
      else { continue }
      let place = places[target] ?? entries.count
      if place == entries.count {
        places[target] = place
        let declaration = table[target]
        let module = graph.modules[declaration.module.int].name
        entries.append(CountedDependency(name: "\(module).\(declaration.qualifiedName)"))
      }
      insert(piece, into: &entries[place])
    }
    for index in entries.indices {
      entries[index].references.sort { place(of: .reference($0)) < place(of: .reference($1)) }
      entries[index].fileReferences.sort {
        place(of: .fileReference($0)) < place(of: .fileReference($1))
      }
    }
    return sorted(entries)
  }

  /// The references of some edges, each with the group that its edge leads to.
  private func pieces(of edges: [GroupedEdge]) -> [(piece: Piece, to: Int)] {
    edges.flatMap { edge in
      edge.references.map { (Piece.reference($0), edge.to) }
        + edge.fileReferences.map { (Piece.fileReference($0), edge.to) }
    }
  }

  private func insert(_ piece: Piece, into entry: inout CountedDependency) {
    switch piece {
    case .reference(let index): entry.references.append(index)
    case .fileReference(let index): entry.fileReferences.append(index)
    }
  }

  private func reference(of piece: Piece) -> ResolvedReference {
    switch piece {
    case .reference(let index): graph.references[index]
    case .fileReference(let index): graph.fileReferences[index].reference
    }
  }

  private func place(of piece: Piece) -> (FileID, UInt32, Int) {
    let reference = reference(of: piece)
    switch piece {
    case .reference(let index), .fileReference(let index):
      return (reference.file, reference.offset, index)
    }
  }

  /// Both nodes of a reference, such as `App.Main → Core.Store`. O(log edges).
  private func ends(of piece: Piece) -> String {
    switch piece {
    case .reference(let index):
      var low = 0
      var high = graph.edges.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if graph.edges[middle].references.lowerBound <= index {
          low = middle
        } else {
          high = middle
        }
      }
      let edge = graph.edges[low]
      return "\(graph.nodes[edge.from.int].id) → \(graph.nodes[edge.to.int].id)"
    case .fileReference(let index):
      let id = graph.nodes[graph.fileReferences[index].node.int].id
      return "\(id) → \(id)"
    }
  }

  /// By name; entries of one name stay in the order of their first references.
  private func sorted(_ entries: [CountedDependency]) -> [CountedDependency] {
    entries.enumerated().sorted { left, right in
      left.element.name.equalsInBytes(right.element.name)
        ? left.offset < right.offset : left.element.name.precedesInBytes(right.element.name)
    }.map(\.element)
  }
}

extension MuckDeclarations {
  /// The declarations of a group that are counted, in their order.
  func countedNodes(of group: Int, _ table: DeclarationTable) -> [CountedNode] {
    table.declarations.indices.compactMap { index in
      let id = DeclarationID(index)
      guard self.group(of: id) == group, let node = table[id].node else { return nil }
      return CountedNode(
        node: node, declaration: id, types: 1,
        abstractTypes: MuckDeclarations.isAbstract(table[id]) ? 1 : 0)
    }
  }
}

import SourceText

/// A graph as somebody has written it down: nodes and edges with their places in the document.
package struct DocumentedGraph: Sendable {
  /// Bounds that keep hostile documents from exhausting memory or time.
  package enum Limit {
    /// Different nodes of a document.
    package static let nodes = 50_000
    /// Edges of a document, those written twice counted twice.
    package static let edges = 200_000
    /// Groups within groups.
    package static let depth = 100
  }

  /// A node.
  package struct Node: Hashable, Sendable {
    /// What edges name it by.
    package var id: String
    /// What is shown for it, if something else is.
    package var label: String?
    /// Where it is met first.
    package var location: SourceLocation
  }

  /// An edge between two different nodes.
  package struct Edge: Hashable, Sendable {
    /// Index of the node that depends.
    package var from: Int
    /// Index of the node depended on.
    package var to: Int
    /// Where it is written first.
    package var location: SourceLocation
  }

  /// The nodes in the order met.
  package private(set) var nodes: [Node] = []
  /// The edges in the order written, each one once.
  package private(set) var edges: [Edge] = []

  private var numbers: [[UInt8]: Int] = [:]
  private var pairs: Set<Pair> = []
  private var edgesWritten = 0

  private struct Pair: Hashable {
    var from: Int
    var to: Int
  }

  /// The number of a node, new or known.
  ///
  /// - Throws: an error when there are too many.
  package mutating func node(_ id: String, at location: SourceLocation) throws(DocumentError) -> Int
  {
    let key = Array(id.utf8)
    if let known = numbers[key] { return known }
    guard nodes.count < Limit.nodes else {
      throw DocumentError("the graph has more than \(Limit.nodes) nodes", at: location)
    }
    numbers[key] = nodes.count
    nodes.append(Node(id: id, label: nil, location: location))
    return nodes.count - 1
  }

  /// Notes what is shown for a node; the first label counts.
  package mutating func label(_ node: Int, _ text: String) {
    nodes[node].label = nodes[node].label ?? text
  }

  /// Adds an edge; one from a node to itself says nothing about dependencies and is left out.
  ///
  /// - Throws: an error when there are too many.
  package mutating func addEdge(
    from: Int, to: Int, at location: SourceLocation
  ) throws(DocumentError) {
    edgesWritten += 1
    guard edgesWritten <= Limit.edges else {
      throw DocumentError("the graph has more than \(Limit.edges) edges", at: location)
    }
    guard from != to, pairs.insert(Pair(from: from, to: to)).inserted else { return }
    edges.append(Edge(from: from, to: to, location: location))
  }
}

/// Why a document could not be read as a graph.
package struct DocumentError: Error, Hashable, Sendable {
  /// Where.
  package var location: SourceLocation
  /// What is wrong and what was expected instead, as the end of a sentence.
  package var message: String

  package init(_ message: String, at location: SourceLocation) {
    self.message = message
    self.location = location
  }
}

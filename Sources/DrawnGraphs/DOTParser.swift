import SourceText

/// Reads a graph in the DOT language of Graphviz.
///
/// Of attributes, `label` of nodes and `dir` of edges count. An edge from or to a subgraph is one
/// from or to all nodes that it mentions. Undirected edges (`graph`, `--`) are read from left to
/// right. Subgraphs are kept on a stack of its own, so nesting cannot exhaust the thread's.
///
/// - Throws: the first mistake.
/// - Complexity: O(bytes + edges).
package func readDOT(_ text: String, path: String) throws(DocumentError) -> DocumentedGraph {
  var parser = DOTParser(DOTLexer(TextCursor(text, path: path)))
  return try parser.parse()
}

private struct DOTParser {
  /// A node where it is written.
  struct Mention {
    var node: Int
    var location: SourceLocation
  }

  /// What may come next in a list of statements.
  enum Expectation {
    case statement
    case operand
    case edgeOrEnd
  }

  /// An open pair of braces.
  struct Frame {
    var expectation = Expectation.statement
    /// The nodes or subgraphs of the statement so far, joined by edges.
    var operands: [[Mention]] = []
    /// All nodes mentioned in it, each once.
    var mentions: [Mention] = []
    var known: Set<Int> = []
    /// The direction of edges unless they say.
    var direction = "forward"

    mutating func mention(_ mention: Mention) {
      if known.insert(mention.node).inserted { mentions.append(mention) }
    }
  }

  private var lexer: DOTLexer
  private var token = DOTToken.end
  private var location = SourceLocation(path: "")
  private var graph = DocumentedGraph()
  private var frames: [Frame] = []
  private var isDirected = true

  init(_ lexer: DOTLexer) { self.lexer = lexer }

  mutating func parse() throws(DocumentError) -> DocumentedGraph {
    try advance()
    if token.keyword == "strict" { try advance() }
    guard token.keyword == "digraph" || token.keyword == "graph" else {
      throw error(expected: "'digraph'")
    }
    isDirected = token.keyword == "digraph"
    try advance()
    if case .id = token { try advance() }
    try expect("{")
    frames = [Frame()]
    while !frames.isEmpty { try step() }
    guard token == .end else { throw error(expected: "the end of the text after the graph") }
    return graph
  }

  // MARK: Statements

  private mutating func step() throws(DocumentError) {
    let top = frames.count - 1
    switch frames[top].expectation {
    case .edgeOrEnd: try continueStatement(top)
    case .operand: try readOperand(top, expected: "a node or '{' after the edge")
    case .statement:
      if token == .punctuation(";") {
        try advance()
      } else if token == .punctuation("}") {
        try closeFrame()
      } else if let keyword = token.keyword, ["graph", "node", "edge"].contains(keyword) {
        try advance()
        guard token == .punctuation("[") else { throw error(expected: "'[' after '\(keyword)'") }
        let attributes = try readAttributes()
        if keyword == "edge", let direction = attributes["dir"] {
          frames[top].direction = direction
        }
      } else {
        try readOperand(top, expected: "a statement or '}'")
      }
    }
  }

  private mutating func readOperand(_ top: Int, expected: String) throws(DocumentError) {
    if token == .punctuation("{") || token.keyword == "subgraph" {
      if token.keyword == "subgraph" {
        try advance()
        if case .id = token { try advance() }
      }
      guard frames.count < DocumentedGraph.Limit.depth else {
        throw DocumentError(
          "subgraphs nest deeper than \(DocumentedGraph.Limit.depth) levels", at: location)
      }
      try expect("{")
      frames.append(Frame(direction: frames[top].direction))
      return
    }
    guard case .id(let name, _) = token, token.keyword == nil else {
      throw error(expected: expected)
    }
    let place = location
    try advance()
    if token == .punctuation("="), frames[top].expectation == .statement {
      try advance()
      guard case .id = token else { throw error(expected: "a value after '='") }
      try advance()
      return
    }
    let mention = Mention(node: try graph.node(name, at: place), location: place)
    try skipPort()
    frames[top].mention(mention)
    frames[top].operands.append([mention])
    frames[top].expectation = .edgeOrEnd
  }

  private mutating func continueStatement(_ top: Int) throws(DocumentError) {
    switch token {
    case .arrow where isDirected, .line where !isDirected:
      try advance()
      frames[top].expectation = .operand
    case .arrow: throw error(expected: "'--', because this is a 'graph'")
    case .line: throw error(expected: "'->', because this is a 'digraph'")
    case .punctuation("["):
      let isNode = frames[top].operands.count == 1
      let attributes = try readAttributes()
      if isNode, let label = attributes["label"],
        let node = frames[top].operands.first?.first?.node,
        frames[top].operands[0].count == 1
      {
        graph.label(node, label)
      }
      try finishStatement(top, direction: attributes["dir"])
    case .punctuation(":"), .punctuation("="), .punctuation(","), .punctuation("]"):
      throw error(expected: "an edge, '[', ';' or the next statement")
    case .id, .punctuation, .end: try finishStatement(top, direction: nil)
    }
  }

  private mutating func finishStatement(_ top: Int, direction: String?) throws(DocumentError) {
    let operands = frames[top].operands
    let direction = direction ?? frames[top].direction
    frames[top].operands = []
    frames[top].expectation = .statement
    for (left, right) in zip(operands, operands.dropFirst()) {
      for from in left {
        for to in right {
          if direction != "back" {
            try graph.addEdge(from: from.node, to: to.node, at: to.location)
          }
          if direction == "back" || direction == "both" {
            try graph.addEdge(from: to.node, to: from.node, at: to.location)
          }
        }
      }
    }
  }

  private mutating func closeFrame() throws(DocumentError) {
    try advance()
    guard let closed = frames.popLast(), !frames.isEmpty else { return }
    let top = frames.count - 1
    for mention in closed.mentions { frames[top].mention(mention) }
    frames[top].operands.append(closed.mentions)
    frames[top].expectation = .edgeOrEnd
  }

  // MARK: Parts of statements

  /// Lists in brackets: `[a=b, c; d="e"] [f]`. Of a name given twice the last value counts, of markup
  /// the text that it shows.
  private mutating func readAttributes() throws(DocumentError) -> [String: String] {
    var attributes: [String: String] = [:]
    while token == .punctuation("[") {
      try advance()
      while token != .punctuation("]") {
        guard case .id(let name, _) = token else { throw error(expected: "an attribute or ']'") }
        try advance()
        if token == .punctuation("=") {
          try advance()
          guard case .id(let value, let form) = token else {
            throw error(expected: "a value after '='")
          }
          attributes[name] = form == .markup ? textShown(byMarkup: value) : value
          try advance()
        }
        if token == .punctuation(",") || token == .punctuation(";") { try advance() }
      }
      try advance()
    }
    return attributes
  }

  /// Skips `:port` and `:port:compass`.
  private mutating func skipPort() throws(DocumentError) {
    for _ in 0..<2 where token == .punctuation(":") {
      try advance()
      guard case .id = token else { throw error(expected: "a port after ':'") }
      try advance()
    }
  }

  private mutating func advance() throws(DocumentError) {
    (token, location) = try lexer.next()
  }

  private mutating func expect(_ character: Character) throws(DocumentError) {
    guard token == .punctuation(character) else { throw error(expected: "'\(character)'") }
    try advance()
  }

  private func error(expected: String) -> DocumentError {
    DocumentError("expected \(expected), found \(token.found)", at: location)
  }
}

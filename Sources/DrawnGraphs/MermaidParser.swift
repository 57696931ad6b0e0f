import SourceText

/// Reads a flowchart in the language of Mermaid.
///
/// Nodes, their labels and links count; styles, classes, clicks and the titles of subgraphs do not.
/// A link without an arrowhead is read from left to right, one with two in both directions, and an
/// invisible one not at all. An end of a link that names a subgraph is a node of that name. A
/// subgraph called `legend` explains the drawing, so nothing in it counts.
///
/// - Throws: the first mistake.
/// - Complexity: O(bytes + edges).
package func readMermaid(_ text: String, path: String) throws(DocumentError) -> DocumentedGraph {
  var parser = MermaidParser(TextCursor(text, path: path))
  return try parser.parse()
}

/// Reads the first flowchart among the blocks that are fenced as `mermaid` in a Markdown text.
///
/// - Throws: the first mistake of the flowchart, or an error where there is none.
package func readMarkdown(_ text: String, path: String) throws(DocumentError) -> DocumentedGraph {
  let blocks = mermaidBlocks(TextCursor(text, path: path))
  for block in blocks {
    var parser = MermaidParser(block)
    if parser.isFlowchart() {
      parser = MermaidParser(block)
      return try parser.parse()
    }
  }
  guard let first = blocks.first else {
    throw DocumentError(
      "expected a block that begins with a line '```mermaid', found none",
      at: SourceLocation(path: path, line: 1, column: 1))
  }
  throw DocumentError("expected 'flowchart' or 'graph' to begin the block", at: first.location)
}

/// The insides of the blocks fenced as `mermaid`.
private func mermaidBlocks(_ text: TextCursor) -> [TextCursor] {
  var blocks: [TextCursor] = []
  var cursor = text
  var fence: (byte: UInt8, count: Int, start: TextCursor, isMermaid: Bool)?
  while cursor.current != nil {
    let lineStart = cursor
    cursor.take { $0.isBlank }
    let byte = cursor.current ?? 0
    var count = 0
    if byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") {
      count = cursor.take { $0 == byte }.utf8.count
    }
    let info = cursor.take { !$0.isLineEnd }
    if cursor.isAt("\r\n") { cursor.advance() }
    cursor.advance()
    let isBare = info.utf8.allSatisfy(\.isBlank)
    if let open = fence {
      guard byte == open.byte, count >= open.count, isBare else { continue }
      if open.isMermaid { blocks.append(open.start.upTo(lineStart)) }
      fence = nil
    } else if count >= 3, byte != UInt8(ascii: "`") || !info.utf8.contains(byte) {
      let word = info.utf8.drop(while: \.isBlank).prefix { !$0.isBlank }
      fence = (byte, count, cursor, String(Substring(word)).lowercased() == "mermaid")
    }
  }
  if let open = fence, open.isMermaid { blocks.append(open.start) }
  return blocks
}

package struct MermaidParser {
  private typealias Mention = (node: Int, location: SourceLocation)

  private var cursor: TextCursor
  private var graph = DocumentedGraph()
  private var openSubgraphs: [Subgraph] = []

  private struct Subgraph {
    var location: SourceLocation
    /// What had been read before a legend, which is left out; `nil` for any other subgraph.
    var graphBefore: DocumentedGraph?
  }

  package init(_ cursor: TextCursor) { self.cursor = cursor }

  /// Whether the text begins like a flowchart.
  package mutating func isFlowchart() -> Bool {
    skipFrontMatter()
    skipSpace()
    let word = cursor.take { $0.isWordByte || $0 == UInt8(ascii: "-") }
    return ["graph", "flowchart", "flowchart-elk"].contains(word)
  }

  package mutating func parse() throws(DocumentError) -> DocumentedGraph {
    let start = cursor
    guard isFlowchart() else {
      cursor = start
      skipFrontMatter()
      skipSpace()
      throw cursor.error(expected: "'flowchart' or 'graph'")
    }
    cursor.take { $0.isBlank }
    cursor.take { $0.isWordByte || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }
    try expectEndOfStatement(expected: "a direction such as 'TD' and the end of the line")
    while true {
      skipSpace()
      if cursor.current == nil { break }
      try readStatement()
    }
    if let open = openSubgraphs.last {
      throw DocumentError("expected 'end' for the subgraph that begins here", at: open.location)
    }
    return graph
  }

  // MARK: Statements

  private mutating func readStatement() throws(DocumentError) {
    let location = cursor.location
    switch keyword {
    case "subgraph":
      guard openSubgraphs.count < DocumentedGraph.Limit.depth else {
        throw DocumentError(
          "subgraphs nest deeper than \(DocumentedGraph.Limit.depth) levels", at: location)
      }
      cursor.advance("subgraph".utf8.count)
      cursor.take { $0.isBlank }
      let isLegend = keyword == nil && cursor.isAt("legend[") || keyword == "legend"
      openSubgraphs.append(Subgraph(location: location, graphBefore: isLegend ? graph : nil))
      skipStatement()
    case "end":
      guard let subgraph = openSubgraphs.popLast() else {
        throw DocumentError("found 'end' without a subgraph", at: location)
      }
      if let before = subgraph.graphBefore { graph = before }
      cursor.advance(3)
      try expectEndOfStatement(expected: "the end of the line after 'end'")
    case "style", "classDef", "class", "linkStyle", "click", "accTitle": skipStatement()
    case "direction" where givesDirection: skipStatement()
    case "accDescr":
      cursor.take { !$0.isLineEnd && $0 != UInt8(ascii: "{") }
      if cursor.current == UInt8(ascii: "{") {
        cursor.take { $0 != UInt8(ascii: "}") }
        cursor.advance()
      }
    default: try readLinks()
    }
  }

  /// The word that begins the statement, if a blank, a colon or the end follows it.
  private var keyword: String? {
    var ahead = cursor
    let word = ahead.take { $0.isWordByte }
    guard let next = ahead.current else { return word }
    let ends =
      next.isBlank || next.isLineEnd || [UInt8(ascii: ":"), UInt8(ascii: ";")].contains(next)
    return ends && !ahead.isAt(":::") ? word : nil
  }

  /// Whether a direction follows the word `direction`, which is the name of a node otherwise.
  private var givesDirection: Bool {
    var ahead = cursor
    ahead.take { $0.isWordByte }
    ahead.take { $0.isBlank }
    return ["TB", "TD", "BT", "RL", "LR"].contains(ahead.take { $0.isWordByte })
  }

  /// `A & B --> C -->|text| D`.
  private mutating func readLinks() throws(DocumentError) {
    var left = try readNodes()
    while true {
      cursor.take { $0.isBlank }
      guard var link = MermaidLink(at: cursor) else { break }
      cursor = try link.read()
      cursor.take { $0.isBlank }
      let right = try readNodes()
      for from in link.isVisible ? left : [] {
        for to in right {
          try graph.addEdge(from: from.node, to: to.node, at: to.location)
          if link.leadsBack { try graph.addEdge(from: to.node, to: from.node, at: to.location) }
        }
      }
      left = right
    }
    try expectEndOfStatement(expected: "a link such as '-->', or the end of the line")
  }

  private mutating func readNodes() throws(DocumentError) -> [Mention] {
    var mentions = [try readNode()]
    while true {
      let end = cursor
      cursor.take { $0.isBlank }
      guard cursor.current == UInt8(ascii: "&") else {
        cursor = end
        return mentions
      }
      cursor.advance()
      cursor.take { $0.isBlank }
      mentions.append(try readNode())
    }
  }

  private mutating func readNode() throws(DocumentError) -> Mention {
    let location = cursor.location
    let start = cursor.offset
    while let byte = cursor.current, byte.isWordByte || joinsWords(byte) { cursor.advance() }
    guard cursor.offset > start else { throw cursor.error(expected: "the name of a node") }
    let node = try graph.node(cursor.text(from: start), at: location)
    var shape = MermaidShape(cursor)
    if let label = try shape.read() { graph.label(node, label) }
    cursor = shape.cursor
    if cursor.isAt(":::") {
      cursor.advance(3)
      cursor.take { $0.isWordByte || $0 == UInt8(ascii: "-") }
    }
    return (node, location)
  }

  /// Whether a byte is part of a name since a letter or digit follows it: `App.Core`, `my-node`.
  private func joinsWords(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "+"),
      UInt8(ascii: "*"), UInt8(ascii: ":"):
      cursor.peek(1)?.isWordByte == true
    default: false
    }
  }

  // MARK: Between statements

  private mutating func expectEndOfStatement(expected: String) throws(DocumentError) {
    cursor.take { $0.isBlank }
    guard let byte = cursor.current else { return }
    guard byte.isLineEnd || byte == UInt8(ascii: ";") || cursor.isAt("%%") else {
      throw cursor.error(expected: expected)
    }
  }

  /// Skips to the end of the line, or to a `;` outside of quotes and brackets.
  private mutating func skipStatement() {
    var isQuoted = false
    var depth = 0
    cursor.take { byte in
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "["), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"): depth -= 1
      default: break
      }
      return !byte.isLineEnd && (isQuoted || depth > 0 || byte != UInt8(ascii: ";"))
    }
  }

  /// Skips blanks, line ends, `;`, `%% comments` and `%%{directives}%%`.
  private mutating func skipSpace() {
    while let byte = cursor.current {
      if byte.isBlank || byte.isLineEnd || byte == UInt8(ascii: ";") {
        cursor.advance()
      } else if cursor.isAt("%%{") {
        while cursor.current != nil, !cursor.isAt("}%%") { cursor.advance() }
        cursor.advance(3)
      } else if cursor.isAt("%%") {
        cursor.take { !$0.isLineEnd }
      } else {
        return
      }
    }
  }

  /// Skips what stands between two lines `---` at the beginning.
  private mutating func skipFrontMatter() {
    var ahead = cursor
    ahead.take { $0.isBlank || $0.isLineEnd }
    guard ahead.isAt("---") else { return }
    while ahead.current != nil {
      ahead.take { !$0.isLineEnd }
      ahead.take { $0.isLineEnd || $0.isBlank }
      guard ahead.isAt("---") else { continue }
      ahead.advance(3)
      cursor = ahead
      return
    }
  }
}

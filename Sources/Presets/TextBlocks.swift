import SourceText

/// The lines of a YAML text that belong to each key of a mapping.
struct TextBlocks {
  private let lines: [String]

  /// Takes the text that the nodes asked about were read from.
  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Each key with its lines, the comments above it included, indentation taken off.
  ///
  /// - Parameters:
  ///   - pairs: the pairs of one mapping, in the order of the text.
  ///   - end: the line, counted from 1, behind the last line of the mapping; `nil` for the text's
  ///     end.
  /// - Returns: as many blocks as there are pairs. Keys that share a line get their node on one.
  func blocks(of pairs: [ConfigPair], end: Int? = nil) -> [(key: String, text: String)] {
    let starts = pairs.map { firstLine(of: $0) } + [end ?? lines.count + 1]
    return pairs.indices.map { index in
      let pair = pairs[index]
      guard starts[index] < starts[index + 1], indentation(of: pair) != nil else {
        return (pair.key, "\(pair.key): \(pair.value.flowText)")
      }
      return (pair.key, text(from: starts[index], to: starts[index + 1]))
    }
  }

  /// The line of a key, or of the first comment directly above it.
  private func firstLine(of pair: ConfigPair) -> Int {
    var line = pair.keyLocation.line
    while line > 1, trimmed(line - 1).first == "#" { line -= 1 }
    return line
  }

  /// How far a key is indented; `nil` where something stands before it.
  private func indentation(of pair: ConfigPair) -> Int? {
    let column = pair.keyLocation.column - 1
    guard lines.indices.contains(pair.keyLocation.line - 1) else { return nil }
    let before = lines[pair.keyLocation.line - 1].utf8.prefix(column)
    return before.allSatisfy { $0 == UInt8(ascii: " ") } ? column : nil
  }

  private func trimmed(_ line: Int) -> Substring { lines[line - 1].drop { $0 == " " } }

  private func text(from start: Int, to end: Int) -> String {
    var block = lines[(start - 1)..<(end - 1)]
    while block.last?.allSatisfy({ $0 == " " }) == true { block.removeLast() }
    let indents = block.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    let indent = indents.min() ?? 0
    return block.map { String($0.dropFirst(indent)) }.joined(separator: "\n")
  }
}

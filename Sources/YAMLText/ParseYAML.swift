import SourceText
import Yams

/// Reads one YAML document into a tree of nodes with positions.
///
/// Scalars keep their text: nothing is turned into a number, a truth value or null. Aliases are
/// replaced by what they name (which keeps the place where it was written), merge keys (`<<`) are
/// resolved, and keys of a mapping are unique. Comments are dropped.
///
/// - Parameters:
///   - text: the whole text; a byte order mark is skipped and does not count as a column.
///   - path: the path that locations carry.
/// - Returns: the document's root, or `nil` for a text without a document.
/// - Throws: every mistake that could be found before reading had to stop: wrong syntax, a second
///   document, a key written twice, a key that is not a scalar, nesting deeper than
///   ``YAMLLimits/depth``, more nodes after expanding aliases than ``YAMLLimits/nodes(inBytes:)``;
///   for a text with the marks of merge conflicts, those.
/// - Complexity: O(bytes + expanded nodes).
package func parseYAML(
  _ text: String, path: String
) throws(ConfigurationErrors) -> ConfigNode? {
  let text =
    text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  let places = YAMLPlaces(text, path: path)
  if let issue = complexKeyIssue(in: text, places: places) {
    throw conflicts(in: text, path: path) ?? ConfigurationErrors([issue])
  }
  let root: Node?
  do {
    root = try compose(yaml: text, .basic)
  } catch let error as YamlError {
    throw conflicts(in: text, path: path)
      ?? ConfigurationErrors([issue(for: error, in: text, places: places)])
  } catch {
    let place = SourceLocation(path: path)
    throw ConfigurationErrors([
      ConfigurationIssue(location: place, message: "This is not valid YAML: \(error).")
    ])
  }
  guard let root else { return nil }
  var reader = NodeReader(places: places, limit: YAMLLimits.nodes(inBytes: text.utf8.count))
  let node = reader.read(root, depth: 0)
  guard reader.issues.isEmpty else { throw ConfigurationErrors(reader.issues) }
  return node
}

private func conflicts(in text: String, path: String) -> ConfigurationErrors? {
  let issues = conflictIssues(in: text, path: path)
  return issues.isEmpty ? nil : ConfigurationErrors(issues)
}

/// Bounds that keep hostile texts from exhausting memory or the stack.
package enum YAMLLimits {
  /// Nodes that a document may always have after its aliases are expanded.
  package static let nodes = 100_000
  /// Levels of nesting after aliases are expanded.
  package static let depth = 200

  /// Nodes that a document may have after its aliases are expanded: as many as one of its length
  /// holds that has a line a value, as baselines have, and no alias.
  package static func nodes(inBytes count: Int) -> Int { max(nodes, count / 8) }
}

/// Turns the library's nodes into ours and counts what it makes.
private struct NodeReader {
  /// Bytes of a scalar that count as much as a node: a long text may stand behind many aliases too.
  private static let bytesOfNode = 64

  let places: YAMLPlaces
  /// Nodes at most.
  let limit: Int
  var issues: [ConfigurationIssue] = []
  private var count = 0
  private var isStopped = false

  init(places: YAMLPlaces, limit: Int) {
    self.places = places
    self.limit = limit
  }

  /// Reads a node; what cannot be read becomes an issue and an empty scalar.
  mutating func read(_ node: Node, depth: Int) -> ConfigNode {
    let location = places.location(node.mark)
    let empty = ConfigNode(.scalar("", isQuoted: false), location: location)
    guard !isStopped else { return empty }
    count += 1 + (node.scalar?.string.utf8.count ?? 0) / NodeReader.bytesOfNode
    if count > limit {
      stop(
        "The text has more than \(limit) values once its aliases (`*name`) are "
          + "expanded; write fewer of them.", location)
      return empty
    }
    if depth >= YAMLLimits.depth {
      stop(
        "Values are nested more than \(YAMLLimits.depth) levels deep here; flatten "
          + "them.", location)
      return empty
    }
    switch node {
    case .scalar(let scalar):
      let isQuoted = scalar.style != .plain && scalar.style != .any
      return ConfigNode(.scalar(scalar.string, isQuoted: isQuoted), location: location)
    case .sequence(let sequence):
      var elements: [ConfigNode] = []
      for element in sequence where !isStopped { elements.append(read(element, depth: depth + 1)) }
      return ConfigNode(.sequence(elements), location: location)
    case .mapping(let mapping):
      return ConfigNode(.mapping(readPairs(mapping, depth: depth)), location: location)
    case .alias:
      issues.append(
        .init(location: location, message: "This alias has no anchor; define the anchor before it.")
      )
      return empty
    }
  }

  private mutating func readPairs(_ mapping: Node.Mapping, depth: Int) -> [ConfigPair] {
    var pairs: [ConfigPair] = []
    var merged: [ConfigNode] = []
    for (key, value) in mapping where !isStopped {
      let keyLocation = places.location(key.mark)
      guard case .scalar(let scalar) = key else {
        issues.append(
          .init(
            location: keyLocation, message: "A key must be plain text, not a list or a mapping."))
        continue
      }
      let node = read(value, depth: depth + 1)
      if scalar.string == "<<", scalar.style == .plain {
        merged.append(node)
      } else {
        pairs.append(ConfigPair(key: scalar.string, keyLocation: keyLocation, value: node))
      }
    }
    for node in merged { merge(node, into: &pairs) }
    return pairs
  }

  /// Adds the pairs that a merge key brings; keys that are written out win, then the first merged.
  private mutating func merge(_ node: ConfigNode, into pairs: inout [ConfigPair]) {
    let sources: [ConfigNode] = node.elements ?? [node]
    var known = Set(pairs.map { Array($0.key.utf8) })
    for source in sources {
      guard let added = source.pairs else {
        issues.append(
          .init(
            location: source.location,
            message: "`<<` needs a mapping or a list of mappings."))
        continue
      }
      for pair in added where known.insert(Array(pair.key.utf8)).inserted { pairs.append(pair) }
    }
  }

  private mutating func stop(_ message: String, _ location: SourceLocation) {
    isStopped = true
    issues.append(ConfigurationIssue(location: location, message: message))
  }
}

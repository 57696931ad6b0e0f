import SourceText

/// The languages in which a graph may be documented.
package enum DocumentFormat: Sendable {
  case dot
  case mermaid
  case markdown
  case tree

  /// The endings of file names, for messages.
  package static let endings = [".dot", ".gv", ".mmd", ".mermaid", ".md", ".yml", ".yaml", ".json"]

  /// The language that a file's name ends with, or `nil`.
  package init?(path: String) {
    let ending = path.utf8.split(separator: UInt8(ascii: ".")).last.map { String(Substring($0)) }
    switch ending?.lowercased() {
    case "dot", "gv": self = .dot
    case "mmd", "mermaid": self = .mermaid
    case "md", "markdown": self = .markdown
    case "yml", "yaml", "json": self = .tree
    default: return nil
    }
  }

  /// Reads a graph.
  ///
  /// - Parameter readTree: reads YAML, of which JSON is a part.
  /// - Throws: the first mistake.
  package func graph(
    _ text: String, path: String, readTree: TreeReader
  ) throws(DocumentError) -> DocumentedGraph {
    switch self {
    case .dot: return try readDOT(text, path: path)
    case .mermaid: return try readMermaid(text, path: path)
    case .markdown: return try readMarkdown(text, path: path)
    case .tree:
      return try readTreeGraph(readDocumentTree(text, path: path, readTree), path: path)
    }
  }
}

/// Reads YAML or JSON.
///
/// - Throws: the first mistake.
package func readDocumentTree(
  _ text: String, path: String, _ readTree: TreeReader
) throws(DocumentError) -> ConfigNode? {
  do throws(ConfigurationErrors) {
    return try readTree(text, path)
  } catch {
    let issue = error.issues.first
    throw DocumentError(
      issue?.message ?? "it is not readable", at: issue?.location ?? SourceLocation(path: path))
  }
}

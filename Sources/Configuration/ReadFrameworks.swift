import RuleLanguage
import SourceText

/// The `frameworks:` of all layers; of a module that several of them name the last counts.
///
/// - Parameters:
///   - root: the path of the outermost configuration.
///   - readFile: hands over the text of a file, by its path relative to the root.
func readFrameworks(
  _ layers: [ConfigurationLayer], root: String, readFile: (String) throws -> String,
  issues: ConfigurationIssues
) -> [FrameworkDefinition] {
  var definitions: [FrameworkDefinition] = []
  for layer in layers {
    for pair in layer.pairs("frameworks", issues: issues) {
      let reader = FrameworkEntryReader(pair, layer: layer, root: root, issues: issues)
      guard let definition = reader.definition(readFile) else { continue }
      definitions.removeAll { $0.name == definition.name }
      definitions.append(definition)
    }
  }
  return definitions
}

/// Reads one entry under `frameworks:`.
private struct FrameworkEntryReader {
  let pair: ConfigPair
  let layer: ConfigurationLayer
  let root: String
  let issues: ConfigurationIssues

  init(
    _ pair: ConfigPair, layer: ConfigurationLayer, root: String, issues: ConfigurationIssues
  ) {
    self.pair = pair
    self.layer = layer
    self.root = root
    self.issues = issues
  }

  func definition(_ readFile: (String) throws -> String) -> FrameworkDefinition? {
    guard isModuleName(pair.key) else {
      issues.report(
        "`\(pair.key)` is not the name of a module: letters, digits and `_`, as an import writes it.",
        at: pair.keyLocation)
      return nil
    }
    let node = pair.value.mapping(shortFor: "interface")
    let reader = OptionsReader(
      node, fields: ConfigurationFields.framework, name: pair.key, issues: issues)
    guard let options = node.pairs else { return nil }
    if options.isEmpty {
      reader.report(
        "The framework `\(pair.key)` says nothing: write `interface: \(pair.key).swift`, or what it "
          + "declares: `declares: [class Tracker]`.")
    }
    return FrameworkDefinition(
      name: pair.key,
      interfaces: reader.nodes("interface").compactMap { interface($0, readFile) },
      declarations: reader.nodes("declares").compactMap { declaration($0) },
      location: pair.keyLocation)
  }

  private func interface(
    _ node: ConfigNode, _ readFile: (String) throws -> String
  ) -> FrameworkDefinition.Interface? {
    guard let written = node.text else { return nil }
    guard !layer.origin.isBuiltIn,
      let path = relativePath(written, besides: layer.path, root: root)
    else {
      issues.report(
        "`\(written)` is outside the project: use a file below its root, by a path relative to this "
          + "one.", at: node.location)
      return nil
    }
    do {
      return FrameworkDefinition.Interface(
        path: LocatedText(path, location: node.location), text: try readFile(path))
    } catch {
      issues.report("`\(path)` cannot be read: \(error).", at: node.location)
      return nil
    }
  }

  /// A declaration, with the braces that a type without members may leave out.
  private func declaration(_ node: ConfigNode) -> LocatedText? {
    guard let text = node.text else { return nil }
    let words = text.split(separator: " ")
    guard let keyword = words.lazy.map(String.init).first(where: keywords.contains) else {
      issues.report(
        "`\(text)` does not say what it declares: write it as in Swift, such as `class \(text)` or "
          + "`func \(text)()`.", at: node.location)
      return nil
    }
    let needsBraces = typeKeywords.contains(keyword) && !text.utf8.contains(UInt8(ascii: "{"))
    return LocatedText(needsBraces ? text + " {}" : text, location: node.location)
  }
}

private func isModuleName(_ text: String) -> Bool {
  !text.isEmpty && text.first?.isNumber == false
    && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
}

/// Declarations that have braces.
private let typeKeywords: Set<String> = [
  "actor", "class", "enum", "extension", "protocol", "struct",
]

private let keywords = typeKeywords.union(["func", "let", "macro", "operator", "typealias", "var"])

import ArchModel

/// Puts values in the place of `${name}` in the scalars and keys of a preset.
struct ParameterSubstitution {
  let values: [(name: String, value: ConfigNode)]
  let issues: ConfigurationIssues
  /// Where the preset is extended: the place of all that it says itself, since a preset has no file
  /// that could be opened; `nil` keeps the places in the preset's text.
  var place: SourceLocation?

  /// The node with every parameter replaced; a scalar that is one parameter takes any value.
  func apply(to node: ConfigNode) -> ConfigNode {
    switch node.content {
    case .scalar(let text, let isQuoted):
      for (name, value) in values where text == "${\(name)}" { return value }
      let filled = fill(text)
      return ConfigNode(.scalar(filled, isQuoted: isQuoted), location: place ?? node.location)
    case .sequence(let elements):
      return ConfigNode(.sequence(elements.map(apply(to:))), location: place ?? node.location)
    case .mapping(let pairs):
      let filled = pairs.map {
        ConfigPair(key: fill($0.key), keyLocation: place ?? $0.keyLocation, value: apply(to: $0.value))
      }
      return ConfigNode(.mapping(filled), location: place ?? node.location)
    }
  }

  private func fill(_ text: String) -> String {
    var rest = Substring(text)
    var result = ""
    while let start = rest.firstIndex(of: "$") {
      let match = values.first { rest[start...].hasPrefix("${\($0.name)}") }
      guard let match else {
        result += rest[...start]
        rest = rest[rest.index(after: start)...]
        continue
      }
      result += rest[..<start]
      if let text = match.value.text {
        result += text
      } else {
        issues.report(
          "The parameter `\(match.name)` takes a text here, not \(match.value.shape).",
          at: match.value.location)
      }
      rest = rest[rest.index(start, offsetBy: match.name.count + 3)...]
    }
    return result + rest
  }
}

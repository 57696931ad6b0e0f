import SourceText

/// Puts values in the place of `${name}` in the scalars and keys of a preset.
struct ParameterSubstitution {
  let values: [ParameterValue]
  let issues: ConfigurationIssues
  /// Where the preset is extended: the place of all that it says itself, since a preset has no file
  /// that could be opened; `nil` keeps the places in the preset's text.
  var site: SourceLocation?

  /// The node with every parameter replaced; a scalar that is one parameter takes any value.
  ///
  /// What a value handed over is part of stands where the value is written, since that is where a
  /// mistake in it can be mended.
  func apply(to node: ConfigNode) -> ConfigNode {
    switch node.content {
    case .scalar(let text, let isQuoted):
      for value in values where text == "${\(value.name)}" { return value.node }
      let (filled, place) = fill(text)
      return ConfigNode(
        .scalar(filled, isQuoted: isQuoted), location: place ?? site ?? node.location)
    case .sequence(let elements):
      return ConfigNode(.sequence(elements.map(apply(to:))), location: site ?? node.location)
    case .mapping(let pairs):
      let filled = pairs.map {
        ConfigPair(
          key: fill($0.key).text, keyLocation: site ?? $0.keyLocation, value: apply(to: $0.value))
      }
      return ConfigNode(.mapping(filled), location: site ?? node.location)
    }
  }

  /// The text with values in it, and where the first of those handed over is written.
  private func fill(_ text: String) -> (text: String, place: SourceLocation?) {
    var rest = Substring(text)
    var result = ""
    var place: SourceLocation?
    while let start = rest.firstIndex(of: "$") {
      let match = values.first { rest[start...].hasPrefix("${\($0.name)}") }
      guard let match else {
        result += rest[...start]
        rest = rest[rest.index(after: start)...]
        continue
      }
      result += rest[..<start]
      if let text = match.node.text {
        result += text
      } else {
        issues.report(
          "The parameter `\(match.name)` takes a text here, not \(match.node.shape).",
          at: match.node.location)
      }
      if match.isWritten { place = place ?? match.node.location }
      rest = rest[rest.index(start, offsetBy: match.name.count + 3)...]
    }
    return (result + rest, place)
  }
}

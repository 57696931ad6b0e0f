import SourceText

/// Puts values in the place of `${name}` in the scalars and keys of a configuration.
package struct ParameterSubstitution {
  private let values: [ParameterValue]
  private let issues: ConfigurationIssues
  /// The place of all that the configuration says itself; `nil` keeps the places in its text.
  private let site: SourceLocation?

  /// - Parameters:
  ///   - values: one for each parameter.
  ///   - issues: takes the values that do not fit where they are to stand.
  ///   - site: where a preset is extended, for one without a file that could be opened: the place of
  ///     all that it says itself.
  package init(
    values: [ParameterValue], issues: ConfigurationIssues, site: SourceLocation? = nil
  ) {
    self.values = values
    self.issues = issues
    self.site = site
  }

  /// The node with every parameter replaced; a scalar that is one parameter takes any value.
  ///
  /// What a value handed over is part of stands where the value is written, since that is where a
  /// mistake in it can be mended.
  package func apply(to node: ConfigNode) -> ConfigNode {
    switch node.content {
    case .scalar(let text, let isQuoted):
      if let whole = Placeholder(atStartOf: text[...], in: [.braces]), whole.rest.isEmpty,
        let value = value(of: whole.name)
      {
        return value.node
      }
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

  private func value(of name: Substring) -> ParameterValue? {
    values.first { $0.name.utf8.elementsEqual(name.utf8) }
  }

  /// The text with values in it, and where the first of those handed over is written.
  private func fill(_ text: String) -> (text: String, place: SourceLocation?) {
    var place: SourceLocation?
    let filled = text.fillingPlaceholders(in: [.braces]) { name in
      guard let value = value(of: name) else { return nil }
      if value.isWritten { place = place ?? value.node.location }
      guard let text = value.node.text else {
        issues.report(
          "The parameter `\(name)` needs a string here, not \(value.node.shape).",
          at: value.node.location)
        return ""
      }
      return text
    }
    return (filled, place)
  }
}

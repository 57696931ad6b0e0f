import SourceText

/// Bounds what the values of parameters add up to where they are put: a preset that hands each of its
/// parameters on twice would double them with each preset that it extends.
package final class SubstitutionBudget {
  /// Bytes of text, and nodes at sixteen bytes each.
  package static let limit = 16 << 20
  private var left = limit
  private var isReported = false

  /// Makes a budget of which nothing is spent.
  package init() {}

  /// Takes some bytes; `false`, and a mistake the first time, where there are not so many left.
  fileprivate func takes(_ size: Int, at location: SourceLocation, _ issues: ConfigurationIssues)
    -> Bool
  {
    guard size > left else {
      left -= size
      return true
    }
    if !isReported {
      issues.report(
        "The values of parameters add up to more than \(Self.limit >> 20) MB where they are used. "
          + "Shorten them, or use them less often.", at: location)
    }
    isReported = true
    return false
  }
}

/// Puts values in the place of `${name}` in the scalars and keys of a configuration.
package struct ParameterSubstitution {
  private let values: [ParameterValue]
  private let issues: ConfigurationIssues
  /// The place of all that the configuration says itself; `nil` keeps the places in its text.
  private let site: SourceLocation?
  private let budget: SubstitutionBudget
  private let sizes: [Int]

  /// - Parameters:
  ///   - values: one for each parameter.
  ///   - issues: takes the values that do not fit where they are to stand.
  ///   - site: where a preset is extended, for one without a file that could be opened: the place of
  ///     all that it says itself.
  ///   - budget: what all substitutions of a configuration share.
  package init(
    values: [ParameterValue], issues: ConfigurationIssues, site: SourceLocation? = nil,
    budget: SubstitutionBudget = SubstitutionBudget()
  ) {
    self.budget = budget
    sizes = values.map { $0.node.size }
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
        let index = index(of: whole.name)
      {
        let node = values[index].node
        return budget.takes(sizes[index], at: node.location, issues)
          ? node : ConfigNode(.scalar("", isQuoted: true), location: node.location)
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

  private func index(of name: Substring) -> Int? {
    values.firstIndex { $0.name.utf8.elementsEqual(name.utf8) }
  }

  /// The text with values in it, and where the first of those handed over is written.
  private func fill(_ text: String) -> (text: String, place: SourceLocation?) {
    var place: SourceLocation?
    let filled = text.fillingPlaceholders(in: [.braces]) { name in
      guard let index = index(of: name) else { return nil }
      let value = values[index]
      if value.isWritten { place = place ?? value.node.location }
      guard let text = value.node.text else {
        issues.report(
          "The parameter `\(name)` needs a string here, not \(value.node.shape).",
          at: value.node.location)
        return ""
      }
      return budget.takes(sizes[index], at: value.node.location, issues) ? text : ""
    }
    return (filled, place)
  }
}

extension ConfigNode {
  /// Bytes of its text, and sixteen for each node.
  fileprivate var size: Int {
    switch content {
    case .scalar(let text, _): 16 + text.utf8.count
    case .sequence(let elements): elements.reduce(16) { $0 + $1.size }
    case .mapping(let pairs): pairs.reduce(16) { $0 + $1.key.utf8.count + $1.value.size }
    }
  }
}

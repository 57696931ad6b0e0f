import RuleEngine
import RuleLanguage

/// The layers that a rule puts in order, for those who draw them.
package struct LayerOrder: Sendable {
  /// The id of the rule.
  package let rule: String
  /// The layers' names, highest first.
  package let names: [String]
  /// For each layer the selectors of its siblings.
  package let selectors: [[Selector]]

  /// Reads the layers of a rule; `nil` where it is of another kind or switched off.
  package init?(_ entry: RuleEntry) {
    guard entry.isOn, entry.kind == LayersRule.metadata.kind else { return nil }
    let layers = LayersRule.make(entry).layers
    rule = entry.id
    names = layers.map { layer in
      layer.siblings.map { tagName(of: $0) ?? $0.text }.joined(separator: ", ")
    }
    selectors = layers.map(\.siblings)
  }

  /// The number of the first layer that takes an endpoint; `nil` where none does.
  package func layer(of endpoint: Endpoint, tags: TagTable) -> Int? {
    selectors.firstIndex { siblings in siblings.contains { $0.selects(endpoint, tags: tags) } }
  }
}

/// The name of the tag that a selector consists of; `nil` for any other selector.
private func tagName(of selector: Selector) -> String? {
  guard case .leaf(let leaf) = selector.expression, case .tag(let name) = leaf.test else {
    return nil
  }
  return name
}

import DependencyModel
import RuleLanguage

/// The levels at which `through: any` walks the graph.
package enum WalkLevel: String, CaseIterable {
  case component
  case module
  case file
  case type

  /// The level as a granularity.
  package var granularity: Granularity {
    switch self {
    case .component: .component
    case .module: .module
    case .file: .file
    case .type: .type
    }
  }
}

extension OptionsReader {
  /// Reports leaves of a selector that tell apart what a granularity draws together.
  ///
  /// A walk over components cannot start at one file of a component: what the rest of the component
  /// reaches would be reported too.
  package func requireGranularity(of selector: Selector, _ granularity: Granularity) {
    for leaf in selector.leaves {
      let needed: Granularity
      switch (leaf.kind, granularity) {
      case (.path, .component), (.path, .module): needed = .file
      case (let kind, .component), (let kind, .module), (let kind, .file), (let kind, .folder):
        guard kind.selectsNodes else { continue }
        needed = .type
      case (.external, .type):
        report(
          "Chains of types cannot reach `\(leaf.text)`, because imports belong to files. Write "
            + "`at: file`, or a coarser level.", at: leaf.location)
        continue
      default: continue
      }
      let advice = canBeAt(needed) ? "Write `at: \(needed.rawValue)`, or select" : "Select"
      report(
        "`\(leaf.text)` selects only part of a \(granularity.rawValue), but the rule checks each "
          + "\(granularity.rawValue) as a whole. \(advice) by component or "
          + "module.", at: leaf.location)
    }
  }

  /// Whether the rule has an option `at` with a level.
  private func canBeAt(_ level: Granularity) -> Bool {
    guard case .choice(let words)? = fields.first(where: { $0.name == "at" })?.type else {
      return false
    }
    return words.contains(level.rawValue)
  }
}

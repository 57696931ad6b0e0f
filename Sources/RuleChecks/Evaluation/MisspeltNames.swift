import DependencyModel
import RuleEngine
import RuleLanguage
import SourceText

extension RuleScope {
  /// The known name from outside that one without wildcards is meant to be, where that is neither
  /// known nor met in the project. O(imports + external references + known names).
  func knownName(like leaf: SelectorLeaf) -> String? {
    guard leaf.kind.isOutsideProject, case .pattern(let pattern) = leaf.test,
      let word = pattern.withoutLabels.onlyText(filling: Bindings())
    else { return nil }
    switch leaf.kind {
    case .external:
      let isMet =
        view.index.externalNames.contains { $0.equalsInBytes(word) }
        || view.graph.modules.contains { $0.name.equalsInBytes(word) }
      return isMet ? nil : view.outsideNames.module(like: word)
    case .symbol:
      let isMet = view.graph.names.values.contains { $0.equalsInBytes(word) }
      return isMet ? nil : view.outsideNames.name(like: word)
    default: return nil
    }
  }
}

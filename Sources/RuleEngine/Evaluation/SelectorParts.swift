import Findings
import RuleLanguage

/// The parts of a selector, each with what it takes by itself and what it leaves of those before it.
struct SelectorParts {
  /// Tags within tags that are followed.
  private static let maximumDepth = 8

  let selector: Selector
  let scope: RuleScope

  /// The parts in the order in which they are asked, each followed by its own; none for a selector
  /// without parts. O(parts · things).
  var conditions: [RuleExplanation.Condition] { conditions(in: selector.expression, depth: 0) }

  private func conditions(
    in expression: Selector.Expression, depth: Int
  ) -> [RuleExplanation.Condition] {
    switch expression {
    case .everything: []
    case .leaf(let leaf): conditions(behind: leaf, depth: depth)
    case .not(let part): conditions(in: part, depth: depth)
    case .any(let parts):
      parts.enumerated().flatMap { number, part in
        [condition(part, number == 0 ? nil : .or, depth)] + conditions(in: part, depth: depth + 1)
      }
    case .all(let parts): conditions(inAll: parts, depth: depth)
    }
  }

  /// What a tag stands for.
  private func conditions(
    behind leaf: SelectorLeaf, depth: Int
  ) -> [RuleExplanation.Condition] {
    guard case .tag(let name) = leaf.test, let tag = scope.view.tags[name],
      depth < Self.maximumDepth
    else { return [] }
    guard case .leaf = tag.expression else { return conditions(in: tag.expression, depth: depth) }
    return conditions(in: .any([tag.expression]), depth: depth)
  }

  private func conditions(
    inAll parts: [Selector.Expression], depth: Int
  ) -> [RuleExplanation.Condition] {
    let asked = parts.flattened.positiveFirst
    return asked.indices.flatMap { index -> [RuleExplanation.Condition] in
      if case .everything = asked[index] { return [] }
      var joint: RuleExplanation.Condition.Joint? = index == 0 ? nil : .and
      var part = asked[index]
      if case .not(let excluded) = part { (joint, part) = (.not, excluded) }
      let unit = TakenThings(selector, scope).unit
      let left = TakenThings(self.part(.all(Array(asked[...index]))), of: selector, scope, in: unit)
      return [condition(part, joint, depth, left: left.names.count)]
        + conditions(in: part, depth: depth + 1)
    }
  }

  private func condition(
    _ expression: Selector.Expression, _ joint: RuleExplanation.Condition.Joint?, _ depth: Int,
    left: Int? = nil
  ) -> RuleExplanation.Condition {
    let taken = TakenThings(part(expression), of: selector, scope)
    return RuleExplanation.Condition(
      depth: depth, joint: joint, text: expression.text, unit: taken.unit.rawValue,
      names: taken.names, left: left)
  }

  private func part(_ expression: Selector.Expression) -> Selector {
    Selector(expression, text: expression.text, location: selector.location)
  }
}

extension [Selector.Expression] {
  /// The parts, with those of every `all:` among them in its place.
  fileprivate var flattened: [Selector.Expression] {
    flatMap { part in
      if case .all(let parts) = part { parts.flattened } else { [part] }
    }
  }
}

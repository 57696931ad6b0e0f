import Findings
import RuleEngine
import RuleLanguage

/// The parts of a selector, each with what it takes by itself and what it leaves of those before it.
struct SelectorParts {
  /// Tags within tags that are followed.
  private static let maximumDepth = 8

  let selector: Selector
  let scope: RuleScope

  /// The parts in the order in which they are asked, each followed by its own; none for a selector
  /// without parts. What a tag stands for is listed once, and nothing of a part that takes nothing.
  /// O(parts · things).
  var conditions: [RuleExplanation.Condition] {
    var listed: Set<String> = []
    return conditions(in: selector.expression, depth: 0, &listed)
  }

  private func conditions(
    in expression: Selector.Expression, depth: Int, _ listed: inout Set<String>
  ) -> [RuleExplanation.Condition] {
    switch expression {
    case .everything: return []
    case .leaf(let leaf): return conditions(behind: leaf, depth: depth, &listed)
    case .not(let part): return conditions(in: part, depth: depth, &listed)
    case .any(let parts):
      return parts.enumerated().flatMap { number, part in
        withParts(condition(part, number == 0 ? nil : .or, depth), of: part, &listed)
      }
    case .all(let parts): return conditions(inAll: parts, depth: depth, &listed)
    }
  }

  /// A condition and those that it consists of.
  private func withParts(
    _ condition: RuleExplanation.Condition, of part: Selector.Expression,
    _ listed: inout Set<String>
  ) -> [RuleExplanation.Condition] {
    guard condition.count > 0 else { return [condition] }
    return [condition] + conditions(in: part, depth: condition.depth + 1, &listed)
  }

  /// What a tag stands for.
  private func conditions(
    behind leaf: SelectorLeaf, depth: Int, _ listed: inout Set<String>
  ) -> [RuleExplanation.Condition] {
    guard case .tag(let name) = leaf.test, let tag = scope.view.tags[name],
      depth < Self.maximumDepth, listed.insert(name).inserted
    else { return [] }
    guard case .leaf = tag.expression else {
      return conditions(in: tag.expression, depth: depth, &listed)
    }
    return conditions(in: .any([tag.expression]), depth: depth, &listed)
  }

  private func conditions(
    inAll parts: [Selector.Expression], depth: Int, _ listed: inout Set<String>
  ) -> [RuleExplanation.Condition] {
    let asked = parts.flattened.positiveFirst
    let unit = TakenThings(selector, scope).unit
    var conditions: [RuleExplanation.Condition] = []
    for index in asked.indices {
      if case .everything = asked[index] { continue }
      var joint: RuleExplanation.Condition.Joint? = index == 0 ? nil : .and
      var part = asked[index]
      if case .not(let excluded) = part { (joint, part) = (.not, excluded) }
      let left = TakenThings(self.part(.all(Array(asked[...index]))), of: selector, scope, in: unit)
        .names.count
      conditions += withParts(condition(part, joint, depth, left: left), of: part, &listed)
      // What follows has nothing to choose from.
      if left == 0 { break }
    }
    return conditions
  }

  private func condition(
    _ expression: Selector.Expression, _ joint: RuleExplanation.Condition.Joint?, _ depth: Int,
    left: Int? = nil
  ) -> RuleExplanation.Condition {
    let taken = TakenThings(part(expression), of: selector, scope)
    return RuleExplanation.Condition(
      depth: depth, joint: joint, text: Self.text(of: expression), unit: taken.unit.rawValue,
      names: taken.names, left: left)
  }

  /// Characters of a list that stands where it is used; of a longer one the number is given.
  private static let textLimit = 40

  /// What a condition says: the alternatives of a list follow in lines of their own.
  private static func text(of expression: Selector.Expression) -> String {
    if case .any(let parts) = expression, parts.count > 1, expression.text.count > textLimit {
      return "any of \(parts.count) selectors"
    }
    return expression.text
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

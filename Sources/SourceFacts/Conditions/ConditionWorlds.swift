/// The ways in which some conditions can hold together.
///
/// A *world* tells for each condition whether it holds under one consistent choice of platform,
/// architecture, flags and so on. Only the largest worlds are kept: what holds in one that is part
/// of another holds in that too.
///
/// The number of choices tried is bounded. Where there are more, the rarest flags stay open, and a
/// condition that they decide counts as holding: a contradiction may then be missed, but none is
/// ever made up.
package struct ConditionWorlds: Sendable {
  /// Choices tried times conditions evaluated, or names in them where these are more, at most.
  private static let evaluationLimit = 1 << 17
  /// Choices tried, at most: twelve flags.
  private static let choiceLimit = 1 << 12
  /// Worlds kept, at most.
  private static let worldLimit = 32

  /// For each world and each condition whether it holds there; at least one world, in an order that
  /// depends on the conditions alone.
  package let worlds: [[Bool]]

  /// Finds the worlds of some conditions.
  ///
  /// - Parameters:
  ///   - conditions: the conditions, which may be none.
  ///   - modules: names of the project's modules, which can always be imported.
  package init(_ conditions: [BuildCondition], modules: Set<String>) {
    let formulas = ConditionFormulas(conditions, modules: modules)
    let size = max(conditions.count, formulas.uses.reduce(0, +))
    var limit = min(Self.choiceLimit, max(1, Self.evaluationLimit / max(1, size)))
    while true {
      let variables = Self.enumerated(formulas, limit: limit)
      if let worlds = Self.largest(Self.worlds(formulas, choosing: variables)) {
        self.worlds = worlds
        return
      }
      limit /= 8
    }
  }

  /// Whether some conditions can all hold at once, as far as the bounds let one tell.
  package static func areConsistent(
    _ conditions: [BuildCondition], modules: Set<String> = []
  ) -> Bool {
    if conditions.count == 1, let answer = conditions[0].isPossibleConjunction { return answer }
    return ConditionWorlds(conditions, modules: modules).worlds.contains { $0.allSatisfy { $0 } }
  }

  /// The variables that get values: the platform first, then those used most.
  private static func enumerated(_ formulas: ConditionFormulas, limit: Int) -> [Int] {
    let order = formulas.valueCounts.indices.sorted { left, right in
      if (left == formulas.platform) != (right == formulas.platform) {
        return left == formulas.platform
      }
      return (-formulas.uses[left], left) < (-formulas.uses[right], right)
    }
    var product = 1
    return order.filter { variable in
      guard product * formulas.valueCounts[variable] <= limit else { return false }
      product *= formulas.valueCounts[variable]
      return true
    }
  }

  /// The different worlds of all choices, in the order met; where all conditions can hold at once that world alone.
  private static func worlds(
    _ formulas: ConditionFormulas, choosing variables: [Int]
  ) -> [[Bool]] {
    var values = [Int?](repeating: nil, count: formulas.valueCounts.count)
    for variable in variables { values[variable] = 0 }
    var known: Set<[Bool]> = []
    var worlds: [[Bool]] = []
    while true {
      let world = formulas.formulas.map { formulas.value(of: $0, given: values) != false }
      // All others are part of it.
      if !world.contains(false) { return [world] }
      if known.insert(world).inserted { worlds.append(world) }
      // Counts on, as a number with one digit a variable.
      var position = 0
      while position < variables.count {
        let variable = variables[position]
        let next = (values[variable] ?? 0) + 1
        values[variable] = next < formulas.valueCounts[variable] ? next : 0
        if next < formulas.valueCounts[variable] { break }
        position += 1
      }
      if position == variables.count { return worlds }
    }
  }

  /// The worlds that are part of no other, or `nil` when they are too many.
  private static func largest(_ worlds: [[Bool]]) -> [[Bool]]? {
    let sizes = worlds.map { world in world.count { $0 } }
    let order = worlds.indices.sorted { (-sizes[$0], $0) < (-sizes[$1], $1) }
    var kept: [[Bool]] = []
    for index in order {
      let isPart = kept.contains { larger in
        zip(worlds[index], larger).allSatisfy { !$0 || $1 }
      }
      if isPart { continue }
      if kept.count == worldLimit { return nil }
      kept.append(worlds[index])
    }
    return kept
  }
}

extension BuildCondition {
  /// Whether flags that all are or are not set can be so at once; `nil` for other conditions. The
  /// branches of a long `#elseif` are such, each with all those before it. O(flags).
  fileprivate var isPossibleConjunction: Bool? {
    guard case .all(let parts) = self else { return nil }
    var values: [String: Bool] = [:]
    var isPossible = true
    var open = parts
    while let part = open.popLast() {
      switch part {
      case .all(let inner): open += inner
      case .flag(let name):
        if values.updateValue(true, forKey: name) == false { isPossible = false }
      case .not(.flag(let name)):
        if values.updateValue(false, forKey: name) == true { isPossible = false }
      default: return nil
      }
    }
    return isPossible
  }
}

import SourceFacts

extension DependencyGraph {
  /// The conditions under which an edge is there: those of its references and imports.
  ///
  /// - Returns: each one once, in the order of the evidence; empty when some of it is always there.
  /// - Complexity: O(references up to the first one that is always there); O(1) without `#if`.
  package func conditions(of edge: GroupedEdge) -> [ConditionID] {
    if conditions.count == 1 { return [] }
    var found: [ConditionID] = []
    for index in edge.references {
      guard note(references[index].condition, in: &found) else { return [] }
    }
    for index in edge.fileReferences {
      guard note(fileReferences[index].reference.condition, in: &found) else { return [] }
    }
    for index in edge.imports {
      guard note(imports[index].condition, in: &found) else { return [] }
    }
    return found
  }

  /// Adds a condition, and tells whether it is one.
  private func note(_ condition: ConditionID, in found: inout [ConditionID]) -> Bool {
    if condition == .always { return false }
    if !found.contains(condition) { found.append(condition) }
    return true
  }

  /// A condition as it is shown, simplified; `nil` when it always holds.
  package func conditionText(_ condition: ConditionID) -> String? {
    condition == .always ? nil : conditionText([condition])
  }

  /// At least one of some conditions as it is shown, simplified.
  ///
  /// - Returns: `nil` when one of them holds in every build, and of no conditions.
  package func conditionText(_ conditions: [ConditionID]) -> String? {
    guard !conditions.isEmpty else { return nil }
    let simplified = BuildCondition.disjunction(conditions.map { self.conditions[$0.int] })
      .simplified
    return simplified == .always ? nil : simplified.description
  }
}

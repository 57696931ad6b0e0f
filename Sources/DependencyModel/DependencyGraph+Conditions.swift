import SourceFacts

extension DependencyGraph {
  /// The conditions under which an edge is there: those of its references and imports.
  ///
  /// - Returns: each one once, in the order of the evidence; empty when some of it is always there.
  /// - Complexity: O(references up to the first one that is always there); O(1) without `#if`.
  package func conditions(of edge: GroupedEdge) -> [ConditionID] {
    if conditions.count == 1 { return [] }
    var found = FoundConditions()
    for index in edge.references {
      guard found.note(references[index].condition) else { return [] }
    }
    for index in edge.fileReferences {
      guard found.note(fileReferences[index].reference.condition) else { return [] }
    }
    for index in edge.imports {
      guard found.note(imports[index].condition) else { return [] }
    }
    return found.all
  }

  /// Conditions, each one once, in the order met.
  private struct FoundConditions {
    private(set) var all: [ConditionID] = []
    private var known: Set<ConditionID> = []

    /// Adds a condition, and tells whether it is one.
    mutating func note(_ condition: ConditionID) -> Bool {
      if condition == .always { return false }
      if all.last != condition, known.insert(condition).inserted { all.append(condition) }
      return true
    }
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

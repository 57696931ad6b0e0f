import SourceText

/// A condition of `#if`: an index into `DependencyGraph.conditions`.
package typealias ConditionID = ID<BuildCondition>

extension ConditionID {
  /// Code outside every `#if`.
  package static let always = ConditionID(0)
}

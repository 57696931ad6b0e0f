import Findings
import JSONText

/// The rule kinds that a run knows, by name.
///
/// The engine knows none itself: who starts a run hands them over, so that a kind is added without
/// a word about it here.
package struct RuleCatalog: Sendable {
  /// The kinds, in the order in which they are shown.
  package let kinds: [any Rule.Type]

  /// Makes a catalog.
  package init(_ kinds: [any Rule.Type] = []) { self.kinds = kinds }

  /// Every defect that a rule can find, each once: those of the kinds in their order, then those of
  /// all kinds.
  package var defects: [any Defect.Type] {
    var known: Set<String> = []
    return (kinds.flatMap { $0.defects } + [UselessSelector.self, UselessParameter.self]).filter {
      known.insert($0.name).inserted
    }
  }

  /// The names of the kinds and of their defects.
  package var vocabulary: RuleVocabulary {
    var details: [JSONSchema] = []
    for schema in defects.compactMap({ $0.schema }) where !details.contains(schema) {
      details.append(schema)
    }
    return RuleVocabulary(
      kinds: kinds.map { $0.metadata.kind }, defects: defects.map { $0.name }, details: details)
  }

  /// The kind of a name such as `forbid`, or `nil`. O(kinds).
  package subscript(name: String) -> (any Rule.Type)? {
    kinds.first { $0.metadata.kind == name }
  }
}

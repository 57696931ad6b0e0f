import DependencyModel
import RuleEngine
import RuleLanguage
import SourceText

/// A rule that could report a file, with the options whose selectors take something of it.
package struct ConcernedRule: Hashable, Sendable {
  /// The rule's id.
  package var id: String
  /// Its kind.
  package var kind: String
  /// How much a violation weighs.
  package var severity: Severity
  /// The options, in the order of the kind, each one once.
  package var options: [String]
}

/// The rules whose selectors take a file, or a declaration whose home it is, and those that look at
/// a folder around it.
///
/// - Parameters:
///   - path: the file, relative to the project's root.
///   - rules: the rules; those switched off are left out.
/// - Complexity: O(rules · declarations of the file), for rules over folders O(files).
package func rulesConcerning(
  file path: String, _ rules: RuleSet, in view: ArchitectureView
) -> [ConcernedRule] {
  let reach = rules.entries.reduce(into: SelectorReach()) {
    $0.formUnion($1.reach(of: rules.kinds, in: view))
  }
  let view = reach.contains(.declarations) ? view.seeingTraits(view.declarations()) : view
  let files = view.graph.files.indices.filter { view.graph.files[$0].path.equalsInBytes(path) }
  let things = files.flatMap { file in
    [view.endpoint(of: FileID(file))]
      + view.endpoints(of: FileID(file), reach: [.types, .declarations])
  }
  let shared = SharedKnowledge(view)
  return rules.entries.compactMap { entry -> ConcernedRule? in
    guard let severity = entry.severity, let kind = rules.kinds[entry.kind] else {
      return nil
    }
    let scope = RuleScope(
      entry, view: view, grouped: view.grouped, shared: shared, today: nil)
    var options: [String] = []
    let rule = kind.make(entry)
    for named in rule.selectors where !options.contains(named.option) {
      let isTaken = things.contains { thing in
        scope.sees(thing, named.selector) && named.selector.selects(thing, tags: view.tags)
      }
      if isTaken { options.append(named.option) }
    }
    options += rule.options(concerning: path, scope)
    return options.isEmpty
      ? nil
      : ConcernedRule(id: entry.id, kind: entry.kind, severity: severity, options: options)
  }
}

/// The tags that take a file, or a declaration whose home it is, in the order of the configuration.
///
/// - Complexity: O(tags · declarations of the file), and O(declarations) where a tag asks for
///   supertypes or attributes.
package func tagsConcerning(file path: String, in view: ArchitectureView) -> [String] {
  let files = view.graph.files.indices.filter { view.graph.files[$0].path.equalsInBytes(path) }
  let tags = view.tags.definitions
  let reach = tags.reduce(into: SelectorReach()) {
    $0.formUnion($1.selector.reach(tags: view.tags))
  }
  let view = reach.contains(.declarations) ? view.seeingTraits(view.declarations()) : view
  let things = files.flatMap { file in
    [view.endpoint(of: FileID(file))]
      + view.endpoints(of: FileID(file), reach: [.types, .declarations])
  }
  return tags.filter { tag in
    things.contains { tag.selector.selects($0, tags: view.tags) }
  }.map(\.name)
}

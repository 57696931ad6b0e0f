import RuleEngine
import RuleLanguage

extension RuleEntry {
  /// What all selectors of the rule and of its exceptions have to see, those too that may select
  /// nothing, such as the one of `where`; nothing where it is off.
  package func reach(of kinds: RuleCatalog, in view: ArchitectureView) -> SelectorReach {
    guard isOn, let kind = kinds[kind] else { return [] }
    var references = OptionReferences()
    references.collect(kind.metadata.options, in: body)
    // Some kinds make selectors of other options, such as `external` of `symbols`.
    let made = kind.make(self).selectors.map(\.selector)
    let ofExceptions = exceptions.flatMap { [$0.from, $0.to, $0.of] }.compactMap(\.self)
    return (references.selectors + made + ofExceptions).reduce(into: []) {
      $0.formUnion($1.reach(tags: view.tags))
    }
  }
}

extension RuleException {
  /// Its selectors on one line: `from: A, to: B`.
  package var text: String {
    [("from", from), ("to", to), ("of", of)]
      .compactMap { name, selector in selector.map { "\(name): \($0.text)" } }
      .joined(separator: ", ")
  }
}

import RuleLanguage

extension RuleScope {
  /// A matcher that takes all code of the project that the rule sees; where one of some selectors
  /// names roles itself, code of every role.
  package func everyone(seenBy selectors: [Selector]) -> SelectorMatcher {
    let everything = Selector(.everything([.project]), text: "*", location: location)
    if selectors.contains(where: \.selectsRoles) {
      return SelectorMatcher(everything, view: view, table: table)
    }
    return matcher(everything)
  }

  /// Whether the end that depends lies within what a selector takes of the end depended on.
  ///
  /// Each component is a whole of its own. Where captures are bound, all that is taken with the same
  /// values is one; where a selector without captures takes parts of components, all that it takes.
  ///
  /// - Parameter end: how the selector takes the end depended on.
  package func isWithin(_ pair: ViewIndex.EndPair, _ selector: SelectorMatcher, given end: MatchSet)
    -> Bool
  {
    if end == .unbound, selector.reach.level == .place {
      guard let component = view.index.componentOfEnd[pair.to.int] else { return false }
      return component == view.index.componentOfEnd[pair.from.int]
    }
    let start = selector.matches(pair.from)
    if end == .unbound || start == .undecided { return start != .none }
    return !Set(table.bindings(start)).isDisjoint(with: table.bindings(end))
  }
}

import RuleLanguage

/// What a rule of a preset is worth in a project where one of its selectors selects nothing.
///
/// A preset is written for many projects, few of which have all that it speaks of. Rules that users
/// write themselves do not ask: there a selector that selects nothing is a mistake.
package enum SelectorNeed: Hashable, Sendable {
  /// The rule is inactive without it: it would have nothing to say, or say something wrong.
  case essential
  /// The same, and it selects what the rule judges: code without a single use to judge has been
  /// looked at nevertheless.
  case subject
  /// The rule says the same without it.
  case dispensable
  /// The rule needs something in several of its parts.
  ///
  /// - Parameters:
  ///   - part: which part the selector belongs to, such as the number of a layer.
  ///   - least: number of parts in which something has to be selected.
  case part(Int, least: Int)
}

extension [NamedSelector] {
  /// The same selectors, without which a rule can do under a condition.
  package func dispensable(if isDispensable: Bool) -> [NamedSelector] {
    isDispensable ? map { NamedSelector($0.option, $0.selector, .dispensable) } : self
  }

  /// Whether too little is selected for a rule to say something.
  ///
  /// - Parameter selectsNothing: the answer for one selector.
  /// - Complexity: O(selectors) questions.
  package func lackSomething(_ selectsNothing: (Selector) -> Bool) -> Bool {
    var (wanted, found): (Int, Set<Int>) = (0, [])
    for named in self {
      switch named.need {
      case .essential, .subject:
        if selectsNothing(named.selector) { return true }
      case .dispensable: break
      case .part(let part, let least):
        wanted = least
        if !found.contains(part), !selectsNothing(named.selector) { found.insert(part) }
      }
    }
    return found.count < wanted
  }
}

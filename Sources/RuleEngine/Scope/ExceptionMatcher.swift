import RuleLanguage

/// An exception of a rule, and whether it has excused anything.
///
/// Reference semantics on purpose: it is marked while a rule is checked. It lives as long as one
/// rule's evaluation and never crosses threads.
package final class ExceptionMatcher {
  /// The exception as configured.
  package let exception: RuleException
  /// Whether it has excused something.
  package private(set) var isUsed = false
  /// What its selectors have to see.
  package let reach: SelectorReach

  private let from: SelectorMatcher?
  private let to: SelectorMatcher?
  private let of: SelectorMatcher?

  /// Makes a matcher; an exception's selectors see code of every role.
  package init(_ exception: RuleException, view: ArchitectureView, table: MatchTable) {
    self.exception = exception
    from = exception.from.map { SelectorMatcher($0, view: view, table: table) }
    to = exception.to.map { SelectorMatcher($0, view: view, table: table) }
    of = exception.of.map { SelectorMatcher($0, view: view, table: table) }
    reach = [from, to, of].reduce(into: []) { $0.formUnion($1?.reach ?? []) }
  }

  /// Notes that it has excused something.
  package func markUsed() { isUsed = true }

  /// Whether it excuses a reference or import. `of` excuses what touches the thing at either end;
  /// an import counts as what it may stand for.
  ///
  /// - Parameter given: the captures that the rule has bound.
  package func excuses(_ pair: ViewIndex.EndPair, given: MatchSet = .unbound) -> Bool {
    let start = from?.matches(pair.from, given: given) ?? given
    guard start != .none else { return false }
    let bound = start.areSome && start != .unbound ? start : given
    if let to, to.matches(pair.to, given: bound) == .none { return false }
    guard let of else { return true }
    return of.matches(pair.from, given: given) != .none
      || of.matches(pair.to, given: given) != .none
  }

  /// Whether it excuses a path between two groups of the graph.
  ///
  /// - Parameter given: the captures that the rule has bound.
  package func excuses(from start: [Endpoint], to end: [Endpoint], given: MatchSet) -> Bool {
    let matches = from.map { matcher in
      start.map { matcher.matches($0, given: given) }.filter(\.areSome)
    }
    guard matches?.isEmpty != true else { return false }
    if let to {
      let fits = (matches ?? [given]).contains { bound in
        end.contains { to.matches($0, given: bound == .unbound ? given : bound).areSome }
      }
      guard fits else { return false }
    }
    guard let of else { return true }
    return (start + end).contains { of.matches($0, given: given).areSome }
  }

  /// Whether it uses a capture that one of some selectors binds, so that it means something only
  /// for a dependency whose captures are bound.
  package func sharesCaptures(with selectors: [NamedSelector]) -> Bool {
    let used = Set([from, to, of].flatMap { $0?.selector.usedNames ?? [] })
    return selectors.contains { !used.isDisjoint(with: $0.selector.captureNames) }
  }

  /// Whether it excuses a single thing; one with `from` or `to` excuses dependencies only.
  package func excuses(_ things: [Endpoint]) -> Bool {
    guard let of, from == nil, to == nil else { return false }
    return things.contains { of.matches($0).areSome }
  }
}

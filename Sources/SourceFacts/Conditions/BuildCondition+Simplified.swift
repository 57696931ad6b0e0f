extension BuildCondition {
  /// Terms beyond which a condition is left as it is.
  private static let maximumTerms = 32
  /// Parts of one alternative beyond which a condition is left as it is.
  private static let maximumLiterals = 64

  /// An equivalent condition without what follows from the rest: alternatives of plain
  /// conjunctions, in the order in which they are first met.
  ///
  /// `os(A)` and `os(B)` exclude each other, and so do `arch(A)` and `arch(B)`. A condition with
  /// very many alternatives is returned as it is.
  ///
  /// - Complexity: cubic in the number of alternatives, which is bounded.
  package var simplified: BuildCondition {
    guard var terms = terms(isNegated: false) else { return self }
    while Self.absorb(&terms) {}
    return .disjunction(terms.map { .conjunction($0.literals.map(\.condition)) })
  }

  /// The alternatives under which the condition, or its opposite, holds; `nil` when there are too
  /// many.
  private func terms(isNegated: Bool) -> [ConditionTerm]? {
    switch self {
    case .always: return isNegated ? [] : [ConditionTerm()]
    case .flag, .call, .version, .unknown:
      var term = ConditionTerm()
      _ = term.insert(ConditionLiteral(self, isPositive: !isNegated))
      return [term]
    case .not(let inner): return inner.terms(isNegated: !isNegated)
    case .all(let parts):
      return isNegated ? Self.union(of: parts, isNegated) : Self.product(of: parts, isNegated)
    case .any(let parts):
      return isNegated ? Self.product(of: parts, isNegated) : Self.union(of: parts, isNegated)
    }
  }

  private static func union(of parts: [BuildCondition], _ isNegated: Bool) -> [ConditionTerm]? {
    var result: [ConditionTerm] = []
    for part in parts {
      guard let terms = part.terms(isNegated: isNegated) else { return nil }
      for term in terms where !result.contains(term) { result.append(term) }
      if result.count > maximumTerms { return nil }
    }
    return result
  }

  private static func product(of parts: [BuildCondition], _ isNegated: Bool) -> [ConditionTerm]? {
    var result = [ConditionTerm()]
    for part in parts {
      guard let terms = part.terms(isNegated: isNegated) else { return nil }
      var joined: [ConditionTerm] = []
      for left in result {
        for right in terms {
          if let both = left.joined(with: right), !joined.contains(both) { joined.append(both) }
        }
      }
      if joined.count > maximumTerms { return nil }
      if joined.contains(where: { $0.literals.count > maximumLiterals }) { return nil }
      result = joined
    }
    return result
  }

  /// Removes one alternative that another one covers, or one literal that another alternative
  /// makes needless (`A || (!A && B)` is `A || B`).
  ///
  /// - Returns: whether there was something to remove.
  private static func absorb(_ terms: inout [ConditionTerm]) -> Bool {
    for index in terms.indices {
      for other in terms.indices where other != index {
        if terms[index].implies(terms[other]) {
          terms.remove(at: index)
          return true
        }
        for literal in terms[other].literals
        where terms[index].literals.contains(literal.negated)
          && terms[index].implies(terms[other], without: literal)
        {
          terms[index].remove(literal.negated)
          return true
        }
      }
    }
    return false
  }
}

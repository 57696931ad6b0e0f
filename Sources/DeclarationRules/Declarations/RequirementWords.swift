import RuleLanguage

extension String {
  /// What stands behind `must`, as a clause about one thing: `be public` is `is public`, `not have a
  /// type` is `does not have a type`.
  var asClause: String {
    let words = split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard let verb = words.first, words.count == 2 else { return self }
    switch verb {
    case "be": return "is \(words[1])"
    case "have": return "has \(words[1])"
    case "not":
      return words[1].hasPrefix("be ")
        ? "is not \(words[1].dropFirst(3))" : "does not \(words[1])"
    default: return "\(verb)s \(words[1])"
    }
  }

  /// The same about several things: `are public`, `do not have a type`.
  var asPluralClause: String {
    if hasPrefix("be a") { return "are each \(dropFirst(3))" }
    if hasPrefix("be ") { return "are \(dropFirst(3))" }
    if hasPrefix("not be ") { return "are not \(dropFirst(7))" }
    return hasPrefix("not ") ? "do \(self)" : self
  }
}

extension [String] {
  /// All of them as a choice: `a class, a struct or an actor`.
  var alternatives: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}

extension [DeclarationTest] {
  /// What declarations are like that have all the properties: `a class named 'X' that is final`.
  ///
  /// - Parameters:
  ///   - noun: what it is where no test tells the kind.
  ///   - bindings: what the captures stand for.
  ///   - others: more that it does, as behind `must`.
  ///   - hasArticles: whether kinds have articles: `class or actor` without.
  func description(
    else noun: String = "a declaration", _ bindings: Bindings, others: [String] = [],
    hasArticles: Bool = true
  ) -> String {
    let kind = first { $0.requirement == .kind }?.wanted(bindings).dropFirst("be ".count)
      .split(separator: " ").filter { hasArticles || !["a", "an"].contains($0) }
      .joined(separator: " ")
    let names = filter { $0.requirement == .name }
      .map { " " + $0.wanted(bindings).dropFirst("be ".count) }
    let clauses =
      filter { $0.requirement != .kind && $0.requirement != .name }.map { $0.wanted(bindings) }
      + others
    return (kind ?? noun) + names.joined()
      + (clauses.isEmpty ? "" : " that \(clauses.map(\.asClause).joined(separator: " and "))")
  }
}

import RuleEngine
import RuleLanguage

/// `where`: only declarations with captures for which the project has something are looked at.
struct SelectionCondition: Sendable {
  static let field = OptionField.optional(
    "where", .selector, captures: .refer,
    "Only declarations for whose captures this selects something are checked, for example "
      + "`module:{module}` with `name: \"{module}State\"`.")

  /// What has to select something.
  let selector: Selector

  /// Reads it; `nil` where it is not written.
  init?(_ options: OptionsReader) {
    guard let selector = options.optionalSelector("where") else { return nil }
    if selector.usedNames.isEmpty {
      options.report(
        "`where` names no capture, so it gives the same answer for every declaration. Write "
          + "`\(selector.text)` in `of`, or use a capture that `of`, `name` or another option "
          + "binds.",
        at: options.location(of: "where"))
    }
    self.selector = selector
  }

  /// The ways, without those for whose captures nothing is selected.
  ///
  /// - Parameter answers: the answers known, which it adds to.
  /// - Complexity: that of `RuleScope.selectsSomething` for captures that were not asked about before.
  func filter(
    _ matches: [Bindings], _ answers: inout [Bindings: Bool], _ input: DeclarationInput
  ) -> [Bindings] {
    matches.filter { bindings in
      let key = bindings.restricted(to: selector.usedNames)
      if let known = answers[key] { return known }
      let answer = input.scope.selectsSomething(selector, given: key)
      answers[key] = answer
      return answer
    }
  }
}

/// What a text asks of the parser that it would not survive, or not in a reasonable time.
package struct ParserExcess: Hashable, Sendable {
  /// What there is too much of.
  package enum Kind: Hashable, Sendable {
    /// `#if`, nested or in all.
    case conditions
    /// Brackets that nest in what could be a type.
    case types
    /// `@` in a row.
    case attributes
    /// Parentheses and square brackets that nothing closes.
    case parentheses
    /// Bodies of statements or precedence groups within one another.
    case braces
    /// Interpolations in texts, nested or in all.
    case interpolations
    /// Calls and words where members of a type, or parameters, should stand; accessors in a row.
    case strays
  }

  /// What there is too much of.
  package var kind: Kind
  /// UTF-8 offset of the byte with which it gets too much.
  package var offset: Int

  /// What the text does, as the predicate of a sentence, and what would help.
  package var description: (predicate: String, remedy: String) {
    switch kind {
    case .conditions:
      (
        "nests #if more than \(ConditionCount.maximumDepth) levels deep, or contains more than "
          + "\(ConditionCount.maximum) of them",
        "Split it, or flatten its conditions"
      )
    case .types:
      (
        "nests brackets that could be those of a type more than \(TypeNesting.maximum) levels "
          + "deep, or generic arguments more than \(AngleDepth.maximum) (attributes count double)",
        "Split the literal or the type"
      )
    case .attributes: ("contains long rows of '@'", "Remove them")
    case .parentheses: ("leaves many brackets open, over much code", "Close them")
    case .braces:
      (
        "nests statements more than \(BraceNesting.maximum) levels deep, or precedence groups more "
          + "than \(BraceNesting.maximumOfGroups)",
        "Close them"
      )
    case .interpolations:
      (
        "nests interpolations more than \(InterpolationNesting.maximumDepth) levels deep in one "
          + "another, leaves more than \(OpenParentheses.maximumInterpolations) of them open, or "
          + "contains very many of them that are nested",
        "Take the texts apart"
      )
    case .strays:
      (
        "contains very many calls or words where members of a type, parameters or accessors should "
          + "stand",
        "Move them into a function, or complete the declarations around them"
      )
    }
  }
}

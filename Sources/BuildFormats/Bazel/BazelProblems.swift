import SourceText

/// What is told where a `BUILD` file is not literal.
extension Problem {
  /// A rule is called in a loop or a condition.
  static func loop(over rule: String, at location: SourceLocation) -> Problem {
    Problem(
      .manifestNotUnderstood,
      message:
        "What `\(rule)` makes here, in a loop or a condition, is not literal: its modules are "
        + "missing. List them in archcheck.yml under `modules:`.",
      location: location)
  }

  /// A target of a rule has a name that is not known.
  static func unknownName(of rule: String, at location: SourceLocation) -> Problem {
    Problem(
      .manifestNotUnderstood,
      message: "The name of this `\(rule)` is not literal: its module is missing. List it in "
        + "archcheck.yml under `modules:`.",
      location: location)
  }

  /// A part of an attribute is not known.
  static func unknownPart(
    of attribute: String, of target: BazelTarget, at location: SourceLocation
  ) -> Problem {
    Problem(
      .manifestNotUnderstood, severity: .info,
      message: "A part of `\(attribute)` of \(target.label.text) is not literal and is ignored.",
      location: location)
  }
}

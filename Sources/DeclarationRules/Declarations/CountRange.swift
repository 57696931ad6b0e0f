import RuleLanguage

/// `exactly`, `at-least`, `at-most`: how many of something there are.
struct CountRange: Sendable {
  /// The smallest number; `nil` where it does not matter.
  let minimum: Int?
  /// The greatest number; `nil` where it does not matter.
  let maximum: Int?

  /// The names of the options.
  static let names = ["exactly", "at-least", "at-most"]

  /// The fields of the options.
  ///
  /// - Parameter subject: what is counted, as a sentence's beginning.
  static func fields(_ subject: String) -> [OptionField] {
    [
      .optional("exactly", .integer(minimum: 0), subject),
      .optional("at-least", .integer(minimum: 1), "The smallest number, counted in the same way."),
      .optional("at-most", .integer(minimum: 0), "The largest number, counted in the same way."),
    ]
  }

  /// Reads the options, and reports those that contradict each other; `nil` where none is written.
  init?(_ options: OptionsReader) {
    let exact = options.optionalInteger("exactly")
    minimum = exact ?? options.optionalInteger("at-least")
    maximum = exact ?? options.optionalInteger("at-most")
    if minimum == nil, maximum == nil { return nil }
    if exact != nil, options.isWritten("at-least") || options.isWritten("at-most") {
      options.report("`exactly` sets both limits. Remove `at-least` and `at-most`, or `exactly`.")
    }
    if let minimum, let maximum, minimum > maximum {
      options.report(
        "No number is at least \(minimum) and at most \(maximum). Swap `at-least` and "
          + "`at-most`.", at: options.location(of: "at-least"))
    }
  }

  /// Whether a number is neither too small nor too great.
  func contains(_ count: Int) -> Bool { count >= minimum ?? 0 && count <= maximum ?? count }

  /// The place in a list of the first thing that is too much; `nil` where none is.
  func firstSurplus(of count: Int) -> Int? { maximum.flatMap { $0 < count ? $0 : nil } }
}

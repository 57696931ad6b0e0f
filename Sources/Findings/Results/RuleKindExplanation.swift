/// What a rule kind means: the output of `rules explain KIND`.
package struct RuleKindExplanation: CommandResult, Hashable {
  /// `rules explain KIND`.
  package static let command = "rules explain KIND"

  /// The kind.
  package var kind: RuleOverview.Kind
  /// All that is to be said of it, in Markdown.
  package var documentation: String

  /// Makes an explanation.
  package init(kind: RuleOverview.Kind, documentation: String) {
    self.kind = kind
    self.documentation = documentation
  }
}

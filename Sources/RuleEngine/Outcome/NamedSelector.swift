import RuleLanguage

/// A selector with the option that holds it.
package struct NamedSelector: Sendable {
  /// The option's name, such as `from`.
  package var option: String
  /// The selector.
  package var selector: Selector
  /// What a rule of a preset is without what it selects.
  package var need: SelectorNeed

  /// Names a selector.
  package init(_ option: String, _ selector: Selector, _ need: SelectorNeed = .essential) {
    self.option = option
    self.selector = selector
    self.need = need
  }
}

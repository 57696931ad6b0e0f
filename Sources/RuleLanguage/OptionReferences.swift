import SourceText

/// What the options of a rule refer to: captures and tags, with the places of their uses.
package struct OptionReferences {
  /// The selectors met, in the order of the fields.
  package private(set) var selectors: [Selector] = []
  private var bound: Set<String> = []
  private var uses: [(name: String, location: SourceLocation)] = []

  /// Knows no capture yet.
  package init() {}

  /// References of a part that may use the captures bound here, such as an exception of a rule.
  package func nested() -> OptionReferences {
    var nested = OptionReferences()
    nested.bound = bound
    return nested
  }

  /// Notes what the options of a mapping bind and use; values that are wrong are passed over.
  package mutating func collect(_ fields: [OptionField], in node: ConfigNode) {
    for field in fields {
      if let value = node[field.name] { collect(field.type, field.captures, in: value) }
    }
  }

  private mutating func collect(
    _ type: OptionType, _ captures: OptionField.Captures, in node: ConfigNode
  ) {
    switch type {
    case .selector:
      guard let selector = readSelector(node, issues: ConfigurationIssues()) else { return }
      note(selector, captures)
    case .pattern(let flavour), .patterns(let flavour):
      for element in node.elements ?? [node] {
        guard let text = element.text else { continue }
        let pattern = readPattern(
          text, flavour: flavour, at: element.location, issues: ConfigurationIssues())
        if let pattern { note(pattern, captures, at: element.location) }
      }
    case .list(let element):
      for node in node.elements ?? [] { collect(element, captures, in: node) }
    case .object(let fields): collect(fields, in: node)
    case .map(let element):
      for pair in node.pairs ?? [] { collect(element, captures, in: pair.value) }
    case .either(let types):
      if let type = types.first(where: { $0.fits(node) }) { collect(type, captures, in: node) }
    case .any, .text, .integer, .number, .boolean, .choice, .choices, .texts: break
    }
  }

  private mutating func note(_ selector: Selector, _ captures: OptionField.Captures) {
    selectors.append(selector)
    if captures == .bind { bound.formUnion(selector.captureNames) }
    for name in captures == .bind ? selector.referencedNames : selector.usedNames {
      let leaf = selector.leaves.first { $0.usedNames.contains(name) }
      uses.append((name, leaf?.location ?? selector.location))
    }
  }

  private mutating func note(
    _ pattern: Pattern, _ captures: OptionField.Captures, at location: SourceLocation
  ) {
    if captures == .bind { bound.formUnion(pattern.captureNames) }
    let names = captures == .bind ? [] : pattern.captureNames
    for name in names + pattern.referencedNames { uses.append((name, location)) }
  }

  /// Reports the captures that are used but not bound by every match of the binding options.
  package func reportUnboundCaptures(to issues: ConfigurationIssues) {
    let names = bound.sorted { $0.precedesInBytes($1) }
    for use in uses where !bound.contains(use.name) {
      let advice = nearestSpelling(to: use.name, in: names).map { "Did you mean `{\($0)}`?" }
      issues.report(
        "The capture `{\(use.name)}` is not bound by any selector of this rule. "
          + (advice ?? "Bind it on the other side, or write `*`."),
        at: use.location)
    }
  }
}

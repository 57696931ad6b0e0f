import SourceText

extension OptionType {
  /// Reports every mistake of a value.
  ///
  /// - Parameters:
  ///   - node: the value.
  ///   - name: the option's name, for messages.
  ///   - issues: takes the mistakes.
  func check(_ node: ConfigNode, name: String, issues: ConfigurationIssues) {
    switch self {
    case .any: break
    case .text: if readText(node) == nil { report(node, name, issues) }
    case .boolean: if node.boolean == nil { report(node, name, issues) }
    case .integer(let minimum, let maximum):
      guard let value = node.integer else { return report(node, name, issues) }
      if value < minimum ?? value || value > maximum ?? value { report(node, name, issues) }
    case .number(let minimum, let maximum):
      guard let value = node.number else { return report(node, name, issues) }
      if value < minimum ?? value || value > maximum ?? value { report(node, name, issues) }
    case .choice(let words): checkWord(node, name, words, issues)
    case .choices(let words):
      for element in node.elements ?? [node] { checkWord(element, name, words, issues) }
    case .texts:
      for element in node.elements ?? [node] where readText(element) == nil {
        report(element, name, issues)
      }
    case .pattern(let flavour): checkPattern(node, name, flavour, issues)
    case .patterns(let flavour):
      for element in node.elements ?? [node] { checkPattern(element, name, flavour, issues) }
    case .selector: _ = readSelector(node, issues: issues)
    case .list(let element):
      guard let elements = node.elements else { return report(node, name, issues) }
      for node in elements { element.check(node, name: name, issues: issues) }
    case .object(let fields):
      guard node.pairs != nil else { return report(node, name, issues) }
      fields.check(node, name: name, issues: issues)
    case .map(let element):
      guard let pairs = node.pairs else { return report(node, name, issues) }
      for pair in pairs { element.check(pair.value, name: pair.key, issues: issues) }
    case .either(let types):
      guard let type = types.first(where: { $0.fits(node) }) ?? onlyObject(among: types, node)
      else { return report(node, name, issues) }
      type.check(node, name: name, issues: issues)
    }
  }

  /// The type that a mapping without a known key is meant for: with it the mistakes name the keys.
  private func onlyObject(among types: [OptionType], _ node: ConfigNode) -> OptionType? {
    let objects = types.filter { if case .object = $0 { true } else { false } }
    return node.pairs != nil && objects.count == 1 ? objects[0] : nil
  }

  /// Whether the type is one or several of something, so that an empty list says nothing.
  fileprivate var takesSeveral: Bool {
    switch self {
    case .choices, .texts, .patterns, .list: true
    case .either(let types): types.contains(where: \.takesSeveral)
    case .any, .text, .integer, .number, .boolean, .choice, .pattern, .selector, .object, .map:
      false
    }
  }

  /// Whether a value has the shape of the type, whatever it holds.
  func fits(_ node: ConfigNode) -> Bool {
    switch (self, node.content) {
    case (.any, _): true
    case (.selector, _): !node.isNull
    case (.object(let fields), .mapping(let pairs)):
      pairs.contains { pair in fields.contains { $0.name == pair.key } }
    case (.map, .mapping), (.list, .sequence): true
    case (.texts, .sequence), (.patterns, .sequence), (.choices, .sequence): true
    case (.object, _), (.map, _), (.list, _): false
    case (.boolean, _): node.boolean != nil
    case (.integer, _): node.integer != nil
    case (.number, _): node.number != nil
    case (.either(let types), _): types.contains { $0.fits(node) }
    case (_, .scalar): !node.isNull
    default: false
    }
  }

  /// What the type is, for messages and documentation: `a number from 0 to 1`.
  package var phrase: String {
    switch self {
    case .any: "any value"
    case .text: "a string"
    case .integer(let minimum, let maximum):
      "a whole number" + range(minimum.map(String.init), maximum.map(String.init))
    case .number(let minimum, let maximum):
      "a number" + range(minimum.map(decimalText), maximum.map(decimalText))
    case .boolean: "`true` or `false`"
    case .choice(let words): "one of \(quoted(words))"
    case .choices(let words): "one or a list of \(quoted(words))"
    case .texts: "a string or a list of strings"
    case .pattern: "a pattern"
    case .patterns: "a pattern or a list of patterns"
    case .selector: "a selector"
    case .list(let element): "a list, each element \(element.phrase)"
    case .object(let fields): "a mapping with \(quoted(fields.map(\.name)))"
    case .map(let element): "a mapping of names, each with \(element.phrase)"
    case .either(let types): types.map(\.phrase).joined(separator: ", or ")
    }
  }

  private func quoted(_ words: [String]) -> String {
    words.map { "`\($0)`" }.joined(separator: ", ")
  }

  private func range(_ minimum: String?, _ maximum: String?) -> String {
    switch (minimum, maximum) {
    case (nil, nil): ""
    case (let low?, nil): " of \(low) or more"
    case (nil, let high?): " of \(high) or less"
    case (let low?, let high?): " from \(low) to \(high)"
    }
  }

  private func readText(_ node: ConfigNode) -> String? {
    guard let text = node.text, !node.isNull, !text.isEmpty else { return nil }
    return text
  }

  private func report(_ node: ConfigNode, _ name: String, _ issues: ConfigurationIssues) {
    var found = node.shape
    if case .scalar(let text, let isQuoted) = node.content, !node.isNull {
      found = "`\(isQuoted ? quotedYAML(text) : text)`"
    }
    issues.report("`\(name)` takes \(phrase), not \(found).", at: node.location)
  }

  private func checkWord(
    _ node: ConfigNode, _ name: String, _ words: [String], _ issues: ConfigurationIssues
  ) {
    guard let text = readText(node) else { return report(node, name, issues) }
    guard !words.contains(text) else { return }
    issues.report(
      "`\(text)` is not a value of `\(name)`. \(spellingAdvice(for: text, in: words))",
      at: node.location)
  }

  private func checkPattern(
    _ node: ConfigNode, _ name: String, _ flavour: Pattern.Flavour, _ issues: ConfigurationIssues
  ) {
    guard let text = readText(node) else { return report(node, name, issues) }
    _ = readPattern(text, flavour: flavour, at: node.location, issues: issues)
  }
}

/// A number without a needless fraction: `0`, `0.7`.
package func decimalText(_ value: Double) -> String {
  value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
}

extension [OptionField] {
  /// Reports unknown and missing keys of a mapping, and every mistake of its values.
  func check(_ node: ConfigNode, name: String, issues: ConfigurationIssues) {
    for pair in node.pairs ?? [] {
      guard let field = first(where: { $0.name == pair.key }) else {
        let advice = spellingAdvice(for: pair.key, in: map(\.name))
        issues.report("`\(name)` has no option `\(pair.key)`. \(advice)", at: pair.keyLocation)
        continue
      }
      // Where nothing is the default, an empty list says so, also in place of a selector.
      if field.mayBeEmpty, pair.value.elements?.isEmpty == true { continue }
      field.type.check(pair.value, name: field.name, issues: issues)
      if field.type.takesSeveral, pair.value.elements?.isEmpty == true {
        issues.report(
          "`\(field.name)` is an empty list and has no effect; add something to it, or remove it.",
          at: pair.value.location)
      }
    }
    for field in self where field.presence == .required && node[field.name] == nil {
      issues.report(
        "`\(name)` needs the option `\(field.name)`: \(field.type.phrase).", at: node.location)
    }
  }
}

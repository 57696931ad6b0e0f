import SourceText

/// Reads the options of a rule, or of another mapping, by a list of fields.
///
/// Making a reader checks the whole mapping against the fields and reports every mistake, so that
/// the accessors need not: where a value is missing or wrong they return a harmless stand-in, which
/// nobody uses, since a configuration with mistakes is not run. Asking for an option that the
/// fields do not list, or as another type, is a bug of the caller and stops the program.
package struct OptionsReader {
  /// The mapping that is read.
  package let node: ConfigNode
  /// What it may hold.
  package let fields: [OptionField]
  /// What it belongs to, for messages: a rule kind, an option.
  package let name: String
  private let issues: ConfigurationIssues

  /// Checks a mapping against fields.
  ///
  /// - Parameters:
  ///   - node: the mapping.
  ///   - fields: what it may hold.
  ///   - name: what it belongs to, for messages.
  ///   - issues: takes every mistake.
  package init(
    _ node: ConfigNode, fields: [OptionField], name: String, issues: ConfigurationIssues
  ) {
    self.init(checked: node, fields: fields, name: name, issues: issues)
    OptionType.object(fields).check(node, name: name, issues: issues)
  }

  /// Reads a mapping that was checked before.
  init(checked node: ConfigNode, fields: [OptionField], name: String, issues: ConfigurationIssues) {
    self.node = node
    self.fields = fields
    self.name = name
    self.issues = issues
  }

  /// Where the mapping begins.
  package var location: SourceLocation { node.location }

  /// Whether an option is written, rather than left to its default.
  package func isWritten(_ name: String) -> Bool { node[name] != nil }

  /// Where an option's value stands; the mapping's place when it is not written.
  package func location(of name: String) -> SourceLocation {
    node[name]?.location ?? node.location
  }

  /// Reports a mistake that the fields cannot express, such as two options that exclude each other.
  package func report(_ message: String, at location: SourceLocation? = nil) {
    issues.report(message, at: location ?? node.location)
  }

  /// An option's value as a node: as written, else its default, else `nil`.
  package func value(_ name: String) -> ConfigNode? {
    guard let field = fields.first(where: { $0.name == name }) else {
      preconditionFailure("the fields of \(self.name) do not list \(name)")
    }
    if let value = node[name] { return value }
    guard let text = field.defaultText else { return nil }
    if text == "[]" { return ConfigNode(.sequence([]), location: node.location) }
    return ConfigNode(.scalar(text, isQuoted: false), location: node.location)
  }

  /// A text, or a word of a choice; `nil` when it is not written and has no default.
  package func optionalText(_ name: String) -> String? { value(name)?.text }

  /// A text that is not written, or a sentence: on one line, however it is written.
  package func optionalSentence(_ name: String) -> String? {
    optionalText(name).map { text in
      guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return text }
      return text.split(whereSeparator: \.isNewline).map { line in
        let start = line.drop { $0 == " " || $0 == "\t" }
        return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
      }.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// A text that is required or has a default.
  package func text(_ name: String) -> String { optionalText(name) ?? "" }

  /// A word of a choice that is required or has a default.
  package func choice<Choice>(_ name: String, as type: Choice.Type = Choice.self) -> Choice
  where Choice: CaseIterable & RawRepresentable, Choice.RawValue == String {
    if let choice = Choice(rawValue: text(name)) { return choice }
    guard let first = Choice.allCases.first else {
      preconditionFailure("a choice has at least one case")
    }
    return first
  }

  /// A word of a choice, or `nil` when it is not written and has no default.
  package func optionalChoice<Choice>(_ name: String, as type: Choice.Type = Choice.self) -> Choice?
  where Choice: RawRepresentable, Choice.RawValue == String {
    optionalText(name).flatMap(Choice.init(rawValue:))
  }

  /// A whole number, or `nil` when it is not written and has no default.
  package func optionalInteger(_ name: String) -> Int? { value(name)?.integer }

  /// A number, or `nil` when it is not written and has no default.
  package func optionalNumber(_ name: String) -> Double? { value(name)?.number }

  /// A truth value; `false` when it is not written and has no default.
  package func boolean(_ name: String) -> Bool { value(name)?.boolean ?? false }

  /// Texts, or words of choices: one or a list; empty when nothing is written.
  package func texts(_ name: String) -> [String] { nodes(name).compactMap(\.text) }

  /// The elements of a list, or the single value that stands for one; empty when nothing is
  /// written.
  package func nodes(_ name: String) -> [ConfigNode] {
    guard let value = value(name) else { return [] }
    return value.elements ?? [value]
  }

  /// A selector, or `nil` when it is not written and has no default.
  package func optionalSelector(_ name: String) -> Selector? {
    value(name).flatMap { readSelector($0, issues: ConfigurationIssues()) }
  }

  /// A selector that is required or has a default.
  package func selector(_ name: String) -> Selector {
    optionalSelector(name) ?? .nothing(at: node.location)
  }

  /// The selectors of a list; empty when nothing is written.
  package func selectors(_ name: String) -> [Selector] {
    nodes(name).compactMap { readSelector($0, issues: ConfigurationIssues()) }
  }

  /// Patterns: one or a list; empty when nothing is written.
  package func patterns(_ name: String) -> [Pattern] {
    let flavour = flavour(of: name)
    return texts(name).compactMap { try? Pattern($0, flavour: flavour) }
  }

  /// A reader of an option that is a mapping; `nil` when it is not written.
  package func object(_ name: String) -> OptionsReader? {
    value(name).flatMap { reader(of: $0, name: name) }
  }

  /// Readers of an option that is a list of mappings; elements of another shape are left out.
  package func objects(_ name: String) -> [OptionsReader] {
    nodes(name).compactMap { reader(of: $0, name: name) }
  }

  /// A reader of a mapping within an option; `nil` when the option's type has no fields for it.
  ///
  /// For lists of `either` selectors or mappings: ask for each node, and read a selector otherwise.
  package func reader(of node: ConfigNode, name: String) -> OptionsReader? {
    guard node.pairs != nil, let type = fields.first(where: { $0.name == name })?.type,
      let fields = type.objectFields(for: node)
    else { return nil }
    return OptionsReader(checked: node, fields: fields, name: name, issues: issues)
  }

  private func flavour(of name: String) -> Pattern.Flavour {
    switch fields.first(where: { $0.name == name })?.type {
    case .pattern(let flavour), .patterns(let flavour): return flavour
    default: preconditionFailure("\(name) is no option of patterns")
    }
  }
}

extension OptionType {
  /// The fields by which a mapping within a value of this type is read, or `nil`.
  fileprivate func objectFields(for node: ConfigNode) -> [OptionField]? {
    switch self {
    case .object(let fields): fields
    case .list(let type), .map(let type): type.objectFields(for: node)
    case .either(let types):
      types.first { $0.fits(node) || $0.elementFits(node) }?.objectFields(for: node)
    default: nil
    }
  }

  private func elementFits(_ node: ConfigNode) -> Bool {
    if case .list(let type) = self { return type.fits(node) }
    return false
  }
}

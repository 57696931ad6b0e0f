import RuleLanguage
import SourceText

/// Reads what a preset's file says of itself.
struct PresetReader {
  let root: ConfigNode
  let issues: ConfigurationIssues

  /// A section that is a text; `nil` when it is not written.
  func text(_ section: String) -> String? {
    guard let node = root[section] else { return nil }
    if let text = node.text, !node.isNull, !text.isEmpty { return text }
    issues.report("`\(section)` takes a string, not \(node.shape).", at: node.location)
    return nil
  }

  /// The parameters, in order.
  func parameters() -> [Preset.Parameter] {
    guard let node = root["parameters"], !node.isNull else { return [] }
    guard let pairs = node.pairs else {
      issues.report(
        "`parameters` takes a mapping of names, not \(node.shape).", at: node.location)
      return []
    }
    return pairs.map(parameter)
  }

  private func parameter(_ pair: ConfigPair) -> Preset.Parameter {
    let isName = pair.key.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
    if !isName || pair.key.isEmpty {
      issues.report(
        "`\(pair.key)` cannot be the name of a parameter; use letters, digits, `-` and `_`.",
        at: pair.keyLocation)
    }
    let node =
      pair.value.isNull ? ConfigNode(.mapping([]), location: pair.keyLocation) : pair.value
    let reader = OptionsReader(
      node, fields: ConfigurationFields.parameter, name: pair.key, issues: issues)
    var value = node["default"]
    if let written = value, written.isNull {
      issues.report(
        "The default of `\(pair.key)` is missing. Write `\"\"` for an empty string, or remove "
          + "`default` to require a value.",
        at: written.location)
      value = nil
    }
    let choices = reader.isWritten("choices") ? reader.texts("choices") : nil
    if let value, let choices {
      for element in value.elements ?? [value] where !choices.contains(element.text ?? "") {
        issues.report(
          "The default of `\(pair.key)` is not one of its `choices`. "
            + spellingAdvice(for: element.text ?? "", in: choices), at: element.location)
      }
    }
    return Preset.Parameter(
      name: pair.key, meaning: reader.text("meaning"), defaultValue: value, choices: choices,
      candidates: reader.objects("candidates").compactMap(candidate), location: pair.keyLocation)
  }

  private func candidate(_ reader: OptionsReader) -> ParameterCandidate? {
    guard let (subject, pattern) = subject(reader, of: "A candidate") else { return nil }
    let minimum = minimum(reader)
    let isName =
      switch subject {
      case .file, .module, .import, .declaration: false
      default: true
      }
    let value =
      reader.optionalText("write") ?? (isName ? ParameterCandidate.placeholder : pattern.text)
    return ParameterCandidate(
      subject: subject, pattern: pattern, minimum: minimum,
      also: reader.patterns("also").first, unless: reader.patterns("unless").first, value: value)
  }

  private func minimum(_ reader: OptionsReader) -> Int {
    let minimum = reader.optionalInteger("at-least") ?? 1
    if minimum < 1 { reader.report("`at-least` is 1 or more.") }
    return minimum
  }

  /// The one subject that is written, with its pattern.
  private func subject(
    _ reader: OptionsReader, of what: String
  ) -> (PresetSign.Subject, Pattern)? {
    let written = PresetSign.Subject.allCases.filter { reader.isWritten($0.rawValue) }
    guard let subject = written.first, written.count == 1 else {
      let names = PresetSign.Subject.allCases.map { "`\($0.rawValue)`" }
      reader.report("\(what) needs exactly one of \(names.joined(separator: ", ")).")
      return nil
    }
    return reader.patterns(subject.rawValue).first.map { (subject, $0) }
  }

  /// The signs, in order.
  func signs() -> [PresetSign] {
    guard let node = root["signs"], !node.isNull else { return [] }
    guard let elements = node.elements else {
      issues.report("`signs` takes a list, not \(node.shape).", at: node.location)
      return []
    }
    return elements.compactMap(sign)
  }

  private func sign(_ node: ConfigNode) -> PresetSign? {
    let reader = OptionsReader(
      node, fields: ConfigurationFields.sign, name: "signs", issues: issues)
    guard let (subject, pattern) = subject(reader, of: "A sign") else { return nil }
    return PresetSign(
      weight: reader.optionalInteger("weight") ?? 1, subject: subject, pattern: pattern,
      minimum: minimum(reader), share: share(reader), isNeeded: reader.boolean("needed"))
  }

  private func share(_ reader: OptionsReader) -> Double {
    guard let text = reader.optionalText("share") else { return 0 }
    if let share = RuleLanguage.share(written: text) { return share }
    reader.report(
      "`share` takes a share such as `1%` or `0.01`, not `\(text)`.",
      at: reader.location(of: "share"))
    return 0
  }

  /// What the rules speak of; `nil` where that is not written.
  func scope() -> Preset.Scope? {
    guard let node = root["scope"], !node.isNull else { return nil }
    if let scope = node.text.flatMap(Preset.Scope.init(rawValue:)) { return scope }
    let names = Preset.Scope.allCases.map { "`\($0.rawValue)`" }.joined(separator: " or ")
    issues.report("`scope` takes \(names), not \(node.flowText).", at: node.location)
    return nil
  }

  /// Reports parameters that nothing uses, and `${name}` that no parameter fills. A file without
  /// parameters may write `${name}` for what it likes.
  func checkUse(of parameters: [Preset.Parameter], in configuration: ConfigNode) {
    guard !parameters.isEmpty else { return }
    let known = parameters.map(\.name)
    var used: Set<String> = []
    configuration.forEachPlaceholder { name, location in
      if known.contains(name) {
        used.insert(name)
      } else {
        issues.report(
          "There is no parameter `\(name)`. \(spellingAdvice(for: name, in: known))", at: location)
      }
    }
    for parameter in parameters where !used.contains(parameter.name) {
      issues.report(
        "The parameter `\(parameter.name)` is never used: write `${\(parameter.name)}` where its "
          + "value belongs, or remove it.", at: parameter.location)
    }
  }
}

extension ConfigNode {
  /// Hands over the name and place of each `${name}` in scalars and keys, in order.
  fileprivate func forEachPlaceholder(_ body: (String, SourceLocation) -> Void) {
    func read(_ text: String, at location: SourceLocation) {
      _ = text.fillingPlaceholders(in: [.braces]) { name in
        body(String(name), location)
        return ""
      }
    }
    switch content {
    case .scalar(let text, _): read(text, at: location)
    case .sequence(let elements): for element in elements { element.forEachPlaceholder(body) }
    case .mapping(let pairs):
      for pair in pairs {
        read(pair.key, at: pair.keyLocation)
        pair.value.forEachPlaceholder(body)
      }
    }
  }
}

import SourceText

/// A value that stands in the place of a parameter.
package struct ParameterValue {
  /// The parameter's name.
  package var name: String
  /// The value.
  package var node: ConfigNode
  /// Whether it is handed over, not the default.
  package var isWritten: Bool
}

/// The values of a preset's parameters, those handed over checked.
package struct PresetArguments {
  private let preset: Preset
  private let arguments: [ConfigPair]
  /// Where the preset is named; `nil` for a file that is not extended as one.
  private let location: SourceLocation?
  private let isBuiltIn: Bool
  private let issues: ConfigurationIssues

  /// - Parameters:
  ///   - arguments: what is handed over.
  ///   - location: where the preset is named; `nil` for a file that is not extended as one.
  ///   - isBuiltIn: whether nobody can open its file, so that its defaults stand where it is named.
  ///   - issues: takes every mistake in the values.
  package init(
    preset: Preset, arguments: [ConfigPair], location: SourceLocation?, isBuiltIn: Bool,
    issues: ConfigurationIssues
  ) {
    self.preset = preset
    self.arguments = arguments
    self.location = location
    self.isBuiltIn = isBuiltIn
    self.issues = issues
  }

  /// One value a parameter; what is wrong with them is reported, and the default stands in for it.
  package func values() -> [ParameterValue] {
    let known = preset.parameters.map(\.name)
    for argument in arguments where !known.contains(argument.key) {
      let advice =
        known.isEmpty
        ? "It has none; remove `with`." : spellingAdvice(for: argument.key, in: known)
      issues.report(
        "The preset `\(preset.name)` has no parameter `\(argument.key)`. \(advice)",
        at: argument.keyLocation)
    }
    return preset.parameters.map { parameter in
      let argument = arguments.first { $0.key == parameter.name }
      if let argument, isRight(argument, for: parameter) {
        return ParameterValue(name: parameter.name, node: argument.value, isWritten: true)
      }
      if argument == nil, parameter.defaultValue == nil { reportMissing(parameter) }
      return ParameterValue(
        name: parameter.name, node: defaultNode(of: parameter), isWritten: false)
    }
  }

  private func reportMissing(_ parameter: Preset.Parameter) {
    if let location {
      issues.report(
        "The preset `\(preset.name)` needs its parameter `\(parameter.name)`; write "
          + "`with: {\(parameter.name): …}`.", at: location)
    } else {
      issues.report(
        "`\(parameter.name)` needs a `default`, because only presets that are extended get values.",
        at: parameter.location)
    }
  }

  /// The default; the parameter's name where there is none, so that reading can go on.
  private func defaultNode(of parameter: Preset.Parameter) -> ConfigNode {
    let node =
      parameter.defaultValue
      ?? ConfigNode(.scalar(parameter.name, isQuoted: false), location: parameter.location)
    guard isBuiltIn, let location else { return node }
    return node.moved(to: location)
  }

  /// Whether a parameter takes a value; what is wrong with it is reported.
  private func isRight(_ argument: ConfigPair, for parameter: Preset.Parameter) -> Bool {
    guard !argument.value.isNull else {
      let advice =
        parameter.defaultValue.map { "Remove it to use the default, `\($0.flowText)`." }
        ?? "Add a value."
      issues.report(
        "The parameter `\(parameter.name)` has no value. \(advice)", at: argument.value.location)
      return false
    }
    guard let choices = parameter.choices else { return true }
    var isRight = true
    for element in argument.value.elements ?? [argument.value] {
      guard let text = element.text else {
        isRight = false
        issues.report(
          "The parameter `\(parameter.name)` takes strings, not \(element.shape).",
          at: element.location)
        continue
      }
      guard !choices.contains(text) else { continue }
      isRight = false
      issues.report(
        "`\(text)` is not a value of the parameter `\(parameter.name)`. "
          + spellingAdvice(for: text, in: choices), at: element.location)
    }
    return isRight
  }
}

extension ConfigNode {
  /// The node with all its parts at one place.
  fileprivate func moved(to location: SourceLocation) -> ConfigNode {
    switch content {
    case .scalar: ConfigNode(content, location: location)
    case .sequence(let elements):
      ConfigNode(.sequence(elements.map { $0.moved(to: location) }), location: location)
    case .mapping(let pairs):
      ConfigNode(
        .mapping(
          pairs.map {
            ConfigPair(
              key: $0.key, keyLocation: location, value: $0.value.moved(to: location))
          }), location: location)
    }
  }
}

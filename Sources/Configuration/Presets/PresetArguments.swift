import RuleLanguage
import SourceText
import YAMLText

/// A value that stands in the place of a parameter.
struct ParameterValue {
  /// The parameter's name.
  var name: String
  /// The value.
  var node: ConfigNode
  /// Whether it is handed over, not the default.
  var isWritten: Bool
}

/// The values of a preset's parameters, those handed over checked.
struct PresetArguments {
  let preset: Preset
  let arguments: [ConfigPair]
  /// Where the preset is named.
  let location: SourceLocation
  let issues: ConfigurationIssues

  /// One value a parameter; what is wrong with them is reported, and the default stands in for it.
  func values() -> [ParameterValue] {
    let known = preset.parameters.map(\.name)
    for argument in arguments where !known.contains(argument.key) {
      let advice =
        known.isEmpty
        ? "It has none; take `with` out." : spellingAdvice(for: argument.key, in: known)
      issues.report(
        "The preset `\(preset.name)` has no parameter `\(argument.key)`. \(advice)",
        at: argument.keyLocation)
    }
    return preset.parameters.map { parameter in
      let argument = arguments.first { $0.key == parameter.name }
      if let argument, isRight(argument, for: parameter) {
        return ParameterValue(name: parameter.name, node: argument.value, isWritten: true)
      }
      if argument == nil, parameter.defaultValue == nil {
        issues.report(
          "The preset `\(preset.name)` needs its parameter `\(parameter.name)`; write "
            + "`with: {\(parameter.name): …}`.", at: location)
      }
      let node = parameter.defaultNode(at: location)
      return ParameterValue(name: parameter.name, node: node, isWritten: false)
    }
  }

  /// Whether a parameter takes a value; what is wrong with it is reported.
  private func isRight(_ argument: ConfigPair, for parameter: Preset.Parameter) -> Bool {
    guard !argument.value.isNull else {
      let advice =
        parameter.defaultValue.map { "Leave it out for its default, `\($0)`." }
        ?? "Write a value behind it."
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
          "The parameter `\(parameter.name)` takes texts, not \(element.shape).",
          at: element.location)
        continue
      }
      guard !choices.contains(text) else { continue }
      isRight = false
      issues.report(
        "`\(text)` is no value of the parameter `\(parameter.name)`. "
          + spellingAdvice(for: text, in: choices), at: element.location)
    }
    return isRight
  }
}

extension Preset.Parameter {
  /// The default as a node; its name where there is none, so that reading can go on.
  func defaultNode(at location: SourceLocation) -> ConfigNode {
    let text = defaultValue ?? name
    guard text.hasPrefix("["), let node = try? parseYAML(text, path: location.path) else {
      // Unquoted, so that numbers and truth values are read as such.
      return ConfigNode(.scalar(text, isQuoted: text.isEmpty), location: location)
    }
    return node.moved(to: location)
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

import Configuration
import RuleLanguage
import SourceText
import YAMLText

/// A preset as a configuration that can be pasted: its YAML with values in the place of the
/// parameters, below a comment that tells them.
///
/// - Parameters:
///   - preset: the preset.
///   - written: values as the command line hands them over, `name=value`; a value is read as YAML.
/// - Throws: every mistake in the values; their path is `--with`.
package func presetText(
  of preset: Preset, with written: [String]
) throws(ConfigurationErrors) -> String {
  let issues = ConfigurationIssues()
  let values = try parameterValues(of: preset, with: written).map(\.value)
  let text = try filledText(of: preset, values: values, issues: issues)
  guard issues.isEmpty else { throw ConfigurationErrors(issues.issues) }
  return head(of: preset, values: values) + "\n" + text
}

/// The parameters of a preset with their values: those written as `name=value`, else the defaults.
///
/// - Throws: every mistake in the values.
func parameterValues(
  of preset: Preset, with written: [String]
) throws(ConfigurationErrors) -> [(parameter: Preset.Parameter, value: ParameterValue)] {
  let issues = ConfigurationIssues()
  let arguments = written.enumerated().compactMap { index, text in
    readArgument(text, number: index + 1, issues: issues)
  }
  let values = PresetArguments(
    preset: preset, arguments: arguments,
    location: SourceLocation(path: "--with", line: 1, column: 1), isBuiltIn: true, issues: issues
  ).values()
  guard issues.isEmpty else { throw ConfigurationErrors(issues.issues) }
  return zip(preset.parameters, values).map { (parameter: $0, value: $1) }
}

/// Reads `name=value`; the place of a mistake is the number of the argument and the column in it.
private func readArgument(
  _ text: String, number: Int, issues: ConfigurationIssues
) -> ConfigPair? {
  let place = SourceLocation(path: "--with", line: number, column: 1)
  guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
    issues.report("`\(text)` sets no value; write `--with name=value`.", at: place)
    return nil
  }
  let (name, value) = (String(text[..<sign]), String(text[text.index(after: sign)...]))
  do throws(ConfigurationErrors) {
    let node = try parseYAML(value, path: place.path)
    let shift = name.utf8.count + 1
    let empty = ConfigNode(
      .scalar("", isQuoted: true),
      location: SourceLocation(path: place.path, line: number, column: 1 + shift))
    return ConfigPair(
      key: name, keyLocation: place,
      value: node.map { $0.moved(toLine: number, by: shift) } ?? empty)
  } catch {
    issues.report("`\(value)` is not YAML: \(error.issues[0].message)", at: place)
    return nil
  }
}

extension ConfigNode {
  /// The node with its columns behind the name on the command line.
  fileprivate func moved(toLine line: Int, by columns: Int) -> ConfigNode {
    var node = self
    node.location.line = line
    node.location.column += columns
    switch content {
    case .scalar: break
    case .sequence(let elements):
      node.content = .sequence(elements.map { $0.moved(toLine: line, by: columns) })
    case .mapping(let pairs):
      node.content = .mapping(
        pairs.map { pair in
          var place = pair.keyLocation
          place.line = line
          place.column += columns
          return ConfigPair(
            key: pair.key, keyLocation: place, value: pair.value.moved(toLine: line, by: columns))
        })
    }
    return node
  }
}

private func head(of preset: Preset, values: [ParameterValue]) -> String {
  var lines = ["# The preset \(preset.name): \(preset.summary)", "#"]
  lines += commentLines(
    "Extend it to get its updates with archcheck; change its rules one by one, or turn them off "
      + "with '\(preset.name)/RULE: off'.")
  lines += ["#", "#   extends:", "#     - preset: \(preset.name)"]
  if !values.isEmpty {
    lines.append("#       with:")
    for (parameter, value) in zip(preset.parameters, values) {
      lines += commentLines("# \(parameter.meaning)", indentation: "         ")
      lines.append("#         \(parameter.name): \(value.node.flowText)")
    }
  }
  lines.append("#")
  lines += commentLines(
    "Or paste the following to own it; then a rule that selects nothing in the project is an "
      + "error, not inactive.")
  return lines.map { $0 + "\n" }.joined()
}

/// A sentence as comments of at most 100 columns.
func commentLines(_ text: String, indentation: String = " ") -> [String] {
  wrappedMarkdown(text, width: 99 - indentation.count - 2).split(separator: "\n").map {
    line in
    let isContinued = text.hasPrefix("# ") && !line.hasPrefix("# ")
    return "#\(indentation)\(isContinued ? "# " : "")\(line)"
  }
}

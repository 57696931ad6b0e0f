import RuleLanguage
import SourceText

/// One text of a configuration before it is merged with those that it extends.
struct ConfigurationLayer {
  /// Where the text comes from.
  let origin: LayerOrigin
  /// The preset that the text is, or `nil` for a part of the configuration.
  let preset: ExtendedPreset?
  /// The sections by key; only known keys.
  var sections: [ConfigPair]
  /// Where the text begins.
  var location: SourceLocation
  /// The highest severity of its rules; `nil` for any.
  var severityLimit: Severity?

  /// The file's path, or the preset's name with `preset:` before it.
  var path: String { origin.path }

  /// The value of a section, or `nil` when it is absent or empty.
  subscript(section: String) -> ConfigNode? {
    let node = sections.first { $0.key == section }?.value
    return node?.isNull == true ? nil : node
  }

  /// The pairs of a section that is a mapping; another shape is a mistake.
  func pairs(_ section: String, issues: ConfigurationIssues) -> [ConfigPair] {
    guard let node = self[section] else { return [] }
    if let pairs = node.pairs { return pairs }
    issues.report("`\(section)` takes a mapping of names, not \(node.shape).", at: node.location)
    return []
  }

  /// The id of a rule that it speaks of: of those of its own a preset leaves its name out.
  func ruleID(of written: String) -> String {
    guard let preset, !written.utf8.contains(UInt8(ascii: "/")) else { return written }
    return RuleLanguage.ruleID(of: written, inPreset: preset.name)
  }

  /// Checks the keys and the version of a text.
  ///
  /// - Parameter name: what its rules are called by if it is a preset.
  init(_ root: ConfigNode, origin: LayerOrigin, name: String, issues: ConfigurationIssues) {
    self.origin = origin
    preset = origin.isPreset ? ExtendedPreset(name: name, source: origin.source) : nil
    location = root.location
    sections = []
    guard let pairs = root.pairs else {
      issues.report(
        "The configuration must be a mapping; start it with `version: 1`.", at: root.location)
      return
    }
    let known = ConfigurationFields.sections.map(\.name)
    for pair in pairs {
      if known.contains(pair.key) {
        sections.append(pair)
      } else {
        let own = ConfigurationFields.presetSections.map(\.name)
        let advice = spellingAdvice(for: pair.key, in: known + own)
        issues.report("There is no section `\(pair.key)`. \(advice)", at: pair.keyLocation)
      }
    }
    checkVersion(issues: issues)
  }

  private func checkVersion(issues: ConfigurationIssues) {
    guard let version = self["version"] else {
      issues.report(
        "The version of the format is missing; write `version: 1` at the top.", at: location)
      return
    }
    guard version.integer != 1 else { return }
    let isLater = version.integer.map { $0 > 1 } ?? false
    let advice = isLater ? "upgrade archcheck" : "write `version: 1`"
    issues.report(
      "This archcheck reads version 1 of the format, not `\(version.flowText)`: \(advice).",
      at: version.location)
  }
}

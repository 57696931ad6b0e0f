import SourceText
import YAMLText

/// The file of a preset that comes with archcheck, unread.
package struct PresetFile: Sendable {
  /// The preset's name: what is written under `extends:`, and in front of its rules.
  package let name: String
  /// The file's YAML.
  package let text: String

  /// Makes a file.
  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }

  /// The path that mistakes in it carry.
  package var path: String { "preset:\(name)" }

  /// Reads the file.
  ///
  /// - Throws: what is wrong with what it says of itself; mistakes in its rules are found when it is
  ///   extended.
  package func preset() throws(ConfigurationErrors) -> Preset {
    let issues = ConfigurationIssues()
    let root = try parseYAML(text, path: path)
    let preset = Preset(root ?? .emptyFile(path), text: text, name: name, issues: issues)
    guard issues.isEmpty else { throw ConfigurationErrors(issues.issues) }
    return preset
  }
}

extension ConfigNode {
  /// What a file without a document says.
  static func emptyFile(_ path: String) -> ConfigNode {
    ConfigNode(.mapping([]), location: SourceLocation(path: path, line: 1, column: 1))
  }
}

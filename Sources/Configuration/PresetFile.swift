import SourceText
import YAMLText

/// The file of a preset, unread.
package struct PresetFile: Sendable {
  /// The preset's name: what is written under `extends:`, and in front of its rules.
  package let name: String
  /// The file's YAML.
  package let text: String
  /// The path that mistakes in it carry.
  package let path: String

  /// Makes the file of a preset that comes with archcheck.
  package init(name: String, text: String) {
    self.name = name
    self.text = text
    path = "preset:\(name)"
  }

  /// Makes the file of a preset of the project's own.
  ///
  /// - Parameter path: where it lies, relative to the root.
  package init(path: String, text: String) {
    name = LayerOrigin.presetFile(path: path).name
    self.text = text
    self.path = path
  }

  /// Whether what is written where a preset is named means a file.
  package static func isPath(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "/")) || text.hasSuffix(".yml") || text.hasSuffix(".yaml")
  }

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

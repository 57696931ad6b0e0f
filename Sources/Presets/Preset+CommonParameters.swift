import RuleLanguage

extension Preset.Parameter {
  /// Code of others in the tree of a project, which presets of applications leave out.
  static let exclude = Preset.Parameter(
    name: "exclude", defaultValue: "[\"**/Pods/**\", \"**/Carthage/**\"]",
    meaning: "Folders that are not read: what others have written.")
}

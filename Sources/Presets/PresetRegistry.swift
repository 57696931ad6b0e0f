import RuleLanguage

/// The presets that archcheck knows.
package enum PresetRegistry {
  /// Every preset, in order of name.
  package static let all: [Preset] = [
    .beaver, .bitriseModules, .cleanArchitecture, .cleanLayers, .layered, .recommended, .remix,
    .sdkSplit, .tca, .viper,
  ]
}

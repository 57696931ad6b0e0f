import Configuration
import SourceText

/// The presets that come with archcheck.
package enum PresetRegistry {
  /// The file of every preset, in order of name.
  package static let files = EmbeddedPresets.files

  /// Every preset, in order of name.
  package static let all: [Preset] = files.map { file in
    do throws(ConfigurationErrors) {
      return try file.preset()
    } catch {
      preconditionFailure("the preset \(file.name) is wrong: \(error.issues)")
    }
  }
}

/// A target as its manifest writes it: what rules over manifests look at beside the module that it
/// builds.
package struct TargetDescription: Hashable, Sendable {
  /// The target's name.
  package var name: String
  /// What it is built into, in the manifest's own word, such as `bundle.unit-test`; empty when
  /// nothing is written.
  package var type: String
  /// The manifest that was read for it, relative to the project's root: not one that it includes.
  package var manifest: String
  /// Where its name is written.
  package var location: SourceLocation
  /// What its build runs beside the compiler, in the order written.
  package var scripts: [BuildScript]
  /// Its build settings, those that it takes over from the project included, sorted by name and
  /// configuration.
  package var settings: [BuildSetting]

  /// Makes a target.
  package init(
    name: String, type: String, manifest: String, location: SourceLocation,
    scripts: [BuildScript] = [], settings: [BuildSetting] = []
  ) {
    self.name = name
    self.type = type
    self.manifest = manifest
    self.location = location
    self.scripts = scripts
    self.settings = settings
  }
}

/// Something that the build of a target runs: a script, or a plugin.
package struct BuildScript: Hashable, Sendable {
  /// Its name, that of the plugin for a plugin; empty when it has none.
  package var name: String
  /// What it says; empty when it stands in a file of its own.
  package var text: String
  /// The file that holds it, relative to the project's root; `nil` when it is written in place.
  package var path: String?

  /// Makes a script.
  package init(name: String = "", text: String = "", path: String? = nil) {
    self.name = name
    self.text = text
    self.path = path
  }
}

/// A build setting with its value.
package struct BuildSetting: Hashable, Sendable {
  /// The name, such as `SWIFT_VERSION`.
  package var name: String
  /// The value as written; the elements of a list with spaces between them.
  package var value: String
  /// The configuration that it holds for, such as `Debug`; `nil` for all.
  package var configuration: String?

  /// Makes a setting.
  package init(name: String, value: String, configuration: String? = nil) {
    self.name = name
    self.value = value
    self.configuration = configuration
  }
}

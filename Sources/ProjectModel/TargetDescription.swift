import SourceText

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
  /// The folder that paths in its settings are relative to.
  package var folder: String
  /// Where its name is written.
  package var location: SourceLocation
  /// What its build runs beside the compiler, in the order written.
  package var scripts: [BuildScript]
  /// Its build settings, those that it takes over from the project included, sorted by name and
  /// configuration.
  package var settings: [BuildSetting]
  /// The build configurations of its project, such as `Debug` and `Release`; empty where manifests
  /// know none.
  package var configurations: [String]
  /// Whether files that are not read, such as `.xcconfig`, may hold more settings.
  package var hasSettingFiles: Bool
  /// Settings that hold with certain traits of the package alone, while nothing decides which are on.
  package var traitSettings: [TraitSetting] = []
  /// The files and folders that its build puts into the product beside code, sorted by bytes, each
  /// one once; a folder stands for all that lies in it.
  ///
  /// Those that are written as they are need not exist.
  package var resources: [String]

  /// Makes a target.
  package init(
    name: String, type: String, manifest: String, folder: String? = nil,
    location: SourceLocation,
    scripts: [BuildScript] = [], settings: [BuildSetting] = [], configurations: [String] = [],
    hasSettingFiles: Bool = false, resources: [String] = []
  ) {
    self.name = name
    self.type = type
    self.manifest = manifest
    self.folder = folder ?? ProjectPath.folder(of: manifest)
    self.location = location
    self.scripts = scripts
    self.settings = settings
    self.configurations = configurations
    self.hasSettingFiles = hasSettingFiles
    self.resources = resources
  }

  /// Whether it may have settings that are not known: in files, or with traits.
  package var mayHaveMoreSettings: Bool { hasSettingFiles || !traitSettings.isEmpty }

  /// Whether its manifest can say a build setting: those of Swift packages know some of Swift alone.
  package func knowsSetting(_ name: String) -> Bool {
    guard isOfPackage else {
      return !configurations.isEmpty || !settings.isEmpty || hasSettingFiles
    }
    return BuildSetting.isOfPackages(name)
  }

  /// Whether a Swift package declares it.
  private var isOfPackage: Bool {
    let name = ProjectPath.name(of: manifest)
    return name == "Package.swift" || name.hasPrefix("Package@swift-")
  }

  /// Whether a feature of Swift that is to come is certainly on in all configurations: by a setting, by a
  /// flag of the compiler, or by a version of the language that has it. O(settings).
  package func enables(_ feature: SwiftFeature) -> Bool {
    let key = BuildSetting.name(ofFeature: feature.rawValue, "UPCOMING")
    return isEverywhere(key) { ["YES", "true", "1"].contains($0) }
      || ["OTHER_SWIFT_FLAGS", "SWIFT_OTHER_FLAGS"].contains { flags in
        isEverywhere(flags) { feature.isEnabled(byFlags: $0) }
      }
      || isEverywhere("SWIFT_VERSION") { feature.isOf(version: $0) }
  }

  private func isEverywhere(_ setting: String, _ isOn: (String) -> Bool) -> Bool {
    values(ofSetting: setting).allSatisfy { $0.value.map(isOn) ?? false }
  }

  /// The values of a setting: a single one where all configurations have the same, else one for
  /// each configuration; `nil` is the value of one that is not set. O(settings).
  package func values(ofSetting name: String) -> [(configuration: String?, value: String?)] {
    let written = settings.filter { $0.name == name }
    let general = written.first { $0.configuration == nil }?.value
    let keys = written.compactMap(\.configuration)
    if keys.isEmpty { return [(nil, general)] }
    return (configurations.isEmpty ? keys : configurations).map { configuration in
      let own = written.first { setting in
        setting.configuration.map { isMeant(configuration, by: $0) } == true
      }
      return (configuration, own?.value ?? general)
    }
  }

  /// Whether settings under a key hold for a configuration: `debug` means each one with that in its
  /// name, unless it is the name of another.
  private func isMeant(_ configuration: String, by key: String) -> Bool {
    if key == configuration { return true }
    return !configurations.contains(key)
      && configuration.lowercased().contains(key.lowercased())
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
  /// The configuration that it holds for as written, such as `Debug` or `debug`; `nil` for all.
  package var configuration: String?

  /// Makes a setting.
  package init(name: String, value: String, configuration: String? = nil) {
    self.name = name
    self.value = value
    self.configuration = configuration
  }
}

/// A build setting that holds with certain traits of its package alone.
package struct TraitSetting: Hashable, Sendable {
  /// The setting.
  package var setting: BuildSetting
  /// The traits one of which has to be on.
  package var traits: Set<String>

  /// Makes a setting.
  package init(_ setting: BuildSetting, traits: Set<String>) {
    self.setting = setting
    self.traits = traits
  }
}

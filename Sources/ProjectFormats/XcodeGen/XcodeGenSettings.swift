import SourceText

/// What one `settings:` of a specification, with the `configFiles:` beside it, says for each build
/// configuration.
///
/// Source of the rules: XcodeGen's *Project Spec* documentation, "Settings" and "Config Files", and
/// its `SettingsBuilder`: what a configuration has of its own wins over `base`, and that over groups.
struct XcodeGenSettings {
  private let groups: ConfigNode?
  /// The names of the build configurations.
  private let configurations: [String]
  /// The path that a scalar names; `nil` when it leaves the root.
  private let resolve: (String, SourceLocation) -> String?

  private static let structure: Set<String> = ["base", "groups", "configs"]
  /// Groups within groups, deeper than any project has them.
  private static let maximumDepth = 16

  /// Takes a specification, the groups and configurations of which its targets name.
  init(_ spec: XcodeGenSpec) {
    groups = spec.root["settingGroups"]
    configurations = spec.configurations
    resolve = { spec.resolve($0, writtenAt: $1) }
  }

  /// The settings of a target or of the project. O(settings × configurations).
  ///
  /// - Parameter fallback: what `base` says where nothing in it does.
  func place(of node: ConfigNode, fallback: [XcodeSetting] = []) -> XcodeSettings.Place {
    var place = XcodeSettings.Place()
    for name in configurations {
      var reading = Reading(configuration: name, fallback: fallback)
      if let settings = node["settings"] { read(settings, depth: 0, into: &reading) }
      place.settings[name] = reading.settings + reading.fallback
    }
    for pair in node["configFiles"]?.pairs ?? [] {
      guard let path = pair.value.text else { continue }
      place.files[pair.key] = .some(resolve(path, pair.value.location))
    }
    return place
  }

  /// What is being read for one configuration.
  private struct Reading {
    let configuration: String
    /// What is still to come after the outermost `base`.
    var fallback: [XcodeSetting]
    /// The settings read, those that win first.
    var settings: [XcodeSetting] = []
    var knownGroups: Set<String> = []
  }

  private func read(_ node: ConfigNode, depth: Int, into reading: inout Reading) {
    guard depth < Self.maximumDepth else { return }
    for pair in node["configs"]?.pairs ?? [] where isMeant(reading.configuration, by: pair.key) {
      read(pair.value, depth: depth + 1, into: &reading)
    }
    for written in [node["base"], node] {
      for pair in written?.pairs ?? [] where !Self.structure.contains(pair.key) {
        guard let value = pair.value.settingText else { continue }
        reading.settings.append(XcodeSetting(key: pair.key, value: value))
      }
    }
    if depth == 0 {
      reading.settings += reading.fallback
      reading.fallback = []
    }
    for name in (node["groups"]?.strings ?? []).reversed()
    where reading.knownGroups.insert(name).inserted {
      if let group = groups?[name] { read(group, depth: depth + 1, into: &reading) }
    }
  }

  /// Whether `configs:` under a key hold for a configuration: `debug` means each one with that in its
  /// name, unless it is the name of another.
  private func isMeant(_ configuration: String, by key: String) -> Bool {
    if key == configuration { return true }
    return !configurations.contains(key)
      && configuration.lowercased().contains(key.lowercased())
  }
}

extension XcodeGenSpec {
  /// The names of the build configurations, in the order written.
  var configurations: [String] {
    let written = distinct(root["configs"]?.pairs?.map(\.key) ?? [])
    return written.isEmpty ? ["Debug", "Release"] : written
  }

  /// The build configuration that counts where only one can: `defaultConfig`, else `Release`, else
  /// the first one.
  var mainConfiguration: String {
    let all = configurations
    let preferred = root["options"]?["defaultConfig"]?.text ?? "Release"
    return all.contains(preferred) ? preferred : all[0]
  }
}

extension ConfigNode {
  /// A setting's value as text, a list with spaces between its elements; `nil` for a mapping.
  fileprivate var settingText: String? {
    if let text { return text }
    return elements.map { $0.compactMap(\.text).joined(separator: " ") }
  }
}

import ProjectModel
import SourceText

/// The build settings that one `settings:` of a specification writes.
///
/// Source of the rules: XcodeGen's *Project Spec* documentation, "Settings".
struct XcodeGenSettings {
  /// What is the same for all configurations: `base` and what stands beside it before the groups.
  private let shared: [ConfigNode]
  /// What holds for single configurations.
  private let configurations: [ConfigPair]

  private static let structure: Set<String> = ["base", "groups", "configs"]

  /// Takes `settings:` of a target or project, and the groups that it may name.
  init(settings: ConfigNode?, groups: ConfigNode?) {
    guard let settings else {
      shared = []
      configurations = []
      return
    }
    let named = (settings["groups"]?.strings ?? []).reversed().compactMap { groups?[$0] }
    let all = [settings] + named
    shared = all.flatMap { [$0["base"], $0].compactMap { $0 } }
    configurations = all.flatMap { $0["configs"]?.pairs ?? [] }
  }

  /// The first value of a setting: `base` and the target itself before groups and configurations.
  subscript(name: String) -> String? {
    (shared + configurations.map(\.value)).lazy.compactMap { $0[name]?.text }.first
  }

  /// All settings, of those written twice the one that counts, in no particular order.
  fileprivate var all: [BuildSetting] {
    var result: [BuildSetting] = []
    var seen: Set<[String]> = []
    func add(_ node: ConfigNode, configuration: String?) {
      for pair in node.pairs ?? [] where !Self.structure.contains(pair.key) {
        guard let value = pair.value.settingText,
          seen.insert([pair.key, configuration ?? ""]).inserted
        else { continue }
        result.append(BuildSetting(name: pair.key, value: value, configuration: configuration))
      }
    }
    for node in shared { add(node, configuration: nil) }
    for pair in configurations { add(pair.value, configuration: pair.key) }
    return result
  }
}

/// The settings of several places, those of the first ones before the same ones of later places,
/// sorted by name and configuration. O(n log n).
func buildSettings(_ places: [XcodeGenSettings]) -> [BuildSetting] {
  var result: [BuildSetting] = []
  for place in places {
    // A value for all configurations stands before any of a later place.
    let general = Set(result.lazy.filter { $0.configuration == nil }.map(\.name))
    let known = Set(result.map { [$0.name, $0.configuration ?? ""] })
    result += place.all.filter {
      !general.contains($0.name) && !known.contains([$0.name, $0.configuration ?? ""])
    }
  }
  return result.sorted { left, right in
    left.name.equalsInBytes(right.name)
      ? (left.configuration ?? "").precedesInBytes(right.configuration ?? "")
      : left.name.precedesInBytes(right.name)
  }
}

extension ConfigNode {
  /// A setting's value as text, a list with spaces between its elements; `nil` for a mapping.
  fileprivate var settingText: String? {
    if let text { return text }
    return elements.map { $0.compactMap(\.text).joined(separator: " ") }
  }
}

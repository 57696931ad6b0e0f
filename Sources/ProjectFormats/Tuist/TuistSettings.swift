import ProjectModel
import SourceText

/// The build settings of a target of Tuist's, its own and those of its project.
struct TuistSettings {
  /// The settings of the target and of its project, in the order written.
  private var places: [[BuildSetting]] = []
  /// The names of the project's build configurations.
  private(set) var configurations: [String] = []
  /// Whether an `.xcconfig` is named, which may hold more.
  private(set) var hasFiles = false

  /// Reads `settings:` of a target and of its project. O(settings).
  init(target: ManifestItem?, project: ManifestItem?) {
    for item in [target, project] {
      guard case .call(let call)? = item?.value else { continue }
      places.append([])
      append(call.argument("base")?.value, configuration: nil)
      for name in ["debug", "release"] {
        append(call.argument(name)?.value, configuration: name == "debug" ? "Debug" : "Release")
      }
      let named = call.items("configurations").compactMap { add($0.value) }
      if !named.isEmpty { configurations = named }
    }
    if configurations.isEmpty { configurations = ["Debug", "Release"] }
  }

  /// Reads `.debug(name:settings:xcconfig:)` and `.release(…)`; gives the configuration's name.
  private mutating func add(_ value: ManifestValue) -> String? {
    guard case .call(let call) = value else { return nil }
    let usual = call.name == "release" ? "Release" : "Debug"
    let name: String
    switch call.argument("name")?.value {
    case .string(let text)?: name = text
    case .name(let text)?: name = text == "debug" ? "Debug" : text == "release" ? "Release" : text
    case .call(let call)?: name = call[""]?.string ?? usual
    default: name = usual
    }
    append(call.argument("settings")?.value, configuration: name)
    if call.argument("xcconfig") != nil { hasFiles = true }
    return name
  }

  private mutating func append(_ value: ManifestValue?, configuration: String?) {
    guard case .dictionary(let entries)? = value else { return }
    for entry in entries {
      guard let name = entry.key.string, let value = Self.text(entry.value) else { continue }
      places[places.count - 1].append(
        BuildSetting(name: name, value: value, configuration: configuration))
    }
  }

  /// A setting's value as text, a list with spaces between its elements.
  private static func text(_ value: ManifestValue) -> String? {
    switch value {
    case .string(let text): return text
    case .boolean(let truth): return truth ? "YES" : "NO"
    case .integer(let number): return String(number)
    case .array(let items):
      return items.compactMap { text($0.value) }.joined(separator: " ")
    case .call(let call): return call.argument("").flatMap { text($0.value) }
    default: return nil
    }
  }

  /// The value of a setting for releases, else for all configurations, else the first one written;
  /// that of the target before that of the project.
  subscript(name: String) -> String? {
    for place in places {
      let found = place.filter { $0.name == name }
      let best =
        found.first { $0.configuration == "Release" } ?? found.first { $0.configuration == nil }
      if let setting = best ?? found.first { return setting.value }
    }
    return nil
  }

  /// All settings, of those written twice the one that counts, sorted by name and configuration.
  var all: [BuildSetting] {
    var result: [BuildSetting] = []
    for place in places {
      // A value for all configurations stands before any of a later place.
      let general = Set(result.lazy.filter { $0.configuration == nil }.map(\.name))
      var known = Set(result.map { [$0.name, $0.configuration ?? ""] })
      result += place.filter {
        !general.contains($0.name) && known.insert([$0.name, $0.configuration ?? ""]).inserted
      }
    }
    return result.sorted { left, right in
      left.name.equalsInBytes(right.name)
        ? (left.configuration ?? "").precedesInBytes(right.configuration ?? "")
        : left.name.precedesInBytes(right.name)
    }
  }
}

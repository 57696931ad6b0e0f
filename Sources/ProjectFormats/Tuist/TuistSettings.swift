import ProjectModel
import SourceText

/// Reads the build settings of a target of Tuist's, its own and those of its project, with the
/// `.xcconfig` files that they name.
struct TuistSettings {
  /// What one `settings:` says.
  private struct Written {
    /// What holds for all configurations.
    var base: [XcodeSetting] = []
    /// What holds for single configurations, and the `.xcconfig` files behind them.
    var place = XcodeSettings.Place()
    /// The configurations that it declares, in the order written.
    var configurations: [String] = []
    /// Those among them that are variants of a release.
    var releases: [String] = []
    /// The one that counts if nothing else is asked for.
    var main: String?
  }

  let paths: TuistPaths
  let files: XcodeConfigFiles

  /// The settings of a target; its configurations are those of its project, else its own.
  /// O(settings).
  ///
  /// Tuist gives each target a `PRODUCT_NAME` of its own, which only the target's `settings:` replace:
  /// one of the project's, or of an `.xcconfig`, reaches no target. Source of the rule: Tuist's
  /// `ConfigGenerator`.
  ///
  /// - Parameters:
  ///   - target: the target's name.
  ///   - product: what the product is called where the target's own settings do not tell.
  ///   - project: the project's name.
  ///   - own: `settings:` of the target.
  ///   - shared: `settings:` of the project.
  func settings(
    of target: String, product: String, project: String, own: ManifestItem?, shared: ManifestItem?
  ) -> XcodeSettings {
    let all = [own.flatMap(read) ?? Written(), shared.flatMap(read) ?? Written()]
    let declaring = all.last { !$0.configurations.isEmpty }
    let configurations = declaring?.configurations ?? ["Debug", "Release"]
    let main = all.lazy.compactMap(\.main).first { configurations.contains($0) }
    let release = configurations.contains("Release") ? "Release" : declaring?.releases.first
    return XcodeSettings(
      target: target, product: product, project: project, configurations: configurations,
      main: main ?? release ?? configurations[0],
      places: zip(all, [[XcodeSetting(key: "PRODUCT_NAME", value: product)], []]).map {
        written, derived in
        var place = written.place
        for name in configurations { place.settings[name, default: []] += written.base + derived }
        return place
      },
      files: files)
  }

  private func read(_ item: ManifestItem) -> Written? {
    guard case .call(let call) = item.value else { return nil }
    var result = Written(base: Self.settings(call.argument("base")?.value))
    for (label, name) in [("debug", "Debug"), ("release", "Release")] {
      result.place.settings[name] = Self.settings(call.argument(label)?.value)
    }
    for item in call.items("configurations") { read(item.value, into: &result) }
    result.configurations = distinct(result.configurations)
    result.main = call["defaultConfiguration"]?.string
    return result
  }

  /// Reads `.debug(name:settings:xcconfig:)` and `.release(…)`.
  private func read(_ value: ManifestValue, into result: inout Written) {
    guard case .call(let call) = value else { return }
    let usual = call.name == "release" ? "Release" : "Debug"
    let name: String
    switch call.argument("name")?.value {
    case .string(let text)?: name = text
    case .name(let text)?: name = text == "debug" ? "Debug" : text == "release" ? "Release" : text
    case .call(let call)?: name = call[""]?.string ?? usual
    default: name = usual
    }
    result.configurations.append(name)
    if usual == "Release" { result.releases.append(name) }
    result.place.settings[name, default: []] += Self.settings(call.argument("settings")?.value)
    if let file = call.argument("xcconfig") {
      result.place.files[name] = .some(paths.written(file.value)?.resolved)
    }
  }

  private static func settings(_ value: ManifestValue?) -> [XcodeSetting] {
    guard case .dictionary(let entries)? = value else { return [] }
    return entries.compactMap { entry in
      guard let name = entry.key.string, let value = text(entry.value) else { return nil }
      return XcodeSetting(key: name, value: value)
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
}

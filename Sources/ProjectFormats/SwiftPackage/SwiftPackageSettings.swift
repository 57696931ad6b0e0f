import ProjectModel

/// The settings of a target of a Swift package that concern Swift, by the names that Xcode has for them,
/// so that rules speak of both alike.
struct SwiftPackageSettings {
  /// The settings; those of `.when(configuration: .debug)` hold for `debug` alone.
  private(set) var settings: [BuildSetting] = []
  /// Those that hold with certain traits alone, as written.
  private(set) var ofTraits: [TraitSetting] = []
  /// Whether there may be others: some hold on certain platforms alone, or were not understood.
  private(set) var isOpen = false

  /// The configurations that packages are built in.
  static let configurations = ["debug", "release"]

  /// Reads them; the language mode follows from the tools version where nothing else is written.
  init(of target: ManifestCall, in package: ManifestCall, _ toolsVersion: ToolsVersion) {
    add("SWIFT_VERSION", Self.languageMode(of: package, toolsVersion), .everywhere)
    if case .unknown? = target["swiftSettings"] { isOpen = true }
    guard case .array(let items)? = target["swiftSettings"] else { return }
    for item in items { read(item) }
    settings.sort { ($0.name, $0.configuration ?? "") < ($1.name, $1.configuration ?? "") }
  }

  private static func languageMode(
    of package: ManifestCall, _ toolsVersion: ToolsVersion
  ) -> String? {
    let written = package["swiftLanguageModes"] ?? package["swiftLanguageVersions"]
    guard case .array(let items)? = written else { return "\(toolsVersion.major)" }
    // The newest one that the tools know is taken.
    let known = items.compactMap { version($0.value) }
    guard known.count == items.count else { return nil }
    return known.compactMap { ToolsVersion($0) == nil ? nil : $0 }.max {
      (ToolsVersion($0) ?? toolsVersion) < (ToolsVersion($1) ?? toolsVersion)
    }
  }

  /// `.v6`, `.v4_2` and `.version("6")` as Xcode writes them.
  private static func version(_ value: ManifestValue?) -> String? {
    switch value {
    case .name(let name)?:
      return name.hasPrefix("v")
        ? name.dropFirst().split(separator: "_").joined(separator: ".") : nil
    case .call(let call)? where call.name == "version": return string(call[""])
    default: return nil
    }
  }

  private static func string(_ value: ManifestValue?) -> String? {
    if case .string(let text)? = value { return text }
    return nil
  }

  private mutating func read(_ item: ManifestItem) {
    guard !item.isConditional, case .call(let call) = item.value else { return isOpen = true }
    let scope = scope(of: call)
    if scope.hasOthers { return isOpen = true }
    let value = call[""]
    switch call.name {
    case "define":
      add("SWIFT_ACTIVE_COMPILATION_CONDITIONS", Self.string(value), scope)
    case "enableUpcomingFeature": add("UPCOMING", feature: value, scope)
    case "enableExperimentalFeature": add("EXPERIMENTAL", feature: value, scope)
    case "swiftLanguageMode", "swiftLanguageVersion":
      add("SWIFT_VERSION", Self.version(value), scope)
    case "defaultIsolation":
      add("SWIFT_DEFAULT_ACTOR_ISOLATION", isolation(value), scope)
    case "strictMemorySafety": add("SWIFT_STRICT_MEMORY_SAFETY", "YES", scope)
    case "treatAllWarnings":
      let isError = call["as"] == .name("error")
      add("SWIFT_TREAT_WARNINGS_AS_ERRORS", isError ? "YES" : "NO", scope)
    case "interoperabilityMode":
      add("SWIFT_OBJC_INTEROP_MODE", value == .name("Cxx") ? "objcxx" : "objc", scope)
    case "bridgingHeader":
      add("SWIFT_OBJC_BRIDGING_HEADER", Self.string(value), scope)
    case "unsafeFlags":
      guard case .array(let flags)? = value else { return isOpen = true }
      let known = flags.compactMap { Self.string($0.value) }
      if known.count < flags.count { isOpen = true }
      add("OTHER_SWIFT_FLAGS", known.joined(separator: " "), scope)
    default: isOpen = true
    }
  }

  private func isolation(_ value: ManifestValue?) -> String? {
    switch value {
    case .null?: "nonisolated"
    case .name(let name)?: name.hasPrefix("MainActor") ? "MainActor" : nil
    case .unknown(let text)?: text.hasPrefix("MainActor") ? "MainActor" : nil
    default: nil
    }
  }

  /// Where a setting holds.
  private func scope(of call: ManifestCall) -> SwiftPackageCondition {
    let conditions = call.arguments.filter { argument in
      if case .call(let call) = argument.item.value { return call.name == "when" }
      return argument.label == "condition" && argument.item.value != .null
    }
    return SwiftPackageCondition(conditions.first?.item.value)
  }

  private mutating func add(
    _ stage: String, feature: ManifestValue?, _ scope: SwiftPackageCondition
  ) {
    guard let name = Self.string(feature) else { return isOpen = true }
    add(BuildSetting.name(ofFeature: name, stage), "YES", scope)
  }

  private mutating func add(_ name: String, _ value: String?, _ scope: SwiftPackageCondition) {
    guard let value else { return isOpen = true }
    let setting = BuildSetting(name: name, value: value, configuration: scope.configuration)
    if scope.traits.isEmpty {
      settings.add(setting)
    } else {
      ofTraits.append(TraitSetting(setting, traits: scope.traits))
    }
  }
}

import ProjectModel

/// The settings of a target of a Swift package that concern Swift, by the names that Xcode has for them,
/// so that rules speak of both alike.
struct SwiftPackageSettings {
  /// The settings; those of `.when(configuration: .debug)` hold for `debug` alone.
  private(set) var settings: [BuildSetting] = []
  /// Whether there may be others: some hold on certain platforms or with certain traits alone, or were not
  /// understood.
  private(set) var isOpen = false

  /// The configurations that packages are built in.
  static let configurations = ["debug", "release"]

  /// Reads them; the language mode follows from the tools version where nothing else is written.
  init(of target: ManifestCall, in package: ManifestCall, _ toolsVersion: ToolsVersion) {
    add("SWIFT_VERSION", Self.languageMode(of: package, toolsVersion), for: nil)
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
    let configuration: String?
    switch scope(of: call) {
    case .everywhere: configuration = nil
    case .configuration(let name): configuration = name
    case .unknown: return isOpen = true
    }
    let value = call[""]
    switch call.name {
    case "define":
      add("SWIFT_ACTIVE_COMPILATION_CONDITIONS", Self.string(value), for: configuration)
    case "enableUpcomingFeature": add("UPCOMING", feature: value, for: configuration)
    case "enableExperimentalFeature": add("EXPERIMENTAL", feature: value, for: configuration)
    case "swiftLanguageMode", "swiftLanguageVersion":
      add("SWIFT_VERSION", Self.version(value), for: configuration)
    case "defaultIsolation":
      add("SWIFT_DEFAULT_ACTOR_ISOLATION", isolation(value), for: configuration)
    case "strictMemorySafety": add("SWIFT_STRICT_MEMORY_SAFETY", "YES", for: configuration)
    case "treatAllWarnings":
      let isError = call["as"] == .name("error")
      add("SWIFT_TREAT_WARNINGS_AS_ERRORS", isError ? "YES" : "NO", for: configuration)
    case "interoperabilityMode":
      add("SWIFT_OBJC_INTEROP_MODE", value == .name("Cxx") ? "objcxx" : "objc", for: configuration)
    case "unsafeFlags":
      guard case .array(let flags)? = value else { return isOpen = true }
      let known = flags.compactMap { Self.string($0.value) }
      if known.count < flags.count { isOpen = true }
      add("OTHER_SWIFT_FLAGS", known.joined(separator: " "), for: configuration)
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
  private enum Scope {
    case everywhere
    case configuration(String)
    /// Platforms or traits decide, or something that is not understood.
    case unknown
  }

  private func scope(of call: ManifestCall) -> Scope {
    let conditions = call.arguments.filter { argument in
      if case .call(let call) = argument.item.value { return call.name == "when" }
      return argument.label == "condition" && argument.item.value != .null
    }
    guard let condition = conditions.first else { return .everywhere }
    guard case .call(let when) = condition.item.value, when.arguments.count == 1,
      case .name(let name)? = when["configuration"]
    else { return .unknown }
    return .configuration(name)
  }

  private mutating func add(_ stage: String, feature: ManifestValue?, for configuration: String?) {
    guard let name = Self.string(feature) else { return isOpen = true }
    add(BuildSetting.name(ofFeature: name, stage), "YES", for: configuration)
  }

  /// Adds a setting; what is written later replaces what is, but lists grow.
  private mutating func add(_ name: String, _ value: String?, for configuration: String?) {
    guard let value else { return isOpen = true }
    let place = settings.firstIndex { $0.name == name && $0.configuration == configuration }
    guard let place else {
      settings.append(BuildSetting(name: name, value: value, configuration: configuration))
      return
    }
    let isList = name == "SWIFT_ACTIVE_COMPILATION_CONDITIONS" || name == "OTHER_SWIFT_FLAGS"
    settings[place].value = isList ? "\(settings[place].value) \(value)" : value
  }
}

import ProjectModel
import SourceFacts

/// What the names of macros mean in conditions: those that compilers and Apple's headers predefine
/// say the same as conditions of Swift, all others are flags.
struct MacroNames {
  /// Whether the file is Objective-C whoever reads it; `nil` where that depends.
  private let isObjectiveC: Bool?
  /// Whether the file is C++ whoever reads it; `nil` of headers.
  private let isCxx: Bool?

  /// The meanings in a file of a kind.
  init(in kind: SourceFileKind) {
    switch kind {
    case .c: (isObjectiveC, isCxx) = (false, false)
    case .objectiveC: (isObjectiveC, isCxx) = (true, false)
    case .cxx: (isObjectiveC, isCxx) = (false, true)
    case .objectiveCxx, .cxxHeader: (isObjectiveC, isCxx) = (true, true)
    // A header is read as what knows most of it.
    case .header, .swift: (isObjectiveC, isCxx) = (true, nil)
    }
  }

  /// The condition that `#if NAME` is.
  func isTrue(_ name: String) -> BuildCondition {
    switch name {
    case "true", "YES": .always
    case "false", "NO": .never
    default: Self.systemSwitches[name] ?? isDefined(name)
    }
  }

  /// The condition that `#ifdef NAME` is.
  func isDefined(_ name: String) -> BuildCondition {
    // Apple's headers define all of these on all of Apple's systems, as 0 or 1.
    if Self.systemSwitches[name] != nil { return Self.isApple }
    if let known = Self.predefined[name] { return known }
    switch name {
    case "__OBJC__": return isObjectiveC.map { $0 ? .always : .never } ?? .flag(name)
    case "__cplusplus": return isCxx.map { $0 ? .always : .never } ?? .flag(name)
    case _ where name.hasPrefix("__has_"): return .always
    // Compilers' own names: a build that lists its flags does not list them.
    case _ where name.hasPrefix("__"): return .unknown("defined(\(name))")
    default: return .flag(name)
    }
  }

  // MARK: Systems

  private static func os(_ names: String...) -> BuildCondition {
    .disjunction(names.map { .call("os", argument: $0) })
  }

  private static let isApple = os("macOS", "iOS", "tvOS", "watchOS", "visionOS")
  private static let isSimulator = BuildCondition.call("targetEnvironment", argument: "simulator")
  private static let isCatalyst = BuildCondition.call("targetEnvironment", argument: "macCatalyst")

  /// Macros of Apple's `TargetConditionals.h`.
  private static let systemSwitches: [String: BuildCondition] = [
    "TARGET_OS_MAC": isApple,
    "TARGET_OS_DARWIN": isApple,
    "TARGET_OS_OSX": os("macOS"),
    "TARGET_OS_IPHONE": os("iOS", "tvOS", "watchOS", "visionOS"),
    "TARGET_OS_IOS": os("iOS"),
    "TARGET_OS_TV": os("tvOS"),
    "TARGET_OS_WATCH": os("watchOS"),
    "TARGET_OS_VISION": os("visionOS"),
    "TARGET_OS_MACCATALYST": isCatalyst,
    "TARGET_OS_UIKITFORMAC": isCatalyst,
    "TARGET_OS_SIMULATOR": isSimulator,
    "TARGET_IPHONE_SIMULATOR": isSimulator,
    "TARGET_OS_LINUX": os("Linux"),
    "TARGET_OS_WINDOWS": os("Windows"),
    "TARGET_OS_WIN32": os("Windows"),
    "TARGET_CPU_X86_64": .call("arch", argument: "x86_64"),
    "TARGET_CPU_X86": .call("arch", argument: "i386"),
    "TARGET_CPU_ARM64": .call("arch", argument: "arm64"),
    "TARGET_CPU_ARM": .call("arch", argument: "arm"),
  ]

  /// Macros that are there on a system only.
  private static let predefined: [String: BuildCondition] = [
    "__APPLE__": isApple,
    "__MACH__": isApple,
    "__linux__": os("Linux", "Android"),
    "__linux": os("Linux", "Android"),
    "__gnu_linux__": os("Linux"),
    "__ANDROID__": os("Android"),
    "ANDROID": os("Android"),
    "_WIN32": os("Windows"),
    "_WIN64": os("Windows"),
    "WIN32": os("Windows"),
    "_MSC_VER": .all([os("Windows"), .flag("_MSC_VER")]),
    "__CYGWIN__": os("Windows"),
    "__FreeBSD__": os("FreeBSD"),
    "__OpenBSD__": os("OpenBSD"),
    "__wasi__": os("WASI"),
    "__x86_64__": .call("arch", argument: "x86_64"),
    "__i386__": .call("arch", argument: "i386"),
    "__arm64__": .call("arch", argument: "arm64"),
    "__aarch64__": .call("arch", argument: "arm64"),
    "__arm__": .call("arch", argument: "arm"),
  ]
}

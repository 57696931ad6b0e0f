import ProjectModel
import SourceFacts

extension BuildCondition {
  /// Whether code under the condition is compiled in some ordinary build for certain.
  ///
  /// Versions, `DEBUG` and, unless it is known what the module is built for, platforms differ between
  /// ordinary builds, so both answers occur; but no build has a compiler that does not read the manifest.
  /// `SWIFT_PACKAGE` is set where the module is one of a package. Other flags, and `canImport` of what
  /// may not be there, may be set in no build at all, or in every one: nothing is certain then.
  package func isSurelyReached(in builds: OrdinaryBuilds) -> Bool {
    answers(builds).contains(.yes)
  }

  private func answers(_ builds: OrdinaryBuilds) -> SureAnswers {
    switch self {
    case .always: .yes
    case .flag("DEBUG"): [.yes, .no]
    case .version(let name, let comparison, let version):
      builds.answers(toVersionOf: name, comparison, version)
    case .flag("SWIFT_PACKAGE"): builds.isPackage ? .yes : .no
    case .call("canImport", let name):
      name.split(separator: ",").first.map { builds.mayBeMissing(String($0)) } == true
        ? [] : [.yes, .no]
    case .call("os", let name): builds.answers(toPlatform: name)
    case .call("targetEnvironment", "macCatalyst") where !builds.mayBeForPhones: .no
    case .call: [.yes, .no]
    case .flag, .unknown: []
    case .not(let condition): condition.answers(builds).opposite
    case .all(let conditions): Self.joined(conditions.map { $0.answers(builds) })
    case .any(let conditions):
      Self.joined(conditions.map { $0.answers(builds).opposite }).opposite
    }
  }

  /// What can be said of several conditions at once.
  private static func joined(_ answers: [SureAnswers]) -> SureAnswers {
    var joined: SureAnswers = []
    if answers.allSatisfy({ $0.contains(.yes) }) { joined.insert(.yes) }
    if answers.contains(where: { $0.contains(.no) }) { joined.insert(.no) }
    return joined
  }
}

/// What is known of the builds that people make of a module.
package struct OrdinaryBuilds {
  /// Whether the module belongs to a Swift package.
  var isPackage = false
  /// The platforms that it is built for, as `os()` calls them; `nil` if not known.
  var platforms: Set<String>?
  /// The oldest compiler that reads its manifest; `nil` if not known.
  var oldestCompiler: SwiftVersion?
  /// The oldest version of the language that it is compiled as; `nil` if not known.
  var oldestLanguage: SwiftVersion?
  /// Whether a module may not be there to be imported, such as the one that the code in question imports.
  var mayBeMissing: (String) -> Bool

  /// Knows nothing of the builds but what it is given.
  package init(
    isPackage: Bool = false, platforms: Set<String>? = nil, oldestCompiler: SwiftVersion? = nil,
    oldestLanguage: SwiftVersion? = nil, mayBeMissing: @escaping (String) -> Bool
  ) {
    self.isPackage = isPackage
    self.platforms = platforms
    self.oldestCompiler = oldestCompiler
    self.oldestLanguage = oldestLanguage
    self.mayBeMissing = mayBeMissing
  }

  /// Takes what the manifest of a module says.
  init(of module: ModuleDescription, mayBeMissing: @escaping (String) -> Bool) {
    self.init(
      isPackage: module.isOfSwiftPackage, platforms: module.platforms,
      oldestCompiler: module.oldestCompiler.flatMap { SwiftVersion($0) },
      oldestLanguage: module.languages.min(), mayBeMissing: mayBeMissing)
  }

  /// Whether something of them may run on a phone, and so by Catalyst on a Mac.
  var mayBeForPhones: Bool { platforms?.contains("iOS") ?? true }

  fileprivate func answers(toPlatform name: String) -> SureAnswers {
    guard let platforms else { return [.yes, .no] }
    let name = name == "OSX" ? "macOS" : name
    return platforms.contains(name) ? platforms.count > 1 ? [.yes, .no] : .yes : .no
  }

  fileprivate func answers(
    toVersionOf name: String, _ comparison: String, _ text: String
  ) -> SureAnswers {
    guard let oldestCompiler, let bound = SwiftVersion(text), bound <= oldestCompiler,
      name == "compiler" || hasLanguage(bound)
    else { return [.yes, .no] }
    switch comparison {
    case ">=": return .yes
    case "<": return .no
    default: return [.yes, .no]
    }
  }

  /// Whether a compiler of a version, or a newer one, says that its language is of that version too: one that
  /// compiles Swift 5 calls it 5.10 at most.
  private func hasLanguage(_ version: SwiftVersion) -> Bool {
    guard let five = SwiftVersion("5"), let six = SwiftVersion("6"), let oldestLanguage else {
      return false
    }
    return oldestLanguage >= six || oldestLanguage >= five && version < six
  }
}

extension ModuleDescription {
  /// The versions of the language that its targets are compiled as by their settings.
  fileprivate var languages: [SwiftVersion] {
    targets.flatMap(\.settings).filter { $0.name == "SWIFT_VERSION" }
      .compactMap { SwiftVersion($0.value) }
  }

  /// The platforms that its targets are built for by their build settings, as `os()` calls them; `nil`
  /// where a target does not say so.
  var platforms: Set<String>? {
    var platforms: Set<String> = []
    for target in targets {
      let supported = target.settings.filter { $0.name == "SUPPORTED_PLATFORMS" }
      let settings =
        supported.isEmpty ? target.settings.filter { $0.name == "SDKROOT" } : supported
      let words = settings.flatMap { $0.value.split(separator: " ") }
      if words.isEmpty { return nil }
      for word in words {
        guard let known = Self.sdks.first(where: { word.hasPrefix($0.prefix) }) else {
          return nil
        }
        platforms.insert(known.platform)
      }
    }
    return platforms.isEmpty ? nil : platforms
  }

  /// How the names of Xcode's SDKs begin.
  private static let sdks: [(prefix: String, platform: String)] = [
    ("iphone", "iOS"), ("macosx", "macOS"), ("watch", "watchOS"),
    ("appletv", "tvOS"), ("xr", "visionOS"),
  ]
}

/// The answers that a condition certainly has, each in some ordinary build.
private struct SureAnswers: OptionSet {
  let rawValue: UInt8

  static let yes = SureAnswers(rawValue: 1)
  static let no = SureAnswers(rawValue: 2)

  var opposite: SureAnswers {
    var opposite: SureAnswers = []
    if contains(.yes) { opposite.insert(.no) }
    if contains(.no) { opposite.insert(.yes) }
    return opposite
  }
}

import ProjectModel
import SourceFacts

extension BuildCondition {
  /// Whether code under the condition is compiled in some ordinary build for certain.
  ///
  /// Versions, `DEBUG` and, unless it is known what the module is built for, platforms differ between
  /// ordinary builds, so both answers occur.
  /// `SWIFT_PACKAGE` is set where the module is one of a package. Other flags, and `canImport` of what
  /// may not be there, may be set in no build at all, or in every one: nothing is certain then.
  ///
  /// - Parameters:
  ///   - isPackage: whether the module belongs to a Swift package.
  ///   - platforms: those that the module is built for, as `os()` calls them; `nil` if not known.
  ///   - mayBeMissing: whether a module may not be there to be imported, such as the one that the
  ///     code in question imports.
  package func isSurelyReached(
    inPackage isPackage: Bool, on platforms: Set<String>? = nil, mayBeMissing: (String) -> Bool
  ) -> Bool {
    withoutActuallyEscaping(mayBeMissing) { mayBeMissing in
      answers(
        OrdinaryBuilds(isPackage: isPackage, platforms: platforms, mayBeMissing: mayBeMissing)
      )
      .contains(.yes)
    }
  }

  private func answers(_ builds: OrdinaryBuilds) -> SureAnswers {
    switch self {
    case .always: .yes
    case .flag("DEBUG"), .version: [.yes, .no]
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
private struct OrdinaryBuilds {
  var isPackage: Bool
  var platforms: Set<String>?
  var mayBeMissing: (String) -> Bool

  /// Whether something of them may run on a phone, and so by Catalyst on a Mac.
  var mayBeForPhones: Bool { platforms?.contains("iOS") ?? true }

  func answers(toPlatform name: String) -> SureAnswers {
    guard let platforms else { return [.yes, .no] }
    let name = name == "OSX" ? "macOS" : name
    return platforms.contains(name) ? platforms.count > 1 ? [.yes, .no] : .yes : .no
  }
}

extension ModuleDescription {
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

/// A feature of Swift that can be turned on before the version of the language that has it, and decides
/// what an import means.
package enum SwiftFeature: String {
  /// Members of values are found in imported modules only ([SE-0444]).
  case memberImports = "MemberImportVisibility"
  /// An import without an access level is internal rather than public ([SE-0409]).
  case internalImports = "InternalImportsByDefault"

  /// The version of the language from which on it is always on.
  private static let version = 7

  /// Whether a version of the language has it.
  package func isOf(version text: String) -> Bool {
    (text.split(separator: ".").first.flatMap { Int($0) } ?? 0) >= Self.version
  }

  /// Whether flags of the compiler turn it on.
  func isEnabled(byFlags text: String) -> Bool {
    let flags = text.split { $0 == " " || $0 == "," || $0 == "\"" }.filter { $0 != "-Xfrontend" }
    return zip(flags, flags.dropFirst()).contains { flag, value in
      value == rawValue
        && (flag == "-enable-upcoming-feature" || flag == "-enable-experimental-feature")
    }
  }
}

extension BuildSetting {
  /// The name of the setting that turns a feature on, as `SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY`.
  ///
  /// - Parameter stage: `UPCOMING` or `EXPERIMENTAL`.
  package static func name(ofFeature feature: String, _ stage: String) -> String {
    var name = "SWIFT_\(stage)_FEATURE"
    for (place, letter) in feature.enumerated() {
      name += letter.isUppercase || place == 0 ? "_\(letter)" : "\(letter)"
    }
    return name.uppercased()
  }

  /// Whether Swift packages have a setting, by another name.
  static func isOfPackages(_ name: String) -> Bool {
    name.hasPrefix("SWIFT_UPCOMING_FEATURE_") || name.hasPrefix("SWIFT_EXPERIMENTAL_FEATURE_")
      || ofPackages.contains(name)
  }

  private static let ofPackages: Set<String> = [
    "OTHER_SWIFT_FLAGS", "SWIFT_ACTIVE_COMPILATION_CONDITIONS", "SWIFT_DEFAULT_ACTOR_ISOLATION",
    "SWIFT_OBJC_BRIDGING_HEADER", "SWIFT_OBJC_INTEROP_MODE", "SWIFT_STRICT_MEMORY_SAFETY",
    "SWIFT_TREAT_WARNINGS_AS_ERRORS",
    "SWIFT_VERSION",
  ]
}

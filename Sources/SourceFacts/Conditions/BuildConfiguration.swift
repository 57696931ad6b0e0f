import SourceText

/// What is known of the build that `#if` conditions are decided for.
///
/// Whatever is not known stays open: code under such a condition counts, in all branches.
package struct BuildConfiguration: Hashable, Sendable {
  /// Compilation conditions that hold.
  package var defined: Set<String>
  /// Compilation conditions that do not hold.
  package var undefined: Set<String>
  /// The platform built for; `nil` leaves `os(…)` open.
  package var platform: BuildPlatform?
  /// The version of the language and the compiler; `nil` leaves `swift(…)` and `compiler(…)` open.
  package var swiftVersion: SwiftVersion?
  /// Names of the project's modules, which can all be imported.
  package var modules: Set<String>
  /// The traits of Swift packages that are chosen, `defaults` standing for those that packages turn on
  /// themselves and `*` for all; `nil` leaves traits open.
  package var traits: Set<String>?
  /// Conditions of Swift that the manifest of the module at hand decides, as it does those of traits.
  package var decided: [String: Bool] = [:]

  /// Makes a configuration; without arguments, one that decides nothing.
  package init(
    defined: Set<String> = [], undefined: Set<String> = [], platform: BuildPlatform? = nil,
    swiftVersion: SwiftVersion? = nil, modules: Set<String> = [], traits: Set<String>? = nil
  ) {
    self.traits = traits
    self.defined = defined
    self.undefined = undefined
    self.platform = platform
    self.swiftVersion = swiftVersion
    self.modules = modules
  }

  /// Whether it decides nothing but that the project's modules can be imported.
  package var isEmpty: Bool {
    defined.isEmpty && undefined.isEmpty && platform == nil && swiftVersion == nil && traits == nil
  }

  /// What it decides in a few words, such as `platform linux, DEBUG defined`; `nil` if nothing.
  package var summary: String? {
    var parts: [String] = []
    if let platform { parts.append("platform \(platform.rawValue)") }
    if let swiftVersion { parts.append("Swift \(swiftVersion)") }
    parts += defined.sorted { $0.precedesInBytes($1) }.map { "\($0) defined" }
    parts += undefined.sorted { $0.precedesInBytes($1) }.map { "\($0) undefined" }
    if let traits {
      parts += traits.sorted { $0.precedesInBytes($1) }.map { "trait \($0)" }
      if traits.isEmpty { parts.append("no trait") }
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// This configuration with what another one says of it instead.
  package func overridden(by other: Self) -> Self {
    BuildConfiguration(
      defined: defined.subtracting(other.undefined).union(other.defined),
      undefined: undefined.subtracting(other.defined).union(other.undefined),
      platform: other.platform ?? platform, swiftVersion: other.swiftVersion ?? swiftVersion,
      modules: modules.union(other.modules), traits: other.traits ?? traits)
  }

  /// Why a text is no compilation condition, as the end of a sentence; `nil` when it is one.
  package static func mistake(inFlag name: String) -> String? {
    if name.contains("=") {
      return "a condition of Swift has no value; write its name, under `define` if it holds, under "
        + "`undefine` if not."
    }
    let isName =
      !name.isEmpty && name.first?.isNumber == false
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isName ? nil : "this is not the name of a condition; write one such as `DEBUG`."
  }

  /// Why a text is no trait, as the end of a sentence; `nil` when it is one, or a word that stands for some.
  package static func mistake(inTrait name: String) -> String? {
    let isName =
      name == "*"
      || name.first.map { $0.isLetter || $0 == "_" } == true
        && name.allSatisfy { $0.isLetter || $0.isNumber || "_+-".contains($0) }
    return isName
      ? nil : "this is not the name of a trait; write one such as `Logging`, or `defaults`, or `*`."
  }

  /// Whether a compilation condition such as `DEBUG` holds.
  ///
  /// Who defines one lists them all: any other is then undefined. Without a single `defined` one
  /// those not named as undefined are open.
  func value(ofFlag name: String) -> Bool? {
    if undefined.contains(name) { return false }
    if defined.contains(name) { return true }
    if let value = decided[name] { return value }
    return defined.isEmpty ? nil : false
  }

  /// Whether `function(argument)` holds.
  func value(of function: String, _ argument: String) -> Bool? {
    switch function {
    case "os":
      return platform.map { $0.osName == BuildPlatform.canonicalName(ofOS: argument) }
    case "canImport":
      let module = argument.prefix { $0 != "." }
      if modules.contains(String(module)) { return true }
      return platform?.provides(String(module))
    case "targetEnvironment":
      // Whether a build for iOS is one for its simulator or for Mac Catalyst is open.
      guard let platform, argument == "simulator" || argument == "macCatalyst" else { return nil }
      let isPossible = argument == "simulator" ? platform.hasSimulator : platform == .ios
      return isPossible ? nil : false
    case "_runtime":
      guard let platform, argument == "_ObjC" || argument == "_Native" else { return nil }
      return platform.isApple == (argument == "_ObjC")
    default: return nil
    }
  }
}

/// A version such as `6.1`.
package struct SwiftVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The numbers between the dots, without zeros at the end.
  private let numbers: [Int]

  /// The numbers with dots between them, two at least.
  package var description: String {
    let padding = [Int](repeating: 0, count: max(0, 2 - numbers.count))
    return (numbers + padding).map(String.init).joined(separator: ".")
  }

  /// Reads numbers with dots between them.
  ///
  /// - Returns: `nil` for any other text.
  package init?(_ text: some StringProtocol) {
    var numbers: [Int] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      guard part.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(part) else {
        return nil
      }
      numbers.append(number)
    }
    while numbers.last == 0 { numbers.removeLast() }
    self.numbers = numbers
  }

  /// Orders by the first number that differs.
  package static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.numbers.lexicographicallyPrecedes(rhs.numbers)
  }
}

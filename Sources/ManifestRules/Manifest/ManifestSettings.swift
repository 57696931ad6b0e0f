import Findings
import RuleEngine
import RuleLanguage

/// What the options of a rule of the kind `manifest` say beside what is checked where.
struct ManifestSettings: Sendable {
  /// How much a class of findings weighs.
  enum Weight: Hashable, Sendable {
    /// As much as the rule.
    case ofRule
    case severity(Severity)
    /// It is not reported.
    case off
  }

  /// The checks that are on.
  let checks: [ManifestCheck]
  /// Names of modules from outside that are for tests only.
  let testModules: [Pattern]
  /// The weights of the classes of `unused-imports`.
  let unusedImports: [ImportUse: Weight]
  /// The weights of the classes of `symbol-without-import`.
  let missingImports: [MissingImportClass: Weight]
  /// The weight of what `leaked` finds of products of packages.
  let leakedOutside: Weight
  /// The weight of what `unused` finds of packages and pods.
  let unusedOutside: Weight

  /// How sure it is that a file needs an import that it lacks.
  enum MissingImportClass: String, CaseIterable, Hashable, Sendable {
    /// It names a declaration of the module.
    case named
    /// It uses members of values only.
    case members = "members-only"
    /// It writes a name that the module declares, and imports other modules that may declare it.
    case undecided
  }

  /// Reads the options.
  init(options: OptionsReader) {
    let names = options.texts("checks")
    checks = ManifestChecks.all.filter { names.isEmpty || names.contains($0.name) }
    testModules = (options.isWritten("test-modules") ? options.texts("test-modules") : Self.known)
      .compactMap { try? Pattern($0, flavour: .name) }
    leakedOutside = Self.weight(
      options.object("leaked")?.optionalText("external"), or: .ofRule)
    unusedOutside = Self.weight(
      options.object("unused")?.optionalText("external"), or: .severity(.info))
    let unused = options.object("unused-imports")
    unusedImports = [
      .none: Self.weight(unused?.optionalText("certain"), or: .ofRule),
      .members: Self.weight(unused?.optionalText("members-only"), or: .severity(.info)),
      .reexport: Self.weight(unused?.optionalText("re-export"), or: .off),
      .undecided: Self.weight(unused?.optionalText("undecided"), or: .off),
    ]
    let missing = options.object("symbol-without-import")
    missingImports = [
      .named: Self.weight(missing?.optionalText("named"), or: .ofRule),
      .members: Self.weight(missing?.optionalText("members-only"), or: .severity(.info)),
      .undecided: Self.weight(missing?.optionalText("undecided"), or: .off),
    ]
  }

  /// All checks, nothing said about any of them.
  static let everything = ManifestSettings()

  private init() {
    checks = ManifestChecks.all
    testModules = []
    unusedImports = [:]
    missingImports = [:]
    leakedOutside = .ofRule
    unusedOutside = .ofRule
  }

  /// Whether a check is on.
  func isOn(_ name: String) -> Bool { checks.contains { $0.name == name } }

  /// Modules from outside that are known to be for tests only.
  static let known = [
    "XCTest", "Testing", "Quick", "Nimble", "SnapshotTesting", "ViewInspector", "OHHTTPStubs",
    "OHHTTPStubsSwift",
  ]

  /// The words that a class's severity is written with.
  static let words = Severity.allCases.map(\.rawValue) + ["off"]

  private static func weight(_ text: String?, or default: Weight) -> Weight {
    guard let text else { return `default` }
    return Severity(rawValue: text).map { .severity($0) } ?? .off
  }
}

extension RuleOutcome {
  /// Adds a finding of a class: as heavy as that is, or not at all where the class is off.
  ///
  /// - Parameter undecided: what to note where a class that is undecided is off.
  mutating func add(
    _ finding: Finding, weight: ManifestSettings.Weight?, undecided case: UndecidedCase?
  ) {
    var finding = finding
    switch weight ?? .ofRule {
    case .ofRule: break
    case .severity(let severity): finding.severity = severity
    case .off:
      if let `case` { undecided.add(`case`) }
      return
    }
    findings.append(finding)
  }
}

import ProjectModel
import RuleEngine
import RuleLanguage

/// `manifest`: what manifests declare agrees with what sources use.
struct ManifestRule: Rule {
  static let defects: [any Defect.Type] = [
    UndeclaredDependency.self, UnusedDependency.self, LeakedDependency.self,
    MisplacedDependency.self, TestsDependency.self, DuplicateDependency.self, DeclaredCycle.self,
    TestDependency.self, UnusedImport.self, MissingImport.self, ImportAccess.self,
    UnknownImport.self,
  ]

  static let metadata = RuleMetadata(
    kind: "manifest", title: "Accurate manifests",
    summary: "A module's manifest declares exactly the dependencies that its sources use.",
    rationale:
      "What the manifest does not declare, its readers do not see, and the build may lack: at best "
      + "another dependency declares it, at worst chance decides whether it is there. An unused "
      + "dependency costs build time and misleads readers.",
    options: [
      .defaulted("of", .selector, "*", "The modules."),
      .optional(
        "checks", .choices(ManifestChecks.all.map(\.name)),
        "What to check; everything by "
          + "default."),
      .optional(
        "test-modules", .patterns(.name), mayBeEmpty: true,
        "External modules that `test-only` treats as testing libraries; "
          + ManifestSettings.known.map { "`\($0)`" }.joined(separator: ", ") + " by default."),
      .optional(
        "leaked",
        .object([
          .optional(
            "external", .choice(ManifestSettings.words),
            "For products of packages; the rule's severity by default.")
        ]), "The severity of what `leaked` finds outside of the project."),
      .optional(
        "unused",
        .object([
          .defaulted(
            "external", .choice(ManifestSettings.words), "info",
            "For packages and pods, which may have to be linked although nobody imports them.")
        ]), "The severity of what `unused` finds outside of the project."),
      .optional(
        "unused-imports",
        .object([
          .optional(
            "certain", .choice(ManifestSettings.words),
            "For imports that nothing in the file can need; the rule's severity by default."),
          .defaulted(
            "members-only", .choice(ManifestSettings.words), "info",
            "For imports of which only members of values are used."),
          .defaulted(
            "re-export", .choice(ManifestSettings.words), "off",
            "For imports of which only what the module re-exports is used."),
          .defaulted(
            "undecided", .choice(ManifestSettings.words), "off",
            "For imports that only unresolved names can come from."),
        ]), "The severity of each class of `unused-imports`."),
      .optional(
        "symbol-without-import",
        .object([
          .optional(
            "named", .choice(ManifestSettings.words),
            "For modules of which a declaration is named; the rule's severity by default."),
          .defaulted(
            "members-only", .choice(ManifestSettings.words), "info",
            "For modules of which only members of values are used."),
          .defaulted(
            "undecided", .choice(ManifestSettings.words), "off",
            "For modules that declare a name which may also come from an external module."),
        ]), "The severity of each class of `symbol-without-import`."),
    ],
    notes: notes, exampleMessages: exampleMessages,
    violatingExample: RuleExample(
      project: """
        module App
          depends on Core & Design
          imports Core & Networking
          class Main
        module Core
          class Store
        module Design
          class Button
        module Networking
          class Client
        """,
      configuration: """
        version: 1
        rules:
          manifests-tell-the-truth:
            manifest: { checks: [undeclared, unused] }
        """),
    conformingExample: RuleExample(
      project: """
        module App
          depends on Core & Networking
          imports Core & Networking
          class Main
        module Core
          class Store
        module Networking
          class Client
        """,
      configuration: """
        version: 1
        rules:
          manifests-tell-the-truth:
            manifest: { checks: [undeclared, unused] }
        """))

  private let of: Selector
  private let settings: ManifestSettings

  init(options: OptionsReader) {
    of = options.selector("of")
    settings = ManifestSettings(options: options)
    options.requireGranularity(of: of, .module)
  }

  static let reportsAbsence = true
  static let readsResources = true

  var selectors: [NamedSelector] { [NamedSelector("of", of)] }

  func check(_ scope: RuleScope) -> RuleOutcome {
    let matcher = scope.matcher(of)
    let graph = scope.view.graph
    let modules = graph.modules.indices.map { ModuleID($0) }.filter { module in
      graph.modules[module.int].hasManifest
        && scope.view.endpoints(of: module, reach: matcher.reach)
          .contains { matcher.matches($0).areSome }
    }
    let input = ManifestInput(scope: scope, settings: settings, checked: modules)
    return settings.checks.reduce(into: RuleOutcome(findings: [], checked: 0)) { outcome, check in
      for module in modules {
        let found = check.check(module, input)
        outcome.findings += found.findings
        outcome.checked += found.checked
        for undecided in found.undecided.all { outcome.undecided.add(undecided) }
      }
    }
  }
}

/// One check of the kind `manifest`.
struct ManifestCheck: Sendable {
  /// Its name in the option `checks`.
  let name: String
  /// What is wrong with the declared dependencies of one module.
  let check: @Sendable (ModuleID, ManifestInput) -> RuleOutcome
}

/// The checks of the kind `manifest`.
enum ManifestChecks {
  /// Every check, in order of name.
  static let all: [ManifestCheck] = [
    .cycles, .duplicate, .importAccess, .leaked, .misplaced, .missing, .neededByTests,
    .symbolWithoutImport, .testOnly, .undeclared, .unknown, .unused, .unusedImports,
  ]
}

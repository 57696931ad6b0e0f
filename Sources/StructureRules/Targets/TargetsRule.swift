import ProjectModel
import RuleEngine
import RuleLanguage
import SourceText

/// `targets`: manifests declare the targets that the rule says, and lists of modules are complete.
struct TargetsRule: Rule {
  static let defects: [any Defect.Type] = [
    NoTarget.self, MissingTarget.self, WrongTargetKind.self, SurplusTarget.self, MissingScript.self,
    WrongSetting.self, UnlistedModule.self,
  ]

  static let metadata = RuleMetadata(
    kind: "targets", title: "Targets in manifests",
    summary:
      "Manifests declare the required targets, all targets have the required scripts and settings, "
      + "and certain files list all modules.",
    rationale:
      "Nobody notices a module without tests, a target that the linter skips or a script that "
      + "forgets a module, because everything still builds.",
    options: [
      .optional(
        "each", .patterns(.folder),
        "Folders that have a manifest or are the folder of a target; all their targets are "
          + "checked, whatever their role."),
      .optional(
        "of", .selector,
        "Modules whose targets are checked; all of them unless `each` is written."),
      .optional(
        "where", .selector, captures: .refer,
        "Only folders for which this selects something are checked; it uses a capture of `each`."
      ),
      .optional(
        "declares",
        .list(
          .object([
            .required("name", .pattern(.name), captures: .refer, "The target's name."),
            .optional(
              "kind", .choice(TargetKinds.names),
              "What it is built into, as named by archcheck or the manifest's."),
          ])), captures: .refer, "The targets that each folder must have."),
      .defaulted(
        "only", .boolean, "false", "Whether `declares` lists all targets that may be declared."),
      .defaulted(
        "script", .patterns(.text), "[]", captures: .refer,
        "Scripts or plugins that every target's build must run: patterns for their names or text."),
      .optional(
        "settings", .map(.pattern(.text)), captures: .refer,
        "Build settings that every target must have, with patterns for their values."),
      .defaulted(
        "listed-in", .patterns(.path), "[]",
        "Files, such as scripts and manifests, that must mention every module, or folder of "
          + "`each`, by name."),
    ],
    notes: notes, exampleMessages: exampleMessages,
    violatingExample: RuleExample(
      project: "module Login (framework)", configuration: exampleConfiguration,
      files: """
        --- project.yml
        targets:
          Login: { type: framework, sources: Login }
          LoginTests: { type: bundle.ui-testing, sources: Tests }
        --- Login/Login.swift
        --- Tests/LoginTests.swift
        --- scripts/generate.sh
        # Login
        echo Nothing to do.
        """),
    conformingExample: RuleExample(
      project: "module Login (framework)", configuration: exampleConfiguration,
      files: """
        --- project.yml
        targets:
          Login:
            type: framework
            sources: Login
            postBuildScripts: [{ script: swiftlint lint --strict }]
          LoginTests:
            type: bundle.unit-test
            sources: Tests
            postBuildScripts: [{ script: swiftlint lint }]
        --- Login/Login.swift
        --- Tests/LoginTests.swift
        --- scripts/generate.sh
        xcodegen generate --spec Login/project.yml
        """))

  private static let exampleConfiguration = """
    version: 1
    rules:
      every-module:
        targets:
          of: "*"
          script: "*swiftlint*"
          listed-in: "scripts/*.sh"
    """

  static let seesFiles = true

  private let grouping: StructureGrouping
  private let of: Selector
  private let checks: [TargetsCheck]
  /// Whether each folder must have targets: the rule asks for nothing else, or for certain ones.
  private let wantsTargets: Bool

  init(options: OptionsReader) {
    let grouping = StructureGrouping(options: options)
    self.grouping = grouping
    of =
      options.optionalSelector("of")
      ?? Selector(.everything([.project]), text: "*", location: options.location)
    checks = TargetsChecks.all.compactMap { $0(options, grouping) }
    wantsTargets = checks.isEmpty || options.isWritten("declares")
    if options.isWritten("of") {
      options.requireGranularity(of: of, .module)
      if grouping.isDivided {
        options.report(
          "`of` selects modules, `each` folders. Use one of them, or filter the folders with "
            + "`where`.", at: options.location(of: "of"))
      }
    }
    if checks.isEmpty, !grouping.isDivided {
      options.report(
        "The rule checks nothing. Add `each`, `declares`, `script`, `settings` or `listed-in`.")
    }
  }

  var selectors: [NamedSelector] { grouping.isDivided ? [] : [NamedSelector("of", of)] }

  func options(concerning path: String, _ scope: RuleScope) -> [String] {
    grouping.options(concerning: path, StructureInput(scope: scope))
  }

  func check(_ scope: RuleScope) -> RuleOutcome {
    let input = StructureInput(scope: scope)
    var outcome = RuleOutcome(findings: [], checked: 0)
    var groups: [TargetGroup]
    if grouping.isDivided {
      let (folders, unmatched) = grouping.groups(input)
      outcome.unmatched = unmatched
      let targets = DeclaredTargets(scope.view.graph.modules)
      groups = folders.map { TargetGroup($0, of: targets, input) }
      if wantsTargets {
        outcome.checked = folders.count
        outcome.findings += groups.filter { $0.targets.isEmpty && !$0.isExcused(input) }.map {
          noTarget($0, scope)
        }
        groups.removeAll { $0.targets.isEmpty }
      }
    } else {
      groups = TargetGroup.modules(scope.matcher(of), input)
    }
    for check in checks {
      let found = check.check(groups, input)
      outcome.findings += found.findings
      outcome.checked += found.checked
      outcome.unmatched += found.unmatched
      for unknown in found.undecided.all { outcome.undecided.add(unknown) }
    }
    return outcome
  }

  /// A folder that no manifest speaks of, with the manifest in it that was not read.
  private func noTarget(_ group: TargetGroup, _ scope: RuleScope) -> Finding {
    let unfollowed = scope.view.project.unfollowedManifests.first {
      ProjectFiles.folder(of: $0).equalsInBytes(group.folder)
    }
    return Finding(
      NoTarget(folder: group.folder, unfollowed: unfollowed), at: group.location)
  }
}

/// One check of the kind `targets`.
struct TargetsCheck: Sendable {
  /// What is wrong with the targets of the groups.
  let check: @Sendable ([TargetGroup], StructureInput) -> RuleOutcome
}

/// The checks of the kind `targets`.
enum TargetsChecks {
  /// Makes a check of a rule's options; `nil` when they do not ask for it.
  typealias Maker = @Sendable (OptionsReader, StructureGrouping) -> TargetsCheck?

  /// Every check, in order of name.
  static let all: [Maker] = [
    TargetsCheck.declarations, TargetsCheck.listing, TargetsCheck.scripts, TargetsCheck.settings,
  ]
}

/// The words for what a target is built into.
enum TargetKinds {
  /// Those of archcheck, then those of Swift packages and XcodeGen that are not among them.
  static let names =
    ModuleKind.allCases.map(\.rawValue) + [
      "target", "executableTarget", "testTarget", "systemLibrary", "binaryTarget",
      "application.messages", "application.on-demand-install-capable", "application.watchapp",
      "application.watchapp2", "app-extension", "app-extension.intents-service",
      "app-extension.messages", "bundle.ocunit-test", "bundle.ui-testing", "bundle.unit-test",
      "extensionkit-extension", "framework.static", "library.dynamic", "library.static", "tool",
      "tv-app-extension", "watchkit-extension", "watchkit2-extension", "xcode-extension",
      "xpc-service",
    ]
}

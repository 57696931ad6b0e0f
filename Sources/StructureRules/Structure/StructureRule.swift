import RuleEngine
import RuleLanguage

/// `structure`: files and folders are where, and as many as, they should be.
struct StructureRule: Rule {
  static let defects: [any Defect.Type] = [
    MissingFile.self, TooManyFiles.self, SurplusFile.self, ForbiddenFile.self, MisplacedFile.self,
    ForeignFile.self, OrphanFile.self, UnlikeFolder.self,
  ]

  static let metadata = RuleMetadata(
    kind: "structure", title: "Files and folders",
    summary: "Files and folders have the names, locations and numbers that the rule requires.",
    rationale:
      "When all modules have the same layout, people, generators and scripts find what they look "
      + "for, and whatever is out of place stands out.",
    options: [
      .optional(
        "each", .patterns(.folder),
        "Folders to check one by one; other patterns are relative to them. Without `each` and "
          + "`each-file`, the rule checks the whole project."),
      .optional(
        "each-file", .patterns(.folder),
        "Files to check one by one; other patterns are relative to their folder."),
      .optional(
        "where", .selector, captures: .refer,
        "Only folders or files for which this selects something are checked; it uses a capture of "
          + "`each` or `each-file`."),
      .defaulted(
        "requires", .patterns(.folder), "[]", captures: .refer,
        "Files or folders that must exist."
      ),
      .optional(
        "at-least", .integer(minimum: 1),
        "How many must match each pattern of `requires`; 1 unless `at-most` is given."),
      .optional(
        "at-most", .integer(minimum: 0), "How many may match each pattern of `requires`."),
      .optional(
        "exactly", .integer(minimum: 0), "How many must match each pattern of `requires`."),
      .defaulted(
        "forbids", .patterns(.folder), "[]", captures: .refer,
        "Files or folders that must not exist."),
      .defaulted(
        "allows", .patterns(.folder), "[]", captures: .refer,
        "Files or folders that may exist, in addition to those of `requires`; all others are "
          + "reported."),
      .optional("of", .selector, "Source files that must be in the folders of `in`."),
      .defaulted(
        "files", .patterns(.folder), "[]",
        "Files of any kind, such as resources, that must be in the folders of `in`."),
      .defaulted(
        "in", .patterns(.folder), "[]", captures: .refer, "The folders for `of` or `files`."),
      .defaulted(
        "nothing-else", .boolean, "false",
        "Whether the folders of `in` may contain only what `of` or `files` selects."),
      .optional(
        "belongs-to", .selector, captures: .refer,
        "What must exist in the project for each folder or file; otherwise it is an orphan."),
      .defaulted(
        "alike", .patterns(.folder), "[]", captures: .refer,
        "What to compare: for files whether there are any, for folders their names. Folders that "
          + "differ from most are reported."),
      .defaulted(
        "never-empty", .boolean, "false",
        "Whether `alike` does not take it for the usual layout that nothing matches: a folder with "
          + "nothing then lacks what most of the others have."),
    ],
    notes: notes, exampleMessages: exampleMessages,
    violatingExample: RuleExample(
      project: """
        module Cart (folder Modules/Cart)
        module Login (folder Modules/Login)
        """,
      configuration: """
        version: 1
        rules:
          module-files:
            structure:
              each: "Modules/{module}"
              requires: ["**/{module}Module.swift", "Tests/"]
        """,
      files: """
        --- Modules/Cart/Public/CartModule.swift
        --- Modules/Cart/Tests/CartTests.swift
        --- Modules/Login/Login.swift
        """),
    conformingExample: RuleExample(
      project: """
        module Cart (folder Modules/Cart)
        module Login (folder Modules/Login)
        """,
      configuration: """
        version: 1
        rules:
          module-files:
            structure:
              each: "Modules/{module}"
              requires: ["**/{module}Module.swift", "Tests/"]
        """,
      files: """
        --- Modules/Cart/Public/CartModule.swift
        --- Modules/Cart/Tests/CartTests.swift
        --- Modules/Login/LoginModule.swift
        --- Modules/Login/Tests/LoginTests.swift
        """))

  static let seesFiles = true

  private let grouping: StructureGrouping
  private let checks: [StructureCheck]
  private let of: Selector?

  init(options: OptionsReader) {
    let grouping = StructureGrouping(options: options)
    self.grouping = grouping
    of = options.optionalSelector("of")
    checks = StructureChecks.all.compactMap { $0(options, grouping) }
    if checks.isEmpty {
      options.report(
        "The rule checks nothing. Add `requires`, `forbids`, `allows`, `in`, `belongs-to` or "
          + "`alike`.")
    }
  }

  var selectors: [NamedSelector] { of.map { [NamedSelector("of", $0)] } ?? [] }

  func options(concerning path: String, _ scope: RuleScope) -> [String] {
    grouping.options(concerning: path, StructureInput(scope: scope))
  }

  func check(_ scope: RuleScope) -> RuleOutcome {
    let input = StructureInput(scope: scope)
    let (groups, unmatched) = grouping.groups(input)
    var outcome = RuleOutcome(findings: [], checked: 0, unmatched: unmatched)
    for check in checks {
      let found = check.check(groups, input)
      outcome.findings += found.findings
      outcome.checked += found.checked
      outcome.unmatched += found.unmatched
    }
    return outcome
  }
}

/// One check of the kind `structure`.
struct StructureCheck: Sendable {
  /// What is wrong with the files of the groups.
  let check: @Sendable ([StructureGroup], StructureInput) -> RuleOutcome
}

/// The checks of the kind `structure`.
enum StructureChecks {
  /// Makes a check of a rule's options; `nil` when they do not ask for it.
  typealias Maker = @Sendable (OptionsReader, StructureGrouping) -> StructureCheck?

  /// Every check, in order of name.
  static let all: [Maker] = [
    StructureCheck.forbiddenFiles, StructureCheck.likeness, StructureCheck.orphans,
    StructureCheck.placement, StructureCheck.requiredFiles, StructureCheck.surplusFiles,
  ]
}

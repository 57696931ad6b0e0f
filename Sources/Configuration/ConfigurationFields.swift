import DependencyModel
import ProjectModel
import RuleLanguage
import SourceFacts

/// The keys of the parts of `archcheck.yml` that belong to no rule kind.
enum ConfigurationFields {
  /// Under `sources:`.
  static let sources: [OptionField] = [
    .defaulted("exclude", .patterns(.path), "[]", "Paths to exclude."),
    .defaulted("demo", .patterns(.name), "[]", "Names of modules whose role is `demo`."),
    .defaulted(
      "previews", .choice(of: SourceOptions.Previews.self), "exclude",
      "Whether to analyse SwiftUI previews."),
    .defaulted(
      "include-manifests", .texts, "[]",
      "Manifests to read in addition to those found, relative to the project's root."),
    .defaulted(
      "max-file-size", .either([.integer(minimum: 1), .text]), "2MB",
      "Larger files are not read; bytes, or a number with `KB` or `MB` (powers of 1000), up to "
        + "`\(SourceOptions.largestMaxFileSize / 1_000_000)MB`."),
    .defaulted(
      "max-file-seconds", .integer(minimum: 1, maximum: SourceOptions.largestMaxFileSeconds), "2",
      "Files that take longer to read or to resolve are set aside; seconds of processor time, and two "
        + "more for each megabyte of the file."),
    .optional(
      "min-files", .either([.number(minimum: 0, maximum: 1), .text]),
      "The share of the source files that must be read, such as `95%` or `0.95`."),
    .defaulted(
      "define", .texts, "[]",
      "`#if` conditions that are true; all others are then "
        + "false."),
    .defaulted("undefine", .texts, "[]", "`#if` conditions that are false."),
    .optional(
      "platform", .choice(of: BuildPlatform.self), "The platform for which to evaluate `#if`."),
    .optional(
      "swift-version", .text, "The version for which to evaluate `swift(…)` and `compiler(…)`."),
    .optional(
      "traits", .texts, mayBeEmpty: true,
      "The traits of Swift packages that are on; `defaults` are those that are on by themselves, `*` all."
    ),
  ]

  /// Of one entry under `components:`.
  static let component: [OptionField] = [
    .optional("modules", .patterns(.name), "Names of modules that belong to it."),
    .optional("paths", .patterns(.path), "Paths of files that belong to it."),
    .optional(
      "declarations", .patterns(.name),
      "Top-level declarations that belong to it: `Module.Name`, or `Name`."
    ),
  ]

  /// Of one entry under `modules:`.
  static let module: [OptionField] = [
    .optional("path", .patterns(.path), "The same as `paths`."),
    .optional("paths", .patterns(.path), "Its folders or files; `.` for all of the project."),
    .optional("kind", .choice(of: ModuleKind.self), "What it is built into."),
    .optional("role", .choice(of: ModuleRole.self), "Its role."),
    .optional(
      "dependencies", .texts, mayBeEmpty: true, "The modules it declares as dependencies."),
  ]

  /// Of one entry under `frameworks:` that is a mapping.
  static let framework: [OptionField] = [
    .optional(
      "interface", .texts,
      "Files of Swift declarations, such as a `.swiftinterface`, relative to this one."),
    .optional("declares", .texts, "Declarations of Swift, one each."),
  ]

  /// Of one entry under `extends:` that is a mapping.
  static let extends: [OptionField] = [
    .optional("preset", .text, "The name of a built-in preset."),
    .optional("file", .text, "The path of another file, relative to this one."),
    .optional(
      "with", .map(.any), "Values for the preset's parameters."),
    .optional(
      "severity", .choice(Severity.allCases.filter { $0 != .error }.map(\.rawValue)),
      "The highest severity of the rules that it brings; a rule that this file gives a severity has that "
        + "one."),
  ]

  /// Of one entry under `parameters:`.
  static let parameter: [OptionField] = [
    .optional("meaning", .text, "One sentence that describes it."),
    .optional(
      "default", .any, "The value if none is given; without a default, the parameter is required."),
    .optional("choices", .texts, "The only strings that it may be or, if it is a list, contain."),
    .optional(
      "candidates", .list(.object(candidate)),
      "What `archcheck init` adds to the default if the project has it."),
  ]

  /// How many matches make one.
  private static let minimum = OptionField.defaulted(
    "at-least", .integer(), "1", "How many there must be.")

  /// Of one entry under a parameter's `candidates:`.
  static let candidate: [OptionField] =
    subjects + [
      minimum,
      .optional(
        "also", .pattern(.folder),
        "A second pattern, which the same thing must match too: for what is looked for by files."),
      .optional(
        "unless", .pattern(.name),
        "Types do not count whose name, or an attribute or supertype of which, matches this."),
      .optional(
        "write", .text,
        "What is added: `{}` stands for the name found. By default that name alone: of a module, "
          + "declaration, import or file the pattern."),
    ]

  /// What of a project patterns may speak of.
  private static let subjects: [OptionField] = PresetSign.Subject.allCases.map { subject in
    .optional(subject.rawValue, .pattern(subject.flavour), subject.meaning)
  }

  /// Of one entry under `signs:`.
  static let sign: [OptionField] =
    subjects + [
      minimum,
      .optional(
        "share", .either([.number(minimum: 0, maximum: 1), .text]),
        "How many there must be for the size of the project: a share of its source files, such as "
          + "`1%`."),
      .defaulted(
        "weight", .integer(), "1",
        "How much it counts; a negative weight counts against the preset."),
      .defaulted(
        "needed", .boolean, "false", "Whether the preset fits no project without it."),
    ]

  /// Of one entry under a rule's `except:`.
  static let exception: [OptionField] = [
    .optional("from", .selector, "The code with the dependency."),
    .optional("to", .selector, captures: .refer, "The code it depends on."),
    .optional("of", .selector, "The code itself, for rules that check single things."),
    .optional("because", .text, "The reason."),
    .optional("until", .text, "The last day on which it applies, `YYYY-MM-DD`."),
    .defaulted("may-be-empty", .boolean, "false", "Whether it may match nothing."),
  ]

  /// Of every rule, beside its kind.
  static let rule: [OptionField] = [
    .optional("because", .text, "The reason, printed with every violation."),
    .optional(
      "fix", .text,
      "What to do about a violation, instead of what the kind says: one or two sentences."
    ),
    .optional(
      "severity", .choice(Severity.allCases.map(\.rawValue) + ["off"]),
      "The severity of violations; `off` turns the rule off."),
    .optional(
      "except", .either([.list(.object(exception)), .object(exception)]), mayBeEmpty: true,
      "The exceptions from the rule."),
    .optional(
      "roles", .choices(ModuleRole.allCases.map(\.rawValue)),
      "The roles of the modules that the rule checks; production and tools by default."),
    .optional(
      "confidence", .choice(Confidence.allCases.map(\.name)),
      "The lowest confidence of edges that count; all by default."),
    .optional("may-be-empty", .boolean, "Whether the rule's selectors may select nothing."),
  ]

  /// The keys at the top level by which a file speaks of itself, as presets do.
  static let presetSections: [(name: String, meaning: String)] = [
    ("name", "The prefix of the ids of the preset's rules; by default the file's name."),
    ("summary", "One sentence about the preset."),
    ("documentation", "More about it, in Markdown."),
    ("picture", "The architecture as a Mermaid flowchart."),
    ("parameters", "Values to set when extending the preset, used as `${name}`."),
    ("signs", "What a project that fits the preset contains."),
    (
      "scope",
      "What its rules speak of: how `modules` depend on each other, or what is in `files`."
    ),
  ]

  /// The keys at the top level, with what stands under each.
  static let sections: [(name: String, meaning: String)] = [
    ("version", "The version of this format: 1."),
    ("extends", "Presets and other files that this one builds on."),
    ("baseline", "The file of accepted violations, relative to this one."),
    ("sources", "Which files to read."),
    ("components", "Named sets of code; without any, every module is a component."),
    (
      "modules",
      "Modules that change and join those of manifests; `replace: true` for these alone."
    ),
    ("frameworks", "What modules from outside declare, beside those that archcheck knows."),
    ("tags", "Names for sets of components and modules."),
    ("rules", "The rules to check."),
  ]
}

extension PresetSign.Subject {
  /// One sentence for the documentation.
  fileprivate var meaning: String {
    switch self {
    case .folder: "A folder that contains files, by path."
    case .topFolder:
      "A folder by name: in the root, in a folder there, or where the sources of a package's module "
        + "begin."
    case .file: "A file, by path."
    case .module: "A module, by name."
    case .import: "An imported module, by name."
    case .declaration: "A top-level declaration, by name."
    case .folderAround:
      "A folder of whose subfolders at least half contain a file of this path below them."
    case .folderWithout:
      "A folder with sources beside those that `folder-around` finds with this path, which contains "
        + "no such file."
    case .folderOf:
      "A folder that contains a file of this path itself; of all such folders, those with the most "
        + "frequent name."
    case .folderBeside:
      "A folder beside folders of this name; of all such folders, those with the most frequent name."
    case .applicationFolder:
      "The folder of the sources of an application, by the application's name."
    case .moduleOf: "A module with such a top-level declaration, by its kind and name."
    case .moduleWith: "A library that contains a file of this path, from its own folder."
    case .adoptedEnding:
      "The last word of this form that most of the protocols share which types of other modules adopt."
    case .demoEnding: "An ending of this form that demo apps have behind the names of libraries."
    case .sharedModule:
      "A library of this name that at least two other libraries, and a quarter of all, depend on."
    case .baseModule:
      "The library of this name that most other libraries, at least half of all, depend on, and that "
        + "depends on none."
    case .application: "An application that is no demo, by the name of its module."
    case .partnerOf: "A module whose name, with the end of this pattern, is that of another one."
    case .userOf: "A top-level type that uses an external type or function of this name."
    }
  }
}

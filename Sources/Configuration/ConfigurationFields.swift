import DependencyModel
import ProjectModel
import RuleLanguage
import SourceFacts

/// The keys of the parts of `archcheck.yml` that belong to no rule kind.
enum ConfigurationFields {
  /// Under `sources:`.
  static let sources: [OptionField] = [
    .defaulted("exclude", .patterns(.path), "[]", "Paths that are not read."),
    .defaulted("demo", .patterns(.name), "[]", "Names of modules whose role is `demo`."),
    .defaulted(
      "previews", .choice(of: SourceOptions.Previews.self), "exclude",
      "Whether SwiftUI previews count as code."),
    .defaulted(
      "include-manifests", .texts, "[]",
      "Manifests to read besides those found, relative to the project's root."),
    .defaulted(
      "max-file-size", .either([.integer(minimum: 1), .text]), "2MB",
      "Larger files are not read; bytes, or a number with `KB` or `MB` (powers of 1000)."),
    .defaulted("define", .texts, "[]", "Conditions of `#if` that hold; all others then do not."),
    .defaulted("undefine", .texts, "[]", "Conditions of `#if` that do not hold."),
    .optional(
      "platform", .choice(of: BuildPlatform.self), "The platform that `#if` is decided for."),
    .optional(
      "swift-version", .text, "The version that `swift(…)` and `compiler(…)` are decided for."),
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
    .optional("paths", .patterns(.path), "Its folders or files."),
    .defaulted("role", .choice(of: ModuleRole.self), "production", "What it is for."),
    .defaulted("dependencies", .texts, "[]", "The modules that it declares to depend on."),
  ]

  /// Of one entry under `extends:` that is a mapping.
  static let extends: [OptionField] = [
    .optional("preset", .text, "The name of a built-in preset."),
    .optional("file", .text, "The path of another file, relative to this one."),
    .optional(
      "with", .map(.any), "Values for the preset's parameters."),
  ]

  /// Of one entry under `parameters:`.
  static let parameter: [OptionField] = [
    .optional("meaning", .text, "One sentence about what it is."),
    .optional(
      "default", .any, "The value when none is handed over; without it, one must be."),
    .optional("choices", .texts, "The only texts that it may be, or hold where it is a list."),
  ]

  /// Of one entry under `signs:`.
  static let sign: [OptionField] =
    PresetSign.Subject.allCases.map { subject in
      .optional(subject.rawValue, .pattern(subject.flavour), subject.meaning)
    } + [
      .defaulted(
        "weight", .integer(), "1", "How much it counts; less than 0 speaks against the preset.")
    ]

  /// Of one entry under a rule's `except:`.
  static let exception: [OptionField] = [
    .optional("from", .selector, "The side that depends."),
    .optional("to", .selector, captures: .refer, "The side depended on."),
    .optional("of", .selector, "The thing itself, for rules over single things."),
    .optional("because", .text, "The reason."),
    .optional("until", .text, "The last day on which it counts, `YYYY-MM-DD`."),
    .defaulted("may-be-empty", .boolean, "false", "Whether it may excuse nothing."),
  ]

  /// Of every rule, beside its kind.
  static let rule: [OptionField] = [
    .optional("because", .text, "The reason, printed with every violation."),
    .optional(
      "severity", .choice(Severity.allCases.map(\.rawValue) + ["off"]),
      "How much a violation weighs; `off` switches the rule off."),
    .optional(
      "except", .either([.list(.object(exception)), .object(exception)]), mayBeEmpty: true,
      "What the rule does not apply to."),
    .optional(
      "roles", .choices(ModuleRole.allCases.map(\.rawValue)),
      "The roles whose code the rule sees; production and tools unless given."),
    .optional(
      "confidence", .choice(Confidence.allCases.map(\.name)),
      "The least sure edges that the rule uses; all unless given."),
    .optional("may-be-empty", .boolean, "Whether the rule's selectors may select nothing."),
  ]

  /// The keys at the top level by which a file speaks of itself, as presets do.
  static let presetSections: [(name: String, meaning: String)] = [
    ("name", "What the preset's rules are called by; the file's name unless given."),
    ("summary", "One sentence about the preset."),
    ("documentation", "More about it, in Markdown."),
    ("parameters", "Values that whoever extends it may hand over: `${name}` stands for them."),
    ("signs", "What a project looks like that it is made for."),
  ]

  /// The keys at the top level, with what stands under each.
  static let sections: [(name: String, meaning: String)] = [
    ("version", "The version of this format: 1."),
    ("extends", "Presets and other files that this one builds on."),
    ("baseline", "The file of accepted violations, relative to this one."),
    ("sources", "What is read."),
    ("components", "Named sets of code; without any, every module is a component."),
    ("modules", "Modules written out, in place of what manifests say."),
    ("tags", "Names for sets of components and modules."),
    ("rules", "What must hold."),
  ]
}

extension PresetSign.Subject {
  /// One sentence for the documentation.
  fileprivate var meaning: String {
    switch self {
    case .folder: "A folder that holds files, by its path."
    case .file: "A file, by its path."
    case .module: "A module, by its name."
    case .import: "A module that files import, by its name."
    case .declaration: "A top-level declaration, by its name."
    }
  }
}

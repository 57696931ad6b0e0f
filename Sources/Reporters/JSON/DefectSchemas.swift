import DependencyModel
import JSONText

/// The details of defects that are families of their own.
enum DefectSchemas {
  /// What a defect of declarations carries.
  static let declarations = Schema.object([
    "declaration": Schema.optionalString("The declaration; null for a group of them."),
    "kind": Schema.optionalString("What it is, in words, such as `enum case`."),
    "subject": Schema.string(
      "What is counted or forbidden: members in words, the group of a member, the kind of code, "
        + "the selector, the names of types."),
    "found": Schema.strings("What was found of it; the member that must stand behind."),
    "minimum": ["type": ["integer", "null"]],
    "maximum": ["type": ["integer", "null"]],
  ])

  /// Defects of files and folders.
  static let structure = Schema.object([
    "path": Schema.string("The file, or the folder; empty for the root."),
    "expected": Schema.strings("The patterns or selectors that it is compared with."),
    "found": optionalInteger("How many there are."),
    "limit": optionalInteger("How many there must be, or may be."),
    "lacks": Schema.strings("What most folders of the rule have and this one lacks."),
    "adds": Schema.strings("What this one has and most folders of the rule lack."),
  ])

  /// Defects of targets.
  static let targets = Schema.object([
    "target": Schema.optionalString("The target, or the module that is not listed."),
    "folder": Schema.optionalString("The folder that it belongs to."),
    "setting": Schema.optionalString("The build setting."),
    "value": Schema.optionalString("What it is."),
    "required": Schema.optionalString("What it must be: a name, a kind or a pattern."),
    "file": Schema.optionalString("The file that must mention it, or that is not read."),
  ])

  /// Defects of coverage.
  static let coverage = Schema.object([
    "name": Schema.string("The component, or the file."),
    "sets": Schema.strings("The sets that it must be in, or is in at once."),
    "files": optionalInteger("How many of its files are in none."),
    "total": optionalInteger("How many files it has."),
  ])

  /// Defects of names that are given twice.
  static let duplicates = Schema.object([
    "name": Schema.string("The declaration, or the file."),
    "others": Schema.strings("What it is called like, or made from."),
  ])

  /// Defects of templates.
  static let template = Schema.object([
    "placeholder": Schema.optionalString("The placeholder as it is written."),
    "brokenRule": Schema.optionalString("The id of the rule that the result breaks."),
    "reason": Schema.string("What is wrong with the placeholder or the result."),
  ])

  /// Cycles.
  static let cycle = Schema.object([
    "granularity": Schema.oneOf(Granularity.allCases.map(\.rawValue)),
    "captures": Schema.strings(
      "The captures whose values the members are; empty where they are things of the granularity."),
    "members": Schema.strings("The whole cycle group, sorted."),
    "path": Schema.strings("A shortest cycle; its first member is repeated at the end."),
    "cut": Schema.list(
      of: Schema.object([
        "from": Schema.string("The member that depends."),
        "to": Schema.string("The member depended on."),
        "references": Schema.integer("How many references and imports have to go for it."),
      ])),
  ])

  /// Defects of measured values.
  static let measures: [JSONValue] = [
    Schema.object([
      "fromAbstractness": ["type": "number", "minimum": 0, "maximum": 1],
      "toAbstractness": ["type": "number", "minimum": 0, "maximum": 1],
      "tolerance": ["type": "number", "minimum": 0, "maximum": 1],
    ]),
    Schema.object([
      "component": Schema.optionalString("The component; null for a value over several."),
      "over": Schema.string("How the values of several are put together, or `each`."),
      "metric": Schema.string("The metric's name."),
      "value": ["type": "number"], "base": ["type": "number"],
      "tolerance": ["type": "number", "minimum": 0],
      "file": Schema.string("The earlier report."),
    ]),
    Schema.object([
      "over": Schema.string("How the values are put together, such as `mean`."),
      "metric": Schema.string("The metric's name."),
      "components": Schema.integer("How many components have a value."),
      "value": ["type": "number"],
      "minimum": ["type": ["number", "null"]],
      "maximum": ["type": ["number", "null"]],
      "worst": Schema.list(
        of: Schema.object([
          "component": Schema.string("A component that contributes most."),
          "value": ["type": "number"],
        ])),
    ]),
  ]

  private static func optionalInteger(_ description: String) -> JSONValue {
    ["type": ["integer", "null"], "description": .string(description)]
  }
}

import Findings
import JSONText
import RuleLanguage
import SourceFacts

/// The part of the schema of `check` that concerns violations.
enum ViolationSchema {
  static let violation = Schema.object(
    [
      "rule": Schema.string("The rule's id in the configuration."),
      "kind": Schema.oneOf(CheckSchema.ruleKinds),
      "defect": Schema.oneOf(Defect.names),
      "severity": Schema.oneOf(Severity.allCases.map(\.rawValue)),
      "message": Schema.string("What is wrong, naming both sides; its wording may change."),
      "because": Schema.optionalString("The rule's reason, as configured."),
      "fix": Schema.string("What would fix it; its wording may change."),
      "location": Schema.reference("location"),
      "from": Schema.optionalReference("side"),
      "to": Schema.optionalReference("side"),
      "details": Schema.optionalReference("details"),
      "evidence": Schema.list(
        of: Schema.reference("evidence"), "The references that prove it; for routes one a hop."),
      "fingerprint": [
        "type": "string", "pattern": "^[0-9a-f]{16}$",
        "description": "Identifies the violation across runs; names enter it, line numbers do not.",
      ],
      "status": Schema.oneOf(ViolationStatus.allCases.map(\.rawValue)),
    ],
    optional: [
      "condition": Schema.string(
        "The condition of #if under which it is there; absent when it always is."),
      "growth": [
        "enum": .strings(BaselineGrowth.words),
        "description": .string(
          "How it goes beyond an entry of the baseline; absent where there is none, or it does not."
        ),
      ],
    ])

  static let side = Schema.object([
    "component": Schema.string("The component."),
    "module": Schema.string("The module, or the external module."),
    "node": Schema.optionalString(
      "The id at the granularity of the violation; null when the whole component is meant."),
  ])

  /// One alternative a defect that carries more than its two sides.
  static let details: JSONValue = [
    "anyOf": [
      Schema.object(["chain": Schema.strings("Every group on the route, ends included.")]),
      Schema.object([
        "fromLayer": Schema.string("The layer that depends."),
        "toLayer": Schema.string("The layer depended on."),
        "skipped": Schema.strings("The layers leapt over where they are strict, else none."),
      ]),
      Schema.object(["component": Schema.string("The component that is meant.")]),
      Schema.object(["allowed": Schema.strings("What may be depended on, or who may depend.")]),
      Schema.object(["exposed": Schema.strings("What may be referred to from outside.")]),
      DefectSchemas.cycle,
      Schema.object([
        "component": Schema.string("The component measured."),
        "metric": Schema.string("The metric's name."),
        "value": ["type": "number"],
        "minimum": ["type": ["number", "null"]],
        "maximum": ["type": ["number", "null"]],
      ]),
      DefectSchemas.structure, DefectSchemas.targets, DefectSchemas.coverage,
      DefectSchemas.declarations, DefectSchemas.duplicates, DefectSchemas.template,
      DefectSchemas.measures[0], DefectSchemas.measures[1], DefectSchemas.measures[2],
      Schema.object([
        "fromInstability": ["type": "number", "minimum": 0, "maximum": 1],
        "toInstability": ["type": "number", "minimum": 0, "maximum": 1],
        "tolerance": ["type": "number", "minimum": 0, "maximum": 1],
      ]),
      Schema.object(["file": Schema.string("The document.")]),
      Schema.object([
        "file": Schema.string("The document."),
        "component": Schema.string("The component or module that is meant."),
      ]),
      Schema.object([
        "file": Schema.string("The document."),
        "reason": Schema.string("What is wrong with it; its wording may change."),
      ]),
      Schema.object(["through": Schema.strings("The modules that hand it on.")]),
      Schema.object([
        "allowed": Schema.strings("What may be imported from outside."),
        "through": Schema.strings("The modules that hand it on."),
      ]),
      Schema.object(["use": Schema.oneOf(ImportUse.allCases.map(\.rawValue))]),
      Schema.object(["nominal": ["type": "boolean"]]),
      Schema.object([
        "via": Schema.oneOf(RequiredDependency.Link.allCases.map(\.rawValue)),
        "other": Schema.string("The other side as the rule selects it."),
        "every": Schema.oneOf(["from", "to"]),
      ]),
      Schema.object([
        "declaration": Schema.string("The declaration: module, types around it, name and labels."),
        "kind": Schema.string("What it is, in words, such as `enum case`."),
        "requirement": Schema.oneOf(DeclarationRequirement.allCases.map(\.rawValue)),
        "wanted": Schema.string("What it must do or be; its wording may change."),
        "found": Schema.string("What it is or does instead; may be empty."),
      ]),
      Schema.object([
        "declaration": Schema.string("The declaration: module, types around it, name and labels."),
        "kind": Schema.string("What it is, in words, such as `enum case`."),
        "noun": Schema.string("What there must not be, in words; the wording may change."),
        "place": Schema.string("Where there must be none: the rule's selector."),
      ]),
      Schema.object([
        "noun": Schema.string("What is counted, in words."),
        "group": Schema.string("The value of the rule's captures, or its selector."),
        "declarations": Schema.strings("Those that were found."),
        "minimum": ["type": ["integer", "null"]],
        "maximum": ["type": ["integer", "null"]],
      ]),
      Schema.object([
        "selector": Schema.string("The selector or exception as written."),
        "part": Schema.string("The key of the rule that holds it."),
      ]),
    ]
  ]

  static let evidence = Schema.object(
    [
      "path": Schema.string("Relative to the project's root, separated by '/'."),
      "line": Schema.integer("1-based; 0 when the whole file is meant."),
      "column": Schema.integer("1-based, in UTF-8 bytes; 0 when the whole line is meant."),
      "symbol": Schema.string("The name written there."),
      "role": Schema.oneOf(ReferenceRole.allCases.map(\.name)),
      "from": Schema.string("What depends: a node's id, or the module for an import."),
      "to": Schema.string("What is depended on: a node's id, or the module for an import."),
    ], optional: Schema.condition)
}

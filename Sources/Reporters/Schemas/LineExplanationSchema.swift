import Findings
import SourceFacts

/// The schema of `why FILE:LINE --format json`.
enum LineExplanationSchema {
  static let value = Schema.document(
    name: "why-line", title: "Output of 'archcheck why FILE:LINE --format json'",
    definitions: [
      .init(key: "tool", value: MetricsSchema.tool),
      .init(key: "reference", value: reference),
      .init(key: "target", value: target),
      .init(key: "location", value: CheckSchema.location),
    ],
    root: Schema.object([
      "schemaVersion": MetricsSchema.version, "tool": Schema.reference("tool"),
      "path": Schema.string("Relative to the project's root, separated by '/'."),
      "line": Schema.integer("1-based.", minimum: 1),
      "column": [
        "type": ["integer", "null"],
        "description": "1-based, in UTF-8 bytes; null when the whole line was asked for.",
      ],
      "source": Schema.optionalString("The line of source; null when it cannot be read."),
      "columns": Schema.list(
        of: Schema.integer("1-based.", minimum: 1), "Columns of all references on the line."),
      "modules": Schema.list(
        of: Schema.object([
          "names": Schema.strings("Modules that resolve the references alike."),
          "references": Schema.list(of: Schema.reference("reference")),
        ]), "The modules that compile the file."),
    ]))

  private static let reference = Schema.object([
    "line": Schema.integer("1-based.", minimum: 1),
    "column": Schema.integer("1-based, in UTF-8 bytes, of the name.", minimum: 1),
    "chain": Schema.string("The chain that ends with the name, as written."),
    "symbol": Schema.string("The name that is resolved."),
    "role": Schema.oneOf(ReferenceRole.allCases.map(\.name)),
    "outcome": Schema.oneOf(ReferenceExplanation.Outcome.allCases.map(\.rawValue)),
    "targets": Schema.list(
      of: Schema.reference("target"),
      "The declaration meant, or the candidates of an ambiguous reference."),
    "steps": Schema.strings("How that was found out, one sentence a step."),
  ])

  private static let target = Schema.object([
    "node": Schema.string("The node that it counts for; for an import the module."),
    "declaration": Schema.string("Its name with those of the types around it."),
    "location": Schema.reference("location"),
  ])
}

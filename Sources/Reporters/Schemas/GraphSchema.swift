import DependencyModel
import JSONText
import ProjectModel
import SourceFacts

/// The schema of `graph --format json`.
enum GraphSchema {
  static let value = Schema.document(
    name: "graph", title: "Output of 'archcheck graph --format json'",
    definitions: [
      .init(key: "node", value: node),
      .init(key: "edge", value: edge),
      .init(key: "evidence", value: evidence),
      .init(key: "import", value: importStatement),
    ],
    root: Schema.object([
      "schemaVersion": MetricsSchema.version,
      "granularity": Schema.oneOf(Granularity.allCases.map(\.rawValue)),
      "nodes": Schema.list(of: Schema.reference("node")),
      "edges": Schema.list(of: Schema.reference("edge")),
      "imports": Schema.list(of: Schema.reference("import")),
    ]))

  /// What a vertex can be: a node's kind, or the level for anything larger.
  private static let kinds =
    NodeKind.allCases.map(\.rawValue)
    + Granularity.allCases.filter { $0 != .type }.map(\.rawValue)

  private static let node = Schema.object([
    "id": Schema.string("Unique name at this granularity."),
    "name": Schema.string("The name to show."),
    "module": Schema.optionalString("The module; null when it spans several."),
    "component": Schema.optionalString("The component; null when it spans several."),
    "kind": Schema.oneOf(kinds),
    "role": [
      "anyOf": [Schema.oneOf(ModuleRole.allCases.map(\.rawValue)), ["type": "null"]],
      "description": "What its module is for; null for an external module.",
    ],
  ])

  private static let edge = edge(
    evidence: Schema.list(of: Schema.reference("evidence"), "The first references."))

  /// An edge whose evidence has a schema of its own.
  static func edge(evidence: JSONValue) -> JSONValue {
    Schema.object(
      [
        "from": Schema.string("Id of the node that depends."),
        "to": Schema.string("Id of the node depended on."),
        "nominal": Schema.bool("Whether some reference names the target; else only members of it."),
        "confidence": Schema.oneOf(Confidence.allCases.map(\.name)),
        "references": Schema.integer("Number of references, imports included.", minimum: 1),
        "evidence": evidence,
      ], optional: Schema.condition)
  }

  static let evidence = Schema.object(
    [
      "path": Schema.string("Relative to the project's root, separated by '/'."),
      "line": Schema.integer("1-based; 0 when the whole file is meant."),
      "column": Schema.integer("1-based, in UTF-8 bytes; 0 when the whole line is meant."),
      "symbol": Schema.string("The name written there."),
      "role": Schema.oneOf(ReferenceRole.allCases.map(\.name)),
    ], optional: Schema.condition)

  private static let importStatement = Schema.object([
    "path": Schema.string("Relative to the project's root, separated by '/'."),
    "line": Schema.integer("1-based."),
    "column": Schema.integer("1-based, in UTF-8 bytes."),
    "from": Schema.string("The importing module."),
    "to": Schema.string("The imported module."),
    "external": Schema.bool("Whether the imported module is outside the project."),
  ])
}

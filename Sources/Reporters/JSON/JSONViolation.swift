import Findings
import JSONText
import SourceText

extension Violation {
  /// A violation, its members described by hand.
  static let jsonForm = JSONForm<Violation>(
    schema: JSONSchema(
      ViolationSchema.violation,
      definitions: [
        .init(key: "location", value: CheckSchema.location),
        .init(key: "side", value: ViolationSchema.side),
        .init(key: "details", value: ViolationSchema.details),
        .init(key: "evidence", value: ViolationSchema.evidence),
      ]), write: JSONReporter.json
  ).named("violation")
}

/// Writes violations.
enum JSONReporter {
  static func json(_ location: SourceLocation) -> JSONValue {
    SourceLocation.jsonForm.json(of: location)
  }
}

/// What schemas of violations share with others.
enum CheckSchema {
  /// Every rule kind of the configuration, present and planned, so that consumers see a closed
  /// list.
  static let ruleKinds = [
    "acyclic", "allow", "coverage", "declarations", "duplicates", "external", "forbid", "graph",
    "independence", "interface", "layers", "manifest", "metric", "protect", "require",
    "stable-abstractions", "stable-dependencies", "structure", "targets", "template",
  ]

  /// A place in a file.
  static let location = Schema.object([
    "path": Schema.string("Relative to the project's root, separated by '/'."),
    "line": Schema.integer("1-based; 0 when the whole file is meant."),
    "column": Schema.integer("1-based, in UTF-8 bytes; 0 when the whole line is meant."),
  ])
}

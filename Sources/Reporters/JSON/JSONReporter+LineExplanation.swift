import Findings
import JSONText

extension JSONReporter {
  /// An explanation as `{schemaVersion, tool, path, line, column, source, columns, modules}`.
  package func renderLineExplanation(
    _ explanation: LineExplanation, toolVersion: String
  ) -> String {
    let place = explanation.place
    let value: JSONValue = [
      "schemaVersion": .integer(Self.schemaVersion),
      "tool": Self.tool(toolVersion),
      "path": .string(place.path),
      "line": .integer(place.line),
      "column": place.column > 0 ? .integer(place.column) : .null,
      "source": .optional(explanation.sourceLine),
      "columns": .array(explanation.columns.map { .integer($0) }),
      "modules": .array(
        explanation.groups.map { group in
          [
            "names": .strings(group.modules),
            "references": .array(group.references.map(Self.json)),
          ]
        }),
    ]
    return value.text()
  }

  private static func json(_ reference: ReferenceExplanation) -> JSONValue {
    [
      "line": .integer(reference.place.line), "column": .integer(reference.place.column),
      "chain": .string(reference.chain), "symbol": .string(reference.name),
      "role": .string(reference.role.name), "outcome": .string(reference.outcome.rawValue),
      "targets": .array(
        reference.targets.map { target in
          [
            "node": .string(target.node), "declaration": .string(target.declaration),
            "location": json(target.location),
          ]
        }),
      "steps": .strings(reference.steps),
    ]
  }
}

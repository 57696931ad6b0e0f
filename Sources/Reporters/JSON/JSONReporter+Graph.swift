import Findings
import JSONText

extension JSONReporter {
  static func json(_ graph: ReportGraph) -> JSONValue {
    [
      "schemaVersion": .integer(schemaVersion),
      "granularity": .string(graph.granularity.rawValue),
      "nodes": .array(graph.nodes.map(json)),
      "edges": .array(graph.edges.map(json)),
      "imports": .array(
        graph.imports.map { item in
          [
            "path": .string(item.location.path), "line": .integer(item.location.line),
            "column": .integer(item.location.column), "from": .string(item.from),
            "to": .string(item.to), "external": .bool(item.isExternal),
          ]
        }),
    ]
  }

  private static func json(_ node: ReportNode) -> JSONValue {
    [
      "id": .string(node.id), "name": .string(node.name), "module": .optional(node.module),
      "component": .optional(node.component), "kind": .string(node.kind),
      "role": .optional(node.role?.rawValue),
    ]
  }

  private static func json(_ edge: ReportEdge) -> JSONValue {
    let value: JSONValue = [
      "from": .string(edge.from), "to": .string(edge.to), "nominal": .bool(edge.isNominal),
      "confidence": .string(edge.confidence.name), "references": .integer(edge.references),
      "evidence": .array(
        edge.evidence.map { evidence in
          let value: JSONValue = [
            "path": .string(evidence.location.path), "line": .integer(evidence.location.line),
            "column": .integer(evidence.location.column), "symbol": .string(evidence.symbol),
            "role": .string(evidence.role.name),
          ]
          return value.adding("condition", evidence.condition)
        }),
    ]
    return value.adding("condition", edge.condition)
  }
}

import JSONText

extension JSONReporter {
  /// Chains as `{schemaVersion, tool, granularity, from, to, count, chains, reverse}`.
  package func renderChains(_ chains: DependencyChains, toolVersion: String) -> String {
    let value: JSONValue = [
      "schemaVersion": .integer(Self.schemaVersion),
      "tool": Self.tool(toolVersion),
      "granularity": .string(chains.granularity.rawValue),
      "from": Self.json(chains.from),
      "to": Self.json(chains.to),
      "count": .integer(chains.count),
      "chains": .array(chains.chains.map(Self.json)),
      "reverse": chains.reverse.map(Self.json) ?? .null,
    ]
    return value.text()
  }

  private static func json(_ end: DependencyChains.End) -> JSONValue {
    ["text": .string(end.text), "names": .strings(end.names)]
  }

  private static func json(_ chain: [DependencyChains.Hop]) -> JSONValue {
    .array(
      chain.map { hop in
        [
          "from": .string(hop.from), "to": .string(hop.to), "nominal": .bool(hop.isNominal),
          "confidence": .string(hop.confidence.name), "references": .integer(hop.references),
          "evidence": [
            "path": .string(hop.evidence.location.path),
            "line": .integer(hop.evidence.location.line),
            "column": .integer(hop.evidence.location.column),
            "symbol": .string(hop.evidence.symbol), "role": .string(hop.evidence.role.name),
          ],
        ]
      })
  }
}

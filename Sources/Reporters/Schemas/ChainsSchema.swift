import DependencyModel

/// The schema of `why FROM TO --format json`.
enum ChainsSchema {
  static let value = Schema.document(
    name: "why", title: "Output of 'archcheck why FROM TO --format json'",
    definitions: [
      .init(key: "tool", value: MetricsSchema.tool),
      .init(key: "end", value: end),
      .init(key: "chain", value: Schema.list(of: Schema.reference("hop"))),
      .init(key: "hop", value: GraphSchema.edge(evidence: Schema.reference("evidence"))),
      .init(key: "evidence", value: GraphSchema.evidence),
    ],
    root: Schema.object([
      "schemaVersion": MetricsSchema.version, "tool": Schema.reference("tool"),
      "granularity": Schema.oneOf(Granularity.allCases.map(\.rawValue)),
      "from": Schema.reference("end"), "to": Schema.reference("end"),
      "count": Schema.integer(
        "Number of shortest chains; one million stands for anything from there on."),
      "chains": Schema.list(of: Schema.reference("chain"), "The first of them."),
      "reverse": Schema.optionalReference("chain"),
    ]))

  private static let end = Schema.object([
    "text": Schema.string("What was asked for, as written."),
    "names": Schema.strings("The vertices that it names at the granularity, sorted."),
  ])
}

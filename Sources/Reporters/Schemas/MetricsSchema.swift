import DependencyModel
import JSONText

/// The schema of `metrics --format json`, and the definitions that it shares with that of `check`.
enum MetricsSchema {
  static let value = Schema.document(
    name: "metrics", title: "Output of 'archcheck metrics --format json'",
    definitions: [
      .init(key: "tool", value: tool),
      .init(key: "metrics", value: metrics),
      .init(key: "componentMetrics", value: component),
    ],
    root: Schema.object([
      "schemaVersion": version, "tool": Schema.reference("tool"),
      "metrics": Schema.reference("metrics"),
    ]))

  static let version: JSONValue = [
    "const": .integer(JSONReporter.schemaVersion),
    "description": "Grows when a field changes its meaning or goes away.",
  ]

  static let tool = Schema.object([
    "name": ["const": "archcheck"], "version": Schema.string("Version of archcheck."),
  ])

  static let metrics = Schema.object([
    "counting": Schema.oneOf(Counting.allCases.map(\.rawValue)),
    "granularity": Schema.oneOf(Granularity.allCases.map(\.rawValue)),
    "components": Schema.list(of: Schema.reference("componentMetrics")),
    "system": Schema.object([
      "count": Schema.integer("Number of components with a distance."),
      "mean": Schema.optionalNumber("Mean of D; null when count is 0.", 0...1),
      "median": Schema.optionalNumber("Median of D; null when count is 0.", 0...1),
      "standardDeviation": Schema.optionalNumber(
        "Population standard deviation of D; null when count is 0.", 0...1),
    ]),
  ])

  static let component = Schema.object([
    "name": Schema.string("The component's name."),
    "ca": Schema.integer("Ca, afferent coupling; FanIn when counting muck."),
    "ce": Schema.integer("Ce, efferent coupling; FanOut when counting muck."),
    "instability": Schema.optionalNumber(
      "I = Ce / (Ca + Ce); null when both are 0, but 0 when counting muck.", 0...1),
    "na": Schema.integer("Na, abstract types; protocols when counting muck."),
    "nc": Schema.integer("Nc, all types; all counted declarations when counting muck."),
    "abstractness": Schema.optionalNumber(
      "A = Na / Nc; null when Nc is 0, but 1 when counting muck.", 0...1),
    "distance": Schema.optionalNumber("D = |A + I - 1|; null when A or I is.", 0...1),
    "signedDistance": Schema.optionalNumber(
      "A + I - 1: negative towards the zone of pain, positive towards uselessness.", -1...1),
    "files": count("Files that were read"),
    "lines": count("Lines with code"),
    "testLines": count("Lines with code of the test modules that import it"),
    "testRatio": [
      "type": ["number", "null"], "minimum": 0,
      "description": "Test lines / lines; null for rows without lines.",
    ],
  ])

  private static func count(_ noun: String) -> JSONValue {
    [
      "type": ["integer", "null"], "minimum": 0,
      "description": .string("\(noun); null for rows that are neither modules nor components."),
    ]
  }
}

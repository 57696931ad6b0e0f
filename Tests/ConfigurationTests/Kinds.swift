import Configuration
import RuleLanguage

/// Rule kinds and presets for the tests: one of each shape.
enum Kinds {
  enum Through: String, CaseIterable { case direct, any }

  static let all: [RuleKindDescription] = [forbid, layers, acyclic, metric]

  static let forbid = RuleKindDescription(
    name: "forbid", summary: "One side must not depend on the other.",
    fields: [
      .required("from", .selector, "The side that must not depend."),
      .required("to", .selector, captures: .refer, "The side that must not be depended on."),
      .defaulted("through", .choice(of: Through.self), "direct", "Whether chains count."),
    ])

  static let layers = RuleKindDescription(
    name: "layers", summary: "Lower layers must not depend on higher ones.",
    fields: [
      .required(
        "order",
        .list(
          .either([
            .object([
              .required("of", .selector, "The layer."), .optional("name", .text, "Its name."),
            ]), .selector,
          ])), "From the highest layer to the lowest."),
      .defaulted("strict", .boolean, "false", "Whether layers may be skipped."),
    ], shorthand: "order")

  static let acyclic = RuleKindDescription(
    name: "acyclic", summary: "No cycles.",
    fields: [
      .defaulted("of", .selector, "*", "What must be free of cycles."),
      .defaulted(
        "at", .choice(["component", "module", "file", "type"]), "component", "The level."),
    ], shorthand: "of", defaultSeverity: .warning)

  static let metric = RuleKindDescription(
    name: "metric", summary: "A number within bounds.",
    fields: [
      .required("name", .choice(["distance", "instability"]), "The metric."),
      .defaulted("of", .selector, "*", "Whose."),
      .optional("max", .number(minimum: 0, maximum: 1), "The most."),
      .optional("min", .number(minimum: 0), "The least."),
    ],
    validate: { options in
      if !options.isWritten("max"), !options.isWritten("min") {
        options.report("A metric rule needs `max` or `min`.")
      }
    })

  static let presets = [
    PresetFile(
      name: "recommended",
      text: """
        version: 1
        summary: No cycles.
        rules: {no-cycles: {acyclic: {at: module}, severity: warning}}
        """),
    PresetFile(
      name: "modules",
      text: """
        version: 1
        summary: Feature modules.
        parameters:
          features: {meaning: The features.}
          prefix: {meaning: Before protocol names., default: ""}
        tags: {features: "${features}", core: "${prefix}Core"}
        rules:
          core-is-low:
            forbid: {from: "tag:core", to: "tag:features"}
            because: Core is below ${prefix}everything.
            except: [{from: Old}]
          no-cycles: {acyclic: "*"}
        """),
  ]
}

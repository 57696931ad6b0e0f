import RuleLanguage

extension Preset {
  /// Layers in an order.
  static let layered = Preset(
    name: "layered",
    summary: "Layers in an order, over folders or modules: dependencies lead downwards only.",
    documentation: """
      `layers` lists the layers, the highest first, each a selector or a list of selectors that
      stand beside each other: `layers: [App, ["Feature*"], [Network, Storage], Core]`. Unless it is
      handed over, the tags `presentation`, `logic` and `storage` are the layers, which stand for
      the usual names of folders. What several layers could take belongs to the highest.

      The other parameters are the options of the rule kind `layers`.
      """,
    parameters: [
      Preset.Parameter(
        name: "layers", defaultValue: #"["tag:presentation", "tag:logic", "tag:storage"]"#,
        meaning: "The layers, the highest first."),
      Preset.Parameter(
        name: "strict", defaultValue: "false", choices: ["true", "false"],
        meaning: "Whether a layer may depend on the next one only."),
      Preset.Parameter(
        name: "siblings", defaultValue: "free", choices: ["free", "independent"],
        meaning: "Whether what stands beside each other in one layer may depend on each other."),
      Preset.Parameter(
        name: "unlisted", defaultValue: "ignore", choices: ["ignore", "forbid"],
        meaning: "Whether a component may be in no layer at all."),
    ],
    signs: [
      PresetSign(1, .folders("**/{Presentation,UI,Screens}")),
      PresetSign(1, .folders("**/{Logic,Business,Domain,Services}")),
      PresetSign(1, .folders("**/{Data,Persistence,Storage}")),
    ],
    text: #"""
      version: 1

      # What the list of layers speaks of unless another one is handed over.
      tags:
        presentation: "path:**/{Presentation,UI,Screens,Views}/**"
        logic: "path:**/{Domain,Logic,Business,Services}/**"
        storage: "path:**/{Data,Persistence,Storage,Network,Networking}/**"

      rules:
        layers-lead-downwards:
          layers:
            order: "${layers}"
            strict: "${strict}"
            siblings: "${siblings}"
            unlisted: "${unlisted}"
          because: A layer is understood, exchanged and tested with what lies below it.

        layers-no-cycles:
          acyclic: { of: "*", at: module }
          because: Modules on a cycle can only be built, tested and understood together.

      """#)
}

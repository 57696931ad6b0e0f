import Configuration
import RuleLanguage
import SourceText

/// The pages of `docs/presets`.
package struct PresetPages {
  private let presets: [Preset]

  /// Takes the presets in the order of the overview.
  package init(_ presets: [Preset]) { self.presets = presets }

  /// All pages by name, each with its text, the overview first.
  package func pages() -> [(name: String, text: String)] {
    [(name: "README.md", text: "\(generatedPageMark)\n\n\(overview)")]
      + presets.map { preset in
        (
          name: "\(preset.name).md",
          text: "\(generatedPageMark)\n\n\(documentation(of: preset))"
        )
      }
  }

  private var overview: String {
    let rows = presets.map { tableRow(["[`\($0.name)`](\($0.name).md)", $0.summary]) }
    return [
      "# Presets",
      wrappedMarkdown(
        "A preset is a configuration that comes with archcheck: rules for one architecture, with "
          + "parameters for what differs from project to project. `archcheck init` finds the one "
          + "that fits and writes a configuration that extends it."),
      (["| preset | what it asks for |", "|---|---|"] + rows).joined(separator: "\n"),
      PresetPageText.usage,
    ].joined(separator: "\n\n") + "\n"
  }

  /// A preset's page in Markdown, below its mark. Ends with a line end.
  func documentation(of preset: Preset) -> String {
    var blocks = ["# `\(preset.name)`", wrappedMarkdown(preset.summary)]
    if !preset.documentation.isEmpty { blocks.append(preset.documentation) }
    blocks += parameters(of: preset)
    blocks += contents(of: preset)
    if !preset.signs.isEmpty {
      let rows = preset.signs.map { tableRow([$0.phrase, String($0.weight)]) }
      blocks += [
        "## When `archcheck init` chooses it",
        (["| sign | weight |", "|---|---|"] + rows).joined(separator: "\n"),
      ]
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func parameters(of preset: Preset) -> [String] {
    guard !preset.parameters.isEmpty else {
      return ["It has no parameters:", fencedMarkdown("extends: \(preset.name)", "yaml")]
    }
    let rows = preset.parameters.map { parameter in
      let value =
        parameter.defaultValue.map { "`\($0.flowText)`" } ?? "*required*"
      let choices = parameter.choices.map { words in
        " One of \(words.map { "`\($0)`" }.joined(separator: ", "))."
      }
      return tableRow(["`\(parameter.name)`", value, parameter.meaning + (choices ?? "")])
    }
    let with = preset.parameters.map {
      "      \($0.name): \($0.defaultValue?.flowText ?? $0.name)"
    }
    let example = ["extends:", "  - preset: \(preset.name)", "    with:"] + with
    return [
      "## Parameters",
      (["| parameter | default | meaning |", "|---|---|---|"] + rows).joined(separator: "\n"),
      "With every default written out:", fencedMarkdown(example.joined(separator: "\n"), "yaml"),
    ]
  }

  /// The sections of the preset's text, the rules one by one.
  private func contents(of preset: Preset) -> [String] {
    var blocks: [String] = []
    let others = preset.sections.filter { !["version", "rules"].contains($0.key) }.map(\.text)
    if !others.isEmpty {
      blocks += ["## What it builds on", fencedMarkdown(others.joined(separator: "\n\n"), "yaml")]
    }
    guard !preset.rules.isEmpty else { return blocks }
    blocks.append("## Rules")
    for (rule, text) in preset.rules {
      blocks.append("### `\(ruleID(of: rule.key, inPreset: preset.name))`")
      if let because = rule.value["because"]?.text { blocks.append(wrappedMarkdown(because)) }
      blocks.append(fencedMarkdown(text, "yaml"))
    }
    return blocks
  }
}

/// What `docs/presets/README.md` says about all presets, in Markdown.
private enum PresetPageText {
  static let usage = #"""
    Without a configuration, or with one that has neither `rules` nor `extends`, `recommended` counts.

    ## Using one

    ```yaml
    version: 1
    extends:
      - preset: recommended           # `with:` hands over values for parameters
    rules:
      recommended/module-cycles:      # a rule of the preset, changed
        severity: error
      recommended/unused-dependencies: off
      mine:                           # a rule of your own
        forbid: { from: Core, to: App }
    ```

    Several presets and files can be extended at once; how they are merged is told in
    [configuration](../configuration.md#extends). Give a rule of the preset another body, the kind with
    its options, and that replaces the body as a whole.

    A rule of a preset judges what there is, and where that is too little it is inactive, not a mistake:
    `archcheck rules` lists which are, and `archcheck rules explain ID` says what they looked for.

    ## Looking at one

        archcheck presets
        archcheck presets recommended
        archcheck presets NAME --with 'parameter=value' --with 'other=[A, B]' > archcheck.yml

    The second one prints the YAML of the preset with its defaults, the third one with values of yours,
    as a configuration of its own.
    """#
}

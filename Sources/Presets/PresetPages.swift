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
        "A preset is a built-in configuration: the rules of one architecture, with parameters for "
          + "what differs between projects. `archcheck init` finds the preset that fits and writes "
          + "a configuration that extends it. A team can write [its "
          + "own](../how-to/own-preset.md)."),
      (["| preset | summary |", "|---|---|"] + rows).joined(separator: "\n"),
      PresetPageText.usage,
    ].joined(separator: "\n\n") + "\n"
  }

  /// A preset's page in Markdown, below its mark. Ends with a line end.
  func documentation(of preset: Preset) -> String {
    var blocks = ["# `\(preset.name)`", wrappedMarkdown(preset.summary)]
    if !preset.picture.isEmpty { blocks.append(fencedMarkdown(preset.picture, "mermaid")) }
    if !preset.documentation.isEmpty { blocks.append(preset.documentation) }
    blocks += parameters(of: preset)
    blocks += contents(of: preset)
    if !preset.signs.isEmpty {
      let rows = preset.signs.map { sign in
        tableRow([sign.phraseWithCount, "\(sign.weight)\(sign.isNeeded ? ", needed" : "")"])
      }
      blocks += [
        "## When `archcheck init` chooses it",
        (["| sign | weight |", "|---|---|"] + rows).joined(separator: "\n"),
        wrappedMarkdown(
          "It does where at least half of the weight is there, and whatever is needed."),
      ]
    }
    let candidates = preset.parameters.flatMap { parameter in
      parameter.candidates.map { candidate in
        let count = candidate.minimum > 1 ? ", at least \(candidate.minimum)" : ""
        return tableRow([
          "`\(parameter.name)`", candidate.phrase + count, "`\(candidate.value)`",
        ])
      }
    }
    if !candidates.isEmpty {
      blocks += [
        "It adds to parameters what the project has (`{}` is the name found):",
        (["| parameter | what it looks for | what it adds |", "|---|---|---|"] + candidates)
          .joined(separator: "\n"),
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

  /// The text of a rule without the comments after it, which are about the next one.
  private static func withoutHeadings(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while let last = lines.last?.drop(while: { $0 == " " }), last.isEmpty || last.first == "#" {
      lines.removeLast()
    }
    return lines.joined(separator: "\n")
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
      blocks.append(fencedMarkdown(Self.withoutHeadings(text), "yaml"))
    }
    return blocks
  }
}

extension PresetSign {
  /// The sign in words, with how many there must be.
  fileprivate var phraseWithCount: String {
    let count = minimum > 1 ? ", at least \(minimum)" : ""
    let share = share > 0 ? ", one for \(Int((1 / share).rounded())) source files" : ""
    return phrase + count + share
  }
}

/// What `docs/presets/README.md` says about all presets, in Markdown.
private enum PresetPageText {
  static let usage = #"""
    Without a configuration, or with one that has neither `rules` nor `extends`, `recommended` applies.

    ## Using one

    ```yaml
    version: 1
    extends:
      - preset: recommended           # add `with:` to set parameters
    rules:
      recommended/module-cycles:      # a rule of the preset, changed
        severity: error
      recommended/unused-dependencies: off
      mine:                           # a rule of your own
        forbid: { from: Core, to: App }
    ```

    You can extend several presets and files; [configuration](../configuration.md#extends) says how they
    are merged. If you give a rule of a preset a new body (a kind with its options), it replaces the old
    body entirely.

    `recommended/unused-dependencies: off` turns one rule off. To empty one of its parameters does not: a
    rule that checks nothing is an error.

    `severity: warning` beside `preset:` makes warnings of its errors, as `archcheck init` writes it to
    begin with. Remove it once today's findings are accepted or gone, and new ones fail:

    ```yaml
    extends:
      - preset: layered
        severity: warning
    ```

    A preset that speaks of modules and one that speaks of files can be extended together:
    `modular-swiftpm` beside `tca`, `mvvm-coordinator`, `viper` or `clean-architecture`. `archcheck init`
    says when two fit.

    A rule of a preset is inactive in a project that lacks the code the rule is about. That is not
    an error: `archcheck check --verbose` lists inactive rules, and `archcheck rules explain ID`
    says what they looked for.

    ## Looking at one

        archcheck presets
        archcheck presets recommended
        archcheck presets NAME --with 'parameter=value' --with 'other=[A, B]' > archcheck.yml

    The second command prints the preset's YAML with its defaults; the third one fills in your values and
    writes a configuration of its own.
    """#
}

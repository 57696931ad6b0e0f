import Configuration
import RuleLanguage
import SourceText

/// A configuration to begin with: one preset beside `recommended`, the parameters that differ from
/// their defaults, and examples in comments.
///
/// The errors of a preset that comes with archcheck begin as warnings: nobody has agreed on them yet.
package struct InitialConfiguration: Sendable {
  /// The preset that it extends.
  package var preset: Preset
  /// The path of the preset's file from the root; `nil` for one that comes with archcheck.
  package var presetPath: String?
  /// Why this preset; sentences.
  package var reasons: [String]
  /// Patterns of folders that are no part of the project, as YAML.
  package var excluded: [String]
  /// Patterns of names of modules that are demo apps.
  package var demoModules: [String]
  /// The share of the source files that archcheck reads, in whole percents.
  package var readPercentage: Int
  /// Components of the project, for examples; those that depend on others first.
  package var components: [String]
  /// Values for parameters that the project suggests.
  package var found: [FoundParameter]
  /// A preset that fits beside it, with its values, which stands in comments; `nil` for none.
  package var companion: (preset: Preset, found: [FoundParameter])?
  /// The section `modules:` as YAML; `nil` where manifests say what the modules are.
  package var modules: String?
  /// Lines of a draft that stands at the end, in comments.
  package var draft: [String]

  /// Makes a configuration.
  package init(
    preset: Preset, presetPath: String? = nil, reasons: [String], excluded: [String] = [],
    demoModules: [String] = [],
    readPercentage: Int = 100, components: [String] = [],
    found: [FoundParameter] = [],
    companion: (preset: Preset, found: [FoundParameter])? = nil, modules: String? = nil,
    draft: [String] = []
  ) {
    self.companion = companion
    self.preset = preset
    self.presetPath = presetPath
    self.reasons = reasons
    self.excluded = excluded
    self.demoModules = demoModules
    self.readPercentage = readPercentage
    self.components = components
    self.found = found
    self.modules = modules
    self.draft = draft
  }

  /// The text of `archcheck.yml`, with comments. Ends with a line end.
  ///
  /// - Parameter written: values for the parameters, `name=value`; the defaults elsewhere.
  /// - Throws: every mistake in the values.
  package func text(with written: [String] = []) throws(ConfigurationErrors) -> String {
    var lines = ["# What archcheck checks in this project; written by 'archcheck init'."]
    lines += reasons.flatMap { commentLines($0) }
    lines += ["version: 1", ""]
    lines += sources + [""]
    if let modules {
      lines += commentLines(
        "The modules of the files that no manifest claims, by their folders: a guess. Correct it.")
      lines += modules.split(separator: "\n").map(String.init) + [""]
    }
    lines += try extends(with: written)
    lines += ["", "# A rule of the preset can be changed or turned off:", "# rules:"]
    lines += overrides + (draft.isEmpty ? tags + rule : [""] + draft)
    return lines.map { $0 + "\n" }.joined()
  }

  private var sources: [String] {
    let share = "min-files: \(readPercentage)%"
    let comment = "# Fail if archcheck reads fewer of the source files:"
    if excluded.isEmpty, demoModules.isEmpty { return [comment, "# sources: { \(share) }"] }
    var lines = ["sources:"]
    if !excluded.isEmpty {
      lines += [
        "  # Examples with manifests of their own; `include-manifests` reads those that you name.",
        "  exclude: [\(excluded.joined(separator: ", "))]",
      ]
    }
    if !demoModules.isEmpty {
      lines += [
        "  # Applications that only demonstrate a module: most rules ignore them.",
        "  demo: [\(demoModules.map(yamlScalar).joined(separator: ", "))]",
      ]
    }
    return lines + ["  \(comment)", "  # \(share)"]
  }

  private func extends(with written: [String]) throws(ConfigurationErrors) -> [String] {
    var lines = [
      presetPath == nil
        ? "# 'archcheck presets \(preset.name)' prints its rules, 'archcheck rules' lists the active "
          + "ones."
        : "# 'archcheck rules' lists the active rules.",
      "extends:",
    ]
    if preset.name != Self.general { lines.append("  - \(Self.general)") }
    lines += try Self.entry(preset, at: presetPath, found: found, written: written)
    guard let companion else { return lines }
    let beside = try Self.entry(companion.preset, at: nil, found: companion.found, written: [])
    return lines
      + commentLines("What fits beside it, and speaks of something else:").map { "  \($0)" }
      + beside.map { "  # \($0.dropFirst(2))" }
  }

  /// The preset that says nothing of an architecture, whose rules are warnings by themselves.
  private static let general = "recommended"

  /// Whether the preset's errors begin as warnings.
  package var beginsAsWarnings: Bool { presetPath == nil && preset.name != Self.general }

  /// The lines that extend a preset.
  private static func entry(
    _ preset: Preset, at presetPath: String?, found: [FoundParameter], written: [String]
  ) throws(ConfigurationErrors) -> [String] {
    let source = presetPath.map(yamlScalar) ?? preset.name
    var lines: [String] = []
    // What the command line says comes last, so that it is what holds.
    let suggested = found.filter { found in !written.contains { $0.hasPrefix("\(found.name)=") } }
    let values = try parameterValues(
      of: preset, with: suggested.map { "\($0.name)=\($0.value)" } + written)
    let changed = values.filter { $0.value.isWritten }
    if changed.isEmpty, presetPath == nil, preset.name == general {
      lines.append("  - \(source)")
    } else {
      lines.append("  - preset: \(source)")
      if presetPath == nil, preset.name != general {
        lines.append("    severity: warning  # to begin with; without this line, errors fail")
      }
      if !changed.isEmpty { lines.append("    with:") }
    }
    for (parameter, value) in changed {
      let reasons = suggested.first { $0.name == parameter.name }?.reasons ?? []
      for text in [parameter.meaning] + reasons {
        lines += commentLines(text, indentation: " ").map { "      \($0)" }
      }
      lines.append("      \(parameter.name): \(value.node.flowText)")
    }
    let others = values.filter { !$0.value.isWritten }.map(\.parameter.name)
    if !others.isEmpty {
      lines += commentLines("Parameters at their defaults: \(others.joined(separator: ", ")).")
        .map { "    \($0)" }
    }
    return lines
  }

  private var overrides: [String] {
    let ids = preset.rules.map { ruleID(of: $0.rule.key, inPreset: preset.name) }
    guard let first = ids.first else { return ["#   some-rule: off"] }
    return ["#   \(first): { severity: \(beginsAsWarnings ? "error" : "warning") }"]
      + ids.dropFirst().prefix(1).map { "#   \($0): off" }
  }

  /// Tags with names of the project, in comments: what belongs together only its people know.
  private var tags: [String] {
    guard components.count > 2 else { return [] }
    let half = (components.count + 1) / 2
    let upper = components.prefix(min(half, 3)).map(selector)
    let lower = components.suffix(min(components.count - half, 3)).map(selector)
    return [
      "", "# Tags name groups of components for use in rules:", "# tags:",
      "#   upper: [\(upper.joined(separator: ", "))]",
      "#   lower: [\(lower.joined(separator: ", "))]",
    ]
  }

  private var rule: [String] {
    guard let first = components.first, let last = components.last, components.count > 2 else {
      return [
        "", "# Folders of a module can be components of their own:", "# components:",
        "#   \"{layer}\": { paths: \"Sources/*/{layer}/**\" }",
      ]
    }
    return [
      "", "# A rule of your own; docs/rules of archcheck and 'archcheck rules' describe all kinds:",
      "# rules:", "#   \(yamlScalar("\(last)-stays-below")):",
      "#     forbid: { from: \(selector(last)), to: \(selector(first)), through: any }",
      "#     because: \"The reason, shown with every violation.\"",
    ]
  }

  private func selector(_ component: String) -> String { yamlScalar(literalSelector(component)) }
}

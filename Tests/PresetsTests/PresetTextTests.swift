import Configuration
import RuleKinds
import RuleLanguage
import SourceText
import Testing

@testable import Presets

@Suite("A preset as text")
struct PresetTextTests {
  private let layers: Preset

  init() throws { layers = try samplePresets[0].preset() }

  @Test("has the values in place of parameters, and its comments and layout")
  func filled() throws {
    let text = try presetText(of: layers, with: ["top=[A, \"B*\"]", "suffix=It's"])
    let body = text.components(separatedBy: "\nversion: 1\n\n")[1]
    #expect(
      body == """
        tags:
          top: [A, "B*"]
          core: CoreIt's
          # plain

        rules:
          # The core is low.
          core-is-low:
            forbid: { from: "tag:core", to: "tag:top" }
            because: 'CoreIt''s is below ''all''.'

          top-is-acyclic:
            acyclic: [A, "B*"]
            because: "It's \\"It's\\" in plain."

        """)
  }

  @Test(
    "reads as the preset does, whatever the values",
    arguments: [
      [], ["suffix=\"a #b\""], ["suffix='# x'"], ["top={any: A, not: [B, C]}"],
      ["suffix=\"x\\ny\""],
      ["suffix=\"\""], ["top='{a,b}'", "suffix=[quoted]"],
    ])
  func readsAlike(with: [String]) throws {
    guard let text = try? presetText(of: layers, with: with) else {
      #expect(with.contains("suffix=[quoted]"))
      return
    }
    let pairs = with.map { $0.replacingFirst("=", with: ": ") }.joined(separator: ", ")
    var extended = try load("extends: [{preset: layers, with: {\(pairs)}}]")
    for index in extended.rules.indices {
      extended.rules[index].id = String(extended.rules[index].id.dropFirst("layers/".count))
    }
    let pasted = try loadConfiguration(
      text: text, path: "archcheck.yml", knownKinds: RuleRegistry.kinds, presets: [],
      readFile: { _ in "" })
    #expect(
      printedConfiguration(pasted, kinds: RuleRegistry.kinds)
        == printedConfiguration(extended, kinds: RuleRegistry.kinds))
  }

  @Test("reports what is wrong with values by the preset's parameters")
  func mistakes() {
    let told = errors {
      _ = try presetText(of: layers, with: ["topp=A", "=", "suffix=[", "style=x"])
    }
    #expect(told.count == 4)
    #expect(told.contains("The preset `layers` has no parameter `topp`. Did you mean `top`?"))
    #expect(told.contains("`=` sets no value; write `--with name=value`."))
  }

  @Test("stands on the page with every parameter, rule and sign")
  func page() throws {
    let pages = try PresetPages(samplePresets.map { try $0.preset() }).pages()
    #expect(pages.map(\.name) == ["README.md", "layers.md", "plain.md"])
    #expect(pages[0].text.contains("| [`plain`](plain.md) | Plain. |"))
    let page = pages[1].text
    for part in [
      "Why layers.", "| `top` | `[App, \"Shell*\"]` | The top. |",
      "One of `plain`, `onion`.", "### `layers/core-is-low`\n\nCore${suffix} is below 'all'.",
      "```yaml\n# The core is low.\ncore-is-low:\n  forbid: { from: \"tag:core\", to: \"tag:top\" }\n",
      "```yaml\ntags:\n  top: \"${top}\"\n", "| a folder `Core` | 2 |",
    ] {
      #expect(page.contains(part), "\(part) in \(page)")
    }
    #expect(pages[2].text.contains("```yaml\ncycles: {acyclic: \"*\", severity: warning}\n```"))
  }

  @Test("extends the preset when it begins a configuration, with the parameters that are given")
  func initial() throws {
    let initial = InitialConfiguration(
      preset: layers, reasons: ["Because."], demoModules: ["*DemoApp"],
      components: ["App", "Kit", "Core:x"])
    let text = try initial.text(with: ["suffix=Base"])
    #expect(text.contains("# Because.\n"))
    #expect(text.contains("      suffix: Base\n"))
    #expect(text.contains("    # Parameters at their defaults: top, style.\n"))
    let own = text.replacing("  - recommended\n", with: "")
    let made = try load(own, hasVersion: true)
    #expect(made.sources.demo.map(\.text) == ["*DemoApp"])
    let extended = try load("extends: [{preset: layers, with: {suffix: Base}}]")
    #expect(made.rules.map(\.id) == extended.rules.map(\.id))
    #expect(made.tags == extended.tags || made.tags.names == extended.tags.names)
    let uncommented = text.split(separator: "\n").filter { $0.hasPrefix("#   ") }
      .map { $0.dropFirst(2) }
    #expect(
      uncommented.contains(
        "    forbid: { from: \"\\\\Core:x\", to: App, through: any }".dropFirst(0)))
  }

  private func load(_ text: String, hasVersion: Bool = false) throws -> Configuration {
    try loadConfiguration(
      text: (hasVersion ? "" : "version: 1\n") + text, path: "archcheck.yml",
      knownKinds: RuleRegistry.kinds, presets: samplePresets, readFile: { _ in "" })
  }

  private func errors(_ body: () throws -> Void) -> [String] {
    do {
      try body()
      return []
    } catch let errors as ConfigurationErrors {
      return errors.issues.map(\.message)
    } catch {
      return ["\(error)"]
    }
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    var parts = [""]
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(separator) {
        parts.append("")
        rest = rest.dropFirst(separator.count)
      } else {
        parts[parts.count - 1].append(rest.removeFirst())
      }
    }
    return parts
  }

  fileprivate func replacingFirst(_ text: Character, with replacement: String) -> String {
    guard let index = firstIndex(of: text) else { return self }
    return self[..<index] + replacement + self[self.index(after: index)...]
  }
}

/// A preset with parameters of all sorts, and one without.
let samplePresets = [
  PresetFile(
    name: "layers",
    text: #"""
      version: 1
      summary: Layers.
      documentation: |
        Why layers.

      parameters:
        top: { default: [App, "Shell*"], meaning: The top. }
        suffix:
          meaning: Behind the core's name.
          default: Kit
        style: { meaning: The style., default: plain, choices: [plain, onion] }
      # What it looks like.
      signs:
        - { folder: Core, weight: 2 }
        - import: UIKit

      tags:
        top: "${top}"
        core: Core${suffix}
        # ${style}

      rules:
        # The core is low.
        core-is-low:
          forbid: { from: "tag:core", to: "tag:top" }
          because: 'Core${suffix} is below ''all''.'

        top-is-acyclic:
          acyclic: ${top}
          because: "It's \"${suffix}\" in ${style}."
      """#),
  PresetFile(
    name: "plain",
    text: "version: 1\nsummary: Plain.\nrules: {cycles: {acyclic: \"*\", severity: warning}}\n"),
]

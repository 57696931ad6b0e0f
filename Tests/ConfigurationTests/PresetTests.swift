import RuleLanguage
import SourceText
import Testing
import YAMLText

@testable import Configuration

@Suite("Values for a preset's parameters")
struct PresetParameterTests {
  @Test("a default that begins with a bracket is a list, any other a text")
  func defaults() throws {
    let configuration = try load("extends: layers")
    #expect(configuration.tags["top"]?.leaves.map(\.text) == ["App", "Shell*"])
    #expect(configuration.tags["core"]?.text == "CoreKit")
  }

  @Test("a value may be a list, a mapping or a text, wherever it stands alone")
  func values() throws {
    let configuration = try load(
      "extends: [{preset: layers, with: {top: {any: A, not: B}, suffix: Base}}]")
    #expect(configuration.tags["top"]?.leaves.map(\.text) == ["A", "B"])
    #expect(configuration.tags["core"]?.text == "CoreBase")
    #expect(configuration.rules[0].because == "CoreBase is below 'all'.")
  }

  @Test(
    "what is wrong with a value is told where it stands",
    arguments: [
      ("{topp: A}", "2:35 The preset `layers` has no parameter `topp`. Did you mean `top`?"),
      ("{suffix: [A]}", "2:43 The parameter `suffix` takes a text here, not a list."),
      (
        "{suffix: ~}",
        "2:43 The parameter `suffix` has no value. Leave it out for its default, `Kit`."
      ),
      (
        "{style: onoin}", "2:42 `onoin` is no value of the parameter `style`. Did you mean `onion`?"
      ),
      ("{style: [x: y]}", "2:43 The parameter `style` takes texts, not a mapping."),
      (
        "{top: \"typ:A\"}",
        "2:40 `typ:` is no prefix of a selector. Did you mean `type`? "
          + "It is handed over as parameter `top` of `layers`."
      ),
      ("{suffix: \"{a\"}", "2:43"),
    ])
  func mistakes(with: String, told: String) {
    do {
      _ = try load("extends: [{preset: layers, with: \(with)}]")
      Issue.record("no mistake was told")
    } catch let errors as ConfigurationErrors {
      let lines = errors.issues.map { "\($0.location.line):\($0.location.column) \($0.message)" }
      #expect(errors.issues.allSatisfy { $0.location.path == "archcheck.yml" }, "\(lines)")
      #expect(lines.contains { $0.hasPrefix(told) }, "\(lines)")
    } catch {
      Issue.record(error)
    }
  }

  @Test("a wrong value is told once, since the default stands in for it", arguments: ["7", "~"])
  func wrongOnce(value: String) {
    do {
      _ = try load("extends: [{preset: strict, with: {strict: \(value)}}]")
      Issue.record("no mistake was told")
    } catch let errors as ConfigurationErrors {
      #expect(errors.issues.count == 1, "\(errors.issues)")
      #expect(errors.issues.first?.message.contains("parameter `strict`") == true)
    } catch {
      Issue.record(error)
    }
  }

  @Test("a preset without parameters says so")
  func noParameters() {
    #expect(throws: ConfigurationErrors.self) {
      try load("extends: [{preset: plain, with: {a: b}}]")
    }
  }

  @Test("everything that speaks of a rule is known, in the order merged")
  func mentions() throws {
    let configuration = try load(
      "extends: plain\nrules:\n  cycles: {severity: error}\n  mine: {acyclic: A}")
    #expect(
      configuration.rules.map(\.mentions) == [
        ["preset:plain", "archcheck.yml"], ["archcheck.yml"],
      ])
    #expect(configuration.rules[0].severity == .error)
  }

  private func load(_ text: String) throws -> Configuration {
    try loadConfiguration(
      text: "version: 1\n" + text, path: "archcheck.yml", knownKinds: Kinds.all,
      presets: presets + [strictPreset], readFile: { _ in "" })
  }
}

/// A preset whose parameter takes what the option takes that it stands for.
private let strictPreset = Preset(
  name: "strict", summary: "Strict.",
  parameters: [
    .init(name: "strict", defaultValue: "false", choices: ["true", "false"], meaning: "How.")
  ],
  text: "rules:\n  order:\n    layers:\n      order: [A, B]\n      strict: ${strict}\n")

/// A preset with parameters of all sorts, and one without.
private let presets = [
  Preset(
    name: "layers", summary: "Layers.", documentation: "Why layers.",
    parameters: [
      .init(name: "top", defaultValue: "[App, \"Shell*\"]", meaning: "The top."),
      .init(name: "suffix", defaultValue: "Kit", meaning: "Behind the core's name."),
      .init(
        name: "style", defaultValue: "plain", choices: ["plain", "onion"], meaning: "The style."),
    ],
    signs: [.init(2, .folders("Core")), .init(1, .imports("UIKit"))],
    text: """
      version: 1
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
          because: "It's \\"${suffix}\\"."
      """),
  Preset(
    name: "plain", summary: "Plain.", text: "rules: {cycles: {acyclic: \"*\", severity: warning}}"),
]

@Suite("A preset as text")
struct PresetTextTests {
  @Test("has the values in place of parameters, and its comments and layout")
  func filled() throws {
    let text = try presetText(of: presets[0], with: ["top=[A, \"B*\"]", "suffix=It's"])
    let body = text.components(separatedBy: "\nversion: 1\n")[1]
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
            because: "It's \\"It's\\"."
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
    guard let text = try? presetText(of: presets[0], with: with) else {
      #expect(with.contains("suffix=[quoted]"))
      return
    }
    let pairs = with.map { $0.replacingFirst("=", with: ": ") }.joined(separator: ", ")
    let extended = try load("extends: [{preset: layers, with: {\(pairs)}}]")
    let pasted = try loadConfiguration(
      text: text, path: "archcheck.yml", knownKinds: Kinds.all, presets: [],
      readFile: { _ in "" })
    #expect(
      printedConfiguration(pasted, kinds: Kinds.all)
        == printedConfiguration(extended, kinds: Kinds.all))
  }

  @Test("tells what is wrong with values by the preset's parameters")
  func mistakes() {
    let told = errors {
      _ = try presetText(of: presets[0], with: ["topp=A", "=", "suffix=[", "style=x"])
    }
    #expect(told.count == 4)
    #expect(told.contains("The preset `layers` has no parameter `topp`. Did you mean `top`?"))
    #expect(told.contains("`=` hands nothing over; write `--with name=value`."))
  }

  @Test("stands on the page with every parameter, rule and sign")
  func page() throws {
    let pages = try PresetPages(presets).pages()
    #expect(pages.map(\.name) == ["README.md", "layers.md", "plain.md"])
    #expect(pages[0].text.contains("| [`plain`](plain.md) | Plain. |"))
    let page = pages[1].text
    for part in [
      "Why layers.", "| `top` | `[App, \"Shell*\"]` | The top. |",
      "One of `plain`, `onion`.", "### `core-is-low`\n\nCore${suffix} is below 'all'.",
      "```yaml\n# The core is low.\ncore-is-low:\n  forbid: { from: \"tag:core\", to: \"tag:top\" }\n",
      "```yaml\ntags:\n  top: \"${top}\"\n", "| a folder `Core` | 2 |",
    ] {
      #expect(page.contains(part), "\(part) in \(page)")
    }
    #expect(pages[2].text.contains("```yaml\ncycles: {acyclic: \"*\", severity: warning}\n```"))
  }

  @Test("extends the preset when it begins a configuration, with every parameter and its meaning")
  func initial() throws {
    let initial = InitialConfiguration(
      preset: presets[0], reasons: ["Because."], demoModules: ["*DemoApp"],
      components: ["App", "Core:x"])
    let text = try initial.text(with: ["suffix=Base"])
    #expect(text.contains("# Because.\n"))
    #expect(text.contains("      # The top.\n      top: [App, \"Shell*\"]\n"))
    let made = try load(String(text.dropFirst(0)), hasVersion: true)
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
      knownKinds: Kinds.all, presets: presets, readFile: { _ in "" })
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

@Suite("The preset that fits a project")
struct PresetFitTests {
  private let traits = ProjectTraits(
    files: ["Core/Store/Store.swift", "App/Main.swift"], modules: ["App", "Core"],
    imports: ["UIKit", "Core", "UIKit"], declarations: ["Main", "Store"])

  @Test("has folders at any depth, and each thing once")
  func collects() {
    #expect(traits.folders == ["App", "Core", "Core/Store"])
    #expect(traits.imports == ["Core", "UIKit"])
  }

  @Test("is the one whose signs weigh most, and knows which they are")
  func order() {
    let fits = presetFits(
      [
        preset("few", [.init(1, .modules("App"))]),
        preset("none", []),
        preset("much", [.init(2, .folders("*/Store")), .init(1, .declares("S*"))]),
        preset("other", [.init(3, .files("**/*.xib")), .init(1, .imports("UI*"))]),
      ], to: traits)
    #expect(fits.map(\.preset.name) == ["much", "few", "other"])
    #expect(fits.map(\.weight) == [3, 1, 1])
    #expect(fits.map(\.isGood) == [true, true, false])
    #expect(fits[0].found.map(\.example) == ["Core/Store", "Store"])
  }

  @Test("is not one against which something speaks")
  func against() {
    let fit = presetFits(
      [preset("p", [.init(2, .modules("App")), .init(-2, .imports("UIKit"))])], to: traits)[0]
    #expect(fit.weight == 0 && !fit.isGood)
  }

  private func preset(_ name: String, _ signs: [PresetSign]) -> Preset {
    Preset(name: name, summary: "Summary.", signs: signs, text: "version: 1")
  }
}

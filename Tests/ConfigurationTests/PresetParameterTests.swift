import RuleLanguage
import SourceText
import Testing

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
    "what is wrong with a value is reported where it stands",
    arguments: [
      ("{topp: A}", "2:35 The preset `layers` has no parameter `topp`. Did you mean `top`?"),
      ("{suffix: [A]}", "2:43 The parameter `suffix` needs a string here, not a list."),
      (
        "{suffix: ~}",
        "2:43 The parameter `suffix` has no value. Remove it to use the default, `Kit`."
      ),
      (
        "{style: onoin}",
        "2:42 `onoin` is not a value of the parameter `style`. Did you mean "
          + "`onion`?"
      ),
      ("{style: [x: y]}", "2:43 The parameter `style` takes strings, not a mapping."),
      (
        "{top: \"typ:A\"}",
        "2:40 `typ:` is not a selector prefix. Did you mean `type`? The value comes from parameter "
          + "`top` of `layers`."
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

  @Test("a wrong value is reported once: the default stands in for it", arguments: ["7", "~"])
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

  @Test("an empty list turns no rule off, and the mistake says what does")
  func emptyList() {
    do {
      _ = try load("extends: [{preset: layers, with: {top: []}}]")
      Issue.record("no mistake was told")
    } catch let errors as ConfigurationErrors {
      let told =
        "To turn a rule of the preset off, write `layers/top-is-acyclic: off` under `rules:`."
      #expect(errors.issues.contains { $0.message.hasSuffix(told) }, "\(errors.issues)")
    } catch {
      Issue.record(error)
    }
  }

  @Test("the rules of a preset weigh no more than the entry allows that brings it")
  func severity() throws {
    let severities = { (text: String) in try load(text).rules.map(\.severity) }
    #expect(
      try severities("extends: [{preset: layers, severity: warning}, plain]")
        == [.warning, .warning, .warning])
    #expect(
      try severities("extends: [layers, {preset: plain, severity: info}]") == [
        .error, .warning, .info,
      ])
    #expect(
      try severities(
        """
        extends: [{preset: layers, severity: warning}]
        rules:
          layers/core-is-low: { severity: error }
          layers/top-is-acyclic: { because: Mine. }
          mine: { forbid: { from: A, to: B } }
        """) == [.error, .warning, .error])
    #expect(
      try severities(
        "extends: [{preset: layers, severity: info}]\nrules: { layers/core-is-low: off }")
        == [nil, .info])
    #expect(throws: ConfigurationErrors.self) {
      try load("extends: [{preset: layers, severity: error}]")
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
      "extends: plain\nrules:\n  plain/cycles: {severity: error}\n  mine: {acyclic: A}")
    #expect(
      configuration.rules.map(\.mentions) == [
        ["preset:plain", "archcheck.yml"], ["archcheck.yml"],
      ])
    #expect(configuration.rules[0].severity == .error)
  }

  private func load(_ text: String) throws -> Configuration {
    try loadConfiguration(
      text: "version: 1\n" + text, path: "archcheck.yml", knownKinds: Kinds.all,
      presets: samplePresets + [strictPreset], readFile: { _ in "" })
  }
}

/// A preset whose parameter takes what the option takes that it stands for.
private let strictPreset = PresetFile(
  name: "strict",
  text: """
    version: 1
    parameters: { strict: { default: false, choices: [true, false], meaning: How. } }
    rules:
      order:
        layers:
          order: [A, B]
          strict: ${strict}
    """)

/// A preset with parameters of all sorts, and one without.
private let samplePresets = [
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

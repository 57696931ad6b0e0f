import RuleLanguage
import SourceText
import Testing

@Suite("A preset in a file of the project's own")
struct OwnPresetTests {
  private let base = """
    version: 1
    parameters:
      low: {}
      high: { default: [App, "*UI"], meaning: The top. }
    tags: { low: "${low}", high: "${high}" }
    rules:
      down: { forbid: { from: "tag:low", to: "tag:high" }, because: "${low} is low." }
    """

  @Test("is handed values, and its rules are those of a preset")
  func values() throws {
    let configuration = try load(
      "version: 1\nextends: { preset: rules/base.yml, with: { low: Core } }",
      files: ["rules/base.yml": base])
    #expect(configuration.tags["low"]?.text == "Core")
    #expect(configuration.tags["high"]?.leaves.map(\.text) == ["App", "*UI"])
    #expect(configuration.rules.map(\.preset) == ["rules/base.yml"])
    #expect(configuration.rules.map(\.id) == ["base/down"])
    #expect(configuration.rules[0].because == "Core is low.")
    #expect(configuration.rules[0].location.path == "rules/base.yml")
    #expect(configuration.extends == ["rules/base.yml"])
  }

  @Test("may extend presets and files of its folder, and hand values on")
  func nested() throws {
    let configuration = try load(
      "version: 1\nextends: { preset: rules/apps.yml, with: { kit: Kit } }",
      files: [
        "rules/base.yml": base,
        "rules/apps.yml": """
        version: 1
        parameters: { kit: {} }
        extends:
          - { preset: ./base.yml, with: { low: "${kit}" } }
          - { preset: modules, with: { features: "${kit}" } }
          - part.yml
        rules:
          base/down: off
          mine: { acyclic: "*" }
        """,
        "rules/part.yml": "version: 1\nrules: { mine: { acyclic: \"*\" } }",
      ])
    #expect(configuration.tags["low"]?.leaves.map(\.text) == ["Kit"])
    #expect(configuration.tags["features"]?.text == "Kit")
    #expect(
      configuration.extends == ["rules/base.yml", "modules", "rules/part.yml", "rules/apps.yml"])
    #expect(
      configuration.rules.map(\.id) == [
        "base/down", "modules/core-is-low", "modules/no-cycles", "mine", "apps/mine",
      ])
    #expect(
      configuration.rules.map(\.isOn) == [false, true, true, true, true])
  }

  @Test("has a part of a configuration's own parameters filled with their defaults")
  func parts() throws {
    let configuration = try load(
      "version: 1\nparameters: { a: { default: Core } }\ntags: { t: \"${a}\" }\nrules: {}")
    #expect(configuration.tags["t"]?.text == "Core")
  }

  @Test(
    "has every mistake told where it stands",
    arguments: [
      (
        "{ preset: base.yml }",
        ["archcheck.yml:2:20: The preset `base` needs its parameter `low`; write `with: {low: …}`."]
      ),
      (
        "{ preset: base.yml, with: { low: \"typ:A\", hgh: B } }",
        [
          "archcheck.yml:2:43: `typ:` is not a selector prefix. Did you mean `type`? The value "
            + "comes from parameter `low` of `base`.",
          "archcheck.yml:2:52: The preset `base` has no parameter `hgh`. Did you mean `high`?",
        ]
      ),
      ("{ preset: gone.yml }", ["archcheck.yml:2:20: `gone.yml` cannot be read: no such file."]),
      (
        "{ preset: ../base.yml }",
        [
          "archcheck.yml:2:20: `../base.yml` is outside the project; extend a file below its root, "
            + "by a path relative to this one."
        ]
      ),
      (
        "{ preset: circle.yml }",
        [
          "circle.yml:2:20: The files extend each other: `archcheck.yml` → `circle.yml` → "
            + "`circle.yml`. Remove one `extends`."
        ]
      ),
      (
        "{ preset: wrong.yml }",
        [
          "wrong.yml:2:12: There is no parameter `c`. Write one of `b`.",
          "wrong.yml:3:11: A preset cannot have a `baseline`",
        ]
      ),
      (
        "[{ preset: same/modules.yml }, { preset: modules, with: { features: A } }]",
        [
          "archcheck.yml:2:51: `same/modules.yml` and `modules` are both named `modules`, so their "
            + "rules would have the same ids. Give one of your files another `name:`."
        ]
      ),
      (
        "{ preset: my rules.yml }",
        [
          "archcheck.yml:2:20: `my rules` cannot be the name of a preset, because rule ids begin "
            + "with it. Add a `name:` of letters, digits, `-`, `_` and `.` to `my rules.yml`."
        ]
      ),
      ("{ preset: named.yml }", []),
    ])
  func mistakes(extends: String, told: [String]) {
    let files = [
      "base.yml": base,
      "circle.yml": "version: 1\nextends: { preset: ./circle.yml }",
      "wrong.yml":
        "version: 1\ntags: { t: \"${b}${c}\" }\nbaseline: x.yml\nparameters: { b: { default: A } }",
      "same/modules.yml": "version: 1\nrules: {}",
      "my rules.yml": "version: 1\nrules: {}",
      "named.yml": "version: 1\nname: my-rules\nrules: {}",
    ]
    do throws(ConfigurationErrors) {
      _ = try load("version: 1\nextends: \(extends)\nrules: {}", files: files)
      #expect(told == [])
    } catch {
      let lines = error.issues.map { issue in
        "\(issue.location.path):\(issue.location.line):\(issue.location.column): \(issue.message)"
      }
      #expect(lines.count == told.count, "\(lines)")
      for (line, start) in zip(lines, told) { #expect(line.hasPrefix(start), "\(line)") }
    }
  }
}

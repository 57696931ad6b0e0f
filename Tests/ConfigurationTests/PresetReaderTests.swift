import Configuration
import SourceText
import Testing

@Suite("What a preset's file says of itself")
struct PresetReaderTests {
  @Test("is read beside the configuration that it is, in any order")
  func everything() throws {
    let preset = try PresetFile(
      name: "small",
      text: """
        rules: { low: { acyclic: "${of}" } }
        signs: [{ folder: "Modules/*", weight: 3 }, { import: UIKit }]
        parameters:
          of: { meaning: What it is about., default: [A, "B*"], choices: [A, "B*"] }
        documentation: |
          # Why
        summary: Small.
        version: 1
        """
    ).preset()
    #expect(preset.name == "small" && preset.summary == "Small." && preset.documentation == "# Why")
    #expect(preset.parameters.map(\.name) == ["of"])
    #expect(preset.parameters[0].meaning == "What it is about.")
    #expect(preset.parameters[0].defaultValue?.flowText == "[A, \"B*\"]")
    #expect(preset.parameters[0].choices == ["A", "B*"])
    #expect(preset.signs.map(\.phrase) == ["a folder `Modules/*`", "an import of `UIKit`"])
    #expect(preset.signs.map(\.weight) == [3, 1])
    #expect(preset.configuration.pairs?.map(\.key) == ["rules", "version"])
  }

  @Test("may be nothing, or a name of its own")
  func little() throws {
    let preset = try PresetFile(name: "small", text: "version: 1\nname: tiny\n").preset()
    #expect(preset.name == "tiny" && preset.summary.isEmpty && preset.parameters.isEmpty)
  }

  @Test(
    "hears of every mistake, where it stands",
    arguments: [
      ("summary: [A]", "1:10: `summary` takes a string, not a list."),
      ("parameters: [a]", "1:13: `parameters` takes a mapping of names, not a list."),
      (
        "parameters: { \"a b\": { default: x } }\ntags: { t: \"${a b}\" }",
        "1:15: `a b` cannot be the name of a parameter; use letters, digits, `-` and `_`."
      ),
      (
        "parameters: { a: { defualt: x } }\ntags: { t: \"${a}\" }",
        "1:20: `a` has no option `defualt`. Did you mean `default`?"
      ),
      (
        "parameters: { a: { default: ~ } }\ntags: { t: \"${a}\" }",
        "1:29: The default of `a` is missing. Write `\"\"` for an empty string, or remove "
          + "`default` to require a value."
      ),
      (
        "parameters: { a: { default: onoin, choices: [onion, plain] } }\ntags: { t: \"${a}\" }",
        "1:29: The default of `a` is not one of its `choices`. Did you mean `onion`?"
      ),
      (
        "parameters: { layer: }\ntags: { t: \"${layr}\", u: \"${layer}\" }",
        "2:12: There is no parameter `layr`. Did you mean `layer`?"
      ),
      (
        "parameters: { layer: }",
        "1:15: The parameter `layer` is never used: write `${layer}` where its value belongs, or "
          + "remove it."
      ),
      ("signs: A", "1:8: `signs` takes a list, not text."),
      (
        "signs: [{ weight: 2 }]",
        "1:9: A sign needs exactly one of `folder`, `top-folder`, `file`, `module`, `import`, "
          + "`declaration`, `folder-around`, `folder-without`, `folder-of`, `folder-beside`, "
          + "`application-folder`, `module-of`, `module-with`, `adopted-ending`, `demo-ending`, "
          + "`shared-module`, `base-module`, `application`, `partner-of`, `user-of`."
      ),
      (
        "signs: [{ module: A, file: B }]",
        "1:9: A sign needs exactly one of `folder`, `top-folder`, `file`, `module`, `import`, "
          + "`declaration`, `folder-around`, `folder-without`, `folder-of`, `folder-beside`, "
          + "`application-folder`, `module-of`, `module-with`, `adopted-ending`, `demo-ending`, "
          + "`shared-module`, `base-module`, `application`, `partner-of`, `user-of`."
      ),
      (
        "signs: [{ modul: A, file: B }]",
        "1:11: `signs` has no option `modul`. Did you mean `module`?"
      ),
    ])
  func mistakes(text: String, told: String) {
    #expect(issues(text) == ["preset:small:\(told)"])
  }

  @Test("reports all mistakes at once")
  func allAtOnce() {
    #expect(
      issues("summary: []\nparameters: []\nsigns: {}\n").map { $0.split(separator: " ")[1] }
        == ["`summary`", "`parameters`", "`signs`"])
  }

  @Test("may hold `${name}` for itself where it has no parameters")
  func noParameters() {
    #expect(issues("tags: { t: \"${SRCROOT}\" }") == [])
  }

  private func issues(_ text: String) -> [String] {
    do throws(ConfigurationErrors) {
      _ = try PresetFile(name: "small", text: text).preset()
      return []
    } catch {
      return error.issues.map { issue in
        "\(issue.location.path):\(issue.location.line):\(issue.location.column): \(issue.message)"
      }
    }
  }
}

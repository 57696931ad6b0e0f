import Configuration
import RuleLanguage
import SourceText
import Testing

@Suite("Ids of rules")
struct RuleIDTests {
  private let known = ["bitrise-modules/layers", "recommended/module-cycles", "base/low", "mine"]

  @Test(
    "that no rule has are told what they may mean",
    arguments: [
      ("bc-layers", "It is now called `bitrise-modules/layers`."),
      ("module-cycles", "It is now called `recommended/module-cycles`."),
      ("bitrise-module/layers", "Did you mean `bitrise-modules/layers`?"),
      ("low", "Did you mean `base/low`?"), ("lows", "Did you mean `base/low`?"),
      ("mien", "Did you mean `mine`?"), ("something-else", nil),
    ])
  func advice(id: String, told: String?) {
    #expect(ruleAdvice(for: id, in: known) == told)
  }

  @Test("of former times are known by the preset's former prefix alone")
  func former() {
    #expect(presentRuleID(ofFormer: "bc-layers", in: known) == "bitrise-modules/layers")
    #expect(presentRuleID(ofFormer: "rx-layers", in: known) == nil)
    #expect(presentRuleID(ofFormer: "base-low", in: known) == nil)
    #expect(presentRuleID(ofFormer: "layers", in: known) == nil)
  }

  @Test("of a preset's rules that were other ones are mistakes, also with a body of their own")
  func formerBody() {
    let recommended = PresetFile(
      name: "recommended", text: "version: 1\nrules: { module-cycles: { acyclic: \"*\" } }")
    #expect(throws: ConfigurationErrors.self) {
      try loadConfiguration(
        text: "version: 1\nextends: recommended\nrules: { module-cycles: { acyclic: A } }",
        path: "archcheck.yml", knownKinds: Kinds.all, presets: [recommended], readFile: { _ in "" })
    }
  }

  @Test("of former times in a baseline are mistakes with the present one")
  func baseline() {
    do throws(ConfigurationErrors) {
      _ = try readBaseline(
        """
        version: 1
        findings:
          - { rule: bc-layers, defect: forbidden-dependency, from: A, to: B }
          - { rule: gone, defect: forbidden-dependency, from: A, to: B }
        """, path: "b.yml", rules: known, defects: ["forbidden-dependency"])
      Issue.record("no mistake was told")
    } catch {
      #expect(
        error.issues.map(\.message) == [
          "The rule `bc-layers` is now called `bitrise-modules/layers`."
        ])
      #expect(error.issues.first?.location.line == 3)
    }
  }
}

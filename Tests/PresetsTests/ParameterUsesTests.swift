import Configuration
import Presets
import Testing

@Suite("The parameters that rules depend on")
struct ParameterUsesTests {
  private let uses: ParameterUses

  init() throws {
    let preset = try PresetFile(
      name: "p",
      text: """
        version: 1
        parameters:
          core: { meaning: The core., default: Core }
          suffix: { meaning: A suffix., default: View }
          app: { meaning: The app., default: App }
        tags:
          views: { any: "type:*${suffix}", not: "tag:core" }
          core: "${core}"
        rules:
          a: { forbid: { from: "tag:views", to: "${app}" } }
          b: { forbid: { from: "tag:core", to: "${app}" } }
          c: { forbid: { from: "*", to: "${app}" } }
        """
    ).preset()
    uses = ParameterUses(preset)
  }

  @Test("are those in them and in the tags that they lead to")
  func throughTags() {
    #expect(uses.parameters(onlyOf: ["p/a", "p/b", "p/c"]) == ["app", "core", "suffix"])
    #expect(uses.parameters(onlyOf: ["p/a", "p/b"]) == ["core", "suffix"])
  }

  @Test("are none that another rule needs too")
  func shared() {
    #expect(uses.parameters(onlyOf: ["p/a"]) == ["suffix"])
    #expect(uses.parameters(onlyOf: ["p/b"]).isEmpty)
    #expect(uses.parameters(onlyOf: []).isEmpty)
  }
}

import Configuration
import DependencyModel
import RuleLanguage
import SourceText
import Testing
import YAMLText

@Suite("What is made from the lists of fields")
struct ConfigurationSchemaTests {
  @Test("the schema is valid JSON, the same at every run, and knows every kind and option")
  func schema() throws {
    let text = configurationSchema(kinds: Kinds.all, presets: Kinds.presets.map(\.name))
    #expect(text == configurationSchema(kinds: Kinds.all, presets: Kinds.presets.map(\.name)))
    let root = try #require(try parseYAML(text, path: "schema.json"))
    #expect(root["$schema"]?.text == "https://json-schema.org/draft/2020-12/schema")
    let rule = try #require(root["$defs"]?["rule"]?["anyOf"]?.elements?.last)
    let keys = rule["properties"]?.pairs?.map(\.key)
    #expect(
      keys == [
        "forbid", "layers", "acyclic", "metric", "because", "fix", "severity", "except", "roles",
        "confidence", "may-be-empty",
      ])
    let forbid = rule["properties"]?["forbid"]?["allOf"]?.elements?.first
    #expect(forbid?["required"]?.elements?.compactMap(\.text) == ["from", "to"])
    #expect(forbid?["properties"]?["through"]?["default"]?.text == "direct")
    #expect(forbid?["additionalProperties"]?.boolean == false)
    let maximum = rule["properties"]?["metric"]?["allOf"]?.elements?.first?["properties"]?["max"]
    #expect(maximum?["maximum"]?.text == "1")
  }

  @Test("a selector may be an empty list where nothing is its default, and in a tag")
  func emptySelectors() throws {
    let kind = RuleKindDescription(
      name: "allow", summary: "Allow.",
      fields: [
        .required("from", .selector, "Who."), .defaulted("to", .selector, "[]", "What."),
      ])
    let text = configurationSchema(kinds: [kind], presets: [])
    let root = try #require(try parseYAML(text, path: "schema.json"))
    let rule = try #require(root["$defs"]?["rule"]?["anyOf"]?.elements?.last)
    let options = rule["properties"]?["allow"]?["allOf"]?.elements?.first?["properties"]
    #expect(options?["from"]?["$ref"]?.text == "#/$defs/selector")
    #expect(options?["to"]?["anyOf"]?.elements?.last?["maxItems"]?.text == "0")
    let tag = root["properties"]?["tags"]?["additionalProperties"]
    #expect(tag?["anyOf"]?.elements?.last?["maxItems"]?.text == "0")
  }

  @Test("the table names every option, nested ones with their owner")
  func table() {
    #expect(
      optionsTable(Kinds.layers.fields) == """
        | option | value | default | meaning |
        |---|---|---|---|
        | `order` | a list, each element a mapping with `of`, `name`, or a selector | *required* | From the highest layer to the lowest. |
        | `order[].of` | a selector | *required* | The layer. |
        | `order[].name` | a string | – | Its name. |
        | `strict` | `true` or `false` | `false` | Whether layers may be skipped. |

        """)
  }
}

@Suite("Reading options")
struct OptionsReaderTests {
  private let fields: [OptionField] = [
    .required("of", .selector, "Of."), .optional("count", .integer(minimum: 1), "Count."),
    .defaulted("level", .choice(of: Granularity.self), "module", "Level."),
    .defaulted("share", .number(minimum: 0, maximum: 1), "0.5", "Share."),
    .defaulted("on", .boolean, "true", "On."), .optional("files", .patterns(.path), "Files."),
    .optional(
      "parts", .list(.either([.object([.required("a", .text, "A.")]), .selector])), "Parts."),
  ]

  private func reader(_ text: String, _ issues: ConfigurationIssues) throws -> OptionsReader {
    let node = try #require(try parseYAML(text, path: "o.yml"))
    return OptionsReader(node, fields: fields, name: "kind", issues: issues)
  }

  @Test("accessors return what is written, else the default")
  func values() throws {
    let issues = ConfigurationIssues()
    let options = try reader("{of: A, files: [x/**, y], parts: [{a: b}, C]}", issues)
    #expect(issues.isEmpty)
    #expect(options.selector("of").text == "A")
    #expect(options.optionalInteger("count") == nil)
    #expect(options.choice("level", as: Granularity.self) == .module)
    #expect(options.optionalNumber("share") == 0.5)
    #expect(options.boolean("on"))
    #expect(options.patterns("files").map(\.text) == ["x/**", "y"])
    let parts = options.nodes("parts")
    #expect(options.reader(of: parts[0], name: "parts")?.text("a") == "b")
    #expect(options.reader(of: parts[1], name: "parts") == nil)
    #expect(options.objects("parts").count == 1)
    #expect(options.location(of: "files") == SourceLocation(path: "o.yml", line: 1, column: 16))
  }

  @Test("every mistake is reported, and accessors stay harmless")
  func mistakes() throws {
    let issues = ConfigurationIssues()
    let options = try reader(
      "{count: 0, level: modul, share: .nan, on: \"true\", files: [[], '{'], parts: [{b: 1}]}",
      issues)
    #expect(
      issues.issues.map { "\($0.location.column): \($0.message)" } == [
        "9: `count` takes a whole number of 1 or more, not `0`.",
        "19: `modul` is not a value of `level`. Did you mean `module`?",
        "33: `share` takes a number from 0 to 1, not `.nan`.",
        "43: `on` takes `true` or `false`, not `\"true\"`.",
        "59: `files` takes a pattern or a list of patterns, not a list.",
        "63: `{` is not a pattern: `{` needs a closing `}`; write `\\{` for the character itself.",
        "78: `b` is not a key of a selector. Write one of `any`, `all`, `not`.",
        "1: `kind` needs the option `of`: a selector.",
      ])
    #expect(options.selector("of").leaves.isEmpty)
    #expect(options.choice("level", as: Granularity.self) == .type)
  }
}

import RuleLanguage

/// The JSON Schema (draft 2020-12) of `archcheck.yml`, made from the same fields that check it.
///
/// What a schema cannot express (tags, captures, one kind a rule, inherited rules) only archcheck
/// tells.
///
/// - Parameters:
///   - kinds: the rule kinds.
///   - presets: the names of presets, for the completion of `extends`.
/// - Returns: JSON text with a line end; the same arguments make the same bytes.
package func configurationSchema(kinds: [RuleKindDescription], presets: [String] = []) -> String {
  let schema = JSONValue.members([
    "$schema": .text("https://json-schema.org/draft/2020-12/schema"),
    "title": .text("archcheck.yml"),
    "type": .text("object"),
    "required": .texts(["version"]),
    "properties": .object(
      (ConfigurationFields.sections + ConfigurationFields.presetSections).map { section in
        var members = [JSONMember(key: "description", value: .text(section.meaning))]
        if case .object(let own) = sectionSchema(section.name, presets: presets) { members += own }
        return JSONMember(key: section.name, value: .object(members))
      }),
    "additionalProperties": .boolean(false),
    "$defs": definitions(kinds: kinds),
  ])
  return schema.text() + "\n"
}

private func sectionSchema(_ name: String, presets: [String]) -> JSONValue {
  func map(of value: JSONValue) -> JSONValue {
    .members(["type": .text("object"), "additionalProperties": value])
  }
  switch name {
  case "version": return .members(["const": .number(1)])
  case "baseline": return .members(["type": .text("string"), "minLength": .number(1)])
  case "sources": return ConfigurationFields.sources.schema
  case "components": return map(of: ConfigurationFields.component.schema)
  case "modules":
    return map(
      of: .members([
        "anyOf": .array([OptionType.patterns(.path).schema, ConfigurationFields.module.schema])
      ]))
  case "tags":
    // A tag may be empty: presets have some that only their parameters fill.
    let nothing = JSONValue.members(["type": .text("array"), "maxItems": .number(0)])
    return map(of: .members(["anyOf": .array([OptionType.selector.schema, nothing])]))
  case "rules": return map(of: .members(["$ref": .text("#/$defs/rule")]))
  case "name", "summary", "documentation": return OptionType.text.schema
  case "parameters": return map(of: ConfigurationFields.parameter.schema)
  case "signs":
    return .members(["type": .text("array"), "items": ConfigurationFields.sign.schema])
  default:
    let word = JSONValue.members([
      "type": .text("string"), "examples": .texts(presets),
    ])
    let entry = JSONValue.members([
      "anyOf": .array([word, ConfigurationFields.extends.schema])
    ])
    return .members([
      "anyOf": .array([entry, .members(["type": .text("array"), "items": entry])])
    ])
  }
}

private func definitions(kinds: [RuleKindDescription]) -> JSONValue {
  let selector = JSONValue.members(["$ref": .text("#/$defs/selector")])
  let parts = ["any", "all", "not"].map { JSONMember(key: $0, value: selector) }
  var members = kinds.map { kind in
    var value = kind.fields.schema
    if let shorthand = kind.fields.first(where: { $0.name == kind.shorthand }) {
      value = .members(["anyOf": .array([value, shorthand.type.schema])])
    }
    return JSONMember(
      key: kind.name,
      value: .members(["description": .text(kind.summary), "allOf": .array([value])]))
  }
  members += ConfigurationFields.rule.map(\.schemaMember)
  return .members([
    "pattern": .members(["type": .text("string"), "minLength": .number(1)]),
    "selector": .members([
      "anyOf": .array([
        .members(["type": .text("string"), "minLength": .number(1)]),
        .members(["type": .text("array"), "items": selector, "minItems": .number(1)]),
        .members([
          "type": .text("object"), "properties": .object(parts), "minProperties": .number(1),
          "additionalProperties": .boolean(false),
        ]),
      ])
    ]),
    "rule": .members([
      "anyOf": .array([
        .members(["enum": .array([.text("off"), .boolean(false)])]),
        .members([
          "type": .text("object"), "properties": .object(members),
          "additionalProperties": .boolean(false),
        ]),
      ])
    ]),
  ])
}

import JSONText
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
  let schema: JSONValue = [
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "archcheck.yml",
    "type": "object",
    "required": ["version"],
    "properties": .object(
      (ConfigurationFields.sections + ConfigurationFields.presetSections).map { section in
        var members = [
          JSONValue.Member(key: "description", value: .string(section.meaning))
        ]
        if case .object(let own) = sectionSchema(section.name, presets: presets) { members += own }
        return JSONValue.Member(key: section.name, value: .object(members))
      }),
    "additionalProperties": false,
    "$defs": definitions(kinds: kinds),
  ]
  return schema.text(.tree)
}

private func sectionSchema(_ name: String, presets: [String]) -> JSONValue {
  func map(of value: JSONValue) -> JSONValue {
    ["type": "object", "additionalProperties": value]
  }
  switch name {
  case "version": return ["const": 1]
  case "baseline": return ["type": "string", "minLength": 1]
  case "sources": return ConfigurationFields.sources.schema
  case "components": return map(of: ConfigurationFields.component.schema)
  case "modules":
    let module: JSONValue = [
      "anyOf": [OptionType.patterns(.path).schema, ConfigurationFields.module.schema]
    ]
    let replace: JSONValue = ["anyOf": [["type": "boolean"], module]]
    return [
      "type": "object", "properties": ["replace": replace], "additionalProperties": module,
    ]
  case "frameworks":
    return map(of: ["anyOf": [OptionType.texts.schema, ConfigurationFields.framework.schema]])
  case "tags":
    // A tag may be empty: presets have some that only their parameters fill.
    let selector = OptionType.selector.schema
    let nothing: JSONValue = ["type": "array", "maxItems": 0]
    let titled: JSONValue = [
      "type": "object", "required": ["title"], "additionalProperties": false,
      "properties": [
        "title": OptionType.text.schema, "any": ["anyOf": [selector, nothing]],
        "all": selector, "not": selector,
      ],
    ]
    return map(of: ["anyOf": [selector, titled, nothing]])
  case "rules": return map(of: ["$ref": "#/$defs/rule"])
  case "name", "summary", "documentation", "picture": return OptionType.text.schema
  case "parameters": return map(of: ConfigurationFields.parameter.schema)
  case "scope": return OptionType.choice(of: Preset.Scope.self).schema
  case "signs": return ["type": "array", "items": ConfigurationFields.sign.schema]
  default:
    let word: JSONValue = ["type": "string", "examples": .strings(presets)]
    let entry: JSONValue = ["anyOf": [word, ConfigurationFields.extends.schema]]
    return ["anyOf": [entry, ["type": "array", "items": entry]]]
  }
}

private func definitions(kinds: [RuleKindDescription]) -> JSONValue {
  let selector: JSONValue = ["$ref": "#/$defs/selector"]
  var members = kinds.map { kind in
    var value = kind.fields.schema
    if let shorthand = kind.fields.first(where: { $0.name == kind.shorthand }) {
      value = ["anyOf": [value, shorthand.type.schema]]
    }
    return JSONValue.Member(
      key: kind.name, value: ["description": .string(kind.summary), "allOf": [value]])
  }
  members += ConfigurationFields.rule.map(\.schemaMember)
  return [
    "pattern": ["type": "string", "minLength": 1],
    "selector": [
      "anyOf": [
        ["type": "string", "minLength": 1],
        ["type": "array", "items": selector, "minItems": 1],
        [
          "type": "object", "properties": ["any": selector, "all": selector, "not": selector],
          "minProperties": 1, "additionalProperties": false,
        ],
      ]
    ],
    "rule": [
      "anyOf": [
        ["enum": ["off", false]],
        ["type": "object", "properties": .object(members), "additionalProperties": false],
      ]
    ],
  ]
}

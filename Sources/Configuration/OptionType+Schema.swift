import JSONText
import RuleLanguage
import SourceText

extension OptionType {
  /// The JSON Schema of the values of the type.
  var schema: JSONValue {
    switch self {
    case .any: [:]
    case .text: ["type": "string", "minLength": 1]
    case .integer(let minimum, let maximum):
      bounded("integer", minimum.map(Double.init), maximum.map(Double.init))
    case .number(let minimum, let maximum): bounded("number", minimum, maximum)
    case .boolean: ["type": "boolean"]
    case .choice(let words): choice(words)
    case .choices(let words): oneOrMany(choice(words))
    case .texts: oneOrMany(OptionType.text.schema)
    case .pattern: reference("pattern")
    case .patterns: oneOrMany(reference("pattern"))
    case .selector: reference("selector")
    case .list(let element): ["type": "array", "items": element.schema]
    case .object(let fields): fields.schema
    case .map(let element): ["type": "object", "additionalProperties": element.schema]
    case .either(let types): ["anyOf": .array(types.map(\.schema))]
    }
  }

  /// The JSON Schema of a default as it is written in YAML.
  func json(of text: String) -> JSONValue {
    if text == "[]" { return [] }
    let node = ConfigNode(.scalar(text, isQuoted: false), location: SourceLocation(path: ""))
    switch self {
    case .boolean: return node.boolean.map { .bool($0) } ?? .string(text)
    case .integer, .number: return node.number.map(decimal) ?? .string(text)
    default: return .string(text)
    }
  }

  private func bounded(_ type: String, _ minimum: Double?, _ maximum: Double?) -> JSONValue {
    var members = [JSONValue.Member(key: "type", value: .string(type))]
    if let minimum { members.append(.init(key: "minimum", value: decimal(minimum))) }
    if let maximum { members.append(.init(key: "maximum", value: decimal(maximum))) }
    return .object(members)
  }

  /// A number as people write it: whole ones without a fraction.
  private func decimal(_ value: Double) -> JSONValue {
    Int(exactly: value).map { .integer($0) } ?? .number(value)
  }

  /// A closed list of words; `off` also as the `false` that YAML 1.1 readers make of it.
  private func choice(_ words: [String]) -> JSONValue {
    let values = words.map { JSONValue.string($0) }
    return ["enum": .array(words.contains("off") ? values + [false] : values)]
  }

  private func oneOrMany(_ element: JSONValue) -> JSONValue {
    ["anyOf": [element, ["type": "array", "items": element]]]
  }

  private func reference(_ name: String) -> JSONValue { ["$ref": .string("#/$defs/\(name)")] }
}

extension [OptionField] {
  /// The JSON Schema of a mapping with these options.
  var schema: JSONValue {
    var members: [JSONValue.Member] = [.init(key: "type", value: "object")]
    let required = filter { $0.presence == .required }.map(\.name)
    if !required.isEmpty { members.append(.init(key: "required", value: .strings(required))) }
    members.append(.init(key: "properties", value: .object(map(\.schemaMember))))
    members.append(.init(key: "additionalProperties", value: false))
    return .object(members)
  }
}

extension OptionField {
  /// The JSON Schema of its values: a selector may be an empty list where nothing is its default.
  private var schema: JSONValue {
    guard type == .selector, mayBeEmpty else { return type.schema }
    return ["anyOf": [type.schema, ["type": "array", "maxItems": 0]]]
  }

  /// The option as a property of a JSON Schema, with its meaning and default.
  var schemaMember: JSONValue.Member {
    var members = [JSONValue.Member(key: "description", value: .string(meaning))]
    if let defaultText {
      members.append(.init(key: "default", value: type.json(of: defaultText)))
    }
    if case .object(let own) = schema { members += own }
    return JSONValue.Member(key: name, value: .object(members))
  }
}

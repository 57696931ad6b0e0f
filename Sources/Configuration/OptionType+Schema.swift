import RuleLanguage
import SourceText

extension OptionType {
  /// The JSON Schema of the values of the type.
  var schema: JSONValue {
    switch self {
    case .any: .members([:])
    case .text: .members(["type": .text("string"), "minLength": .number(1)])
    case .integer(let minimum, let maximum):
      bounded("integer", minimum.map(Double.init), maximum.map(Double.init))
    case .number(let minimum, let maximum): bounded("number", minimum, maximum)
    case .boolean: .members(["type": .text("boolean")])
    case .choice(let words): choice(words)
    case .choices(let words): oneOrMany(choice(words))
    case .texts: oneOrMany(OptionType.text.schema)
    case .pattern: reference("pattern")
    case .patterns: oneOrMany(reference("pattern"))
    case .selector: reference("selector")
    case .list(let element):
      .members(["type": .text("array"), "items": element.schema])
    case .object(let fields): fields.schema
    case .map(let element):
      .members(["type": .text("object"), "additionalProperties": element.schema])
    case .either(let types): .members(["anyOf": .array(types.map(\.schema))])
    }
  }

  /// The JSON Schema of a default as it is written in YAML.
  func json(of text: String) -> JSONValue {
    if text == "[]" { return .array([]) }
    let node = ConfigNode(.scalar(text, isQuoted: false), location: SourceLocation(path: ""))
    switch self {
    case .boolean: return node.boolean.map { .boolean($0) } ?? .text(text)
    case .integer, .number: return node.number.map { .number($0) } ?? .text(text)
    default: return .text(text)
    }
  }

  private func bounded(_ type: String, _ minimum: Double?, _ maximum: Double?) -> JSONValue {
    var members = [JSONMember(key: "type", value: .text(type))]
    if let minimum { members.append(JSONMember(key: "minimum", value: .number(minimum))) }
    if let maximum { members.append(JSONMember(key: "maximum", value: .number(maximum))) }
    return .object(members)
  }

  /// A closed list of words; `off` also as the `false` that YAML 1.1 readers make of it.
  private func choice(_ words: [String]) -> JSONValue {
    let values = words.map { JSONValue.text($0) }
    return .members(["enum": .array(words.contains("off") ? values + [.boolean(false)] : values)])
  }

  private func oneOrMany(_ element: JSONValue) -> JSONValue {
    .members([
      "anyOf": .array([element, .members(["type": .text("array"), "items": element])])
    ])
  }

  private func reference(_ name: String) -> JSONValue {
    .members(["$ref": .text("#/$defs/\(name)")])
  }
}

extension [OptionField] {
  /// The JSON Schema of a mapping with these options.
  var schema: JSONValue {
    var members = [JSONMember(key: "type", value: .text("object"))]
    let required = filter { $0.presence == .required }.map(\.name)
    if !required.isEmpty { members.append(JSONMember(key: "required", value: .texts(required))) }
    members.append(JSONMember(key: "properties", value: .object(map(\.schemaMember))))
    members.append(JSONMember(key: "additionalProperties", value: .boolean(false)))
    return .object(members)
  }
}

extension OptionField {
  /// The JSON Schema of its values: a selector may be an empty list where nothing is its default.
  private var schema: JSONValue {
    guard type == .selector, mayBeEmpty else { return type.schema }
    let nothing = JSONValue.members(["type": .text("array"), "maxItems": .number(0)])
    return .members(["anyOf": .array([type.schema, nothing])])
  }

  /// The option as a property of a JSON Schema, with its meaning and default.
  var schemaMember: JSONMember {
    var members = [JSONMember(key: "description", value: .text(meaning))]
    if let defaultText {
      members.append(JSONMember(key: "default", value: type.json(of: defaultText)))
    }
    if case .object(let own) = schema { members += own }
    return JSONMember(key: name, value: .object(members))
  }
}

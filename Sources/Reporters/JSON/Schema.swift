import JSONText

/// Building blocks of JSON Schemas (draft 2020-12).
enum Schema {
  /// An object that has exactly these properties, and may have the optional ones.
  static func object(
    _ properties: KeyValuePairs<String, JSONValue>, optional: KeyValuePairs<String, JSONValue> = [:]
  ) -> JSONValue {
    let all = Array(properties) + Array(optional)
    return [
      "type": "object",
      "properties": .object(all.map { .init(key: $0.key, value: $0.value) }),
      "required": .strings(properties.map(\.key)),
      "additionalProperties": false,
    ]
  }

  /// Any string.
  static func string(_ description: String) -> JSONValue {
    ["type": "string", "description": .string(description)]
  }

  /// One of a closed list of strings.
  static func oneOf(_ names: [String]) -> JSONValue { ["enum": .strings(names)] }

  /// The member of what stands under `#if`.
  static let condition: KeyValuePairs<String, JSONValue> = [
    "condition": string("The condition of #if under which it is there; absent when it always is.")
  ]

  /// An integer of at least `minimum`.
  static func integer(_ description: String, minimum: Int = 0) -> JSONValue {
    ["type": "integer", "minimum": .integer(minimum), "description": .string(description)]
  }

  /// A number within bounds, or null where it is undefined.
  static func optionalNumber(_ description: String, _ bounds: ClosedRange<Int>) -> JSONValue {
    [
      "type": ["number", "null"], "minimum": .integer(bounds.lowerBound),
      "maximum": .integer(bounds.upperBound), "description": .string(description),
    ]
  }

  /// A string, or null.
  static func optionalString(_ description: String) -> JSONValue {
    ["type": ["string", "null"], "description": .string(description)]
  }

  /// A truth value.
  static func bool(_ description: String) -> JSONValue {
    ["type": "boolean", "description": .string(description)]
  }

  /// An array.
  static func list(of items: JSONValue, _ description: String? = nil) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init(key: "type", value: "array"), .init(key: "items", value: items),
    ]
    if let description { members.append(.init(key: "description", value: .string(description))) }
    return .object(members)
  }

  /// An array of strings.
  static func strings(_ description: String) -> JSONValue {
    list(of: ["type": "string"], description)
  }

  /// What `$defs` holds under a name.
  static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/$defs/\(name)")] }

  /// What `$defs` holds under a name, or null.
  static func optionalReference(_ name: String) -> JSONValue {
    ["anyOf": [reference(name), ["type": "null"]]]
  }
}

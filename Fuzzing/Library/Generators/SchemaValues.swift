import ArchTestSupport
import JSONText

/// Draws values that a JSON Schema allows, such as configurations of every rule kind.
package struct SchemaValues {
  private let root: JSONValue
  private let words: [String]

  /// Takes a schema, and words for the strings that it leaves open.
  package init(schema: JSONValue, words: [String]) {
    root = schema
    self.words = words
  }

  /// A value that fits the schema, as far as the schema's keywords are known here.
  package func value(_ draw: inout Draw) -> JSONValue { value(of: root, depth: 9, &draw) }

  private func value(of schema: JSONValue, depth: Int, _ draw: inout Draw) -> JSONValue {
    if let reference = schema["$ref"]?.textValue {
      let name = String(reference.dropFirst("#/$defs/".count))
      return value(of: root["$defs"]?[name] ?? .null, depth: depth - 1, &draw)
    }
    if let constant = schema["const"] { return constant }
    if let choice = draw.element(of: schema["enum"]?.elements ?? []) { return choice }
    for keyword in ["anyOf", "allOf"] {
      let choices = schema[keyword]?.elements ?? []
      // The first alternative is the simplest: taken where there is no depth left.
      let chosen = depth > 0 ? draw.element(of: choices) : choices.first
      if let chosen { return value(of: chosen, depth: depth, &draw) }
    }
    switch schema["type"]?.textValue {
    case "string": return .string(text(of: schema, &draw))
    case "integer": return .integer(number(of: schema, &draw))
    case "number": return draw.percent(50) ? .integer(number(of: schema, &draw)) : .number(0.5)
    case "boolean": return .bool(draw.percent(50))
    case "array": return array(of: schema, depth: depth, &draw)
    case "object": return object(of: schema, depth: depth, &draw)
    default: return .string(draw.text(of: words))
    }
  }

  private func text(of schema: JSONValue, _ draw: inout Draw) -> String {
    let examples = (schema["examples"]?.elements ?? []).compactMap(\.textValue)
    return draw.percent(70)
      ? draw.element(of: examples) ?? draw.text(of: words) : draw.text(of: words)
  }

  private func number(of schema: JSONValue, _ draw: inout Draw) -> Int {
    let minimum = Int(schema["minimum"]?.double ?? -3)
    let maximum = Int(schema["maximum"]?.double ?? Double(minimum + 12))
    return draw.once(in: 8)
      ? draw.one(minimum, maximum, minimum - 1, Int.max, Int.min)
      : draw.number(in: minimum...max(minimum, maximum))
  }

  private func array(of schema: JSONValue, depth: Int, _ draw: inout Draw) -> JSONValue {
    let minimum = Int(schema["minItems"]?.double ?? 0)
    let maximum = Int(schema["maxItems"]?.double ?? 4)
    guard depth > 0, maximum > 0 else { return [] }
    return .array(
      (0..<draw.number(in: minimum...max(minimum, maximum))).map { _ in
        value(of: schema["items"] ?? .null, depth: depth - 1, &draw)
      })
  }

  private func object(of schema: JSONValue, depth: Int, _ draw: inout Draw) -> JSONValue {
    let properties = schema["properties"]?.members ?? []
    let required = (schema["required"]?.elements ?? []).compactMap(\.textValue)
    let share = properties.count > 8 ? 12 : 35
    var members: [JSONValue.Member] = []
    for property in properties
    where required.contains(property.key) || (depth > 0 && draw.percent(share)) {
      let value = value(of: property.value, depth: depth - 1, &draw)
      members.append(JSONValue.Member(key: property.key, value: value))
    }
    if members.isEmpty, let property = draw.element(of: properties) {
      let value = value(of: property.value, depth: depth - 1, &draw)
      members.append(JSONValue.Member(key: property.key, value: value))
    }
    if let additional = schema["additionalProperties"], additional != false, depth > 0 {
      for _ in 0..<draw.number(in: 1...3) {
        let value = value(of: additional, depth: depth - 1, &draw)
        members.append(JSONValue.Member(key: draw.text(of: words), value: value))
      }
    }
    return .object(members)
  }
}

import Foundation
import JSONText

/// A validator for the part of JSON Schema (draft 2020-12) that archcheck's schemas use. A keyword
/// that it does not know is a mistake, so that nothing is taken for checked that is not.
package struct SchemaValidator {
  private let root: JSONValue

  /// Takes a schema as JSON text.
  package init(schema: String) throws { root = try JSONValue(reading: schema) }

  /// One line for every place where the text breaks the schema.
  package func mistakes(in text: String) throws -> [String] {
    check(try JSONValue(reading: text), root, at: "$")
  }

  private func check(_ value: JSONValue, _ schema: JSONValue, at path: String) -> [String] {
    (schema.members ?? []).flatMap { keyword in
      check(value, keyword: keyword.key, keyword.value, of: schema, at: path)
    }
  }

  private func check(
    _ value: JSONValue, keyword: String, _ argument: JSONValue, of schema: JSONValue,
    at path: String
  ) -> [String] {
    func verify(_ condition: Bool, _ what: String) -> [String] {
      condition ? [] : ["\(path): \(what)"]
    }
    switch keyword {
    case "$schema", "$id", "$defs", "title", "description": return []
    case "type":
      let types = argument.elements ?? [argument]
      return verify(types.contains { value.hasType($0.textValue ?? "") }, "wrong type")
    case "enum": return verify((argument.elements ?? []).contains(value), "not in the list")
    case "const": return verify(argument == value, "not the constant")
    case "minimum": return verify(value.isAt(least: argument), "below the minimum")
    case "maximum": return verify(argument.isAt(least: value), "above the maximum")
    case "pattern": return verify(value.matches(argument.textValue ?? ""), "against the pattern")
    case "$ref": return check(value, definition(argument.textValue ?? ""), at: path)
    case "anyOf":
      let fits = (argument.elements ?? []).contains { check(value, $0, at: path).isEmpty }
      return verify(fits, "fits no alternative")
    case "items":
      return (value.elements ?? []).enumerated().flatMap { index, element in
        check(element, argument, at: "\(path)[\(index)]")
      }
    case "required":
      let missing = (argument.elements ?? []).compactMap(\.textValue).filter { value[$0] == nil }
      return value.members == nil ? [] : verify(missing.isEmpty, "lacks \(missing)")
    case "properties":
      return (value.members ?? []).flatMap { member in
        argument[member.key].map { check(member.value, $0, at: "\(path).\(member.key)") } ?? []
      }
    case "additionalProperties":
      let extra = (value.members ?? []).map(\.key).filter { schema["properties"]?[$0] == nil }
      return verify(argument == .bool(false) && extra.isEmpty, "has \(extra)")
    default: return ["\(path): the validator does not know \(keyword)"]
    }
  }

  private func definition(_ reference: String) -> JSONValue {
    root["$defs"]?[String(reference.dropFirst("#/$defs/".count))] ?? ["enum": []]
  }

  /// Schemas of objects that allow members they do not name.
  package var looseObjects: [String] {
    schemas(in: root).filter { $0["properties"] != nil && $0["additionalProperties"] != false }
      .map { $0.text() }
  }

  /// References without a definition.
  package var danglingReferences: [String] {
    schemas(in: root).compactMap { $0["$ref"]?.textValue }.filter { definition($0) == ["enum": []] }
  }

  /// The keys of all objects and the members of all closed lists but one.
  package func names(outsideOf known: [String]) -> [String] {
    schemas(in: root).flatMap { schema in
      let list = (schema["enum"]?.elements ?? []).compactMap(\.textValue)
      return (schema["properties"]?.members ?? []).map(\.key) + (list == known ? [] : list)
    }
  }

  /// Every object within a value, the value itself first.
  private func schemas(in value: JSONValue) -> [JSONValue] {
    [value] + (value.elements ?? []).flatMap(schemas)
      + (value.members ?? []).flatMap { schemas(in: $0.value) }
  }
}

extension JSONValue {
  fileprivate func hasType(_ name: String) -> Bool {
    switch self {
    case .null: name == "null"
    case .bool: name == "boolean"
    case .integer: name == "integer" || name == "number"
    case .number(let value): name == "number" || (name == "integer" && Int(exactly: value) != nil)
    case .string: name == "string"
    case .list: name == "array"
    case .object: name == "object"
    }
  }

  /// Whether a number is not below another; true when either is none.
  fileprivate func isAt(least bound: JSONValue) -> Bool {
    guard let value = double, let bound = bound.double else { return true }
    return value >= bound
  }

  fileprivate func matches(_ pattern: String) -> Bool {
    guard let text = textValue else { return true }
    return text.range(of: pattern, options: .regularExpression) != nil
  }
}

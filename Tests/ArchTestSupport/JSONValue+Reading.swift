import Foundation
import JSONText
import SourceText

extension JSONValue {
  /// Reads JSON text with Foundation, independently of the code that wrote it; members are sorted
  /// by key.
  package init(reading text: String) throws {
    self = try JSONDecoder().decode(DecodedJSON.self, from: Data(text.utf8)).value
  }

  /// The value of a key, or `nil` when this is no object or has no such key.
  package subscript(key: String) -> JSONValue? { members?.first { $0.key == key }?.value }

  /// The elements of an array, or `nil`.
  package var elements: [JSONValue]? {
    if case .list(let elements) = self { Array(elements) } else { nil }
  }

  /// The members of an object, or `nil`.
  package var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The text of a string, or `nil`.
  package var textValue: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The value of a number, or `nil`.
  package var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The value with the members of all objects in order of key, and whole numbers as integers.
  package var sortedByKey: JSONValue {
    switch self {
    case .list(let elements): .array(elements.map(\.sortedByKey))
    case .object(let members):
      .object(
        members.map { Member(key: $0.key, value: $0.value.sortedByKey) }
          .sorted { $0.key.precedesInBytes($1.key) })
    case .number(let value): Int(exactly: value).map { .integer($0) } ?? self
    case .null, .bool, .integer, .string: self
    }
  }
}

/// Any JSON value. `JSONDecoder` rounds numbers correctly on every platform, `JSONSerialization`
/// does not.
private struct DecodedJSON: Decodable {
  var value: JSONValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .null
    } else if let flag = try? container.decode(Bool.self) {
      value = .bool(flag)
    } else if let number = try? container.decode(Int.self) {
      value = .integer(number)
    } else if let number = try? container.decode(Double.self) {
      value = .number(number)
    } else if let text = try? container.decode(String.self) {
      value = .string(text)
    } else if let elements = try? container.decode([DecodedJSON].self) {
      value = .array(elements.map(\.value))
    } else {
      let members = try container.decode([String: DecodedJSON].self)
      value = .object(
        members.map { JSONValue.Member(key: $0.key, value: $0.value.value) }
          .sorted { $0.key.precedesInBytes($1.key) })
    }
  }
}

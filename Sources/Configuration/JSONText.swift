import RuleLanguage
import SourceText

/// A JSON value whose objects keep the order of their keys, so that the same value is the same
/// bytes.
indirect enum JSONValue: Hashable, Sendable {
  case text(String)
  case number(Double)
  case boolean(Bool)
  case array([JSONValue])
  case object([JSONMember])

  /// An object from keys and values in the order given.
  static func members(_ pairs: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(pairs.map { JSONMember(key: $0.key, value: $0.value) })
  }

  /// An array of texts.
  static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .text($0) }) }

  /// The value as text, indented by two spaces, without a line end.
  func text(indentation: String = "") -> String {
    let inner = indentation + "  "
    switch self {
    case .text(let text): return quotedYAML(text)
    case .number(let value): return decimalText(value)
    case .boolean(let value): return value ? "true" : "false"
    case .array(let values):
      if values.isEmpty { return "[]" }
      let lines = values.map { inner + $0.text(indentation: inner) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indentation)]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map {
        "\(inner)\(quotedYAML($0.key)): \($0.value.text(indentation: inner))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
    }
  }
}

/// A key and its value in a JSON object.
struct JSONMember: Hashable, Sendable {
  var key: String
  var value: JSONValue
}

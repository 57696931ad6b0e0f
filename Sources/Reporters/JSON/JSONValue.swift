/// A JSON value whose objects keep the order of their members.
indirect enum JSONValue: Hashable, Sendable {
  /// A key with its value.
  struct Member: Hashable, Sendable {
    /// The key.
    var key: String
    /// The value.
    var value: JSONValue
  }

  case null
  case bool(Bool)
  case integer(Int)
  /// Written as `null` when not finite.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// The string, or null.
  static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  /// The number, or null.
  static func optional(_ number: Double?) -> JSONValue { number.map { .number($0) } ?? .null }

  /// The integer, or null.
  static func optional(_ number: Int?) -> JSONValue { number.map { .integer($0) } ?? .null }

  /// The object with one more member, unless that has no value.
  func adding(_ key: String, _ text: String?) -> JSONValue {
    guard case .object(let members) = self, let text else { return self }
    return .object(members + [Member(key: key, value: .string(text))])
  }

  /// An array of strings.
  static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A string.
  init(stringLiteral value: String) { self = .string(value) }
  /// An integer.
  init(integerLiteral value: Int) { self = .integer(value) }
  /// A truth value.
  init(booleanLiteral value: Bool) { self = .bool(value) }
  /// An array.
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// An object with its members in the order written.
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }
}

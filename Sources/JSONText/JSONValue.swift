/// A JSON value whose objects keep the order of their members, so that the same value is the same
/// bytes.
package enum JSONValue: Hashable, Sendable {
  /// A key with its value.
  package struct Member: Hashable, Sendable {
    /// The key.
    package var key: String
    /// The value.
    package var value: JSONValue

    /// Makes a member.
    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  case null
  case bool(Bool)
  case integer(Int)
  /// Written as `null` when not finite.
  case number(Double)
  case string(String)
  case list(JSONElements)
  case object([Member])

  /// The string, or null.
  package static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  /// The number, or null.
  package static func optional(_ number: Double?) -> JSONValue {
    number.map { .number($0) } ?? .null
  }

  /// The integer, or null.
  package static func optional(_ number: Int?) -> JSONValue { number.map { .integer($0) } ?? .null }

  /// An array.
  package static func array(_ values: [JSONValue]) -> JSONValue { .list(JSONElements(values)) }

  /// An array of strings.
  package static func strings(_ texts: [String]) -> JSONValue {
    .array(texts.map { .string($0) })
  }

  /// The object with one more member, unless that has no value.
  package func adding(_ key: String, _ text: String?) -> JSONValue {
    guard case .object(let members) = self, let text else { return self }
    return .object(members + [Member(key: key, value: .string(text))])
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A string.
  package init(stringLiteral value: String) { self = .string(value) }
  /// An integer.
  package init(integerLiteral value: Int) { self = .integer(value) }
  /// A truth value.
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  /// An array.
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// An object with its members in the order written.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }
}

/// The elements of an array. Those of a list of a result are made when they are asked for, so that its JSON never
/// stands in memory beside it.
package struct JSONElements: Sendable {
  /// How many there are.
  package let count: Int
  private let element: @Sendable (Int) -> JSONValue

  /// Takes elements that there are.
  package init(_ values: [JSONValue]) {
    count = values.count
    element = { values[$0] }
  }

  /// The JSON of each value of a list. O(1).
  package init<Element: Sendable>(_ list: [Element], _ form: JSONForm<Element>) {
    count = list.count
    element = { form.json(of: list[$0]) }
  }
}

extension JSONElements: RandomAccessCollection {
  /// Zero.
  package var startIndex: Int { 0 }
  /// How many there are.
  package var endIndex: Int { count }
  /// Makes the JSON of an element.
  package subscript(position: Int) -> JSONValue { element(position) }
}

extension JSONElements: Hashable {
  /// Whether two have equal elements. Linear in them.
  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.elementsEqual(rhs) }
  /// Hashes the elements. Linear in them.
  package func hash(into hasher: inout Hasher) {
    for element in self { hasher.combine(element) }
  }
}
